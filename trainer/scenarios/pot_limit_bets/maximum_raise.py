"""The largest raise over a bet: the call, and the pot as it is after the call."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Amount, Question
from trainer.poker.situation import Situation, Structure
from trainer.rulebooks.policies import PotLimitMaximum
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.bounds_family import BoundsFamily, Spot
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import LATER, Turns, sit


class MaximumRaise(BoundsFamily):
    """To what total the seat to act may raise, with a bet and perhaps calls and raises before it."""

    slug = "maximum-raise"
    topic = "pot-limit-bets"
    structures = ("pot-limit",)
    policies = (PotLimitMaximum,)
    misconceptions = ("before-call", "pot-alone")
    words = {  # noqa: RUF012
        "title": "The largest raise",
        "prompt": (
            "A pot-limit {play:play}, blinds {small:amount} and {big:amount}. Seat {seat} says “pot”. To what total on "
            "this street does it raise?"
        ),
        "before-call": (
            "You left the call out. The seat calls first in thought, and the pot that it raises by has that call in it."
        ),
        "pot-alone": (
            "You named the pot as the total. That is the size of the raise at most, on top of what there is to match."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        told = sit(chance, book, level, Structure.POT_LIMIT, streets=LATER)
        for _ in range(chance.between(1, level)):
            told.pass_some(chance, staying=0.5, keep=3)
            told.to(up_to_pot(chance, told))
        told.pass_some(chance, staying=0.6)
        return told.told(chance)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        most, at = ruling.verdict.max_raise_to, Spot(situation)
        everything = at.front + (at.hand.stacks[at.seat] or 0)
        if not ruling.verdict.may_raise or most is None or most >= everything:
            return None
        return Amount(self.told(situation, ruling), most)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        at = Spot(situation)
        return {"before-call": at.price + at.pot, "pot-alone": at.pot}


def up_to_pot(chance: Chance, told: Turns) -> int:
    """The total of a bet of part of the pot, or of a raise between the least and twice that; in whole big blinds."""
    if not told.price:
        return told.big * chance.between(1, max(1, told.middle // told.big // 2))
    owed = told.price - told.front.get(told.turn, 0)
    most = told.price + told.middle + owed
    return min(told.price + told.step + told.big * chance.below(3), most)
