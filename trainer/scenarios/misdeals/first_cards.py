"""One hole card is exposed during the deal: which card off the deck was it, and is that a misdeal?"""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.incidents import ExposedCard
from trainer.poker.situation import Situation, Status
from trainer.poker.table import starting_with
from trainer.rulebooks.policies import ExposedHoleCard, FirstCardTo, MisdealFirstCards
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Decision, Ruling
from trainer.rulings.steps import Reason
from trainer.scenarios.incident_deals import deal_table, fresh_cards, with_incident
from trainer.scenarios.incident_family import IncidentFamily
from trainer.scenarios.incident_faults import card_off_deck, order_of_deal, orders, place_off_deck
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance


class FirstCards(IncidentFamily):
    """The place of an exposed card off the deck, and what it makes of the deal."""

    slug = "first-cards"
    topic = "misdeals"
    revision = 2
    policies = (FirstCardTo, MisdealFirstCards, ExposedHoleCard)
    houses = ("roberts", "pacific")
    misconceptions = ("from-button", "another-house", "any-card")
    words = {  # noqa: RUF012
        "title": "The first cards of the deal",
        "prompt": (
            "You deal the hole cards one at a time, and one of them is seen. Counted off the deck (burn cards left "
            "out), which card was it in this house, and what follows?"
        ),
        "misdeal": "Card {place:count} off the deck: misdeal",
        "replace": "Card {place:count} off the deck: finish the deal, then replace it",
        "any": "Its place does not matter: any exposed card is a misdeal",
        "from-button": (
            "You began to count at the button. The button does not get the first card: begin at the seat to which "
            "this house deals first."
        ),
        "another-house": "You counted in the order of {house:book}. This house deals the first card to another seat.",
        "any-card": (
            "You called a misdeal for any exposed card. Only the first cards off the deck make one; a single later "
            "card is replaced."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = deal_table(chance, book, level, least=4)
        (face,) = fresh_cards(chance, table, 1)
        return with_incident(
            table, ExposedCard((card_off_deck(chance, order_of_deal(book, table), "dealer", face, first=0.45),))
        )

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        place = next((step.params["place"] for step in ruling.steps if step.code is Reason.PLACE_OFF_DECK), None)
        places = sorted({place_off_deck(order, situation) for order in orders(situation)})
        if place not in places or ruling.verdict.decision.value != _follows(place):
            return None
        options = [Option(str(place), self.message(_follows(place), place=place)) for place in places]
        return Choice(self.message("prompt"), str(place), (*options, Option("any", self.message("any"))))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        from_button = starting_with(situation.numbers(Status.LIVE, Status.ABSENT), situation.button or 0)
        return {
            "from-button": str(place_off_deck(from_button, situation)),
            "another-house": self.other_answer(situation, book),
            "any-card": "any",
        }


def _follows(place: object) -> str:
    """What every book on the shelf makes of a single card in that place; a ruling that says otherwise is not asked."""
    return (Decision.MISDEAL if place in (1, 2) else Decision.REPLACE).value
