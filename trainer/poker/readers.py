"""Readers of JSON values: each takes a value and its place, and gives what it means or says what is wrong there."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, fields
from decimal import Decimal
from enum import StrEnum
from typing import Any, TypeVar

from trainer.poker.cards import Card, parse_card
from trainer.poker.remarks import Remark, SituationError, remark
from trainer.poker.table import MOST_SEATS

T = TypeVar("T")
Reader = Callable[[object, str], T]
"""Takes a JSON value and its place in the document; gives what it means or raises a SituationError at that place."""

MOST_CHIPS = 10**15
"""The largest amount that a document may name."""


class Twice:
    """Stands for the value of a key that an object gives twice; every reader refuses it."""


# ---- what is wrong, in words ----------------------------------------------------------------


def wrong(path: str, expected: Remark, value: object) -> SituationError:
    """The error that says what was expected at a place and what stands there."""
    if isinstance(value, Twice):
        return SituationError(path, "the key is given twice")
    return SituationError(path, "expected {expected}, got {value}", expected=expected, value=shown(value))


def shown(value: object) -> str | Remark:
    """A JSON value in an error message, short whatever it is."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case str():
            return repr(value if len(value) <= 40 else value[:37] + "...")
        case int():
            return str(value) if abs(value) <= 10**20 else remark("a number beyond all bounds")
        case float():
            return remark("the fraction {value}", value=repr(value))
        case list():
            return remark("a list")
        case dict():
            return remark("an object")
    return f"a Python {type(value).__name__}"


def under(path: str, key: object) -> str:
    """The place of a key below a place; a key that is no plain word stands in brackets."""
    if not isinstance(key, str) or not re.fullmatch(r"[a-zA-Z0-9_-]{1,40}", key):
        return f"{path}[{shown(key)}]"
    return f"{path}.{key}" if path else key


# ---- single values --------------------------------------------------------------------------


def whole_number(least: int, most: int, expected: Remark) -> Reader[int]:
    """Reads an int within bounds; true and false are none."""

    def reader(value: object, path: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise wrong(path, expected, value)
        return value

    return reader


def _chips(least: int) -> Reader[int]:
    expected = remark("a whole number of chips from {least} to {most:,}", least=least, most=MOST_CHIPS)
    return whole_number(least, MOST_CHIPS, expected)


chips = _chips(0)
some_chips = _chips(1)
seat_number = whole_number(1, MOST_SEATS, remark("a seat number from 1 to {most}", most=MOST_SEATS))


def flag(value: object, path: str) -> bool:
    """Reads true or false."""
    if not isinstance(value, bool):
        raise wrong(path, remark("true or false"), value)
    return value


def text(value: object, path: str) -> str:
    """Reads a string that is not empty."""
    if not isinstance(value, str) or not value:
        raise wrong(path, remark("a word"), value)
    return value


def card(value: object, path: str) -> Card:
    """Reads one of the 52 cards."""
    try:
        return parse_card(value if isinstance(value, str) else "")
    except ValueError:
        raise wrong(path, remark("a card (a rank of 23456789TJQKA, then a suit of cdhs)"), value) from None


def percentage(value: object, path: str) -> Decimal:
    """Reads a rate in percent: a whole number or a decimal string, never a float."""
    is_whole = isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 100
    is_decimal = isinstance(value, str) and re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,6})?", value)
    if (is_whole or is_decimal) and Decimal(str(value)) <= 100:
        return Decimal(str(value))
    raise wrong(path, remark("a percentage from 0 to 100, as a whole number or a decimal string"), value)


def one_of(options: Collection[object]) -> Reader[Any]:
    """Reads one of a closed set of words and whole numbers."""
    words = ", ".join(str(option) for option in options)

    def reader(value: object, path: str) -> object:
        for option in options:
            if type(value) is type(option) and value == option:
                return option
        raise wrong(path, remark("one of {words}", words=words), value)

    return reader


def word(words: type[StrEnum]) -> Reader[Any]:
    """Reads a member of an enumeration by its value."""
    plain = one_of([member.value for member in words])
    return lambda value, path: words(plain(value, path))


# ---- lists and objects ----------------------------------------------------------------------


def list_of(item: Reader[T], most: int, least: int = 0, *, unique: bool = False) -> Reader[tuple[T, ...]]:
    """Reads a list of `least` to `most` items; with `unique` no item comes twice."""

    def reader(value: object, path: str) -> tuple[T, ...]:
        if not isinstance(value, list):
            raise wrong(path, remark("a list"), value)
        if not least <= len(value) <= most:
            raise SituationError(
                path, "expected {least} to {most} entries, got {count}", least=least, most=most, count=len(value)
            )
        found = tuple([item(entry, f"{path}[{place}]") for place, entry in enumerate(value)])
        if unique and len(set(found)) < len(found):
            place = next(place for place, entry in enumerate(found) if entry in found[:place])
            raise SituationError(f"{path}[{place}]", "{value} is given twice", value=shown(value[place]))
        return found

    return reader


def object_with(known: Collection[str], value: object, path: str) -> dict[str, object]:
    """The JSON object, when its keys are all among the known ones and none is given twice."""
    if not isinstance(value, dict):
        raise wrong(path, remark("an object"), value)
    for key, entry in value.items():
        if key not in known:
            raise SituationError(under(path, key), "unknown key; known are {known}", known=", ".join(known))
        if isinstance(entry, Twice):
            raise wrong(under(path, key), remark("a key once"), entry)
    return value


def required(key: str, given: Mapping[str, object], path: str) -> object:
    """The value of a key that must be there."""
    if key not in given:
        raise SituationError(under(path, key), "needed and missing")
    return given[key]


def record(made: Callable[..., T], readers: Mapping[str, Reader[Any]]) -> Reader[T]:
    """Reads a dataclass from an object; a field without a default must be there.

    `readers` are by key; the key `with` fills the field `with_`, since the bare word is Python's.
    """
    defaults = {field.name: field.default for field in fields(made)}  # type: ignore[arg-type]
    names = {key: key if key in defaults else f"{key}_" for key in readers}
    needed = [key for key, name in names.items() if defaults[name] is MISSING]

    def reader(value: object, path: str) -> T:
        given = object_with(readers, value, path)
        for key in needed:
            required(key, given, path)
        above = f"{path}." if path else ""  # as `under` says it: the keys of `readers` are plain words
        return made(**{names[key]: readers[key](entry, above + key) for key, entry in given.items()})

    return reader
