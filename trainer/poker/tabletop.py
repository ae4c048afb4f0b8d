"""Tabletop: what lies where on the table at the moment of a Situation, for the picture and for its twin in words.

Nothing here is ruled or checked: a situation that cannot be played out still lies on a table somehow. What a
question asks for can be left off with `hide`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple

from trainer.poker.hand import Hand, replay
from trainer.poker.incidents import HandMucked, Incident, StubDropped, WrongButton
from trainer.poker.lying import (
    HOLE_CARDS,
    Lying,
    beside_stub,
    board_cards,
    burn_pile,
    early_cards,
    hole_cards,
    own_counts,
    seats_concerned,
)
from trainer.poker.piles import Piles
from trainer.poker.pots import Pot
from trainer.poker.situation import BOARD_CARDS, Seat, Situation, SituationError, Status

FEWEST_CHAIRS = 6

Hidden = Literal["pots", "to-act", "cards"]
"""What can be left off: the pots (every chip stays in front of its seat), the mark on the seat to act, hole cards."""
Part = Literal["live", "folded", "mucked", "absent", "sitting-out", "out", "empty"]
"""What part a chair has in the hand."""


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


def tabletop(situation: Situation, *, hide: Collection[Hidden] = (), is_over: bool = False) -> Tabletop:
    """What lies on the table. Chairs: six, or as many as the seats and the button need.

    Bets lie in front of the seats until the next street is dealt or the hands are tabled; then they are pots. Totals
    without actions lie in front. `is_over`: the showdown is over: a live seat without cards has mucked, bets are pots.
    """
    incident, hand = situation.incident, _played(situation)
    is_played = hand is not None and hand.betting_over and not hand.is_totals
    is_tabled = is_over or (is_played and any(seat.cards for seat in situation.seats))
    piles = _piled(situation)
    if is_tabled or (piles.street and len(situation.board) > BOARD_CARDS[piles.street]):
        piles.pull()
    live = [seat for seat in situation.numbers(Status.LIVE) if seat not in piles.folded]
    paid = piles.paid()
    front, pots = (paid, piles.before()) if "pots" in hide else piles.lie(live, hand.all_in if hand else None)
    dealt = "cards" not in hide and _is_dealt(situation)
    counts, marked = own_counts(incident), seats_concerned(incident)
    button, due = situation.button, None
    if isinstance(incident, WrongButton):
        button, due = incident.was, incident.should
    to_act = None if hand is None or hand.is_totals or "to-act" in hide else hand.to_act
    taken = {seat.seat: seat for seat in situation.seats}
    chairs = []
    for number in range(1, max(FEWEST_CHAIRS, button or 0, due or 0, *taken, *counts) + 1):
        seat, bet, is_marked = taken.get(number), front.get(number, 0), number in marked
        if seat is None and number not in counts:
            chairs.append(Chair(number, "empty", None, bet, (), number == button, is_marked=is_marked))
            continue
        part: Part = "empty" if seat is None else _part(seat, piles.folded, incident)
        if part == "live" and is_over and seat and not seat.cards and dealt:
            part = "mucked"
        cards: tuple[Lying, ...] = ()
        if dealt:
            known = seat.cards if seat and part in ("live", "mucked") else ()
            cards = hole_cards(known, counts.get(number, HOLE_CARDS if part == "live" else 0), incident, number)
        left = None if seat is None or seat.stack is None else seat.stack - paid.get(number, 0)
        is_all_in = part == "live" and (number in hand.all_in if hand else left == 0 or number in piles.all_in)
        missed, is_new = (seat.missed, seat.new) if seat else ((), False)
        chairs.append(
            Chair(
                number, part, left, bet, cards, number == button, is_all_in, number == to_act, is_marked, missed, is_new
            )
        )  # fmt: skip
    board = board_cards(situation)
    return Tabletop(
        tuple(chairs),
        board,
        early_cards(incident),
        pots,
        burn_pile(incident, len(board)),
        beside_stub(situation),
        mucked=sum([chair.part in ("folded", "mucked") for chair in chairs]) if dealt else 0,
        button_due=due,
        is_dealt=dealt,
        is_stub_dropped=isinstance(incident, StubDropped),
    )


def _played(situation: Situation) -> Hand | None:
    """The hand as played so far; None when it cannot be played out, or nothing has been played."""
    try:
        return replay(situation)
    except SituationError:
        return None


def _piled(situation: Situation) -> Piles:
    """The chips after all actions."""
    piles = Piles(situation)
    for action in situation.actions:
        piles.take(action)
    return piles


# ---- parts of the hand -----------------------------------------------------------------------------------------


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
