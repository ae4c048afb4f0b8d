import pytest

from tests.scenarios.incidents import CALL, FOLD, asked, median_seats, preflop
from trainer.poker.incidents import WrongFirstSeat
from trainer.rulebooks import shelf
from trainer.scenarios.misdeals.too_late import TooLate

FAMILY = TooLate()
FAULT = WrongFirstSeat(5)


@pytest.mark.parametrize(
    ("book", "actions", "key"),
    [
        # TDA 36: two actions of which one puts chips in, or any three
        ("tda", (FOLD, FOLD), "in-time"),
        ("tda", (FOLD, FOLD, FOLD), "3"),
        ("tda", (FOLD, CALL, CALL), "2"),
        ("german", (CALL, FOLD), "2"),
        # Robert's Rules: two players after the blinds
        ("roberts", (FOLD,), "in-time"),
        ("roberts", (FOLD, FOLD, CALL), "2"),
        ("hellenic", (CALL, CALL), "2"),
        # WSOP cash 105: three folds, or two actions that are not two folds
        ("wsop-cash", (FOLD, FOLD), "in-time"),
        ("wsop-cash", (FOLD, FOLD, FOLD), "3"),
        ("wsop-cash", (FOLD, CALL), "2"),
    ],
)
def test_the_deadline_passes_with_the_action_that_the_house_counts(book, actions, key):
    assert asked(FAMILY, preflop(FAULT, *actions), book).key == key


def test_the_wrong_ideas_count_otherwise():
    # two folds and two calls: for the TDA the third action is enough; Robert's Rules are content with the second;
    # who counts chips only waits for the second call
    found = asked(FAMILY, preflop(FAULT, FOLD, FOLD, CALL, CALL), "tda")
    assert found.key == "3"
    assert found.wrong == {"another-house": "2", "first-action": "1", "posts-count": "posts", "chips-only": "4"}
    assert FAMILY.figures("another-house", preflop(FAULT, FOLD, FOLD, CALL, CALL), shelf.book("tda")) == {
        "house": "roberts"
    }


def test_with_one_call_only_who_counts_chips_is_still_in_time():
    assert asked(FAMILY, preflop(FAULT, FOLD, CALL), "roberts").wrong["chips-only"] == "in-time"


def test_every_action_is_offered_and_the_posts_too():
    ids = asked(FAMILY, preflop(FAULT, FOLD, CALL), "tda").question.ids()
    assert ids == ("in-time", "posts", "1", "2")


def test_higher_levels_have_more_seats():
    low, middle, high = median_seats(FAMILY)
    assert low < middle < high
