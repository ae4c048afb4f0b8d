"""How much the blinds are: what the table sets, and what the house's sheet makes of its limit."""

from __future__ import annotations

from typing import assert_never

from trainer.poker.situation import Game, SituationError, needed
from trainer.rulebooks.policies import BigBlindAmount, SmallBlindAmount
from trainer.rulings.ruling import Desk, Step
from trainer.rulings.steps import Reason

Stake = tuple[int, list[Step]]
"""An amount in units, and why it is that, where a book says so."""


def big_blind(desk: Desk) -> Stake:
    """The big blind; SituationError at `game.big_blind` when neither the document nor the book tells it."""
    game = desk.situation.game
    match desk.provision(BigBlindAmount).value:
        case BigBlindAmount.LOWER_LIMIT:
            amount = needed(game.small_bet or game.big_blind, "game.big_blind")
            return amount, [desk.step(Reason.BIG_BLIND_IS_LOWER_LIMIT, BigBlindAmount, amount=amount)]
        case BigBlindAmount.MINIMUM_BET:
            amount = needed(game.big_blind or game.small_bet, "game.big_blind")
            return amount, [desk.step(Reason.BIG_BLIND_IS_MINIMUM_BET, BigBlindAmount, amount=amount)]
        case BigBlindAmount.TWICE_SMALL_BLIND:
            return _usually_twice(desk, game)
        case None:
            return needed(game.big_blind, "game.big_blind"), []
        case never:
            assert_never(never)


def _usually_twice(desk: Desk, game: Game) -> Stake:
    """What the table has set, else twice the small blind."""
    if game.big_blind is None:
        small = needed(game.small_blind, "game.small_blind")
        return 2 * small, [desk.step(Reason.BIG_BLIND_IS_TWICE, BigBlindAmount, amount=2 * small, blind=small)]
    if game.small_blind is not None and game.big_blind == 2 * game.small_blind:
        figures = {"amount": game.big_blind, "blind": game.small_blind}
        return game.big_blind, [desk.step(Reason.BIG_BLIND_IS_TWICE, BigBlindAmount, **figures)]
    return game.big_blind, [desk.step(Reason.BIG_BLIND_AS_SET, BigBlindAmount, amount=game.big_blind)]


def small_blind(desk: Desk) -> Stake:
    """The small blind; SituationError at `game.small_blind` or `game.whole` when it cannot be told."""
    game = desk.situation.game
    match desk.provision(SmallBlindAmount).value:
        case SmallBlindAmount.HALF_BIG_BLIND:
            return _usually_half(desk, game)
        case SmallBlindAmount.USUALLY_HALF_ROUNDED_DOWN_TO_WHOLE:
            return _usually_rounded_down(desk, game)
        case SmallBlindAmount.HALF_ROUNDED_DOWN_TO_WHOLE:
            return _rounded_down(desk, game)
        case SmallBlindAmount.SET_AMOUNT:
            return _as_set(desk, needed(game.small_blind, "game.small_blind"))
        case None:
            return needed(game.small_blind, "game.small_blind"), []
        case never:
            assert_never(never)


def _as_set(desk: Desk, amount: int) -> Stake:
    return amount, [desk.step(Reason.SMALL_BLIND_AS_SET, SmallBlindAmount, amount=amount)]


def _usually_half(desk: Desk, game: Game) -> Stake:
    """Half the big blind, unless the table has set something else."""
    big = big_blind(desk)[0]
    if game.small_blind is not None and 2 * game.small_blind != big:
        return _as_set(desk, game.small_blind)
    half = _half(game, big)
    return half, [desk.step(Reason.SMALL_BLIND_IS_HALF, SmallBlindAmount, amount=half, blind=big)]


def _usually_rounded_down(desk: Desk, game: Game) -> Stake:
    """What the table has set, since the sheet says "usually"; else half the lower limit in whole euros."""
    if game.small_blind is None:
        return _half_the_limit(desk, game, needed(game.whole, "game.whole"))
    if game.whole is not None:
        by_limit, steps = _half_the_limit(desk, game, game.whole)
        if by_limit == game.small_blind:
            return by_limit, steps
    return _as_set(desk, game.small_blind)


def _rounded_down(desk: Desk, game: Game) -> Stake:
    """Half the lower limit, in whole dollars where it is above one; without a unit, what the table has set."""
    if game.whole is None and game.small_blind is not None:
        return _as_set(desk, game.small_blind)
    by_limit, steps = _half_the_limit(desk, game, needed(game.whole, "game.whole"))
    if game.small_blind in (None, by_limit):
        return by_limit, steps
    return by_limit, [desk.step(Reason.SMALL_BLIND_NOT_AS_SET, SmallBlindAmount, amount=game.small_blind), *steps]


def _half_the_limit(desk: Desk, game: Game, whole: int) -> Stake:
    """Half the lower limit, rounded down to whole euros or dollars where the limit is above one of them."""
    limit = big_blind(desk)[0]
    if limit <= whole:
        half = _half(game, limit)
        return half, [desk.step(Reason.SMALL_BLIND_IS_HALF_LIMIT, SmallBlindAmount, amount=half, blind=limit)]
    amount = limit // (2 * whole) * whole
    return amount, [desk.step(Reason.SMALL_BLIND_ROUNDED_DOWN, SmallBlindAmount, amount=amount, blind=limit)]


def _half(game: Game, blind: int) -> int:
    """Half of a blind; SituationError, where the document gives the blind, when that is no whole number."""
    if blind % 2:
        path = "game.small_bet" if blind == game.small_bet and blind != game.big_blind else "game.big_blind"
        raise SituationError(path, "half of {blind} is no whole number of the document's unit", blind=blind)
    return blind // 2
