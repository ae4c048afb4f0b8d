"""Random tables between two hands: button and blinds of the hand before, and who has gone, come or missed blinds."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from trainer.poker.situation import Action, ActionKind, Game, LastHand, Seat, Situation, Status, Street
from trainer.poker.table import clockwise
from trainer.rulebooks.rulebook import Rulebook
from trainer.scenarios.deals import game, player_count, seat_numbers, stacks
from trainer.scenarios.seeds import Chance


@dataclass(frozen=True, slots=True)
class Ring:
    """A table as it was dealt in the hand before: the taken chairs clockwise from the small blind to the button."""

    terms: Game
    order: tuple[int, ...]

    @property
    def last(self) -> LastHand:
        """Button and blinds of the hand before."""
        return LastHand(self.order[-1], self.order[0], self.order[1])


def ring(chance: Chance, book: Rulebook, level: int, *, least: int = 4, play: str | None = None) -> Ring:
    """A table of the level's size, `least` players or more; `play` names the way of play where a family needs one."""
    terms = game(chance, book)
    while play is not None and terms.tournament is not (play == "tournament"):
        terms = game(chance, book)
    seats = seat_numbers(chance, max(player_count(chance, level), least))
    return Ring(terms, clockwise(seats, after=chance.choice(seats)))


def between_hands(
    chance: Chance,
    table: Ring,
    *,
    status: Mapping[int, Status] | None = None,
    missed: Mapping[int, tuple[str, ...]] | None = None,
    new: Collection[int] = (),
    seat: int | None = None,
) -> Situation:
    """The table before the next hand. Seats that are out have no chips; the button still stands where it was."""
    status, missed = status or {}, missed or {}
    numbers = sorted({*table.order, *new})
    sizes = dict(zip(numbers, stacks(chance, len(numbers), table.terms), strict=True))
    return Situation(
        seats=tuple(
            [
                Seat(
                    number,
                    None if status.get(number) is Status.OUT else sizes[number],
                    status=status.get(number, Status.LIVE),
                    missed=missed.get(number, ()),
                    new=number in new,
                )
                for number in numbers
            ]
        ),
        button=table.last.button,
        game=table.terms,
        last=table.last,
        seat=seat,
    )


def first_hand(chance: Chance, table: Ring, *, out: Collection[int] = ()) -> Situation:
    """The table with a button that stands and no hand before; seats in `out` have gone."""
    one = between_hands(chance, table, status=dict.fromkeys(out, Status.OUT))
    return Situation(one.seats, one.button, game=one.game)


def posted(table: Situation) -> tuple[Action, ...]:
    """The two blinds of the live seats, in full, left of the button; of two seats the button has the small one."""
    order = clockwise(table.numbers(Status.LIVE), after=table.button or 0)
    small, big = order[:2] if len(order) > 2 else order[::-1]
    return (
        Action(Street.PREFLOP, small, ActionKind.SMALL_BLIND, table.game.small_blind),
        Action(Street.PREFLOP, big, ActionKind.BIG_BLIND, table.game.big_blind),
    )


def only_two_left(chance: Chance, table: Ring) -> Situation:
    """The table when all but the button and one other player have gone."""
    other = chance.choice(table.order[:-1])
    return first_hand(chance, table, out=[seat for seat in table.order[:-1] if seat != other])


def before_deal(chance: Chance, book: Rulebook, level: int) -> Situation:
    """A table before the hole cards are dealt, four players or more; from level 2 on somebody may sit out."""
    table = ring(chance, book, level, least=4 if level == 1 else 4 + level)
    one = first_hand(chance, table)
    if level == 1 or chance.chance(0.4):
        return one
    away = chance.choice(table.order[:-1])
    dealt = Status.ABSENT if table.terms.tournament else Status.SITTING_OUT
    seats = tuple([replace(seat, status=dealt) if seat.seat == away else seat for seat in one.seats])
    return replace(one, seats=seats)


def antes_alone(table: Situation) -> Situation:
    """The table in a game without blinds, to which each player has posted an ante."""
    ante = table.game.small_blind or 1
    posts = [
        Action(Street.PREFLOP, seat, ActionKind.ANTE, ante)
        for seat in clockwise(table.numbers(Status.LIVE), after=table.button or 0)
    ]
    terms = replace(table.game, small_blind=None, big_blind=None, ante=ante)
    return replace(table, game=terms, actions=tuple(posts))
