"""The price of staying in on one street, and what a bet or raise must come to: only what no house disputes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trainer.poker.situation import Game, Street, Structure, needed


@dataclass(frozen=True, slots=True)
class Price:
    """What a seat must have in front of it to stay in, and the size of a raise. All but `step` are street totals.

    `to_match`: the total to match, 0 when nothing is bet. `step`: the size of a full bet or raise, which is the
    largest one of the street in no-limit and pot-limit, and the street's bet in fixed-limit; None while not known.
    In fixed-limit `full` is where the last bet or raise of at least half the size came to, and `grid` what it would
    be if each of them had been whole. `structure` None: not told, so sizes are not judged.
    """

    structure: Structure | None = None
    to_match: int = 0
    step: int | None = None
    full: int = 0
    grid: int = 0

    def least_raise_to(self) -> int | None:
        """The smallest full bet or raise, in fixed-limit the usual one; None while not known.

        In fixed-limit an all-in of less than half a bet is no raise, and the next one completes it.
        """
        if self.step is None:
            return None
        return (self.full if self.structure is Structure.FIXED_LIMIT else self.to_match) + self.step

    def most_raise_to(self) -> int | None:
        """In fixed-limit the largest raise that any house allows, counted in whole bets over a short all-in."""
        if self.structure is not Structure.FIXED_LIMIT or self.step is None:
            return None
        return self.grid + self.step

    def is_raise_size(self, to: int) -> bool:
        """Whether a seat with chips left may bet or raise to `to`, as far as the least and fixed sizes go."""
        least, most = self.least_raise_to(), self.most_raise_to()
        if most is not None:
            return to in (least, most)
        return least is None or self.structure is None or to >= least

    def reopened(self, answered: int) -> bool:
        """Whether a seat that acted when the price was `answered` may raise again.

        It must face a full raise, in fixed-limit half a bet; short all-ins are added up.
        """
        if self.structure is None or self.step is None:
            return True
        more = self.to_match - answered
        return 2 * more >= self.step if self.structure is Structure.FIXED_LIMIT else more >= self.step

    def raised(self, to: int) -> Price:
        """The price after a bet or raise to `to`, short all-ins included."""
        if self.structure is not Structure.FIXED_LIMIT:
            return replace(self, to_match=to, step=max(to - self.to_match, self.step or 0))
        step = self.step or 0
        if 2 * (to - self.full) < step:
            return replace(self, to_match=to)
        return replace(self, to_match=to, full=to, grid=max(self.grid + step, to))


def opening_price(game: Game, street: Street) -> Price:
    """The price before anybody has bet on a street and, preflop, before the blinds are counted.

    SituationError at `game.small_bet` or `game.big_bet` when the fixed-limit bet is missing.
    """
    if game.structure is not Structure.FIXED_LIMIT:
        return Price(game.structure, step=game.big_blind)
    if street in (Street.PREFLOP, Street.FLOP):
        return Price(game.structure, step=needed(game.small_bet, "game.small_bet"))
    return Price(game.structure, step=needed(game.big_bet, "game.big_bet"))


def blind_price(price: Price, blind: int) -> Price:
    """The preflop price once the posts are made: the nominal blind, although a post may be short."""
    return replace(price, to_match=blind, full=blind, grid=blind, step=price.step or blind)
