"""The rooms of the house say what they hold."""

import importlib

import pytest

ROOMS = [
    "accounts", "assessment", "cohorts", "felt", "library", "poker", "practice", "progress",
    "rulebooks", "rulings", "scenarios", "wording",
]  # fmt: skip


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_opens_with_one_sentence_on_what_it_holds(room: str) -> None:
    said = importlib.import_module(f"trainer.{room}").__doc__ or ""
    assert said.strip().endswith(".")
