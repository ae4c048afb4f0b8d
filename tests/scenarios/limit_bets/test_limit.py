"""Limit 100/200: the size of a raise, all-ins for less than a bet, how many raises, and two players alone."""

import pytest

from tests.scenarios.told import CASH, TOURNAMENT, acts, asked, wrong

LIMIT = {"structure": "fixed-limit", "small_bet": 100, "big_bet": 200}
SEATS = [{"seat": seat, "stack": 10_000} for seat in (1, 2, 3, 4)]


def street(name: str, *actions: str, **more: object) -> dict[str, object]:
    told = {"game": CASH | LIMIT, "button": 4, "seats": SEATS, "start": {"street": name, "pot": 400}}
    return told | {"actions": acts(name, *actions)} | more


@pytest.mark.parametrize(
    ("told", "key", "slips"),
    [
        (street("flop", "1 bet 100", "2 raise 200", "3 raise 300"), "400", ("500", "600", "100")),
        (street("turn", "1 bet 200", "2 raise 400"), "600", ("500", "800", "200")),
    ],
)
def test_a_raise_adds_one_limit_of_the_street(told: dict[str, object], key: str, slips: tuple[str, str, str]) -> None:
    for book in ("hellenic", "pacific", "roberts"):
        assert asked("bet-size", book, **told).key == key
    assert tuple(wrong("bet-size", "hellenic", **told).values()) == slips


@pytest.mark.parametrize(
    ("stack", "roberts", "tda", "wrong_half", "as_full"),
    [
        (360, "560", "floor", "400", "600"),  # 160 on 200: more than half a raise, so 200 on top of it
        (260, "400", "400", "460", "600"),  # 60 on 200: no raise, the next one completes it
    ],
)
def test_an_all_in_for_less_than_a_raise(stack: int, roberts: str, tda: str, wrong_half: str, as_full: str) -> None:
    seats = [SEATS[0], SEATS[1] | {"stack": stack}, *SEATS[2:]]
    told = street("turn", "1 bet 200", f"2 raise {stack}", seats=seats)
    assert asked("half-bet", "roberts", **told).key == roberts
    assert asked("half-bet", "tda", **told | {"game": TOURNAMENT | LIMIT}).key == tda
    found = wrong("half-bet", "roberts", **told)
    assert (found["wrong-half"], found["as-full"]) == (wrong_half, as_full)


TWO_RAISES = street("flop", "1 bet 100", "2 raise 200", "3 raise 300")


@pytest.mark.parametrize(
    ("book", "left", "bet_counted"),
    [
        ("roberts", "1", "0"),
        ("hellenic", "1", "0"),
        ("pacific", "1", "0"),
        ("wsop-cash", "2", "1"),
        ("tda", "floor", "0"),
    ],
)
def test_raises_left_after_a_bet_and_two_raises(book: str, left: str, bet_counted: str) -> None:
    assert asked("raise-cap", book, **TWO_RAISES).key == left
    assert wrong("raise-cap", book, **TWO_RAISES)["bet-counted"] == bet_counted


def test_before_the_flop_the_big_blind_is_the_bet() -> None:
    told = {
        "game": CASH | LIMIT,
        "button": 4,
        "seats": SEATS,
        "actions": acts("preflop", "1 small-blind 50", "2 big-blind 100", "3 raise 200", "4 raise 300"),
    }
    assert asked("raise-cap", "roberts", **told).key == "1"


ALONE_EARLY = street("turn", "1 bet 200", "2 raise 400", "3 fold", "4 fold", "1 raise 600", "2 raise 800")
"""Two are left after the first raise; it is seat 1's turn after the third."""
ALONE_LATE = street(
    "turn", "1 bet 200", "2 raise 400", "3 call 400", "4 call 400", "1 raise 600", "2 raise 800", "3 fold", "4 fold"
)


@pytest.mark.parametrize(
    ("book", "early", "late"),
    [("roberts", "yes", "no"), ("polish", "yes", "no"), ("hellenic", "yes", "no"), ("pacific", "no", "no")],
)
def test_two_alone_before_or_after_the_third_raise(book: str, early: str, late: str) -> None:
    assert asked("heads-up-cap", book, **ALONE_EARLY).key == early
    assert asked("heads-up-cap", book, **ALONE_LATE).key == late
    assert wrong("heads-up-cap", book, **ALONE_LATE)["always-lifted"] == "yes"


def test_hellenic_never_lifts_the_cap_in_a_tournament_and_tda_leaves_the_number_to_the_house() -> None:
    told = ALONE_EARLY | {"game": TOURNAMENT | LIMIT}
    assert asked("heads-up-cap", "hellenic", **told).key == "no"
    assert asked("heads-up-cap", "tda", **told).key == "floor"
