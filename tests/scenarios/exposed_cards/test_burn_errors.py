import pytest

from tests.scenarios.incidents import asked, later, median_seats
from trainer.poker.incidents import Burn
from trainer.poker.situation import Street
from trainer.scenarios.exposed_cards.burn_errors import BurnErrors

FAMILY = BurnErrors()
FLOP, TURN = ("2c", "7d", "Jh"), ("2c", "7d", "Jh", "Qs")
CHECKED_ROUND = (4, 5, 1)


def unseen(burned: int):
    """The flop was checked round and the turn is not dealt yet."""
    return later(Street.FLOP, FLOP, Burn("turn", burned, False), *CHECKED_ROUND)


def shown(burned: int):
    """The flop was checked round and the turn lies face up."""
    return later(Street.FLOP, TURN, Burn("turn", burned, True), *CHECKED_ROUND)


@pytest.mark.parametrize("book", ["tda", "german", "wsop-tournament", "roberts", "polish", "wsop-cash"])
def test_a_missing_burn_is_made_while_nothing_is_shown(book):
    assert asked(FAMILY, unseen(0), book).key == "burn-now"


@pytest.mark.parametrize(
    ("book", "two", "none_shown", "two_shown"),
    [
        # TDA 38: the burn does not keep an order
        ("tda", "deal-on", "stands", "stands"),
        ("wsop-tournament", "deal-on", "stands", "stands"),
        # Robert's Rules, WSOP 165: before any action each card goes where it would have gone
        ("roberts", "second-back", "shown-becomes-burn", "second-to-board"),
        ("hellenic", "second-back", "shown-becomes-burn", "second-to-board"),
        ("wsop-cash", "second-back", "shown-becomes-burn", "second-to-board"),
    ],
)
def test_the_order_of_the_cards_is_restored_or_not(book, two, none_shown, two_shown):
    assert asked(FAMILY, unseen(2), book).key == two
    assert asked(FAMILY, shown(0), book).key == none_shown
    assert asked(FAMILY, shown(2), book).key == two_shown


@pytest.mark.parametrize("book", ["tda", "roberts", "wsop-cash"])
def test_a_check_on_the_turn_makes_it_stand(book):
    assert asked(FAMILY, later(Street.TURN, TURN, Burn("turn", 0, True), 4), book).key == "stands"


def test_the_wrong_ideas():
    assert asked(FAMILY, shown(2), "tda").wrong == {
        "another-house": "second-to-board",
        "shuffled": "shuffle",
        "called-misdeal": "misdeal",
    }
    assert asked(FAMILY, unseen(0), "tda").wrong["another-house"] is None


def test_higher_levels_have_more_seats():
    low, middle, high = median_seats(FAMILY)
    assert low < middle < high
