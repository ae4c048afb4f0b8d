"""Chips as they are drawn: an amount becomes a few columns in the house's colours."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from trainer.poker.situation import Game

WIDE = 22
PITCH = 23
"""From one column to the next."""
_THICK = 6
_COLOURS = {
    1: "white", 2: "sand", 5: "red", 10: "blue", 20: "sand", 25: "green", 50: "orange", 100: "black", 200: "grey",
    250: "pink", 500: "purple", 1_000: "yellow", 2_000: "sand", 5_000: "brown", 10_000: "blue", 25_000: "teal",
    50_000: "orange", 100_000: "pink", 500_000: "grey", 1_000_000: "red", 5_000_000: "white",
}  # fmt: skip
"""Chip value in whole euros, dollars or points -> the name of its colour."""
_USUAL = (1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000, 1_000_000, 5_000_000)


class Face(NamedTuple):
    """A chip by its value in units, and the name of its colour."""

    value: int
    colour: str


class Column(NamedTuple):
    """Chips of one colour on top of each other."""

    colour: str
    tall: int

    def markup(self, x: float) -> str:
        """The column with its foot at `x`: the side with its edge spots, the seams, the face of the top chip."""
        half, height = WIDE // 2, self.tall * _THICK
        seams = "".join([f"M{-half} {-_THICK * level}a{half} 5 0 0 0 {WIDE} 0" for level in range(1, self.tall)])
        return (
            f'<g class="felt-chip felt-{self.colour}" transform="translate({x:g} 0)">'
            f'<path d="M{-half} {-height}v{height}a{half} 5 0 0 0 {WIDE} 0v{-height}z"/>'
            f'<path class="felt-spots" d="M-6 {4 - height}V4M0 {5 - height}V5M6 {4 - height}V4"/>'
            f'<path class="felt-seams" d="{seams}"/><ellipse cy="{-height}" rx="{half}" ry="5"/>'
            f'<ellipse class="felt-inlay" cy="{-height}" rx="7" ry="3"/></g>'
        )


class Rack(NamedTuple):
    """The chips of a game: their values, largest first, and how many units make a whole euro, dollar or point."""

    values: tuple[int, ...]
    whole: int

    def columns(self, amount: int, most: int, tallest: int) -> tuple[Column, ...]:
        """The amount as at most `most` columns of at most `tallest` chips, the largest first.

        A picture, not a count: what is left out is read from the number beside it. At least one chip for any amount.
        """
        return _columns(amount, self.values, self.whole, most, tallest)

    def piles(self, amount: int, most: int, tallest: int) -> str:
        """The columns beside each other, standing on y = 0."""
        return _pile(_columns(amount, self.values, self.whole, most, tallest))

    def faces(self, most: int) -> tuple[Face, ...]:
        """The chips that are worth at most that much, the smallest first; never none."""
        fitting = [value for value in reversed(self.values) if value <= most] or [self.values[-1]]
        return tuple([Face(value, _colour(value // self.whole or 1)) for value in fitting])


def rack_of(game: Game) -> Rack:
    """The chips of the game, or the usual ones from its smallest chip up."""
    whole, least = game.whole or 1, game.chip or 1
    if game.denominations:
        return Rack(tuple(sorted([value for value in game.denominations if value > 0], reverse=True)), whole)
    return Rack(tuple([value * whole for value in reversed(_USUAL) if value * whole >= least]) or (least,), whole)


@lru_cache(maxsize=4096)
def _columns(amount: int, values: tuple[int, ...], whole: int, most: int, tallest: int) -> tuple[Column, ...]:
    piles: list[tuple[int, int]] = []
    left = amount
    for value in values:
        count, left = divmod(left, value)
        if count:
            piles.append((value, count))
    if not piles and amount:
        piles = [(values[-1], 1)]
    return tuple([Column(_colour(value // whole or 1), count) for value, count in _spread(piles[:most], most, tallest)])


def _colour(value: int) -> str:
    """The name of the colour of a chip of that many whole euros, dollars or points."""
    return _COLOURS.get(value) or _COLOURS[_USUAL[value % 7]]


def _spread(piles: list[tuple[int, int]], most: int, tallest: int) -> list[tuple[int, int]]:
    """Columns too tall go on in a column of their own while there is room."""
    spread: list[tuple[int, int]] = []
    for place, (value, count) in enumerate(piles):
        room = most - len(spread) - (len(piles) - place - 1)
        for _ in range(room):
            if count > 0:
                spread.append((value, min(count, tallest)))
                count -= tallest
    return spread


@lru_cache(maxsize=4096)
def _pile(columns: tuple[Column, ...]) -> str:
    left = -(len(columns) - 1) * PITCH / 2
    return "".join([column.markup(left + place * PITCH) for place, column in enumerate(columns)])
