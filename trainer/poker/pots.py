"""Pots: what goes back uncalled, the main pot and the side pots, and one pot split among its winners."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple


class Uncalled(NamedTuple):
    """The part of a seat's chips that nobody matched and that goes back."""

    seat: int
    amount: int


class Pot(NamedTuple):
    """A pot and the live seats that can win it, in seat order."""

    amount: int
    eligible: tuple[int, ...]


class Layers(NamedTuple):
    """What goes back, if anything, and the pots, main pot first."""

    uncalled: Uncalled | None
    pots: tuple[Pot, ...]


class Share(NamedTuple):
    """What a winner gets of one pot. Of `amount`, `odd_chips` counts the odd units; `rest` is smaller than a unit."""

    seat: int
    amount: int
    odd_chips: int = 0
    rest: int = 0


def uncalled(contributions: Mapping[int, int]) -> Uncalled | None:
    """The largest total less the second largest over all seats, folded ones included; None when they are equal.

    `contributions` are totals per seat: antes in, dead posts out. A seat that alone put chips in gets them all back.
    """
    seat, most, second = 0, 0, 0
    for other, total in contributions.items():
        if total > most:
            seat, most, second = other, total, most
        elif total > second:
            second = total
    return Uncalled(seat, most - second) if most > second else None


def layers(
    contributions: Mapping[int, int],
    live: Collection[int],
    *,
    all_in: Collection[int] | None = None,
    dead: int = 0,
    start: Iterable[tuple[int, Collection[int] | None]] = (),
) -> Layers:
    """Contributions per seat -> what goes back uncalled, and the pots.

    `contributions` are whole chips per seat, folded seats included, antes in, dead posts out; a live seat that is
    missing put nothing in. `live` seats can still win, `all_in` are those with nothing left (None: every live seat
    with less than another live seat, which is so once the betting is over). `dead` goes into the main pot. `start`
    are pots that lay there before, as (amount, eligible), eligible None for every live seat.

    One pot for each distinct total of live all-in seats, and the rest. Folded chips stay in the layer that they
    reach, those above the highest live total go to the last pot; equal eligible seats make one pot; a pot without
    chips is none. The amounts and what goes back add up to all that was put in. ValueError when no seat is live.
    """
    if not live:
        raise ValueError("no live seat to win a pot")
    back = uncalled(contributions)
    totals = dict(contributions)
    if back:
        totals[back.seat] -= back.amount
    seats = sorted(live)
    if all_in is None:
        most = max([totals.get(seat, 0) for seat in seats])
        all_in = [seat for seat in seats if totals.get(seat, 0) < most]
    everything = sum(totals.values())
    reach = {seat: totals.get(seat, 0) if seat in all_in else everything for seat in seats}
    before = [(amount, seats if who is None else [seat for seat in seats if seat in who]) for amount, who in start]
    if not before:
        return Layers(back, tuple(_piled(totals.values(), reach, dead)))
    return Layers(back, _joined(before, _piled(totals.values(), reach, 0), dead))


def _piled(totals: Iterable[int], reach: Mapping[int, int], dead: int) -> list[Pot]:
    """The layers from the bottom, each up to where some live seats' chips end; `reach` is in seat order."""
    amounts = sorted(totals)
    count, place, passed, below = len(amounts), 0, 0, -dead
    seats = list(reach)
    pots = []
    for top in sorted(set(reach.values())):
        while place < count and amounts[place] <= top:
            passed += amounts[place]
            place += 1
        reached = passed + top * (count - place)
        if reached > below:
            pots.append(Pot(reached - below, tuple(seats)))
        seats = [seat for seat in seats if reach[seat] > top]
        below = reached
    over = sum(amounts[place:]) - top * (count - place)
    if over:  # folded chips above the highest live total
        last = pots.pop() if pots else Pot(0, tuple(reach))
        pots.append(Pot(last.amount + over, last.eligible))
    return pots


def _joined(before: Iterable[tuple[int, Sequence[int]]], pots: Iterable[Pot], dead: int) -> tuple[Pot, ...]:
    """Pots of before and new ones, equal eligible seats as one; a pot that nobody can win joins the one before it."""
    merged: dict[tuple[int, ...], int] = {}
    waiting = dead
    last: tuple[int, ...] = ()
    for amount, eligible in (*before, *pots):
        last = tuple(eligible) or last
        waiting += amount
        if last:
            merged[last] = merged.get(last, 0) + waiting
            waiting = 0
    return tuple([Pot(amount, eligible) for eligible, amount in merged.items() if amount])


def split(amount: int, winners: Sequence[int], *, unit: int = 1, one_each: bool = True) -> tuple[Share, ...]:
    """One pot shared by its winners, given clockwise from the seat that gets the first odd chip.

    The pot is broken down to `unit`, the chip that is not broken further, and shared evenly. Units left over are odd
    chips: one each in order, or with `one_each` false all to the first. What is smaller than a unit goes to the first.
    The shares add up to `amount`, in the order of `winners`. ValueError without winners or with a unit below 1.
    """
    if not winners or unit < 1:
        raise ValueError("a pot is split among one winner or more, in units of one or more")
    if len(winners) == 1:
        return (Share(winners[0], amount),)
    units, rest = divmod(amount, unit)
    each, odd = divmod(units, len(winners))
    shares = []
    for place, seat in enumerate(winners):
        extra = (place < odd) if one_each else (odd if place == 0 else 0)
        small = rest if place == 0 else 0
        shares.append(Share(seat, (each + extra) * unit + small, int(extra), small))
    return tuple(shares)
