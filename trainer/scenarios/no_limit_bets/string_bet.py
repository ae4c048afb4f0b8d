"""Chips that come in more than one motion, with and without the word raise before them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from trainer.poker.incidents import Gesture
from trainer.poker.situation import Situation, Structure
from trainer.rulebooks.policies import StringBet, TwoMotionRaise
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.gesture_family import ASK, GestureFamily, Word, as_id, gesture, moment, with_gesture
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import Turns, broken_down, sit


class StringBets(GestureFamily):
    """What chips count as that come in several motions."""

    slug = "string-bet"
    topic = "no-limit-bets"
    revision = 2
    structures = ("no-limit",)
    policies = (StringBet, TwoMotionRaise)
    least_wrong = 1
    misconceptions = ("only-call", "asked", OTHER)
    houses = ("wsop-cash", "tda", "roberts")
    words = {  # noqa: RUF012
        "title": "More than one motion",
        "prompt": (
            "A no-limit {play:play}, blinds {small:amount} and {big:amount}. It is the turn of seat {seat}; the first "
            "motion brings the call, the others the rest. What does it count as?"
        ),
        "only-call": (
            "You made it a call. A player who has said raise is bound to one; how large it is depends on the motions."
        ),
        "asked": "You asked the player. What counts is what was said and put in, not what was meant.",
        OTHER: "That is how {house:book} rules on these motions. This house decides otherwise.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        told = sit(chance, book, level, Structure.NO_LIMIT)
        told.raises(chance, chance.between(1, level))
        told.pass_some(chance, staying=0.4)
        owed, values = told.price - told.front.get(told.turn, 0), told.game.denominations
        motions = 2 if chance.chance(0.8) else 3
        chips = broken_down(owed, values) + _rest(chance, told, motions)
        if len(chips) > 12 or sum(chips) >= told.left[told.turn]:
            return self.deal(chance, book, level)
        said: Word = "raise" if chance.chance(0.85) else None
        made = Gesture(told.turn, said, None, "words" if said else None, chips, motions=motions)
        return with_gesture(told.told(chance), made)

    def candidates(self, situation: Situation) -> Iterable[str]:
        """Also the call with the second motion alone, where there was a third."""
        at, made = moment(situation), gesture(situation)
        more = (as_id("raise", at.put - made.chips[-1]),) if made.motions == 3 else ()
        return (*super().candidates(situation), *more)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        price = moment(situation).price
        return {"only-call": as_id("call", price), "asked": ASK, OTHER: self.other_answer(situation, book)}


def _rest(chance: Chance, told: Turns, motions: int) -> tuple[int, ...]:
    """The chips on top of the call: all in the second motion, or one chip each in the second and the third."""
    values = told.game.denominations
    if motions == 2:
        return broken_down(told.step + told.big * chance.between(1, 4), values)
    large = [value for value in values if value >= told.big] or list(values)
    return (chance.choice(large), chance.choice(large))
