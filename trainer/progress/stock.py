"""The stock: the chips that lie ready to be pushed where a question asks for amounts."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.felt.chips import Face, rack_of
from trainer.poker.situation import Situation

MOST = 8
"""How many kinds of chips lie ready."""


def chips_to_push(situation: Situation) -> Sequence[Face]:
    """The chips of the situation's game, the smallest first, up to the largest amount that a seat has or has put in."""
    amounts = [amount for seat in situation.seats for amount in (seat.stack, seat.committed) if amount]
    return rack_of(situation.game).faces(max(amounts, default=situation.game.big_blind or 0))[:MOST]
