"""Every action of 594 real hands was the turn of the seat that `to-act` names, and within what `bet-limits` allows.

Cash hands are asked under Robert's Rules, tournament hands under the TDA rules. One raise is another than the book's:
after an all-in of half a bet or more the site has the raise count from a whole bet, Robert's Rules from the all-in.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from trainer.poker.notation import read
from trainer.poker.situation import BOARD_CARDS, Situation, Street
from trainer.rulebooks import shelf
from trainer.rulings.betting import BetLimitsVerdict, rule_bet_limits, rule_to_act

FILE = Path(__file__).parents[1] / "cases" / "real-hands.jsonl"
HANDS: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
VOLUNTARY = ("fold", "check", "call", "bet", "raise")
FROM_A_WHOLE_BET = ("rh0360", 18)
"""The bet is 1600, seat 4 all-in for 850. Betting half bet: to 850 + 1600 = 2450; the site: to 1600 + 1600 = 3200."""


def moments(hand: dict[str, Any]) -> Iterator[tuple[int, dict[str, Any], Situation]]:
    """Each voluntary action with its place, and the situation just before it."""
    told = hand["document"]
    for place, action in enumerate(told["actions"]):
        if action["action"] in VOLUNTARY:
            board = told["board"][: BOARD_CARDS[Street(action["street"])]]
            yield place, action, read(told | {"actions": told["actions"][:place], "board": board})


def is_within(action: dict[str, Any], before: int, may: BetLimitsVerdict) -> bool:
    """Whether the verdict lets the seat do that; `before` is what it had in front of it."""
    match action["action"]:
        case "check":
            return may.to_call == 0
        case "call":
            return action["to"] - before == may.to_call
        case "bet" | "raise":
            if not may.may_raise or may.min_raise_to is None or may.max_raise_to is None:
                return False
            return min(may.min_raise_to, may.max_raise_to) <= action["to"] <= may.max_raise_to
    return True


def test_every_action_was_in_turn_and_within_the_limits() -> None:
    apart = []
    for hand in HANDS:
        book = shelf.book("tda" if hand["document"]["game"]["tournament"] else "roberts")
        for place, action, situation in moments(hand):
            turn = rule_to_act(situation, book).verdict
            assert (turn.seat, turn.street_closed) == (action["seat"], False), (hand["id"], place)
            may = rule_bet_limits(situation, book).verdict
            if not is_within(action, in_front(situation, action), may):
                apart.append((hand["id"], place))
    assert apart == [FROM_A_WHOLE_BET]


def in_front(situation: Situation, action: dict[str, Any]) -> int:
    """What the seat had in front of it on the street: the last total told of it."""
    totals = [
        one.to or 0
        for one in situation.actions
        if (one.seat, one.street) == (action["seat"], action["street"]) and one.action not in ("ante", "post-dead")
    ]
    return max(totals, default=0)


def test_the_number_of_actions_is_that_of_the_file() -> None:
    assert sum(action["action"] in VOLUNTARY for hand in HANDS for action in hand["document"]["actions"]) == 7543


def test_each_hand_ends_with_its_betting_over() -> None:
    for hand in HANDS:
        assert rule_to_act(read(hand["document"]), shelf.book("roberts")).verdict.street_closed, hand["id"]
