"""Notation: a Situation read from its JSON document and written back; every fault is named by its place."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from decimal import Decimal
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from trainer.poker import readers as a
from trainer.poker.cards import Card
from trainer.poker.incidents import (
    KINDS,
    BurnExposed,
    DuplicateCard,
    ExposedCard,
    HandShown,
    Incident,
    MissingCard,
    PrematureBoard,
)
from trainer.poker.situation import (
    Action,
    ActionKind,
    Game,
    LastHand,
    Rake,
    Seat,
    Situation,
    SituationError,
    Start,
    StartPot,
    Status,
    Street,
    Structure,
)
from trainer.poker.table import MOST_SEATS

MOST_BYTES = 1_000_000
"""The longest text that `parse` takes."""
MOST_ACTIONS = 1_000

# ---- text -> JSON ---------------------------------------------------------------------------


def parse(text: str | bytes) -> Situation:
    """The Situation in a JSON text of at most `MOST_BYTES`; SituationError for everything else."""
    return read(load(text))


def load(text: str | bytes) -> object:
    """The JSON value in a text. A key that an object gives twice gets a value that `read` refuses at its place."""
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(raw) > MOST_BYTES:
        raise SituationError("", f"the document is over {MOST_BYTES:,} bytes")
    try:
        return json.loads(
            raw.decode("utf-8-sig"), object_pairs_hook=_object, parse_constant=_no_constant, parse_int=_int
        )
    except UnicodeDecodeError:
        raise SituationError("", "not JSON: the text is not UTF-8") from None
    except json.JSONDecodeError as fault:
        raise SituationError("", f"not JSON: {fault.msg}, line {fault.lineno}, column {fault.colno}") from None
    except RecursionError:
        raise SituationError("", "not a situation: nested too deeply") from None


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        found.update({key: a.Twice() for key in keys if keys.count(key) > 1})
    return found


def _no_constant(name: str) -> object:
    raise SituationError("", f"not JSON: {name} is no number")


def _int(digits: str) -> int:
    """An int; one that is out of all bounds stays so and does not grow without end."""
    return int(digits[:30])


# ---- the parts of the document --------------------------------------------------------------

_rate = a.record(
    Rake,
    {
        "percent": a.percentage,
        "cap": a.chips,
        "step": a.some_chips,
        "no_flop_no_drop": a.flag,
        "taken": a.list_of(a.chips, 2 * MOST_SEATS),
    },
)


def _rake(value: object, path: str) -> Rake:
    rake = _rate(value, path)
    if rake.taken is not None and rake != Rake(taken=rake.taken):
        raise SituationError(f"{path}.taken", "a rake is a rate or what was taken, not both")
    return rake


_game = a.record(
    Game,
    {
        "structure": a.word(Structure),
        "small_blind": a.chips,
        "big_blind": a.some_chips,
        "ante": a.chips,
        "ante_by": a.one_of(["each", "big-blind"]),
        "chip": a.some_chips,
        "denominations": a.list_of(a.some_chips, 30, unique=True),
        "small_bet": a.some_chips,
        "big_bet": a.some_chips,
        "tournament": a.flag,
        "whole": a.some_chips,
        "rake": _rake,
    },
)

_any_cards = a.list_of(a.card, 52, unique=True)


def _hole_cards(value: object, path: str) -> tuple[Card, ...]:
    cards = _any_cards(value, path)
    if len(cards) not in (0, 2):
        raise SituationError(path, f"expected no hole card or two, got {len(cards)}")
    return cards


def _board(value: object, path: str) -> tuple[Card, ...]:
    cards = _any_cards(value, path)
    if len(cards) not in (0, 3, 4, 5):
        raise SituationError(path, f"expected a board of 0, 3, 4 or 5 cards, got {len(cards)}")
    return cards


_seat_list = a.list_of(
    a.record(
        Seat,
        {
            "seat": a.seat_number,
            "stack": a.chips,
            "cards": _hole_cards,
            "committed": a.chips,
            "status": a.word(Status),
            "missed": a.list_of(a.one_of(["big", "small"]), 2, unique=True),
            "new": a.flag,
        },
    ),
    MOST_SEATS,
)


def _seats(value: object, path: str) -> tuple[Seat, ...]:
    seats = _seat_list(value, path)
    numbers = [seat.seat for seat in seats]
    for place, number in enumerate(numbers):
        if number in numbers[:place]:
            raise SituationError(f"{path}[{place}].seat", f"seat {number} is given twice")
    return tuple(sorted(seats, key=lambda seat: seat.seat))


_action_record = a.record(
    Action,
    {
        "street": a.word(Street),
        "seat": a.seat_number,
        "action": a.word(ActionKind),
        "to": a.chips,
        "all_in": a.flag,
    },
)


def _action(value: object, path: str) -> Action:
    action = _action_record(value, path)
    if action.to is not None and action.action in (ActionKind.FOLD, ActionKind.CHECK):
        raise SituationError(f"{path}.to", f"a {action.action} has no amount")
    return action


_street = a.word(Street)
_start_pots = a.list_of(
    a.record(StartPot, {"amount": a.chips, "eligible": a.list_of(a.seat_number, MOST_SEATS, 1, unique=True)}),
    MOST_SEATS,
)


def _start(value: object, path: str) -> Start:
    given = a.object_with(("street", "pot", "pots"), value, path)
    street = _street(a.required("street", given, path), f"{path}.street")
    if "pots" not in given:
        return Start(street, (StartPot(a.chips(a.required("pot", given, path), f"{path}.pot")),))
    if "pot" in given:
        raise SituationError(f"{path}.pots", "give one pot or a list of pots, not both")
    return Start(street, _start_pots(given["pots"], f"{path}.pots"))


_last = a.record(LastHand, {"button": a.seat_number, "small_blind": a.seat_number, "big_blind": a.seat_number})

# ---- incidents: read by the types of their fields -------------------------------------------

_count = a.whole_number(0, 52, "a number of cards from 0 to 52")
_WHOLE_NUMBERS = {
    "seat": a.seat_number,
    "asker": a.seat_number,
    "target": a.seat_number,
    "to": a.seat_number,
    "was": a.seat_number,
    "should": a.seat_number,
    "count": _count,
    "nth": a.whole_number(1, 2, "1 or 2"),
}
"""What a whole number of an incident means, by the field's name; any other is an amount of chips."""
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
            return _by_type(next(argument for argument in arguments if argument is not NoneType), field)
        case origin if origin is tuple:
            least = 1 if field.default is MISSING else 0
            return a.list_of(_by_type(arguments[0], field), 52, least, unique=arguments[0] is Card)
    if is_dataclass(hint):
        return _by_fields(hint)
    return {bool: a.flag, str: a.text, Card: a.card}.get(hint) or _WHOLE_NUMBERS.get(field.name, a.chips)


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


def _incident(value: object, path: str) -> Incident:
    if not isinstance(value, dict):
        raise a.wrong(path, "an object", value)
    kind = _kind(a.required("kind", value, path), f"{path}.kind")
    return _incident_of(kind)({key: entry for key, entry in value.items() if key != "kind"}, path)


# ---- the whole ------------------------------------------------------------------------------

_situation = a.record(
    Situation,
    {
        "book": a.text,
        "game": _game,
        "button": a.seat_number,
        "seats": _seats,
        "board": _board,
        "start": _start,
        "actions": a.list_of(_action, MOST_ACTIONS),
        "seat": a.seat_number,
        "last": _last,
        "incident": _incident,
    },
)


def read(document: object) -> Situation:
    """The Situation that a JSON value stands for; SituationError at the place of the first fault.

    Seats come out in seat order. Whether the actions can have been played is not asked here: `hand.replay` does.
    """
    situation = _situation(document, "")
    order = [entry["seat"] for entry in document.get("seats", ())] if isinstance(document, dict) else []
    _check_cards(situation, {seat: f"seats[{place}].cards" for place, seat in enumerate(order)})
    _check_seats(situation)
    return situation


def _check_cards(situation: Situation, homes: Mapping[int, str]) -> None:
    """No card lies in two places. A card of an incident may be the one of the seat or board that it tells of."""
    twice = situation.incident.card if isinstance(situation.incident, DuplicateCard) else None
    laid: dict[Card, str] = {}
    for seat, path in homes.items():
        _lay(laid, situation.at(seat).cards, path, twice)
    _lay(laid, situation.board, "board", twice)
    for card, path, home in _incident_cards(situation.incident, homes):
        first = laid.setdefault(card, path)
        if first != path and not (home and first.startswith(f"{home}[")):
            raise SituationError(path, f"{card} is given twice, first at {first}")


def _lay(laid: dict[Card, str], cards: Sequence[Card], path: str, twice: Card | None) -> None:
    for place, card in enumerate(cards):
        first = laid.setdefault(card, f"{path}[{place}]")
        if first != f"{path}[{place}]" and card != twice:
            raise SituationError(f"{path}[{place}]", f"{card} is given twice, first at {first}")


def _incident_cards(incident: Incident | None, homes: Mapping[int, str]) -> Iterable[tuple[Card, str, str | None]]:
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
        case BurnExposed(card=str(card)) | MissingCard(card=card):
            yield card, "incident.card", None


def _check_seats(situation: Situation) -> None:
    """Who acts, is asked about or can win a pot sits at the table, where the table is given."""
    named = [(f"actions[{place}].seat", action.seat) for place, action in enumerate(situation.actions)]
    if situation.seat is not None:
        named.append(("seat", situation.seat))
    for place, pot in enumerate(situation.start.pots if situation.start else ()):
        named += [(f"start.pots[{place}].eligible[{nth}]", seat) for nth, seat in enumerate(pot.eligible or ())]
    numbers = situation.numbers()
    for path, seat in named:
        if numbers and seat not in numbers:
            raise SituationError(path, f"nobody sits in seat {seat}")


# ---- Situation -> document ------------------------------------------------------------------

_ORDER = ("book", "game", "button", "seats", "board", "start", "actions", "seat", "last", "incident")


def document(situation: Situation) -> dict[str, Any]:
    """The JSON document of a Situation: `read` gives an equal one back. What has its default value is left out."""
    written = _plain(situation)
    return {key: written[key] for key in _ORDER if key in written}


def _plain(value: object) -> Any:
    """A value of a Situation as JSON has it."""
    match value:
        case Enum():
            return value.value
        case Decimal():
            return int(value) if value == value.to_integral_value() else str(value)
        case Start(street=street, pots=(StartPot(amount=amount, eligible=None),)):
            return {"street": street.value, "pot": amount}
        case tuple():
            return [_plain(entry) for entry in value]
        case Incident():
            return {"kind": value.kind, **_plain_fields(value)}
    return _plain_fields(value) if is_dataclass(value) else value


def _plain_fields(value: Any) -> dict[str, Any]:
    written = {}
    for field in fields(value):
        entry = getattr(value, field.name)
        if field.name == "counts":
            written["counts"] = {str(seat): count for seat, count in entry}
        elif field.default is MISSING or entry != field.default:
            written[_key(field)] = _plain(entry)
    return written
