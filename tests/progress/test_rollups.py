"""Rollups: counted answer by answer, they equal what the attempts alone make of them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from io import StringIO

import pytest
from django.core.management import CommandError, call_command

from tests.drills import NOON, attempt_at, drill, person, right_fields, wrong_fields
from tests.scenarios.sample import put_on
from trainer.accounts.models import User
from trainer.practice.course import course
from trainer.practice.services import answer_place, open_place
from trainer.progress import rollups
from trainer.progress.models import Attempt, Mastery, Tally
from trainer.progress.services import answer_attempt

pytestmark = pytest.mark.django_db


def drilled(trainee: User, *, rulebook: str, seed: int, at: datetime, length: int = 10) -> None:
    """Drill to the end, every third answer wrong, a minute and some for each."""
    begun = drill(trainee, rulebook=rulebook, seed=seed, at=at, length=length)
    for position in range(1, length + 1):
        stands = course(trainee, begun.pk)
        assert stands is not None
        spot = stands.at(position)
        attempt = (
            Attempt.objects.get(pk=spot.attempt)
            if spot
            else open_place(course=stands, reader=trainee, position=position, at=at)
        )
        stands = course(trainee, begun.pk)
        assert stands is not None
        fields = wrong_fields(attempt) if position % 3 == 0 else right_fields(attempt)
        at += timedelta(seconds=67, microseconds=123_457)
        answer_place(course=stands, attempt=attempt, submission=fields, at=at)


@pytest.fixture
def a_few_days(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two trainees, two books, three days, one of them round midnight."""
    put_on(monkeypatch)
    tess, theo = person("tess"), person("theo")
    drilled(tess, rulebook="polish", seed=1, at=NOON)
    drilled(tess, rulebook="tda", seed=2, at=datetime(2026, 3, 5, 23, 55, tzinfo=UTC))
    drilled(theo, rulebook="polish", seed=3, at=NOON + timedelta(hours=3))
    drilled(tess, rulebook="polish", seed=4, at=NOON + timedelta(days=2), length=20)


@pytest.mark.usefixtures("a_few_days")
def test_the_kept_rows_are_those_that_the_attempts_make() -> None:
    assert rollups.differences() == []
    assert sum(Tally.objects.values_list("attempts", flat=True)) == 50
    assert sum(Mastery.objects.values_list("attempts", flat=True)) == 50


@pytest.mark.usefixtures("a_few_days")
def test_rebuilding_reproduces_them_exactly() -> None:
    def rows() -> list[list[dict[str, object]]]:
        return [
            sorted(
                ({name: value for name, value in row.items() if name != "id"} for row in model.objects.values()),
                key=str,
            )
            for model in (Mastery, Tally)
        ]

    before = rows()
    Tally.objects.first().delete()  # type: ignore[union-attr]
    Mastery.objects.update(attempts=99, memory={})
    said = StringIO()
    call_command("rebuild_stats", stdout=said)
    assert rows() == before
    assert said.getvalue().startswith(f"{Mastery.objects.count()} masteries")


@pytest.mark.usefixtures("a_few_days")
def test_the_check_changes_nothing_and_names_what_differs() -> None:
    said = StringIO()
    call_command("rebuild_stats", "--check", stdout=said)
    assert "what the attempts make" in said.getvalue()
    Tally.objects.filter(pk=Tally.objects.first().pk).update(right_attempts=77)  # type: ignore[union-attr]
    with pytest.raises(CommandError, match="1 differ"):
        call_command("rebuild_stats", "--check", stdout=said)
    assert Tally.objects.filter(right_attempts=77).exists()


def test_a_tally_counts_attempts_and_parts_of_one_utc_day(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on(monkeypatch, "sample-allocation")
    tess = person("tess")
    for seed, fields, at in [
        (1, right_fields, datetime(2026, 3, 4, 23, 59, 59, tzinfo=UTC)),
        (2, wrong_fields, datetime(2026, 3, 4, 9, 0, tzinfo=UTC)),
        (3, right_fields, datetime(2026, 3, 5, 0, 0, tzinfo=UTC)),
    ]:
        attempt = attempt_at(drill(tess, seed=seed), 1)
        answer_attempt(attempt=attempt, submission=fields(attempt), at=at)
    first, second = Tally.objects.order_by("day")
    # Two pots are two parts: two right, then one of two (the main pot), so three of four.
    assert (first.attempts, first.right_attempts, first.right_parts, first.parts) == (2, 1, 3, 4)
    assert (second.attempts, second.right_attempts) == (1, 1)
    assert first.last_at >= datetime(2026, 3, 4, 23, 59, 59, tzinfo=UTC)


def test_answers_to_one_family_never_stand_at_the_same_time_or_before(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on(monkeypatch, "sample-amount")
    tess = person("tess")
    times = []
    for seed, at in [(1, NOON), (2, NOON), (3, NOON - timedelta(hours=1))]:
        attempt = attempt_at(drill(tess, seed=seed), 1)
        times.append(answer_attempt(attempt=attempt, submission=right_fields(attempt), at=at).answered_at)
    tick = timedelta(microseconds=1)
    assert times == [NOON, NOON + tick, NOON + 2 * tick]
    assert rollups.differences() == []


def test_a_right_answer_is_due_later_than_a_wrong_one(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on(monkeypatch, "sample-amount")
    due = []
    for name, fields in (("tess", right_fields), ("theo", wrong_fields)):
        attempt = attempt_at(drill(person(name)), 1)
        answer_attempt(attempt=attempt, submission=fields(attempt), at=NOON)
        due.append(Mastery.objects.get(trainee__username=name).due_at)
    assert due[0] > due[1] > NOON
