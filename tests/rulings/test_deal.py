"""The order of the deal, the burns, and how many players can be dealt."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.rulings.asking import ask, codes, figures, rules
from trainer.poker.situation import SituationError
from trainer.rulebooks import shelf
from trainer.rulings.deal import DealVerdict


def deal(book: str, *seats: int, button: int, **of: dict[str, Any]) -> DealVerdict:
    table = [{"seat": seat} | of.get(f"s{seat}", {}) for seat in seats]
    verdict = ask("deal", book, seats=table, button=button).verdict
    assert isinstance(verdict, DealVerdict)
    return verdict


@pytest.mark.parametrize("book", shelf.slugs())
def test_the_first_card_by_book(book: str) -> None:
    """HU-04: left of the big blind at 5, with the button at 3. All others: left of the button (DE-07: small blind)."""
    assert deal(book, 1, 2, 3, 4, 5, button=3).order == ((1, 2, 3, 4, 5) if book == "pacific" else (4, 5, 1, 2, 3)) * 2


@pytest.mark.parametrize("book", shelf.slugs())
def test_heads_up_the_button_gets_the_last_card(book: str) -> None:
    """34-B and 87 state it; DE-07 by our reading; HU-04 is silent and its base has it so."""
    assert deal(book, 3, 8, button=8).order == (3, 8, 3, 8)


@pytest.mark.parametrize("book", shelf.slugs())
def test_burns_by_book(book: str) -> None:
    """DE-11: one more, before the hole cards."""
    assert deal(book, 1, 2, 3, button=1).burns == (4 if book == "german" else 3)


@pytest.mark.parametrize("book", shelf.slugs())
@pytest.mark.parametrize("players", [2, 10, 11])
def test_most_players_by_book(book: str, players: int) -> None:
    """PL-03, EL-25, HU-01: ten. DE-01: eleven. The others give no number, and 22 + 3 + 5 = 30 cards are there."""
    most = 10 if book in ("polish", "hellenic", "pacific") else 11
    assert deal(book, *range(1, players + 1), button=1).dealable == (players <= most)


def test_an_absent_player_is_dealt_in_or_not() -> None:
    """DE-24: always. Misdeals 2j, in a cash game: only who has posted."""
    assert deal("german", 1, 2, 3, button=1, s2={"status": "absent"}).order == (2, 3, 1, 2, 3, 1)
    assert deal("roberts", 1, 2, 3, button=1, s2={"status": "absent"}).order == (3, 1, 3, 1)


def test_two_of_three_present_are_heads_up() -> None:
    """HU-04 is silent heads-up: the base's first card goes left of the button, although three sit at the table."""
    assert deal("pacific", 1, 2, 3, button=3, s2={"status": "absent"}).order == (1, 3, 1, 3)


def test_one_player_is_not_dealt() -> None:
    ruling = ask("deal", "polish", seats=[{"seat": 4}], button=4)
    assert ruling.verdict == DealVerdict((), 3, dealable=False)
    assert "too-few-players" in codes(ruling)


def test_the_steps_count_the_cards() -> None:
    ruling = ask("deal", "german", seats=[{"seat": seat} for seat in range(1, 12)], button=11)
    assert figures(ruling, "deck-is-enough") == {"parts": (22, 4, 5), "total": 52}
    assert ("german", "DE-01") in rules(ruling, "deck-is-enough")
    assert rules(ruling, "cards-burned") == [("german", "DE-11")]


@pytest.mark.parametrize("book", shelf.slugs())
@given(
    seats=some.sets(some.integers(1, 11), min_size=2),
    away=some.sets(some.integers(1, 11)),
    button=some.integers(1, 11),
)
@settings(max_examples=60)
def test_every_seat_that_is_dealt_in_gets_two_cards_a_round_apart(
    book: str, seats: set[int], away: set[int], button: int
) -> None:
    table = [{"seat": seat, "status": "absent" if seat in away else "live"} for seat in sorted(seats)]
    try:
        order = ask("deal", book, seats=table, button=button).verdict.order
    except SituationError as fault:
        assert fault.path in ("seats", "button")  # noqa: PT017
        return
    half = len(order) // 2
    assert order[:half] == order[half:]
    assert len(set(order)) == half
    assert seats - away <= set(order) | (seats if half == 0 else set())
    around = [(order[0] + step - 1) % 11 + 1 for step in range(11)] if order else []
    assert [seat for seat in around if seat in set(order)] == list(order[:half])
