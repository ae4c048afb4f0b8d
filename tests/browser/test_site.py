"""Every page of the site in a real browser: nobody is shut out, on a phone and on a desk, in light and in dark."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.browser.looking import fits, open_to_all, sign_in, speak
from tests.cast import Cast
from tests.site import Stop, questions, stops

# One test looks at all pages of a room, some of them long.
pytestmark = [pytest.mark.usefixtures("soon_after"), pytest.mark.timeout(1200)]

ROOMS = ("front", "try", "offline", "language", "rulebooks", "practice", "desk", "progress", "cohorts", "accounts")


LONGEST = ("de", "el")
"""The two languages whose texts are longest."""


def visit(page: Page, live_server: LiveServer, cast: Cast, those: Iterable[Stop], lang: str = "en") -> Iterable[Stop]:
    """Goes to one stop after the other, as whoever looks at it, in the language."""
    seen_by = ""
    for stop in those:
        if stop.who != seen_by:
            page.context.clear_cookies()
            speak(page.context, lang, live_server.url)
            seen_by = stop.who
            if seen_by != "nobody":
                sign_in(page.context, getattr(cast, seen_by), live_server.url)
        page.goto(live_server.url + stop.address)
        yield stop


def test_every_page_belongs_to_a_room(cast: Cast) -> None:
    assert {stop.room for stop in stops(cast)} == set(ROOMS)


@pytest.mark.parametrize("room", ROOMS)
def test_nobody_is_shut_out_of_any_page(page: Page, live_server: LiveServer, cast: Cast, room: str) -> None:
    for _ in visit(page, live_server, cast, [stop for stop in stops(cast) if stop.room == room]):
        page.set_viewport_size({"width": 1280, "height": 800})
        fits(page, 1280)
        page.set_viewport_size({"width": 360, "height": 740})
        open_to_all(page, 360)


def test_nobody_is_shut_out_of_any_kind_of_question(page: Page, live_server: LiveServer, cast: Cast) -> None:
    for _ in visit(page, live_server, cast, questions(cast)):
        page.set_viewport_size({"width": 1280, "height": 800})
        fits(page, 1280)
        page.set_viewport_size({"width": 360, "height": 740})
        open_to_all(page, 360)


@pytest.mark.parametrize("lang", LONGEST)
def test_no_page_is_wider_than_a_phone_in_the_longest_languages(
    page: Page, live_server: LiveServer, cast: Cast, lang: str
) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    for _ in visit(page, live_server, cast, [*stops(cast), *questions(cast, lang)], lang):
        expect(page.locator("html")).to_have_attribute("lang", lang)
        fits(page, 360)
