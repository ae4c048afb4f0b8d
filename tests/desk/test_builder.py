"""The builder tells a document as it was typed, and an error of the document finds the field that causes it."""

from __future__ import annotations

from dataclasses import MISSING, fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from trainer.desk import presets
from trainer.desk.builder import GROUPS, Builder, Words, count, spelled, with_row, without_row
from trainer.desk.fields import card, cards, counts, rate, whole, wholes
from trainer.desk.forms import IncidentForm
from trainer.poker import notation
from trainer.poker.cards import Card
from trainer.poker.incidents import KINDS
from trainer.poker.situation import SituationError

# Documents that together use every field there is.
RICH: dict[str, Any] = {
    "game": {
        "structure": "fixed-limit", "small_blind": 50, "big_blind": 100, "ante": 10, "ante_by": "big-blind", "chip": 25,
        "denominations": [25, 100, 500], "small_bet": 100, "big_bet": 200, "tournament": False, "whole": 100,
        "rake": {"percent": "2.5", "cap": 300, "step": 25, "no_flop_no_drop": True},
    },
    "button": 3,
    "seats": [
        {"seat": 1, "stack": 5000, "cards": ["As", "Kd"]},
        {"seat": 2, "stack": 900, "status": "folded"},
        {"seat": 4, "stack": 900, "missed": ["big", "small"], "status": "absent"},
        {"seat": 6, "stack": 900, "new": True},
    ],
    "board": ["2c", "7d", "Jh"],
    "start": {"street": "flop", "pots": [{"amount": 300, "eligible": [1, 2, 6]}, {"amount": 50, "eligible": [1, 6]}]},
    "actions": [
        {"street": "flop", "seat": 4, "action": "check"},
        {"street": "flop", "seat": 6, "action": "bet", "to": 100},
    ],
    "seat": 1,
    "last": {"button": 2, "small_blind": 3, "big_blind": 4},
    "incident": {"kind": "gesture", "seat": 1, "said": "raise", "chips": [100, 25], "first": "words", "in_turn": False},
}  # fmt: skip
TAKEN = {"game": {"rake": {"taken": [85, 0]}}, "seats": [{"seat": 1, "committed": 100}]}

INCIDENTS: dict[str, dict[str, Any]] = {
    "exposed-card": {
        "cards": [{"seat": 1, "nth": 2, "by": "off-table"}, {"seat": 2, "nth": 1, "by": "dealer", "card": "Ks"}],
    },
    "wrong-count": {"counts": {"1": 3, "2": 1}, "next_in_sequence": False},
    "wrong-first-seat": {"seat": 2},
    "seat-skipped": {"seat": 2},
    "empty-seat-dealt": {"seat": 4},
    "wrong-button": {"was": 1, "should": 2},
    "boxed-card": {"count": 2, "during": "flop"},
    "foreign-card": {"what": "joker", "where": "seat", "seat": 1},
    "duplicate-card": {"card": "Ks"},
    "missing-card": {"card": "Ks"},
    "stub-dropped": {"order_known": True},
    "premature-board": {"street": "turn", "cards": ["Qs"]},
    "flop-count": {"count": 4, "burned": False},
    "burn": {"street": "flop", "burned": 0, "shown": True},
    "burn-exposed": {"card": "Ks"},
    "hand-touched": {"seat": 1, "with": "muck", "identifiable": True},
    "hand-mucked": {"seat": 1, "by": "dealer", "tabled": False},
    "hand-shown": {"seat": 1, "cards": ["As", "Kd"]},
    "absent": {"seat": 1, "back_at": "last-card"},
    "count-noticed-late": {"seat": 1, "count": 3},
    "ask-to-see": {"asker": 1, "target": 2, "suspicion": False},
    "shown-to-one": {"seat": 1, "to": 2},
    "board-claimed": {"seat": 1, "tabled": True},
    "conduct": {"what": "insult", "seat": 1},
    "gesture": {
        "seat": 1, "said": "raise", "amount": 300, "chips": [500], "prior_pulled_back": "part", "taken_back": [100],
    },
}  # fmt: skip


def example(kind: str) -> dict[str, Any]:
    """An incident of a kind that has no example above: a value of its type in each field that it must have."""
    hints = get_type_hints(KINDS[kind])
    return {one.name.rstrip("_"): _value(hints[one.name]) for one in fields(KINDS[kind]) if one.default is MISSING}


def _value(hint: Any) -> Any:
    if get_origin(hint) is tuple:
        return [_value(get_args(hint)[0])]
    if get_origin(hint) is Literal:
        return get_args(hint)[0]
    return {int: 2, bool: True, str: "first-shower", Card: "Ks"}[hint]


def typed(document: dict[str, Any], question: str = "pots", book: str = "polish") -> Words:
    return spelled(notation.read(document), question=question, book=book)


def told(document: dict[str, Any]) -> dict[str, Any]:
    """The document after a round through the forms."""
    builder = Builder(typed(document), is_bound=True)
    assert builder.is_typed_well(), [form.errors for form in (builder.game, builder.table, builder.incident)]
    return builder.document()


@pytest.mark.parametrize("document", [RICH, TAKEN, {}, *(one.document for one in presets.every())])
def test_what_is_spelled_out_is_told_again(document: dict[str, Any]) -> None:
    assert notation.read(told(document)) == notation.read({**document, "book": "polish"})


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_incident_has_its_fields(kind: str) -> None:
    document = {
        "seats": [{"seat": 1}, {"seat": 2}],
        "incident": {"kind": kind, **(INCIDENTS.get(kind) or example(kind))},
    }
    assert notation.read(told(document)).incident == notation.read(document).incident


def test_an_open_flag_stays_open() -> None:
    document = {"seats": [{"seat": 1}], "incident": {"kind": "hand-touched", "seat": 1, "with": "hand"}}
    assert "identifiable" not in told(document)["incident"]


# ---- what one types --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shape", "text", "value"),
    [
        (whole, "12500", 12500),
        (whole, "12,500", 12500),
        (whole, "12 500", 12500),
        (whole, "-5", "-5"),
        (whole, "a lot", "a lot"),
        (whole, "12,50", "12,50"),
        (wholes, "25 100  500", [25, 100, 500]),
        (wholes, "25, 100, 500", [25, 100, 500]),
        (card, "10h", "Th"),
        (card, "t♥", "Th"),
        (card, "aS", "As"),
        (cards, "As Kd", ["As", "Kd"]),
        (cards, "AsKd", ["As", "Kd"]),
        (cards, "A♠, 10♦", ["As", "Td"]),
        (cards, "Xx Kd", ["Xx", "Kd"]),
        (counts, "5: 3, 6:1", {"5": 3, "6": 1}),
        (rate, "2,5 %", "2.5"),
        (rate, "5", 5),
    ],
)
def test_typed_text_becomes_the_value_it_stands_for(shape: Any, text: str, value: Any) -> None:
    assert shape(text) == value


# ---- faults ----------------------------------------------------------------------------------


def faults(words: Words, question: str = "pots") -> dict[str, str]:
    """Every field at fault, by its name in the form, with what is said there; "" for the whole."""
    builder = Builder(words, is_bound=True)
    if builder.is_typed_well():
        document = builder.document()
        try:
            notation.read(document)
        except SituationError as error:
            builder.put(error)
    rows = [form for group in (builder.seats, builder.pots, builder.actions, builder.exposures) for form in group]
    found = {}
    for form in [builder.ask, builder.game, builder.table, builder.incident, *rows]:
        found |= {form.add_prefix(name): problems[0] for name, problems in form.errors.items()}
    return found | ({"": builder.problems[0].text} if builder.problems else {})


def test_several_typing_errors_stand_each_at_its_field() -> None:
    words = typed(RICH) | {
        "seats-1-stack": "a lot",
        "table-board": "2c 7x",
        "game-small_blind": "-1",
        "actions-1-to": "1.5",
    }
    found = faults(words)
    assert set(found) == {"seats-1-stack", "table-board", "game-small_blind", "actions-1-to"}
    assert "a card" in found["table-board"]


@pytest.mark.parametrize(
    ("field", "text", "at"),
    [
        ("seats-1-seat", "1", "seats-1-seat"),  # given twice
        ("seats-1-seat", "", "seats-1-seat"),  # missing beside a stack
        ("seats-0-cards", "As", "seats-0-cards"),  # one card is no hand
        ("seats-1-cards", "As Qd", "seats-1-cards"),  # As lies in seat 1
        ("table-board", "2c 7d", "table-board"),  # no board has two cards
        ("table-board", "As 7d 2c", "table-board"),
        ("actions-1-seat", "9", "actions-1-seat"),  # nobody sits there
        ("actions-0-to", "50", "actions-0-to"),  # a check has no amount
        ("table-seat", "9", "table-seat"),
        ("pots-1-eligible", "1 9", "pots-1-eligible"),
        ("table-start__street", "", "table-start__street"),  # pots without a street
        ("game-rake__taken", "85 0", "game-rake__taken"),  # a rate as well
        ("incident-chips", "100 x", "incident-chips"),
        ("incident-seat", "", "incident-seat"),  # needed
    ],
)
def test_a_fault_of_the_document_stands_at_its_field(field: str, text: str, at: str) -> None:
    assert list(faults(typed(RICH) | {field: text})) == [at]


def test_rows_left_blank_do_not_count_and_do_not_shift_the_faults() -> None:
    words = without_row(typed(RICH), "actions", 0)
    for _ in range(2):
        words = with_row(words, "seats")
    words |= {
        "seats-0-seat": "",
        "seats-0-stack": "",
        "seats-0-cards": "",
        "seats-2-stack": "none",
        "seats-5-stack": "",
    }
    words |= {"seats-5-seat": "", "table-seat": "6"}
    assert list(faults(words)) == ["seats-2-stack"]
    words |= {"seats-2-stack": "", "seats-3-cards": "2c 3c"}
    assert list(faults(words)) == ["table-board"]


def test_an_unknown_word_in_a_list_is_refused_there() -> None:
    assert list(faults(typed(RICH) | {"game-structure": "spread"})) == ["game-structure"]


# ---- rows ------------------------------------------------------------------------------------


@pytest.mark.parametrize("group", GROUPS)
def test_an_added_row_left_blank_is_no_part_of_the_document(group: str) -> None:
    exposed = {"incident": {"kind": "exposed-card", **INCIDENTS["exposed-card"]}}
    words = typed(RICH | exposed)
    blank = with_row(words, group)
    assert count(blank, group) == count(words, group) + 1
    builders = [Builder(each, is_bound=True) for each in (words, blank)]
    assert all(builder.is_typed_well() for builder in builders)
    assert builders[0].document() == builders[1].document()


@pytest.mark.parametrize(
    ("group", "field", "text", "at"),
    [
        ("seats", "stack", "500", "seat"),
        ("seats", "cards", "9s 9d", "seat"),
        ("seats", "status", "folded", "seat"),
        ("pots", "eligible", "1 2", "amount"),
        ("actions", "action", "check", "seat"),
        ("actions", "seat", "1", "action"),
        ("actions", "to", "200", "seat"),
        ("exposures", "nth", "1", "seat"),
        ("exposures", "by", "dealer", "seat"),
        ("exposures", "seat", "2", "nth"),
    ],
)
def test_what_was_filled_into_an_added_row_is_never_left_out(group: str, field: str, text: str, at: str) -> None:
    exposed = {"incident": {"kind": "exposed-card", **INCIDENTS["exposed-card"]}}
    words = with_row(typed(RICH | exposed), group)
    added = count(words, group) - 1
    assert list(faults(words | {f"{group}-{added}-{field}": text})) == [f"{group}-{added}-{at}"]


def test_a_row_taken_away_leaves_the_others_in_order() -> None:
    words = without_row(typed({"seats": [{"seat": 1}, {"seat": 2, "stack": 9}, {"seat": 3}]}), "seats", 1)
    assert [words[f"seats-{place}-seat"] for place in range(count(words, "seats"))] == ["1", "3"]
    assert "seats-1-stack" not in words


def test_there_are_never_more_rows_than_may_be() -> None:
    words: Words = {}
    for _ in range(20):
        words = with_row(words, "seats")
    assert count(words, "seats") == 11
    assert count({"seats-TOTAL_FORMS": "99999"}, "seats") == 11
    assert count({"seats-TOTAL_FORMS": "9" * 400}, "seats") == 0
    assert without_row(words, "seats", 40) == words


def test_the_kinds_are_asked_by_the_fields_of_their_classes() -> None:
    assert list(IncidentForm(chosen="hand-touched").fields) == ["kind", "seat", "with", "identifiable"]
    assert IncidentForm(chosen="hand-touched").fields["with"].words == {"", "muck", "hand"}  # type: ignore[attr-defined]
