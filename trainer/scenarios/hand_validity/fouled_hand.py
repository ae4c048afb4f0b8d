"""A live hand touches the muck or another hand: dead, saved because it can be told apart, or saved by the floor."""

from __future__ import annotations

from typing import Any, Literal

from trainer.assessment.question import Question
from trainer.poker.incidents import HandTouched
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import TouchedHand
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.dead_or_live import FATE_WORDS, FateFamily
from trainer.scenarios.incident_deals import with_incident
from trainer.scenarios.player_incidents import in_play, still_in
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance


class FouledHand(FateFamily):
    """What becomes of a hand that touched other cards."""

    slug = "fouled-hand"
    revision = 2
    policies = (TouchedHand,)
    misconceptions = ("always-dead", "needless-floor", "another-house")
    words = {  # noqa: RUF012
        "title": "A fouled hand",
        "prompt": "What becomes of the hand in this house, and do you need the floor?",
        **FATE_WORDS,
        "always-dead": (
            "You killed the hand because it touched other cards. Most houses save a hand that can be told apart beyond "
            "doubt, and one that does not lets the floor save it."
        ),
        "needless-floor": (
            "You left it all to the floor. The house's rule says what the hand is: a floor that is asked decides only "
            "whether a dead hand can be saved, if at all."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = in_play(chance, book, level)
        touched: Literal["muck", "hand"] = "muck" if chance.chance(0.6) else "hand"
        return with_incident(table, HandTouched(chance.choice(still_in(table)), touched, chance.chance(0.84)))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        return self.fate(ruling)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {
            "always-dead": "hand-dead",
            "needless-floor": "floor",
            "another-house": self.other_answer(situation, book),
        }
