"""Chips for less than the call from a player who has more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from trainer.poker.incidents import Gesture
from trainer.poker.situation import Situation, Structure
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.gesture_family import GestureFamily, as_id, moment, with_gesture
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import broken_down, sit


class UndercallMade(GestureFamily):
    """What chips count as that do not cover the call."""

    slug = "undercall"
    topic = "no-limit-bets"
    structures = ("no-limit",)
    least_wrong = 1
    misconceptions = ("left-short", "taken-back", OTHER)
    houses = ("roberts", "tda", "wsop-tournament")
    words = {  # noqa: RUF012
        "title": "Too few chips for a call",
        "prompt": (
            "A no-limit {play:play}, blinds {small:amount} and {big:amount}. It is the turn of seat {seat}, which says "
            "nothing. What do the chips count as?"
        ),
        "left-short": (
            "You left the call short. A player with more chips cannot call for less than the bet: the call is made "
            "good, or the floor decides."
        ),
        "taken-back": (
            "You let the player take the chips back. They are not simply free: they bind to a call, unless this "
            "house leaves it to the floor."
        ),
        OTHER: "That is how {house:book} rules on too few chips. This house decides otherwise.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        told = sit(chance, book, level, Structure.NO_LIMIT)
        told.raises(chance, chance.between(1, level))
        told.pass_some(chance, staying=0.4)
        chip = told.game.chip or 1
        owed = (told.price - told.front.get(told.turn, 0)) // chip
        if owed < 4 or told.price >= told.everything(told.turn):
            return self.deal(chance, book, level)
        chips = broken_down(chip * chance.between(owed // 3, owed - 1), told.game.denominations)
        if chance.chance(0.12):
            told.keep_only(sum(chips))
        return with_gesture(told.told(chance), Gesture(told.turn, chips=chips))

    def candidates(self, situation: Situation) -> Iterable[str]:
        at = moment(situation)
        return ("fold", as_id("call", at.price), as_id("call", at.put), "none", "floor")

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        put = moment(situation).put
        return {"left-short": as_id("call", put), "taken-back": "none", OTHER: self.other_answer(situation, book)}
