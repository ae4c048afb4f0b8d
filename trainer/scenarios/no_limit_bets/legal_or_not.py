"""A raise that is announced: whether it stands, and what it becomes if it is too small."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from trainer.poker.incidents import Gesture
from trainer.poker.situation import Situation, Structure
from trainer.rulebooks.policies import MinRaise, RaiseAmount, UnderraiseWithWord
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.betting_deals import EARLY
from trainer.scenarios.gesture_family import GestureFamily, as_id, moment, with_gesture
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import sit


class LegalOrNot(GestureFamily):
    """What an announced raise counts as: itself, or the least raise where it is smaller."""

    slug = "legal-or-not"
    topic = "no-limit-bets"
    revision = 3
    structures = ("no-limit",)
    policies = (MinRaise, RaiseAmount, UnderraiseWithWord)
    misconceptions = ("as-said", "doubled", "only-call")
    words = {  # noqa: RUF012
        "title": "Is the raise legal?",
        "prompt": (
            "A no-limit {play:play}, blinds {small:amount} and {big:amount}. It is the turn of seat {seat}. What does "
            "the announcement count as?"
        ),
        "as-said": (
            "You let a raise stand that is too small. Who says raise is bound to a legal one: it is brought up to the "
            "least raise."
        ),
        "doubled": (
            "You asked for twice the bet. A raise must add at least as much as the largest full bet or raise of the "
            "street did, and it need not double the whole bet."
        ),
        "only-call": ("You made it a call. A raise that was said stays a raise: one that is too small is brought up."),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        told = sit(chance, book, level, Structure.NO_LIMIT)
        told.raises(chance, 1 + level)
        chip = told.game.chip or 1
        least = told.price + told.step
        said = least
        if chance.chance(0.75):
            said = told.price + chip * chance.between(1, (told.step - 1) // chip)
        elif chance.chance(0.5):
            said += chip * chance.below(max((2 * told.price - least) // chip, 1))
        return with_gesture(told.told(chance), Gesture(told.turn, "raise", said))

    def candidates(self, situation: Situation) -> Iterable[str]:
        """Also twice the bet; and early in a hand, while people count in blinds, one big blind more."""
        at = moment(situation)
        found = (*super().candidates(situation), as_id("raise", 2 * at.price))
        if at.hand.street not in EARLY:
            return found
        return (*found, as_id("raise", at.price + (situation.game.big_blind or 0)))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        at = moment(situation)
        is_small = at.put < 2 * at.price
        return {
            "as-said": as_id("raise", at.put),
            "doubled": as_id("raise", 2 * at.price) if is_small else None,
            "only-call": as_id("call", at.price) if is_small else None,
        }
