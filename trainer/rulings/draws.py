"""Who gets the first button: the highest card of those dealt open, one to each player."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import assert_never

from trainer.poker.cards import Card, rank_of
from trainer.poker.draws import drawn, height
from trainer.poker.incidents import ButtonDraw
from trainer.poker.situation import Situation, SituationError, needed
from trainer.rulebooks.policies import FirstButton
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Desk, Ruling, Step
from trainer.rulings.steps import Act, Reason


@dataclass(frozen=True, slots=True)
class FirstButtonVerdict:
    """The seat that gets the button; None where no book says how it is found and the floor decides."""

    button: int | None


def rule_first_button(situation: Situation, book: Rulebook) -> Ruling[FirstButtonVerdict]:
    """The button of the first hand, by the cards that were drawn for it.

    SituationError at `incident` where none were, at `seats` with fewer than two players, at `incident.cards` where it
    is not one card each.
    """
    draw = needed(situation.incident, "incident")
    if not isinstance(draw, ButtonDraw):
        raise SituationError("incident.kind", "a {kind} is no draw for the button", kind=draw.kind)
    cards = {seat: card for seat, (card,) in drawn(situation, draw).items()}
    if len(cards) < 2:
        raise SituationError("seats", "a hand needs two players")
    desk = Desk(book, situation)
    match desk.provision(FirstButton).value:
        case FirstButton.HIGH_CARD_BY_SUIT:
            seat = max(cards, key=lambda one: height(cards[one]))
            return Ruling("first-button", book.slug, FirstButtonVerdict(seat), tuple(_steps(desk, cards, seat)))
        case None:
            open_ = (desk.step(Reason.FIRST_BUTTON_NOT_STATED, FirstButton), desk.step(Act.CALL_FLOOR, FirstButton))
            return Ruling("first-button", book.slug, FirstButtonVerdict(None), open_)
        case never:
            assert_never(never)


def _steps(desk: Desk, cards: Mapping[int, Card], best: int) -> list[Step]:
    rank = rank_of(cards[best])
    alike = tuple([seat for seat, card in cards.items() if rank_of(card) == rank])
    tie = [desk.step(Reason.HIGH_CARD_BY_SUIT, FirstButton, seats=alike, rank=rank)] if len(alike) > 1 else []
    return [*tie, desk.step(Reason.HIGH_CARD_GETS_BUTTON, FirstButton, seat=best, card=cards[best])]
