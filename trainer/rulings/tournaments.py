"""In which places the players of a tournament finish who go out in one hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import assert_never

from trainer.poker.situation import Seat, Situation, SituationError, Status
from trainer.rulebooks.policies import BustOrder, EqualBust, PlayerOut, Policy
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Desk, Param, Ruling, Step
from trainer.rulings.steps import Act, Reason


@dataclass(frozen=True, slots=True)
class Finish:
    """A seat that went out and its place, 1 for the winner of the event; seats that tie have the same place."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class FinishVerdict:
    """The seats that went out in this hand, best place first, then by seat."""

    places: tuple[Finish, ...]


def rule_finish_order(situation: Situation, book: Rulebook) -> Ruling[FinishVerdict]:
    """The places of the seats with status `out`, all others being left in the event.

    `stack` is what a seat had before the hand; it is needed where two or more go out and the book ranks by it.
    SituationError at `seats` when nobody is out or nobody is left, at `game.tournament` in a cash game.
    """
    if situation.game.tournament is False:
        raise SituationError("game.tournament", "a cash game has no places")
    desk = Desk(book, situation)
    gone = [seat for seat in situation.seats if seat.status is Status.OUT]
    left = len(situation.seats) - len(gone)
    if not gone or not left:
        raise SituationError("seats", "nobody went out" if left else "somebody must be left with the chips")
    steps = [desk.step(Reason.PLAYERS_LEFT, *_when_out(desk), count=left, place=left + 1)]
    groups, group_steps = _groups(desk, gone, left + 1) if len(gone) > 1 else ([gone], [])
    verdict = FinishVerdict(tuple(_places(groups, left + 1)))
    return Ruling("finish-order", book.slug, verdict, (*steps, *group_steps))


def _when_out(desk: Desk) -> tuple[type[Policy], ...]:
    """What says from when on a player is out, or else who ranks higher."""
    return (PlayerOut,) if desk.provision(PlayerOut).value is not None else (BustOrder,)


def _places(groups: Sequence[Sequence[Seat]], best: int) -> list[Finish]:
    """The places from the best open one on; each group of equals has one place, and the next comes after them all."""
    found: list[Finish] = []
    for group in groups:
        found += [Finish(seat.seat, best) for seat in group]
        best += len(group)
    return found


def _groups(desk: Desk, gone: Sequence[Seat], best: int) -> tuple[list[list[Seat]], list[Step]]:
    """Those who went out in groups of equals, the best first, and why."""
    seats = tuple([seat.seat for seat in gone])
    figures: dict[str, Param] = {"seats": seats, "place": best}
    match desk.provision(BustOrder).value:
        case BustOrder.BIGGER_STACK_BEFORE_HAND:
            return _by_stack(desk, gone, best)
        case BustOrder.SHARE_THE_PLACES:
            return [list(gone)], [desk.step(Reason.PLACE_SHARED, BustOrder, **figures)]
        case None:
            floor = desk.step(Act.CALL_FLOOR, BustOrder)
            return [list(gone)], [desk.step(Reason.RANK_NOT_STATED, BustOrder, **figures), floor]
        case never:
            assert_never(never)


def _by_stack(desk: Desk, gone: Sequence[Seat], best: int) -> tuple[list[list[Seat]], list[Step]]:
    stacks = {seat.seat: _stack(desk.situation, seat) for seat in gone}
    ranked = sorted(gone, key=lambda seat: (-stacks[seat.seat], seat.seat))
    groups = [list(group) for _, group in groupby(ranked, key=lambda seat: stacks[seat.seat])]
    order = tuple([seat.seat for seat in ranked])
    amounts = tuple([stacks[seat] for seat in order])
    if len(groups) > 1:
        steps = [desk.step(Reason.RANKED_BY_STACK, BustOrder, seats=order, amounts=amounts)]
    else:
        steps = [desk.step(Reason.RANKED_BY_STACK, BustOrder)]
    for group in groups:
        if len(group) > 1:
            steps += _equals(desk, group, stacks[group[0].seat], best)
        best += len(group)
    return groups, steps


def _stack(situation: Situation, seat: Seat) -> int:
    """What the seat had before the hand, which is something: it was dealt in."""
    path = f"seats[{situation.seats.index(seat)}].stack"
    if seat.stack is None:
        raise SituationError(path, "needed for this question and missing: the chips before the hand")
    if seat.stack == 0:
        raise SituationError(
            path, "seat {seat} had no chips before the hand, so it did not go out in it", seat=seat.seat
        )
    return seat.stack


def _equals(desk: Desk, group: Sequence[Seat], stack: int, place: int) -> list[Step]:
    """Equal stacks share the place; where no book says so, that is usual and the floor's to decide."""
    figures: dict[str, Param] = {"seats": tuple([seat.seat for seat in group]), "amount": stack, "place": place}
    match desk.provision(EqualBust).value:
        case EqualBust.SHARE_THE_PLACES:
            return [desk.step(Reason.EQUAL_STACKS_SHARE, EqualBust, **figures)]
        case None:
            open_ = desk.step(Reason.EQUAL_STACKS_NOT_STATED, EqualBust, **figures)
            return [open_, desk.step(Act.CALL_FLOOR, EqualBust)]
        case never:
            assert_never(never)
