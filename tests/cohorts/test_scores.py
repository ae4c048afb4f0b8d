"""What the matrix adds up, against arithmetic written out here."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from io import StringIO

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.cast import BEGUN, Cast, answer_wrong, person
from trainer.accounts.models import User
from trainer.assessment import storage
from trainer.cohorts import queries
from trainer.cohorts.exports import harmless, matrix_csv
from trainer.cohorts.models import Cohort
from trainer.cohorts.services import found_cohort, join_cohort
from trainer.cohorts.window import Window
from trainer.progress.models import Attempt, Tally
from trainer.progress.reports import Share
from trainer.wording.questions import say

pytestmark = pytest.mark.django_db

MONDAY, TUESDAY = date(2026, 3, 9), date(2026, 3, 10)


def tally(trainee: User, day: date, topic: str, rulebook: str, attempts: int, right: int) -> None:
    at = datetime(day.year, day.month, day.day, 18, tzinfo=UTC)
    Tally.objects.create(
        trainee=trainee, day=day, topic=topic, rulebook=rulebook, attempts=attempts, right_attempts=right, last_at=at
    )


def figures(shares: Sequence[Share]) -> dict[str, tuple[int, int]]:
    """Right and answered by topic, without the topics in which nothing was answered."""
    told = zip(queries.TOPICS, shares, strict=True)
    return {topic: (share.right, share.attempts) for topic, share in told if share.attempts}


@pytest.fixture
def school(db: None) -> Cohort:
    """Tess, with 3 of 4 and 1 of 2 at side pots, and 0 of 5 at misdeals under another book; and Theo, with none."""
    tess, theo = person("tess"), person("theo")
    cohort = found_cohort(founder=person("ines"), name="Evening school", rulebook="polish", at=BEGUN)
    for trainee in (theo, tess):
        join_cohort(person=trainee, cohort=cohort, at=BEGUN)
    tally(tess, MONDAY, "side-pots", "polish", 4, 3)
    tally(tess, TUESDAY, "side-pots", "polish", 2, 1)
    tally(tess, MONDAY, "misdeals", "tda", 5, 0)
    tally(person("omar"), MONDAY, "side-pots", "polish", 9, 9)
    return cohort


def test_a_row_adds_up_days_and_books(school: Cohort) -> None:
    tess, theo = queries.matrix(queries.trainees(school), queries.tallies(school))
    assert figures(tess.scores) == {"misdeals": (0, 5), "side-pots": (4, 6)}
    assert (tess.total.right, tess.total.attempts, tess.total.percent) == (4, 11, 36)
    assert tess.total.last_at == datetime(2026, 3, 10, 18, tzinfo=UTC)
    assert figures(theo.scores) == {}
    assert (theo.total.percent, theo.total.last_at) == (None, None)


def test_the_cohort_adds_up_its_trainees_and_nobody_else(school: Cohort) -> None:
    assert figures(queries.by_topic(queries.tallies(school))) == {"misdeals": (0, 5), "side-pots": (4, 6)}


@pytest.mark.parametrize(
    ("query", "expected"),
    [
        ({}, {"misdeals": (0, 5), "side-pots": (4, 6)}),
        ({"under": "own"}, {"side-pots": (4, 6)}),
        ({"days": "7"}, {"side-pots": (1, 2)}),
        ({"days": "30", "under": "own"}, {"side-pots": (4, 6)}),
        ({"days": "1e9", "under": "nonsense"}, {"misdeals": (0, 5), "side-pots": (4, 6)}),
    ],
)
def test_a_window_leaves_out_books_and_days(
    school: Cohort, query: dict[str, str], expected: dict[str, tuple[int, int]]
) -> None:
    window = Window.asked(query)
    sixteenth = date(2026, 3, 16)  # seven days back is the tenth, a Tuesday
    shares = queries.by_topic(window.of(queries.tallies(school), rulebook="polish", today=sixteenth))
    assert figures(shares) == expected


def test_a_window_is_asked_for_by_its_own_query() -> None:
    for window in (Window(), Window(True), Window(False, 7), Window(True, 30)):
        query = dict(part.split("=") for part in window.query.split("&") if part)
        assert Window.asked(query) == window


def test_the_matrix_costs_the_same_for_two_and_for_thirty(school: Cohort, client: Client) -> None:
    client.force_login(school.people.get(username="ines"))
    page = f"/cohorts/{school.pk}/"
    client.get(page)  # what is read once and kept
    with CaptureQueriesContext(connection) as few:
        client.get(page)
    for number in range(28):
        trainee = person(f"trainee{number}")
        join_cohort(person=trainee, cohort=school, at=BEGUN)
        tally(trainee, MONDAY, "misdeals", "polish", 3, 2)
    with CaptureQueriesContext(connection) as many:
        answer = client.get(page)
    assert answer.content.count(b"2 of 3") == 28 * 2
    assert len(many) == len(few)


def test_activity_counts_people_once_and_only_recent_answers(school: Cohort) -> None:
    empty = found_cohort(founder=person("olga"), name="Empty", rulebook="tda", at=BEGUN)
    with CaptureQueriesContext(connection) as asked:
        going_on = queries.activity([school, empty], since=TUESDAY)
    assert len(asked) == 1
    assert going_on[school.pk].trainees == 2
    assert (going_on[school.pk].recent.right, going_on[school.pk].recent.attempts) == (1, 2)
    assert going_on[school.pk].last_at == datetime(2026, 3, 10, 18, tzinfo=UTC)
    assert going_on[empty.pk] == queries.Activity()


def test_the_file_has_a_line_a_trainee(school: Cohort) -> None:
    text = matrix_csv(queries.matrix(queries.trainees(school), queries.tallies(school)))
    head, tess, theo = csv.reader(StringIO(text))
    misdeals, side_pots = head.index("Misdeals: answered"), head.index("Side pots: answered")
    assert head[misdeals + 1] == "Misdeals: right"
    assert tess[misdeals : misdeals + 2] == ["5", "0"]
    assert tess[side_pots : side_pots + 2] == ["6", "4"]
    assert (tess[:2], tess[-3:]) == (["tess", ""], ["11", "4", "2026-03-10 18:00"])
    assert theo == ["theo", "", *["0"] * (2 * len(queries.TOPICS) + 2), ""]


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@cmd", "\tx", "\rx"])
def test_a_name_is_never_a_formula(name: str) -> None:
    assert harmless(name) == f"'{name}"
    assert harmless("dora") == "dora"
    assert harmless(3) == 3


def test_wrong_ideas_are_counted_by_trainee_and_time(cast: Cast) -> None:
    answer_wrong(cast.opened)
    since = BEGUN - timedelta(days=1)
    found = queries.wrong_ideas(cast.cohort, since=since, most=10, lang="en")
    assert sum(idea.times for idea in found) == 2
    assert {idea.trainees for idea in found} == {1}
    assert {idea.last_attempt for idea in found} == {cast.answered.pk, cast.opened.pk}
    assert queries.wrong_ideas(cast.elsewhere, since=since, most=10, lang="en") == []
    assert queries.wrong_ideas(cast.cohort, since=BEGUN + timedelta(days=1), most=10, lang="en") == []


def test_wrong_ideas_are_told_in_the_readers_language_and_else_in_that_of_the_answer(cast: Cast) -> None:
    def told() -> list[tuple[str, str]]:
        found = queries.wrong_ideas(cast.cohort, since=BEGUN - timedelta(days=1), most=10, lang="de")
        return [(idea.text, idea.lang) for idea in found]

    [kept] = [
        mistake for mistake in cast.answered.question["mistakes"] if mistake["code"] == cast.answered.misconception
    ]
    assert told() == [(say(storage.load_message(kept), "de"), "de")]
    code = "gone-family/idea"
    question = cast.answered.question | {"shown": cast.answered.question["shown"] | {"mistakes": {code: "As it was."}}}
    question["mistakes"] = [kept | {"code": code}]
    Attempt.objects.filter(pk=cast.answered.pk).update(misconception=code, question=question)
    assert told() == [("As it was.", "en")]
