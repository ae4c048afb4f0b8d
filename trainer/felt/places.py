"""Places: where each chair, bet, pot and the board stand on the drawn table, in units of its view box.

The table is seen from the dealer's box at the bottom: seat 1 at the dealer's left, then clockwise up the left side,
across the top and down the right. All is reckoned so that nothing overlaps with seven-digit stacks, bets and pots.
"""

from __future__ import annotations

from typing import NamedTuple

WIDTH, HEIGHT = 720, 800
MIDDLE = WIDTH // 2
FEWEST, MOST = 6, 11


class Place(NamedTuple):
    """A chair: the middle of its block, where the chips of its bet stand, and where a button lies beside them.

    `side` is -1 at the left, 0 at the top, 1 at the right.
    """

    x: int
    y: int
    side: int
    bet_x: int
    bet_y: int
    button: tuple[int, int]


class Plan(NamedTuple):
    """A table: its chairs from seat 1 on, the middle of the board's row and its cards' scale, the top of the pots."""

    places: tuple[Place, ...]
    board_y: int
    board_scale: float
    burns_x: int
    pots_y: int


_Row = tuple[tuple[int, int, int, int], ...]
"""Chairs as (x, y, bet x, bet y)."""
_LEFT: dict[int, _Row] = {
    2: ((76, 602, 202, 602), (76, 304, 202, 304)),
    3: ((112, 674, 238, 674), (72, 466, 198, 466), (80, 252, 206, 266)),
    4: ((114, 694, 232, 694), (72, 542, 198, 542), (72, 384, 198, 384), (84, 222, 204, 244)),
}
"""Chairs on one side -> those on the left, from the dealer up; the right side mirrors them."""
_TOP: dict[int, _Row] = {
    2: ((262, 98, 262, 180),),
    3: ((196, 110, 234, 184), (360, 90, 360, 178)),
}
"""Chairs at the top -> those up to the middle."""
_MIDDLE = {2: (472, 1.42, 116, 262), 3: (562, 1.42, 116, 320), 4: (463, 1.26, 148, 256)}
"""Chairs on one side -> middle and scale of the board, left edge of the burn pile, top of the pots."""
_SIDES = {6: (2, 2), 7: (2, 3), 8: (3, 2), 9: (3, 3), 10: (4, 2), 11: (4, 3)}
"""Chairs -> how many on each side and at the top."""


def _plan(chairs: int) -> Plan:
    side, top = _SIDES[chairs]
    left = [Place(x, y, -1, bet_x, bet_y, (x + 87, bet_y - 46)) for x, y, bet_x, bet_y in _LEFT[side]]
    left += [Place(x, y, 0, bet_x, bet_y, (bet_x - 63, bet_y)) for x, y, bet_x, bet_y in _TOP[top]]
    right = [_mirrored(place) for place in reversed(left) if place.x != MIDDLE]
    return Plan((*left, *right), *_MIDDLE[side])


def _mirrored(place: Place) -> Place:
    x, y = place.button
    return Place(WIDTH - place.x, place.y, -place.side, WIDTH - place.bet_x, place.bet_y, (WIDTH - x, y))


_PLANS = {chairs: _plan(chairs) for chairs in _SIDES}


def plan_for(chairs: int) -> Plan:
    """The plan for that many chairs; the least or the most crowded one beyond."""
    return _PLANS[min(max(chairs, FEWEST), MOST)]
