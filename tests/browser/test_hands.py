"""Bringing a hand in a real browser: with scripts and without, on a phone, in the dark, for everybody."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.browser.looking import open_to_all, sign_in
from tests.cast import BEGUN, person
from tests.desk.hand_samples import PHH, POKERSTARS
from trainer.accounts.models import User
from trainer.cohorts.services import found_cohort
from trainer.progress.models import Spot


@pytest.fixture
def ines(live_server: LiveServer) -> User:
    teacher = person("ines")
    found_cohort(founder=teacher, name="Evening school", rulebook="tda", at=BEGUN)
    return teacher


def bring(page: Page, text: str, address: str) -> None:
    page.goto(f"{address}/desk/hands/")
    page.get_by_label("Paste the hand history").fill(text)
    with page.expect_navigation():
        page.get_by_role("button", name="Read it").click()


def test_a_moment_of_a_hand_becomes_a_question_without_scripts(
    browser: Browser, ines: User, live_server: LiveServer
) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        sign_in(context, ines, live_server.url)
        page = context.new_page()
        bring(page, POKERSTARS, live_server.url)
        expect(page.locator(".hand-street")).to_have_count(4)
        page.get_by_role("link", name=re.compile("^Make it a question.*“Seat 1 raises to 30.”")).click()
        page.get_by_label("Title").fill("A raise on the flop")
        page.get_by_role("button", name="Keep").click()
        expect(page.locator("body")).to_contain_text("A raise on the flop")
    assert Spot.objects.get().question == "bet-limits"


@pytest.mark.parametrize("width", [360, 1280])
def test_the_pages_shut_nobody_out(page: Page, ines: User, live_server: LiveServer, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    sign_in(page.context, ines, live_server.url)
    bring(page, POKERSTARS + POKERSTARS.replace("Hold'em No", "Omaha Pot"), live_server.url)
    open_to_all(page, width)
    page.get_by_role("link", name="Hand 1").click()
    expect(page).to_have_url(re.compile("/desk/hands/hand/"))
    open_to_all(page, width)
    bring(page, PHH.replace("p4 cbr 30", "p4 cbr 15"), live_server.url)
    expect(page.get_by_role("alert")).to_contain_text("Line 21: Seat 1 raises to 15.")
    open_to_all(page, width)
