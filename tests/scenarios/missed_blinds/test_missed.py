"""Missed blinds and newcomers, on tables whose answers are counted out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.told import CASH, TOURNAMENT, asked, wrong

LAST = {"button": 1, "small_blind": 2, "big_blind": 3}
"""In the next hand the button is at 2, the small blind at 3, the big blind at 4; 5, 6, 7 and 1 come after."""


def table(**marks: dict[str, Any]) -> dict[str, Any]:
    seats = [{"seat": seat, "stack": 5000} | marks.get(f"s{seat}", {}) for seat in (1, 2, 3, 4, 5, 6, 7)]
    return {"game": CASH, "seats": seats, "last": LAST}


@pytest.mark.parametrize(
    ("missed", "roberts", "hellenic", "cash"),
    [
        # Blinds 50 and 100. Blinds missed: all of it, live up to 100. EL-23: both blinds, the small part dead.
        # 156: all of it, only the big blind live.
        (["big"], (100, 0), (100, 50), (100, 0)),
        (["big", "small"], (100, 50), (100, 50), (100, 50)),
        # EL-24: the small blind dead. 156: not the big blind, so dead. Blinds missed: live.
        (["small"], (50, 0), (0, 50), (0, 50)),
    ],
)
def test_what_is_made_up(
    missed: list[str], roberts: tuple[int, int], hellenic: tuple[int, int], cash: tuple[int, int]
) -> None:
    document = table(s6={"missed": missed}) | {"seat": 6}
    assert asked("missed-markers", "roberts", **document).key == roberts
    assert asked("missed-markers", "polish", **document).key == roberts
    assert asked("missed-markers", "hellenic", **document).key == hellenic
    assert asked("missed-markers", "wsop-cash", **document).key == cash


def test_slips_about_what_is_made_up() -> None:
    document = table(s6={"missed": ["big"]}) | {"seat": 6}
    assert wrong("missed-markers", "hellenic", **document) == {
        "another-house": (100, 0),
        "all-dead": (0, 150),
        "new-post-too": (100, 100),
    }


def test_a_small_blind_whose_player_is_away() -> None:
    """Seat 3 is due the small blind. EL-24: the next one due, 4, posts it, and 5 the big blind. Elsewhere nobody."""
    document = table(s3={"status": "sitting-out"}) | {"seat": 3}
    assert asked("who-posts-instead", "hellenic", **document).key == ("4", "5")
    assert asked("who-posts-instead", "roberts", **document).key == ("nobody", "4")
    assert wrong("who-posts-instead", "roberts", **document) == {
        "another-house": ("4", "5"),
        "from-the-stack": ("3", "4"),
        "one-too-far": ("nobody", "5"),
    }


def test_a_big_blind_whose_player_is_away_goes_on() -> None:
    """EL-23: seat 4 misses it, the next active player, 5, posts it."""
    document = table(s4={"status": "sitting-out"}) | {"seat": 4}
    assert asked("who-posts-instead", "hellenic", **document).key == ("3", "5")
    assert asked("who-posts-instead", "wsop-cash", **document).key == ("3", "5")


@pytest.mark.parametrize(
    ("seat", "book", "becomes"),
    [
        (6, "hellenic", "posts"),  # EL-20
        (4, "hellenic", "big"),  # EL-21
        (6, "pacific", "posts"),  # HU-16
        (6, "roberts", "posts"),
        (6, "tda", "free"),  # 8-A
        (4, "tda", "big"),  # 10-A
        (6, "wsop-cash", "free"),  # 100-a, no-limit
        (6, "wsop-tournament", "free"),  # 66
    ],
)
def test_a_new_player_by_place_and_house(seat: int, book: str, becomes: str) -> None:
    document = table(**{f"s{seat}": {"new": True}}) | {"seat": seat}
    if book in ("tda", "wsop-tournament"):
        document["game"] = TOURNAMENT
    assert asked("new-player", book, **document).key == becomes


def test_a_new_player_between_button_and_small_blind_waits() -> None:
    """Last hand: button 1, small 2, big 4. So next: button 2, small 4, big 5, and seat 3 lies between (EL-22, 10-A)."""
    last = {"button": 1, "small_blind": 2, "big_blind": 4}
    document = table(s3={"new": True}) | {"seat": 3, "last": last}
    for book in ("hellenic", "roberts", "tda"):
        assert asked("new-player", book, **document).key == "waits"
    assert asked("new-player", "wsop-cash", **document).key == "posts"  # 154
    assert wrong("new-player", "hellenic", **document) == {
        "another-house": "posts",
        "never-as-blind": "big",
        "both-blinds": "half",
    }
