"""Chips: paying an amount out in the fewest chips of the table's denominations."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import gcd


def smallest(denominations: Collection[int]) -> int:
    """The smallest chip in play; ValueError without denominations or with one below 1."""
    if not denominations or min(denominations) < 1:
        raise ValueError("denominations are whole numbers from 1 on, at least one of them")
    return min(denominations)


def is_payable(amount: int, denominations: Collection[int]) -> bool:
    """Whether chips of the denominations, each as often as needed, come to the amount exactly."""
    return fewest(amount, denominations) is not None


def fewest(amount: int, denominations: Collection[int]) -> dict[int, int] | None:
    """The fewest chips that come to the amount: how many of each denomination, largest first; None if none do.

    The largest chip first is not always the shortest way: 60 in chips of 25, 20 and 5 is 20 + 20 + 20, three chips,
    and not 25 + 25 + 5 + 5. Of equally short ways it is the one with more of the larger chips. ValueError for a
    negative amount and as in `smallest`.
    """
    smallest(denominations)
    if amount < 0:
        raise ValueError("an amount is not negative")
    chips = sorted(set(denominations), reverse=True)
    counts = _shortest(amount, chips, None)
    return None if counts is None else {chip: count for chip, count in zip(chips, counts, strict=True) if count}


def _shortest(amount: int, chips: Sequence[int], limit: int | None) -> list[int] | None:
    """How many of each chip (largest first) in the shortest way of fewer than `limit` chips; None if there is none.

    It tries the most of the largest chip first and stops when the rest, all in the next chip, could not be shorter.
    """
    chip, smaller = chips[0], chips[1:]
    most, over = divmod(amount, chip)
    if not smaller:
        return [most] if not over and (limit is None or most < limit) else None
    common = gcd(*smaller)
    # Among chip // gcd smaller chips there are always some that could be changed up into this one (their sums cannot
    # all differ when divided by it), so a shortest way holds fewer of them.
    least = max(0, -(-(amount - chip // gcd(chip, common) * smaller[0]) // chip))
    best: list[int] | None = None
    for count in range(most, least - 1, -1):
        rest = amount - count * chip
        if limit is not None and count - (-rest // smaller[0]) >= limit:
            break
        found = None if rest % common else _shortest(rest, smaller, None if limit is None else limit - count)
        if found is not None:
            best, limit = [count, *found], count + sum(found)
    return best
