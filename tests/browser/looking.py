"""What browser tests share: to come in as somebody, and to look whether a page shuts anybody out."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from django.conf import settings
from django.test import Client
from playwright.sync_api import BrowserContext, Page, expect

from trainer.accounts.models import User

STANDARDS = {"runOnly": ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]}
"""The rules of axe that every page keeps."""


def sign_in(context: BrowserContext, who: User, address: str) -> None:
    """Gives the browser the session of `who` at the site's address, without the detour by the sign-in page."""
    client = Client()
    client.force_login(who)
    [(name, cookie)] = [(name, morsel.value) for name, morsel in client.cookies.items()]
    context.add_cookies([{"name": name, "value": cookie, "url": address}])


def speak(context: BrowserContext, lang: str, address: str) -> None:
    """Lets the browser ask for the language, as whoever has chosen it at the foot of a page."""
    context.add_cookies([{"name": settings.LANGUAGE_COOKIE_NAME, "value": lang, "url": address}])


def fits(page: Page, width: int) -> None:
    """Asserts that the page, once it stands, is no wider than the screen of `width` pixels."""
    # A click does not wait for the page that it leads to: in between there is a moment without a document.
    page.evaluate(
        "document.readyState === 'complete' || new Promise(there => addEventListener('load', () => there(1)))"
    )
    assert page.evaluate("document.documentElement.scrollWidth") <= width, page.url


def open_to_all(page: Page, width: int) -> None:
    """Asserts that the page fits, and that axe finds nothing that shuts people out, in light and in dark."""
    fits(page, width)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        expect(page.locator("html")).to_have_attribute("data-bs-theme", scheme)
        page.evaluate("new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted)))")
        found = Axe().run(page, options=STANDARDS)
        assert found.violations_count == 0, f"{page.url}, {scheme}: {found.generate_report()}"
