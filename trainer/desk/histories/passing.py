"""Passing: the lines of a hand that tell nothing of it, by the room that writes them, and what looks like telling.

A line that looks like a seat, an action or a street and is none that the reader knows is refused, not passed over.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

MOST_WORDS = 40

_EVERYWHERE = (
    "(?:is |has been |was |has )?(?:dis|re|)connected.*", "has timed out.*", "has returned.*", "has run out of .*",
    "(?:joins|leaves|has joined|has left|joined|left) .*(?:table|seat|tournament|game).*", "will be .*",
    "(?:is )?sit(?:s|ting)? ?out.*", "sits? down.*", "stands? up.*", "(?:was|has been) (?:re)?moved .*",
    "mucks?(?: hand| cards?)?[ .]*(?:\\[.*\\])?", "(?:does not|doesn't|did not|didn't) (?:show|respond)\\b.*",
    "finish(?:ed|es) .*", "(?:wins|won) (?:the|a|an) (?:tournament|seat|entry|ticket)\\b.*", "wins .* for .*eliminat.*",
    "wins .*bounty.*", "(?:was|has been|is) (?:eliminated|waiting).*", "re-?buys.*", "takes the add-?on.*",
    "adds? .*", "tops up.*",
)  # fmt: skip
_OWN = {
    "PokerStars": ('said,? ".*', "cashed out .*", "is capped.*"),
    "Full Tilt": (
        "shows [^\\[\\]]+", "ties (?:for )?.*", "has \\d+ seconds? left to act", "has requested TIME", "is feeling .*",
    ),
    "PartyPoker": ("could not respond .*", "is using .*", "balance .*", "lost .*"),
    "Absolute": ("shows? nothing.*",),
    "OnGame": (),
}  # fmt: skip

_PASSED = {room: re.compile("|".join((*_EVERYWHERE, *own)), re.IGNORECASE) for room, own in _OWN.items()}
_OF_SOMEBODY = {
    room: re.compile(rf".{{1,60}}?(?::| -|) (?:{passed.pattern})", re.IGNORECASE) for room, passed in _PASSED.items()
}
_ACTS = {
    "PokerStars": re.compile(r".{1,60}?: *([^\W\d].*)"),
    "Absolute": re.compile(r".{1,60}? - *([^\W\d].*)"),
}
_ACTS_BY_WORD = re.compile(
    r".{1,60}? ((?:(?:posts|antes|folds|checks|calls|bets|raises|is all-in)\b|shows \[).*)", re.IGNORECASE
)
_CHAT = re.compile(r"[^:]{1,60}: .*")

_SEAT = re.compile(r"(seat\b[ #]*\w{0,3}|[a-z]{2,6} ?#?\d{1,3}(?=(?::| -).*\([^()]*\d))", re.IGNORECASE)
_HEADING = re.compile(r"(?:\*\*|--|dealing\b|(?:pre-?)?flop\b|turn\b|river\b)[^\[]*", re.IGNORECASE)
_KNOWN_HEADING = re.compile(
    r"\*\*\* ?(?:hole|pocket) cards ?\*\*\*.*|\*\*\* ?show ?down ?\*\*\*.*|\*\* ?dealing down cards ?\*\*|-+"
    r"|dealing pocket cards|\*+ ?end of hand .*|\*+ ?(?:hand )?history for (?:game|hand) .*",
    re.IGNORECASE,
)


def is_passed(rest: str, room: str) -> bool:
    """Whether what stands after a name says nothing of the hand."""
    return _PASSED[room].fullmatch(rest) is not None


def is_of_somebody(text: str, room: str) -> bool:
    """Whether the line says nothing of the hand, whoever it begins with."""
    return _OF_SOMEBODY[room].fullmatch(text) is not None


def is_chat(after: str, room: str) -> bool:
    """Whether a colon after a name begins what was said: in some rooms it begins what was done."""
    return room not in _ACTS and after.startswith(":")


def seat_like(text: str) -> str:
    """The beginning of a line that looks like a seat, up to the name; empty where it does not."""
    found = _SEAT.match(text)
    return found[1] if found else ""


def heading_like(text: str) -> str:
    """The words of a line that looks like the heading of a street and is no known one; empty where it does not."""
    found = None if _KNOWN_HEADING.fullmatch(text) else _HEADING.match(text)
    return found[0] if found else ""


def action_like(text: str, room: str) -> str:
    """What is done in a line of somebody unknown; empty where it tells nothing, or nothing of the hand."""
    if is_of_somebody(text, room):
        return ""
    if room in _ACTS:
        found = _ACTS[room].fullmatch(text) or _ACTS_BY_WORD.fullmatch(text)
    else:
        found = None if _CHAT.fullmatch(text) else _ACTS_BY_WORD.fullmatch(text)
    return found[1] if found else ""


def quoted(text: str, names: Iterable[str]) -> str:
    """The words as a remark repeats them: printable, not too many, and without the names of those who sit there."""
    plain = "".join([one if one.isprintable() else " " for one in text])
    for name in names:
        plain = plain.replace(name, "…")
    plain = " ".join(plain.split())
    return plain if len(plain) <= MOST_WORDS else f"{plain[:MOST_WORDS]}…"
