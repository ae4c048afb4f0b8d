"""Pots from totals, worked out by hand: 300 all-in, 1,000 all-in, 1,500, and 600 from a seat that folded.

500 of the 1,500 go back. Main pot 4 × 300 = 1,200; above it 700 + 700 + 300 of the folded seat = 1,700 in the side pot.
"""

from tests.scenarios.told import TOURNAMENT, asked, wrong


def moment(button: int) -> dict:
    return {
        "game": TOURNAMENT,
        "button": button,
        "seats": [
            {"seat": 2, "stack": 300, "committed": 300},
            {"seat": 4, "stack": 1000, "committed": 1000},
            {"seat": 5, "stack": 5000, "committed": 1500},
            {"seat": 7, "stack": 4000, "committed": 600, "status": "folded"},
        ],
    }


def test_the_pots_are_built_after_the_uncalled_part_has_gone_back() -> None:
    assert asked("build-pots", "tda", **moment(2)).key == (1200, 1700)


def test_wrong_ideas_build_other_pots() -> None:
    assert wrong("build-pots", "tda", **moment(2)) == {
        "uncalled-left-in": (1200, 1700 + 500),
        "folded-left-out": (3 * 300, 2 * 700),
        "folded-in-main-pot": (3 * 300 + 600, 2 * 700),
        "one-pot": (1200 + 1700, 0),
    }


def test_a_side_pot_is_played_for_by_the_seats_that_matched_it() -> None:
    assert asked("who-plays", "tda", **moment(2)).key == ("4", "5")
    assert wrong("who-plays", "tda", **moment(2)) == {
        "all-in-in-every-pot": ("2", "4", "5"),
        "folded-still-in": ("4", "5", "7"),
        "all-in-for-main-only": ("5",),
    }


def test_the_main_pot_is_played_for_by_every_live_seat() -> None:
    assert asked("who-plays", "tda", **moment(4)).key == ("2", "4", "5")
    assert wrong("who-plays", "tda", **moment(4)) == {
        "all-in-in-every-pot": ("2", "4", "5"),
        "folded-still-in": ("2", "4", "5", "7"),
        "all-in-for-main-only": ("5",),
    }


def test_folded_chips_lie_in_the_layers_that_they_reach() -> None:
    assert asked("folded-money", "tda", **moment(2)).key == 1700
    assert wrong("folded-money", "tda", **moment(2)) == {
        "folded-left-out": 2 * 700,
        "folded-in-last-pot": 2 * 700 + 600,
        "folded-ends-pot": 3 * (600 - 300),
    }


def test_in_the_main_pot_a_folded_seat_that_put_in_more_counts_up_to_the_all_in() -> None:
    assert asked("folded-money", "tda", **moment(4)).key == 1200
    assert wrong("folded-money", "tda", **moment(4)) == {
        "folded-left-out": 3 * 300,
        "folded-in-last-pot": 3 * 300,
        "folded-ends-pot": 1200,
    }
