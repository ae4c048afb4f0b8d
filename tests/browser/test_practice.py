"""Practice in a real browser: every kind of question, right and wrong, by keyboard, without scripts, on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.browser.looking import open_to_all, sign_in
from tests.drills import attempt_at, drill, person, right_fields, wrong_fields
from tests.scenarios.sample import FAMILIES, put_on
from trainer.accounts.models import User
from trainer.practice.models import Drill
from trainer.progress.models import Attempt


@pytest.fixture
def tess(live_server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> User:
    put_on(monkeypatch)
    return person("tess")


@pytest.fixture
def at_the_table(page: Page, tess: User, live_server: LiveServer) -> Page:
    sign_in(page.context, tess, live_server.url)
    return page


def fill_in(page: Page, fields: dict[str, list[str]]) -> None:
    """Answer with these fields."""
    for name, values in fields.items():
        inputs = page.locator(f'main [name="{name}"]')
        if inputs.first.get_attribute("type") in ("radio", "checkbox"):
            for value in values:
                page.locator(f'main [name="{name}"]' + (f'[value="{value}"]' if name == "answer" else "")).check()
        else:
            inputs.fill(values[0])


def answer(page: Page, of: Drill, position: int, *, right: bool) -> Attempt:
    attempt = attempt_at(of, position)
    fill_in(page, right_fields(attempt) if right else wrong_fields(attempt))
    page.get_by_role("button", name="Answer").click()
    expect(page.locator("#verdict")).to_be_visible()
    return attempt


def without_refusals(page: Page) -> None:
    """A refused answer is a 422, which Chromium writes into its console: expected where a test provokes it."""
    page.complaints[:] = [said for said in page.complaints if "422" not in said]  # type: ignore[attr-defined]


def test_a_drill_from_its_first_question_to_its_summary(at_the_table: Page, live_server: LiveServer) -> None:
    page = at_the_table
    page.goto(f"{live_server.url}/practice/")
    page.get_by_label("House", exact=True).select_option("polish")
    page.get_by_label("5", exact=True).check()
    page.get_by_role("button", name="Deal the first question").click()
    of = Drill.objects.get()
    for position in range(1, 6):
        expect(page).to_have_url(f"{live_server.url}/practice/{of.pk}/{position}/")
        expect(page).to_have_title(re.compile(f"^Question {position}: "))
        attempt = answer(page, of, position, right=position % 2 == 1)
        expect(page.locator("#verdict")).to_be_focused()
        expect(page.locator("#verdict")).to_contain_text("Right" if position % 2 else "Not")
        expect(page.locator("#announcer")).to_contain_text("Right." if position % 2 else "Not right.")
        if position % 2 == 0:
            expect(
                page.get_by_text(attempt.question["shown"]["mistakes"][f"{attempt.family}/first-slip"])
            ).to_be_visible()
        expect(page.locator(".steps cite").first).to_be_visible()
        if position < 5:
            page.get_by_role("link", name="Next question").click()
            expect(page.locator("h1")).to_be_focused()
            expect(page.locator("#verdict")).to_have_count(0)
    page.get_by_role("link", name="See the summary").click()
    expect(page.get_by_role("heading", name="3 of 5 right")).to_be_visible()
    page.locator(".review-list a").first.click()
    expect(page.locator("#verdict")).to_contain_text("Right")


@pytest.mark.parametrize("family", FAMILIES)
def test_every_kind_is_answered_without_scripts(
    browser: Browser, tess: User, live_server: LiveServer, monkeypatch: pytest.MonkeyPatch, family: str
) -> None:
    """First nothing, which is refused, then wrong, then the next question right."""
    put_on(monkeypatch, family)
    of = drill(tess)
    with browser.new_context(java_script_enabled=False) as context:
        sign_in(context, tess, live_server.url)
        page = context.new_page()
        page.goto(f"{live_server.url}/practice/{of.pk}/")
        page.get_by_role("button", name="Answer").click()
        expect(page.locator(".problem").first).to_be_visible()
        answer(page, of, 1, right=False)
        expect(page.locator("#verdict")).to_contain_text("Not")
        page.get_by_role("link", name="Next question").click()
        answer(page, of, 2, right=True)
        expect(page.locator("#verdict")).to_contain_text("Right")


def test_a_refused_answer_keeps_its_words_and_takes_the_focus_to_the_fault(
    at_the_table: Page, tess: User, live_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on(monkeypatch, "sample-allocation")
    of = drill(tess)
    page = at_the_table
    page.goto(f"{live_server.url}/practice/{of.pk}/1/")
    page.get_by_label("Main pot").fill("1,250")
    page.get_by_label("Side pot 1").fill("a lot")
    page.get_by_role("button", name="Answer").click()
    fault = page.get_by_label("Side pot 1")
    expect(fault).to_be_focused()
    expect(fault).to_have_value("a lot")
    expect(fault).to_have_accessible_description("Write a whole number, such as 1250 or 1,250.")
    expect(page.get_by_label("Main pot")).to_have_value("1,250")
    without_refusals(page)


def test_amounts_are_added_up_while_they_are_typed(
    at_the_table: Page, tess: User, live_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on(monkeypatch, "sample-allocation")
    page = at_the_table
    page.goto(f"{live_server.url}/practice/{drill(tess).pk}/1/")
    page.get_by_label("Main pot").fill("1,250")
    page.get_by_label("Side pot 1").fill("750")
    expect(page.locator("[data-sum-output]")).to_have_text("2,000")


def test_an_order_is_given_by_tapping_one_after_the_other(
    at_the_table: Page, tess: User, live_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on(monkeypatch, "sample-ordering")
    page = at_the_table
    page.goto(f"{live_server.url}/practice/{drill(tess).pk}/1/")
    for seat in (5, 2, 7):
        page.get_by_text(f"Seat {seat}", exact=True).click()
    page.get_by_text("Seat 2", exact=True).click()
    assert [page.get_by_label(f"Seat {seat}", exact=True).input_value() for seat in (2, 3, 5, 7)] == ["", "", "1", "2"]
    page.get_by_role("button", name="Move up: Seat 7").click()
    expect(page.get_by_label("Seat 7", exact=True)).to_have_value("1")
    expect(page.get_by_label("Seat 5", exact=True)).to_have_value("2")


def test_a_question_is_answered_from_the_keyboard(
    at_the_table: Page, tess: User, live_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    put_on(monkeypatch, "sample-choice")
    page = at_the_table
    page.goto(f"{live_server.url}/practice/{drill(tess).pk}/1/")
    page.locator("main [name=answer]").first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator("#verdict")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Next question")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_be_focused()


@pytest.mark.parametrize("family", FAMILIES)
def test_nobody_is_shut_out_of_a_question_or_its_marking(
    at_the_table: Page, tess: User, live_server: LiveServer, monkeypatch: pytest.MonkeyPatch, family: str
) -> None:
    put_on(monkeypatch, family)
    of = drill(tess)
    page = at_the_table
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{live_server.url}/practice/{of.pk}/1/")
    page.get_by_role("button", name="Answer").click()
    expect(page.locator(".problem").first).to_be_visible()
    open_to_all(page, 360)
    answer(page, of, 1, right=False)
    open_to_all(page, 360)
    without_refusals(page)
