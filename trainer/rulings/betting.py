"""Whose turn it is, and what a seat may bet: the questions `to-act` and `bet-limits`."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.poker.hand import Hand, replay
from trainer.poker.situation import Situation, SituationError, Street
from trainer.rulebooks.policies import (
    FirstToActLater,
    FirstToActPreflop,
    LastLeft,
    OpenActions,
    RoundEnd,
)
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.bounds import bounds, with_structure
from trainer.rulings.facing import option, same_price
from trainer.rulings.rounds import acts_of
from trainer.rulings.ruling import Desk, Ruling, Step
from trainer.rulings.steps import Reason


@dataclass(frozen=True, slots=True)
class ToActVerdict:
    """The seat whose turn it is, or None with the street closed."""

    seat: int | None
    street_closed: bool


@dataclass(frozen=True, slots=True)
class BetLimitsVerdict:
    """What a seat may do: chips to call, and street totals of the least and most that it may bet or raise to.

    A maximum below the minimum means all-in only. The amounts are None where the seat may not raise. Where a book
    leaves it open whether it may, `may_raise` is None, where it leaves an amount open, that one; the floor decides.
    """

    seat: int
    to_call: int
    may_raise: bool | None
    min_raise_to: int | None
    max_raise_to: int | None


def rule_to_act(situation: Situation, book: Rulebook) -> Ruling[ToActVerdict]:
    """Whose turn it is after the actions told; SituationError at `actions` where only totals are told."""
    desk = Desk(book, situation)
    hand = replay(situation)
    if hand.is_totals:
        raise SituationError("actions", "needed for this question and missing")
    seat = hand.to_act
    if seat is None:
        return Ruling("to-act", book.slug, ToActVerdict(None, street_closed=True), (_closed(desk, hand),))
    steps = (
        _turn(desk, hand, seat),
        *option(desk, hand, seat),
        *same_price(desk, hand, seat),
        _open_actions(desk, hand, seat),
    )
    return Ruling("to-act", book.slug, ToActVerdict(seat, street_closed=False), steps)


def _closed(desk: Desk, hand: Hand) -> Step:
    """Why nobody is to act: all others have folded, or nobody owes anything."""
    if len(hand.live) == 1:
        return desk.step(Reason.ALL_OTHERS_FOLDED, RoundEnd, LastLeft, seat=hand.live[0])
    return desk.step(Reason.ROUND_COMPLETE, RoundEnd, street=hand.street)


def _turn(desk: Desk, hand: Hand, seat: int) -> Step:
    """Why it is the seat's turn: it begins the round, or it is the next that the round waits for."""
    if acts_of(hand):
        return desk.step(Reason.NEXT_TO_ACT, RoundEnd, seat=seat)
    if hand.street is Street.PREFLOP:
        return desk.step(Reason.FIRST_BEFORE_FLOP, FirstToActPreflop, seat=seat)
    return desk.step(Reason.FIRST_ON_STREET, FirstToActLater, seat=seat, street=hand.street)


def _open_actions(desk: Desk, hand: Hand, seat: int) -> Step:
    """What the seat may choose from."""
    owed, left = hand.price.to_match - hand.street_totals[seat], hand.stacks[seat]
    if owed > 0:
        amount = owed if left is None else min(owed, left)
        return desk.step(Reason.MAY_FOLD_CALL_RAISE, OpenActions, seat=seat, amount=amount)
    code = Reason.MAY_CHECK_OR_RAISE if hand.price.to_match else Reason.MAY_CHECK_OR_BET
    return desk.step(code, OpenActions, seat=seat)


def rule_bet_limits(situation: Situation, book: Rulebook) -> Ruling[BetLimitsVerdict]:
    """What the document's `seat`, else the seat to act, may call, bet and raise to.

    SituationError at `actions` when nobody is to act and no seat is asked about, at `seat` for one that cannot act.
    """
    situation = with_structure(situation, book)
    desk = Desk(book, situation)
    hand = replay(situation)
    seat = situation.seat or hand.to_act
    if seat is None:
        raise SituationError("actions", "the betting on the {street} is complete: nobody is to act", street=hand.street)
    check_can_act(hand, seat, "seat")
    found = bounds(desk, hand, seat)
    verdict = BetLimitsVerdict(seat, found.to_call, found.may_raise, found.least, found.most)
    return Ruling("bet-limits", book.slug, verdict, (*found.steps, *found.open))


def check_can_act(hand: Hand, seat: int, path: str) -> None:
    """The seat has a live hand and chips; SituationError at `path` otherwise."""
    if seat not in hand.live:
        raise SituationError(path, "seat {seat} has no live hand", seat=seat)
    if seat in hand.all_in:
        raise SituationError(path, "seat {seat} is all-in and cannot act", seat=seat)
