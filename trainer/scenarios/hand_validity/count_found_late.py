"""A wrong number of cards is found late, or was noticed and kept quiet: misdeal, dead hand, or saved by the floor."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.incidents import CountNoticedLate, WrongCount
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import LateWrongCount, SubstantialAction, SurplusCards
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.dealt import HOLE_CARDS
from trainer.rulings.ruling import Ruling
from trainer.scenarios.incident_actions import CALL, with_actions
from trainer.scenarios.incident_deals import deal_table, with_incident
from trainer.scenarios.player_incidents import PlayerFamily, outcome, still_in
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

NAMES = ("misdeal", "hand-dead", "dead-floor", "play-on", "floor")


class CountFoundLate(PlayerFamily):
    """What becomes of a hand whose wrong number of cards comes out after others have acted."""

    slug = "count-found-late"
    topic = "hand-validity"
    revision = 2
    policies = (LateWrongCount, SubstantialAction, SurplusCards)
    misconceptions = ("still-misdeal", "played-on", "another-house")
    words = {  # noqa: RUF012
        "title": "A wrong number found late",
        "prompt": "What follows in this house, after the actions shown?",
        "misdeal": "Misdeal: the hand is dealt again",
        "hand-dead": "The hand with the wrong number is dead; the others play on",
        "dead-floor": "The hand is dead unless the floor saves it: call the floor before you kill it",
        "play-on": "All hands play on, that one with the cards that it has",
        "floor": "Call the floor, who alone decides what follows",
        "still-misdeal": (
            "You called a misdeal. After substantial action there is none any more, and a house may kill the hand of a "
            "player who keeps quiet at any time."
        ),
        "played-on": "You let the hand play. A hand with a wrong number of cards never wins a pot.",
        "another-house": (
            "That is how {house:book} has it. The houses differ in the deadline for a misdeal and in whether the floor "
            "may save a hand."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = deal_table(chance, book, level, least=4)
        few = chance.chance(0.25)
        table = with_actions(chance, table, 1 if few else chance.between(2, level + 2), () if few else (CALL, CALL))
        seat, count = chance.choice(still_in(table)), HOLE_CARDS + chance.between(1, 2)
        if few or chance.chance(0.5):  # what is found at once is a misdeal in every house: nothing to ask
            return with_incident(table, CountNoticedLate(seat, count))
        return with_incident(table, WrongCount(((seat, count),), next_in_sequence=False))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        key = outcome(ruling)
        options = tuple(Option(name, self.message(name)) for name in NAMES)
        return Choice(self.message("prompt"), key, options) if key in NAMES else None

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        other = self.other_answer(situation, book)
        return {"still-misdeal": "misdeal", "played-on": "play-on", "another-house": other}
