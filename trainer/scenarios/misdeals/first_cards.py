"""One hole card is exposed during the deal: which card off the deck was it, and is that a misdeal?"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.incidents import ExposedCard, Exposure
from trainer.poker.situation import ActionKind, Situation, Status
from trainer.poker.table import clockwise, starting_with
from trainer.rulebooks.policies import ExposedHoleCard, FirstCardTo, MisdealFirstCards
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.dealt import HOLE_CARDS, deal_order
from trainer.rulings.ruling import Decision, Desk, Ruling
from trainer.rulings.steps import Reason
from trainer.scenarios.incident_deals import IncidentFamily, deal_table, fresh_cards, with_incident
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance


class FirstCards(IncidentFamily):
    """The place of an exposed card off the deck, and what it makes of the deal."""

    slug = "first-cards"
    topic = "misdeals"
    policies = (FirstCardTo, MisdealFirstCards, ExposedHoleCard)
    houses = ("roberts", "pacific")
    misconceptions = ("from-button", "another-house", "any-card")
    words = {  # noqa: RUF012
        "title": "The first cards of the deal",
        "prompt": "You deal the hole cards one at a time, and one of them is seen. Counted off the deck (burn cards left out), which card was it in this house, and what follows?",
        "misdeal": "Card {place:count} off the deck: misdeal",
        "replace": "Card {place:count} off the deck: finish the deal, then replace it",
        "any": "Its place does not matter: any exposed card is a misdeal",
        "from-button": "You began to count at the button. The button does not get the first card: begin at the seat to which this house deals first.",
        "another-house": "You counted in the order of {house:book}. This house deals the first card to another seat.",
        "any-card": "You called a misdeal for any exposed card. Only the first cards off the deck make one; a single later card is replaced.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = deal_table(chance, book, level, least=4)
        order = deal_order(Desk(book, table)).seats
        place = chance.between(0, 1) if chance.chance(0.45) else chance.between(2, HOLE_CARDS * len(order) - 1)
        seen = Exposure(order[place % len(order)], place // len(order) + 1, "dealer", *fresh_cards(chance, table, 1))
        return with_incident(table, ExposedCard((seen,)))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        place = next((step.params["place"] for step in ruling.steps if step.code is Reason.PLACE_OFF_DECK), None)
        places = sorted({_place(order, situation) for order in _orders(situation)})
        decisions = {Decision.MISDEAL: "misdeal", Decision.REPLACE: "replace"}
        if place not in places or decisions.get(ruling.verdict.decision) != _follows(place):
            return None
        options = [Option(str(place), self.message(_follows(place), place=place)) for place in places]
        return Choice(self.message("prompt"), str(place), (*options, Option("any", self.message("any"))))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        from_button = starting_with(_dealt(situation), situation.button or 0)
        return {
            "from-button": str(_place(from_button, situation)),
            "another-house": self.other_answer(situation, book),
            "any-card": "any",
        }


def _follows(place: object) -> str:
    """What every book on the shelf makes of a single card in that place; a ruling that says otherwise is not asked."""
    return "misdeal" if place in (1, 2) else "replace"


def _dealt(situation: Situation, *, with_absent: bool = True) -> tuple[int, ...]:
    return situation.numbers(Status.LIVE, *([Status.ABSENT] if with_absent else []))


def _orders(situation: Situation) -> list[Sequence[int]]:
    """Every order in which somebody might think the cards went, with and without absent players."""
    blind = next(action.seat for action in situation.actions if action.action is ActionKind.BIG_BLIND)
    button = situation.button or 0
    seen = situation.incident.cards[0].seat  # type: ignore[union-attr]
    circles = [seats for away in (True, False) if seen in (seats := _dealt(situation, with_absent=away))]
    return [
        order
        for seats in circles
        for order in (clockwise(seats, after=button), clockwise(seats, after=blind), starting_with(seats, button))
    ]


def _place(order: Sequence[int], situation: Situation) -> int:
    seen = situation.incident.cards[0]  # type: ignore[union-attr]
    place: int = (seen.nth - 1) * len(order) + list(order).index(seen.seat) + 1
    return place
