"""A hole card was exposed by the dealer, by its player, or by falling off the table."""

from __future__ import annotations

from typing import Any, Literal

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.incidents import ExposedCard, Exposure
from trainer.poker.situation import Situation, Status
from trainer.rulebooks.policies import ExposedHoleCard, FirstCardTo, MisdealFirstCards, PlayerExposedCard, ShownEarly
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.dealt import HOLE_CARDS
from trainer.rulings.ruling import Decision, Ruling
from trainer.scenarios.incident_actions import CALL, with_actions
from trainer.scenarios.incident_deals import deal_table, fresh_cards, with_incident
from trainer.scenarios.incident_family import IncidentFamily
from trainer.scenarios.incident_faults import card_off_deck, order_of_deal
from trainer.scenarios.options import decision_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

PLAYS = (Decision.PLAY_ON, Decision.HAND_LIVE)


class WhoExposed(IncidentFamily):
    """What an exposed hole card leads to, by who exposed it."""

    slug = "who-exposed"
    topic = "exposed-cards"
    policies = (FirstCardTo, MisdealFirstCards, ExposedHoleCard, PlayerExposedCard, ShownEarly)
    misconceptions = ("always-replaced", "hand-dead", "always-misdeal")
    words = {  # noqa: RUF012
        "title": "Who exposed the card?",
        "prompt": (
            "Look at who exposed the card or cards, how, and which cards off the deck they were. What follows in "
            "this house?"
        ),
        "plays": "What was seen plays: the hand goes on with it",
        "always-replaced": (
            "You replaced what was seen. That is for a single card exposed by a fault of the deal, and not for the "
            "first cards off the deck; what a player shows is not replaced."
        ),
        "hand-dead": (
            "You killed the hand. A card that was seen does not by itself do that: it plays, is replaced, or the "
            "deal is void."
        ),
        "always-misdeal": (
            "You called a misdeal. A card that its own player shows is none, and of cards exposed by a fault of the "
            "deal only the first ones off the deck or several are."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = deal_table(chance, book, level)
        faces = fresh_cards(chance, table, HOLE_CARDS)
        if chance.chance(0.6):
            table = with_actions(chance, table, chance.below(2), (CALL,))
            seat = chance.choice(table.numbers(Status.LIVE))
            both = [Exposure(seat, nth, "player", face) for nth, face in enumerate(faces, start=1)]
            return with_incident(table, ExposedCard(tuple(both) if chance.chance(0.4) else (chance.choice(both),)))
        how: Literal["dealer", "off-table"] = "off-table" if chance.chance(0.5) else "dealer"
        seen = card_off_deck(chance, order_of_deal(book, table), how, faces[0], first=0.5)
        return with_incident(table, ExposedCard((seen,)))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        decision = ruling.verdict.decision
        options = (
            *decision_options((Decision.MISDEAL, Decision.REPLACE)),
            Option("plays", self.message("plays")),
            *decision_options((Decision.HAND_DEAD, Decision.FLOOR)),
        )
        return Choice(self.message("prompt"), "plays" if decision in PLAYS else decision.value, options)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {
            "always-replaced": Decision.REPLACE.value,
            "hand-dead": Decision.HAND_DEAD.value,
            "always-misdeal": Decision.MISDEAL.value,
        }
