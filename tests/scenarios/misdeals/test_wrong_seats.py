import pytest

from tests.scenarios.incidents import CALL, FOLD, asked, median_seats, preflop
from trainer.poker.incidents import EmptySeatDealt, SeatSkipped, WrongFirstSeat
from trainer.poker.situation import Status
from trainer.scenarios.misdeals.wrong_seats import WrongSeats

FAMILY = WrongSeats()


@pytest.mark.parametrize("fault", [WrongFirstSeat(5), SeatSkipped(5), EmptySeatDealt(7)])
@pytest.mark.parametrize("book", ["polish", "german", "hellenic", "tda", "roberts", "wsop-cash", "wsop-tournament"])
def test_before_any_action_cards_in_wrong_places_void_the_deal(fault, book):
    assert asked(FAMILY, preflop(fault), book).key == "misdeal"


@pytest.mark.parametrize("fault", [WrongFirstSeat(5), SeatSkipped(5), EmptySeatDealt(7)])
def test_after_two_calls_every_house_plays_on(fault):
    assert asked(FAMILY, preflop(fault, CALL, CALL), "tda").key == "play-on"
    assert asked(FAMILY, preflop(fault, CALL, CALL), "roberts").key == "play-on"


def test_two_folds_are_too_late_for_some_houses_only():
    # Robert's Rules: two players have acted; TDA 36: no chips went in
    assert asked(FAMILY, preflop(WrongFirstSeat(5), FOLD, FOLD), "pacific").key == "play-on"
    assert asked(FAMILY, preflop(WrongFirstSeat(5), FOLD, FOLD), "wsop-tournament").key == "misdeal"


def test_a_card_that_went_first_where_the_house_deals_first_is_no_fault():
    # HU-04: left of the big blind (5) is seat 1
    assert asked(FAMILY, preflop(WrongFirstSeat(1)), "pacific").key == "play-on"


def test_who_is_absent_is_entitled_to_cards_by_the_tda():
    # TDA 30: absent players are dealt in
    assert asked(FAMILY, preflop(SeatSkipped(2), statuses={2: Status.ABSENT}), "tda").key == "misdeal"


def test_the_repair_that_is_offered_goes_with_the_fault():
    found = asked(FAMILY, preflop(EmptySeatDealt(7)), "tda")
    assert {o.id: o.label.code for o in found.question.options}["repair"] == "wrong-seats/repair-empty-seat-dealt"
    assert found.wrong == {"repaired": "repair", "button-moves": "next-button", "played-on": "play-on"}


def test_higher_levels_have_more_seats():
    low, middle, high = median_seats(FAMILY)
    assert low < middle < high
