"""The order of showing, by rule number."""

from typing import Any

import pytest

from tests.rulings.asking import ask, codes, figures, rules
from trainer.poker.notation import read
from trainer.poker.situation import SituationError
from trainer.rulebooks import shelf
from trainer.rulings.showdown import rule_show_order


def river(*actions: tuple[int, str] | tuple[int, str, int], stacks: dict[int, int], **more: Any) -> dict[str, Any]:
    """A river with 600 in the middle and the button in seat 9, with the actions as (seat, word) or (seat, word, to)."""
    return street("river", *actions, stacks=stacks, **more)


def street(
    name: str, *actions: tuple[int, str] | tuple[int, str, int], stacks: dict[int, int], **more: Any
) -> dict[str, Any]:
    """The same on another street."""
    told = [dict(zip(("seat", "action", "to"), action, strict=False)) | {"street": name} for action in actions]
    seats = [{"seat": seat, "stack": stack} for seat, stack in stacks.items()]
    game = {"structure": "no-limit", **more.pop("game", {})}
    start = more.pop("start", {"street": name, "pot": 600})
    return {"button": 9, "game": game, "seats": seats, "start": start, "actions": told, **more}


DEEP = {2: 900, 4: 900, 7: 900}
BET_AND_CALLS = river((2, "check"), (4, "bet", 100), (7, "call", 100), (2, "call", 100), stacks=DEEP)
CHECKED = river((2, "check"), (4, "check"), (7, "check"), stacks=DEEP)


def shown(ruling: Any) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], bool]:
    verdict = ruling.verdict
    return verdict.order, verdict.must_show, verdict.may_muck, verdict.together


@pytest.mark.parametrize("book", shelf.slugs())
def test_every_book_begins_with_the_last_aggressor_of_the_river_and_goes_clockwise(book: str) -> None:
    assert ask("show-order", book, **BET_AND_CALLS).verdict.order == (4, 7, 2)


@pytest.mark.parametrize("book", shelf.slugs())
def test_every_book_begins_left_of_the_button_after_a_checked_river(book: str) -> None:
    assert ask("show-order", book, **CHECKED).verdict.order == (2, 4, 7)


def test_de_46_the_first_must_show_and_the_others_may_muck() -> None:
    ruling = ask("show-order", "german", **BET_AND_CALLS)
    assert shown(ruling) == ((4, 7, 2), (4,), (7, 2), False)
    assert rules(ruling, "first-must-show") == [("german", "DE-46")]
    assert rules(ruling, "last-aggressor-first") == [("german", "DE-12")]
    assert rules(ruling, "others-may-muck") == [("german", "DE-32")]
    assert codes(ruling)[0] == "showdown-announced"


def test_el_16_the_last_aggressor_must_show() -> None:
    assert shown(ask("show-order", "hellenic", **BET_AND_CALLS)) == ((4, 7, 2), (4,), (7, 2), False)


def test_roberts_lets_the_first_muck_too() -> None:
    assert shown(ask("show-order", "polish", **BET_AND_CALLS)) == ((4, 7, 2), (), (4, 7, 2), False)


def test_a_bet_on_an_earlier_street_gives_no_place() -> None:
    turn = ((2, "check"), (4, "check"), (7, "bet", 50), (2, "fold"), (4, "call", 50))
    document = street("turn", *turn, stacks=DEEP)
    document["actions"] += [{"street": "river", "seat": seat, "action": "check"} for seat in (4, 7)]
    assert ask("show-order", "tda", **document).verdict.order == (4, 7)


def test_a_short_all_in_raise_is_aggression() -> None:
    document = river((2, "bet", 100), (4, "raise", 130), (7, "fold"), (2, "call", 130), stacks=DEEP | {4: 130})
    assert ask("show-order", "polish", **document).verdict.order == (4, 2)


def test_de_29_an_uncalled_winner_shows_only_when_asked() -> None:
    document = river((2, "bet", 100), (4, "fold"), (7, "fold"), stacks=DEEP)
    ruling = ask("show-order", "german", **document)
    assert shown(ruling) == ((2,), (), (2,), False)
    # DE-30: a showdown takes two or more; DE-15: the last one takes the pot.
    assert rules(ruling, "uncalled-shows-if-asked") == [("german", "DE-30"), ("german", "DE-15"), ("german", "DE-29")]
    assert codes(ask("show-order", "polish", **document)) == ["uncalled-need-not-show"]


# ---- all-in ---------------------------------------------------------------------------------

PUSHED_ON_FLOP = street("flop", (2, "check"), (4, "bet", 300), (2, "call", 300), stacks={2: 900, 4: 300})


def test_tda_16_all_hands_lie_face_up_once_the_betting_is_over() -> None:
    ruling = ask("show-order", "tda", **PUSHED_ON_FLOP)
    assert shown(ruling) == ((2, 4), (2, 4), (), True)
    assert figures(ruling, "all-face-up") == {"all_in": (4,), "seats": (2, 4)}
    assert rules(ruling, "all-face-up") == [("tda", "16")]


def test_german_is_silent_on_the_all_in_and_rests_on_tda_16() -> None:
    ruling = ask("show-order", "german", **PUSHED_ON_FLOP)
    assert ruling.verdict.together
    assert rules(ruling, "all-face-up") == [("german", None), ("tda", "16")]


def test_roberts_cash_shows_an_early_all_in_as_if_the_river_had_been_checked() -> None:
    ruling = ask("show-order", "hellenic", **PUSHED_ON_FLOP)
    assert shown(ruling) == ((2, 4), (2,), (4,), False)
    assert rules(ruling, "as-if-checked")[0] == ("hellenic", None)


def test_roberts_tournament_tables_all_hands() -> None:
    assert ask("show-order", "polish", **PUSHED_ON_FLOP | {"game": {"tournament": True}}).verdict.together


def test_wsop_cash_145_in_no_limit_who_pushed_all_in_before_the_river_shows_first() -> None:
    ruling = ask("show-order", "wsop-cash", **PUSHED_ON_FLOP)
    assert ruling.verdict.order == (4, 2)
    assert rules(ruling, "all-in-bettor-first") == [("wsop-cash", "145")]


def test_wsop_cash_145_speaks_of_no_limit_only() -> None:
    document = PUSHED_ON_FLOP | {"game": {"structure": "pot-limit"}}
    assert ask("show-order", "wsop-cash", **document).verdict.order == (2, 4)


def test_a_caller_all_in_for_less_has_not_pushed() -> None:
    document = street("flop", (2, "check"), (4, "bet", 300), (2, "call", 200), stacks={2: 200, 4: 900})
    ruling = ask("show-order", "wsop-cash", **document)
    assert ruling.verdict.order == (2, 4)
    assert "as-if-checked" in codes(ruling)


# ---- side pots ------------------------------------------------------------------------------

WITH_SIDE_POT = {
    "stacks": {2: 0, 4: 900, 7: 900},
    "start": {"street": "river", "pots": [{"amount": 900, "eligible": [2, 4, 7]}, {"amount": 200, "eligible": [4, 7]}]},
}


def test_roberts_calls_the_side_pot_before_a_seat_in_for_the_main_pot_only() -> None:
    ruling = ask("show-order", "roberts", **river((4, "check"), (7, "check"), **WITH_SIDE_POT))
    assert ruling.verdict.order == (4, 7, 2)
    assert figures(ruling, "side-pot-shows-first") == {"pot": 1, "seats": (4, 7)}
    assert figures(ruling, "first-of-the-rest") == {"seat": 2}


def test_within_the_side_pot_its_own_bettor_is_first() -> None:
    document = river((4, "check"), (7, "bet", 50), (4, "call", 50), **WITH_SIDE_POT)
    assert ask("show-order", "pacific", **document).verdict.order == (7, 4, 2)


def test_tda_tables_side_pot_and_main_pot_together_in_turn() -> None:
    document = river((4, "check"), (7, "bet", 50), (4, "call", 50), **WITH_SIDE_POT)
    assert shown(ask("show-order", "tda", **document)) == ((7, 2, 4), (7, 2, 4), (), True)


def test_of_two_side_pots_the_last_comes_first() -> None:
    # 1 is in for the main pot, 2 for the first side pot too, 4 and 7 play on.
    document = river(
        (4, "check"),
        (7, "bet", 50),
        (4, "call", 50),
        stacks={1: 0, 2: 0, 4: 900, 7: 900},
        start={
            "street": "river",
            "pots": [
                {"amount": 400, "eligible": [1, 2, 4, 7]},
                {"amount": 300, "eligible": [2, 4, 7]},
                {"amount": 100, "eligible": [4, 7]},
            ],
        },
    )
    assert ask("show-order", "roberts", **document).verdict.order == (7, 4, 2, 1)


# ---- what is missing ------------------------------------------------------------------------


def refused(book: str, **document: Any) -> SituationError:
    with pytest.raises(SituationError) as fault:
        ask("show-order", book, **document)
    return fault.value


def test_an_open_river_is_an_error_that_names_the_seat_to_act() -> None:
    error = refused("tda", **river((2, "check"), (4, "bet", 100), stacks=DEEP))
    assert error.path == "actions"
    assert "seat 7 is to act" in error.message


def test_betting_that_goes_on_after_the_street_is_an_error_too() -> None:
    error = refused("tda", **street("turn", (2, "check"), (4, "check"), (7, "check"), stacks=DEEP))
    assert error.path == "actions"
    assert "seat 2" in error.message


def test_totals_alone_do_not_tell_who_bet_the_river() -> None:
    seats = [{"seat": seat, "stack": 900, "committed": 100} for seat in (2, 4)]
    assert refused("tda", button=9, seats=seats, board=["2c", "7d", "Jh", "Qs", "3c"]).path == "actions"


def test_without_a_button_a_checked_river_has_no_order() -> None:
    document = {key: value for key, value in CHECKED.items() if key != "button"}
    assert refused("tda", **document).path == "button"


def test_cash_or_tournament_is_not_guessed_where_the_book_asks() -> None:
    with pytest.raises(SituationError) as fault:
        rule_show_order(read(PUSHED_ON_FLOP), shelf.book("roberts"))
    assert fault.value.path == "game.tournament"
