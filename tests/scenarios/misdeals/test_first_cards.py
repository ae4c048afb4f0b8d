import pytest

from tests.scenarios.incidents import asked, median_seats, preflop
from trainer.poker.incidents import ExposedCard, Exposure
from trainer.poker.situation import Status
from trainer.scenarios.misdeals.first_cards import FirstCards

FAMILY = FirstCards()


def seen(seat: int, nth: int = 1) -> ExposedCard:
    return ExposedCard((Exposure(seat, nth, "dealer"),))


@pytest.mark.parametrize(
    ("book", "seat", "nth", "key"),
    [
        ("tda", 4, 1, "1"),  # button 3: 4, 5, 1, 2, 3
        ("roberts", 5, 1, "2"),
        ("hellenic", 1, 1, "3"),
        ("german", 4, 2, "6"),  # DE-07: the small blind first; five cards, then its second
        ("pacific", 1, 1, "1"),  # HU-04: left of the big blind first: 1, 2, 3, 4, 5
        ("pacific", 5, 2, "10"),
    ],
)
def test_the_place_off_the_deck_is_counted_in_the_order_of_the_house(book, seat, nth, key):
    assert asked(FAMILY, preflop(seen(seat, nth)), book).key == key


def test_an_absent_player_who_is_dealt_in_counts():
    # TDA 30: 4 (absent) gets the first card, 5 the second, 1 the third
    assert asked(FAMILY, preflop(seen(1), statuses={4: Status.ABSENT}), "tda").key == "3"


def test_the_first_two_are_offered_as_misdeals_and_the_others_as_replaced():
    labels = {option.id: option.label.code for option in asked(FAMILY, preflop(seen(5)), "tda").question.options}
    # left of the button 2nd; from the button (3, 4, 5) 3rd; left of the big blind (1, 2, 3, 4, 5) 5th
    assert labels == {
        "2": "first-cards/misdeal",
        "3": "first-cards/replace",
        "5": "first-cards/replace",
        "any": "first-cards/any",
    }


def test_the_wrong_ideas_count_from_elsewhere_or_not_at_all():
    # seat 1: third left of the button; fourth from the button on (3, 4, 5, 1); first left of the big blind
    assert asked(FAMILY, preflop(seen(1)), "tda").wrong == {"from-button": "4", "another-house": "1", "any-card": "any"}
    assert FAMILY.figures("another-house", preflop(seen(1)), _book("tda")) == {"house": "pacific"}


def test_in_the_house_that_deals_otherwise_the_other_house_is_the_usual_order():
    assert asked(FAMILY, preflop(seen(1)), "pacific").wrong["another-house"] == "3"


def _book(slug):
    from trainer.rulebooks import shelf

    return shelf.book(slug)


def test_higher_levels_have_more_seats():
    low, middle, high = median_seats(FAMILY)
    assert low < middle < high
