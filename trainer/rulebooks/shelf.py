"""The shelf: the loaded books, by slug, each read once when it is first wanted."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from trainer.rulebooks.loading import load, read_table
from trainer.rulebooks.rulebook import Citation, Rule, Rulebook, RulebookError

BOOKS = Path(__file__).parent / "books"
ORDER = ("polish", "german", "hellenic", "pacific", "tda", "roberts", "wsop-cash", "wsop-tournament")
"""How the books stand on the shelf; a book that is not named here stands after them."""


@cache
def slugs() -> tuple[str, ...]:
    """The slug of every book file, in shelf order."""
    found = {path.stem for path in BOOKS.glob("*.toml")}
    return tuple(slug for slug in ORDER if slug in found) + tuple(sorted(found - set(ORDER)))


@cache
def book(slug: str) -> Rulebook:
    """The book with that slug; KeyError when there is none, RulebookError when its file is broken."""
    return _load(slug, ())


def _load(slug: str, extending: tuple[str, ...]) -> Rulebook:
    if slug not in slugs():
        raise KeyError(slug)
    if slug in extending:
        raise RulebookError(f"{slug}.toml: extends: the books extend one another in a circle")
    path = BOOKS / f"{slug}.toml"
    base = read_table(path).get("extends")
    if base is None:
        return load(path)
    if base not in slugs():
        raise RulebookError(f"{slug}.toml: extends: there is no book {base!r}")
    return load(path, _load(base, (*extending, slug)))


def rule(citation: Citation) -> Rule | None:
    """The rule that is cited, None for a silence; KeyError when the citation leads nowhere."""
    rules = book(citation.book).rules
    return None if citation.rule is None else rules[citation.rule]
