"""Several chips without a word, for more than the call and less than the least raise: the half rule, house by house."""

from __future__ import annotations

from typing import Any

from trainer.poker.incidents import Gesture
from trainer.poker.situation import Situation, Structure
from trainer.rulebooks.policies import UnderraiseWithoutWord
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.gesture_family import ASK, GestureFamily, as_id, moment, with_gesture
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import Turns, broken_down, sit


class SeveralChipsIn(GestureFamily):
    """What several chips count as that are more than a call and less than a raise."""

    slug = "several-chips"
    topic = "no-limit-bets"
    revision = 2
    structures = ("no-limit",)
    policies = (UnderraiseWithoutWord,)
    misconceptions = ("as-put", "asked", OTHER)
    words = {  # noqa: RUF012
        "title": "Several chips",
        "prompt": (
            "A no-limit {play:play}, blinds {small:amount} and {big:amount}. It is the turn of seat {seat}, which says "
            "nothing. What do the chips count as?"
        ),
        "as-put": (
            "You let a raise stand that is smaller than the least raise. It is either brought up to the least raise or "
            "made a call; the house's own rule says which, or the floor does."
        ),
        "asked": "You asked the player. Silent chips are ruled on by what lies there, not by what was meant.",
        OTHER: "That is what these chips come to under {house:book}. In this house they come to something else.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        told = sit(chance, book, level, Structure.NO_LIMIT)
        told.raises(chance, chance.between(1, level))
        told.pass_some(chance, staying=0.4)
        chips = _none_superfluous(told) if chance.chance(0.25) else _with_extra(chance, told, half=chance.chance(0.2))
        if len(chips) < 2:
            return self.deal(chance, book, level)
        return with_gesture(told.told(chance), Gesture(told.turn, chips=chips))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        at = moment(situation)
        return {"as-put": as_id("raise", at.put), "asked": ASK, OTHER: self.other_answer(situation, book)}


def _owed(told: Turns) -> int:
    return told.price - told.front.get(told.turn, 0)


def _none_superfluous(told: Turns) -> tuple[int, ...]:
    """Chips of one value, all needed for a call, that are more than one and less than a raise; () if there are none."""
    for chip in sorted(told.game.denominations, reverse=True):
        count = -(-_owed(told) // chip)
        over = count * chip - _owed(told)
        if 2 <= count <= 6 and 0 < over < told.step:
            return (chip,) * count
    return ()


def _with_extra(chance: Chance, told: Turns, *, half: bool) -> tuple[int, ...]:
    """The chips of a call and some more: at least half a raise, or less than half of one."""
    smallest = told.game.chip or 1
    size = told.step // smallest
    low, high = ((size + 1) // 2, size - 1) if half else (1, (size - 1) // 2)
    if low > high:
        return ()
    chips = told.game.denominations
    found = broken_down(_owed(told), chips) + broken_down(smallest * chance.between(low, high), chips)
    return found if len(found) <= 12 else ()
