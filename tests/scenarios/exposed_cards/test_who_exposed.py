import pytest

from tests.scenarios.incidents import asked, median_seats, preflop
from trainer.poker.incidents import ExposedCard, Exposure
from trainer.scenarios.exposed_cards.who_exposed import WhoExposed

FAMILY = WhoExposed()


def seen(seat: int, by: str, nth: int = 1) -> ExposedCard:
    return ExposedCard((Exposure(seat, nth, by),))


@pytest.mark.parametrize(
    ("book", "by", "key"),
    [
        ("tda", "dealer", "replace"),  # third card off the deck: 4, 5, 1
        ("tda", "off-table", "replace"),  # 35-A: as exposed by the dealer
        ("wsop-cash", "off-table", "replace"),  # 119
        ("wsop-tournament", "off-table", "floor"),  # the book does not say
        ("tda", "player", "plays"),  # 68
        ("roberts", "player", "plays"),
        ("german", "player", "plays"),  # DE-35 speaks of the cards, one alone is left to the base
    ],
)
def test_who_exposed_the_card_decides(book, by, key):
    found = asked(FAMILY, preflop(seen(1, by)), book)
    assert found.key == key
    assert found.wrong == {"always-replaced": "replace", "hand-dead": "hand-dead", "always-misdeal": "misdeal"}


def test_the_first_card_off_the_deck_is_a_misdeal_also_when_it_falls_off_the_table():
    assert asked(FAMILY, preflop(seen(4, "off-table")), "roberts").key == "misdeal"


def test_both_cards_shown_by_their_player_kill_the_hand_in_the_german_house_only():
    both = preflop(ExposedCard((Exposure(1, 1, "player"), Exposure(1, 2, "player"))))
    assert asked(FAMILY, both, "german").key == "hand-dead"  # DE-35: action is still possible
    assert asked(FAMILY, both, "tda").key == "plays"  # 68
    assert asked(FAMILY, both, "hellenic").key == "plays"


def test_higher_levels_have_more_seats():
    low, middle, high = median_seats(FAMILY)
    assert low < middle < high
