import pytest

from tests.scenarios.incidents import CALL, asked, later, median_seats, preflop
from trainer.poker.incidents import PrematureBoard
from trainer.poker.situation import Street
from trainer.scenarios.exposed_cards.premature_board import BoardTooSoon

FAMILY = BoardTooSoon()
FLOP = ("2c", "7d", "Jh")
ROBERTS = ("set-aside", "finish-betting", "burned-turn", "shuffle-aside-in", "plain-river")
SHUFFLED = ("board-to-stub", "finish-betting", "shuffle-stub", "plain-turn")


def early_turn():
    """Seat 4 has checked the flop, seats 5 and 1 have not acted."""
    return later(Street.FLOP, FLOP, PrematureBoard("turn", ("Qs",)), 4)


@pytest.mark.parametrize("book", ["tda", "german", "wsop-cash", "wsop-tournament"])
def test_an_early_turn_is_shuffled_back_by_the_tda(book):
    # RP-5-B; WSOP 167 and 90-f say the same
    assert asked(FAMILY, early_turn(), book).key == SHUFFLED


@pytest.mark.parametrize("book", ["roberts", "polish", "hellenic", "pacific"])
def test_an_early_turn_waits_aside_by_roberts_rules(book):
    # Hold'em 5: the natural river is the turn, then the card is shuffled in and the river comes without a burn
    assert asked(FAMILY, early_turn(), book).key == ROBERTS


@pytest.mark.parametrize("book", ["tda", "roberts"])
def test_an_early_flop_or_river_is_shuffled_back_everywhere(book):
    flop = preflop(PrematureBoard("flop", FLOP), CALL)
    river = later(Street.TURN, (*FLOP, "Qs"), PrematureBoard("river", ("3c",)))
    assert asked(FAMILY, flop, book).key == ("board-to-stub", "finish-betting", "shuffle-stub", "plain-flop")
    assert asked(FAMILY, river, book).key == ("board-to-stub", "finish-betting", "shuffle-stub", "plain-river")


def test_the_wrong_ideas():
    assert asked(FAMILY, early_turn(), "tda").wrong == {
        "another-house": ROBERTS,
        "burned-again": ("board-to-stub", "finish-betting", "shuffle-stub", "burned-turn"),
        "stands": ("finish-betting", "board-stands"),
        "next-card": ("set-aside", "finish-betting", "burned-turn"),
    }
    assert asked(FAMILY, early_turn(), "polish").wrong["another-house"] == SHUFFLED
    assert asked(FAMILY, early_turn(), "polish").wrong["burned-again"] == (*ROBERTS[:-1], "burned-river")


def test_higher_levels_have_more_seats():
    low, middle, high = median_seats(FAMILY)
    assert low < middle < high
