"""Mastery: what tries at one family add up to, and when it should be asked again.

The spacing is FSRS's (the `fsrs` package), without fuzz, so that the same grades at the same times give the same
due time on every machine. A Memory is plain data: what FSRS keeps of a card, as it comes out of `Card.to_dict`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from fsrs import Card, Rating, Scheduler

from trainer.assessment.grading import Grade

Memory = Mapping[str, object]

_SCHEDULER = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


@dataclass(frozen=True, slots=True)
class Review:
    """What a try leaves behind: the state of the memory and the time when the family is due again."""

    memory: Memory
    due_at: datetime


def rating(grade: Grade) -> Rating:
    """How well it was remembered: all right is good, half of the parts or more is hard, less is again."""
    if grade.is_right:
        return Rating.Good
    return Rating.Hard if 2 * grade.right >= grade.of else Rating.Again


def review(memory: Memory, grade: Grade, at: datetime) -> Review:
    """The memory after a try graded at `at` (aware, UTC); an empty memory is that of something never asked."""
    card = Card.from_dict(dict(memory)) if memory else Card(card_id=0, due=at)  # type: ignore[arg-type]
    card, _ = _SCHEDULER.review_card(card, rating(grade), at)
    return Review(dict(card.to_dict()), card.due)
