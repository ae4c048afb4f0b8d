"""Betting told turn by turn, up to the moment when somebody is to act or has done something that is to be ruled on."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.poker.situation import BOARD_CARDS, POSTS, ActionKind, Situation, Street, Structure
from trainer.poker.table import clockwise
from trainer.rulebooks.rulebook import Rulebook
from trainer.scenarios.betting_deals import Telling, deep, middle
from trainer.scenarios.deals import game, pack, player_count, seat_numbers
from trainer.scenarios.seeds import Chance

LATER = (Street.FLOP, Street.TURN, Street.RIVER)


class Turns(Telling):
    """A betting round that is told one turn at a time; `queue` are the seats that still have to act, the next first."""

    queue: list[int]

    def begin(self, street: Street) -> None:
        """Open the street, before the flop with the blinds posted."""
        if street is Street.PREFLOP:
            self.post_blinds()
        else:
            self._open(street)
        self.queue = list(clockwise(self.able(), after=self._after))

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.queue[0]

    @property
    def big(self) -> int:
        """The big blind."""
        return self.game.big_blind or 1

    def everything(self, seat: int) -> int:
        """The seat's street total when it puts in all that it has."""
        return self._all(seat)

    def has_acted(self, seat: int) -> bool:
        """Whether the seat has taken an action that is no post."""
        return any(action.seat == seat and action.action not in POSTS for action in self.actions)

    def fold(self) -> None:
        """The seat to act folds."""
        seat = self.queue.pop(0)
        self._say(seat, ActionKind.FOLD)
        self.live.remove(seat)

    def stay(self) -> None:
        """The seat to act checks, or calls with what it has."""
        seat = self.queue.pop(0)
        if self.front.get(seat, 0) == self.price:
            self._say(seat, ActionKind.CHECK)
        else:
            self._put(seat, min(self.price, self._all(seat)))

    def to(self, total: int) -> None:
        """The seat to act bets or raises to `total`; everybody else who has chips is to act again."""
        seat = self.queue.pop(0)
        self._put(seat, total)
        self.queue = list(clockwise([other for other in self.able() if other != seat], after=seat))

    def shove(self, total: int) -> None:
        """The seat to act turns out to have no more than `total`, and puts it in."""
        self.keep_only(total - self.front.get(self.turn, 0))
        if total > self.price:
            self.to(total)
        else:
            self.stay()

    def take_out(self, seat: int) -> None:
        """The chair of the small blind is empty after all: nothing was posted there."""
        posted = self.front.pop(seat, 0)
        self.middle -= posted
        self.actions = [action for action in self.actions if action.seat != seat]
        self.stacks.pop(seat)
        self.left.pop(seat)
        self.live.remove(seat)
        self.queue = [other for other in self.queue if other != seat]

    def keep_only(self, chips: int) -> None:
        """The seat to act turns out to have that many chips left."""
        self.stacks[self.turn] += chips - self.left[self.turn]
        self.left[self.turn] = chips

    def pass_on(self, chance: Chance, count: int, *, staying: float = 0.5, keep: int = 2) -> None:
        """`count` turns of seats that stay in with that probability, the others fold to a bet; `keep` seats stay live.

        The last seat of the queue is left to act.
        """
        for _ in range(min(count, len(self.queue) - 1)):
            stays = self.front.get(self.turn, 0) == self.price or len(self.live) <= keep or chance.chance(staying)
            self.stay() if stays else self.fold()

    def pass_some(self, chance: Chance, *, staying: float = 0.5, keep: int = 2, leave: int = 1) -> None:
        """Turns of some seats, none to all but `leave` of those that are still to act."""
        self.pass_on(chance, chance.below(max(len(self.queue) - leave, 1)), staying=staying, keep=keep)

    def catch_up(self, chance: Chance, count: int, *, raising: bool) -> None:
        """The next `count` seats act, the first of them with a raise or not."""
        for number in range(count):
            if raising and number == 0:
                self.to(larger(chance, self))
            elif chance.chance(0.5) or self.front.get(self.turn, 0) == self.price:
                self.stay()
            else:
                self.fold()

    def raises(self, chance: Chance, times: int, *, most: int = 4) -> None:
        """So many bets and raises of more than the least size, with folds and calls between."""
        for _ in range(times):
            self.pass_some(chance, staying=0.3, keep=3)
            self.to(larger(chance, self, most))

    def told(self, chance: Chance) -> Situation:
        """The moment, with board cards for the street."""
        return self.situation(pack(chance)[: BOARD_CARDS[self.now]])


def sit(
    chance: Chance, book: Rulebook, level: int, structure: Structure,
    *, least: int = 3, streets: Sequence[Street] = tuple(Street), small_change: bool = False,
) -> Turns:  # fmt: skip
    """A table of that level, `least` seats at least, with one of the streets begun and stacks that are deep enough.

    With `small_change` there are chips on the table smaller than those of the blinds.
    """
    terms = game(chance, book, structure=structure, small_change=small_change)
    seats = seat_numbers(chance, max(player_count(chance, level), least))
    street = chance.choice(streets)
    pots = [] if street is Street.PREFLOP else [(middle(chance, terms, len(seats)), None)]
    told = Turns(terms, chance.choice(seats), deep(chance, terms, seats), pots=pots)
    told.begin(street)
    return told


def larger(chance: Chance, told: Turns, most: int = 4) -> int:
    """The total of a bet, or of a raise of more than the least: whole big blinds, no neat multiple of the price."""
    big = told.big
    if not told.price:
        return big * chance.between(2, most + 2)
    steps = told.step // big + chance.between(1, most)
    return told.price + big * max(steps, 1)


def broken_down(amount: int, chips: Sequence[int]) -> tuple[int, ...]:
    """The fewest chips of those values that make the amount, largest first; what is left over is left out."""
    found: list[int] = []
    for chip in sorted(chips, reverse=True):
        found += [chip] * (amount // chip)
        amount %= chip
    return tuple(found)
