"""A word without chips that fits or not: check facing a bet, raise or call without one, pot in no-limit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from trainer.poker.incidents import Gesture
from trainer.poker.situation import Situation, Structure
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.gesture_family import GestureFamily, Word, as_id, moment, with_gesture
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import LATER, larger, sit

WORDS: tuple[Word, ...] = ("check", "check", "check", "raise", "raise", "pot", "pot", "call")
FIT: tuple[Word, ...] = ("call", "raise")
"""Words that will not fit, as often as each is said."""


class WrongWordsSaid(GestureFamily):
    """What a word binds to, also one that does not fit the action."""

    slug = "wrong-words"
    topic = "no-limit-bets"
    revision = 2
    structures = ("no-limit",)
    misconceptions = ("given-up", "void", OTHER)
    houses = ("tda", "roberts")
    words = {  # noqa: RUF012
        "title": "Words that fit or not",
        "prompt": (
            "A no-limit {play:play}, blinds {small:amount} and {big:amount}. It is the turn of seat {seat}, which puts "
            "no chips in. What does the word bind the player to, at least?"
        ),
        "given-up": (
            "You took the word for giving up the turn. A word that fits binds to its action; another one counts as the "
            "action that does, where the house has a rule for that, and otherwise the floor decides."
        ),
        "void": (
            "You let the player start anew. A word in turn is not free: it binds to its action, or to the one that "
            "fits where the house has a rule for that; otherwise the floor decides."
        ),
        OTHER: "That is what the word comes to under {house:book}. In this house it comes to something else.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        said, fits = chance.choice(WORDS), chance.chance(0.2)
        told = sit(chance, book, level, Structure.NO_LIMIT, least=2 + level, streets=LATER)
        told.pass_some(chance, leave=2)
        if fits or said == "check" or (said == "pot" and chance.chance(0.7)):
            for _ in range(chance.between(1, level)):
                told.to(larger(chance, told))
                told.pass_some(chance, staying=0.4, keep=3)
        return with_gesture(told.told(chance), Gesture(told.turn, chance.choice(FIT) if fits else said))

    def candidates(self, situation: Situation) -> Iterable[str]:
        at = moment(situation)
        if at.price:
            return ("fold", "call-or-fold", as_id("call", at.price), as_id("raise", at.least), "none", "floor")
        return ("fold", "check", as_id("bet", at.least), "none", "floor")

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        given_up = "fold" if moment(situation).price else "check"
        return {"given-up": given_up, "void": "none", OTHER: self.other_answer(situation, book)}
