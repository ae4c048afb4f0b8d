"""Random dealers: tables, stacks, games and cards, sized by level. Levels change how much there is, never the truth."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.poker.cards import DECK, Card
from trainer.poker.situation import Action, ActionKind, Game, Street, Structure
from trainer.poker.table import clockwise
from trainer.rulebooks.rulebook import Rulebook
from trainer.scenarios.seeds import Chance

PLAYERS = {1: (3, 4), 2: (5, 6), 3: (7, 9)}
"""Fewest and most players at a level."""
CHAIRS = 10

TABLES: dict[str, tuple[tuple[int, int, tuple[int, ...]], ...]] = {
    "tournament": (
        (25, 50, (25, 100, 500, 1000)),
        (50, 100, (25, 100, 500, 1000)),
        (100, 200, (25, 100, 500, 1000)),
        (200, 400, (100, 500, 1000, 5000)),
        (500, 1000, (100, 500, 1000, 5000)),
    ),
    "cash": (
        (1, 2, (1, 5, 25, 100)),
        (2, 5, (1, 5, 25, 100)),
        (5, 10, (1, 5, 25, 100)),
        (10, 20, (5, 25, 100, 500)),
        (25, 50, (5, 25, 100, 500)),
    ),
}
"""By way of play: small blind, big blind and the chips on the table. A half that is no whole chip is rounded down."""


def player_count(chance: Chance, level: int) -> int:
    """How many players a table of that level has."""
    return chance.between(*PLAYERS[level])


def seat_numbers(chance: Chance, count: int, chairs: int = CHAIRS) -> tuple[int, ...]:
    """`count` taken chairs of a table, in seat order; the other chairs stay empty."""
    return tuple(sorted(chance.sample(range(1, chairs + 1), count)))


def pack(chance: Chance) -> list[Card]:
    """A shuffled deck, top card last: `pop` deals from it."""
    return chance.shuffled(DECK)


def game(chance: Chance, book: Rulebook, *, structure: Structure | None = None, small_change: bool = False) -> Game:
    """A game that the book plays: one of its ways of play and structures, with blinds and chips that go together.

    `structure` names the structure. With `small_change` there are chips on the table smaller than those of the blinds.
    """
    structure = structure or Structure(chance.choice(book.structures))
    play = chance.choice(book.play)
    tables = [table for table in TABLES[play] if not small_change or has_small_change(*table)]
    small, big, chips = chance.choice(tables)
    limits = (big, 2 * big) if structure is Structure.FIXED_LIMIT else (None, None)
    return Game(
        structure=structure, small_blind=small, big_blind=big, chip=chips[0], denominations=chips,
        small_bet=limits[0], big_bet=limits[1], tournament=play == "tournament",
    )  # fmt: skip


def has_small_change(small: int, big: int, chips: Sequence[int]) -> bool:
    """Whether both blinds can be paid without the smallest chip."""
    return any(small % chip == 0 and big % chip == 0 for chip in chips[1:])


def blind_seats(seats: Sequence[int], button: int) -> tuple[int, int]:
    """The seats that owe small and big blind; with two players the button owes the small one, in every house."""
    if len(seats) == 2:
        return button, next(seat for seat in seats if seat != button)
    order = clockwise(seats, after=button)
    return order[0], order[1]


def posts(seats: Sequence[int], button: int, game: Game) -> tuple[Action, ...]:
    """Small and big blind, posted in full."""
    small, big = blind_seats(seats, button)
    return (
        Action(Street.PREFLOP, small, ActionKind.SMALL_BLIND, game.small_blind),
        Action(Street.PREFLOP, big, ActionKind.BIG_BLIND, game.big_blind),
    )


def stacks(chance: Chance, count: int, game: Game, *, low: int = 20, high: int = 200) -> list[int]:
    """Stacks in whole smallest chips, each between `low` and `high` big blinds."""
    chip, big = game.chip or 1, game.big_blind or 1
    return [chance.between(low * big // chip, high * big // chip) * chip for _ in range(count)]
