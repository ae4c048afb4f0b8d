import pytest

from tests.scenarios.incidents import CALL, FOLD, asked, median_seats, preflop
from trainer.poker.incidents import BoxedCard, ForeignCard
from trainer.scenarios.exposed_cards.boxed_card import OddCard

FAMILY = OddCard()
JOKER = ForeignCard("joker", "seat", 1)
OTHER_BACK = ForeignCard("other-back", "seat", 1)


@pytest.mark.parametrize(
    ("book", "incident", "actions", "key"),
    [
        ("tda", BoxedCard(1, "deal"), (), "replace"),  # 35-A speaks of two or more
        ("tda", BoxedCard(2, "deal"), (CALL,), "misdeal"),
        ("roberts", BoxedCard(2, "deal"), (), "misdeal"),
        ("roberts", BoxedCard(2, "deal"), (CALL, CALL), "play-on"),  # two players have acted
        ("wsop-cash", BoxedCard(2, "deal"), (CALL, CALL), "void-hand"),  # 21: at any time
        ("tda", JOKER, (), "misdeal"),  # 35-A: a card that does not belong to the deck
        ("roberts", JOKER, (), "replace"),  # Irregularities 8
        ("roberts", JOKER, (CALL,), "hand-dead"),  # its player has acted on it
        ("wsop-cash", JOKER, (CALL,), "hand-dead"),  # 106
        ("tda", OTHER_BACK, (FOLD,), "misdeal"),
        ("roberts", OTHER_BACK, (), "void-hand"),  # Irregularities 3
    ],
)
def test_what_a_card_leads_to_that_does_not_belong(book, incident, actions, key):
    found = asked(FAMILY, preflop(incident, *actions), book)
    assert found.key == key
    assert found.wrong == {"always-misdeal": "misdeal", "always-scrap": "replace", "always-void": "void-hand"}


def test_higher_levels_have_more_seats():
    low, middle, high = median_seats(FAMILY)
    assert low < middle < high
