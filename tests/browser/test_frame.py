"""The frame of the pages in a real browser: signing up, light and dark, without scripts, and for a screen reader."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

STANDARDS = {"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]}
ADDRESSES = ["/", "/accounts/login/", "/accounts/signup/", "/accounts/password/reset/"]


def sign_up(page: Page, address: str, name: str) -> None:
    page.goto(f"{address}/accounts/signup/")
    page.get_by_label("Username").fill(name)
    page.get_by_label("Password*", exact=True).fill("burn-one-turn-one")
    page.get_by_label("Password (again)").fill("burn-one-turn-one")
    page.locator("main").get_by_role("button", name="Sign Up").click()
    expect(page.get_by_text(name, exact=True)).to_be_visible()


def test_a_trainee_signs_up_and_out(page: Page, live_server: LiveServer) -> None:
    sign_up(page, live_server.url, "tess")
    page.get_by_text("tess", exact=True).click()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("banner").get_by_role("link", name="Sign in")).to_be_visible()


def test_signing_up_needs_no_script(browser: Browser, live_server: LiveServer) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        sign_up(page, live_server.url, "theo")


def test_the_chosen_colours_stay(page: Page, live_server: LiveServer) -> None:
    page.goto(live_server.url)
    html = page.locator("html")
    expect(html).to_have_attribute("data-bs-theme", "light")
    toggle = page.get_by_role("button", name="Dark colours")
    toggle.click()
    expect(html).to_have_attribute("data-bs-theme", "dark")
    expect(toggle).to_have_attribute("aria-pressed", "true")
    page.goto(f"{live_server.url}/accounts/login/")
    expect(html).to_have_attribute("data-bs-theme", "dark")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("address", ADDRESSES)
def test_nothing_shuts_anyone_out(page: Page, live_server: LiveServer, address: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(live_server.url + address)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    found = Axe().run(page, options=STANDARDS)
    assert found.violations_count == 0, found.generate_report()
