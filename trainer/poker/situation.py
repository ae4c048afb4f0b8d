"""A Situation: one frozen moment at the table that calls for the dealer.

The shape is that of the JSON document (`notation` reads and writes it). Only the parts that a question
needs are there: an absent number is None, and `needed` says so at the right place when a ruling wants it.
Amounts are whole numbers of one unit; seats are numbered as at the table, 1 to 11.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from typing import TYPE_CHECKING, TypeVar

from trainer.poker.cards import Card
from trainer.poker.remarks import SituationError as SituationError  # whoever reads a situation needs both

if TYPE_CHECKING:  # some thirty classes that are only loaded where there is an incident
    from trainer.poker.incidents import Incident

T = TypeVar("T")


def needed(value: T | None, path: str) -> T:
    """`value`, or a SituationError at `path` when the document left out what the answer depends on."""
    if value is None:
        raise SituationError(path, "needed for this question and missing")
    return value


class Structure(StrEnum):
    """How high one may bet."""

    NO_LIMIT = "no-limit"
    POT_LIMIT = "pot-limit"
    FIXED_LIMIT = "fixed-limit"


class Street(StrEnum):
    """The four betting rounds, in order."""

    PREFLOP = "preflop"
    FLOP = "flop"
    TURN = "turn"
    RIVER = "river"


STREETS: tuple[Street, ...] = tuple(Street)
BOARD_CARDS = {Street.PREFLOP: 0, Street.FLOP: 3, Street.TURN: 4, Street.RIVER: 5}
"""How many board cards lie face up while a street is played."""


class Status(StrEnum):
    """A seat's part in the hand."""

    LIVE = "live"
    FOLDED = "folded"
    ABSENT = "absent"
    SITTING_OUT = "sitting-out"
    OUT = "out"


class ActionKind(StrEnum):
    """What a seat did: a post, or a voluntary action."""

    ANTE = "ante"
    SMALL_BLIND = "small-blind"
    BIG_BLIND = "big-blind"
    POST_LIVE = "post-live"
    POST_DEAD = "post-dead"
    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"


POSTS = frozenset(
    {ActionKind.ANTE, ActionKind.SMALL_BLIND, ActionKind.BIG_BLIND, ActionKind.POST_LIVE, ActionKind.POST_DEAD}
)
"""The actions that are owed and not chosen."""


@dataclass(frozen=True, slots=True)
class Rake:
    """A rate (percent, cap, step), or what was taken of each pot, main pot first.

    `no_flop_no_drop` is None where the game does not say.
    """

    percent: Decimal | None = None
    cap: int | None = None
    step: int | None = None
    no_flop_no_drop: bool | None = None
    taken: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Game:
    """What is played: structure, blinds, antes, chips. `whole` is how many units make one euro, dollar or point."""

    structure: Structure | None = None
    small_blind: int | None = None
    big_blind: int | None = None
    ante: int = 0
    ante_by: str = "each"
    chip: int | None = None
    denominations: tuple[int, ...] = ()
    small_bet: int | None = None
    big_bet: int | None = None
    tournament: bool | None = None
    whole: int | None = None
    rake: Rake | None = None


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: `stack` before the first action given, `committed` over all streets where only totals are told."""

    seat: int
    stack: int | None = None
    cards: tuple[Card, ...] = ()
    committed: int | None = None
    status: Status = Status.LIVE
    missed: tuple[str, ...] = ()
    new: bool = False


@dataclass(frozen=True, slots=True)
class Action:
    """One action in order of play. `to`: the seat's street total after it; of an ante or dead post its amount."""

    street: Street
    seat: int
    action: ActionKind
    to: int | None = None
    all_in: bool | None = None


@dataclass(frozen=True, slots=True)
class StartPot:
    """A pot that lay in the middle before the first action given; `eligible` None means every live seat."""

    amount: int
    eligible: tuple[int, ...] | None = None


@dataclass(frozen=True, slots=True)
class Start:
    """Where the given actions begin when earlier streets are left out."""

    street: Street
    pots: tuple[StartPot, ...]


@dataclass(frozen=True, slots=True)
class LastHand:
    """The hand before: where the button was and who had the blinds."""

    button: int | None = None
    small_blind: int | None = None
    big_blind: int | None = None


@dataclass(frozen=True, slots=True)
class Situation:
    """One moment at the table. `seats` is in seat order; numbers left out are empty chairs."""

    seats: tuple[Seat, ...] = ()
    button: int | None = None
    board: tuple[Card, ...] = ()
    game: Game = Game()
    actions: tuple[Action, ...] = ()
    start: Start | None = None
    seat: int | None = None
    last: LastHand | None = None
    incident: Incident | None = None
    book: str | None = None

    def at(self, number: int) -> Seat:
        """The seat with that number; KeyError when the chair is empty."""
        for seat in self.seats:
            if seat.seat == number:
                return seat
        raise KeyError(number)

    def numbers(self, *statuses: Status) -> tuple[int, ...]:
        """The seat numbers with one of the statuses (any when none is named), in seat order."""
        return tuple(seat.seat for seat in self.seats if not statuses or seat.status in statuses)
