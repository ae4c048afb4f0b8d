"""594 real hands: what lay in which pot, what went back, what was paid and in what order hands were shown."""

import json
from pathlib import Path
from typing import Any

import pytest

from trainer.poker.notation import read
from trainer.rulebooks import shelf
from trainer.rulings.payout import rule_payout
from trainer.rulings.pots import rule_pots
from trainer.rulings.showdown import rule_show_order

FILE = Path(__file__).parents[1] / "cases" / "real-hands.jsonl"
HANDS: list[dict[str, Any]] = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]
SHOWN = [hand for hand in HANDS if "show_order" in hand["want"]]
BOOKS = ("roberts", "tda")
"""Both put the odd chip where these sites do: one each, clockwise from the left of the button, in the smallest chip."""


def test_the_file_is_whole() -> None:
    assert (len(HANDS), len(SHOWN)) == (594, 346)
    assert sum(not hand["want"]["odd_seat_by_rule"] for hand in HANDS) == 6


@pytest.mark.parametrize("slug", BOOKS)
def test_pots_and_the_uncalled_part_are_those_of_the_real_hand(slug: str) -> None:
    for hand in HANDS:
        verdict = rule_pots(read(hand["document"]), shelf.book(slug)).verdict
        assert {str(seat): amount for seat, amount in verdict.uncalled} == hand["want"]["uncalled"], hand["id"]
        assert verdict.rake == hand["want"]["rake"], hand["id"]
        if "pots" in hand["want"]:
            pots = [[pot.amount, list(pot.eligible)] for pot in verdict.pots]
            assert pots == hand["want"]["pots"], hand["id"]


@pytest.mark.parametrize("slug", BOOKS)
def test_payouts_are_those_of_the_real_hand_to_the_chip(slug: str) -> None:
    for hand in HANDS:
        paid = rule_payout(read(hand["document"]), shelf.book(slug)).verdict.payouts
        got, want = {str(seat): amount for seat, amount in paid.items()}, hand["want"]["payouts"]
        if hand["want"]["odd_seat_by_rule"]:
            assert got == want, hand["id"]
        else:  # the site gave the odd chip to another seat than the rule: the same amounts, whoever has the odd one
            assert sorted(got.values()) == sorted(want.values()), hand["id"]
            assert all(abs(got[seat] - want[seat]) <= 1 for seat in want), hand["id"]


@pytest.mark.parametrize("slug", BOOKS)
def test_hands_were_shown_in_the_order_of_the_book_where_the_site_keeps_its_convention(slug: str) -> None:
    compared = 0
    for hand in SHOWN:
        verdict = rule_show_order(read(hand["document"]), shelf.book(slug)).verdict
        apart = slug == "roberts" and not verdict.together
        convention = "same_but_side_pots_first" if apart else "river_aggressor_else_left_of_button"
        if convention in hand["want"]["show_order_fits"]:
            assert list(verdict.order) == hand["want"]["show_order"], hand["id"]
            compared += 1
    assert compared >= 290
