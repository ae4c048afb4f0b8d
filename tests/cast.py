"""The cast of the tests: Tess trains, Theo trains beside her, Ines teaches them, Omar belongs elsewhere, Sam is staff.

`cast` is their fixture. Tess is in the middle of a drill: its first question is answered, wrong by a recognised wrong
idea, its second one is open. Ines keeps a spot as a question of the cohort's own. Omar teaches a cohort of his own: an
instructor, but not of anybody here.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from django.test import Client

from trainer.accounts.models import User
from trainer.assessment import storage
from trainer.cohorts.models import Cohort
from trainer.cohorts.services import found_cohort, join_cohort
from trainer.desk import presets
from trainer.poker import notation
from trainer.practice.course import Course, course
from trainer.practice.models import Drill
from trainer.practice.services import open_place, start_drill
from trainer.progress.models import Attempt, Spot
from trainer.progress.services import answer_attempt
from trainer.progress.spots import save_spot

BEGUN = datetime(2026, 3, 2, 17, 30, tzinfo=UTC)
"""When the cohorts were founded and the drill was started: a Monday."""

PASSWORD = "burn-one-turn-one"

PEOPLE = ("nobody", "tess", "theo", "ines", "omar", "sam")
"""Everybody who may come to an address; `nobody` is not signed in."""


@dataclass(frozen=True, slots=True)
class Cast:
    """The people, their cohorts, and what Tess has done so far."""

    tess: User
    theo: User
    ines: User
    omar: User
    sam: User
    cohort: Cohort
    elsewhere: Cohort
    drill: Drill
    answered: Attempt
    opened: Attempt
    spot: Spot

    def browser(self, name: str) -> Client:
        """A browser in which that person is signed in (`nobody`: none)."""
        browser = Client()
        if name != "nobody":
            browser.force_login(getattr(self, name))
        return browser


def assemble() -> Cast:
    """Everybody in their places."""
    tess, theo, ines, omar = (person(name) for name in ("tess", "theo", "ines", "omar"))
    cohort = found_cohort(founder=ines, name="Evening school", rulebook="polish", at=BEGUN)
    elsewhere = found_cohort(founder=omar, name="Another house", rulebook="tda", at=BEGUN)
    for trainee in (tess, theo):
        join_cohort(person=trainee, cohort=cohort, at=BEGUN)
    drill = start_drill(trainee=tess, rulebook="polish", topics=["side-pots"], level=1, length=5, at=BEGUN, seed=7)
    answered = answer_wrong(drill.places.get().attempt)
    opened = open_place(course=course_of(drill), reader=tess, position=2, at=BEGUN)
    sam = User.objects.create_superuser("sam", password=PASSWORD)
    spot = keep_spot(ines, cohort)
    return Cast(tess, theo, ines, omar, sam, cohort, elsewhere, drill, answered, opened, spot)


def keep_spot(author: User, cohort: Cohort, preset: str = "odd-chip") -> Spot:
    """One of the desk's presets, kept as a question of the cohort's own."""
    chosen = presets.preset(preset)
    return save_spot(
        author=author,
        cohort_id=cohort.pk,
        title=chosen.title,
        question=chosen.question,
        rulebook=chosen.book,
        situation=notation.read(chosen.document),
        at=BEGUN,
    )


def person(name: str) -> User:
    """Somebody new."""
    return User.objects.create_user(name, password=PASSWORD)


def course_of(drill: Drill) -> Course:
    """The drill and how far it has come."""
    found = course(drill.trainee, drill.pk)
    assert found is not None
    return found


def answer_right(attempt: Attempt, at: datetime = BEGUN) -> Attempt:
    """The attempt, answered as its key says."""
    question = storage.load(attempt.question)
    return answer_attempt(attempt=attempt, submission=question.submission(question.key), at=at)


def answer_wrong(attempt: Attempt, at: datetime = BEGUN) -> Attempt:
    """The attempt, answered by the first wrong idea that it knows."""
    question = storage.load(attempt.question)
    return answer_attempt(attempt=attempt, submission=question.submission(next(iter(question.mistakes))), at=at)
