"""Telling: a hand as its history tells it, line by line, until it is a Situation.

Names are only known here: what comes out has seat numbers, and no message ever repeats a name: of a line that cannot be
read only the words beside the names are told.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from decimal import Decimal

from trainer.poker.cards import Card, parse_card
from trainer.poker.remarks import Figure, Remark
from trainer.poker.situation import (
    BOARD_CARDS,
    POSTS,
    STREETS,
    Action,
    ActionKind,
    Game,
    Seat,
    Situation,
    Status,
    Street,
    Structure,
)
from trainer.poker.table import MOST_SEATS

MOST_AMOUNT = Decimal(10**12)
MOST_PLACES = 4
"""How many places after the point an amount may have: the least unit becomes one chip."""
MOST_ACTIONS = 150
"""As many as the desk has rows for."""


class HistoryError(ValueError):
    """What cannot be read: the `line` of the text, from 1, and why. The remark repeats no name of the text."""

    def __init__(self, line: int, text: str | Remark, **figures: Figure) -> None:
        self.line = line
        self.remark = text if isinstance(text, Remark) else Remark(text, figures)
        super().__init__(f"line {line}: {self.remark}")


@dataclass(frozen=True, slots=True)
class Brought:
    """A hand without its names. `lines`: where each action stands in the text, as many as there are actions.

    `paid` is what the history says each seat was paid without what went back to it, `back` what went back uncalled,
    `rake` what it says was taken (None: not said), all in the units of the situation.
    """

    situation: Situation
    lines: tuple[int, ...] = ()
    paid: tuple[tuple[int, int], ...] = ()
    back: tuple[tuple[int, int], ...] = ()
    rake: int | None = None


@dataclass(frozen=True, slots=True)
class Told:
    """An action as it was told. `to` as in `situation.Action`."""

    line: int
    street: Street
    seat: int
    kind: ActionKind
    to: Decimal | None


_AMOUNT = re.compile(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:[.,]\d+)?")


def amount(text: str, line: int) -> Decimal:
    """An amount of money or chips: `1,234.50`, `0,50`, `20`; HistoryError for anything else."""
    if not _AMOUNT.fullmatch(text):
        raise HistoryError(line, "an amount that is no number")
    grouped = re.fullmatch(r"\d{1,3}(?:,\d{3})+(?:\.\d+)?", text)
    return checked(Decimal(text.replace(",", "" if grouped else ".")), line)


def checked(found: Decimal, line: int) -> Decimal:
    """The amount, if chips can come to it."""
    if not found.is_finite() or found < 0 or found > MOST_AMOUNT:
        raise HistoryError(line, "an amount that cannot be")
    if _places(found) > MOST_PLACES:
        raise HistoryError(line, "an amount with more than {places} places after the point", places=MOST_PLACES)
    return found


def _places(found: Decimal) -> int:
    exponent = found.normalize().as_tuple().exponent
    return max(-exponent, 0) if isinstance(exponent, int) else 0


def read_cards(text: str, line: int) -> tuple[Card, ...]:
    """Cards as card rooms write them: `Ah Kd`, `[10h, 9c]`, `AhKd`; HistoryError for what is none."""
    plain = text.replace("10", "T")
    if not re.fullmatch(r"(?:[\s,]*[0-9a-zA-Z]{2})*[\s,]*", plain):
        raise HistoryError(line, "cards that cannot be read")
    try:
        return tuple([parse_card(one[0].upper() + one[1].lower()) for one in re.findall(r"[0-9a-zA-Z]{2}", plain)])
    except ValueError:
        raise HistoryError(line, "a card that is none") from None


@dataclass
class Telling:
    """A hand being told. Amounts are as in the text until `brought` makes whole units of them."""

    seats: dict[str, int] = field(default_factory=dict)
    stacks: dict[int, Decimal | None] = field(default_factory=dict)
    left: dict[int, Decimal | None] = field(default_factory=dict)
    button: int | None = None
    structure: Structure | None = None
    stakes: tuple[Decimal, Decimal] | None = None
    bets: tuple[Decimal, Decimal] | None = None
    tournament: bool = False
    street: Street = Street.PREFLOP
    totals: dict[int, Decimal] = field(default_factory=dict)
    told: list[Told] = field(default_factory=list)
    board: list[Card] = field(default_factory=list)
    cards: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    away: set[int] = field(default_factory=set)
    paid: dict[int, Decimal] = field(default_factory=dict)
    back: dict[int, Decimal] = field(default_factory=dict)
    rake: Decimal | None = None
    ante_by: str = ""

    # ---- the table --------------------------------------------------------------------------

    def sit(self, name: str, seat: int, stack: Decimal | None, line: int, *, is_away: bool = False) -> None:
        """Somebody takes a seat."""
        if not 1 <= seat <= MOST_SEATS:
            raise HistoryError(line, "there are seats 1 to {most} only", most=MOST_SEATS)
        if seat in self.stacks or name in self.seats:
            raise HistoryError(line, "seat {seat} or its player is told twice", seat=seat)
        self.seats[name] = seat
        self.stacks[seat] = self.left[seat] = stack
        if is_away:
            self.away.add(seat)

    def lay(self, cards: Iterable[Card], street: Street, line: int) -> None:
        """Board cards open a street."""
        came = list(cards)
        if STREETS.index(street) <= STREETS.index(self.street):
            raise HistoryError(line, "the {street} after the {street2}", street=street, street2=self.street)
        self.board += came
        if len(self.board) != BOARD_CARDS[street]:
            raise HistoryError(line, "a board of {count} cards on the {street}", count=len(self.board), street=street)
        self.street = street
        self.totals = {}

    def hold(self, seat: int, cards: tuple[Card, ...], line: int) -> None:
        """A seat's hole cards."""
        if len(cards) > 2:
            raise HistoryError(
                line, "{count} hole cards: that is not hold'em, and only hold'em is played here", count=len(cards)
            )
        if len(cards) != 2:
            return
        if self.cards.setdefault(seat, cards) != cards and {*self.cards[seat]} != {*cards}:
            raise HistoryError(line, "seat {seat} has other cards than before", seat=seat)

    # ---- what was done ----------------------------------------------------------------------

    def put(self, kind: ActionKind, seat: int, to: Decimal | None, line: int) -> None:
        """One action with what it comes to."""
        if len(self.told) >= MOST_ACTIONS:
            raise HistoryError(line, "the hand has more than {most} actions", most=MOST_ACTIONS)
        had = self.totals.get(seat, Decimal(0))
        adds = Decimal(0)
        if kind in (ActionKind.ANTE, ActionKind.POST_DEAD):
            adds = to or Decimal(0)
        elif to is not None:
            adds = to - had
            self.totals[seat] = to
        left = self.left[seat]
        self.left[seat] = None if left is None else left - adds
        self.told.append(Told(line, self.street, seat, kind, to))

    def price(self) -> Decimal:
        """The most that anybody has in front on the street; before the flop at least the big blind that was told."""
        blind = self.stakes[1] if self.stakes and self.street is Street.PREFLOP else Decimal(0)
        if self.structure is Structure.FIXED_LIMIT:
            blind = Decimal(0)
        posted = any(one.kind is ActionKind.BIG_BLIND for one in self.told)
        return max([*self.totals.values(), blind if posted else Decimal(0)], default=Decimal(0))

    def adds(self, seat: int, chips: Decimal, line: int) -> None:
        """A seat adds chips: a call, bet or raise by what they come to."""
        to = self.totals.get(seat, Decimal(0)) + chips
        price = self.price()
        kind = ActionKind.CALL if price and to <= price else ActionKind.RAISE if price else ActionKind.BET
        self.put(kind, seat, to, line)

    def raise_to(self, seat: int, to: Decimal, line: int) -> None:
        """A bet or raise to a total; what does not exceed the price is a call."""
        self.adds(seat, to - self.totals.get(seat, Decimal(0)), line)

    def small(self, seat: int, chips: Decimal, line: int) -> None:
        """A small blind; a second one, or one after the big blind, is dead money of a player who comes back."""
        posted = {one.kind for one in self.told}
        is_dead = bool(posted & {ActionKind.SMALL_BLIND, ActionKind.BIG_BLIND})
        self.put(ActionKind.POST_DEAD if is_dead else ActionKind.SMALL_BLIND, seat, chips, line)

    def big(self, seat: int, chips: Decimal, line: int) -> None:
        """A big blind; a second one is a live post."""
        is_second = any(one.kind is ActionKind.BIG_BLIND for one in self.told)
        self.put(ActionKind.POST_LIVE if is_second else ActionKind.BIG_BLIND, seat, chips, line)

    def both(self, seat: int, chips: Decimal, line: int) -> None:
        """A dead small blind and a live big one in one amount."""
        big = self.stakes[1] if self.stakes and self.structure is not Structure.FIXED_LIMIT else None
        big = next((one.to for one in self.told if one.kind is ActionKind.BIG_BLIND), big)
        live = chips * 2 / 3 if big is None else min(big, chips)
        if chips > live:
            self.put(ActionKind.POST_DEAD, seat, chips - live, line)
        self.put(ActionKind.POST_LIVE, seat, live, line)

    # ---- what it comes to -------------------------------------------------------------------

    def brought(self, line: int) -> Brought:
        """The hand in whole units. `line` is where the hand begins: what it lacks as a whole is said there."""
        if self.structure is None:
            raise HistoryError(line, "which game it is, and how high one may bet, is not told")
        if not self.stacks:
            raise HistoryError(line, "nobody has a seat")
        if not any(one.kind not in POSTS for one in self.told) and not self.told:
            raise HistoryError(line, "nobody does anything")
        if self.button is None:
            raise HistoryError(line, "where the button is is not told")
        places = max([_places(found) for found in self._amounts()], default=0)
        unit = 10 ** (2 if places == 1 else places)  # no money counts in tenths
        chips = {seat: _whole(stack, unit) for seat, stack in self.stacks.items()}
        actions = [Action(one.street, one.seat, one.kind, _whole(one.to, unit)) for one in self.told]
        situation = Situation(
            tuple([self._seat(seat, chips[seat]) for seat in sorted(chips)]),
            self.button,
            tuple(self.board),
            self._game(unit),
            tuple(actions),
        )
        paid, back = ([(seat, _chips(won, unit)) for seat, won in sorted(of.items())] for of in (self.paid, self.back))
        return Brought(
            situation, tuple([one.line for one in self.told]), tuple(paid), tuple(back), _whole(self.rake, unit)
        )

    def _amounts(self) -> list[Decimal]:
        """Every amount of the hand."""
        found = [*self.stacks.values(), *self.paid.values(), *self.back.values(), self.rake]
        found += [*(self.stakes or ()), *(self.bets or ()), *(one.to for one in self.told)]
        return [one for one in found if one is not None]

    def _seat(self, seat: int, stack: int | None) -> Seat:
        """Who is told of in no line but that of the seat was not dealt in."""
        is_in = seat in {one.seat for one in self.told} or seat in self.cards
        return Seat(seat, stack, self.cards.get(seat, ()), status=Status.LIVE if is_in else Status.SITTING_OUT)

    def _game(self, unit: int) -> Game:
        small, big = self._blind(ActionKind.SMALL_BLIND, 0), self._blind(ActionKind.BIG_BLIND, 1)
        bets = self._bets(big)
        antes = [one for one in self.told if one.kind is ActionKind.ANTE]
        dealt = {one.seat for one in self.told}
        is_for_all = len(antes) == 1 and len(dealt) > 1
        return Game(
            structure=self.structure,
            small_blind=_whole(small, unit),
            big_blind=_whole(big or None, unit),
            ante=_whole(max([one.to or Decimal(0) for one in antes], default=Decimal(0)), unit) or 0,
            ante_by=self.ante_by or ("big-blind" if is_for_all else "each"),
            chip=1,
            small_bet=_whole(bets[0], unit),
            big_bet=_whole(bets[1], unit),
            tournament=self.tournament,
            whole=unit,
        )

    def _blind(self, kind: ActionKind, place: int) -> Decimal | None:
        """The nominal blind: what a seat with chips left posted, else what the head says, else what was posted.

        The head of a fixed-limit game tells its bets: the big blind is the small one.
        """
        posts = [one for one in self.told if one.kind is kind]
        found = [one.to for one in posts if self._had_more(one)]
        if self.stakes and self.structure is not Structure.FIXED_LIMIT:
            found.append(self.stakes[place])
        elif self.stakes and kind is ActionKind.BIG_BLIND:
            found.append(self.stakes[0])
        return next(iter([*found, *(one.to for one in posts)]), None)

    def _bets(self, big: Decimal | None) -> tuple[Decimal | None, Decimal | None]:
        """The bets of a fixed-limit game; a head that tells the blinds instead names the big one second."""
        if self.bets or self.structure is not Structure.FIXED_LIMIT:
            return self.bets or (None, None)
        if self.stakes and big != self.stakes[1]:
            return self.stakes
        return (big, 2 * big) if big else (None, None)

    def _had_more(self, post: Told) -> bool:
        """Whether the seat had chips left once it had posted: it did something after it, or is not all-in."""
        stack = self.stacks[post.seat]
        before = [one.to or Decimal(0) for one in self.told if one.seat == post.seat and one.kind is ActionKind.ANTE]
        return stack is None or stack - sum(before) > (post.to or Decimal(0))


def _whole(found: Decimal | None, unit: int) -> int | None:
    return None if found is None else int(found * unit)


def _chips(found: Decimal, unit: int) -> int:
    return int(found * unit)
