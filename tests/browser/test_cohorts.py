"""Cohorts, rulebooks and the front page in a real browser: founding, joining, scores."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.browser.looking import fits, sign_in, speak
from tests.cast import Cast


def enter(page: Page, live_server: LiveServer, cast: Cast, name: str) -> None:
    """Sign somebody in, as if they had done so before."""
    page.context.clear_cookies()
    sign_in(page.context, getattr(cast, name), live_server.url)


def test_a_cohort_is_founded_joined_and_looked_at(page: Page, live_server: LiveServer, cast: Cast) -> None:
    enter(page, live_server, cast, "omar")
    page.goto(f"{live_server.url}/cohorts/")
    page.get_by_role("link", name="Found a cohort").click()
    page.get_by_label("Name").fill("Night school")
    page.get_by_label("Rulebook").select_option("hellenic")
    page.get_by_role("button", name="Found the cohort").click()
    expect(page.get_by_role("heading", name="Night school")).to_be_visible()
    code = page.locator(".code-large").inner_text()

    enter(page, live_server, cast, "tess")
    page.goto(live_server.url)
    page.get_by_role("link", name="All cohorts").click()
    page.get_by_role("link", name="Join with a code").click()
    page.get_by_label("Join code").fill(code.lower())
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("You have joined Night school.")).to_be_visible()
    expect(page.get_by_text("Taught by omar")).to_be_visible()

    enter(page, live_server, cast, "omar")
    page.goto(live_server.url)
    page.get_by_role("link", name="Night school").click()
    row = page.get_by_role("row").filter(has=page.get_by_role("rowheader", name="tess"))
    expect(row).to_contain_text("0 of 1")
    row.get_by_role("link", name="tess").click()
    page.get_by_role("link", name="Misdeals").click()
    expect(page.get_by_text("No answer at this topic yet.")).to_be_visible()
    expect(page.get_by_role("heading", name="Attempts")).to_be_focused()
    assert page.url.endswith("?topic=misdeals")
    page.get_by_role("link", name="Every topic").click()
    page.locator("#attempts .lines a").click()
    expect(page.get_by_text(cast.answered.question["shown"]["prompt"])).to_be_visible()


def test_joining_needs_no_script(browser: Browser, live_server: LiveServer, cast: Cast) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        enter(page, live_server, cast, "omar")
        page.goto(f"{live_server.url}/cohorts/join/")
        page.get_by_role("button", name="Join").click()
        expect(page.get_by_text("Type the code")).to_be_visible()
        page.get_by_label("Join code").fill(cast.cohort.spoken_code)
        page.get_by_role("button", name="Join").click()
        expect(page.get_by_text("You have joined Evening school.")).to_be_visible()


def test_on_paper_the_matrix_stands_without_the_frame(page: Page, live_server: LiveServer, cast: Cast) -> None:
    enter(page, live_server, cast, "ines")
    page.goto(f"{live_server.url}/cohorts/{cast.cohort.pk}/")
    page.emulate_media(media="print")
    expect(page.get_by_role("table")).to_be_visible()
    for frame in (".site-head", ".site-foot", ".join-box", ".filters", ".page-actions"):
        expect(page.locator(frame).first).to_be_hidden()


BROKEN = """headings => headings.flatMap(heading => {
  const text = heading.firstChild, broken = [];
  for (const word of text.data.matchAll(/[^\\s-]+/g)) {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    if (range.getClientRects().length > 1) broken.push(word[0]);
  }
  return broken;
})"""
"""The words of headings that go on in another line."""


def test_no_word_in_the_heading_of_the_matrix_breaks(page: Page, live_server: LiveServer, cast: Cast) -> None:
    enter(page, live_server, cast, "ines")
    for lang in ("el", "de", "hu"):
        speak(page.context, lang, live_server.url)
        for width in (360, 768, 1280):
            page.set_viewport_size({"width": width, "height": 900})
            page.goto(f"{live_server.url}/cohorts/{cast.cohort.pk}/")
            assert page.locator(".matrix thead th").evaluate_all(BROKEN) == []
            fits(page, width)
