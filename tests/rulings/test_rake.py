"""What the house takes: percent, steps, cap, no flop no drop, and the uncalled part that it never touches."""

import json
from decimal import ROUND_FLOOR, Decimal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from tests.rulings.asking import HIGH_BOARD, ask, rules
from trainer.poker.notation import read
from trainer.poker.situation import SituationError
from trainer.rulebooks import shelf
from trainer.rulings.pots import rule_pots
from trainer.rulings.questions import QUESTIONS

HANDS = Path(__file__).parents[1] / "cases" / "real-hands.jsonl"


def rake(book: str, *totals: int, terms: dict[str, Any] | None, **document: Any) -> tuple[int, int]:
    """Rakeable and rake; seat 1 has the biggest stack and put in the first total, the others are all-in."""
    seats = [{"seat": 1, "stack": 10**6, "committed": totals[0]}]
    seats += [{"seat": seat, "stack": total, "committed": total} for seat, total in enumerate(totals[1:], start=2)]
    document = {"button": 1, "board": HIGH_BOARD, "seats": seats} | document
    document["game"] = document.get("game", {}) | ({"rake": terms} if terms else {})
    verdict = ask("rake", book, **document).verdict
    return verdict.rakeable, verdict.rake


def test_percent_of_what_was_called() -> None:
    # 900 against 500: 400 goes back; 5 per cent of 1,000 is 50
    assert rake("pacific", 900, 500, terms={"percent": 5}) == (1000, 50)


def test_rounded_down_to_steps_before_the_cap() -> None:
    # 5 per cent of 1,790 is 89.50; in steps of 25: 75; capped: 60
    assert rake("pacific", 895, 895, terms={"percent": 5, "step": 25}) == (1790, 75)
    assert rake("pacific", 895, 895, terms={"percent": 5, "step": 25, "cap": 60}) == (1790, 60)


def test_several_pots_are_raked_together() -> None:
    # 1,000 + 1,000 + 400: main pot 1,200, side pot 1,200; 3 per cent of 2,400
    assert rake("roberts", 1000, 1000, 400, terms={"percent": 3}) == (2400, 72)


def test_no_flop_no_drop() -> None:
    terms = {"percent": 5, "no_flop_no_drop": True}
    assert rake("roberts", 500, 500, terms=terms, board=[]) == (0, 0)
    assert rake("roberts", 500, 500, terms=terms) == (1000, 50)


def test_what_was_taken_is_the_rake() -> None:
    assert rake("roberts", 1000, 1000, 400, terms={"taken": [85, 0]}) == (2400, 85)


def test_a_book_with_its_own_rate() -> None:
    """27: ten per cent, at most six dollars."""
    assert rake("wsop-cash", 2000, 2000, terms=None, game={"whole": 100}) == (4000, 400)
    assert rake("wsop-cash", 5000, 5000, terms=None, game={"whole": 100}) == (10000, 600)


@pytest.mark.parametrize("book", [slug for slug in shelf.slugs() if slug != "wsop-cash"])
def test_where_neither_book_nor_document_gives_a_rate_there_is_no_answer(book: str) -> None:
    with pytest.raises(SituationError) as fault:
        rake(book, 500, 500, terms=None)
    assert fault.value.path == "game.rake"


def test_the_rake_rests_on_the_sheet_that_speaks_of_it() -> None:
    seats = [{"seat": seat, "stack": 900, "committed": 500} for seat in (1, 2)]
    ruling = ask("rake", "pacific", button=1, board=HIGH_BOARD, seats=seats, game={"rake": {"percent": 5}})
    assert rules(ruling, "rake-by-rate") == [("pacific", "HU-14")]


def test_the_rake_of_every_real_hand_is_what_was_taken() -> None:
    for line in HANDS.read_text(encoding="utf-8").splitlines():
        hand = json.loads(line)
        if "rake" not in hand["document"]["game"]:
            continue
        situation = read(hand["document"])
        verdict = QUESTIONS["rake"](situation, shelf.book("roberts")).verdict
        assert verdict.rake == hand["want"]["rake"]
        assert verdict.rakeable == sum(pot.amount for pot in rule_pots(situation, shelf.book("roberts")).verdict.pots)


@pytest.mark.parametrize("book", shelf.slugs())
@given(
    totals=some.lists(some.integers(1, 5000), min_size=2, max_size=6),
    percent=some.integers(0, 100),
    step=some.sampled_from([1, 5, 25]),
    cap=some.integers(0, 600),
)
@settings(max_examples=40)
def test_never_more_than_percent_cap_or_pot(book: str, totals: list[int], percent: int, step: int, cap: int) -> None:
    rakeable, taken = rake(book, *sorted(totals, reverse=True), terms={"percent": percent, "step": step, "cap": cap})
    second = sorted(totals)[-2]
    assert rakeable == sum(min(total, second) for total in totals)
    full = (Decimal(percent) * rakeable / 100 / step).to_integral_value(ROUND_FLOOR) * step
    assert taken == min(full, cap)
