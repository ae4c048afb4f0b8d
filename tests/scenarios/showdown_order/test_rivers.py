"""The order of showing and the duty to show, seat by seat."""

from tests.scenarios.told import CASH, TOURNAMENT, acts, asked, wrong

SEATS = [{"seat": seat, "stack": 5000} for seat in (1, 3, 5, 6)]
RAISED = {
    "game": TOURNAMENT,
    "button": 2,
    "start": {"street": "river", "pot": 600},
    "seats": SEATS,
    "actions": acts("river", "3 check", "5 bet 200", "6 raise 500", "1 fold", "3 call 500", "5 call 500"),
}
CHECKED = {
    "game": TOURNAMENT,
    "button": 2,
    "start": {"street": "turn", "pot": 600},
    "seats": SEATS,
    "actions": [
        *acts("turn", "3 check", "5 bet 200", "6 fold", "1 call 200", "3 call 200"),
        *acts("river", "3 check", "5 check", "1 check"),
    ],
}
NOT_CALLED = RAISED | {"actions": acts("river", "3 check", "5 bet 200", "6 fold", "1 fold", "3 fold")}


def test_the_last_raiser_on_the_river_shows_first() -> None:
    assert asked("river-bet", "german", **RAISED).key == ("6", "3", "5")
    assert wrong("river-bet", "german", **RAISED) == {
        "from-button": ("3", "5", "6"),
        "bettor-before-raiser": ("5", "6", "3"),
        "against-clock": ("6", "5", "3"),
    }


def test_on_a_checked_river_the_first_left_of_the_button_shows_first() -> None:
    assert asked("checked-river", "tda", **CHECKED).key == ("3", "5", "1")
    assert wrong("checked-river", "tda", **CHECKED) == {
        "turn-bettor-first": ("5", "1", "3"),
        "last-to-check-first": ("1", "3", "5"),
        "against-clock": ("1", "5", "3"),
    }


def test_in_some_houses_the_first_to_show_may_not_muck() -> None:
    # DE-46: seat 6 must show. Under Robert's Rules nobody has to compete for a pot.
    assert asked("who-must-show", "german", **RAISED).key == ("6",)
    assert wrong("who-must-show", "german", **RAISED) == {
        "everybody": ("3", "5", "6"),
        "other-house": (),
        "wrong-first": ("3",),
    }


def test_in_other_houses_every_hand_may_be_mucked() -> None:
    # Robert's Rules; the Hellenic room (EL-16) would make the last aggressor show.
    assert asked("who-must-show", "roberts", **RAISED).key == ()
    assert wrong("who-must-show", "roberts", **RAISED) == {
        "everybody": ("3", "5", "6"),
        "other-house": ("6",),
        "wrong-first": ("3",),
    }


def test_a_winner_whom_nobody_called_shows_nothing() -> None:
    assert asked("who-must-show", "wsop-tournament", **NOT_CALLED).key == ()
    assert wrong("who-must-show", "wsop-tournament", **NOT_CALLED)["everybody"] == ("5",)


PUSHED = {
    "button": 9,
    "board": ["4c", "5s", "3d"],
    "start": {"street": "flop", "pot": 800},
    "seats": [
        {"seat": 1, "stack": 5000},
        {"seat": 2, "stack": 900},
        {"seat": 5, "stack": 400},
        {"seat": 9, "stack": 5000},
    ],
    "actions": acts("flop", "1 check", "2 bet 900", "5 call 400", "9 fold", "1 call 900"),
}


def test_in_a_tournament_all_hands_are_turned_up_at_once() -> None:
    # TDA 16. In a cash room the side pot of 1 and 2 shows first, from the left of the button: seat 1.
    moment = PUSHED | {"game": TOURNAMENT}
    assert asked("all-in-show", "tda", **moment).key == "face-up"
    assert wrong("all-in-show", "tda", **moment) == {
        "other-house": "1",
        "pusher-first": "2",
        "caller-first": "5",
    }


def test_in_a_cash_room_the_showdown_goes_as_if_the_river_was_checked() -> None:
    moment = PUSHED | {"game": CASH}
    assert asked("all-in-show", "roberts", **moment).key == "1"
    assert wrong("all-in-show", "roberts", **moment) == {
        "other-house": "face-up",
        "pusher-first": "2",
        "caller-first": "5",
    }


def test_in_wsop_cash_the_seat_that_pushed_shows_first() -> None:
    moment = PUSHED | {"game": CASH}
    assert asked("all-in-show", "wsop-cash", **moment).key == "2"
    assert wrong("all-in-show", "wsop-cash", **moment)["other-house"] == "face-up"


SIDE_POT = {
    "button": 2,
    "start": {"street": "river", "pots": [{"amount": 300, "eligible": [4, 5, 7]}, {"amount": 100, "eligible": [4, 7]}]},
    "seats": [{"seat": 4, "stack": 5000}, {"seat": 5, "stack": 0}, {"seat": 7, "stack": 5000}],
    "actions": acts("river", "4 check", "7 check"),
}


def test_in_a_cash_room_the_side_pot_shows_before_the_all_in_seat() -> None:
    moment = SIDE_POT | {"game": CASH}
    assert asked("side-pot-contenders", "pacific", **moment).key == ("4", "7", "5")
    assert wrong("side-pot-contenders", "pacific", **moment) == {
        "other-house": ("together",),
        "all-in-in-turn": ("4", "5", "7"),
        "main-pot-first": ("5", "4", "7"),
    }


def test_in_a_tournament_side_pot_and_main_pot_are_turned_up_together() -> None:
    moment = SIDE_POT | {"game": TOURNAMENT}
    assert asked("side-pot-contenders", "wsop-tournament", **moment).key == ("together",)
    assert wrong("side-pot-contenders", "wsop-tournament", **moment) == {
        "other-house": ("4", "7", "5"),
        "all-in-in-turn": ("4", "5", "7"),
        "main-pot-first": ("5", "4", "7"),
    }
