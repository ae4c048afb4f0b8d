"""What can be done with a drill: start it, open its next question, answer it, end it early."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime

from django.db import IntegrityError, transaction

from trainer.accounts.models import User
from trainer.assessment.question import Submission
from trainer.assessment.selection import Standing, pick
from trainer.cohorts.models import Cohort
from trainer.practice.course import Course
from trainer.practice.models import LENGTHS, Drill, Place
from trainer.practice.own import next_spot
from trainer.progress.models import Attempt, Mastery, Spot
from trainer.progress.services import answer_attempt, open_attempt
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue
from trainer.scenarios.scenario import Family, NoScenario, Scenario
from trainer.scenarios.seeds import SEED_BITS, Chance, derive
from trainer.scenarios.spots import TOPIC

MOST_TRIES = 5
"""How many scenarios are tried at one position before we say that there is none. Families are proven: one is enough."""


def start_drill(
    *,
    trainee: User,
    rulebook: str,
    topics: Sequence[str],
    level: int,
    length: int,
    at: datetime,
    lang: str = "en",
    seed: int | None = None,
    first: str | None = None,
) -> Drill:
    """Start a drill and open its first question, so that a drill never stands without one.

    `first` names the family to begin with, where the trainee asked for one. NoScenario when nothing can be asked.
    """
    drill = Drill(
        trainee=trainee,
        rulebook=rulebook,
        topics=list(topics),
        level=level,
        length=length,
        seed=secrets.randbits(SEED_BITS) if seed is None else seed,
        started_at=at,
    )
    scenario = next_scenario(drill=drill, position=1, last=None, at=at, first=first)
    with transaction.atomic():
        drill.save(force_insert=True)
        attempt = open_attempt(trainee=trainee, scenario=scenario, at=at, lang=lang)
        Place.objects.create(drill=drill, position=1, attempt=attempt)
    return drill


def start_own_drill(*, trainee: User, cohort: Cohort, at: datetime, lang: str = "en", seed: int | None = None) -> Drill:
    """Start a drill of the cohort's own questions, each once. NoScenario when it has none that can be asked."""
    drill = Drill(
        trainee=trainee,
        rulebook=cohort.rulebook,
        topics=[TOPIC],
        level=1,
        length=min(Spot.objects.for_reader(trainee).filter(cohort=cohort).count(), LENGTHS[-1]),
        seed=secrets.randbits(SEED_BITS) if seed is None else seed,
        cohort=cohort,
        started_at=at,
    )
    own, scenario = next_spot(drill=drill, reader=trainee, position=1, asked=(), at=at)
    with transaction.atomic():
        drill.save(force_insert=True)
        attempt = open_attempt(trainee=trainee, scenario=scenario, at=at, lang=lang, own=own)
        Place.objects.create(drill=drill, position=1, attempt=attempt)
    return drill


def open_place(*, course: Course, reader: User, position: int, at: datetime, lang: str = "en") -> Attempt:
    """The attempt at that position of the reader's own drill: the one that is there, or a new one.

    Two who open the same place at once get the same attempt: the constraint lets one in, the other reads it.
    NoScenario where a drill of own questions has nothing left to ask, since they were taken away.
    """
    drill = course.drill
    families = [spot.family for spot in course.spots]
    own = None
    if drill.topics == [TOPIC]:
        own, scenario = next_spot(drill=drill, reader=reader, position=position, asked=families, at=at)
    else:
        scenario = next_scenario(drill=drill, position=position, last=families[-1] if families else None, at=at)
    try:
        with transaction.atomic():
            attempt = open_attempt(trainee=reader, scenario=scenario, at=at, lang=lang, own=own)
            Place.objects.create(drill_id=drill.pk, position=position, attempt=attempt)
    except IntegrityError:
        return Attempt.objects.get(place__drill=drill.pk, place__position=position)
    return attempt


def answer_place(*, course: Course, attempt: Attempt, submission: Submission, at: datetime) -> Attempt:
    """Mark the attempt (once, see `answer_attempt`), and end the drill with its last answer. FormatError as there."""
    with_this = course.answered + (attempt.answered_at is None)
    if with_this < course.drill.length or course.is_finished:
        return answer_attempt(attempt=attempt, submission=submission, at=at)
    with transaction.atomic():
        attempt = answer_attempt(attempt=attempt, submission=submission, at=at)
        Drill.objects.filter(pk=course.drill.pk, finished_at=None).update(finished_at=at)
    return attempt


def leave_drill(*, drill: Drill, at: datetime) -> None:
    """End the drill where it stands; what is not answered stays unanswered."""
    Drill.objects.filter(pk=drill.pk, finished_at=None).update(finished_at=at)


def next_scenario(*, drill: Drill, position: int, last: str | None, at: datetime, first: str | None = None) -> Scenario:
    """What is asked at that position: a family by the trainee's mastery, never the last one again if there is another.

    The scenario's seed is the drill's seed and the position. NoScenario when the drill's topics ask nothing here.
    """
    book = shelf.book(drill.rulebook)
    families = {family.slug: family for family in catalogue.asked_under(book, drill.topics)}
    standings = _standings(drill)
    for attempt in range(MOST_TRIES):
        if not families:
            break
        again = () if attempt == 0 else (attempt,)
        slug = first if first and first in families else _picked(families, standings, drill, position, again, last, at)
        try:
            return families[slug].scenario(derive(drill.seed, position, *again), book, drill.level)
        except NoScenario:
            del families[slug]
    raise NoScenario(f"drill {drill.pk} at {position}: nothing to ask about {drill.topics} under {drill.rulebook}")


def _picked(
    families: dict[str, Family],
    standings: dict[str, Standing],
    drill: Drill,
    position: int,
    again: tuple[int, ...],
    last: str | None,
    at: datetime,
) -> str:
    chance = Chance(derive(drill.seed, position, *again, "family"))
    return pick(list(families), standings, below=chance.below, at=at, last=last)


def _standings(drill: Drill) -> dict[str, Standing]:
    rows = Mastery.objects.filter(trainee=drill.trainee_id, rulebook=drill.rulebook)
    return {
        family: Standing(attempts, right, due_at)
        for family, attempts, right, due_at in rows.values_list("family", "attempts", "right_attempts", "due_at")
    }
