"""Rake, buy-in and a new player's post, on tables whose answers are counted out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.told import CASH, asked, wrong

BOARD = ["2c", "7d", "Jh", "Qs", "3c"]


def raked(rate: dict[str, Any] | None, board: list[str] = BOARD) -> dict[str, Any]:
    """Seat 1 all-in for 1,000, seats 2 and 3 for 2,000, 2 with 500 more that nobody called, 4 folded 300."""
    seats = [
        {"seat": 1, "stack": 1000, "committed": 1000},
        {"seat": 2, "stack": 9000, "committed": 2500},
        {"seat": 3, "stack": 2000, "committed": 2000},
        {"seat": 4, "stack": 9000, "committed": 300, "status": "folded"},
    ]
    game = CASH | {"whole": 100} | ({"rake": rate} if rate else {})
    return {"game": game, "button": 1, "seats": seats, "board": board}


def test_the_house_rate() -> None:
    """27: ten per cent, at most six dollars. 1,000 + 2,000 + 2,000 + 300 = 5,300: 530."""
    assert asked("rake", "wsop-cash", **raked(None)).key == 530
    assert wrong("rake", "wsop-cash", **raked(None)) == {
        "uncalled-raked": 580,  # of 5,800
        "main-pot-only": 330,  # of 3 x 1,000 + 300
        "folded-left-out": 500,  # of 5,000
    }


def test_the_rate_of_the_table() -> None:
    """HU-14 leaves the rate to the table. 5 per cent of 5,300 is 265; in steps of 25: 250."""
    rate = {"percent": 5, "cap": 400, "step": 25, "no_flop_no_drop": True}
    assert asked("rake", "pacific", **raked(rate)).key == 250
    # 290: 275; 165: 150; 250: 250, which is right by chance
    assert wrong("rake", "pacific", **raked(rate)) == {
        "uncalled-raked": 275,
        "main-pot-only": 150,
        "folded-left-out": 250,
    }


def test_no_flop_no_drop() -> None:
    rate = {"percent": 5, "cap": 400, "step": 5, "no_flop_no_drop": True}
    assert asked("rake", "pacific", **raked(rate, [])).key == 0
    assert wrong("rake", "pacific", **raked(rate, []))["uncalled-raked"] == 290


LIMIT = {"structure": "fixed-limit", "small_bet": 500, "big_bet": 1000, "small_blind": 250, "big_blind": 500}


@pytest.mark.parametrize(
    ("book", "key", "other"),
    [
        ("hellenic", 5000, 10000),  # EL-26: ten times 500; Robert's: ten times the largest bet
        ("pacific", 5000, 10000),  # HU-15
        ("roberts", 10000, 5000),
        ("polish", 10000, 5000),
    ],
)
def test_the_smallest_buy_in_at_limit(book: str, key: int, other: int) -> None:
    document = {"game": CASH | LIMIT, "button": 1, "seats": [{"seat": 1, "stack": 10000}, {"seat": 2, "stack": 20000}]}
    assert asked("smallest-buy-in", book, **document).key == key
    assert wrong("smallest-buy-in", book, **document) == {
        "another-house": other,
        "full-stack": 50000,
        "small-blinds": key // 2,
    }


def test_the_smallest_buy_in_without_a_limit() -> None:
    """Buy-in 1: forty big blinds of 100."""
    document = {"game": CASH, "button": 1, "seats": [{"seat": 1, "stack": 10000}, {"seat": 2, "stack": 20000}]}
    assert asked("smallest-buy-in", "polish", **document).key == 4000
    assert asked("smallest-buy-in", "roberts", **document).key == 4000


@pytest.mark.parametrize(
    ("book", "game", "key"),
    [
        ("pacific", LIMIT, (500, 0)),  # HU-16: one lower limit, live
        ("hellenic", LIMIT, (500, 0)),  # EL-20
        ("roberts", {}, (100, 0)),
        ("wsop-cash", {}, (0, 0)),  # 100-a: nothing in no-limit
        ("wsop-cash", LIMIT, (500, 0)),  # 100-a: in limit a big blind
    ],
)
def test_what_a_new_player_posts(book: str, game: dict[str, Any], key: tuple[int, int]) -> None:
    """Seat 6 is new; the button comes to 2, the blinds to 3 and 4."""
    seats = [{"seat": seat, "stack": 50000, "new": seat == 6} for seat in (1, 2, 3, 4, 6, 7)]
    document = {
        "game": CASH | game,
        "seats": seats,
        "last": {"button": 1, "small_blind": 2, "big_blind": 3},
        "seat": 6,
    }
    assert asked("new-player-post", book, **document).key == key
    small, big = (250, 500) if game else (50, 100)
    assert wrong("new-player-post", book, **document) == {
        "both-blinds": (big, small),
        "dead-post": (0, big),
        "small-is-enough": (small, 0),
    }
