"""What can be done to an attempt: open it, answer it once. Both keep the plain text that was shown."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime
from typing import Any

from django.db import connection, transaction

from trainer.accounts.models import User
from trainer.assessment import storage
from trainer.assessment.grading import Grade, grade
from trainer.assessment.mastery import review
from trainer.assessment.question import Answer, Submission
from trainer.poker import notation
from trainer.poker.situation import SituationError
from trainer.progress import rollups
from trainer.progress.models import Attempt
from trainer.rulebooks import shelf
from trainer.rulings.ruling import Ruling
from trainer.scenarios import catalogue, spots
from trainer.scenarios.scenario import Family, Scenario
from trainer.wording.answers import answer_object
from trainer.wording.questions import answer_text, option_labels, prompt_text, question_text, say, title

log = logging.getLogger(__name__)

MOST_CITATIONS_ELSEWHERE = 4
"""How many rules of another book the table "under other rulebooks" names at most."""


def open_attempt(
    *, trainee: User, scenario: Scenario, at: datetime, lang: str = "en", own: spots.Spot | None = None
) -> Attempt:
    """Write down that `scenario` is put before `trainee`: recipe, situation, question, ruling, and the texts shown.

    `own` is the spot that the scenario was made of, where it is an instructor's own question and no family's.
    """
    attempt = as_attempt(scenario, at=at, lang=lang, own=own)
    attempt.trainee = trainee
    attempt.save(force_insert=True)
    return attempt


def as_attempt(scenario: Scenario, *, at: datetime, lang: str = "en", own: spots.Spot | None = None) -> Attempt:
    """The scenario as an attempt of nobody's that is kept nowhere: what a stranger tries."""
    family = own or catalogue.family(scenario.family)
    return Attempt(
        family=scenario.family,
        topic=family.topic,
        revision=scenario.revision,
        rulebook=scenario.book,
        edition=shelf.book(scenario.book).edition,
        level=scenario.level,
        seed=scenario.seed,
        situation=notation.document(scenario.situation),
        question=storage.dump(scenario.question) | {"shown": _shown(family, scenario, lang)},
        ruling=answer_object(scenario.ruling, lang),
        question_text=question_text(scenario.question, lang),
        key_text=answer_text(scenario.question, scenario.question.key, lang),
        opened_at=at,
    )


def retold(attempt: Attempt, lang: str) -> Attempt:
    """The open attempt in the language that its reader has chosen meanwhile, and kept so.

    An answered one stays as it was seen, and so does one whose family is gone or changed.
    """
    family = _family_of(attempt)
    is_settled = attempt.answered_at is not None or attempt.question["shown"]["lang"] == lang
    if is_settled or family is None or family.revision != attempt.revision:
        return attempt
    situation = attempt.moment
    told = Scenario(
        family=attempt.family,
        revision=attempt.revision,
        book=attempt.rulebook,
        level=attempt.level,
        seed=attempt.seed,
        situation=situation,
        ruling=family.rule(situation, shelf.book(attempt.rulebook)),
        question=storage.load(attempt.question),
        wrong={},
    )
    own = family if isinstance(family, spots.Spot) else None
    fresh = as_attempt(told, at=attempt.opened_at, lang=lang, own=own)
    texts = {name: getattr(fresh, name) for name in ("question", "ruling", "question_text", "key_text")}
    if Attempt.objects.filter(pk=attempt.pk, answered_at=None).update(**texts):
        _set(attempt, texts)
    return attempt


def answer_attempt(*, attempt: Attempt, submission: Submission, at: datetime) -> Attempt:
    """Mark the attempt with the answer that the submission gives, once; an answered attempt comes back unchanged.

    FormatError when the submission gives no answer: then nothing is marked. Of several submissions at the same time one
    is marked and the others come back with that marking. The time kept is never before that of the trainee's last
    answer to the same family, so that the attempts tell the order in which Mastery saw them.
    """
    if attempt.answered_at is not None:
        return attempt
    marking, marked = _marking(attempt, submission)
    with transaction.atomic():
        _one_answer_at_a_time(attempt.trainee_id)
        memory = rollups.memory_of(attempt)
        marked["answered_at"] = at = rollups.after_the_last(at, memory)
        is_first = rollups.mark(attempt, marked)
        if is_first:
            rollups.add_to_mastery(attempt, is_right=marking.is_right, review=review(memory, marking, at))
            rollups.add_to_tally(attempt, marking, at=at)
    if is_first:
        _set(attempt, marked)
    else:
        attempt.refresh_from_db()
    return attempt


def answer_unkept(*, attempt: Attempt, submission: Submission, at: datetime) -> Attempt:
    """Mark an attempt of nobody's (see `as_attempt`), as any other is marked; nothing is kept. FormatError as there."""
    _, marked = _marking(attempt, submission)
    _set(attempt, marked | {"answered_at": at})
    return attempt


def grade_of(attempt: Attempt) -> Grade:
    """The grade that the attempt was given, from what was stored: question and answer."""
    return grade(storage.load(attempt.question), given_answer(attempt))


def given_answer(attempt: Attempt) -> Answer:
    """The answer as it was parsed."""
    return storage.load_answer(attempt.answer)


# ---- opening -----------------------------------------------------------------------------------------


def _shown(family: Family | spots.Spot, scenario: Scenario, lang: str) -> dict[str, Any]:
    """Every text of the question, and its exhibits: a review needs nothing else, whatever becomes of the family."""
    question = scenario.question
    return {
        "lang": lang,
        "title": family.title if isinstance(family, spots.Spot) else title(family.slug, lang),
        "prompt": prompt_text(question, lang),
        "options": option_labels(question, lang),
        "mistakes": {idea.code: say(idea, lang) for idea in question.mistakes.values()},
        "exhibits": _exhibits(family, scenario),
        "ruling": family.ruling,
    }


def _exhibits(family: Family | spots.Spot, scenario: Scenario) -> list[str]:
    if isinstance(family, spots.Spot):
        return list(spots.exhibits_of(scenario.situation))
    return list(family.exhibits)


# ---- answering ---------------------------------------------------------------------------------------


def _marking(attempt: Attempt, submission: Submission) -> tuple[Grade, dict[str, Any]]:
    """The grade of what was submitted, and what the attempt keeps of it, in the language in which it was asked."""
    question, shown = storage.load(attempt.question), attempt.question["shown"]
    answer = question.parse(submission)
    marking = grade(question, answer)
    return marking, {
        "answer": list(answer) if isinstance(answer, tuple) else answer,
        "answer_text": answer_text(question, answer, shown["lang"], shown["options"]),
        "right_parts": marking.right,
        "parts": marking.of,
        "is_right": marking.is_right,
        "misconception": marking.misconception.code if marking.misconception else "",
        "elsewhere": _elsewhere(attempt, shown["lang"]),
    }


def _set(attempt: Attempt, marked: dict[str, Any]) -> None:
    for name, value in marked.items():
        setattr(attempt, name, value)


def _one_answer_at_a_time(trainee: int) -> None:
    """Hold the trainee's row until the transaction ends, where others could read meanwhile (on SQLite none can)."""
    if connection.features.has_select_for_update:
        User.objects.select_for_update(no_key=True).filter(pk=trainee).values_list("pk", flat=True).get()


def _elsewhere(attempt: Attempt, lang: str) -> Sequence[dict[str, Any]]:
    """The other books under which the same question has another answer: book, answer as text, the rules that say so.

    Nothing where the family is gone or changed: it would speak of another question.
    """
    family = _family_of(attempt)
    if family is None or family.revision != attempt.revision:
        return []
    situation = attempt.moment
    try:
        others = family.elsewhere(situation, shelf.book(attempt.rulebook))
        return [
            {
                "book": slug,
                "answer": answer_text(question, question.key, lang),
                "citations": _rules_behind(family.rule(situation, shelf.book(slug)), attempt.ruling),
            }
            for slug, question in others.items()
        ]
    except (SituationError, KeyError):
        log.exception("attempt %s: %s cannot be asked under other books", attempt.pk, attempt.family)
        return []


def _family_of(attempt: Attempt) -> Family | spots.Spot | None:
    """The family, or the spot as the attempt tells it: whether its instructor keeps it still does not matter."""
    if spots.is_spot(attempt.family):
        shown = attempt.question["shown"]
        return spots.Spot(attempt.family, shown["title"], shown["ruling"])
    return catalogue.families().get(attempt.family)


def _rules_behind(ruling: Ruling[Any], here: dict[str, Any]) -> list[dict[str, str]]:
    """The rules of another ruling's steps: those of the steps that are not taken here, or of all where all are."""
    taken = {step["code"] for step in here["steps"]}
    steps = [step for step in ruling.steps if step.code.value not in taken] or ruling.steps
    cited = {
        (citation.book, citation.rule): citation.status.value
        for step in steps
        for citation in step.citations
        if citation.rule is not None
    }
    rules = [{"book": book, "rule": rule, "status": status} for (book, rule), status in cited.items()]
    return rules[:MOST_CITATIONS_ELSEWHERE]
