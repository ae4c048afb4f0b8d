"""One chip that is larger than the call, with and without the word raise, and with no bet to face."""

from __future__ import annotations

from typing import Any

from trainer.poker.incidents import Gesture
from trainer.poker.situation import Situation, Street, Structure
from trainer.rulebooks.policies import OversizedChip
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.gesture_family import ASK, First, GestureFamily, Word, as_id, moment, with_gesture
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import LATER, sit


class OversizedChipIn(GestureFamily):
    """What one large chip counts as."""

    slug = "oversized-chip"
    topic = "no-limit-bets"
    revision = 2
    structures = ("no-limit",)
    policies = (OversizedChip,)
    misconceptions = ("full-value", "least-raise", "asked")
    words = {  # noqa: RUF012
        "title": "One large chip",
        "prompt": (
            "A no-limit {play:play}, blinds {small:amount} and {big:amount}. It is the turn of seat {seat}, which puts "
            "in one chip. What does it count as?"
        ),
        "full-value": (
            "You counted the chip at its full value. One chip that is larger than the bet to be called is a call, "
            "unless a raise was said in time."
        ),
        "least-raise": (
            "You made it the least bet or raise. One chip is a call when there is a bet and no raise was said in time; "
            "otherwise it counts in full."
        ),
        "asked": "You asked the player. What lies there is ruled on by what was said and done, not by what was meant.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        draw = chance.below(100)
        told = sit(chance, book, level, Structure.NO_LIMIT, streets=LATER if draw >= 93 else tuple(Street))
        if draw < 93:
            told.raises(chance, chance.between(1, min(level, 2)), most=2)
        told.pass_some(chance, staying=0.4)
        seat = told.turn
        large = [chip for chip in told.game.denominations if told.price < chip <= told.left[seat] and chip > told.big]
        if not large:
            return self.deal(chance, book, level)
        said: Word = "raise" if 78 <= draw < 93 else None
        first: First = ("words" if draw % 2 else "chips") if said else None
        chips = (chance.choice(large),)
        return with_gesture(told.told(chance), Gesture(seat, said, None, first, chips))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        at = moment(situation)
        kind = "raise" if at.price else "bet"
        return {"full-value": as_id(kind, at.put), "least-raise": as_id(kind, at.least), "asked": ASK}
