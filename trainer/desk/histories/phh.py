"""PHH: the open poker hand history format, TOML with the actions as short codes; PHHS holds several, a table a hand."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Any

from trainer.desk.histories.telling import HistoryError, Telling, checked, read_cards
from trainer.poker.situation import BOARD_CARDS, STREETS, ActionKind, Structure
from trainer.poker.table import MOST_SEATS

STRUCTURES = {"NT": Structure.NO_LIMIT, "FT": Structure.FIXED_LIMIT}
OTHERS = {
    "NS": "short deck", "PO": "Omaha", "FO/8": "Omaha", "F7S": "stud", "F7S/8": "stud", "FR": "razz",
    "N2L1D": "draw poker", "F2L3D": "draw poker", "FB": "badugi",
}  # fmt: skip
MOST_DOTS = 40
"""The most full stops in a line, decimals apart. A key of many parts costs the TOML reader their square in memory."""
_DECIMAL = re.compile(r"(?<![\w.-])\d+\.\d+(?![\w.-])")
_TEXTS = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|#.*")
_NOWHERE = re.compile(r"\(at (?:line (\d+), column \d+|end of document)\)")


def tell(text: str, first: int) -> Telling:
    """The hand in one PHH text, which begins on line `first`."""
    return _Reader(_loaded(text, first), text, first).telling


def _loaded(text: str, first: int) -> dict[str, Any]:
    for place, row in enumerate(text.splitlines()):
        if row.count(".") > MOST_DOTS and _DECIMAL.sub("", row).count(".") > MOST_DOTS:
            raise HistoryError(first + place, "not a PHH file: too many full stops in a line")
    try:
        return tomllib.loads(text, parse_float=Decimal)
    except tomllib.TOMLDecodeError as fault:
        at = _NOWHERE.search(str(fault))
        line = int(at[1]) if at and at[1] else text.count("\n") + 1
        raise HistoryError(first + line - 1, "not TOML, which a PHH file is") from None
    except (RecursionError, ValueError, ArithmeticError):
        raise HistoryError(first, "not TOML, which a PHH file is") from None


class _Reader:
    """Takes the values of a hand: first the table and the posts, then action by action."""

    def __init__(self, given: dict[str, Any], text: str, first: int) -> None:
        self.given = given
        self.text = text
        self.first = first
        self.telling = Telling()
        self.read_game()
        self.seats = self.read_seats()
        self.post()
        self.act()
        self.read_winnings()

    def line(self, key: str) -> int:
        """Where a value is told; the first line where it is not."""
        found = re.search(rf"^\s*{key}\s*=", self.text, re.MULTILINE)
        return self.first + (self.text.count("\n", 0, found.end()) if found else 0)

    # ---- values -----------------------------------------------------------------------------

    def amounts(self, key: str, count: int | None = None) -> list[Decimal | None]:
        """A list of amounts, as many as there are players; infinite ones are None: not known."""
        value, line = self.given.get(key), self.line(key)
        if not isinstance(value, list) or (count is not None and len(value) != count):
            raise HistoryError(line, "{key}: expected a list, an amount a player", key=key)
        return [self.chips(one, key, is_signed=key == "blinds_or_straddles") for one in value]

    def chips(self, value: object, key: str, *, is_signed: bool = False) -> Decimal | None:
        line = self.line(key)
        if isinstance(value, bool) or not isinstance(value, int | Decimal):
            raise HistoryError(line, "{key}: expected an amount", key=key)
        if isinstance(value, int) and abs(value) > 10**15:
            raise HistoryError(line, "{key}: an amount that cannot be", key=key)
        found = Decimal(value)
        if found.is_infinite() and found > 0:
            return None
        return -checked(-found, line) if is_signed and found < 0 else checked(found, line)

    def one(self, key: str) -> Decimal:
        """An amount that must be there."""
        found = self.chips(self.given.get(key), key)
        if found is None:
            raise HistoryError(self.line(key), "{key}: expected an amount", key=key)
        return found

    # ---- the table --------------------------------------------------------------------------

    def read_game(self) -> None:
        variant, line = self.given.get("variant"), self.line("variant")
        if isinstance(variant, str) and variant in OTHERS:
            raise HistoryError(line, "this is {game}: only hold'em is played here", game=OTHERS[variant])
        if not isinstance(variant, str) or variant not in STRUCTURES:
            raise HistoryError(line, "variant: expected NT or FT, no-limit or fixed-limit hold'em")
        self.telling.structure = STRUCTURES[variant]
        if variant == "FT":
            self.telling.bets = (self.one("small_bet"), self.one("big_bet"))

    def read_seats(self) -> list[int]:
        """The seat of each player, the small blind first, the button last; without seats told they are counted."""
        stacks = self.amounts("starting_stacks")
        count, line = len(stacks), self.line("starting_stacks")
        if not 2 <= count <= MOST_SEATS:
            raise HistoryError(line, "expected 2 to {most} players", most=MOST_SEATS)
        seats = self.given.get("seats", list(range(1, count + 1)))
        if not isinstance(seats, list) or len(seats) != count or not all(type(one) is int for one in seats):
            raise HistoryError(self.line("seats"), "seats: expected a list, a number a player")
        for place, (seat, stack) in enumerate(zip(seats, stacks, strict=True)):
            self.telling.sit(f"p{place + 1}", seat, stack, self.line("seats") if "seats" in self.given else line)
        self.telling.button = seats[-1]
        return seats

    def post(self) -> None:
        """Antes, then blinds. Heads-up both lists are told the other way round. Negative blinds are late posts."""
        telling, count = self.telling, len(self.seats)
        blinds, line = self.amounts("blinds_or_straddles", count), self.line("blinds_or_straddles")
        told = [one or Decimal(0) for one in blinds]
        if any(one > 0 for one in told[2:]):
            raise HistoryError(line, "a straddle: hands with straddles cannot be brought, no book here rules on them")
        telling.stakes = (abs(told[0]), abs(told[1]))
        antes = self.amounts("antes", count) if "antes" in self.given else [Decimal(0)] * count
        order = self.seats if count > 2 else self.seats[::-1]
        for seat, ante in zip(order, antes, strict=True):
            if ante:
                telling.put(ActionKind.ANTE, seat, self.at_most(seat, ante), self.line("antes"))
        kinds = [ActionKind.SMALL_BLIND if told[1] else ActionKind.BIG_BLIND, ActionKind.BIG_BLIND]
        for place, (seat, blind) in enumerate(zip(order, told, strict=True)):
            chips = self.at_most(seat, abs(blind))
            if chips:
                telling.put(kinds[place] if blind > 0 and place < 2 else ActionKind.POST_LIVE, seat, chips, line)

    def at_most(self, seat: int, chips: Decimal) -> Decimal:
        left = self.telling.left[seat]
        return chips if left is None else min(chips, max(left, Decimal(0)))

    def read_winnings(self) -> None:
        if "winnings" in self.given:
            won = self.amounts("winnings", len(self.seats))
            self.telling.paid = {seat: chips for seat, chips in zip(self.seats, won, strict=True) if chips}

    # ---- what was done ----------------------------------------------------------------------

    def act(self) -> None:
        """Action by action."""
        actions = self.given.get("actions")
        if not isinstance(actions, list) or not all(isinstance(one, str) for one in actions):
            raise HistoryError(self.line("actions"), "actions: expected a list of texts")
        for text, line in zip(actions, self.action_lines(actions), strict=True):
            self.take(text.partition("#")[0].split(), line)

    def action_lines(self, actions: Sequence[str]) -> list[int]:
        """Where each action stands; all where the list begins when they cannot be told apart."""
        first = self.line("actions")
        rest = self.text.split("\n")[first - self.first :]
        found: list[tuple[str, int]] = []
        for place, text in enumerate(rest):
            texts = [one[1] or one[2] or "" for one in _TEXTS.finditer(text) if not one[0].startswith("#")]
            found += [(one, first + place) for one in texts]
        is_same = [text for text, _ in found[: len(actions)]] == list(actions)
        return [line for _, line in found[: len(actions)]] if is_same else [first] * len(actions)

    def take(self, words: Sequence[str], line: int) -> None:
        """One action: `d db 2c7dJh`, `d dh p1 AhKd`, `p1 f`, `p1 cc`, `p1 cbr 300`, `p1 sm AhKd`."""
        telling = self.telling
        match words:
            case []:
                return
            case ["d", "db", cards]:
                board = read_cards(cards, line)
                count = len(telling.board) + len(board)
                street = next((one for one in STREETS if BOARD_CARDS[one] == count and count), None)
                if street is None:
                    raise HistoryError(line, "a board of {count} cards", count=count)
                telling.lay(board, street, line)
            case ["d", "dh", player, cards]:
                self.hold(self.seat(player, line), cards, line)
            case [player, verb, *more] if verb in _VERBS and len(more) <= 1:
                _VERBS[verb](self, self.seat(player, line), more[0] if more else "", line)
            case [_, "sd", *_]:
                raise HistoryError(line, "cards are drawn: only hold'em is played here")
            case _:
                raise HistoryError(line, "an action that cannot be read")

    def seat(self, player: str, line: int) -> int:
        if player not in self.telling.seats:
            raise HistoryError(line, "a player who has no seat")
        return self.telling.seats[player]

    def hold(self, seat: int, cards: str, line: int) -> None:
        """Hole cards, unless they are not known."""
        if "?" not in cards and cards not in ("", "-"):
            self.telling.hold(seat, read_cards(cards, line), line)

    def fold(self, seat: int, _: str, line: int) -> None:
        self.telling.put(ActionKind.FOLD, seat, None, line)

    def check_or_call(self, seat: int, _: str, line: int) -> None:
        """A check where nothing is to call, otherwise a call of the price or of all that is left."""
        telling = self.telling
        had, price = telling.totals.get(seat, Decimal(0)), telling.price()
        if had >= price:
            telling.put(ActionKind.CHECK, seat, None, line)
        else:
            telling.put(ActionKind.CALL, seat, had + self.at_most(seat, price - had), line)

    def bet_or_raise(self, seat: int, chips: str, line: int) -> None:
        if not re.fullmatch(r"\d{1,15}(?:\.\d{1,6})?", chips):
            raise HistoryError(line, "a bet or raise without an amount")
        price = self.telling.price()
        self.telling.put(ActionKind.RAISE if price else ActionKind.BET, seat, checked(Decimal(chips), line), line)


_VERBS: dict[str, Callable[[_Reader, int, str, int], None]] = {
    "f": _Reader.fold,
    "cc": _Reader.check_or_call,
    "cbr": _Reader.bet_or_raise,
    "sm": _Reader.hold,
}
