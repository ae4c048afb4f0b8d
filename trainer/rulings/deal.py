"""In what order the hole cards go out, how many cards are burned, and whether so many players can be dealt."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from trainer.poker.cards import DECK
from trainer.poker.situation import BOARD_CARDS, STREETS, Situation, Street
from trainer.rulebooks.policies import Burns, HoleCardDeal, WhoDeals
from trainer.rulebooks.rulebook import Citation, Figure, Rulebook
from trainer.rulings.dealt import HOLE_CARDS, DealOrder, deal_order, dealt_in
from trainer.rulings.finding import answer
from trainer.rulings.ruling import Desk, Param, Ruling, Step
from trainer.rulings.steps import Reason

FEWEST = 2
BOARD = BOARD_CARDS[Street.RIVER]
COUNTED = ("deck-cards", "hole-cards", "flop-cards", "turn-cards", "river-cards", "betting-rounds")
"""The figures by which one counts the cards of a hand."""


@dataclass(frozen=True, slots=True)
class DealVerdict:
    """The seats card by card, the burns of a hand that is played out, and whether so many can be dealt."""

    order: tuple[int, ...]
    burns: int
    dealable: bool


def rule_deal(situation: Situation, book: Rulebook) -> Ruling[DealVerdict]:
    """The deal to the seats that take part; with fewer than two there is no order.

    SituationError at `button` where the order depends on it and it is missing.
    """
    desk = Desk(book, situation)
    seats = dealt_in(desk)
    desk.circumstances = replace(desk.circumstances, heads_up=len(seats) == FEWEST)
    burns = burn_count(desk)
    fits, number_steps = _players(desk, len(seats))
    enough, deck_step = _cards(desk, len(seats), burns)
    order = deal_order(desk) if len(seats) >= FEWEST else DealOrder((), ())
    steps = [*_order(desk, order), desk.step(Reason.CARDS_BURNED, Burns, count=burns), *number_steps, deck_step]
    return Ruling("deal", book.slug, DealVerdict(order.seats * HOLE_CARDS, burns, fits and enough), tuple(steps))


def burn_count(desk: Desk) -> int:
    """How many cards are burned in a hand that is played out."""
    board_deals = len(STREETS) - 1
    match desk.provision(Burns).value:
        case Burns.ALSO_BEFORE_HOLE_CARDS:
            return board_deals + 1
        case Burns.BEFORE_EACH_BOARD_DEAL | None:
            return board_deals
        case never:
            assert_never(never)


def _order(desk: Desk, order: DealOrder) -> list[Step]:
    """Who gets the first card, and how the others follow."""
    if not order.seats:
        return []
    grounds = [citation for ground in order.grounds for citation in ground.citations]
    before = [Step(Reason.FIRST_CARD_WITHOUT_SMALL_BLIND, {}, order.unmet.citations)] if order.unmet else []
    first = Step(Reason.FIRST_CARD_GOES_TO, {"seat": order.seats[0]}, tuple(dict.fromkeys(grounds)))
    way = answer(desk, HoleCardDeal)
    dealer = desk.provision(WhoDeals)
    says = dealer.citations if dealer.value is not None else ()
    figures: dict[str, Param] = {"seats": order.seats}
    return [*before, first, Step(Reason.ONE_CARD_AT_A_TIME, figures, tuple(dict.fromkeys(way.citations + says)))]


def _players(desk: Desk, players: int) -> tuple[bool, list[Step]]:
    """Whether the book allows so many players, where it gives a number."""
    most, fewest = desk.book.figure("most-players"), desk.book.figure("fewest-players")
    if players < (fewest.value or FEWEST):
        figures = {"players": players, "count": fewest.value or FEWEST}
        return False, [Step(Reason.TOO_FEW_PLAYERS, figures, fewest.citations)]
    if most.value is None:
        return True, [Step(Reason.PLAYERS_NOT_LIMITED, {"players": players}, most.citations)]
    code = Reason.PLAYERS_ALLOWED if players <= most.value else Reason.TOO_MANY_PLAYERS
    return players <= most.value, [Step(code, {"players": players, "count": most.value}, most.citations)]


def _cards(desk: Desk, players: int, burns: int) -> tuple[bool, Step]:
    """Whether the deck holds the hole cards, the burns and the board."""
    parts = (HOLE_CARDS * players, burns, BOARD)
    enough = sum(parts) <= len(DECK)
    says = [citation for name in COUNTED for citation in _stated(desk.book.figure(name))]
    citations = tuple(dict.fromkeys([*desk.provision(Burns).citations, *says]))
    code = Reason.DECK_IS_ENOUGH if enough else Reason.DECK_IS_TOO_SMALL
    return enough, Step(code, {"parts": parts, "total": len(DECK)}, citations)


def _stated(figure: Figure) -> tuple[Citation, ...]:
    """The rules that give a figure; none where no book gives it."""
    return figure.citations if figure.value is not None else ()
