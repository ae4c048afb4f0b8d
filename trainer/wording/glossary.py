"""The glossary: what the terms of a card room are called in each language, and whether a translation uses them."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from trainer.wording.languages import NAMES, translator

FILE = Path(__file__).parent / "glossary.toml"


@dataclass(frozen=True, slots=True)
class Term:
    """A term by its English word, `forms` being how English texts spell it; what it means; its words elsewhere.

    `stems` are by language how a text shows that it uses the term; `excused` are by language the English texts that
    may do without it; a `loose` term means too many things in English for a translation to be held to it.
    """

    key: str
    forms: tuple[str, ...]
    means: str
    words: Mapping[str, str]
    stems: Mapping[str, tuple[str, ...]]
    excused: Mapping[str, tuple[str, ...]]
    loose: bool

    def meaning(self, lang: str) -> str:
        """What it means, in the language."""
        return translator(lang).gettext(self.means)

    def is_used(self, text: str, lang: str) -> bool:
        """Whether a text in the language has the term, in any of its inflections."""
        said = plain(text)
        return any(re.search(_followed(stem), said) for stem in self.stems[lang])


@cache
def terms() -> tuple[Term, ...]:
    """Every term, in the order of the file."""
    table = tomllib.loads(FILE.read_text(encoding="utf-8"))
    return tuple([_term(key, entry) for key, entry in table.items()])


def _term(key: str, entry: Mapping[str, Any]) -> Term:
    others = {lang: entry[lang] for lang in NAMES if lang != "en"}
    return Term(
        key=key,
        forms=tuple(entry.get("forms", (entry["en"], f"{entry['en']}s"))),
        means=entry["means"],
        words={"en": entry["en"]} | {lang: other["term"] for lang, other in others.items()},
        stems={lang: tuple(other["stems"]) for lang, other in others.items()},
        excused={lang: tuple(texts) for lang, texts in entry.get("except", {}).items()},
        loose=entry.get("loose", False),
    )


def terms_in(english: str) -> Iterator[Term]:
    """The terms that an English text uses and that a translation is held to; `side pot` is not also `pot`."""
    text = re.sub(r"\{[^}]*\}", "…", english).casefold()
    spelt = sorted(((form, term) for term in terms() for form in term.forms), key=lambda pair: -len(pair[0]))
    found: dict[str, Term] = {}
    for form, term in spelt:
        text, times = re.subn(rf"(?<![\w-]){re.escape(form)}(?![\w-])", "…", text)
        if times and not term.loose:
            found[term.key] = term
    yield from found.values()


def _followed(stem: str) -> str:
    """The pattern of a stem: beginnings of words, one word after the other."""
    return r"\w*[\s-]+".join([re.escape(beginning) for beginning in plain(stem).split()])


def plain(text: str) -> str:
    """Without capitals and accents, which inflection moves about."""
    parted = unicodedata.normalize("NFD", text.casefold())
    return "".join([character for character in parted if not unicodedata.combining(character)])
