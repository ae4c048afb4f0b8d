"""A new level: from which hand on it counts."""

from typing import Any

import pytest

from tests.rulings.asking import ask, codes, rules
from trainer.poker.situation import SituationError

POSTS = [
    {"street": "preflop", "seat": 2, "action": "small-blind", "to": 5},
    {"street": "preflop", "seat": 3, "action": "big-blind", "to": 10},
]
STATED = ("tda", "german", "wsop-tournament")


def ruled(book: str, when: str, *told: dict[str, Any], **game: Any) -> Any:
    seats = [{"seat": seat, "stack": 1000} for seat in (1, 2, 3, 4)]
    actions = [*POSTS, *[{"street": "preflop"} | action for action in told]]
    return ask(
        "incident", book, seats=seats, button=1, actions=actions, game={"tournament": True} | game,
        incident={"kind": "level-up", "when": when},
    )  # fmt: skip


@pytest.mark.parametrize("book", STATED)
def test_a_hand_that_had_begun_stays_at_its_level(book: str) -> None:
    """23, 79: the hand begins with the first riffle; the new level counts from the next hand."""
    ruling = ruled(book, "after-riffle")
    assert (ruling.verdict.decision, ruling.verdict.then) == ("play-on", ())
    assert codes(ruling) == ["hand-had-begun"]


@pytest.mark.parametrize("book", STATED)
def test_a_hand_wrongly_begun_at_the_old_level_is_put_right_before_substantial_action(book: str) -> None:
    ruling = ruled(book, "before-riffle", {"seat": 4, "action": "fold"})
    assert ruling.verdict.decision == "correct"


@pytest.mark.parametrize("book", STATED)
def test_after_substantial_action_it_stays(book: str) -> None:
    """36: two actions, one with chips."""
    two = ({"seat": 4, "action": "fold"}, {"seat": 1, "action": "call", "to": 10})
    ruling = ruled(book, "before-riffle", *two)
    assert ruling.verdict.decision == "play-on"
    assert codes(ruling)[-1] == "old-level-stays"


def test_a_sheet_that_lets_levels_rise_and_says_no_more_leaves_it_to_the_floor() -> None:
    """PL-11 says only that they rise; the base does not speak of it."""
    ruling = ruled("polish", "after-riffle")
    assert ruling.verdict.decision == "floor"
    assert rules(ruling, "levels-rise") == [("polish", "PL-11")]
    assert rules(ruling, "call-floor") == [("polish", None), ("roberts", None)]
    assert codes(ruled("roberts", "after-riffle")) == ["call-floor"]


def test_a_cash_game_has_no_levels() -> None:
    with pytest.raises(SituationError) as fault:
        ruled("polish", "after-riffle", tournament=False)
    assert fault.value.path == "game.tournament"
