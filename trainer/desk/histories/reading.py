"""Reading: bytes or text of unknown making -> the hands in it, each read or refused with its line.

pokerkit reads the same formats, but no-limit hold'em only; it passes over lines that it does not know, makes up
missing checks and folds, and cannot say which line was wrong. The tests read every sample with both.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from trainer.desk.histories import ipoker, phh, rooms
from trainer.desk.histories.telling import Brought, HistoryError, Telling
from trainer.poker import notation
from trainer.poker.situation import SituationError

MOST_BYTES = 1_000_000
MOST_HANDS = 100

_PHH = re.compile(r"^[ \t]*variant[ \t]*=", re.MULTILINE)
_PHHS_HEAD = re.compile(r"^\s*\[[^\[\]\n]{1,100}\]\s*(?:#.*)?$")
_IPOKER = re.compile(r"<game\b")


@dataclass(frozen=True, slots=True)
class Piece:
    """A hand as a part of a text: where it begins, and what reads it."""

    number: int
    line: int
    tell: Callable[[], Telling]


@dataclass(frozen=True, slots=True)
class Read:
    """A hand of a file: `brought`, or the `fault` for which it could not be."""

    number: int
    line: int
    brought: Brought | None
    fault: HistoryError | None


@dataclass(frozen=True, slots=True)
class File:
    """A file of hands: the room or format, the first hands of it, and how many there are in all."""

    room: str
    hands: tuple[Read, ...]
    count: int


def decoded(raw: bytes) -> str:
    """The text in a file: UTF-8, UTF-16 with its mark, or else the old Western letters, which fit every byte."""
    if raw[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return raw.decode("utf-16", "replace")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        return raw.decode("cp1252", "replace")


def read_file(text: str) -> File:
    """The hands in a text. HistoryError where it is none of the formats, or over a megabyte."""
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise HistoryError(1, "the history is over 1 MB")
    plain = text.lstrip("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    room, pieces = _pieces(plain)
    hands = [_read(piece) for piece in pieces[:MOST_HANDS]]
    return File(room, tuple(hands), len(pieces))


def _read(piece: Piece) -> Read:
    try:
        brought = piece.tell().brought(piece.line)
        _check(brought, piece.line)
    except HistoryError as fault:
        return Read(piece.number, piece.line, None, fault)
    return Read(piece.number, piece.line, brought, None)


def _check(brought: Brought, line: int) -> None:
    """The document that it makes is one; whether the hand could be played so is for later."""
    try:
        notation.read(notation.document(brought.situation))
    except SituationError as error:
        found = re.match(r"actions\[(\d+)\]", error.path)
        at = brought.lines[int(found[1])] if found else line
        raise HistoryError(at, "{path}: {why}", path=error.path, why=error.remark) from None


# ---- which format, and where each hand begins --------------------------------------------------------


def _pieces(text: str) -> tuple[str, list[Piece]]:
    lines = text.split("\n")
    for line in lines:
        bare = line.strip()
        if not bare:
            continue
        for room, begins in rooms.BEGINS.items():
            if begins.match(bare):
                return room, list(_of_room(lines, room))
        if _IPOKER.match(bare) or bare.startswith(("<session", "<?xml")):
            return "iPoker", list(_of_ipoker(text, lines))
        if _PHH.match(bare):
            return "PHH", list(_of_phh(lines))
    first = next((place for place, line in enumerate(lines) if line.strip()), 0)
    known = ", ".join([*rooms.BEGINS, "iPoker"])
    raise HistoryError(
        first + 1, "no hand begins here: read are PHH and PHHS, and the histories of {known}", known=known
    )


def _of_room(lines: list[str], room: str) -> Iterator[Piece]:
    begins = rooms.BEGINS[room]
    starts = [place for place, line in enumerate(lines) if begins.match(line.strip().lstrip("\ufeff"))]
    for number, (start, end) in enumerate(zip(starts, [*starts[1:], len(lines)], strict=True), 1):
        yield Piece(number, start + 1, lambda part=lines[start:end], at=start + 1: rooms.tell(part, at, room))  # type: ignore[misc]


def _of_ipoker(text: str, lines: list[str]) -> Iterator[Piece]:
    if "<game " not in text and "<game>" not in text:
        raise HistoryError(1, "no <game> in this XML")
    starts = [found.start() for found in _IPOKER.finditer(text)]
    session = text[: starts[0]]
    line, before = 1, 0
    for number, (start, end) in enumerate(zip(starts, [*starts[1:], len(text)], strict=True), 1):
        line, before = line + text.count("\n", before, start), start
        closed = text.find("</game>", start, end)
        part = text[start : closed + len("</game>") if closed >= 0 else end]
        yield Piece(number, line, lambda part=part, at=line: ipoker.tell(part, at, session))  # type: ignore[misc]


def _of_phh(lines: list[str]) -> Iterator[Piece]:
    """One hand, or a table a hand."""
    starts = [place for place, line in enumerate(lines) if _PHHS_HEAD.match(line)] or [-1]
    for number, (start, end) in enumerate(zip(starts, [*starts[1:], len(lines)], strict=True), 1):
        part = "\n".join(lines[start + 1 : end])
        yield Piece(number, start + 2, lambda part=part, at=start + 2: phh.tell(part, at))  # type: ignore[misc]
