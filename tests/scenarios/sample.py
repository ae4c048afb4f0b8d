"""Five small families, one of each kind of question, for tests of asking and marking: real pots, ruled by real books.

Every table has two seats all-in, one that bet more and one that folded, with totals that no other figure on the page
shares: what may not be seen before the marking can be searched for.
"""

from __future__ import annotations

from typing import Any

import pytest

from trainer.assessment.question import Allocation, Amount, Choice, Ordering, Question, Selection
from trainer.poker.situation import Game, Seat, Situation, Status, Structure
from trainer.rulebooks.policies import UncalledBet
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios import catalogue
from trainer.scenarios.options import pot_options, seat_ids, seat_options
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance

ELSEWHERE = "pacific"
"""The book under which the sample choice has another answer."""


class Sample(Family):
    """Seats 5 and 7 are all-in for different totals, seat 3 folded; seat 2 put in a part that nobody called."""

    ruling = "pots"
    policies = (UncalledBet,)
    exhibits = ("felt", "totals")
    misconceptions = ("first-slip", "second-slip")

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        short = 1_003 + 7 * chance.below(90)
        deep = short + 2_011 + 7 * chance.below(90)
        uncalled = 313 + chance.below(90)
        totals = {2: deep + uncalled, 3: 501 + chance.below(90), 5: deep, 7: short}
        return Situation(
            seats=tuple(
                Seat(
                    seat,
                    total if seat in (5, 7) else total + 90_000,
                    (),
                    total,
                    Status.FOLDED if seat == 3 else Status.LIVE,
                )
                for seat, total in totals.items()
            ),
            button=5,
            game=Game(structure=Structure.NO_LIMIT, small_blind=25, big_blind=50, chip=1, tournament=False),
        )


def words(title: str, prompt: str) -> dict[str, str]:
    return {
        "title": title,
        "prompt": prompt,
        "first-slip": f"The first slip of {title.lower()}: chips were left where nobody called them.",
        "second-slip": f"The second slip of {title.lower()}: folded chips were left out.",
    }


class SampleChoice(Sample):
    slug, topic = "sample-choice", "misdeals"
    exhibits = ("felt", "totals", "log", "incident", "pots", "chips")
    words = words("Choose the seat", "Whose chips go back first?")

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        key = "5" if ruling.book == ELSEWHERE else str(ruling.verdict.uncalled[0].seat)
        return Choice(self.message("prompt"), key, seat_options(situation.numbers()))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {"first-slip": "7", "second-slip": "3"}


class SampleSelection(Sample):
    slug, topic = "sample-selection", "showdown-order"
    words = words("Select the seats", "Who plays for the last pot?")

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        key = seat_ids(ruling.verdict.pots[-1].eligible)
        return Selection(self.message("prompt"), key, seat_options(situation.numbers()), may_be_empty=True)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {"first-slip": ("2", "5", "7"), "second-slip": ()}


class SampleAmount(Sample):
    slug, topic = "sample-amount", "side-pots"
    words = words("Count the pots", "How many chips can be won?")

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        return Amount(self.message("prompt"), sum(pot.amount for pot in ruling.verdict.pots))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        totals = {seat.seat: seat.committed or 0 for seat in situation.seats}
        return {"first-slip": sum(totals.values()), "second-slip": sum(totals.values()) - totals[3]}


class SampleAllocation(Sample):
    slug, topic = "sample-allocation", "split-pots"
    words = words("Build two pots", "How many chips lie in each pot?")

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        amounts = tuple(pot.amount for pot in ruling.verdict.pots)
        return Allocation(self.message("prompt"), amounts, pot_options(len(amounts)))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        main, side = (pot.amount for pot in ruling.verdict.pots)
        folded = situation.at(3).committed or 0
        return {"first-slip": (main, side + ruling.verdict.uncalled[0].amount), "second-slip": (main - folded, side)}


class SampleOrdering(Sample):
    slug, topic = "sample-ordering", "exposed-cards"
    words = words("Put them in order", "Order the live seats by what they put in, the most first.")

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        live = [situation.at(seat) for seat in ruling.verdict.pots[0].eligible]
        order = sorted(live, key=lambda seat: -(seat.committed or 0))
        key = seat_ids(seat.seat for seat in order)
        return Ordering(self.message("prompt"), key, seat_options(situation.numbers()), may_omit=True)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {"first-slip": ("5", "2", "7"), "second-slip": ("2", "5", "7", "3")}


FAMILIES: dict[str, Family] = {
    family.slug: family
    for family in (SampleChoice(), SampleSelection(), SampleAmount(), SampleAllocation(), SampleOrdering())
}
KINDS = {slug.removeprefix("sample-"): family for slug, family in FAMILIES.items()}
"""The sample families by the kind of their questions."""


def put_on(monkeypatch: pytest.MonkeyPatch, *slugs: str) -> None:
    """Make the sample families (those named, or all) the whole syllabus for one test."""
    found = {slug: FAMILIES[slug] for slug in slugs or FAMILIES}
    monkeypatch.setattr(catalogue, "families", lambda: found)
