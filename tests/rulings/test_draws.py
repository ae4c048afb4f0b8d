"""Who gets the first button, by one open card each."""

from typing import Any

import pytest

from tests.rulings.asking import ask, codes, rules
from trainer.poker.situation import SituationError
from trainer.rulebooks import shelf


def drawn(book: str, **cards: str) -> Any:
    incident = {"kind": "button-draw", "cards": list(cards.values())}
    return ask("first-button", book, seats=[{"seat": int(seat[1:])} for seat in cards], incident=incident)


def test_the_highest_rank_gets_it() -> None:
    """DE-03. A king beats a queen of spades."""
    ruling = drawn("german", s1="9c", s4="Kc", s6="Qs")
    assert ruling.verdict.button == 4
    assert codes(ruling) == ["high-card-gets-button"]


def test_equal_ranks_are_broken_by_suit_with_clubs_lowest_and_spades_highest() -> None:
    """DE-03: clubs, diamonds, hearts, spades, low to high."""
    assert drawn("german", s1="Ac", s2="Ad").verdict.button == 2
    assert drawn("german", s1="Ah", s2="Ad").verdict.button == 1
    ruling = drawn("german", s1="Ah", s2="2s", s5="As", s8="Ad")
    assert ruling.verdict.button == 5
    assert rules(ruling, "high-card-by-suit") == [("german", "DE-03")]
    assert dict(ruling.steps[0].params) == {"seats": (1, 5, 8), "rank": "A"}


@pytest.mark.parametrize("book", [slug for slug in shelf.slugs() if slug != "german"])
def test_no_other_book_says_so_the_floor_decides(book: str) -> None:
    ruling = drawn(book, s1="Ac", s2="Ad")
    assert ruling.verdict.button is None
    assert codes(ruling) == ["first-button-not-stated", "call-floor"]


@pytest.mark.parametrize(
    ("players", "cards", "path"),
    [(1, ["As"], "seats"), (3, ["As", "2c"], "incident.cards"), (2, ["As", "2c", "3c"], "incident.cards")],
)
def test_each_player_has_one_card(players: int, cards: list[str], path: str) -> None:
    seats = [{"seat": seat} for seat in range(1, players + 1)]
    with pytest.raises(SituationError) as fault:
        ask("first-button", "german", seats=seats, incident={"kind": "button-draw", "cards": cards})
    assert fault.value.path == path


def test_it_takes_a_draw() -> None:
    with pytest.raises(SituationError) as fault:
        ask("first-button", "german", seats=[{"seat": 1}, {"seat": 2}])
    assert fault.value.path == "incident"
