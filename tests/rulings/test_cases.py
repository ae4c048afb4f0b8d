"""Every case file under `cases/<book>/` is ruled as it says: each is one moment, written from a rule by hand.

A case names a rule of its book or of the book under it (or `silence`), says in `why` what decides by rule and
arithmetic, and gives the part of the verdict that it is about (`want`), or the place of the error. `cites` names what
some step must rest on, for example `silent = ["polish"]`.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from trainer.poker.cards import Card
from trainer.poker.notation import read
from trainer.poker.ranking import Category
from trainer.poker.situation import SituationError
from trainer.rulebooks import shelf
from trainer.rulebooks.rulebook import Citation, Status
from trainer.rulings.answer import answer
from trainer.rulings.questions import QUESTIONS
from trainer.rulings.ruling import Step

CASES = Path(__file__).parent / "cases"
FEWEST = 150
SILENCE = "silence"
KEYS = {"name", "question", "why", "rule", "document", "want", "cites", "error"}


@dataclass(frozen=True)
class Case:
    """One `[[case]]` of a file."""

    book: str
    file: str
    table: dict[str, Any]

    def __str__(self) -> str:
        name = re.sub(r"[^0-9A-Za-z]+", "-", str(self.table.get("name", "?"))).strip("-").lower()
        return f"{self.book}/{self.file}/{name}"


def found() -> Iterator[Case]:
    """The cases of all files, book by book."""
    for path in sorted(CASES.glob("*/*.toml")):
        for table in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
            yield Case(path.parent.name, path.stem, table)


ALL = list(found())


class Mute:
    """Nothing is said: these tests are about codes."""

    def step(self, step: Step) -> str:
        return ""

    def citation(self, citation: Citation) -> str:
        return ""

    def hand(self, category: Category, cards: tuple[Card, ...]) -> str:
        return ""


def is_part(part: object, whole: object) -> bool:
    """Whether all that `part` says stands in `whole`: of an object the keys given, of a list every item in order."""
    if isinstance(part, dict):
        return isinstance(whole, dict) and all(key in whole and is_part(part[key], whole[key]) for key in part)
    if isinstance(part, list):
        same = isinstance(whole, list) and len(part) == len(whole)
        return same and all(is_part(one, other) for one, other in zip(part, whole, strict=True))
    return part == whole


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_case_is_ruled_as_its_rule_says(case: Case) -> None:
    ask = QUESTIONS[case.table["question"]]
    if "error" in case.table:
        with pytest.raises(SituationError) as fault:
            ask(read(case.table["document"]), shelf.book(case.book))
        assert fault.value.path == case.table["error"]
        return
    ruling = ask(read(case.table["document"]), shelf.book(case.book))
    verdict = answer(ruling, Mute())["verdict"]
    assert is_part(case.table["want"], verdict), f"{case.table['why']}\nwant {case.table['want']}\ngot  {verdict}"
    cited = {citation for step in ruling.steps for citation in step.citations}
    assert wanted_citations(case) <= cited
    if ruling.question == "incident":
        assert case.table["rule"] in {citation.rule or SILENCE for citation in cited}


def wanted_citations(case: Case) -> set[Citation]:
    """`cites = {stated = ["tda 35-A"], reading = [...], silent = ["german"]}`."""
    cites = case.table.get("cites", {})
    firm = {
        Citation(*line.split(" ", 1), status=status)
        for status in (Status.STATED, Status.READING)
        for line in cites.get(status.value, [])
    }
    return firm | {Citation(book, None, Status.SILENT) for book in cites.get("silent", [])}


@pytest.mark.parametrize("case", ALL, ids=str)
def test_a_case_says_why_and_by_which_rule(case: Case) -> None:
    table = case.table
    assert set(table) <= KEYS
    assert ("want" in table) != ("error" in table)
    assert table["rule"] in {rule for book in lineage(case.book) for rule in shelf.book(book).rules} | {SILENCE}
    grounds = (re.search(r"\d", table["why"]), table["rule"] in table["why"], table["rule"] == SILENCE)
    assert table["why"].strip()
    assert any(grounds), "a reason has a figure or the number of a rule, unless it is that there is no rule"


def lineage(slug: str) -> list[str]:
    """The book and the books under it: where a house is silent a case may name the rule of its base."""
    book = shelf.book(slug)
    return [slug] if book.base is None else [slug, *lineage(book.base.slug)]


def test_the_names_of_a_books_cases_differ() -> None:
    names = Counter(str(case) for case in ALL)
    assert [name for name, count in names.items() if count > 1] == []


def test_there_are_cases_for_every_book_and_enough_of_them() -> None:
    assert {case.book for case in ALL} == set(shelf.slugs())
    assert len(ALL) >= FEWEST
