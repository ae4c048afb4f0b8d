import pytest

from tests.scenarios.incidents import CALL, asked, median_seats, preflop
from trainer.poker.incidents import ExposedCard, Exposure
from trainer.scenarios.exposed_cards.one_exposed import OneExposed

FAMILY = OneExposed()


def seen(seat: int, nth: int = 1) -> ExposedCard:
    return ExposedCard((Exposure(seat, nth, "dealer"),))


@pytest.mark.parametrize("book", ["polish", "german", "hellenic", "tda", "roberts", "wsop-cash", "wsop-tournament"])
def test_a_later_card_is_replaced_after_the_deal_and_becomes_the_burn(book):
    # seat 1's is the third card: 4, 5, 1
    found = asked(FAMILY, preflop(seen(1)), book)
    assert found.key == ("finish-deal", "replace-from-top", "exposed-becomes-burn")
    assert found.wrong == {
        "at-once": ("replace-from-top", "finish-deal", "exposed-becomes-burn"),
        "discarded": ("finish-deal", "replace-from-top", "exposed-to-discards"),
        "always-misdeal": ("collect-cards", "shuffle-deck", "redeal-same-button"),
        "kept": ("exposed-plays",),
    }


def test_where_the_first_card_goes_elsewhere_the_same_card_is_a_misdeal():
    # HU-04: seat 1 gets the first card
    assert asked(FAMILY, preflop(seen(1)), "pacific").key == ("collect-cards", "shuffle-deck", "redeal-same-button")


def test_once_players_act_the_deal_is_finished_already():
    found = asked(FAMILY, preflop(seen(5, 2), CALL), "tda")
    assert found.key == ("replace-from-top", "exposed-becomes-burn")
    assert found.wrong["at-once"] is None


def test_after_the_deadline_the_card_plays():
    assert asked(FAMILY, preflop(seen(5, 2), CALL, CALL), "roberts").key == ("exposed-plays",)


def test_higher_levels_have_more_seats():
    low, middle, high = median_seats(FAMILY)
    assert low < middle < high
