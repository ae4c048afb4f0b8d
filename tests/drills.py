"""Drilling in tests: who drills, a drill of one sample kind, and the fields that answer its question."""

from __future__ import annotations

from datetime import UTC, datetime

from trainer.accounts.models import User
from trainer.assessment import storage
from trainer.assessment.question import Answer, Question
from trainer.practice.models import Drill
from trainer.practice.services import start_drill
from trainer.progress.models import Attempt
from trainer.scenarios import catalogue

NOON = datetime(2026, 3, 4, 12, 0, tzinfo=UTC)


def person(name: str) -> User:
    """Someone who can sign in with the password `burn-one-turn-one`."""
    return User.objects.create_user(name, f"{name}@trainees.example", "burn-one-turn-one")


def drill(trainee: User, *, length: int = 5, rulebook: str = "polish", seed: int = 7, at: datetime = NOON) -> Drill:
    """A drill of the syllabus as it stands, its first question opened."""
    return start_drill(
        trainee=trainee, rulebook=rulebook, topics=list(catalogue.SYLLABUS), level=1, length=length, at=at, seed=seed
    )


def attempt_at(of: Drill, position: int) -> Attempt:
    """The attempt that was opened at that position."""
    return Attempt.objects.get(place__drill=of, place__position=position)


def question_of(attempt: Attempt) -> Question:
    """What the attempt asks, key and all."""
    return storage.load(attempt.question)


def right_fields(attempt: Attempt) -> dict[str, list[str]]:
    """The form fields of the right answer."""
    question = question_of(attempt)
    return question.submission(question.key)


def slip(attempt: Attempt, name: str = "first-slip") -> Answer:
    """The answer that the named misconception of a sample family leads to."""
    found = question_of(attempt).mistakes.items()
    return next(answer for answer, idea in found if idea.code.endswith(f"/{name}"))


def wrong_fields(attempt: Attempt, name: str = "first-slip") -> dict[str, list[str]]:
    """The form fields of that answer."""
    return question_of(attempt).submission(slip(attempt, name))
