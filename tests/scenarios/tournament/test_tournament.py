"""Tournaments, on tables whose answers are counted out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.told import TOURNAMENT, acts, asked, wrong
from trainer.scenarios.facts import option_id

OUT: dict[str, Any] = {
    "game": TOURNAMENT,
    "button": 3,
    "seats": [
        {"seat": 1, "stack": 900, "status": "out"},
        {"seat": 2, "stack": 400, "status": "out"},
        {"seat": 3, "stack": 9000},
        {"seat": 5, "stack": 700, "status": "out"},
        {"seat": 6, "stack": 8000},
    ],
}
"""Three go out, two are left: places 3, 4 and 5 are open."""


def test_the_bigger_stack_before_the_hand_ranks_higher() -> None:
    # DE-19, 126-b: 900, 700, 400
    for book in ("polish", "german", "hellenic", "roberts", "wsop-tournament"):
        assert asked("finish-order", book, **OUT).key == (3, 5, 4)
    assert wrong("finish-order", "german", **OUT) == {
        "another-house": (3, 3, 3),
        "shorter-first": (5, 3, 4),
        "by-seat": (4, 5, 3),  # clockwise from the button at 3: 5, then 1, then 2
        "worst-first": (1, 3, 2),
    }


def test_where_stacks_do_not_rank_the_best_place_is_shared() -> None:
    assert asked("finish-order", "tda", **OUT).key == (3, 3, 3)  # RP-8, by our reading
    assert wrong("finish-order", "tda", **OUT)["another-house"] == (3, 5, 4)


def test_an_absent_big_blind() -> None:
    """Big blind at 3 in the last hand, so 4 is due it. DE-24, 30, 82: posted and dealt in. EL-23: missed."""
    seats = [{"seat": seat, "stack": 5000} for seat in (1, 2, 3, 5)]
    seats.append({"seat": 4, "stack": 5000, "status": "absent"})
    document = {
        "game": TOURNAMENT,
        "seats": sorted(seats, key=lambda seat: seat["seat"]),
        "last": {"button": 1, "small_blind": 2, "big_blind": 3},
        "seat": 4,
    }
    for book in ("german", "tda", "wsop-tournament", "roberts", "polish"):
        assert asked("absent-blinds", book, **document).key == "posts-and-cards"
        assert wrong("absent-blinds", book, **document)["another-house"] == "passed-over"
    assert asked("absent-blinds", "hellenic", **document).key == "passed-over"


@pytest.mark.parametrize(
    ("when", "told", "key"),
    [
        ("after-riffle", (), "play-on"),
        ("before-riffle", (), "correct"),
        ("before-riffle", ("4 fold",), "correct"),
        # 36: two actions, one of them with chips
        ("before-riffle", ("4 call 100", "1 fold"), "play-on"),
    ],
)
def test_the_level_of_a_hand(when: str, told: tuple[str, ...], key: str) -> None:
    document = {
        "game": TOURNAMENT,
        "button": 1,
        "seats": [{"seat": seat, "stack": 5000} for seat in (1, 2, 3, 4)],
        "actions": acts("preflop", "2 small-blind 50", "3 big-blind 100", *told),
        "incident": {"kind": "level-up", "when": when},
    }
    for book in ("tda", "german", "wsop-tournament"):
        assert asked("level-change", book, **document).key == key
    assert asked("level-change", "polish", **document).key == "floor"
    assert wrong("level-change", "tda", **document) == {
        "another-house": "floor",
        "announcement-counts": "correct",
        "misdeal": "misdeal",
    }


def racing(*stacks: int, **race: Any) -> dict[str, Any]:
    return {
        "game": TOURNAMENT,
        "seats": [{"seat": seat, "stack": stack} for seat, stack in enumerate(stacks, start=1)],
        "incident": {"kind": "chip-race", "old": 25, "new": 100} | race,
    }


def test_the_odd_chips_of_the_table_are_added_up() -> None:
    """75 + 25 + 25 + 25 = 150: one chip of 100 and 50 over, which is half a chip."""
    document = racing(1075, 2025, 3025, 4025)
    assert asked("chip-race", "roberts", **document).key == "2"
    assert asked("chip-race", "tda", **document).key == "floor"
    assert wrong("chip-race", "roberts", **document) == {
        "another-house": "floor",
        "each-rounded-up": "4",
        "each-half": "1",  # only seat 1 has 50 or more
    }


def test_who_gets_the_new_chips() -> None:
    """75 + 50 + 25 + 50 = 200: two chips. Seat 1 has ace and king and gets one; the queen of seat 4 the other.

    Seat 2 has nothing but 50 and no good card: it is not raced out.
    """
    cards = ["As", "Kd", "2c", "4c", "3d", "Jc", "Qs", "5h"]
    document = racing(1075, 50, 1025, 1050, cards=cards)
    assert asked("race-winners", "tda", **document).key == ("1", "2", "4")
    assert wrong("race-winners", "tda", **document) == {
        "top-cards": ("1", "2"),
        "most-odd-chips": ("1", "2"),
        "raced-out": ("1", "4"),
    }


@pytest.mark.parametrize(
    ("book", "point", "key"),
    [
        ("german", "player-out", "pot-pushed-and-seat-open-called"),  # DE-18
        ("german", "seat-draw", "by-lot"),  # DE-20
        ("german", "hand-for-hand", "all-in-hands-stay-down"),  # silent: RP-8
        ("polish", "rising-levels", "from-time-to-time"),  # PL-11
    ],
)
def test_facts_of_tournaments(book: str, point: str, key: str) -> None:
    document = racing(1000, 2000) | {"incident": {"kind": "rule-asked", "seat": 1, "point": point}}
    assert asked("tournament-facts", book, **document).key == option_id(point, key)
