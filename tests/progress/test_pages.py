"""The pages of progress: shares, days, the list of answers with its filters, one attempt as it was shown."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta

import pytest
import time_machine
from django.template import Context, Template
from django.template.loader import render_to_string
from django.test import Client
from django.utils.html import strip_tags
from django.utils.translation import override

from tests.drills import attempt_at, drill, person, right_fields, wrong_fields
from tests.pages import refused
from tests.scenarios.sample import FAMILIES, put_on
from trainer.accounts.models import User
from trainer.progress.chart import HEIGHT, chart
from trainer.progress.models import Attempt
from trainer.progress.reports import Day, by_book, by_day, by_topic
from trainer.progress.services import answer_attempt
from trainer.progress.sheets import Part
from trainer.scenarios import catalogue

pytestmark = pytest.mark.django_db

MONDAY = datetime(2026, 3, 2, 18, 0, tzinfo=UTC)


@pytest.fixture
def tess(monkeypatch: pytest.MonkeyPatch) -> User:
    put_on(monkeypatch)
    return person("tess")


@pytest.fixture
def client(tess: User) -> Client:
    browser = Client()
    browser.force_login(tess)
    return browser


def answered(
    trainee: User, family: str, *, at: datetime, right: bool = True, rulebook: str = "polish", seed: int = 1
) -> Attempt:
    with pytest.MonkeyPatch.context() as patch:
        put_on(patch, family)
        attempt = attempt_at(drill(trainee, rulebook=rulebook, seed=seed, at=at), 1)
        fields = right_fields(attempt) if right else wrong_fields(attempt)
        return answer_attempt(attempt=attempt, submission=fields, at=at)


def a_week(trainee: User) -> None:
    """Monday: two right, one wrong; Wednesday: one wrong under another house."""
    answered(trainee, "sample-amount", at=MONDAY)
    answered(trainee, "sample-allocation", at=MONDAY + timedelta(minutes=1))
    answered(trainee, "sample-amount", at=MONDAY + timedelta(minutes=2), right=False, seed=2)
    answered(trainee, "sample-choice", at=MONDAY + timedelta(days=2), right=False, rulebook="tda")


def test_shares_are_added_up_by_topic_and_by_book(tess: User) -> None:
    a_week(tess)
    a_week(person("theo"))
    topics = by_topic(tess, at=MONDAY)
    assert [topic.slug for topic in topics] == list(catalogue.SYLLABUS)
    assert {topic.slug: (topic.right, topic.attempts, topic.percent) for topic in topics if topic.attempts} == {
        "misdeals": (0, 1, 0),
        "side-pots": (1, 2, 50),
        "split-pots": (1, 1, 100),
    }
    assert all(topic.percent is None for topic in topics if not topic.attempts)
    assert [(share.slug, share.right, share.attempts) for share in by_book(tess)] == [("polish", 2, 3), ("tda", 0, 1)]


def test_a_share_is_rounded_down_so_that_100_means_all(tess: User) -> None:
    answered(tess, "sample-amount", at=MONDAY)
    answered(tess, "sample-amount", at=MONDAY, seed=2)
    answered(tess, "sample-amount", at=MONDAY, seed=3, right=False)
    assert by_book(tess)[0].percent == 66


def test_what_is_due_again_is_counted(tess: User) -> None:
    a_week(tess)
    due = {share.slug: share.due for share in by_topic(tess, at=MONDAY + timedelta(days=60)) if share.due}
    assert due == {"misdeals": 1, "side-pots": 1, "split-pots": 1}
    assert not any(share.due for share in by_topic(tess, at=MONDAY + timedelta(minutes=3)))


def test_every_day_is_there_also_those_without_an_answer(tess: User) -> None:
    a_week(tess)
    days = by_day(tess, days=4, today=date(2026, 3, 5))
    assert [(day.day.day, day.attempts, day.right) for day in days] == [(2, 3, 2), (3, 0, 0), (4, 1, 0), (5, 0, 0)]


def test_the_bars_of_the_chart_stand_on_each_other() -> None:
    drawn = chart([Day(date(2026, 3, 2), 10, 6), Day(date(2026, 3, 3))])
    bar, empty = drawn.bars
    # The scale ends at 10 and the chart is 180 high with 10 above and 26 below: a unit is 14.4.
    assert (bar.right_height, bar.wrong_height) == (86.4, 57.6)
    assert bar.right_y + bar.right_height == pytest.approx(HEIGHT - 26)
    assert bar.wrong_y + bar.wrong_height == pytest.approx(bar.right_y)
    assert (empty.right_height, empty.wrong_height) == (0, 0)
    assert [rung.value for rung in drawn.rungs] == [0, 5, 10]


def test_the_page_says_how_one_is_doing(client: Client, tess: User) -> None:
    a_week(tess)
    with time_machine.travel(MONDAY + timedelta(days=3), tick=False):
        html = client.get("/progress/").content.decode()
    assert refused(html) == []
    assert re.search(r"<dd>\s*50%\s*</dd>", html)
    assert "1 of 2 right" in html
    assert "2 March 2026" in html
    assert html.count('class="bar-right"') == 1
    assert html.count('class="bar-wrong"') == 2
    assert html.count("/progress/attempts/") == 5


def test_before_the_first_answer_it_says_what_to_do(client: Client) -> None:
    for address in ("/progress/", "/progress/attempts/"):
        html = client.get(address).content.decode()
        assert "Start a drill" in html
        assert 'href="/practice/"' in html
        assert "<select" not in html


@pytest.mark.parametrize(
    ("query", "count"),
    [
        ("", 4),
        ("book=tda", 1),
        ("topic=side-pots", 2),
        ("right=yes", 2),
        ("right=no&topic=side-pots", 1),
        ("book=german", 0),
    ],
)
def test_the_list_is_narrowed_down(client: Client, tess: User, query: str, count: int) -> None:
    a_week(tess)
    a_week(person("theo"))
    html = client.get(f"/progress/attempts/?{query}").content.decode()
    assert len(re.findall(r'href="/progress/attempts/\d+/"', html)) == count
    assert ("No answer is like that" in html) == (count == 0)


def test_the_list_is_paged_and_keeps_its_filter(client: Client, tess: User) -> None:
    for seed in range(27):
        answered(tess, "sample-amount", at=MONDAY + timedelta(minutes=seed), seed=seed)
    first = client.get("/progress/attempts/?topic=side-pots").content.decode()
    assert len(re.findall(r'href="/progress/attempts/\d+/"', first)) == 25
    assert "topic=side-pots&amp;page=2" in first
    second = client.get("/progress/attempts/?topic=side-pots&page=2").content.decode()
    assert len(re.findall(r'href="/progress/attempts/\d+/"', second)) == 2
    assert client.get("/progress/attempts/?page=nonsense").status_code == 200
    assert client.get("/progress/attempts/?page=999").status_code == 200


@pytest.mark.parametrize("family", FAMILIES)
def test_an_attempt_is_shown_as_it_was(client: Client, tess: User, family: str) -> None:
    attempt = answered(tess, family, at=MONDAY, right=False)
    html = client.get(f"/progress/attempts/{attempt.pk}/").content.decode()
    assert refused(html) == []
    assert html.count("<h1") == 1
    words = FAMILIES[family].words
    for said in (
        words["title"],
        words["prompt"],
        words["first-slip"],
        "2 March 2026, 18:00 UTC",
        "Polish casino sheet",
    ):
        assert said in html
    assert "<form" not in html.partition("<main")[2].partition("</main>")[0]
    assert "felt-cloth" in html


def test_an_open_attempt_and_a_strangers_are_nowhere(client: Client, tess: User) -> None:
    mine = attempt_at(drill(tess), 1)
    theirs = answered(person("theo"), "sample-amount", at=MONDAY)
    for attempt in (mine, theirs):
        assert client.get(f"/progress/attempts/{attempt.pk}/").status_code == 404
    assert client.get("/progress/attempts/999999/").status_code == 404


def test_who_is_not_signed_in_is_sent_to_do_so() -> None:
    for path in ("", "attempts/", "attempts/1/"):
        assert Client().get(f"/progress/{path}")["Location"].startswith("/accounts/login/")


def test_wrong_methods_are_refused(client: Client) -> None:
    for path in ("", "attempts/", "attempts/1/"):
        assert client.post(f"/progress/{path}").status_code == 405


def test_staff_look_at_history_and_cannot_change_it(tess: User) -> None:
    a_week(tess)
    sam = User.objects.create_superuser("sam", "", "burn-one-turn-one")
    browser = Client()
    browser.force_login(sam)
    attempt = Attempt.objects.first()
    assert attempt is not None
    for model in ("progress/attempt", "progress/mastery", "progress/tally", "practice/drill"):
        assert browser.get(f"/admin/{model}/").status_code == 200
        assert browser.get(f"/admin/{model}/add/").status_code == 403
    page = browser.get(f"/admin/progress/attempt/{attempt.pk}/change/")
    assert page.status_code == 200
    assert 'name="_save"' not in page.content.decode()
    assert browser.post(f"/admin/progress/attempt/{attempt.pk}/change/", {"level": 3}).status_code == 403
    assert browser.post(f"/admin/progress/attempt/{attempt.pk}/delete/", {"post": "yes"}).status_code == 403
    drill_page = browser.get(f"/admin/practice/drill/{attempt.place.drill_id}/change/")
    assert drill_page.status_code == 200


def test_what_was_left_blank_is_said_in_words() -> None:
    parts = [
        Part("1", is_right=True, given="Seat 4", right="Seat 4"),
        Part("2", is_right=False, given="", right="Seat 1"),
    ]
    surplus = Part("3", is_right=False, given="Seat 2", right="")
    html = render_to_string("questions/marked.html", {"marked": {"of": 3, "parts": [*parts, surplus]}, "sheet": {}})
    cells = [" ".join(strip_tags(cell).split()) for cell in re.findall(r"<td>(.*?)</td>", html, re.DOTALL)]
    assert cells == ["Seat 4", "Seat 4", "no answer", "Seat 1", "Seat 2", "nothing more"]


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "40%"), ("pl", "40%"), ("de", "40\xa0%"), ("el", "40%"), ("hu", "40%")]
)
def test_a_share_stands_as_the_readers_language_writes_it(lang: str, said: str) -> None:
    with override(lang):
        assert Template("{% load terms %}{{ 40|percent }}").render(Context()) == said
