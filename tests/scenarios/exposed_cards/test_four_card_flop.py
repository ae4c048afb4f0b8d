import pytest

from tests.scenarios.incidents import asked, later, median_seats
from trainer.poker.incidents import FlopCount
from trainer.poker.situation import Street
from trainer.scenarios.exposed_cards.four_card_flop import WrongFlop

FAMILY = WrongFlop()
FOUR = later(Street.FLOP, ("2c", "7d", "Jh", "Qs"), FlopCount(4, True))
UNBURNED = later(Street.FLOP, ("2c", "7d", "Jh"), FlopCount(3, False))
CHECKED = later(Street.FLOP, ("2c", "7d", "Jh"), FlopCount(3, False), 4)
SCRAMBLED = ("call-floor", "scramble-flop", "random-card-becomes-burn")
REDEALT = ("board-to-stub", "shuffle-stub", "plain")


@pytest.mark.parametrize(
    ("book", "four", "unburned"),
    [
        # TDA 39-A and 39-B
        ("tda", SCRAMBLED, ("scramble-flop", "random-card-becomes-burn", "fill")),
        ("german", SCRAMBLED, ("scramble-flop", "random-card-becomes-burn", "fill")),
        # Hold'em 2, 3 and 4: the burn that was made stands, one that was not made is made
        ("roberts", REDEALT, ("board-to-stub", "shuffle-stub", "burned")),
        ("polish", REDEALT, ("board-to-stub", "shuffle-stub", "burned")),
        # WSOP cash 163 as the TDA, 164 as Robert's Rules
        ("wsop-cash", SCRAMBLED, ("board-to-stub", "shuffle-stub", "burned")),
    ],
)
def test_a_wrong_flop_is_put_right_by_chance(book, four, unburned):
    assert asked(FAMILY, FOUR, book).key == four
    assert asked(FAMILY, UNBURNED, book).key == unburned


@pytest.mark.parametrize("book", ["tda", "roberts", "wsop-cash"])
def test_one_check_makes_a_flop_without_a_burn_stand(book):
    assert asked(FAMILY, CHECKED, book).key == ("board-stands",)


def test_the_wrong_ideas():
    assert asked(FAMILY, FOUR, "tda").wrong == {
        "another-house": REDEALT,
        "by-hand": ("known-card-off", "board-stands"),
        "called-misdeal": ("misdeal",),
    }
    assert asked(FAMILY, UNBURNED, "tda").wrong["by-hand"] == ("burn-late", "board-stands")
    assert asked(FAMILY, CHECKED, "tda").wrong["another-house"] is None


def test_higher_levels_have_more_seats():
    low, middle, high = median_seats(FAMILY)
    assert low < middle < high
