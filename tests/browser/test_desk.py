"""The rulings desk in a real browser: every preset, faults at their fields, rows without scripts, own questions."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.browser.looking import open_to_all, sign_in, speak
from tests.cast import BEGUN, person
from trainer.accounts.models import User
from trainer.cohorts.models import Cohort
from trainer.cohorts.services import found_cohort, join_cohort
from trainer.desk import presets
from trainer.wording.languages import LANGUAGES


@pytest.fixture
def ines(live_server: LiveServer) -> User:
    return person("ines")


@pytest.fixture
def cohort(ines: User) -> Cohort:
    return found_cohort(founder=ines, name="Evening school", rulebook="tda", at=BEGUN)


@pytest.fixture
def at_the_desk(page: Page, ines: User, live_server: LiveServer) -> Page:
    sign_in(page.context, ines, live_server.url)
    page.goto(f"{live_server.url}/desk/")
    return page


def rule(page: Page) -> None:
    page.get_by_role("button", name="Rule on it").first.click()


def line(page: Page, label: str) -> str:
    """What the verdict says to that label."""
    return page.locator(".verdict dl > div").filter(has=page.get_by_text(label, exact=True)).locator("dd").inner_text()


def without_refusals(page: Page) -> None:
    """A refused spot is a 422, which Chromium writes into its console: expected where a test provokes it."""
    page.complaints[:] = [said for said in page.complaints if "422" not in said]  # type: ignore[attr-defined]


def test_every_preset_opens_and_is_ruled_on_again(at_the_desk: Page) -> None:
    page = at_the_desk
    for one in presets.every():
        page.get_by_role("navigation", name="Begin with").get_by_role("link", name=one.title, exact=True).click()
        expect(page.locator("#verdict")).to_be_visible()
        expect(page.locator("svg.felt")).to_be_visible()
        expect(page.locator(".steps cite").first).to_be_visible()
        expect(page.locator(".compare-table thead")).to_contain_text("asked")
        told = page.locator(".verdict dl").inner_text()
        rule(page)
        expect(page).to_have_url(re.compile(r"/desk/\?q="))
        expect(page.locator("#verdict")).to_be_focused()
        assert page.locator(".verdict dl").inner_text() == told


def test_a_link_opens_the_spot_as_it_was(at_the_desk: Page, live_server: LiveServer) -> None:
    page = at_the_desk
    page.goto(f"{live_server.url}/desk/?preset=odd-chip")
    page.get_by_label("House", exact=True).select_option("wsop-cash")
    page.locator("#id_seats-1-committed").fill("150")
    rule(page)
    expect(page.locator(".verdict small")).to_have_text("WSOP Live Action Rules 2024")
    link, told = page.get_by_label("Link that opens this spot again").input_value(), line(page, "Seat 5 wins")
    assert told == "675"  # 4 x 300 + 150 = 1,350, halved
    page.goto(link)
    assert line(page, "Seat 5 wins") == told
    expect(page.locator("#id_seats-1-committed")).to_have_value("150")
    page.get_by_role("link", name="Poker TDA Rules 2024").first.click()
    expect(page.locator(".verdict small")).to_have_text("Poker TDA Rules 2024")


def test_a_fault_stands_at_its_field_and_takes_the_focus(at_the_desk: Page, live_server: LiveServer) -> None:
    page = at_the_desk
    page.goto(f"{live_server.url}/desk/?preset=side-pots")
    stack = page.locator("#id_seats-1-stack")
    stack.fill("a lot")
    rule(page)
    expect(stack).to_be_focused()
    expect(stack).to_have_value("a lot")
    expect(stack).to_have_accessible_description(re.compile("Expected a whole number"))
    expect(page.locator("#id_seats-0-stack")).to_have_value("900")
    expect(page.locator(".faults")).to_contain_text("Stack, row 2: Expected a whole number")
    expect(page.locator("#verdict")).to_have_count(0)
    open_to_all(page, 1280)
    stack.fill("4000")
    page.get_by_label("Board").fill("2c 2c 7d")
    rule(page)
    expect(page.get_by_label("Board")).to_have_accessible_description(re.compile("given twice"))
    page.get_by_label("Board").fill("2c 7d Jh Qs 3c")
    rule(page)
    expect(page.locator("#verdict")).to_be_focused()
    without_refusals(page)


def test_a_spot_is_built_from_nothing(at_the_desk: Page) -> None:
    page = at_the_desk
    page.get_by_label("Question").select_option("best-hand")
    page.locator("#id_seats-0-cards").fill("AsKd")
    page.locator("#id_seats-1-seat").fill("2")
    page.locator("#id_seats-1-cards").fill("9s 9d")
    page.get_by_role("button", name="Take away this seat").last.click()
    expect(page.locator(".seat-row")).to_have_count(2)
    page.get_by_role("button", name="Add a seat").click()
    expect(page.locator("#id_seats-2-seat")).to_be_focused()
    page.locator("#id_seats-2-seat").fill("3")
    page.locator("#id_seats-2-cards").fill("Q♥ J♣")
    page.get_by_role("button", name="Add a seat").click()
    expect(page.locator(".seat-row")).to_have_count(4)
    page.get_by_label("Board").fill("2c 7d Jh Qs 3c")
    rule(page)
    expect(page.locator("#id_seats-0-seat")).to_be_focused()
    expect(page.locator("#id_seats-0-cards")).to_have_value("AsKd")
    page.locator("#id_seats-0-seat").fill("1")
    rule(page)
    assert line(page, "Best hand") == "Seat 3"
    expect(page.locator(".seat-row")).to_have_count(3)
    without_refusals(page)


def test_what_went_wrong_is_asked_by_its_kind(at_the_desk: Page, live_server: LiveServer) -> None:
    page = at_the_desk
    page.goto(f"{live_server.url}/desk/?preset=side-pots")
    page.get_by_label("Question").select_option("incident")
    page.get_by_label("House", exact=True).select_option("tda")  # 13-C: a tabled hand is not killed
    page.get_by_label("What happened").select_option("hand-mucked")
    expect(page.locator("#id_incident-tabled")).to_be_visible()
    page.locator("#id_incident-seat").fill("4")
    page.locator("#id_incident-by").select_option("dealer")
    page.locator("#id_incident-tabled").select_option("yes")
    page.locator("#id_incident-identifiable").select_option("yes")
    rule(page)
    expect(page.locator("#verdict")).to_be_focused()
    assert line(page, "Decision") == "The hand is live"


def test_the_desk_works_without_scripts(browser: Browser, ines: User, live_server: LiveServer) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        sign_in(context, ines, live_server.url)
        page = context.new_page()
        page.goto(f"{live_server.url}/desk/?preset=exposed-card")
        page.get_by_role("button", name="Add a card").click()
        expect(page.locator(".exposure-row")).to_have_count(2)
        page.get_by_role("button", name="Take away this card").last.click()
        expect(page.locator(".exposure-row")).to_have_count(1)
        page.locator("#id_exposures-0-seat").fill("x")
        rule(page)
        expect(page.locator("#id_exposures-0-seat_error")).to_be_visible()
        page.locator("#id_exposures-0-seat").fill("2")
        page.locator("#id_exposures-0-seat").press("Enter")
        expect(page).to_have_url(re.compile(r"#verdict$"))
        expect(page.locator("#verdict")).to_be_visible()


def test_an_instructor_keeps_a_spot_and_a_trainee_drills_it(
    page: Page, browser: Browser, ines: User, cohort: Cohort, live_server: LiveServer
) -> None:
    tess = person("tess")
    join_cohort(person=tess, cohort=cohort, at=BEGUN)
    sign_in(page.context, ines, live_server.url)
    page.goto(f"{live_server.url}/desk/?preset=two-out")
    page.get_by_label("Title").fill("Two at once")
    page.get_by_role("button", name="Keep as a question").click()
    expect(page.get_by_text("“Two at once” is kept.")).to_be_visible()
    page.get_by_role("link", name="Two at once", exact=True).click()
    expect(page.get_by_role("heading", name="As it is asked")).to_be_visible()
    with browser.new_context() as context:
        sign_in(context, tess, live_server.url)
        trainee = context.new_page()
        trainee.goto(f"{live_server.url}/practice/")
        trainee.get_by_role("button", name="Drill them").click()
        expect(trainee.get_by_role("heading", name="Two at once")).to_be_visible()
        trainee.get_by_label("Seat 2").fill("5")
        trainee.get_by_label("Seat 4").fill("4")
        trainee.get_by_role("button", name="Answer").click()
        expect(trainee.locator("#verdict")).to_contain_text("Right")
        trainee.get_by_role("link", name="See the summary").click()
        expect(trainee.get_by_role("heading", name="1 of 1 right")).to_be_visible()


def test_nobody_is_shut_out_of_a_printed_spot_or_an_empty_list(
    at_the_desk: Page, cohort: Cohort, live_server: LiveServer
) -> None:
    page = at_the_desk
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{live_server.url}/desk/?preset=show-order")
    rule(page)
    expect(page).to_have_url(re.compile(r"/desk/\?q="))
    open_to_all(page, 360)
    for address in (page.url.replace("/desk/?", "/desk/print/?"), f"{live_server.url}/desk/questions/{cohort.pk}/"):
        page.goto(address)
        open_to_all(page, 360)


NO_ROOM = """() => {
  const pen = document.createElement("canvas").getContext("2d");
  document.querySelectorAll("details").forEach((folded) => { folded.open = true; });
  return [...document.querySelectorAll("select")].filter((list) => list.getClientRects().length).flatMap((list) => {
    const look = getComputedStyle(list);
    pen.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
    const room = list.clientWidth - parseFloat(look.paddingLeft) - parseFloat(look.paddingRight);
    const words = [...list.options].flatMap((option) => option.text.split(/\\s+/));
    return words.filter((word) => pen.measureText(word).width > room).map((word) => `${list.id}: ${word}`);
  });
}"""
"""The words in lists to pick from that are wider than their list, which breaks lines only between words."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_that_is_chosen_is_cut_off(at_the_desk: Page, live_server: LiveServer, lang: str) -> None:
    page = at_the_desk
    speak(page.context, lang, live_server.url)
    for address in ("/desk/?preset=exposed-card", "/progress/attempts/?book=tda"):
        page.goto(live_server.url + address)
        for width in (360, 768, 1280):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.evaluate(NO_ROOM) == [], f"{address} at {width}"
    page.goto(f"{live_server.url}/desk/?preset=exposed-card")
    page.set_viewport_size({"width": 360, "height": 800})
    question = page.locator("#id_ask-question")
    one_line = question.evaluate("list => { list.selectedIndex = 0; return list.clientHeight }")
    question.select_option("blinds")
    assert question.evaluate("list => list.clientHeight") > one_line
