"""What can be done to an attempt: open it, answer it once. Both keep the plain text that was shown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from django.db import transaction

from trainer.accounts.models import User
from trainer.assessment import storage
from trainer.assessment.grading import Grade, grade
from trainer.assessment.mastery import review
from trainer.assessment.question import Answer, Submission
from trainer.poker import notation
from trainer.progress import rollups
from trainer.progress.models import Attempt, Mastery
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue
from trainer.scenarios.scenario import Scenario
from trainer.wording.answers import answer_object
from trainer.wording.questions import answer_text, question_text


def open_attempt(*, trainee: User, scenario: Scenario, at: datetime, lang: str = "en") -> Attempt:
    """Write down that `scenario` is put before `trainee`: recipe, situation, question, ruling, and the texts shown."""
    return Attempt.objects.create(
        trainee=trainee,
        family=scenario.family,
        topic=catalogue.family(scenario.family).topic,
        revision=scenario.revision,
        rulebook=scenario.book,
        edition=shelf.book(scenario.book).edition,
        level=scenario.level,
        seed=scenario.seed,
        situation=notation.document(scenario.situation),
        question=storage.dump(scenario.question),
        ruling=answer_object(scenario.ruling, lang),
        question_text=question_text(scenario.question, lang),
        key_text=answer_text(scenario.question, scenario.question.key, lang),
        opened_at=at,
    )


def answer_attempt(*, attempt: Attempt, submission: Submission, at: datetime, lang: str = "en") -> Attempt:
    """Mark the attempt with the answer that the submission gives, once; an answered attempt comes back unchanged.

    FormatError when the submission gives no answer: then nothing is marked.
    """
    if attempt.answered_at is not None:
        return attempt
    question = storage.load(attempt.question)
    answer = question.parse(submission)
    marking = grade(question, answer)
    elsewhere = _elsewhere(attempt, lang)
    with transaction.atomic():
        first = Attempt.objects.filter(pk=attempt.pk, answered_at=None).update(
            answered_at=at,
            answer=answer,
            answer_text=answer_text(question, answer, lang),
            right_parts=marking.right,
            parts=marking.of,
            is_right=marking.is_right,
            misconception=marking.misconception.code if marking.misconception else "",
            elsewhere=elsewhere,
        )
        if first:
            _roll_up(attempt, marking, at)
    attempt.refresh_from_db()
    return attempt


def grade_of(attempt: Attempt) -> Grade:
    """The grade that the attempt was given, from what was stored: question and answer."""
    return grade(storage.load(attempt.question), given_answer(attempt))


def given_answer(attempt: Attempt) -> Answer:
    """The answer as it was parsed."""
    return storage.load_answer(attempt.answer)


def _roll_up(attempt: Attempt, marking: Grade, at: datetime) -> None:
    mastery = Mastery.objects.filter(trainee=attempt.trainee_id, rulebook=attempt.rulebook, family=attempt.family).first()
    after = review(mastery.memory if mastery else {}, marking, at)
    rollups.add_to_mastery(attempt, is_right=marking.is_right, review=after)
    rollups.add_to_tally(attempt, marking, at=at)


def _elsewhere(attempt: Attempt, lang: str) -> Sequence[dict[str, Any]]:
    """The other books under which the same question has another answer: book, answer as text, citations."""
    family = catalogue.family(attempt.family)
    if family.revision != attempt.revision:
        return []
    situation = notation.read(attempt.situation)
    others = family.elsewhere(situation, shelf.book(attempt.rulebook))
    return [
        {"book": slug, "answer": answer_text(question, question.key, lang)}
        for slug, question in others.items()
    ]
