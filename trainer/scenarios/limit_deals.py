"""Limit betting told: rounds that are raised as often as a house allows, and what an all-in for less leads to."""

from __future__ import annotations

from dataclasses import replace

from trainer.poker.situation import Situation, Status
from trainer.scenarios.bounds_family import Spot
from trainer.scenarios.turns import Turns


def raise_to_the_cap(told: Turns, two: tuple[int, int], cap: int, *, fold_after: int) -> None:
    """A bet and `cap` raises by two neighbours in turn; the others call, and fold once there were `fold_after` bets.

    The second of the two makes the last raise, so that all others have acted when the first is to act.
    """
    starter, bets = two[cap % 2 == 0], 0
    while bets <= cap:
        if told.turn in two and (bets or told.turn == starter):
            told.to(told.price + told.step)
            bets += 1
        elif bets >= fold_after and told.turn not in two:
            told.fold()
        else:
            told.stay()
    while told.turn not in two:
        told.fold()


def alone(table: Situation) -> Situation:
    """The same two players, with all others out of the event."""
    others = tuple(
        replace(seat, status=Status.OUT, stack=0) if seat.status is Status.FOLDED else seat for seat in table.seats
    )
    return replace(table, seats=others)


def is_half(at: Spot) -> bool:
    """Whether the all-in that is the price comes to half a bet or more."""
    return 2 * (at.price - _last_full(at)) >= at.step


def _last_full(at: Spot) -> int:
    """The whole bets of the street below the all-in."""
    return at.price // at.step * at.step


def totals_after(at: Spot) -> tuple[int, int, int]:
    """The completed bet, a full bet on top of the all-in, and one on top of the completed bet."""
    full = _last_full(at)
    return full + at.step, at.price + at.step, full + 2 * at.step
