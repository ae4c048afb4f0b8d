"""The front page: what this is, to strangers; where to go on, to the signed-in."""

from __future__ import annotations

import html
import re

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.cast import BEGUN, Cast, answer_right, person
from tests.pages import refused
from trainer.cohorts.services import found_cohort
from trainer.practice.services import leave_drill
from trainer.progress.models import Mastery

pytestmark = pytest.mark.django_db


def said(browser: Client) -> str:
    """What the front page says, without its markup, in one line."""
    page = browser.get("/").content.decode()
    assert refused(page) == []
    assert page.count("<h1") == 1
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", page)))


def rooms(browser: Client) -> list[str]:
    """Where the navigation leads."""
    nav = browser.get("/").content.decode().split('<nav class="site-nav"')[1].split("</nav>")[0]
    return re.findall(r'href="([^"]+)"', nav)


def test_a_stranger_reads_what_it_is_and_signs_up(client: Client) -> None:
    words = said(client)
    assert "Know the ruling before the floor arrives." in words
    assert "Side pots" in words
    assert "Polish casino sheet" in words
    page = client.get("/").content.decode()
    assert "img/cards.svg" in page
    assert 'href="/accounts/signup/"' in page


def test_the_rooms_are_those_one_may_enter(cast: Cast) -> None:
    assert rooms(cast.browser("nobody")) == ["/try/", "/rulebooks/"]
    assert rooms(cast.browser("tess")) == ["/practice/", "/progress/", "/cohorts/", "/desk/", "/rulebooks/"]


def test_who_teaches_comes_to_the_cohorts_first(cast: Cast) -> None:
    assert rooms(cast.browser("ines")) == ["/cohorts/", "/practice/", "/progress/", "/desk/", "/rulebooks/"]


def test_the_administration_is_shown_to_staff_alone(cast: Cast) -> None:
    assert 'href="/admin/"' in cast.browser("sam").get("/").content.decode()
    assert 'href="/admin/"' not in cast.browser("ines").get("/").content.decode()


def test_what_the_signed_in_see_is_stored_nowhere(cast: Cast) -> None:
    for address in ("/", "/progress/", "/cohorts/", "/rulebooks/", "/accounts/email/"):
        assert "no-store" in cast.browser("tess").get(address)["Cache-Control"], address
    assert not cast.browser("nobody").get("/rulebooks/").has_header("Cache-Control")


def test_the_room_one_is_in_is_marked(cast: Cast) -> None:
    page = cast.browser("tess").get("/cohorts/").content.decode()
    assert re.findall(r'href="([^"]+)"\s+aria-current="page"', page) == ["/cohorts/"]


def test_who_has_a_drill_going_goes_on_with_it(cast: Cast) -> None:
    browser = cast.browser("tess")
    words = said(browser)
    assert "Go on with your drill" in words
    assert "1 of 5 answered, 0 right" in words
    assert f'href="/practice/{cast.drill.pk}/"' in browser.get("/").content.decode()


def test_a_drill_that_was_ended_is_not_gone_on_with(cast: Cast) -> None:
    leave_drill(drill=cast.drill, at=BEGUN)
    words = said(cast.browser("tess"))
    assert "Go on with your drill" not in words
    assert "Deal the next drill" in words


def test_somebody_elses_drill_is_not_theirs(cast: Cast) -> None:
    assert "Go on with your drill" not in said(cast.browser("theo"))


def test_last_results_are_ones_own_and_answered(cast: Cast) -> None:
    page = cast.browser("tess").get("/").content.decode()
    assert f'href="/progress/attempts/{cast.answered.pk}/"' in page
    assert f'href="/progress/attempts/{cast.opened.pk}/"' not in page
    assert f'href="/progress/attempts/{cast.answered.pk}/"' not in cast.browser("ines").get("/").content.decode()


def test_what_is_due_again_can_be_practised_at_once(cast: Cast) -> None:
    answer_right(cast.opened)
    Mastery.objects.filter(family=cast.opened.family).update(due_at=BEGUN)
    page = html.unescape(cast.browser("tess").get("/").content.decode())
    assert "Due again" in page
    assert 'href="/practice/?book=polish&topic=side-pots"' in page


def test_an_instructor_sees_what_goes_on_before_anything_else(cast: Cast) -> None:
    words = said(cast.browser("ines"))
    assert words.index("You teach") < words.index("Take a seat yourself")
    assert "Evening school" in words
    assert "Last answer 2 Mar, 17:30" in words


def test_a_newcomer_is_told_what_to_do_next() -> None:
    browser = Client()
    browser.force_login(person("nora"))
    words = said(browser)
    for step in ("Deal your first drill", "Nothing answered yet.", "Join with a code", "Found a cohort"):
        assert step in words


def test_the_front_page_costs_the_same_with_many_cohorts(cast: Cast) -> None:
    browser = cast.browser("ines")
    browser.get("/")
    with CaptureQueriesContext(connection) as few:
        browser.get("/")
    for number in range(8):
        found_cohort(founder=cast.ines, name=f"School {number}", rulebook="tda", at=BEGUN)
    with CaptureQueriesContext(connection) as many:
        page = browser.get("/").content.decode()
    assert len(many) == len(few)
    assert page.count('class="tile"') == 6
