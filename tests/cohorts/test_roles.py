"""What the reader of a page is by their memberships is read with the reader, anew for each page."""

import re

from django.contrib.sessions.models import Session
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.cast import Cast
from trainer.cohorts.models import Membership
from trainer.cohorts.roles import Backend, teaches


def first_room(browser: Client) -> str:
    head = re.search(r'<nav class="site-nav".*?</nav>', browser.get("/rulebooks/").content.decode(), re.DOTALL)
    assert head
    return re.findall(r'href="([^"]+)"', head[0])[0]


def test_a_role_that_is_taken_away_is_gone_on_the_next_page(cast: Cast) -> None:
    browser = cast.browser("ines")
    assert first_room(browser) == "/cohorts/"
    Membership.objects.filter(person=cast.ines).update(role=Membership.Role.TRAINEE)
    assert first_room(browser) == "/practice/"
    Membership.objects.filter(person=cast.ines).update(role=Membership.Role.INSTRUCTOR)
    assert first_room(browser) == "/cohorts/"
    Membership.objects.filter(person=cast.ines).delete()
    assert first_room(browser) == "/practice/"


def test_reader_and_role_are_one_query(cast: Cast) -> None:
    with CaptureQueriesContext(connection) as asked:
        ines = Backend().get_user(cast.ines.pk)
        tess = Backend().get_user(cast.tess.pk)
        roles = [teaches(ines), teaches(tess)]
    assert roles == [True, False]
    assert len(asked) == 2


def test_somebody_read_in_another_way_has_the_same_role(cast: Cast) -> None:
    assert teaches(cast.ines)
    assert not teaches(cast.tess)
    assert not teaches(None)


def test_who_may_not_sign_in_any_more_is_nobody(cast: Cast) -> None:
    browser = cast.browser("tess")
    cast.tess.is_active = False
    cast.tess.save()
    assert Backend().get_user(cast.tess.pk) is None
    assert Backend().get_user(0) is None
    assert browser.get("/progress/").status_code == 302


def test_a_sign_out_elsewhere_holds_at_once(cast: Cast) -> None:
    browser = cast.browser("tess")
    assert browser.get("/progress/").status_code == 200
    Session.objects.all().delete()
    assert browser.get("/progress/").status_code == 302
