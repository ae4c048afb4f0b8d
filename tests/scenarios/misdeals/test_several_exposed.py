from tests.scenarios.incidents import CALL, FOLD, asked, median_seats, preflop
from trainer.poker.incidents import ExposedCard, Exposure
from trainer.scenarios.misdeals.several_exposed import SeveralExposed

FAMILY = SeveralExposed()
BY_DEALER = ExposedCard((Exposure(1, 1, "dealer"), Exposure(2, 2, "dealer")))
MIXED = ExposedCard((Exposure(1, 1, "dealer"), Exposure(2, 2, "player")))


def test_two_by_the_dealer_are_a_misdeal_and_a_call_goes_back():
    # PL-26: more than one hole card exposed; one player has acted, so the deadline of two has not passed
    found = asked(FAMILY, preflop(BY_DEALER, CALL), "polish")
    assert found.key == ("return-bets", "collect-cards", "shuffle-deck", "redeal-same-button")
    assert found.wrong == {
        "one-by-one": ("replace-from-top", "exposed-becomes-burn"),
        "button-moves": ("return-bets", "collect-cards", "shuffle-deck", "next-button"),
        "hands-dead": ("kill-hand",),
    }


def test_a_players_own_card_does_not_count_with_the_dealers():
    # third card off the deck (4, 5, 1), nobody has acted: replaced after the deal; the player's card plays
    key = asked(FAMILY, preflop(MIXED), "tda").key
    assert key == ("finish-deal", "replace-from-top", "exposed-becomes-burn", "exposed-plays")


def test_two_folds_are_too_late_for_roberts_and_not_for_the_tda():
    # Robert's Rules: two players have acted. TDA 36: two actions without chips are not substantial.
    assert asked(
        FAMILY, preflop(ExposedCard((Exposure(3, 1, "dealer"), Exposure(4, 1, "dealer"))), FOLD, FOLD), "roberts"
    ).key == ("exposed-plays",)
    assert asked(FAMILY, preflop(BY_DEALER, FOLD, FOLD), "tda").key == (
        "collect-cards",
        "shuffle-deck",
        "redeal-same-button",
    )


def test_higher_levels_have_more_seats():
    low, middle, high = median_seats(FAMILY)
    assert low < middle < high
