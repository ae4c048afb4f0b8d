"""The site as an app in a real browser: installed, replaced with a deploy, honest without a net, silent afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.browser.looking import sign_in
from tests.cast import Cast
from trainer.front import shell


@pytest.fixture
def context(
    browser: Browser, browser_context_args: dict[str, Any], live_server: LiveServer
) -> Iterator[BrowserContext]:
    """A browser that lets the service worker in."""
    with browser.new_context(**{**browser_context_args, "service_workers": "allow"}) as context:
        yield context


def with_worker(page: Page, address: str) -> None:
    """Comes to the site for the first time, and waits until the worker stands between it and the net."""
    page.goto(address)
    page.evaluate(
        """() => navigator.serviceWorker.controller !== null
          || new Promise((there) => navigator.serviceWorker.addEventListener("controllerchange", () => there(true)))"""
    )


def kept(page: Page) -> list[str]:
    """The paths of everything that the browser keeps of the site by the worker's hand."""
    found: list[str] = page.evaluate(
        """async () => {
          const paths = [];
          for (const name of await caches.keys()) {
            for (const request of await (await caches.open(name)).keys()) paths.push(new URL(request.url).pathname);
          }
          return paths;
        }"""
    )
    return sorted(found)


def cut_off(page: Page) -> None:
    """Takes the net away. That Chromium says so in its console is expected then."""
    page.context.set_offline(True)


def test_without_a_net_an_honest_page_is_shown(page: Page, live_server: LiveServer) -> None:
    with_worker(page, live_server.url)
    cut_off(page)
    page.goto(f"{live_server.url}/rulebooks/")
    expect(page.get_by_role("heading", name="The table is cut off")).to_be_visible()
    expect(page.get_by_role("main")).to_have_css("padding-left", "12px")  # it has its style sheets
    page.context.set_offline(False)
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", name="Rulebooks")).to_be_visible()
    page.complaints.clear()  # type: ignore[attr-defined]


def test_no_page_is_kept_but_the_offline_page(page: Page, live_server: LiveServer, cast: Cast) -> None:
    with_worker(page, live_server.url)
    sign_in(page.context, cast.tess, live_server.url)
    for address in ("/", "/progress/", f"/practice/{cast.drill.pk}/2/", "/rulebooks/"):
        page.goto(live_server.url + address)
    assert [path for path in kept(page) if not path.startswith("/static/")] == ["/offline/"]


def test_after_a_sign_out_nothing_can_be_read_without_a_net(page: Page, live_server: LiveServer, cast: Cast) -> None:
    with_worker(page, live_server.url)
    sign_in(page.context, cast.tess, live_server.url)
    addresses = ("/", "/progress/", "/cohorts/", f"/practice/{cast.drill.pk}/1/", "/accounts/email/")
    for address in addresses:
        page.goto(live_server.url + address)
        expect(page.locator(".account-name")).to_have_text("tess")
    page.locator(".account-name").click()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("link", name="Sign in").first).to_be_visible()
    cut_off(page)
    for address in addresses:
        page.goto(live_server.url + address)
        expect(page.get_by_role("heading", name="The table is cut off")).to_be_visible()
        expect(page.locator("body")).not_to_contain_text("tess")
    for _ in addresses:
        page.go_back()
        expect(page.locator("body")).not_to_contain_text("tess")
    page.complaints.clear()  # type: ignore[attr-defined]


def test_a_new_worker_takes_the_place_of_the_old(
    page: Page, live_server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_worker(page, live_server.url)
    before = page.evaluate("caches.keys()")
    monkeypatch.setattr(shell, "FILES", shell.FILES[:-1])  # as a deploy does: the server's thread sees it too
    page.evaluate(
        """async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          const old = registration.active;
          await registration.update();
          while (registration.active === old || registration.active.state !== "activated") {
            await new Promise((going) => (registration.installing || registration.waiting || registration.active)
              .addEventListener("statechange", going, { once: true }));
          }
        }"""
    )
    after = page.evaluate("caches.keys()")
    assert len(before) == len(after) == 1
    assert before != after


def test_chromium_finds_that_it_can_be_installed(page: Page, live_server: LiveServer) -> None:
    with_worker(page, live_server.url)
    devtools = page.context.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["url"] == f"{live_server.url}/manifest.webmanifest"
    assert manifest["errors"] == []
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {one["errorId"] for one in found} <= {"in-incognito"}  # as every context of Playwright's is
