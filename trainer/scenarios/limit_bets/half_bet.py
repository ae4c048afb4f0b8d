"""An all-in for less than a bet in limit: completed below half, a full bet on top from half on, or the floor's."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Question
from trainer.poker.situation import Situation, Structure
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.bounds_family import FLOOR, BoundsFamily, Spot, raise_options
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.limit_deals import is_half, totals_after
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import LATER, sit


class HalfBet(BoundsFamily):
    """To what total the next seat may raise after an all-in for less than a full bet or raise."""

    slug = "half-bet"
    topic = "limit-bets"
    revision = 2
    structures = ("fixed-limit",)
    misconceptions = ("wrong-half", "as-full", OTHER)
    houses = ("roberts", "tda")
    words = {  # noqa: RUF012
        "title": "All-in for less than a bet",
        "prompt": (
            "A fixed-limit {play:play}, limits {low:amount} and {high:amount}. The last bet or raise is an all-in "
            "for less. To what total may seat {seat} raise?"
        ),
        "wrong-half": (
            "You took the all-in for the wrong side of half a bet. Below half it is only completed; from half on it is "
            "no mere completion, and the house's own rule, or the floor, says how to go on."
        ),
        "as-full": (
            "You counted the all-in as if it had been a whole bet. The next total is reckoned from the chips that are "
            "there, or below half a bet from the last full one."
        ),
        OTHER: "That is so under {house:book}. In this house it is otherwise.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        told = sit(chance, book, level, Structure.FIXED_LIMIT, streets=LATER)
        chip = told.game.chip or 1
        if told.step // chip < 4:
            return self.deal(chance, book, level)
        for _ in range(chance.below(level)):
            told.pass_some(chance, staying=0.4, keep=3)
            told.to(told.price + told.step)
        told.pass_some(chance, staying=0.5, keep=3)
        size = told.step // chip
        half = -(-size // 2)
        over = chance.between(half, size - 1) if chance.chance(0.8) else chance.between(1, half - 1)
        told.shove(told.price + chip * over)
        told.pass_on(chance, chance.below(max(min(level, len(told.queue)), 1)), staying=0.5)
        return told.told(chance)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        found = ruling.verdict
        if found.may_raise is False:
            return None
        key = FLOOR if found.max_raise_to is None else str(found.max_raise_to)
        at = Spot(situation)
        everything = at.front + (at.hand.stacks[at.seat] or 0)
        if everything < at.price + 2 * at.step:
            return None
        options = raise_options(totals_after(at))
        return Choice(self.told(situation, ruling), key, options)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        at = Spot(situation)
        completed, on_top, as_full = totals_after(at)
        wrong_half = completed if is_half(at) else on_top
        return {
            "wrong-half": str(wrong_half), "as-full": str(as_full), OTHER: self.other_answer(situation, book),
        }  # fmt: skip
