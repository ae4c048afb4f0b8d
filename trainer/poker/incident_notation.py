"""Notation of incidents: each kind is read from its JSON object, and written back, by the fields of its class."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from trainer.poker import readers as a
from trainer.poker.cards import Card
from trainer.poker.incidents import (
    KINDS,
    BurnExposed,
    ButtonDraw,
    ChipRace,
    DuplicateCard,
    ExposedCard,
    HandShown,
    Incident,
    MissingCard,
    PrematureBoard,
)
from trainer.poker.remarks import SituationError, remark
from trainer.poker.table import MOST_SEATS

# ---- reading --------------------------------------------------------------------------------

_count = a.whole_number(0, 52, remark("a number of cards from 0 to 52"))
_WHOLE_NUMBERS = {
    "seat": a.seat_number,
    "asker": a.seat_number,
    "target": a.seat_number,
    "to": a.seat_number,
    "was": a.seat_number,
    "should": a.seat_number,
    "count": _count,
    "nth": a.whole_number(1, 2, remark("1 or 2")),
    "chips": a.some_chips,
    "prior": a.some_chips,
    "taken_back": a.some_chips,
    "motions": a.whole_number(1, 20, remark("a number of motions from 1 to 20")),
    "since": a.whole_number(0, 1000, remark("a number of actions from 0 to 1,000")),
}
"""What a whole number of an incident means, by the field's name; any other is an amount of chips."""
_OR_NULL = ("said", "amount", "first")
"""The fields in which null says that there was no such thing."""
_SEAT_KEYS = tuple(str(number) for number in range(1, MOST_SEATS + 1))


def _counts(value: object, path: str) -> tuple[tuple[int, int], ...]:
    """`{"5": 3}`: how many cards a seat holds, in seat order."""
    given = a.object_with(_SEAT_KEYS, value, path)
    if not given:
        raise SituationError(path, "expected at least one seat")
    return tuple(sorted((int(key), _count(entry, f"{path}.{key}")) for key, entry in given.items()))


def _by_type(hint: Any, field: Field[Any]) -> a.Reader[Any]:
    """The reader for a value with that type in that field."""
    arguments = get_args(hint)
    if field.name == "counts":
        return _counts
    match get_origin(hint):
        case origin if origin is Literal:
            return a.one_of(arguments)
        case origin if origin in (Union, UnionType):
            reader = _by_type(next(argument for argument in arguments if argument is not NoneType), field)
            return _or_null(reader) if field.name in _OR_NULL else reader
        case origin if origin is tuple:
            least = 1 if field.default is MISSING else 0
            return a.list_of(_by_type(arguments[0], field), 52, least, unique=arguments[0] is Card)
    if is_dataclass(hint):
        return _by_fields(hint)
    return {bool: a.flag, str: a.text, Card: a.card}.get(hint) or _WHOLE_NUMBERS.get(field.name, a.chips)


def _or_null(reader: a.Reader[Any]) -> a.Reader[Any]:
    return lambda value, path: None if value is None else reader(value, path)


def _by_fields(made: Any) -> a.Reader[Any]:
    """The reader for a dataclass of the incidents, from its fields."""
    hints = get_type_hints(made)
    return a.record(made, {_key(field): _by_type(hints[field.name], field) for field in fields(made)})


def _key(field: Field[Any]) -> str:
    return field.name.rstrip("_")


@cache
def _incident_of(kind: str) -> a.Reader[Incident]:
    return _by_fields(KINDS[kind])


_kind = a.one_of(tuple(KINDS))


def incident(value: object, path: str) -> Incident:
    """The incident that a JSON object tells of; SituationError at the place of the first fault."""
    if not isinstance(value, dict):
        raise a.wrong(path, remark("an object"), value)
    kind = _kind(a.required("kind", value, path), f"{path}.kind")
    return _incident_of(kind)({key: entry for key, entry in value.items() if key != "kind"}, path)


# ---- the cards that it names ----------------------------------------------------------------


def doubled_card(incident: Incident) -> Card | None:
    """The card that the deck holds twice, which may lie in two places."""
    return incident.card if isinstance(incident, DuplicateCard) else None


def cards_of(incident: Incident, homes: Mapping[int, str]) -> Iterator[tuple[Card, str, str | None]]:
    """The cards that an incident names, each with its place and with the place where the same card may lie too."""
    match incident:
        case ExposedCard(cards=exposures):
            for place, exposure in enumerate(exposures):
                if exposure.card is not None:
                    yield exposure.card, f"incident.cards[{place}].card", homes.get(exposure.seat)
        case HandShown(cards=cards, seat=seat):
            yield from ((card, f"incident.cards[{place}]", homes.get(seat)) for place, card in enumerate(cards))
        case PrematureBoard(cards=cards):
            yield from ((card, f"incident.cards[{place}]", "board") for place, card in enumerate(cards))
        case ButtonDraw(cards=cards) | ChipRace(cards=cards):
            yield from ((card, f"incident.cards[{place}]", None) for place, card in enumerate(cards))
        case BurnExposed(card=str(card)) | MissingCard(card=card):
            yield card, "incident.card", None


# ---- writing --------------------------------------------------------------------------------


def written(incident: Incident) -> dict[str, Any]:
    """The JSON object of an incident; what has its default value is left out."""
    return {"kind": incident.kind, **_plain_fields(incident)}


def _plain_fields(value: Any) -> dict[str, Any]:
    found = {}
    for field in fields(value):
        entry = getattr(value, field.name)
        if field.default is MISSING or entry != field.default:
            found[_key(field)] = _plain(field.name, entry)
    return found


def _plain(name: str, value: Any) -> Any:
    """A field's value as JSON has it."""
    if name == "counts":
        return {str(seat): count for seat, count in value}
    if isinstance(value, tuple):
        return [_plain("", entry) for entry in value]
    return _plain_fields(value) if is_dataclass(value) else value
