"""What is played and what was before, in sentences, as far as the situation tells it."""

from __future__ import annotations

from typing import Any

import pytest

from trainer.poker import notation
from trainer.wording.figures import percent_said
from trainer.wording.setting import setting_lines


@pytest.mark.parametrize(
    ("document", "lines"),
    [
        ({}, []),
        ({"game": {"structure": "no-limit", "tournament": True}}, ["No-limit, tournament."]),
        (
            {
                "game": {
                    "structure": "fixed-limit",
                    "small_blind": 50,
                    "big_blind": 100,
                    "small_bet": 100,
                    "big_bet": 200,
                }
            },
            ["Fixed-limit, blinds 50 and 100.", "Fixed bets of 100, later 200."],
        ),
        ({"game": {"big_blind": 1000}}, ["Big blind 1,000."]),
        ({"game": {"ante": 25}}, ["Every player posts an ante of 25."]),
        ({"game": {"ante": 100, "ante_by": "big-blind"}}, ["The big blind pays an ante of 100 for all."]),
        (
            {"game": {"chip": 25, "whole": 100}},
            ["The smallest chip in play is 25.", "100 units make one euro, dollar or point."],
        ),
        (
            {"game": {"rake": {"percent": "2.5", "cap": 300, "step": 25, "no_flop_no_drop": True}}},
            ["Rake 2.5%, at most 300, in steps of 25, nothing without a flop."],
        ),
        ({"game": {"rake": {"taken": [85, 0]}}}, ["Taken from the pots: 85 and 0."]),
        (
            {"last": {"button": 1, "big_blind": 3}},
            ["In the hand before the button was at seat 1 and the big blind at seat 3."],
        ),
    ],
)
def test_the_setting_is_told_in_sentences(document: dict[str, Any], lines: list[str]) -> None:
    assert list(setting_lines(notation.read(document), "en")) == lines


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "2.5%"), ("pl", "2,5%"), ("de", "2,5\xa0%"), ("el", "2,5%"), ("hu", "2,5%")]
)
def test_a_share_of_a_hundred_is_written_as_the_language_does(lang: str, said: str) -> None:
    assert percent_said("2.5", lang) == said
    [line] = setting_lines(notation.read({"game": {"rake": {"percent": "2.5"}}}), lang)
    assert said in line
