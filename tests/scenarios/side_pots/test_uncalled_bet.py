"""What goes back: the last raise less what anybody matched, a seat that folded afterwards included."""

from tests.scenarios.told import CASH, acts, asked, wrong

RAISED = {
    "game": CASH,
    "button": 3,
    "start": {"street": "river", "pot": 400},
    "seats": [
        {"seat": 1, "stack": 5000},
        {"seat": 2, "stack": 200},
        {"seat": 3, "stack": 5000},
        {"seat": 5, "stack": 5000},
    ],
    "actions": acts("river", "5 bet 600", "1 raise 1800", "2 call 200", "3 fold", "5 fold"),
}


def test_the_part_above_the_bet_that_folded_goes_back() -> None:
    # Seat 1 put in 1,800, the next highest is seat 5's 600, folded or not: 1,200 go back.
    assert asked("uncalled-bet", "polish", **RAISED).key == (1200, 0, 0, 0)


def test_wrong_ideas_give_back_more_or_nothing() -> None:
    assert wrong("uncalled-bet", "polish", **RAISED) == {
        "folded-not-counted": (1800 - 200, 0, 0, 0),
        "whole-bet-back": (1800, 0, 0, 0),
        "left-in": (0, 0, 0, 0),
    }
