"""Random betting told action by action: every action is legal, every amount a whole number of chips."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from trainer.poker.cards import Card
from trainer.poker.situation import (
    Action,
    ActionKind,
    Game,
    Seat,
    Situation,
    Start,
    StartPot,
    Status,
    Street,
    Structure,
)
from trainer.poker.table import clockwise
from trainer.scenarios.deals import blind_seats
from trainer.scenarios.seeds import Chance

EARLY = (Street.PREFLOP, Street.FLOP)


class Telling:
    """A hand as it is told, street by street; `situation` is what it comes to.

    `stacks` are what the seats have before the first action told. `pots` lay in the middle before it, as amount and
    the seats that can win it (None: every live seat); `folded` seats are out from the start.
    """

    def __init__(
        self,
        game: Game,
        button: int,
        stacks: Mapping[int, int],
        *,
        pots: Sequence[tuple[int, tuple[int, ...] | None]] = (),
        folded: Collection[int] = (),
    ) -> None:
        self.game = game
        self.button = button
        self.stacks = dict(stacks)
        self.left = dict(stacks)
        self.pots = tuple(pots)
        self.folded = set(folded)
        self.live = [seat for seat in sorted(stacks) if seat not in self.folded]
        self.middle = sum([amount for amount, _ in pots])
        self.actions: list[Action] = []
        self.first: Street | None = None

    def able(self) -> list[int]:
        """The live seats with chips left."""
        return [seat for seat in self.live if self.left[seat]]

    def street(
        self,
        chance: Chance,
        street: Street,
        *,
        aggressors: Sequence[int] = (),
        stay: Collection[int] | None = None,
        shove: Collection[int] = (),
        bets: Sequence[int] = (),
    ) -> None:
        """Tell one betting round.

        The `aggressors` bet and raise in that order as their turns come; `bets` are their street totals as far as
        given, the others are drawn. Seats in `stay` (None: all) call, the others fold to a bet. A seat in `shove`
        bets or raises all it has. What a stack does not cover is called all-in.
        """
        self._open(street)
        planned, sizes = list(aggressors), list(bets)
        queue = list(clockwise(self.able(), after=self._after))
        while queue and len(self.live) > 1:
            seat = queue.pop(0)
            if planned and planned[0] == seat and self._may_raise(seat):
                planned.pop(0)
                to = sizes.pop(0) if sizes else self._size(chance, seat)
                self._put(seat, self._all(seat) if seat in shove else min(to, self._all(seat)))
                queue = list(clockwise([other for other in self.able() if other != seat], after=seat))
            elif self.front.get(seat, 0) == self.price:
                self._say(seat, ActionKind.CHECK)
            elif stay is None or seat in stay:
                self._put(seat, min(self.price, self._all(seat)))
            else:
                self._say(seat, ActionKind.FOLD)
                self.live.remove(seat)

    def post_blinds(self) -> None:
        """Post small and big blind before the flop; a stack that does not cover its blind is all-in."""
        self._open(Street.PREFLOP)
        small, big = blind_seats(sorted(self.stacks), self.button)
        for seat, kind, blind in (
            (small, ActionKind.SMALL_BLIND, self.game.small_blind),
            (big, ActionKind.BIG_BLIND, self.game.big_blind),
        ):
            self._pay(seat, min(blind or 0, self.left[seat]))
            self._say(seat, kind, self.front[seat])
        self.price = self.game.big_blind or 0
        self._after = big
        self._posted = True

    def situation(self, board: Sequence[Card] = ()) -> Situation:
        """The moment after the last action told, with that board."""
        start = None
        if self.first is not None and not any(action.street is Street.PREFLOP for action in self.actions):
            start = Start(self.first, tuple([StartPot(amount, who) for amount, who in self.pots]))
        return Situation(
            seats=tuple(
                [
                    Seat(seat, stack, (), None, Status.FOLDED if seat in self.folded else Status.LIVE)
                    for seat, stack in sorted(self.stacks.items())
                ]
            ),
            button=self.button,
            board=tuple(board),
            game=self.game,
            actions=tuple(self.actions),
            start=start,
        )

    # ---- how ----------------------------------------------------------------------------------------

    _posted = False

    def _open(self, street: Street) -> None:
        if self._posted and street is Street.PREFLOP:
            return
        self.first = self.first or street
        self.now = street
        self.front: dict[int, int] = {}
        self.price = 0
        self.step = self._least(street)
        self._after = self.button

    def _least(self, street: Street) -> int:
        """The smallest bet of the street, in fixed-limit the only one."""
        big = self.game.big_blind or 1
        if self.game.structure is Structure.FIXED_LIMIT:
            return (self.game.small_bet if street in EARLY else self.game.big_bet) or big
        return big

    def _may_raise(self, seat: int) -> bool:
        return self._all(seat) > self.price and any(other != seat for other in self.able())

    def _all(self, seat: int) -> int:
        """The seat's street total when it puts in all that it has."""
        return self.front.get(seat, 0) + self.left[seat]

    def _size(self, chance: Chance, seat: int) -> int:
        """The street total of a bet or raise as players make them: up to the pot, in whole big blinds."""
        if self.game.structure is Structure.FIXED_LIMIT:
            return self.price + self.step
        big = self.game.big_blind or 1
        if self.price:
            return self.price + self.step * chance.between(2, 4) // 2 // big * big
        most = max(1, min(self.middle // big, 12))
        return big * chance.between(max(1, most // 3), most)

    def _put(self, seat: int, to: int) -> None:
        """Bring the seat's street total to `to`: a call, a bet or a raise."""
        kind = ActionKind.CALL if to <= self.price else ActionKind.RAISE if self.price else ActionKind.BET
        self._pay(seat, to - self.front.get(seat, 0))
        self._say(seat, kind, to)
        if to > self.price:
            if self.game.structure is not Structure.FIXED_LIMIT:
                self.step = max(self.step, to - self.price)
            self.price = to

    def _pay(self, seat: int, amount: int) -> None:
        self.left[seat] -= amount
        self.middle += amount
        self.front[seat] = self.front.get(seat, 0) + amount

    def _say(self, seat: int, kind: ActionKind, to: int | None = None) -> None:
        self.actions.append(Action(self.now, seat, kind, to))


def deep(chance: Chance, game: Game, seats: Sequence[int], *, low: int = 60, high: int = 200) -> dict[int, int]:
    """A stack a seat, between `low` and `high` big blinds, in whole smallest chips that players have lying about."""
    chip, big = game.chip or 1, game.big_blind or 1
    return {seat: chance.between(low * big // chip, high * big // chip) * chip for seat in seats}


def middle(chance: Chance, game: Game, seats: int) -> int:
    """A pot as it lies in the middle after a street or two with that many seats: whole big blinds."""
    return (game.big_blind or 1) * seats * chance.between(1, 3)
