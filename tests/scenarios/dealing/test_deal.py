"""The deal, on tables whose answers are counted out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.told import CASH, acts, asked, wrong
from trainer.poker.notation import read
from trainer.scenarios.dealing.kth_card import counted
from trainer.scenarios.facts import option_id

SEATS = (1, 3, 4, 6, 9)


def table(button: int, *, stack: int = 5000) -> dict[str, Any]:
    return {"game": CASH, "button": button, "seats": [{"seat": seat, "stack": stack} for seat in SEATS]}


def test_the_first_card_by_house() -> None:
    """Button 4: small blind 6, big blind 9. HU-04: left of the big blind, 1. Elsewhere left of the button, 6."""
    for book in ("polish", "german", "hellenic", "roberts", "wsop-cash", "tda"):
        assert asked("first-card", book, **table(4)).key == "6"
    assert asked("first-card", "pacific", **table(4)).key == "1"
    assert wrong("first-card", "pacific", **table(4)) == {
        "another-house": "6",
        "button-first": "4",
        "blind-first": "9",
    }


def test_a_card_is_counted_twice_round_the_table() -> None:
    """Five stacks of 5,000 are 1,000 chips of 25; 1,000 is 8 times 125, so of cards 2 to 9 it is the first: 2."""
    document = table(4)
    question = asked("kth-card", "roberts", **document)
    number = counted(read(document), tuple(SEATS) * 2)
    assert number == 2
    # one at a time from 6 on: 6, 9, 1, 3, 4, 6, ...; two at a time card 2 would be seat 6's; from the button 4, 6
    assert question.key == "9"
    assert wrong("kth-card", "roberts", **document) == {
        "another-house": "3",
        "two-at-once": "6",
        "from-button": "6",
    }


def test_burns_by_house() -> None:
    """DE-11: one before the hole cards as well."""
    three = ("flop", "turn", "river")
    for book in ("polish", "hellenic", "pacific", "tda", "wsop-cash"):
        assert asked("burns", book, **table(4)).key == three
    assert asked("burns", "german", **table(4)).key == ("hole-cards", *three)
    assert wrong("burns", "german", **table(4)) == {
        "another-house": three,
        "not-before-flop": ("hole-cards", "turn", "river"),
        "not-before-river": ("hole-cards", "flop", "turn"),
    }


def test_the_first_live_player_left_of_the_button_starts_the_flop() -> None:
    """Button 4. Seat 6, the small blind, folds; 9, the big blind, calls seat 1's raise, and so do 3 and 4."""
    told = acts(
        "preflop", "6 small-blind 50", "9 big-blind 100", "1 call 100", "3 raise 300", "4 call 300", "6 fold",
        "9 call 300", "1 call 300",
    )  # fmt: skip
    document = table(4) | {"actions": told, "board": ["2c", "7d", "Jh"]}
    for book in ("polish", "german", "hellenic", "pacific", "tda"):
        assert asked("who-starts-street", book, **document).key == "9"
    assert wrong("who-starts-street", "polish", **document) == {
        "raiser-first": "3",
        "as-before-flop": "1",
        "button-first": "4",
    }


@pytest.mark.parametrize(
    ("book", "point", "key"),
    [
        ("polish", "most-players", "10"),  # PL-03
        ("german", "most-players", "11"),  # DE-01
        ("hellenic", "most-players", "10"),  # EL-25
        ("hellenic", "board-layout", "each-to-the-right"),  # EL-13
        ("german", "who-deals", "players-until-final"),  # DE-44
        ("german", "second-deck", "player-before-dealer"),  # DE-05
        ("polish", "next-street", "after-complete-betting"),  # PL-34
    ],
)
def test_facts_of_the_deal(book: str, point: str, key: str) -> None:
    incident = {"kind": "rule-asked", "seat": 3, "point": point}
    assert asked("deal-facts", book, **table(4) | {"incident": incident}).key == option_id(point, key)


def test_the_first_live_player_left_of_the_button_starts_the_turn() -> None:
    """Button 4, seat 6 has folded. On the flop 9 checked, 1 bet, 3 and 9 called: 9 starts the turn."""
    document = table(4) | {
        "start": {"street": "flop", "pot": 400},
        "actions": acts("flop", "9 check", "1 bet 200", "3 call 200", "4 fold", "9 call 200"),
        "board": ["2c", "7d", "Jh", "Qs"],
    }
    document["seats"] = [seat | ({"status": "folded"} if seat["seat"] == 6 else {}) for seat in document["seats"]]
    for book in ("polish", "german", "hellenic", "pacific", "roberts"):
        assert asked("who-starts-street", book, **document).key == "9"
    assert wrong("who-starts-street", "german", **document) == {
        "raiser-first": "1",
        "as-before-flop": "1",
        "button-first": "3",
    }


def test_heads_up_the_big_blind_starts_the_flop() -> None:
    """PL-17 and DE-10 by our reading, EL-08: the first live player left of the button is the big blind."""
    document = {
        "game": CASH,
        "button": 4,
        "seats": [{"seat": 4, "stack": 5000}, {"seat": 9, "stack": 5000}, {"seat": 6, "status": "out"}],
        "actions": acts("preflop", "4 small-blind 50", "9 big-blind 100", "4 raise 200", "9 call 200"),
        "board": ["2c", "7d", "Jh"],
    }
    for book in ("polish", "german", "hellenic", "pacific", "tda"):
        assert asked("who-starts-street", book, **document).key == "9"
        assert wrong("who-starts-street", book, **document)["button-first"] == "4"
