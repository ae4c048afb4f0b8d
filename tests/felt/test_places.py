"""Where seats stand: seen from the dealer's box at the bottom, seat 1 at the dealer's left, then clockwise."""

from math import atan2, pi

import pytest

from trainer.felt.places import HEIGHT, MIDDLE, WIDTH, plan_for


def turn(x: int, y: int) -> float:
    """How far round the table a place lies, clockwise from the dealer's box at the bottom (0); the left is 0.25."""
    return atan2(-(x - MIDDLE), y - HEIGHT / 2) / (2 * pi) % 1


@pytest.mark.parametrize("chairs", range(6, 12))
def test_seats_go_clockwise_from_the_dealers_left(chairs: int) -> None:
    turns = [turn(place.x, place.y) for place in plan_for(chairs).places]
    assert len(turns) == chairs
    assert turns == sorted(turns)
    assert turns[0] < 0.25, "seat 1 is at the left, near the dealer"
    assert turns[-1] > 0.75, "the last seat is at the right, near the dealer"


@pytest.mark.parametrize("chairs", range(6, 12))
def test_the_right_side_mirrors_the_left(chairs: int) -> None:
    places = plan_for(chairs).places
    assert [(WIDTH - place.x, place.y, -place.side) for place in reversed(places)] == [
        (place.x, place.y, place.side) for place in places
    ]


@pytest.mark.parametrize("chairs", range(6, 12))
def test_bets_lie_nearer_the_middle_than_their_seats(chairs: int) -> None:
    for place in plan_for(chairs).places:
        assert abs(place.bet_x - MIDDLE) + abs(place.bet_y - 400) < abs(place.x - MIDDLE) + abs(place.y - 400)
