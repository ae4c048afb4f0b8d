"""Rooms: hand histories that are lines of text, as PokerStars, Full Tilt, PartyPoker, Absolute and OnGame wrote them.

The rooms say the same things in almost the same words, so one reader knows all of them: a line is a seat, the button,
a street, or the name of somebody who sits there and what was done. A raise without a total is what the seat adds.
What looks like one of these and cannot be read is refused; what is passed over is listed in `passing`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from decimal import Decimal

from trainer.desk.histories.passing import (
    action_like,
    heading_like,
    is_chat,
    is_of_somebody,
    is_passed,
    quoted,
    seat_like,
)
from trainer.desk.histories.telling import HistoryError, Telling, amount, read_cards
from trainer.poker.situation import ActionKind, Street, Structure

BEGINS = {
    "PokerStars": re.compile(r"PokerStars\b[^#\n]{0,40}#\d+"),
    "Full Tilt": re.compile(r"Full ?Tilt ?Poker Game #\d+"),
    "PartyPoker": re.compile(r"\*{3,} ?Hand History for Game \d+"),
    "Absolute": re.compile(r"Stage #\d+"),
    "OnGame": re.compile(r"\*{3,} ?History for hand "),
}
"""How the first line of a hand begins, by the room."""

LONGEST_LINE = 500
_M = r"[^\d\s\[\]()+-]{0,3} ?((?>\d[\d.,]*\d|\d))(?!\w)"
"""An amount, behind at most a sign of money."""

_SEAT = re.compile(rf"Seat (\d+)(?::| -) (.+) \( ?{_M}(?: in chips)?(?: [A-Z]{{3}})?(?:, [^()]*)? ?\)(.*)")
_BUTTON = re.compile(
    r"seat #?(\d+) is the (?:dead )?(?:button|dealer)|button is in seat #?(\d+)|button: seat (\d+)", re.IGNORECASE
)
_STREET = re.compile(r"(?:\*\*\*|\*\* Dealing|(?:--- ?)?Dealing) (flop|turn|river)\b(.*)", re.IGNORECASE)
_TWICE = re.compile(r"\*\*\* ?(?:first|second) (?:flop|turn|river|board)", re.IGNORECASE)
_SUMMARY = re.compile(r"\*\*\* ?summary|summary:", re.IGNORECASE)
_BACK = re.compile(rf"Uncalled bet (?:of )?\(?{_M}\)? returned to (.+)")
_RAKE = re.compile(rf"\brake(?: taken)?:? ?\(?{_M}", re.IGNORECASE)
_DEALT = re.compile(r"(?:Dealt|Dealing) to (.+?):? \[([^\[\]]{0,30})\]")
_SHOWN = re.compile(r"Seat (\d+): .*\[([^\[\]]{4,7})\]")
_BRACKETS = re.compile(r"\[([^\[\]]*)\]")

_STRUCTURES = {
    "no limit": Structure.NO_LIMIT, "nl": Structure.NO_LIMIT, "pot limit": Structure.POT_LIMIT,
    "pl": Structure.POT_LIMIT, "limit": Structure.FIXED_LIMIT, "fixed limit": Structure.FIXED_LIMIT,
    "fl": Structure.FIXED_LIMIT, "l": Structure.FIXED_LIMIT, "normal": Structure.FIXED_LIMIT,
}  # fmt: skip
_HIGH = r"(no limit|pot limit|fixed limit|limit|normal|nl|pl|fl|l)"
_HOLDEM = re.compile(rf"hold'?em +(?:\(1 on 1\) +)?{_HIGH}\b|\b{_HIGH} (?:texas )?hold'?em", re.IGNORECASE)
_OTHERS = {
    "Omaha": "omaha", "stud": r"\bstud\b", "razz": r"\brazz\b", "badugi": "badugi", "draw poker": r"\bdraw\b|lowball",
    "Courchevel": "courchevel", "pineapple": "pineapple", "short deck": r"short ?deck|6\+|6 plus",
}  # fmt: skip
_STAKES = re.compile(rf"{_M}/{_M}")
_DATE = re.compile(r"\d{4}[/-]\d+[/-]\d+")
_CAP = re.compile(rf" {_M} Cap ", re.IGNORECASE)


def game_of(text: str, line: int) -> Structure | None:
    """How high one may bet, from what a room calls the game; None where no game is named.

    HistoryError, which says so, for other games than hold'em.
    """
    plain = text.replace("_", " ")
    short = re.search(_OTHERS["short deck"], plain, re.IGNORECASE)
    found = _HOLDEM.search(plain)
    if found and not short:
        return _STRUCTURES[(found[1] or found[2]).lower()]
    for name, pattern in _OTHERS.items():
        if re.search(pattern, plain, re.IGNORECASE):
            raise HistoryError(line, "this is {game}: only hold'em is played here", game=name)
    return None


def stakes_of(text: str, line: int) -> tuple[Decimal, Decimal] | None:
    """The blinds or bets in a head such as `$1/$2`; None where there are none."""
    found = _STAKES.search(_DATE.sub("", text))
    return (amount(found[1], line), amount(found[2], line)) if found else None


def tell(lines: Sequence[str], first: int, room: str) -> Telling:
    """The hand in `lines`, of which the first is line `first` of the text, as that room wrote it."""
    reader = _Reader(room)
    for place, text in enumerate(lines):
        line = first + place
        if len(text) > LONGEST_LINE:
            raise HistoryError(line, "the line is longer than {most:,} characters", most=LONGEST_LINE)
        reader.take(text.strip(), line)
    return reader.telling


class _Reader:
    """Takes a hand line by line."""

    def __init__(self, room: str) -> None:
        self.telling = Telling()
        self.room = room
        self.names: list[str] = []
        self.is_summed = False
        self.cap: Decimal | None = None

    def take(self, text: str, line: int) -> None:
        """One more line."""
        if not text:
            return
        if _SUMMARY.match(text):
            self.is_summed = True
        elif self.is_summed:
            self.sum_up(text, line)
        elif not (self.open(text, line) or self.lay(text, line)):
            self.act(text, line)

    # ---- the head and the table -------------------------------------------------------------

    def open(self, text: str, line: int) -> bool:
        """The head, the button and the seats; whether it was one of these."""
        telling = self.telling
        button = _BUTTON.search(text)
        if button and not self._name(text):
            telling.button = int(next(one for one in button.groups() if one)[:3])
        if telling.told:
            return bool(button)
        seat = _SEAT.fullmatch(text)
        if seat:
            self.sit(seat, line)
            return True
        if not self.names:
            self.head(text, line)
            return bool(button) or not (seat_like(text) or action_like(text, "OnGame"))
        return bool(button)

    def head(self, text: str, line: int) -> None:
        """A line above the seats: which game, which stakes. A table's name is not looked at."""
        telling = self.telling
        plain = re.sub(r"^Table:? '[^']*'|^Table:? [^\[(]*|\bTable [^-]* - ", " - ", text)
        if re.search(r"Tournament|Trny|Sit & Go|\), Table", text):
            telling.tournament = True
        if telling.structure is not None:
            return
        telling.structure = game_of(plain, line)
        if telling.structure is not None:
            telling.stakes = stakes_of(plain, line)
            cap = _CAP.search(plain)
            self.cap = amount(cap[1], line) if cap else None

    def sit(self, seat: re.Match[str], line: int) -> None:
        number, name, stack, rest = seat.groups()
        chips = amount(stack, line)
        is_away = "out of hand" in rest or "sitting out" in rest
        self.telling.sit(name, int(number[:3]), min(chips, self.cap or chips), line, is_away=is_away)
        self.names = sorted(self.telling.seats, key=len, reverse=True)

    def lay(self, text: str, line: int) -> bool:
        """A street, cards dealt to a seat, or chips that go back; whether it was one of these."""
        telling = self.telling
        if _TWICE.match(text):
            raise HistoryError(line, "the board is run twice, which no house here does")
        if street := _STREET.match(text):
            found = _BRACKETS.findall(street[2])
            telling.lay(read_cards(found[-1] if found else "", line), Street(street[1].lower()), line)
            return True
        if dealt := _DEALT.match(text):
            if dealt[1] in telling.seats:
                telling.hold(telling.seats[dealt[1]], read_cards(dealt[2], line), line)
            return True
        if back := _BACK.match(text):
            seat = self.seat_of(back[2], line)
            telling.back[seat] = telling.back.get(seat, Decimal(0)) + amount(back[1], line)
            return True
        return False

    # ---- what was done ----------------------------------------------------------------------

    def _name(self, text: str) -> str | None:
        """Who the line begins with."""
        for name in self.names:
            if text.startswith(name) and re.match(r"[ :]", text[len(name) :] or " "):
                return name
        return None

    def seat_of(self, name: str, line: int) -> int:
        """The seat of a name."""
        if name not in self.telling.seats:
            raise HistoryError(line, "somebody who has no seat")
        return self.telling.seats[name]

    def act(self, text: str, line: int) -> None:
        """A line of somebody who sits there; all others say nothing of the hand, or nothing that can be read."""
        name = self._name(text)
        if name is None:
            self.refuse(text, line)
            return
        rest = re.sub(r"^ ?(?:[:-] ?)?", "", text[len(name) :])
        if is_passed(rest, self.room) or is_chat(text[len(name) :], self.room):
            return
        seat = self.telling.seats[name]
        for pattern, do in _VERBS:
            if found := pattern.match(rest):
                do(self, seat, found, line)
                return
        if not is_of_somebody(text, self.room):
            words = quoted(rest, self.names)
            raise HistoryError(
                line, "seat {seat} does something that cannot be read: “{words}”", seat=seat, words=words
            )

    def refuse(self, text: str, line: int) -> None:
        """HistoryError where a line looks like a seat, a street, or what somebody does who has no seat."""
        if words := seat_like(text) or heading_like(text):
            raise HistoryError(line, "a line that cannot be read: “{words}”", words=quoted(words, self.names))
        if words := action_like(text, self.room):
            words = quoted(words, self.names)
            raise HistoryError(line, "somebody acts who has no seat: “{words}”", words=words)

    def sum_up(self, text: str, line: int) -> None:
        """A line of the summary: rake, shown cards, who was paid."""
        telling = self.telling
        if telling.rake is None and (rake := _RAKE.search(text)):
            telling.rake = amount(rake[1], line)
        if (shown := _SHOWN.match(text)) and int(shown[1][:3]) in telling.stacks:
            telling.hold(int(shown[1]), read_cards(shown[2], line), line)
        _, is_won, winners = text.partition(" won by ")
        for name in self.names if is_won else ():
            at = winners.find(f"{name} (")
            if at >= 0 and (won := re.match(rf"{_M}\)", winners[at + len(name) + 2 :])):
                self.win(telling.seats[name], won, line)

    def win(self, seat: int, found: re.Match[str], line: int) -> None:
        """A seat is paid, perhaps of several pots."""
        self.telling.paid[seat] = self.telling.paid.get(seat, Decimal(0)) + amount(found[1], line)


# ---- the words of an action --------------------------------------------------------------------------

Verb = Callable[[_Reader, int, "re.Match[str]", int], None]


def _put(kind: ActionKind) -> Verb:
    def do(reader: _Reader, seat: int, found: re.Match[str], line: int) -> None:
        reader.telling.put(kind, seat, amount(found[1], line) if found.re.groups else None, line)

    return do


def _by(way: Callable[[Telling, int, Decimal, int], None]) -> Verb:
    """A way of the telling, with the last amount of the line."""

    def do(reader: _Reader, seat: int, found: re.Match[str], line: int) -> None:
        way(reader.telling, seat, amount(found[found.re.groups], line), line)

    return do


def _call(reader: _Reader, seat: int, found: re.Match[str], line: int) -> None:
    had = reader.telling.totals.get(seat, Decimal(0))
    reader.telling.put(ActionKind.CALL, seat, had + amount(found[1], line), line)


def _bet(reader: _Reader, seat: int, found: re.Match[str], line: int) -> None:
    had = reader.telling.totals.get(seat, Decimal(0))
    reader.telling.put(ActionKind.BET, seat, had + amount(found[1], line), line)


def _show(reader: _Reader, seat: int, found: re.Match[str], line: int) -> None:
    reader.telling.hold(seat, read_cards(found[1], line), line)


def _return(reader: _Reader, seat: int, found: re.Match[str], line: int) -> None:
    reader.telling.back[seat] = reader.telling.back.get(seat, Decimal(0)) + amount(found[1], line)


def _straddle(reader: _Reader, seat: int, found: re.Match[str], line: int) -> None:
    raise HistoryError(
        line, "seat {seat} straddles: hands with straddles cannot be brought, no book here rules on them", seat=seat
    )


def _words(text: str) -> re.Pattern[str]:
    return re.compile(text, re.IGNORECASE)


_AT = rf" (?:of )?[(\[]?{_M}"
_VERBS: tuple[tuple[re.Pattern[str], Verb], ...] = (
    (_words(r"(?:posts|is) .*straddl|straddle"), _straddle),
    (_words(rf"(?:posts(?: the| an?)? )?antes?{_AT}"), _put(ActionKind.ANTE)),
    (_words(rf"posts(?: the| a)? (?:small (?:&|and|\+) big blinds?|big blind \+ dead){_AT}"), _by(Telling.both)),
    (_words(rf"posts(?: the| a)? dead(?: small| big)?(?: blind)?{_AT}"), _put(ActionKind.POST_DEAD)),
    (_words(rf"posts(?: the| a)? small blind{_AT}"), _by(Telling.small)),
    (_words(rf"posts(?: the| a)? big blind{_AT}"), _by(Telling.big)),
    (_words(rf"posts{_AT}"), _put(ActionKind.POST_LIVE)),
    (_words(r"folds\b"), _put(ActionKind.FOLD)),
    (_words(r"checks\b"), _put(ActionKind.CHECK)),
    (_words(rf"calls{_AT}"), _call),
    (_words(rf"bets{_AT}"), _bet),
    (_words(rf"(?:raises|all-in ?\(raise\))(?:{_AT})? to{_AT}"), _by(Telling.raise_to)),
    (_words(rf"(?:raises|(?:is )?all-in(?: ?\(raise\))?) ?{_AT}(?! to\b)"), _by(Telling.adds)),
    (_words(r"shows \[([^\]]+)\]"), _show),
    (_words(rf"returned{_AT}"), _return),
    (_words(rf"(?:collected|collects|wins)(?: the| a)?(?: main| side)?(?: pot)?(?: ?#?\d+)?{_AT}"), _Reader.win),
)
