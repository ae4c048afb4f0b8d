"""Real documents with parts taken out, swapped or spoilt: each question answers or names the fault."""

import copy
import json
import random
from pathlib import Path
from typing import Any

import pytest

from trainer.poker.notation import parse
from trainer.poker.situation import SituationError
from trainer.rulebooks import shelf
from trainer.rulings.questions import QUESTIONS
from trainer.wording.answers import answer_object

HANDS = Path(__file__).parents[1] / "cases" / "real-hands.jsonl"
SPOILT: list[Any] = [
    None,
    0,
    -1,
    12,
    10**16,
    1.5,
    True,
    "",
    "As",
    "folded",
    "raise",
    "river",
    [],
    ["As", "As"],
    {},
    {"a": 1},
]
ROUNDS = 400
ASKS_FOR_MORE = {"incident", "finish-order", "gesture", "fact", "first-button", "chip-race", "race-winners"}
"""What a hand played to its end never holds: an incident, a player who is out, a single card at each seat."""


def places(part: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The place of every value below `part`."""
    if isinstance(part, dict | list):
        keys = part if isinstance(part, dict) else range(len(part))
        return [place for key in keys for place in [(*path, key), *places(part[key], (*path, key))]]
    return []


def spoil(document: dict[str, Any], rng: random.Random) -> None:
    """One part is taken out, replaced by nonsense, or by another part that stands beside it."""
    *way, key = rng.choice(places(document))
    part: Any = document
    for step in way:
        part = part[step]
    match rng.randrange(3):
        case 0:
            del part[key]
        case 1:
            part[key] = copy.deepcopy(rng.choice(SPOILT))
        case _:
            other = rng.choice(list(part)) if isinstance(part, dict) else rng.randrange(len(part))
            part[key] = copy.deepcopy(part[other])


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_spoilt_document_is_answered_or_refused_at_a_place(question: str) -> None:
    rng = random.Random(f"spoil {question}")
    lines = HANDS.read_text(encoding="utf-8").splitlines()
    answered = 0
    for _ in range(ROUNDS):
        document = json.loads(rng.choice(lines))["document"]
        spoil(document, rng)
        try:
            ruling = QUESTIONS[question](parse(json.dumps(document)), shelf.book(rng.choice(shelf.slugs())))
        except SituationError:
            continue
        answer = json.loads(json.dumps(answer_object(ruling, "en")))
        assert all(step["text"] and step["citations"] for step in answer["steps"])
        answered += 1
    assert answered or question in ASKS_FOR_MORE
