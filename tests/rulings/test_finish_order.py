"""Who finishes in which place when several go out in one hand."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.rulings.asking import ask, codes, rules
from trainer.poker.situation import SituationError
from trainer.rulebooks import shelf

BY_STACK = ("polish", "german", "hellenic", "pacific", "roberts", "wsop-tournament")


def finish(book: str, out: dict[int, int], left: int) -> dict[int, int]:
    """Seat -> place. `out`: seat -> chips before the hand; `left`: how many are still in the event."""
    return {place.seat: place.place for place in ruled(book, out, left).verdict.places}


def ruled(book: str, out: dict[int, int], left: int, **game: Any) -> Any:
    free = [seat for seat in range(1, 12) if seat not in out][:left]
    seats = [{"seat": seat, "stack": stack, "status": "out"} for seat, stack in out.items()]
    return ask("finish-order", book, seats=seats + [{"seat": seat} for seat in free], game={"tournament": True} | game)


@pytest.mark.parametrize("book", BY_STACK)
def test_more_chips_before_the_hand_rank_higher(book: str) -> None:
    """DE-19, Tournaments places, 126-b."""
    assert finish(book, {2: 400, 5: 900, 9: 700}, left=2) == {5: 3, 9: 4, 2: 5}


@pytest.mark.parametrize("book", ["tda", "wsop-cash"])
def test_a_book_that_does_not_rank_lets_them_share(book: str) -> None:
    assert finish(book, {2: 400, 5: 900}, left=2) == {2: 3, 5: 3}


def test_sharing_is_a_reading_in_the_tda_rules_and_the_floors_matter_in_a_cash_book() -> None:
    assert rules(ruled("tda", {2: 400, 5: 900}, left=2), "place-shared") == [("tda", "RP-8")]
    assert codes(ruled("wsop-cash", {2: 400, 5: 900}, left=2))[-2:] == ["rank-not-stated", "call-floor"]


@pytest.mark.parametrize("book", BY_STACK)
def test_equal_stacks_share_a_place_and_the_next_comes_after_both(book: str) -> None:
    assert finish(book, {2: 400, 5: 900, 9: 900}, left=1) == {5: 2, 9: 2, 2: 4}


def test_equal_stacks_under_the_german_sheet_are_left_to_its_base() -> None:
    ruling = ruled("german", {5: 900, 9: 900}, left=1)
    assert rules(ruling, "equal-stacks-share") == [("german", None), ("tda", "RP-8")]
    assert "call-floor" not in codes(ruling)
    assert codes(ruled("roberts", {5: 900, 9: 900}, left=1))[-1] == "call-floor"


def test_one_player_out_needs_no_stack() -> None:
    seats = [{"seat": 1}, {"seat": 2}, {"seat": 7, "status": "out"}]
    assert [
        place.place for place in ask("finish-order", "tda", seats=seats, game={"tournament": True}).verdict.places
    ] == [3]


@pytest.mark.parametrize(
    ("seats", "path"),
    [
        ([{"seat": 1}, {"seat": 2}], "seats"),
        ([{"seat": 1, "stack": 5, "status": "out"}], "seats"),
        ([{"seat": 1, "status": "out", "stack": 5}, {"seat": 2, "status": "out"}, {"seat": 3}], "seats[1].stack"),
        ([{"seat": 1, "status": "out", "stack": 0}, {"seat": 2, "status": "out", "stack": 5}, {"seat": 3}],
         "seats[0].stack"),
    ],
)  # fmt: skip
def test_what_cannot_be_ranked_is_refused_at_its_place(seats: list[dict[str, Any]], path: str) -> None:
    with pytest.raises(SituationError) as fault:
        ask("finish-order", "german", seats=seats, game={"tournament": True})
    assert fault.value.path == path


def test_a_cash_game_has_no_places() -> None:
    with pytest.raises(SituationError) as fault:
        ruled("roberts", {1: 5, 2: 9}, left=2, tournament=False)
    assert fault.value.path == "game.tournament"


@pytest.mark.parametrize("book", shelf.slugs())
@given(out=some.dictionaries(some.integers(1, 9), some.integers(1, 5), min_size=1), left=some.integers(1, 2))
@settings(max_examples=40)
def test_places_begin_after_those_who_are_left_and_leave_no_gap_but_ties(
    book: str, out: dict[int, int], left: int
) -> None:
    places = finish(book, out, left)
    assert set(places) == set(out)
    counted = Counter(places.values())
    expected = left + 1
    for place in sorted(counted):
        assert place == expected
        expected += counted[place]
    if book in BY_STACK:
        assert all((out[one] > out[other]) == (places[one] < places[other]) for one in out for other in out)
