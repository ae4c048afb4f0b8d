"""Seeds and the chance drawn from them: the same on every machine and every Python, for ever."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import TypeVar

T = TypeVar("T")

SEED_BITS = 48


def derive(*parts: int | str) -> int:
    """A seed of `SEED_BITS` bits from its parts, for example a drill's seed and a position in it."""
    text = "\x1f".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=SEED_BITS // 8).digest(), "big")


class Chance:
    """Draws from one seed. Only `random()` and `getrandbits` are used: Python promises that their streams stay."""

    def __init__(self, seed: int) -> None:
        generator = Random(seed)
        self._random = generator.random
        self._bits = generator.getrandbits

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1, all equally likely; ValueError when there is none."""
        if limit < 1:
            raise ValueError("nothing to draw from")
        bits = limit.bit_length()
        while (drawn := self._bits(bits)) >= limit:
            pass
        return drawn

    def between(self, low: int, high: int) -> int:
        """A whole number from `low` to `high`, both included."""
        return low + self.below(high - low + 1)

    def chance(self, probability: float) -> bool:
        """True with that probability."""
        return self._random() < probability

    def choice(self, things: Sequence[T]) -> T:
        """One of the things."""
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """All the things in a new order."""
        order = list(things)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        """`count` different ones of the things, in random order; ValueError when there are not so many."""
        if count > len(things):
            raise ValueError(f"cannot draw {count} of {len(things)}")
        order = list(things)
        for i in range(count):
            j = i + self.below(len(order) - i)
            order[i], order[j] = order[j], order[i]
        return order[:count]
