"""The matrix of points by books: what each book answers, from which rule, and where the books part."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from string import ascii_uppercase

from trainer.library.reading import answers, gist
from trainer.rulebooks import shelf
from trainer.rulebooks.loading import POLICIES
from trainer.rulebooks.policies import Policy
from trainer.rulebooks.rulebook import Rule, Rulebook, Status

FIGURES = "figures"
"""The subject of the numbers that books set; every other subject is a module of policies."""


class Show(StrEnum):
    """Which points are looked at."""

    DIFFER = "differ"
    SILENT = "silent"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Number:
    """A number that a book sets, and the rule behind it; its own, or `lent` by its base."""

    value: int
    rule: Rule
    status: Status
    lent: bool


@dataclass(frozen=True, slots=True)
class Cell:
    """A book at a point: `letter` is the same for the same answer, and empty where the book and its base are silent."""

    book: str
    letter: str


@dataclass(frozen=True, slots=True)
class Line:
    """A point (a policy or a figure, by its key) with a cell for each book."""

    point: str
    cells: tuple[Cell, ...]

    @property
    def kinds(self) -> int:
        """How many different answers there are."""
        return len({cell.letter for cell in self.cells if cell.letter})

    @property
    def silent(self) -> int:
        """How many books say nothing, nor do their bases."""
        return sum(not cell.letter for cell in self.cells)

    def is_shown(self, show: Show) -> bool:
        """Whether the line is among those looked at."""
        return {Show.ALL: True, Show.DIFFER: self.kinds > 1, Show.SILENT: self.silent > 0}[show]


@dataclass(frozen=True, slots=True)
class Part:
    """The points of one subject."""

    subject: str
    lines: tuple[Line, ...]


def subject(policy: type[Policy]) -> str:
    """The subject of a policy: `pots`, `showdown`, `deal`."""
    return policy.__module__.rpartition(".")[2]


def subjects() -> list[str]:
    """All subjects in the order of the policies, the figures last."""
    return [*dict.fromkeys(map(subject, POLICIES.values())), FIGURES]


@cache
def figure_names() -> tuple[str, ...]:
    """Every number that some book sets, in the order in which the books name them."""
    return tuple(dict.fromkeys(name for slug in shelf.slugs() for name in shelf.book(slug).figures))


def matrix(slugs: Sequence[str], *, about: str | None = None, show: Show = Show.ALL) -> list[Part]:
    """The points of one subject, or of all, by those books; subjects without a point that is shown are left out."""
    chosen = tuple(slugs)
    parts = [Part(name, tuple(line for line in _lines(chosen, name) if line.is_shown(show))) for name in subjects()]
    return [part for part in parts if part.lines and about in (None, part.subject)]


@cache
def _lines(slugs: tuple[str, ...], about: str) -> tuple[Line, ...]:
    """Every line of a subject; the books do not change while the site runs."""
    books = [shelf.book(slug) for slug in slugs]
    if about == FIGURES:
        return tuple([_figures(books, name) for name in figure_names()])
    return tuple([_answers(books, policy) for policy in POLICIES.values() if subject(policy) == about])


def _answers(books: Iterable[Rulebook], policy: type[Policy]) -> Line:
    said = {book.slug: answers(book, policy) for book in books}
    return _line(policy.key(), {slug: repr(gist(found)) if found else None for slug, found in said.items()})


def _figures(books: Iterable[Rulebook], name: str) -> Line:
    set_ = {book.slug: number(book, name) for book in books}
    return _line(name, {slug: str(found.value) if found else None for slug, found in set_.items()})


def _line(point: str, found: Mapping[str, str | None]) -> Line:
    """The point by book: A for the first answer, B for the next that is another, nothing for a silence."""
    different = [*dict.fromkeys(answer for answer in found.values() if answer is not None)]
    letters = {answer: ascii_uppercase[place] for place, answer in enumerate(different)}
    return Line(point, tuple([Cell(slug, letters[answer] if answer else "") for slug, answer in found.items()]))


def number(book: Rulebook, name: str) -> Number | None:
    """The number that the book or its base sets under that name; None where they are silent.

    A number goes with the policy that its name begins with: a book with its own answer to `buy-in` does not take over
    its base's `buy-in-largest-bets`.
    """
    if name in book.figures:
        value, rule, status = book.figures[name]
        return Number(value, book.rules[rule], status, lent=False)
    if any(name.startswith(f"{policy}-") for policy in book.clauses):
        return None
    lent = number(book.base, name) if book.base else None
    return Number(lent.value, lent.rule, lent.status, lent=True) if lent else None
