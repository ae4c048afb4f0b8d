"""Hands read by hand: what each seat holds, who wins, and what each slip makes of the same cards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.incidents import median_seats
from tests.scenarios.told import TOURNAMENT, asked, wrong
from trainer.scenarios import catalogue

FAMILIES = ("name-the-hand", "which-five", "straights", "pick-winners", "rank-hands")


def moment(board: str, seat: int | None = None, **hands: str) -> dict[str, Any]:
    """A board and face-up hands by seat (`s4="Ks Kd"`); `seat` is the one asked about."""
    seats = [{"seat": int(name[1:]), "stack": 5000, "cards": cards.split()} for name, cards in hands.items()]
    told = {"game": TOURNAMENT, "button": 1, "seats": seats, "board": board.split()}
    return told | ({"seat": seat} if seat else {})


@pytest.mark.parametrize("book", ["polish", "german", "hellenic", "pacific", "wsop-cash"])
def test_two_pair_is_counterfeited_by_two_better_ones_on_the_board(book: str) -> None:
    # Three pairs: kings, nines and fours. The fours do not play, the ace on the board is the kicker.
    spot = moment("Ks Kh 9c 9d As", 4, s4="4c 4d")
    assert asked("name-the-hand", book, **spot).key == "two-pair-KK99A"
    assert wrong("name-the-hand", book, **spot) == {
        "both-own": "two-pair-KK44A",
        "stopped-short": "pair-KKA94",
        "overread": None,
    }


def test_a_straight_does_not_go_round_the_corner() -> None:
    spot = moment("Kc Ad 2s 8h 8c", 4, s4="Qh 3d")
    assert asked("name-the-hand", "tda", **spot).key == "pair-88AKQ"
    assert wrong("name-the-hand", "tda", **spot) == {
        "both-own": "pair-88AQ3",
        "stopped-short": "high-card-AKQ83",
        "overread": "straight-32AKQ",  # Q K A 2 3
    }


def test_four_of_a_suit_are_no_flush() -> None:
    # Four diamonds: K 9 6 5; the eight of hearts is taken for the fifth. Five to nine are a straight.
    spot = moment("9d 8h 6d 5s 5d", 4, s4="7s Kd")
    assert asked("name-the-hand", "roberts", **spot).key == "straight-98765"
    assert wrong("name-the-hand", "roberts", **spot) == {
        "both-own": "pair-55K97",
        "stopped-short": "pair-55K98",
        "overread": "flush-K9865d",
    }


def test_the_kickers_come_from_the_board() -> None:
    spot = moment("Ad Qs 9h 6c 4s", 2, s2="Ah 3c")
    question = asked("which-five", "polish", **spot)
    assert question.ids() == ("Ah", "3c", "Ad", "Qs", "9h", "6c", "4s")
    assert question.key == ("Ah", "Ad", "Qs", "9h", "6c")
    assert wrong("which-five", "polish", **spot) == {
        "both-own": ("Ah", "3c", "Ad", "Qs", "9h"),
        "stopped-short": ("Ah", "Qs", "9h", "6c", "4s"),
        "kickers-left-out": ("Ah", "Ad"),
    }


def test_of_six_in_one_suit_the_highest_five_play() -> None:
    spot = moment("Kh 9h 7h 4h Qs", 2, s2="Ah 2h")
    assert asked("which-five", "tda", **spot).key == ("Ah", "Kh", "9h", "7h", "4h")
    assert wrong("which-five", "tda", **spot)["kickers-left-out"] == ("Ah", "2h", "Kh", "9h", "7h", "4h")


def test_the_wheel_is_a_straight_and_the_corner_is_none() -> None:
    # Ace, two and three lie there with a queen. 4 5: the wheel; K 9: Q K A 2 3; 4 T: A 2 3 4; J 7: nothing.
    spot = moment("Ac 2d 3s Qh 8c", s1="4s 5d", s2="Kd 9h", s3="4h Tc", s5="Jh 7h")
    for book in ("polish", "hellenic", "tda"):
        assert asked("straights", book, **spot).key == ("1",)
    assert wrong("straights", "polish", **spot) == {
        "round-the-corner": ("1", "2"),
        "ace-only-high": (),
        "four-in-a-row": ("1", "3"),
    }


def test_a_sixth_card_and_suits_decide_nothing() -> None:
    # K Q J 8 7 twice; seat 8 has K Q J 7 5. The three and the four beside the eights do not play.
    spot = moment("Kc 7d Jc 2s Qs", s3="3h 8s", s5="8h 4h", s8="4d 5h")
    assert asked("pick-winners", "german", **spot).key == ("3", "5")
    assert wrong("pick-winners", "german", **spot) == {
        "kickers-ignored": ("3", "5", "8"),
        "sixth-card": ("5",),
        "suits-decide": ("3",),  # the eight of spades
    }


def test_flush_over_flush_goes_by_the_highest_card_that_differs() -> None:
    spot = moment("Ah 9h 5h 2c Kd", s1="Qh 3h", s2="Jh Th", s4="Ks Qd")
    assert asked("pick-winners", "pacific", **spot).key == ("1",)
    assert wrong("pick-winners", "pacific", **spot)["kickers-ignored"] == ("1", "2")


def test_a_board_that_plays_is_shared_by_all() -> None:
    spot = moment("Ts Jd Qh Kc Ad", s1="2c 2d", s2="As 9h")
    assert asked("pick-winners", "wsop-tournament", **spot).key == ("1", "2")
    assert wrong("pick-winners", "wsop-tournament", **spot)["sixth-card"] == ("2",)


def test_hands_in_order() -> None:
    # Twos full of jacks, a flush in spades, a straight to the ace.
    spot = moment("Js 2s Jc Ts Ac", s5="Qc Kd", s9="2d 2h", s10="8s 7s")
    assert asked("rank-hands", "polish", **spot).key == ("9", "10", "5")
    assert wrong("rank-hands", "polish", **spot) == {
        "mixed-up": ("5", "10", "9"),
        "by-hole-cards": ("9", "5", "10"),
    }


@pytest.mark.parametrize("slug", FAMILIES)
def test_higher_levels_have_more_seats(slug: str) -> None:
    low, middle, high = median_seats(catalogue.family(slug))
    assert low < middle < high
