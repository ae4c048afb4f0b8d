import pytest

from tests.scenarios.incidents import CALL, asked, median_seats, preflop
from trainer.poker.incidents import WrongCount
from trainer.scenarios.misdeals.wrong_count import CardCount

FAMILY = CardCount()
FIRST_SEAT_THREE = WrongCount(((4, 3),), True)
BUTTON_ONE = WrongCount(((3, 1),), True)


@pytest.mark.parametrize(
    ("book", "key"),
    [
        ("roberts", "surplus-becomes-burn"),  # Hold'em, extra card: the first seat's surplus at the end
        ("hellenic", "surplus-becomes-burn"),
        ("polish", "misdeal"),  # PL-27: also for a single extra card
        ("tda", "misdeal"),  # 35-A: any wrong number
        ("wsop-cash", "surplus-becomes-burn"),  # 118
        ("wsop-tournament", "floor"),  # lists only two or more extra cards
    ],
)
def test_the_first_seats_surplus_card(book, key):
    assert asked(FAMILY, preflop(FIRST_SEAT_THREE), book).key == key


def test_under_the_tda_the_button_gets_its_last_card_even_after_substantial_action():
    # 37; seats 1 and 2 have called, the button has not acted
    assert asked(FAMILY, preflop(BUTTON_ONE, CALL, CALL), "tda").key == "give-next-card"


def test_elsewhere_the_hand_is_dead_by_then():
    found = asked(FAMILY, preflop(BUTTON_ONE, CALL, CALL), "roberts")
    assert found.key == "hand-dead"
    assert found.wrong == {"always-misdeal": "misdeal", "played-on": "play-on", "by-hand": "give-next-card"}


def test_a_seat_that_was_passed_over_cannot_be_completed():
    found = asked(FAMILY, preflop(WrongCount(((5, 1),), False)), "roberts")
    assert found.key == "misdeal"
    assert found.wrong["by-hand"] == "give-next-card"


def test_too_many_cards_are_repaired_in_another_way_than_too_few():
    assert asked(FAMILY, preflop(WrongCount(((5, 4),), False)), "roberts").wrong["by-hand"] == "random-back"


def test_higher_levels_have_more_seats():
    low, middle, high = median_seats(FAMILY)
    assert low < middle < high
