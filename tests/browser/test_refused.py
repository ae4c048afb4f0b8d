"""Forms that were refused: every page tells in one way what is wrong, and nothing that was typed is lost over it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.browser.looking import open_to_all, sign_in
from tests.cast import Cast


def sign_in_with_nothing(page: Page, site: str) -> None:
    page.goto(f"{site}/accounts/login/")
    page.get_by_role("main").get_by_role("button", name="Sign in").click()


def sign_up_badly(page: Page, site: str) -> None:
    page.goto(f"{site}/accounts/signup/")
    page.get_by_label("Username").fill("tess")
    page.get_by_label("E-mail").fill("no address")
    page.get_by_label("Password*", exact=True).fill("short")
    page.get_by_role("main").get_by_role("button", name="Sign up").click()


def change_the_password_badly(page: Page, site: str) -> None:
    page.goto(f"{site}/accounts/password/change/")
    page.get_by_label("Current Password").fill("wrong")
    page.get_by_role("button", name="Change the password").click()


def found_a_cohort_without_a_name(page: Page, site: str) -> None:
    page.goto(f"{site}/cohorts/found/")
    page.get_by_role("button", name="Found the cohort").click()


def join_with_a_letter_that_no_code_has(page: Page, site: str) -> None:
    page.goto(f"{site}/cohorts/join/")
    page.get_by_label("Join code").fill("OIL")
    page.get_by_role("button", name="Join").click()


def bring_no_hand(page: Page, site: str) -> None:
    page.goto(f"{site}/desk/hands/")
    page.get_by_role("button", name="Read it").click()


def drill_in_no_house(page: Page, site: str) -> None:
    page.goto(f"{site}/practice/")
    page.locator("#id_rulebook").evaluate("house => house.append(new Option('Burnt', 'burnt', true, true))")
    page.get_by_role("button", name="Deal the first question").click()


def rule_on_a_stack_in_words(page: Page, site: str) -> None:
    page.goto(f"{site}/desk/?preset=odd-chip")
    page.get_by_label("Stack").first.fill("many")
    page.get_by_role("button", name="Rule on it").first.click()


@pytest.mark.parametrize(
    ("who", "refused"),
    [
        ("", sign_in_with_nothing),
        ("", sign_up_badly),
        ("tess", change_the_password_badly),
        ("tess", join_with_a_letter_that_no_code_has),
        ("tess", found_a_cohort_without_a_name),
        ("tess", bring_no_hand),
        ("tess", drill_in_no_house),
        ("tess", rule_on_a_stack_in_words),
    ],
)
def test_what_is_wrong_is_told_in_one_way(
    page: Page, live_server: LiveServer, cast: Cast, who: str, refused: Callable[[Page, str], None]
) -> None:
    if who:
        sign_in(page.context, getattr(cast, who), live_server.url)
    page.set_viewport_size({"width": 360, "height": 780})
    refused(page, live_server.url)
    faults = page.locator("main [aria-invalid=true]")
    expect(faults.first).to_be_focused()
    for fault in faults.all():
        told = [page.locator(f"#{name} .problem") for name in (fault.get_attribute("aria-describedby") or "").split()]
        said = [one for one in told if one.count()]
        assert said, f"{fault.get_attribute('name')} does not say what is wrong with it"
        expect(said[0].first).to_be_visible()
        expect(said[0].first).to_have_css("font-weight", "600")
    open_to_all(page, 360)
    page.complaints[:] = [one for one in page.complaints if "422" not in one]  # type: ignore[attr-defined]


def test_what_was_typed_is_there_again_in_another_language(page: Page, live_server: LiveServer, cast: Cast) -> None:
    sign_up_badly(page, live_server.url)
    page.get_by_label("Username").fill("tessa")
    page.get_by_label("Password*", exact=True).fill("river-rat")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_label("Benutzername")).to_have_value("tessa")
    expect(page.get_by_label("E-Mail-Adresse")).to_have_value("no address")
    expect(page.get_by_label("Passwort*", exact=True)).to_have_value("")
    page.reload()
    expect(page.get_by_label("Benutzername")).to_have_value("")


def test_a_choice_is_there_again_in_another_language(page: Page, live_server: LiveServer, cast: Cast) -> None:
    sign_in(page.context, cast.tess, live_server.url)
    page.goto(f"{live_server.url}/practice/")
    page.get_by_label("Side pots").check()
    page.get_by_role("button", name="Polski").click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.locator("[name=topics][value=side-pots]")).to_be_checked()
