"""iPoker: hand histories that are XML, a `<game>` a hand."""

from __future__ import annotations

import re
from decimal import Decimal
from xml.parsers import expat

from trainer.desk.histories.passing import quoted
from trainer.desk.histories.rooms import game_of, stakes_of
from trainer.desk.histories.telling import HistoryError, Telling, amount, read_cards
from trainer.poker.situation import ActionKind, Street

UNKNOWN_STACK = Decimal(10_000_000)
"""What the room writes where a stack is not known."""
_STREETS = {"flop": Street.FLOP, "turn": Street.TURN, "river": Street.RIVER}
_AMOUNT = re.compile(r"\D{0,4}(\d[\d.,]*\d|\d)")


def tell(text: str, first: int, session: str) -> Telling:
    """The hand in one `<game>` element, which begins on line `first`; `session` is what stands before the first."""
    reader = _Reader(first)
    named = re.search(r"<gametype>([^<]{1,80})</gametype>", session)
    if named:
        line = session.count("\n", 0, named.start()) + 1
        reader.telling.structure = game_of(named[1], line)
        reader.telling.stakes = stakes_of(named[1], line)
    reader.telling.tournament = "<tournamentcode>" in session
    parser = expat.ParserCreate()
    parser.StartElementHandler = reader.start
    parser.EndElementHandler = reader.end
    parser.CharacterDataHandler = reader.words.append
    parser.EntityDeclHandler = reader.refuse
    parser.StartDoctypeDeclHandler = reader.refuse
    reader.parser = parser
    try:
        parser.Parse(text, True)
    except expat.ExpatError as fault:
        raise HistoryError(first + fault.lineno - 1, "not XML: {why}", why=expat.ErrorString(fault.code)) from None
    return reader.telling


class _Reader:
    """Takes a game element by element."""

    parser: expat.XMLParserType

    def __init__(self, first: int) -> None:
        self.telling = Telling()
        self.first = first
        self.words: list[str] = []
        self.given: dict[str, str] = {}

    @property
    def line(self) -> int:
        return self.first + self.parser.CurrentLineNumber - 1

    def refuse(self, *_: object) -> None:
        raise HistoryError(self.line, "declarations are not read")

    def start(self, tag: str, given: dict[str, str]) -> None:
        """An element with its attributes."""
        self.words.clear()
        if tag == "player":
            self.sit(given)
        elif tag == "action":
            self.act(given)
        elif tag == "cards":
            self.given = given
        elif {"player", "seat"} & given.keys():
            raise HistoryError(self.line, "a line that cannot be read: “{words}”", words=quoted(f"<{tag}>", ()))

    def end(self, tag: str) -> None:
        """The cards of an element stand between its tags."""
        if tag != "cards":
            return
        text = "".join(self.words).strip().replace("10", "T")
        cards = read_cards(" ".join(one[::-1] for one in text.split() if one.upper() not in ("X", "XX")), self.line)
        kind = self.given.get("type", "").lower()
        if kind == "pocket":
            self.telling.hold(self.seat(self.given), cards, self.line)
        elif kind in _STREETS:
            self.telling.lay(cards, _STREETS[kind], self.line)
        else:
            words = quoted(self.given.get("type", ""), ())
            raise HistoryError(self.line, "a line that cannot be read: “{words}”", words=words)

    def sit(self, given: dict[str, str]) -> None:
        number = given.get("seat", "")
        if not number.isdecimal() or len(number) > 3:
            raise HistoryError(self.line, "a player without the number of a seat")
        seat, stack = int(number), self.money(given.get("chips", ""))
        self.telling.sit(given.get("name", ""), seat, None if stack == UNKNOWN_STACK else stack, self.line)
        if given.get("dealer") == "1":
            self.telling.button = seat
        if (won := self.money(given.get("win", "0"))) > 0:
            self.telling.paid[seat] = won

    def money(self, text: str) -> Decimal:
        found = _AMOUNT.fullmatch(text)
        if not found:
            raise HistoryError(self.line, "an amount that is no number")
        return amount(found[1], self.line)

    def seat(self, given: dict[str, str]) -> int:
        try:
            return self.telling.seats[given.get("player", "")]
        except KeyError:
            raise HistoryError(self.line, "somebody who has no seat") from None

    def act(self, given: dict[str, str]) -> None:
        """An action by its number: what it comes to is checked later, like everything."""
        telling, line, seat, kind = self.telling, self.line, self.seat(given), given.get("type", "")
        if kind in ("8", "9"):  # sits out, comes back
            return
        if kind in ("0", "4"):
            telling.put(ActionKind.FOLD if kind == "0" else ActionKind.CHECK, seat, None, line)
            return
        chips, had = self.money(given.get("sum", "")), telling.totals.get(seat, Decimal(0))
        match kind:
            case "1":
                telling.small(seat, chips, line)
            case "2":
                telling.big(seat, chips, line)
            case "15":
                telling.put(ActionKind.ANTE, seat, chips, line)
            case "3":
                telling.put(ActionKind.CALL, seat, had + chips, line)
            case "5":
                telling.put(ActionKind.BET, seat, had + chips, line)
            case "6" | "7":
                telling.adds(seat, chips, line)
            case "23":
                telling.raise_to(seat, chips, line)
            case _:
                raise HistoryError(line, "seat {seat} does something that cannot be read", seat=seat)
