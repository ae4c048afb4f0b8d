"""The order of the deal: who is dealt in, who gets the first card, and which card off the deck a hole card was."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from trainer.poker.situation import POSTS, ActionKind, Situation, SituationError, Status, needed
from trainer.poker.table import clockwise, next_seat, starting_with
from trainer.rulebooks.policies import AbsentDealtIn, FirstCardTo, Policy
from trainer.rulings.finding import Answer, answer
from trainer.rulings.ruling import Desk

HOLE_CARDS = 2


@dataclass(frozen=True, slots=True)
class DealOrder:
    """The seats in the order in which they get cards, and the rules that say so.

    `unmet`: the house's own rule on the first card, where it names the small blind and nobody posts one.
    """

    seats: tuple[int, ...]
    grounds: tuple[Answer[Policy], ...]
    unmet: Answer[Policy] | None = None

    def place(self, seat: int, nth: int) -> int:
        """Which card off the deck the `nth` hole card of `seat` is, from 1 on, burns left out."""
        return (nth - 1) * len(self.seats) + self.seats.index(seat) + 1


def dealt_in(desk: Desk) -> tuple[int, ...]:
    """The seats that are entitled to a hand, in seat order; the book is asked only when somebody is absent."""
    situation = desk.situation
    return tuple(
        seat.seat
        for seat in situation.seats
        if seat.status in (Status.LIVE, Status.FOLDED)
        or (
            seat.status is Status.ABSENT and absent_is_dealt_in(situation, seat.seat, answer(desk, AbsentDealtIn).value)
        )
    )


def absent_is_dealt_in(situation: Situation, seat: int, policy: AbsentDealtIn) -> bool:
    """Whether a player who is away gets cards."""
    match policy:
        case AbsentDealtIn.ALWAYS:
            return True
        case AbsentDealtIn.IF_POSTED:
            return any(action.seat == seat and action.action in POSTS for action in situation.actions)
        case never:
            assert_never(never)


def deal_order(desk: Desk) -> DealOrder:
    """The order of the deal under the book; SituationError at `button` or `seats` when it cannot be told."""
    seats = dealt_in(desk)
    if len(seats) < 2:
        raise SituationError("seats", "a deal needs two seats or more")
    away = any(seat.status is Status.ABSENT for seat in desk.situation.seats)
    ground, unmet = answer(desk, FirstCardTo), None
    if ground.value is FirstCardTo.SMALL_BLIND and _lacks_small_blind(desk.situation):
        unmet, ground = ground, _of_the_base(desk, ground)
    first = _first(desk.situation, seats, ground.value)
    grounds: tuple[Answer[Policy], ...] = (ground, answer(desk, AbsentDealtIn)) if away else (ground,)
    return DealOrder(starting_with(seats, first), grounds, unmet)


def _lacks_small_blind(situation: Situation) -> bool:
    """Whether the blinds are told and no small one is among them: a dead small blind."""
    posted = {action.action for action in situation.actions}
    return ActionKind.BIG_BLIND in posted and ActionKind.SMALL_BLIND not in posted


def _of_the_base(desk: Desk, own: Answer[FirstCardTo]) -> Answer[FirstCardTo]:
    """What the base says where the house's own rule does not reach; its own again where there is no base."""
    lent = desk.lent(FirstCardTo)
    return own if lent.value is None else Answer(lent.value, lent.citations)


def _first(situation: Situation, seats: tuple[int, ...], policy: FirstCardTo) -> int:
    match policy:
        case FirstCardTo.LEFT_OF_BUTTON:
            return next_seat(seats, after=needed(situation.button, "button"))
        case FirstCardTo.SMALL_BLIND:
            return _poster(situation, seats, ActionKind.SMALL_BLIND) or small_blind(situation, seats)
        case FirstCardTo.LEFT_OF_BIG_BLIND:
            return next_seat(
                seats, after=_poster(situation, seats, ActionKind.BIG_BLIND) or big_blind(situation, seats)
            )
        case never:
            assert_never(never)


def _poster(situation: Situation, seats: tuple[int, ...], kind: ActionKind) -> int | None:
    """The seat that posted the blind, if one did and it is dealt in."""
    return next((action.seat for action in situation.actions if action.action is kind and action.seat in seats), None)


def small_blind(situation: Situation, seats: tuple[int, ...]) -> int:
    """The seat that owes the small blind by the button: left of it, heads-up the button itself."""
    button = needed(situation.button, "button")
    if len(seats) == 2 and button in seats:
        return button
    return next_seat(seats, after=button)


def big_blind(situation: Situation, seats: tuple[int, ...]) -> int:
    """The seat that owes the big blind by the button: the next one left of the small blind."""
    return clockwise(seats, after=small_blind(situation, seats))[0]
