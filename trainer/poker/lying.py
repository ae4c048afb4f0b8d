"""Lying: which cards lie where on the table, and what an incident changes in that."""

from __future__ import annotations

from typing import Literal, NamedTuple

from trainer.poker.cards import DECK, Card
from trainer.poker.incidents import Absent as CameBack
from trainer.poker.incidents import (
    BoxedCard,
    Burn,
    BurnExposed,
    CountNoticedLate,
    DuplicateCard,
    EmptySeatDealt,
    ExposedCard,
    FlopCount,
    ForeignCard,
    HandShown,
    Incident,
    MissingCard,
    PrematureBoard,
    SeatSkipped,
    WrongCount,
)
from trainer.poker.situation import BOARD_CARDS, STREETS, Situation, Street

HOLE_CARDS = 2

Odd = Literal["", "unknown", "joker", "other-back", "missing"]
"""What is odd about a card: face up but not told which, a joker, a strange back, not there at all."""


class Lying(NamedTuple):
    """A card that lies somewhere: `face` None is a back (unless `odd`); `is_exposed`: seen when it should not be."""

    face: Card | None = None
    is_exposed: bool = False
    odd: Odd = ""


_BACK = Lying()
_UNKNOWN = Lying(odd="unknown")
_FACES = {card: Lying(card) for card in DECK}


def own_counts(incident: Incident | None) -> dict[int, int]:
    """Seats that hold a number of hole cards of their own."""
    match incident:
        case WrongCount(counts=counts):
            return dict(counts)
        case CountNoticedLate(seat=seat, count=count):
            return {seat: count}
        case SeatSkipped(seat=seat):
            return {seat: 0}
        case EmptySeatDealt(seat=seat) | CameBack(seat=seat):
            return {seat: HOLE_CARDS}
    return {}


def _seen(incident: Incident | None, seat: int) -> dict[int, Lying]:
    """Hole cards of the seat that lie otherwise than the rest, by their place from 0."""
    match incident:
        case ExposedCard(cards=cards):
            return {
                card.nth - 1: Lying(card.card, is_exposed=True, odd="" if card.card else "unknown")
                for card in cards
                if card.seat == seat
            }
        case HandShown(seat=shower, cards=cards) if shower == seat:
            return {place: Lying(card, is_exposed=True) for place, card in enumerate(cards)}
        case ForeignCard(what=what, where="seat", seat=holder) if holder == seat:
            return {HOLE_CARDS - 1: Lying(is_exposed=True, odd=what)}
    return {}


def hole_cards(known: tuple[Card, ...], count: int, incident: Incident | None, seat: int) -> tuple[Lying, ...]:
    """`count` hole cards that lie at a chair (more when more are known): those known face up, the others as backs."""
    cards = [_FACES[card] for card in known] + [_BACK] * (count - len(known))
    for place, card in (_seen(incident, seat) if incident else {}).items():
        if place < len(cards):
            cards[place] = Lying(cards[place].face or card.face, card.is_exposed, "" if cards[place].face else card.odd)
        else:
            cards.append(card)
    return tuple(cards)


def board_cards(situation: Situation) -> tuple[Lying, ...]:
    """The board as it lies, without cards dealt too soon, with those whose faces are not told."""
    incident = situation.incident
    early = incident.cards if isinstance(incident, PrematureBoard) else ()
    cards = [_FACES[card] for card in situation.board if card not in early]
    if isinstance(incident, FlopCount):
        cards += [_UNKNOWN] * (incident.count - len(cards))
    elif isinstance(incident, Burn) and incident.shown:
        cards += [_UNKNOWN] * (BOARD_CARDS[Street(incident.street)] - len(cards))
    elif isinstance(incident, ForeignCard) and incident.where == "board":
        cards.append(Lying(is_exposed=True, odd=incident.what))
    return tuple(cards)


def street_cards(situation: Situation, street: Street) -> tuple[Card, ...]:
    """The board cards that came with the street; a flop that is too long came as it is."""
    place = STREETS.index(street)
    first = BOARD_CARDS[STREETS[place - 1]] if place else 0
    last = BOARD_CARDS[street]
    if isinstance(situation.incident, FlopCount) and len(situation.board) > BOARD_CARDS[Street.FLOP]:
        flop = len(situation.board)
        first, last = (0, flop) if street is Street.FLOP else (flop, flop)
    return situation.board[first:last]


def early_cards(incident: Incident | None) -> tuple[Lying, ...]:
    if not isinstance(incident, PrematureBoard):
        return ()
    count = 3 if incident.street == "flop" else 1
    return tuple([Lying(card, is_exposed=True) for card in incident.cards]) or (_UNKNOWN,) * count


def burn_pile(incident: Incident | None, board: int) -> tuple[Lying, ...]:
    """The burn pile, one card before each street that is on the board or in the middle of being dealt."""
    count = (board > 0) + (board > 3) + (board > 4)
    top = _BACK
    match incident:
        case PrematureBoard():
            count += 1
        case FlopCount(burned=burned):
            count = int(burned)
        case Burn(street=street, burned=burned):
            count = STREETS.index(Street(street)) - 1 + burned
        case BurnExposed(card=card):
            count = max(count, 1)
            top = Lying(card, is_exposed=True) if card else Lying(is_exposed=True, odd="unknown")
    return (_BACK,) * (count - 1) + (top,) if count else ()


def beside_stub(situation: Situation) -> tuple[Lying, ...]:
    """Cards that an incident lays beside the stub."""
    match situation.incident:
        case BoxedCard(count=count):
            return (Lying(is_exposed=True, odd="unknown"),) * count
        case ForeignCard(what=what, where=where, seat=seat) if where == "stub" or (where == "seat" and seat is None):
            return (Lying(is_exposed=True, odd=what),)
        case DuplicateCard(card=card):
            lies = card in situation.board or any(card in seat.cards for seat in situation.seats)
            return (Lying(card, is_exposed=True),) * (1 if lies else 2)
        case MissingCard(card=card):
            return (Lying(card, odd="missing"),)
    return ()


def seats_concerned(incident: Incident | None) -> set[int]:
    """The seats that the incident is about."""
    if incident is None:
        return set()
    if isinstance(incident, ExposedCard):
        return {card.seat for card in incident.cards}
    if isinstance(incident, WrongCount):
        return {seat for seat, _ in incident.counts}
    named = [getattr(incident, name, None) for name in ("seat", "asker", "target", "to")]
    return {seat for seat in named if isinstance(seat, int)}
