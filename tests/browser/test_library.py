"""The books side by side and what covers the rules in a real browser: filters, phones and paper."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer


def test_a_director_goes_from_the_shelf_to_one_rule(page: Page, live_server: LiveServer) -> None:
    page.goto(f"{live_server.url}/rulebooks/")
    page.get_by_role("link", name="The books side by side").click()
    page.get_by_role("link", name="Pots and odd chips").click()
    row = page.get_by_role("row", name="How far a pot is broken down")
    expect(row).to_contain_text("3 different answers")
    page.get_by_role("link", name="Every point").click()
    expect(page.get_by_role("row", name="Who wins a pot.")).to_contain_text("the same in 8 books")
    page.get_by_text("8 books compared").click()
    for book in (
        "Polish casino sheet",
        "German tournament sheet",
        "Hellenic fixed-limit room",
        "Pacific fixed-limit room",
    ):
        page.get_by_label(book).uncheck()
    page.get_by_role("button", name="Compare these").click()
    expect(page.get_by_text("4 books compared")).to_be_visible()
    page.get_by_role("link", name="148", exact=True).first.click()
    assert page.url.endswith("/rulebooks/wsop-cash/148/")


def test_the_matrix_needs_no_script(browser: Browser, live_server: LiveServer) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"{live_server.url}/rulebooks/audit/")
        page.get_by_role("link", name="Showdown", exact=True).click()
        expect(page.get_by_role("row", name="Whether the last seat left must show")).to_be_visible()


def test_on_a_phone_a_point_is_a_card_that_names_each_book(page: Page, live_server: LiveServer) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{live_server.url}/rulebooks/audit/?subject=pots")
    row = page.get_by_role("row", name="How far a pot is broken down")
    expect(row).to_have_css("display", "grid")
    cell = row.get_by_role("cell").first
    named = cell.evaluate("cell => getComputedStyle(cell, '::before').content")
    assert named == '"Polish casino sheet"'
    assert cell.bounding_box()["width"] <= 360


def test_on_paper_the_matrix_is_a_table_without_the_frame(page: Page, live_server: LiveServer) -> None:
    page.goto(f"{live_server.url}/rulebooks/audit/?subject=pots")
    page.emulate_media(media="print")
    expect(page.get_by_role("columnheader").first).to_be_visible()
    for frame in (".site-head", ".site-foot", ".audit-filters"):
        expect(page.locator(frame).first).to_be_hidden()
