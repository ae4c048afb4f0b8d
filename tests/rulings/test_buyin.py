"""The smallest buy-in."""

from typing import Any

import pytest

from tests.rulings.asking import ask, codes, rules
from trainer.poker.notation import read
from trainer.poker.situation import SituationError
from trainer.rulebooks import shelf
from trainer.rulings.buyin import rule_buy_in

LIMIT = {"structure": "fixed-limit", "small_bet": 500, "big_bet": 1000, "big_blind": 500, "small_blind": 200}
BIG = {"structure": "no-limit", "small_blind": 100, "big_blind": 200}


def least(book: str, **game: Any) -> int | None:
    found: int | None = ask("buy-in", book, game=game).verdict.least
    return found


@pytest.mark.parametrize("book", ["hellenic", "pacific"])
def test_ten_lower_limits(book: str) -> None:
    """EL-26, HU-15. 5-10: 50; 1-2: 10."""
    assert least(book, **LIMIT) == 5000
    assert least(book, **LIMIT | {"small_bet": 100, "big_bet": 200}) == 1000


@pytest.mark.parametrize("book", ["roberts", "polish"])
def test_ten_largest_bets_at_limit_and_forty_bring_ins_else(book: str) -> None:
    """Buy-in 1. Limit 5-10: ten times 10. No-limit 1-2: forty times 2. Pot-limit the same."""
    assert least(book, **LIMIT) == 10000
    assert least(book, **BIG) == 8000
    assert least(book, **BIG | {"structure": "pot-limit"}) == 8000


def test_a_book_that_names_none() -> None:
    ruling = ask("buy-in", "wsop-cash", game=BIG)
    assert ruling.verdict.least is None
    assert codes(ruling) == ["buy-in-not-stated", "call-floor"]
    assert rules(ask("buy-in", "hellenic", game=LIMIT), "buy-in-lower-limits") == [("hellenic", "EL-26")]


@pytest.mark.parametrize(
    ("book", "game", "path"),
    [
        ("roberts", {"structure": "no-limit", "big_blind": None}, "game.big_blind"),
        ("roberts", {"structure": "fixed-limit", "small_bet": 500}, "game.big_bet"),
        ("hellenic", {"structure": "fixed-limit", "big_blind": None}, "game.small_bet"),
        ("german", BIG | {"tournament": True}, "game.tournament"),
    ],
)
def test_what_the_answer_hangs_on_is_asked_for(book: str, game: dict[str, Any], path: str) -> None:
    document = {"game": {key: value for key, value in game.items() if value is not None}}
    with pytest.raises(SituationError) as fault:
        rule_buy_in(read(document), shelf.book(book))
    assert fault.value.path == path
