"""Pot-limit: the call and the pot after it; how the blinds count; odd amounts."""

import pytest

from tests.scenarios.told import CASH, TOURNAMENT, acts, asked, wrong

POT = {"structure": "pot-limit"}
SEATS = [{"seat": seat, "stack": 20_000} for seat in (1, 2, 3, 4, 5)]
BLINDS = ("1 small-blind 50", "2 big-blind 100")


def before_flop(*actions: str, game: dict[str, object] = CASH, **more: object) -> dict[str, object]:
    told = {"game": game | POT, "button": 5, "seats": SEATS, "actions": acts("preflop", *actions)}
    return told | more


@pytest.mark.parametrize(
    ("actions", "key", "before_call", "pot_alone"),
    [
        # 300 in the middle, a bet of 200: call 200, pot 700, so to 900
        (("1 bet 200",), 900, 200 + 500, 500),
        # and a call: the pot is 300 + 200 + 200, with the call 900: to 1,100
        (("1 bet 200", "2 call 200"), 1100, 200 + 700, 700),
        # a raise to 600: 300 + 200 + 600, with the call of 600 it is 1,700: to 2,300
        (("1 bet 200", "2 raise 600"), 2300, 600 + 1100, 1100),
    ],
)
def test_the_largest_raise_is_the_call_and_the_pot_after_it(
    actions: tuple[str, ...], key: int, before_call: int, pot_alone: int
) -> None:
    told = {"game": CASH | POT, "button": 5, "seats": SEATS, "start": {"street": "flop", "pot": 300}}
    told |= {"actions": acts("flop", *actions)}
    for book in ("roberts", "wsop-cash", "polish"):
        assert asked("maximum-raise", book, **told).key == key
    assert wrong("maximum-raise", "roberts", **told) == {"before-call": before_call, "pot-alone": pot_alone}


def test_an_opening_raise_by_the_true_pot_and_with_the_small_blind_as_a_big_one() -> None:
    """50 + 100, call 100: 250 on top of 100 is 350. As two big blinds: 200 + 100 on top of 100 is 400."""
    told = before_flop(*BLINDS)
    assert asked("maximum-open", "tda", **before_flop(*BLINDS, game=TOURNAMENT)).key == "350"
    for book in ("roberts", "polish", "wsop-cash"):
        assert asked("maximum-open", book, **told).key == "400"
    assert wrong("maximum-open", "roberts", **told) == {
        "before-call": "250",
        "pot-alone": "150",
        "another-house": "350",
    }


SHORT = [SEATS[0], SEATS[1] | {"stack": 75}, *SEATS[2:]]


@pytest.mark.parametrize(
    ("actions", "seats", "there", "before_call"),
    [
        (("1 small-blind 50", "2 big-blind 75"), SHORT, "325", "250"),  # 125 there, 150 count
        (("2 big-blind 100",), SEATS[1:], "300", "250"),  # no small blind: 100 there, 150 count
    ],
)
def test_short_and_dead_blinds_count_in_full_or_the_floor_decides(
    actions: tuple[str, ...], seats: list[dict[str, int]], there: str, before_call: str
) -> None:
    told = before_flop(*actions, game=TOURNAMENT, seats=seats)
    assert asked("short-blinds", "tda", **told).key == "350"
    assert asked("short-blinds", "roberts", **told).key == "floor"
    assert wrong("short-blinds", "tda", **told) == {
        "chips-there": there,
        "before-call": before_call,
        "another-house": "floor",
    }
    assert wrong("short-blinds", "roberts", **told)["another-house"] == "350"


def test_an_odd_pot_is_rounded_up_to_the_small_blind_or_not_at_all() -> None:
    """325 in the middle, a bet of 100 to call: 100 + (325 + 100 + 100) = 625."""
    told = {"game": TOURNAMENT | POT, "button": 5, "seats": SEATS, "start": {"street": "flop", "pot": 325}}
    told |= {"actions": acts("flop", "1 bet 100")}
    assert asked("rounding", "tda", **told).key == "625"
    assert asked("rounding", "roberts", **told).key == "650"
    assert wrong("rounding", "roberts", **told) == {"down": "600", "before-call": "525", "another-house": "625"}
    assert wrong("rounding", "tda", **told)["another-house"] == "650"
