"""Button and blinds, on tables whose answers are counted out by hand."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.told import CASH, TOURNAMENT, acts, asked, wrong


def seats(*live: int, out: tuple[int, ...] = (), **marks: dict[str, Any]) -> list[dict[str, Any]]:
    there = [{"seat": seat, "stack": 5000} | marks.get(f"s{seat}", {}) for seat in live]
    return there + [{"seat": seat, "status": "out"} for seat in out]


def last(button: int, small: int, big: int) -> dict[str, int]:
    return {"button": button, "small_blind": small, "big_blind": big}


# ---- who posts, who acts -------------------------------------------------------------------------

TABLE: dict[str, Any] = {"game": CASH, "button": 8, "seats": seats(1, 3, 5, 8, out=(9,))}
"""Clockwise from the button at 8: seat 1 (9 is out), then 3, then 5."""


def test_the_blinds_fall_left_of_the_button_over_those_who_are_there() -> None:
    assert asked("who-posts", "tda", **TABLE).key == ("1", "3")
    assert wrong("who-posts", "tda", **TABLE) == {
        "button-is-small": ("8", "1"),
        "against-clock": ("5", "3"),
        "right-of-blinds": ("3", "5"),
    }


POSTED = acts("preflop", "1 small-blind 50", "3 big-blind 100")


def test_left_of_the_big_blind_acts_first() -> None:
    document = TABLE | {"actions": POSTED}
    for book in ("polish", "german", "hellenic", "pacific", "wsop-cash"):
        assert asked("first-to-act", book, **document).key == "5"
    assert wrong("first-to-act", "polish", **document) == {
        "left-of-button": "1",
        "blind-first": "3",
        "button-first": "8",
    }


def test_the_big_blind_has_the_option_when_nobody_raised() -> None:
    limped = [*POSTED, *acts("preflop", "5 call 100", "8 fold", "1 call 100")]
    document = TABLE | {"actions": limped}
    assert asked("big-blind-option", "german", **document).key == "3"
    assert wrong("big-blind-option", "german", **document) == {
        "round-over": "over",
        "next-round": "1",
        "round-again": "5",
    }


def test_the_big_blind_that_called_a_raise_has_none() -> None:
    raised = [*POSTED, *acts("preflop", "5 raise 300", "8 fold", "1 fold", "3 call 300")]
    assert asked("big-blind-option", "tda", **TABLE | {"actions": raised}).key == "over"


# ---- how much ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lower", "half", "down"),
    # PL-10: usually half. EL-03, HU-02: 15-30: 7; 5-10: 2; 3-6: 1; 1-2: 0.50, in cents.
    [(1500, 750, 700), (500, 250, 200), (300, 150, 100), (100, 50, 50)],
)
def test_blinds_by_limit_and_house(lower: int, half: int, down: int) -> None:
    game = {"structure": "fixed-limit", "small_bet": lower, "big_bet": 2 * lower, "tournament": False, "whole": 100}
    document = {"game": game, "button": 8, "seats": seats(1, 3, 8)}
    assert asked("blind-amounts", "polish", **document).key == (half, lower)
    assert asked("blind-amounts", "hellenic", **document).key == (down, lower)
    assert asked("blind-amounts", "pacific", **document).key == (down, lower)
    ideas = wrong("blind-amounts", "hellenic", **document)
    assert ideas["limits-as-blinds"] == (lower, 2 * lower)
    assert ideas["another-house"] == (None if half == down else (half, lower))


def test_half_a_limit_is_not_rounded_up() -> None:
    game = {"structure": "fixed-limit", "small_bet": 700, "big_bet": 1400, "tournament": False, "whole": 100}
    document = {"game": game, "button": 8, "seats": seats(1, 3, 8)}
    # half of 7 is 3.50: up 4, down 3
    assert wrong("blind-amounts", "pacific", **document)["rounded-up"] == (400, 700)


# ---- from hand to hand ---------------------------------------------------------------------------


def test_heads_up_the_big_blind_moves_on_and_the_button_gives_way() -> None:
    """Seat 2 had the button, 4 the small, 7 the big blind; 2 leaves. The big blind goes from 7 on to 4."""
    document = {"game": CASH, "seats": seats(4, 7, out=(2,)), "last": last(2, 4, 7), "seat": 2}
    assert asked("heads-up-blinds", "wsop-cash", **document).key == "same-7-4"
    assert wrong("heads-up-blinds", "wsop-cash", **document) == {
        # the button to the last small blind, 4; the small blind left of it, 7; the big blind 4 again
        "as-with-three": "apart-7-4",
        # HU-17: the button goes to the next player, 4, who has the small blind
        "another-house": "same-4-7",
        "big-on-button": "apart-4-7",
    }
    assert asked("heads-up-blinds", "pacific", **document).key == "same-4-7"


GONE = {"game": CASH, "seats": seats(2, 6, 7, 9, out=(4,)), "last": last(2, 4, 6)}
"""Seat 4, the last small blind, has left."""


def test_a_dead_button_and_a_moving_one() -> None:
    assert asked("next-button", "roberts", **GONE).key == "4"
    assert asked("next-button", "hellenic", **GONE).key == "4"
    assert asked("next-button", "pacific", **GONE).key == "6"
    assert wrong("next-button", "tda", **GONE | {"game": TOURNAMENT}) == {
        "another-house": "6",
        "stays": "2",
        "two-on": "7",
    }


def test_a_small_blind_that_falls_on_an_empty_chair_is_not_posted() -> None:
    """Button 2, small 4, big 6; 6 leaves. The small blind falls on chair 6: nobody's. The big blind is 7's."""
    document = {"game": CASH, "seats": seats(2, 4, 7, 9, out=(6,)), "last": last(2, 4, 6)}
    assert asked("busted-blinds", "roberts", **document).key == ("nobody", "7")
    # moving button: it goes to 4, the small blind is 7's, the big blind 9's
    assert asked("busted-blinds", "pacific", **document).key == ("7", "9")
    assert wrong("busted-blinds", "roberts", **document) == {
        "another-house": ("7", "9"),
        "same-again": ("4", "7"),
        "always-dead": ("nobody", "9"),
    }


def test_the_first_button() -> None:
    """DE-03: the queen of hearts beats the queen of clubs; the ace is none of them."""
    cards = {"kind": "button-draw", "cards": ["Qc", "2s", "Qh", "Jd"]}
    document = {"game": TOURNAMENT, "seats": seats(1, 3, 5, 8), "incident": cards}
    assert asked("first-button", "german", **document).key == "5"
    assert wrong("first-button", "german", **document) == {
        "another-house": "floor",
        "draw-again": "draw-again",
        "suits-upside-down": "1",
    }
    assert asked("first-button", "tda", **document).key == "floor"
    assert wrong("first-button", "tda", **document)["another-house"] == "5"


def test_without_blinds_the_first_player_left_of_the_button_begins() -> None:
    """PL-13: left of the button where no blinds are used. Only antes are posted; 9 is out, so that is seat 1."""
    antes = acts("preflop", "1 ante 25", "3 ante 25", "5 ante 25", "8 ante 25")
    game = {"structure": "no-limit", "ante": 25, "chip": 25, "tournament": False}
    document = TABLE | {"game": game, "actions": antes}
    assert asked("first-to-act", "polish", **document).key == "1"
    assert wrong("first-to-act", "polish", **document) == {
        "left-of-button": None,
        "blind-first": None,
        "button-first": "8",
    }


def test_heads_up_the_button_acts_first_before_the_flop() -> None:
    """The button has the small blind; left of the big blind is the button."""
    document = {"game": CASH, "button": 8, "seats": seats(3, 8, out=(1, 5))}
    document["actions"] = acts("preflop", "8 small-blind 50", "3 big-blind 100")
    for book in ("polish", "hellenic", "pacific", "wsop-cash"):
        assert asked("first-to-act", book, **document).key == "8"
    assert wrong("first-to-act", "polish", **document)["blind-first"] == "3"
