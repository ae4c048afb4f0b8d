"""The coverage table: what is in the book, what a ruling rests on, what a family asks, what a case file tests.

It was measured beforehand and lies in `coverage.json`, so that a page costs nothing:

    .venv/bin/python -m tests.coverage            # measure new families and those with a new revision, and all cases
    .venv/bin/python -m tests.coverage --all      # measure everything again
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, TypedDict

from trainer.rulebooks.rulebook import Rule, Rulebook
from trainer.scenarios import catalogue

STORE = Path(__file__).parent / "coverage.json"


class Measured(TypedDict):
    """A family's revision when it was measured, and by book and rule: asked how many times, first at which number."""

    revision: int
    books: dict[str, dict[str, tuple[int, int]]]


class Tested(TypedDict):
    """How many cases name the rule, and the questions whose rulings on the book's cases rest on it."""

    cases: int
    questions: list[str]


class Snapshot(TypedDict):
    """All that was measured: out of how many questions, families by slug, cases by book and rule."""

    questions: int
    families: dict[str, Measured]
    cases: dict[str, dict[str, Tested]]


@dataclass(frozen=True, slots=True)
class Asking:
    """A family that asks a rule: in so many of the questions that were looked at."""

    family: str
    topic: str
    times: int


@dataclass(frozen=True, slots=True)
class Row:
    """What covers a rule: the questions whose rulings rest on it, the families that ask it, cases that name it."""

    rule: Rule
    ruled: tuple[str, ...]
    asked: tuple[Asking, ...]
    cases: int

    @property
    def holes(self) -> tuple[str, ...]:
        """What does not cover it: `ruled`, `asked`, `case`; nothing where all do."""
        covers = {"ruled": self.ruled, "asked": self.asked, "case": self.cases}
        return tuple([name for name, cover in covers.items() if not cover])


@dataclass(frozen=True, slots=True)
class Sum:
    """How many rules a book has, and how many of them are covered in each way and in all."""

    rules: int
    ruled: int
    asked: int
    tested: int
    covered: int


def read() -> Snapshot:
    """What was measured and stored."""
    stored: Snapshot = json.loads(STORE.read_text(encoding="utf-8"))
    return stored


@cache
def _stored() -> Snapshot:
    return read()


def questions() -> int:
    """How many questions of each family were looked at under each book."""
    return _stored()["questions"]


def rows(book: Rulebook, snapshot: Snapshot | None = None) -> tuple[Row, ...]:
    """Every rule of the book in its order, with what covers it; from the stored snapshot unless another is given."""
    known = snapshot or _stored()
    cases = known["cases"].get(book.slug, {})
    asked = _asked(book, known["families"])
    return tuple([_row(rule, cases.get(rule.number), asked.get(rule.number, [])) for rule in book.rules.values()])


def row(book: Rulebook, number: str) -> Row:
    """What covers the book's rule of that number; KeyError when there is none."""
    found = {row.rule.number: row for row in rows(book)}
    return found[number]


def _asked(book: Rulebook, measured: Mapping[str, Measured]) -> dict[str, list[Asking]]:
    """Rule -> the families that ask it, in teaching order; a family that is no more asks nothing."""
    found: dict[str, list[Asking]] = {}
    for slug, family in catalogue.families().items():
        books: Mapping[str, Mapping[str, Any]] = measured[slug]["books"] if slug in measured else {}
        for rule, (times, _) in books.get(book.slug, {}).items():
            found.setdefault(rule, []).append(Asking(slug, family.topic, times))
    return found


def _row(rule: Rule, tested: Tested | None, asked: list[Asking]) -> Row:
    by_cases = tested["questions"] if tested else []
    by_families = [catalogue.family(asking.family).ruling for asking in asked]
    ruled = tuple(sorted({*by_cases, *by_families}))
    return Row(rule, ruled, tuple(asked), tested["cases"] if tested else 0)


def total(table: tuple[Row, ...]) -> Sum:
    """The table's rows counted."""
    return Sum(
        rules=len(table),
        ruled=sum(bool(row.ruled) for row in table),
        asked=sum(bool(row.asked) for row in table),
        tested=sum(bool(row.cases) for row in table),
        covered=sum(not row.holes for row in table),
    )
