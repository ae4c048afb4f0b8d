"""Tabletop: what lies where on the table at the moment of a Situation, for the picture and for its twin in words.

Nothing here is ruled or checked: a situation that cannot be played out still lies on a table somehow. What a
question asks for can be left off with `hide`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple

from trainer.poker.cards import DECK, Card
from trainer.poker.hand import Hand, replay
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
    HandMucked,
    HandShown,
    Incident,
    MissingCard,
    PrematureBoard,
    SeatSkipped,
    StubDropped,
    WrongButton,
    WrongCount,
)
from trainer.poker.pots import Pot, layers
from trainer.poker.situation import BOARD_CARDS, STREETS, ActionKind, Seat, Situation, SituationError, Status, Street

FEWEST_CHAIRS = 6
HOLE_CARDS = 2
_DEAD = frozenset({ActionKind.ANTE, ActionKind.POST_DEAD})

Hidden = Literal["pots", "to-act", "cards"]
"""What can be left off: the pots (every chip stays in front of its seat), the mark on the seat to act, hole cards."""
Part = Literal["live", "folded", "mucked", "absent", "sitting-out", "out", "empty"]
"""What part a chair has in the hand."""
Odd = Literal["", "unknown", "joker", "other-back", "missing"]
"""What is odd about a card: face up but not told which, a joker, a strange back, not there at all."""


class Lying(NamedTuple):
    """A card that lies somewhere: `face` None is a back (unless `odd`); `is_exposed`: seen when it should not be."""

    face: Card | None = None
    is_exposed: bool = False
    odd: Odd = ""


class Chair(NamedTuple):
    """A chair: `stack` is what is left (None: not told), `bet` the chips in front of it, `cards` its hole cards."""

    seat: int
    part: Part
    stack: int | None = None
    bet: int = 0
    cards: tuple[Lying, ...] = ()
    has_button: bool = False
    is_all_in: bool = False
    is_to_act: bool = False
    is_marked: bool = False
    missed: tuple[str, ...] = ()
    is_new: bool = False


class Tabletop(NamedTuple):
    """The whole table: `chairs` in seat order, empty ones included, and what lies in the middle.

    `early`: board cards dealt too soon; `burns`, `beside`: the burn pile, cards beside the stub; `mucked`: how many
    hands lie in the muck; `button_due`: where a button that stands wrong belongs; `is_dealt`: hole cards are out.
    """

    chairs: tuple[Chair, ...]
    board: tuple[Lying, ...] = ()
    early: tuple[Lying, ...] = ()
    pots: tuple[Pot, ...] = ()
    burns: tuple[Lying, ...] = ()
    beside: tuple[Lying, ...] = ()
    mucked: int = 0
    button_due: int | None = None
    is_dealt: bool = False
    is_stub_dropped: bool = False


_BACK = Lying()
_FACES = {card: Lying(card) for card in DECK}
_UNKNOWN = Lying(odd="unknown")


def tabletop(situation: Situation, *, hide: Collection[Hidden] = (), is_over: bool = False) -> Tabletop:
    """What lies on the table. Chairs: six, or as many as the seats and the button need.

    Bets lie in front of the seats until the next street is dealt or the hands are tabled; then they are pots. Totals
    without actions lie in front. `is_over`: the showdown is over: a live seat without cards has mucked, bets are pots.
    """
    incident, hand = situation.incident, _played(situation)
    is_played = hand is not None and hand.betting_over and not hand.is_totals
    is_tabled = is_over or (is_played and any(seat.cards for seat in situation.seats))
    chips = _chips(situation, hand, hide="pots" in hide, pull=is_tabled)
    dealt = "cards" not in hide and _is_dealt(situation)
    counts, marked = _counts(incident), _concerned(incident)
    button = incident.was if isinstance(incident, WrongButton) and situation.button is None else situation.button
    to_act = None if hand is None or hand.is_totals or "to-act" in hide else hand.to_act
    taken = {seat.seat: seat for seat in situation.seats}
    chairs = []
    for number in range(1, max(FEWEST_CHAIRS, button or 0, *taken, *counts) + 1):
        seat, bet, is_marked = taken.get(number), chips.front.get(number, 0), number in marked
        if seat is None and number not in counts:
            chairs.append(Chair(number, "empty", None, bet, (), number == button, is_marked=is_marked))
            continue
        part: Part = "empty" if seat is None else _part(seat, chips.folded, incident)
        if part == "live" and is_over and seat and not seat.cards and dealt:
            part = "mucked"
        cards: tuple[Lying, ...] = ()
        if dealt:
            cards = _hole_cards(seat, part, counts.get(number), _seen(incident, number) if incident else {})
        left = None if seat is None or seat.stack is None else seat.stack - chips.paid.get(number, 0)
        is_all_in = part == "live" and (number in hand.all_in if hand else left == 0 or number in chips.all_in)
        missed, is_new = (seat.missed, seat.new) if seat else ((), False)
        chairs.append(
            Chair(
                number, part, left, bet, cards, number == button, is_all_in, number == to_act, is_marked, missed, is_new
            )
        )  # fmt: skip
    board = _board(situation)
    return Tabletop(
        tuple(chairs), board, _early(incident), chips.pots, _burns(incident, len(board)), _beside(situation),
        sum([chair.part in ("folded", "mucked") for chair in chairs]) if dealt else 0,
        incident.should if isinstance(incident, WrongButton) else None, dealt, isinstance(incident, StubDropped),
    )  # fmt: skip


def _played(situation: Situation) -> Hand | None:
    """The hand as played so far; None when it cannot be played out, or nothing has been played."""
    try:
        return replay(situation)
    except SituationError:
        return None


# ---- chips ------------------------------------------------------------------------------------------------------


class _Chips(NamedTuple):
    front: dict[int, int]
    paid: dict[int, int]
    pots: tuple[Pot, ...]
    folded: set[int]
    all_in: set[int]


def _chips(situation: Situation, hand: Hand | None, *, hide: bool, pull: bool) -> _Chips:
    """Chips in front of the seats and in the middle, what each seat has paid, who folded and who said all-in."""
    front: dict[int, int] = {}
    pulled: dict[int, int] = {}
    dead: dict[int, int] = {}
    folded = {seat.seat for seat in situation.seats if seat.status is Status.FOLDED}
    all_in: set[int] = set()
    street = None
    for action in situation.actions:
        if action.street is not street:
            _pull(front, pulled)
            street = action.street
        if action.action is ActionKind.FOLD:
            folded.add(action.seat)
        elif action.to and action.action in _DEAD:
            layered = action.action is ActionKind.ANTE and situation.game.ante_by == "each"
            pile = pulled if layered else dead
            pile[action.seat] = pile.get(action.seat, 0) + action.to
        elif action.to:
            front[action.seat] = action.to
        if action.all_in:
            all_in.add(action.seat)
    if not situation.actions:
        front = {seat.seat: seat.committed for seat in situation.seats if seat.committed}
    paid = {seat: front.get(seat, 0) + pulled.get(seat, 0) + dead.get(seat, 0) for seat in {*front, *pulled, *dead}}
    start = [(pot.amount, pot.eligible) for pot in situation.start.pots] if situation.start else []
    if hide:
        return _Chips(paid, paid, tuple([Pot(amount, who or ()) for amount, who in start]), folded, all_in)
    if pull or (street and len(situation.board) > BOARD_CARDS[street]):
        _pull(front, pulled)
    live = [seat.seat for seat in situation.seats if seat.status is Status.LIVE and seat.seat not in folded]
    if not live:
        rest = sum(pulled.values()) + sum(dead.values()) + sum([amount for amount, _ in start])
        return _Chips(front, paid, (Pot(rest, ()),) if rest else (), folded, all_in)
    if not (pulled or dead or start):
        return _Chips(front, paid, (), folded, all_in)
    stopped = hand.all_in if hand else None
    back, pots = layers(pulled, live, all_in=stopped, dead=sum(dead.values()), start=start)
    if back:
        front[back.seat] = front.get(back.seat, 0) + back.amount
    return _Chips(front, paid, pots, folded, all_in)


def _pull(front: dict[int, int], pulled: dict[int, int]) -> None:
    """Pulls the chips in front of the seats into the middle."""
    for seat, amount in front.items():
        pulled[seat] = pulled.get(seat, 0) + amount
    front.clear()


# ---- cards ------------------------------------------------------------------------------------------------------


def _is_dealt(situation: Situation) -> bool:
    """Whether hole cards are out."""
    return bool(
        situation.actions or situation.board or situation.start or situation.incident
        or any(seat.cards or seat.committed for seat in situation.seats)
    )  # fmt: skip


def _part(seat: Seat, folded: set[int], incident: Incident | None) -> Part:
    if isinstance(incident, HandMucked) and incident.seat == seat.seat:
        return "mucked"
    if seat.seat in folded:
        return "folded"
    return seat.status.value


def _counts(incident: Incident | None) -> dict[int, int]:
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


def _hole_cards(seat: Seat | None, part: Part, count: int | None, seen: dict[int, Lying]) -> tuple[Lying, ...]:
    """The hole cards that lie at a chair: those known face up, the others as backs."""
    if count is None:
        count = HOLE_CARDS if part == "live" else 0
    known = seat.cards if seat and part in ("live", "mucked") else ()
    cards = [_FACES[card] for card in known] + [_BACK] * (count - len(known))
    for place, card in seen.items():
        if place < len(cards):
            cards[place] = Lying(cards[place].face or card.face, card.is_exposed, "" if cards[place].face else card.odd)
        else:
            cards.append(card)
    return tuple(cards)


def _board(situation: Situation) -> tuple[Lying, ...]:
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


def _early(incident: Incident | None) -> tuple[Lying, ...]:
    if not isinstance(incident, PrematureBoard):
        return ()
    count = 3 if incident.street == "flop" else 1
    return tuple([Lying(card, is_exposed=True) for card in incident.cards]) or (_UNKNOWN,) * count


def _burns(incident: Incident | None, board: int) -> tuple[Lying, ...]:
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


def _beside(situation: Situation) -> tuple[Lying, ...]:
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


def _concerned(incident: Incident | None) -> set[int]:
    """The seats that the incident is about."""
    if incident is None:
        return set()
    if isinstance(incident, ExposedCard):
        return {card.seat for card in incident.cards}
    if isinstance(incident, WrongCount):
        return {seat for seat, _ in incident.counts}
    named = [getattr(incident, name, None) for name in ("seat", "asker", "target", "to")]
    return {seat for seat in named if isinstance(seat, int)}
