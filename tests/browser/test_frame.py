"""The frame of the pages in a real browser: signing up, light and dark, notices, without scripts, on paper."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.browser.looking import fits, sign_in, speak
from tests.cast import Cast
from trainer.wording.languages import LANGUAGES


def sign_up(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}/accounts/signup/")
    page.get_by_label("Username").fill(name)
    page.get_by_label("Password*", exact=True).fill("burn-one-turn-one")
    page.get_by_label("Password (again)").fill("burn-one-turn-one")
    page.locator("main").get_by_role("button", name="Sign up").click()
    expect(page.locator(".account-name")).to_have_text(name)


def test_a_trainee_signs_up_and_out(page: Page, live_server: LiveServer) -> None:
    sign_up(page, live_server.url, "tess")
    page.locator(".account-name").click()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("banner").get_by_role("link", name="Sign in")).to_be_visible()


def test_signing_up_needs_no_script(browser: Browser, live_server: LiveServer) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        sign_up(page, live_server.url, "theo")


def test_colours_are_the_devices_until_one_chooses(page: Page, live_server: LiveServer) -> None:
    html = page.locator("html")
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        page.goto(live_server.url)
        expect(html).to_have_attribute("data-bs-theme", scheme)
    page.locator("summary", has_text="Colours").click()
    page.get_by_role("button", name="Dark").click()
    expect(html).to_have_attribute("data-bs-theme", "dark")
    page.goto(f"{live_server.url}/accounts/login/")
    expect(html).to_have_attribute("data-bs-theme", "dark")
    page.locator("summary", has_text="Colours").click()
    expect(page.get_by_role("button", name="Dark")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="As the device").click()
    expect(html).to_have_attribute("data-bs-theme", "light")
    expect(page.locator("summary", has_text="Colours")).to_be_focused()


def test_a_menu_closes_on_escape_and_gives_the_focus_back(page: Page, live_server: LiveServer) -> None:
    page.goto(live_server.url)
    summary = page.locator("summary", has_text="Colours")
    summary.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Dark")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Dark")).to_be_hidden()
    expect(summary).to_be_focused()


def joined(page: Page, live_server: LiveServer, cast: Cast) -> None:
    """Omar joins the cohort, which the site tells him in a notice."""
    sign_in(page.context, cast.omar, live_server.url)
    page.goto(f"{live_server.url}/cohorts/join/")
    page.get_by_label("Join code").fill(cast.cohort.spoken_code)
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("You have joined Evening school.")).to_be_visible()


def test_a_notice_moves_nothing_and_can_be_sent_away(page: Page, live_server: LiveServer, cast: Cast) -> None:
    joined(page, live_server, cast)
    expect(page.locator("#notices")).to_have_css("position", "fixed")
    page.get_by_role("button", name="Dismiss").click()
    expect(page.get_by_text("You have joined Evening school.")).to_have_count(0)


def test_a_notice_goes_when_it_was_there_long_enough_but_not_from_under_the_hand(
    page: Page, live_server: LiveServer, cast: Cast
) -> None:
    page.clock.install()
    joined(page, live_server, cast)
    note = page.locator("#notices .alert")
    page.clock.run_for(5_000)
    expect(note).to_be_visible()
    note.hover()
    page.clock.run_for(60_000)
    expect(note).to_be_visible()
    page.mouse.move(0, 0)
    page.clock.run_for(60_000)
    expect(note).to_have_count(0)


def test_a_request_that_fails_is_said_and_stays_said(page: Page, live_server: LiveServer) -> None:
    page.clock.install()
    page.goto(f"{live_server.url}/try/?book=tda&deal=1")
    page.route("**/try/", lambda route: route.abort())
    page.locator("main [name=answer]").first.check()
    page.get_by_role("button", name="Answer").click()
    trouble = page.get_by_text("The site did not answer. Please try again.")
    expect(trouble).to_be_visible()
    page.clock.run_for(300_000)
    expect(trouble).to_be_visible()
    expect(page.get_by_role("button", name="Answer")).to_be_enabled()
    page.complaints.clear()  # type: ignore[attr-defined]


def test_without_scripts_a_notice_stands_in_the_page(browser: Browser, live_server: LiveServer, cast: Cast) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        joined(page, live_server, cast)
        expect(page.locator("#notices")).to_have_css("position", "static")
        expect(page.locator("summary", has_text="Colours")).to_be_hidden()


def test_a_question_is_tried_without_an_account(page: Page, live_server: LiveServer) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(live_server.url)
    page.get_by_role("link", name="Try one now").click()
    page.get_by_label("By the rules of").select_option("polish")
    page.get_by_role("button", name="Change").click()
    expect(page.locator(".place-house b")).to_have_text("Polish casino sheet")
    page.locator("main [name=answer]").first.check()
    page.get_by_role("button", name="Answer").click()
    expect(page.locator("#verdict")).to_be_focused()
    expect(page.locator("#announcer")).to_have_text(re.compile("ight"))
    expect(page.locator(".steps cite").first).to_be_visible()
    fits(page, 360)
    page.get_by_role("link", name="Another one").click()
    expect(page.locator("#trial .prompt h2")).to_be_focused()
    expect(page.locator("#verdict")).to_have_count(0)
    # The address is that of the question on the table: a reload or another language deals the same one.
    expect(page).to_have_url(re.compile(r"/try/\?book=polish&deal=\d+$"))
    asked = page.locator("#trial .prompt").inner_text()
    page.reload()
    expect(page.locator("#trial .prompt")).to_have_text(asked, use_inner_text=True)


def test_trying_needs_no_script(browser: Browser, live_server: LiveServer) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(live_server.url)
        page.get_by_role("button", name="Answer").click()
        expect(page.locator(".problem").first).to_be_visible()
        page.locator("main [name=answer]").first.check()
        page.get_by_role("button", name="Answer").click()
        expect(page.locator("#verdict")).to_be_visible()
        page.get_by_role("link", name="Another one").click()
        expect(page).to_have_url(re.compile(r"/try/\?book=tda&deal=\d+$"))
        page.locator("main").get_by_role("link", name="Sign up").first.wait_for(state="detached")


@pytest.mark.parametrize("address", ["/", "/rulebooks/tda/"])
def test_on_paper_there_is_no_frame(page: Page, live_server: LiveServer, address: str) -> None:
    page.emulate_media(media="print", color_scheme="dark")
    page.goto(live_server.url + address)
    for frame in (".site-head", ".site-foot"):
        expect(page.locator(frame)).to_be_hidden()
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(page.locator("h1")).to_have_css("color", "rgb(0, 0, 0)")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_head_of_a_page_has_two_rows_on_a_phone_in_every_language(
    page: Page, live_server: LiveServer, lang: str
) -> None:
    speak(page.context, lang, live_server.url)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(live_server.url)
    place = "part => part.getBoundingClientRect().toJSON()"
    head = page.locator(".site-head")
    name, doors, rooms = (head.locator(part).evaluate(place) for part in (".brand", ".site-account", "nav"))
    assert name["right"] <= doors["left"]
    assert max(name["height"], doors["height"]) < 44
    assert doors["bottom"] <= rooms["top"]
    page.set_viewport_size({"width": 320, "height": 740})
    fits(page, 320)
