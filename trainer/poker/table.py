"""The order of seats at a table: who comes after whom, clockwise."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

MOST_SEATS = 11
"""The highest seat number that a document may name."""


def clockwise(seats: Iterable[int], *, after: int) -> tuple[int, ...]:
    """The given seats clockwise, from the first one left of `after` round to `after` itself.

    `after` may be an empty chair (a button can stand there); it comes last when it is among the seats.
    """
    return tuple(sorted(seats, key=lambda seat: (seat <= after, seat)))


def next_seat(seats: Iterable[int], *, after: int) -> int:
    """The first of the given seats left of `after`; ValueError when there is none."""
    ordered = clockwise(seats, after=after)
    if not ordered:
        raise ValueError("no seat to go to")
    return ordered[0]


def starting_with(seats: Sequence[int], first: int) -> tuple[int, ...]:
    """The same circle of seats, told from `first` on; ValueError when `first` is not among them."""
    start = list(seats).index(first)
    return tuple(seats[start:]) + tuple(seats[:start])
