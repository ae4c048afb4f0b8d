"""Spots whose verdicts a floor supervisor wrote down from the rules, before asking and without seeing the code.

`docs/rulings-checked.md` tells of all of them; here are those whose whole verdict was written down and came out so.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.rulings.test_cases import Mute
from trainer.poker.notation import read
from trainer.rulebooks import shelf
from trainer.rulings.answer import answer
from trainer.rulings.questions import QUESTIONS

FILE = Path(__file__).parents[1] / "cases" / "checked-betting.jsonl"
SPOTS = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("spot", SPOTS, ids=[f"{spot['id']}-{spot['book']}" for spot in SPOTS])
def test_a_checked_spot_is_ruled_as_the_supervisor_had_it(spot: dict[str, Any]) -> None:
    ruling = QUESTIONS[spot["question"]](read(spot["document"]), shelf.book(spot["book"]))
    assert answer(ruling, Mute())["verdict"] == spot["want"], spot["rule"]


def test_the_spots_are_of_every_book_and_of_the_three_questions_on_betting() -> None:
    assert {spot["book"] for spot in SPOTS} == set(shelf.slugs())
    assert {spot["question"] for spot in SPOTS} == {"to-act", "bet-limits", "gesture"}
