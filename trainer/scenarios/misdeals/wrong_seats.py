"""Cards went to wrong seats: the first card, a seat left out, a chair that is not entitled to a hand."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import EmptySeatDealt, SkippedSeat, SubstantialAction, WrongFirstSeat
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Decision, Ruling
from trainer.scenarios.incident_actions import CALL, FOLD, with_actions
from trainer.scenarios.incident_deals import deal_table, with_incident
from trainer.scenarios.incident_family import IncidentFamily
from trainer.scenarios.incident_faults import misplaced
from trainer.scenarios.options import decision_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance


class WrongSeats(IncidentFamily):
    """Whether cards in the wrong places void the deal."""

    slug = "wrong-seats"
    topic = "misdeals"
    revision = 3
    policies = (WrongFirstSeat, SkippedSeat, EmptySeatDealt, SubstantialAction)
    misconceptions = ("repaired", "button-moves", "played-on")
    words = {  # noqa: RUF012
        "title": "Cards to the wrong seats",
        "prompt": "It is noticed now how the cards went. What do you do in this house?",
        "same-button": "Misdeal: deal again with the button where it is",
        "next-button": "Misdeal: deal again with the button one place on",
        "repair-wrong-first-seat": "Move the cards to the seats where they belong and go on",
        "repair-seat-skipped": "Give that seat two cards off the deck and go on",
        "repair-empty-seat-dealt": "Take the cards of that place away and go on",
        "repaired": (
            "You put the cards right by hand. The rules know no such repair: either the deal is void, or it stands "
            "as it is."
        ),
        "button-moves": (
            "You moved the button on. A deal that is void is dealt again with the button where it was; one that "
            "stands is not dealt again."
        ),
        "played-on": (
            "You let the hand play on. As long as there was no substantial action such a deal is void, and posted "
            "blinds are no action."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = deal_table(chance, book, level)
        table = with_incident(table, misplaced(chance, book, table))
        if chance.chance(0.26):
            return with_actions(chance, table, chance.between(2, level + 1), (CALL, CALL))
        if level == 3 and chance.chance(0.1):
            return with_actions(chance, table, 2, (FOLD, FOLD))
        return with_actions(chance, table, int(chance.chance(0.3 + 0.2 * level)))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        kind = situation.incident.kind  # type: ignore[union-attr]
        options = (
            Option("misdeal", self.message("same-button")),
            Option("next-button", self.message("next-button")),
            Option("repair", self.message(f"repair-{kind}")),
            *decision_options((Decision.PLAY_ON, Decision.FLOOR)),
        )
        return Choice(self.message("prompt"), ruling.verdict.decision.value, options)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {"repaired": "repair", "button-moves": "next-button", "played-on": Decision.PLAY_ON.value}
