"""Coverage: which rules of a book its families ask, measured over the same questions every time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.scenario import LEVELS, Family, NoScenario, Scenario
from trainer.scenarios.seeds import derive

QUESTIONS = 200
"""How many questions of a family under a book are looked at."""


@dataclass(frozen=True, slots=True)
class Asked:
    """In how many of the questions the ruling rests on a rule, and the number of the first of them."""

    times: int
    first: int


def question(family: Family, book: Rulebook, number: int) -> Scenario | None:
    """The family's question of that number under the book, levels in turn; None where its seed makes none."""
    seed = derive("coverage", family.slug, book.slug, number)
    try:
        return family.scenario(seed, book, LEVELS[number % len(LEVELS)])
    except NoScenario:
        return None


def cited(ruling: Ruling[Any], book: Rulebook) -> set[str]:
    """The numbers of the book's own rules that the ruling's steps rest on."""
    citations = [citation for step in ruling.steps for citation in step.citations]
    return {citation.rule for citation in citations if citation.book == book.slug and citation.rule is not None}


def measure(family: Family, book: Rulebook, numbers: Iterable[int] = range(QUESTIONS)) -> dict[str, Asked]:
    """Rule of the book -> how often the family's questions of those numbers ask it; rules that none asks are left out.

    A family that does not decide under the book asks nothing.
    """
    found: dict[str, Asked] = {}
    for number in numbers if family.decides(book) else ():
        scenario = question(family, book, number)
        for rule in sorted(cited(scenario.ruling, book)) if scenario else ():
            before = found.get(rule)
            found[rule] = Asked(before.times + 1, before.first) if before else Asked(1, number)
    return found
