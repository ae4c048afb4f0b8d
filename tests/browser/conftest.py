"""Chromium as the system has it, and pages that may not complain."""

import os
import shutil
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
import time_machine
from playwright.sync_api import ConsoleMessage, Page

from tests.cast import BEGUN

# Playwright's loop runs in this thread, and Django would take it for a reason not to touch the database.
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "true")

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Each browser test commits to the database, since the server reads it from another thread."""
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.django_db(transaction=True))


@pytest.fixture(scope="session", autouse=True)
def _chromium() -> None:
    if CHROMIUM is None:
        if os.environ.get("REQUIRE_E2E") == "1":
            pytest.fail("REQUIRE_E2E=1, and there is no Chromium on the PATH (Debian: apt-get install chromium)")
        pytest.skip("no Chromium on the PATH: browser tests skipped (Debian: apt-get install chromium)")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": QUIET}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    # Without reduced motion axe measures colours half-way through a transition. The service worker has tests of its own
    # (test_shell.py); elsewhere it would stand between the page and what the test looks at.
    return {**browser_context_args, "reduced_motion": "reduce", "locale": "en-GB", "service_workers": "block"}


def is_complaint(said: ConsoleMessage) -> bool:
    """Whether the page has something to complain of; that Playwright blocks service workers is our own doing."""
    return said.type in ("error", "warning") and "blocked by Playwright" not in said.text


@pytest.fixture
def page(page: Page) -> Iterator[Page]:
    """A page that fails its test on any console error (a breach of the CSP is one) and on any uncaught error.

    A test that provokes one takes it out of `page.complaints` itself.
    """
    complaints: list[str] = []
    page.complaints = complaints  # type: ignore[attr-defined]
    page.on("console", lambda said: complaints.append(said.text) if is_complaint(said) else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    assert complaints == []


@pytest.fixture
def soon_after() -> Iterator[None]:
    """The site's clock three days after the cast has answered: what shows the last weeks has something to show."""
    with time_machine.travel(BEGUN + timedelta(days=3)):
        yield
