"""The smallest buy-in of a cash game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from trainer.poker.situation import Situation, SituationError, Structure, needed
from trainer.rulebooks.policies import BigBlindAmount, BuyIn
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.bounds import with_structure
from trainer.rulings.ruling import Desk, Ruling
from trainer.rulings.steps import Act, Reason


@dataclass(frozen=True, slots=True)
class BuyInVerdict:
    """The least that a player may bring to the table; None where no book says and the floor decides."""

    least: int | None


def rule_buy_in(situation: Situation, book: Rulebook) -> Ruling[BuyInVerdict]:
    """The smallest buy-in by the game's limits.

    SituationError at `game.tournament` in a tournament, at `game.small_bet`, `game.big_bet` or `game.big_blind` where
    the answer depends on it and it is missing.
    """
    if situation.game.tournament:
        raise SituationError("game.tournament", "a tournament has an entry fee and no smallest buy-in")
    situation = with_structure(situation, book)
    desk, game = Desk(book, situation), situation.game
    match desk.provision(BuyIn).value:
        case BuyIn.TEN_LOWER_LIMITS:
            return _lower_limits(desk)
        case BuyIn.TEN_LARGEST_OR_FORTY_SMALLEST_BETS if game.structure is Structure.FIXED_LIMIT:
            return _times(desk, Reason.BUY_IN_LARGEST_BETS, "buy-in-largest-bets", needed(game.big_bet, "game.big_bet"))
        case BuyIn.TEN_LARGEST_OR_FORTY_SMALLEST_BETS:
            smallest = needed(game.big_blind, "game.big_blind")
            return _times(desk, Reason.BUY_IN_SMALLEST_BETS, "buy-in-smallest-bets", smallest)
        case None:
            steps = (desk.step(Reason.BUY_IN_NOT_STATED, BuyIn), desk.step(Act.CALL_FLOOR, BuyIn))
            return Ruling("buy-in", book.slug, BuyInVerdict(None), steps)
        case never:
            assert_never(never)


def _lower_limits(desk: Desk) -> Ruling[BuyInVerdict]:
    """So many lower limits; where the game names none, the big blind is one if the book says so."""
    game = desk.situation.game
    if game.small_bet is None and desk.provision(BigBlindAmount).value is BigBlindAmount.LOWER_LIMIT:
        amount = needed(game.big_blind, "game.small_bet")
        ruling = _times(desk, Reason.BUY_IN_LOWER_LIMITS, "buy-in-lower-limits", amount)
        limit = desk.step(Reason.BIG_BLIND_IS_LOWER_LIMIT, BigBlindAmount, amount=amount)
        return replace(ruling, steps=(limit, *ruling.steps))
    return _times(desk, Reason.BUY_IN_LOWER_LIMITS, "buy-in-lower-limits", needed(game.small_bet, "game.small_bet"))


def _times(desk: Desk, why: Reason, figure: str, amount: int) -> Ruling[BuyInVerdict]:
    """So many times that amount, by the figure that the book sets."""
    count = needed(desk.book.figure(figure).value, "book")
    least = count * amount
    step = desk.step(why, BuyIn, count=count, amount=amount, total=least)
    return Ruling("buy-in", desk.book.slug, BuyInVerdict(least), (step,))
