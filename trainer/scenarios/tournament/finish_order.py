"""Several players go out in one hand: which place does each take?"""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Allocation, Question
from trainer.poker.situation import Situation, Status
from trainer.poker.table import clockwise
from trainer.rulebooks.policies import BustOrder
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.house_family import OTHER, HouseFamily
from trainer.scenarios.options import seat_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.tournament_deals import going_out, plays_tournaments, shortest_first


class FinishOrder(HouseFamily):
    """The places of those who go out together."""

    slug = "finish-order"
    topic = "tournament"
    revision = 3
    ruling = "finish-order"
    policies = (BustOrder,)
    houses = ("tda", "roberts")
    least_wrong = 4
    misconceptions = (OTHER, "shorter-first", "by-seat", "worst-first")
    words = {  # noqa: RUF012
        "title": "Out in the same hand",
        "prompt": (
            "These players go out in the same hand at one table: {out:seats}. The others shown, {count:count} of them, "
            "are all that are left of the tournament. The stacks are those before the hand. Which place does each "
            "take? Equal places get the same number."
        ),
        OTHER: (
            "That is so by {house:book}. Whether stacks rank those who go out together, or they share the places, "
            "differs from house to house."
        ),
        "shorter-first": (
            "You put the shorter stack higher. Where stacks decide, the one who began the hand with more chips ranks "
            "higher; where they do not, the places are shared."
        ),
        "by-seat": (
            "You ranked them by their seats, from the button on. Seats do not decide: the stacks before the hand do, "
            "or the places are shared."
        ),
        "worst-first": (
            "You counted the places from the wrong end. The best place still open comes right after those who are left."
        ),
    }

    def decides(self, book: Rulebook) -> bool:
        return plays_tournaments(book) and super().decides(book)

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return going_out(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        out = situation.numbers(Status.OUT)
        places = {finish.seat: finish.place for finish in ruling.verdict.places}
        left = len(situation.seats) - len(out)
        return Allocation(
            self.message("prompt", out=out, count=left), tuple([places[seat] for seat in out]), seat_options(out)
        )

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        out = situation.numbers(Status.OUT)
        best = len(situation.seats) - len(out) + 1
        stacks = {seat: situation.at(seat).stack or 0 for seat in out}
        clock = clockwise(out, after=situation.button or 0)
        places = {finish.seat: finish.place for finish in ruling.verdict.places}
        return {
            OTHER: self.other_answer(situation, book),
            "shorter-first": shortest_first(stacks, best),
            "by-seat": tuple([best + clock.index(seat) for seat in out]),
            "worst-first": tuple([places[seat] - best + 1 for seat in out]),
        }
