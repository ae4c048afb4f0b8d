"""The demo: loaded once, made by the real generator and grader, never in production unasked."""

from __future__ import annotations

from io import StringIO

import pytest
from django.core.management import CommandError, call_command
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from trainer.accounts.models import User
from trainer.assessment import storage
from trainer.assessment.grading import grade
from trainer.cohorts.models import Cohort
from trainer.library import demo
from trainer.progress import rollups
from trainer.progress.models import Attempt
from trainer.scenarios import catalogue

pytestmark = pytest.mark.django_db


def run(**options: bool) -> str:
    said = StringIO()
    call_command("demo", stdout=said, **options)
    return said.getvalue()


@pytest.fixture
def _developer(settings) -> None:
    settings.DEBUG = True


@pytest.mark.usefixtures("_developer")
def test_a_week_of_a_cohort_is_there_and_adds_up() -> None:
    said = run()
    cohort = Cohort.objects.get()
    roles = sorted(cohort.memberships.values_list("role", flat=True))
    assert roles == ["instructor"] + ["trainee"] * 6
    for name in (demo.INSTRUCTOR, demo.STAFF, *(trainee.name for trainee in demo.TRAINEES)):
        assert name in said
        assert Client().login(username=name, password=demo.PASSWORD)

    attempts = Attempt.objects.all()
    assert attempts.count() == sum(sum(trainee.questions) for trainee in demo.TRAINEES)
    assert {*attempts.values_list("topic", flat=True)} == {*catalogue.SYLLABUS}
    assert attempts.exclude(misconception="").exists()
    assert attempts.filter(is_right=True).exists()
    now = timezone.now()
    for attempt in attempts:
        marking = grade(storage.load(attempt.question), storage.load_answer(attempt.answer))
        assert (attempt.is_right, attempt.right_parts) == (marking.is_right, marking.right)
        assert attempt.opened_at < attempt.answered_at < now
        assert (now - attempt.answered_at).days < 9
    assert rollups.differences() == []


@pytest.fixture
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A demo that is made quickly: one trainee, one day."""
    monkeypatch.setattr(demo, "TRAINEES", (demo.Trainee("tess", 0.5, questions=(3,)),))


@pytest.mark.usefixtures("_developer", "_small")
def test_a_second_load_changes_nothing_and_costs_one_query() -> None:
    run()
    people, attempts = User.objects.count(), Attempt.objects.count()
    with CaptureQueriesContext(connection) as asked:
        said = run()
    assert len(asked) == 1
    assert demo.PASSWORD in said
    Cohort.objects.get().delete()
    run()
    assert (User.objects.count(), Attempt.objects.count()) == (people, attempts)


@pytest.mark.usefixtures("_small")
def test_production_has_no_known_passwords(settings) -> None:
    settings.DEBUG = False
    with pytest.raises(CommandError, match="--force"):
        run()
    assert not User.objects.exists()
    run(force=True)
    assert User.objects.filter(username=demo.STAFF, is_superuser=True).exists()


@pytest.mark.usefixtures("_developer", "_small")
def test_somebody_who_is_there_already_keeps_their_password() -> None:
    User.objects.create_user("tess", password="burn-one-turn-one")
    run()
    assert Client().login(username="tess", password="burn-one-turn-one")
