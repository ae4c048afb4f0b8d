"""Shared pots worked out by hand, under books that break a pot down differently."""

from tests.scenarios.told import TOURNAMENT, asked, wrong

BOARD = ["2c", "7d", "Jh", "Qs", "3c"]
THREE_ALIKE = {
    "game": {
        "structure": "no-limit",
        "small_blind": 5,
        "big_blind": 10,
        "chip": 1,
        "denominations": [1, 5, 25],
        "tournament": False,
    },
    "button": 3,
    "board": BOARD,
    "start": {"street": "river", "pot": 95},
    "seats": [
        {"seat": 1, "stack": 900, "committed": 0, "cards": ["Ac", "Kd"]},
        {"seat": 3, "stack": 900, "committed": 0, "status": "folded"},
        {"seat": 4, "stack": 900, "committed": 0, "cards": ["As", "Kh"]},
        {"seat": 6, "stack": 900, "committed": 0, "cards": ["Ad", "Ks"]},
    ],
}


def test_two_odd_chips_go_one_each_from_the_left_of_the_button() -> None:
    # 95 = 3 × 31 + 2; left of button 3 come 4, 6, 1: 4 and 6 get one each.
    assert asked("odd-chips", "roberts", **THREE_ALIKE).key == (31, 32, 32)
    assert wrong("odd-chips", "roberts", **THREE_ALIKE) == {
        "wrong-side": (32, 31, 32),
        "all-to-first": (31, 33, 31),
        "other-house": (30, 35, 30),
    }


def test_in_wsop_cash_the_chip_of_the_blinds_is_not_broken() -> None:
    # 95 is 19 fives: 6 each and one left for seat 4.
    assert asked("odd-chips", "wsop-cash", **THREE_ALIKE).key == (30, 35, 30)
    assert wrong("odd-chips", "wsop-cash", **THREE_ALIKE) == {
        "wrong-side": (35, 30, 30),
        "all-to-first": (30, 35, 30),
        "other-house": (31, 32, 32),
    }


TWO_POTS = {
    "game": TOURNAMENT,
    "button": 2,
    "board": BOARD,
    "start": {
        "street": "river",
        "pots": [{"amount": 375, "eligible": [1, 3, 5]}, {"amount": 250, "eligible": [3, 5]}],
    },
    "seats": [
        {"seat": 1, "stack": 0, "committed": 0, "cards": ["Ac", "Kd"]},
        {"seat": 3, "stack": 900, "committed": 0, "cards": ["As", "Kh"]},
        {"seat": 5, "stack": 900, "committed": 0, "cards": ["Td", "9d"]},
    ],
}


def test_each_pot_is_split_among_its_own_winners() -> None:
    # Side pot: seat 3 alone, 250. Main pot: 1 and 3 tie, 375 = 2 × 175 + 25, the odd 25 to seat 3, left of button 2.
    assert asked("several-pots", "tda", **TWO_POTS).key == (175, 450, 0)
    assert wrong("several-pots", "tda", **TWO_POTS) == {
        "best-hand-takes-all": (175 + 125, 200 + 125, 0),
        "all-in-forgotten": (0, 625, 0),
        "wrong-side": (200, 425, 0),
    }


def test_a_straight_on_the_board_is_shared_by_all_who_tabled() -> None:
    moment = {
        "game": TOURNAMENT,
        "button": 2,
        "board": ["Tc", "Jd", "Qh", "Ks", "Ac"],
        "start": {"street": "river", "pot": 600},
        "seats": [
            {"seat": 2, "stack": 900, "committed": 0, "cards": ["Ad", "2d"]},
            {"seat": 3, "stack": 900, "committed": 0, "cards": ["4c", "4d"]},
            {"seat": 5, "stack": 900, "committed": 0},
            {"seat": 7, "stack": 900, "committed": 0, "cards": ["Kh", "8s"]},
        ],
    }
    assert asked("board-plays", "hellenic", **moment).key == ("2", "3", "7")
    assert wrong("board-plays", "hellenic", **moment) == {
        "mucked-share": ("2", "3", "5", "7"),
        "sixth-card": ("2",),
        "own-card-needed": ("2", "7"),
    }


def test_a_share_is_paid_in_the_fewest_chips() -> None:
    # 1,275 = 2 × 625 + 25; the odd 25 goes to seat 2, so seat 4 gets 625 = 500 + 100 + 25.
    moment = {
        "game": TOURNAMENT,
        "button": 1,
        "board": BOARD,
        "seat": 4,
        "start": {"street": "river", "pot": 1275},
        "seats": [
            {"seat": 2, "stack": 900, "committed": 0, "cards": ["Ac", "Kd"]},
            {"seat": 4, "stack": 900, "committed": 0, "cards": ["As", "Kh"]},
        ],
    }
    question = asked("fewest-chips", "polish", **moment)
    assert question.ids() == ("chip-500", "chip-100", "chip-25")
    assert question.key == (1, 1, 1)
    assert wrong("fewest-chips", "polish", **moment) == {
        "odd-chip-astray": (1, 1, 2),  # 650
        "whole-pot": (2, 2, 3),  # 1,275
        "largest-chip-left-out": (0, 6, 1),  # 625 without a 500
    }
