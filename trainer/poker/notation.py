"""Notation: a Situation read from its JSON document and written back; every fault is named by its place."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import MISSING, fields, is_dataclass
from decimal import Decimal
from enum import Enum
from typing import TYPE_CHECKING, Any

from trainer.poker import readers as a
from trainer.poker.cards import Card
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

if TYPE_CHECKING:
    from trainer.poker.incidents import Incident

MOST_BYTES = 1_000_000
"""The longest text that `parse` takes."""
MOST_ACTIONS = 1_000

# ---- text -> JSON ---------------------------------------------------------------------------


def parse(text: str | bytes) -> Situation:
    """The Situation in a JSON text of at most `MOST_BYTES`; SituationError for everything else."""
    return read(load(text))


def load(text: str | bytes) -> object:
    """The JSON value in a text. A key that an object gives twice gets a value that `read` refuses at its place."""
    import json  # only a text needs them; most situations are read from values

    from trainer.poker.unreadable import why

    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(raw) > MOST_BYTES:
        raise SituationError("", "the document is over {most:,} bytes", most=MOST_BYTES)
    try:
        return json.loads(
            raw.decode("utf-8-sig"), object_pairs_hook=_object, parse_constant=_no_constant, parse_int=_int
        )
    except UnicodeDecodeError:
        raise SituationError("", "not JSON: the text is not UTF-8") from None
    except json.JSONDecodeError as fault:
        raise SituationError(
            "", "not JSON: {why}, line {line}, column {column}", why=why(fault), line=fault.lineno, column=fault.colno
        ) from None
    except RecursionError:
        raise SituationError("", "not a situation: nested too deeply") from None


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        times = Counter(key for key, _ in pairs)
        found.update({key: a.Twice() for key, count in times.items() if count > 1})
    return found


def _no_constant(name: str) -> object:
    raise SituationError("", "not JSON: {name} is no number", name=name)


def _int(digits: str) -> int:
    """An int; one that is out of all bounds stays so and does not grow without end."""
    return int(digits[:30])


def as_told(error: SituationError, document: object) -> SituationError:
    """A ruling's error about a Situation, at the place where the document that it was read from tells it.

    A Situation has its seats in seat order; a document may tell them in any.
    """
    found = re.match(r"seats\[(\d+)\]", error.path)
    if not found or not isinstance(document, dict):
        return error
    told = document["seats"]
    place = sorted(range(len(told)), key=lambda place: told[place]["seat"])[int(found[1])]
    return SituationError(f"seats[{place}]{error.path[found.end() :]}", error.remark)


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
        raise SituationError(path, "expected no hole card or two, got {count}", count=len(cards))
    return cards


def _board(value: object, path: str) -> tuple[Card, ...]:
    cards = _any_cards(value, path)
    if len(cards) not in (0, 3, 4, 5):
        raise SituationError(path, "expected a board of 0, 3, 4 or 5 cards, got {count}", count=len(cards))
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
            raise SituationError(f"{path}[{place}].seat", "seat {number} is given twice", number=number)
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
        raise SituationError(f"{path}.to", "a {action} has no amount", action=action.action)
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


def _incident(value: object, path: str) -> Incident:
    from trainer.poker.incident_notation import incident  # the many kinds are loaded once a document has one

    return incident(value, path)


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
    twice, named = _cards_of_incident(situation, homes)
    laid: dict[Card, str] = {}
    for seat, path in homes.items():
        _lay(laid, situation.at(seat).cards, path, twice)
    _lay(laid, situation.board, "board", twice)
    for card, path, home in named:
        first = laid.setdefault(card, path)
        if first != path and not (home and first.startswith(f"{home}[")):
            raise SituationError(path, "{card} is given twice, first at {first}", card=card, first=first)


def _cards_of_incident(
    situation: Situation, homes: Mapping[int, str]
) -> tuple[Card | None, Iterable[tuple[Card, str, str | None]]]:
    """The card that may lie in two places, and the cards that the incident names, as `cards_of` gives them."""
    if situation.incident is None:
        return None, ()
    from trainer.poker.incident_notation import cards_of, doubled_card

    return doubled_card(situation.incident), cards_of(situation.incident, homes)


def _lay(laid: dict[Card, str], cards: Sequence[Card], path: str, twice: Card | None) -> None:
    for place, card in enumerate(cards):
        first = laid.setdefault(card, f"{path}[{place}]")
        if first != f"{path}[{place}]" and card != twice:
            raise SituationError(f"{path}[{place}]", "{card} is given twice, first at {first}", card=card, first=first)


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
            raise SituationError(path, "nobody sits in seat {seat}", seat=seat)


# ---- Situation -> document ------------------------------------------------------------------

_ORDER = ("book", "game", "button", "seats", "board", "start", "actions", "seat", "last", "incident")


def document(situation: Situation) -> dict[str, Any]:
    """The JSON document of a Situation: `read` gives an equal one back. What has its default value is left out."""
    told = _plain_fields(situation)
    if situation.incident is not None:
        from trainer.poker.incident_notation import written

        told["incident"] = written(situation.incident)
    return {key: told[key] for key in _ORDER if key in told}


def _plain_fields(value: Any) -> dict[str, Any]:
    given = [(field, getattr(value, field.name)) for field in fields(value) if field.name != "incident"]
    return {field.name: _plain(entry) for field, entry in given if field.default is MISSING or entry != field.default}


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
    return _plain_fields(value) if is_dataclass(value) else value
