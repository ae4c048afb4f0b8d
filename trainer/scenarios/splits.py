"""How a shared pot comes apart: the chip to which it is broken down, and who gets what."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.poker.pots import split
from trainer.poker.situation import Game
from trainer.poker.table import clockwise
from trainer.rulebooks.policies import OddChipSharing, OddChipUnit
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.payout import chip_of_blinds

Sharing = tuple[int, Sequence[int]]
"""A pot's amount and the seats that share it."""


def odd_unit(book: Rulebook, game: Game) -> int:
    """The chip to which the book breaks down a shared pot in that game."""
    if book.provision(OddChipUnit).value is OddChipUnit.CHIP_OF_THE_BLINDS:
        return chip_of_blinds(game)
    return game.chip or 1


def most_odd_chips(book: Rulebook) -> int:
    """How many chips may be left over so that the book says who gets them: one, if it is silent on more."""
    return 1 if book.provision(OddChipSharing).value is None else 9


def shares(
    pots: Sequence[Sharing], unit: int, button: int, *, backwards: bool = False, one_each: bool = True
) -> dict[int, int]:
    """What each seat gets when every pot is split apart; `backwards`: the odd chips from the button's right.

    `one_each` false: all the odd chips of a pot to its first winner.
    """
    paid: dict[int, int] = {}
    for amount, winners in pots:
        order = clockwise(winners, after=button)
        for share in split(amount, order[::-1] if backwards else order, unit=unit, one_each=one_each):
            paid[share.seat] = paid.get(share.seat, 0) + share.amount
    return paid
