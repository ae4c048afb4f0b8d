"""A hand goes into the muck: tabled or not, by its player or by the dealer, found again or not."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Question
from trainer.poker.incidents import HandMucked
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import KilledHand, MuckedHand
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.dead_or_live import FATE_WORDS, FateFamily
from trainer.scenarios.incident_deals import with_incident
from trainer.scenarios.player_incidents import at_showdown, in_play, still_in
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance


class MuckedOrKilled(FateFamily):
    """What becomes of a hand that was mucked, killed by mistake, or mucked although it had been tabled."""

    slug = "mucked-hand"
    revision = 3
    policies = (KilledHand, MuckedHand)
    misconceptions = ("muck-is-dead", "found-is-live", "another-house")
    words = {  # noqa: RUF012
        "title": "In the muck",
        "prompt": "What becomes of the hand in this house, and do you need the floor?",
        **FATE_WORDS,
        "muck-is-dead": (
            "You took the muck for the end of every hand. One that was tabled, or that can be found again, or that the "
            "house lets its floor save, may come back: by a rule, or by the floor."
        ),
        "found-is-live": (
            "You gave the hand back without further ado. Not every house does, and none does where the cards cannot be "
            "told apart: some leave it to the floor, in some the hand is dead."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        draw = chance.below(100)
        if draw < 58 or draw >= 90:
            moment = (at_showdown if chance.chance(0.4) else in_play)(chance, book, level)
            seat = chance.choice(still_in(moment))
            return with_incident(moment, HandMucked(seat, "dealer", tabled=False, identifiable=draw < 58))
        moment = at_showdown(chance, book, level)
        seat = chance.choice(still_in(moment))
        if draw < 80:
            return with_incident(moment, HandMucked(seat, "dealer", tabled=True, identifiable=chance.chance(0.7)))
        return with_incident(moment, HandMucked(seat, "player", tabled=False, identifiable=chance.chance(0.7)))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        return self.fate(ruling)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {
            "muck-is-dead": "hand-dead",
            "found-is-live": "hand-live",
            "another-house": self.other_answer(situation, book),
        }
