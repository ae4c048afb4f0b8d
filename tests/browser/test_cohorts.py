"""Cohorts, rulebooks and the front page in a real browser: founding, joining, scores; for a screen reader too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.conf import settings
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.cast import Cast

STANDARDS = {"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]}


def enter(page: Page, live_server: LiveServer, cast: Cast, name: str) -> None:
    """Sign somebody in, as if they had done so before."""
    session = cast.browser(name).cookies[settings.SESSION_COOKIE_NAME].value
    page.context.clear_cookies()
    page.context.add_cookies([{"name": settings.SESSION_COOKIE_NAME, "value": session, "url": live_server.url}])


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


PAGES: dict[str, Callable[[Cast], tuple[str, str]]] = {
    "landing": lambda cast: ("nobody", "/"),
    "hub of a trainee": lambda cast: ("tess", "/"),
    "hub of an instructor": lambda cast: ("ines", "/"),
    "hub of a newcomer": lambda cast: ("sam", "/"),
    "shelf": lambda cast: ("nobody", "/rulebooks/"),
    "book": lambda cast: ("nobody", "/rulebooks/german/"),
    "rule": lambda cast: ("nobody", "/rulebooks/roberts/Hold'em 5/"),
    "cohorts": lambda cast: ("ines", "/cohorts/"),
    "no cohorts": lambda cast: ("sam", "/cohorts/"),
    "found": lambda cast: ("ines", "/cohorts/found/"),
    "join": lambda cast: ("ines", "/cohorts/join/"),
    "matrix": lambda cast: ("ines", f"/cohorts/{cast.cohort.pk}/?under=own&days=30"),
    "empty matrix": lambda cast: ("omar", f"/cohorts/{cast.elsewhere.pk}/"),
    "attended": lambda cast: ("tess", f"/cohorts/{cast.cohort.pk}/"),
    "ideas": lambda cast: ("ines", f"/cohorts/{cast.cohort.pk}/ideas/"),
    "trainee": lambda cast: ("ines", f"/cohorts/{cast.cohort.pk}/trainees/{cast.tess.pk}/"),
    "trainee without answers": lambda cast: ("ines", f"/cohorts/{cast.cohort.pk}/trainees/{cast.theo.pk}/"),
    "attempt": lambda cast: ("ines", f"/cohorts/{cast.cohort.pk}/attempts/{cast.answered.pk}/"),
    "change": lambda cast: ("ines", f"/cohorts/{cast.cohort.pk}/change/"),
    "remove": lambda cast: ("ines", f"/cohorts/{cast.cohort.pk}/trainees/{cast.tess.pk}/remove/"),
}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_shuts_anyone_out(page: Page, live_server: LiveServer, cast: Cast, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.set_viewport_size({"width": 360, "height": 740})
    reports = []
    for name, there in PAGES.items():
        who, address = there(cast)
        page.context.clear_cookies()
        if who != "nobody":
            enter(page, live_server, cast, who)
        page.goto(live_server.url + address)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, name
        found = Axe().run(page, options=STANDARDS)
        if found.violations_count:
            reports.append(f"{name}: {found.generate_report()}")
    assert not reports, "\n".join(reports)


def test_on_paper_the_matrix_stands_without_the_frame(page: Page, live_server: LiveServer, cast: Cast) -> None:
    enter(page, live_server, cast, "ines")
    page.goto(f"{live_server.url}/cohorts/{cast.cohort.pk}/")
    page.emulate_media(media="print")
    expect(page.get_by_role("table")).to_be_visible()
    for frame in (".site-head", ".site-foot", ".join-box", ".filters", ".page-actions"):
        expect(page.locator(frame).first).to_be_hidden()
