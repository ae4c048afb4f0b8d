"""What Chromium gets from gunicorn, and when it shows it: bytes, largest contentful paint, layout shift."""

from __future__ import annotations

import os
import secrets
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, sync_playwright

VISITS = 5
FIRST_VISIT = 110_000
QUESTION = 15_000
"""Bytes over the wire: all of a first visit, and the HTML of a question."""

PHONE = {"latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8, "offline": False}
"""A phone on slow 4G: milliseconds, and bytes a second. Its processor is taken to be a quarter as fast."""

WATCH = """
  window.painted = 0; window.shifted = 0;
  new PerformanceObserver(list => list.getEntries().forEach(entry => window.painted = entry.startTime))
    .observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver(list => list.getEntries().forEach(entry => window.shifted += entry.value))
    .observe({ type: "layout-shift", buffered: true });
"""


@dataclass
class Visit:
    """One page as a browser got it: bytes in all and of its HTML, milliseconds to the largest paint, layout shift."""

    total: int = 0
    html: int = 0
    painted: float = 0
    shifted: float = 0


def run() -> list[str]:
    """The table, as Markdown; without Chromium a line that says so."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if chromium is None:
        return ["### In a browser\n\nNot measured: there is no Chromium on this machine."]
    with _site() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        found = {
            (page, device): [_visit(browser, address, page, device) for _ in range(VISITS)]
            for page in ("front page, first visit", "question, first visit", "question, seen before")
            for device in ("desk", "phone")
        }
        feedback = [_feedback(browser, address) for _ in range(VISITS)]
        browser.close()
    lines = [
        "### In a browser",
        "",
        "| page | on | kB in all | kB of HTML | largest contentful paint, ms |",
        "|---|---|---:|---:|---:|",
    ]
    for (page, device), visits in found.items():
        total, html, painted = (
            statistics.median(getattr(one, name) for one in visits) for name in ("total", "html", "painted")
        )
        lines.append(f"| {page} | {device} | {total / 1000:.1f} | {html / 1000:.1f} | {painted:.0f} |")
    first = max(one.total for (page, _), visits in found.items() if "first visit" in page for one in visits)
    question = max(one.html for (page, _), visits in found.items() if page.startswith("question") for one in visits)
    lines += [
        "",
        f"- a first visit at most {FIRST_VISIT // 1000} kB: {first / 1000:.1f}, {_verdict(first <= FIRST_VISIT)}",
        f"- a question's HTML at most {QUESTION / 1000:g} kB: {question / 1000:.1f}, {_verdict(question <= QUESTION)}",
        f"- no layout shift when the marking arrives: {max(feedback):.3f}, {_verdict(max(feedback) == 0)}",
    ]
    return ["\n".join(lines)]


def _verdict(met: bool) -> str:
    return "met" if met else "MISSED"


@contextmanager
def _site() -> Iterator[str]:
    """The site as in production, with the demo's people, on a free port."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        environment = {
            **os.environ,
            "DEBUG": "0",
            "SECRET_KEY": secrets.token_urlsafe(50),
            "ALLOWED_HOSTS": "localhost",
            "HTTPS_ONLY": "0",
            "DATABASE_URL": f"sqlite:///{Path(folder) / 'bench.sqlite3'}",
            "STATIC_ROOT": str(Path(folder) / "static"),
            "LOG_LEVEL": "ERROR",
        }
        for command in (["compilepo"], ["migrate", "-v0"], ["collectstatic", "--noinput", "-v0"], ["demo", "--force"]):
            subprocess.run(
                [sys.executable, "manage.py", *command], env=environment, check=True, stdout=subprocess.DEVNULL
            )
        gunicorn = [sys.executable, "-m", "gunicorn", "-b", f"127.0.0.1:{port}", "--log-level", "error", "trainer.wsgi"]
        server = subprocess.Popen(gunicorn, env=environment)
        try:
            _await(f"http://localhost:{port}/livez")
            yield f"http://localhost:{port}"
        finally:
            server.terminate()
            server.wait(timeout=30)


def _await(address: str) -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(address, timeout=5).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise RuntimeError("gunicorn did not answer")


def _visit(browser: Browser, address: str, page_name: str, device: str) -> Visit:
    with _context(browser) as context:
        there = address + "/"
        if page_name.startswith("question"):
            there = _question(context, address)
        if page_name.endswith("first visit"):
            cookies = context.cookies()
            with _context(browser) as fresh:
                fresh.add_cookies(cookies)  # type: ignore[arg-type]
                return _look(fresh, there, device)
        return _look(context, there, device)


@contextmanager
def _context(browser: Browser) -> Iterator[BrowserContext]:
    with browser.new_context(viewport={"width": 360, "height": 740}, service_workers="block") as context:
        context.add_init_script(WATCH)
        yield context


def _question(context: BrowserContext, address: str) -> str:
    """Signs a trainee in and opens a drill: where its first question is."""
    page = context.new_page()
    page.goto(f"{address}/accounts/login/")
    page.locator("[name=login]").fill("tess")
    page.locator("[name=password]").fill("burn-and-turn")
    page.locator("[name=password]").press("Enter")
    page.wait_for_url(f"{address}/")
    page.goto(f"{address}/practice/?book=polish&topic=side-pots&family=build-pots")
    page.get_by_role("button", name="Deal the first question").click()
    page.wait_for_url("**/practice/*/1/")
    there = page.url
    page.close()
    return there


def _look(context: BrowserContext, address: str, device: str) -> Visit:
    page = context.new_page()
    tell = context.new_cdp_session(page)
    tell.send("Network.enable")
    if device == "phone":
        tell.send("Network.emulateNetworkConditions", PHONE)
        tell.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    visit, documents = Visit(), set()
    tell.on(
        "Network.responseReceived",
        lambda told: documents.add(told["requestId"]) if told["type"] == "Document" else None,
    )

    def finished(told: dict[str, object]) -> None:
        size = int(told["encodedDataLength"])  # type: ignore[call-overload]
        visit.total += size
        visit.html += size if told["requestId"] in documents else 0

    tell.on("Network.loadingFinished", finished)
    page.goto(address, wait_until="networkidle")
    visit.painted, visit.shifted = page.evaluate("[window.painted, window.shifted]")
    return visit


def _feedback(browser: Browser, address: str) -> float:
    """How much the page shifts when the marking of an answer arrives."""
    with _context(browser) as context:
        page = context.new_page()
        page.goto(_question(context, address), wait_until="networkidle")
        for field in page.locator(".answer form input[type=text]").all():
            field.fill("1")
        page.evaluate("window.shifted = 0")
        page.get_by_role("button", name="Answer").click()
        page.locator("#verdict").wait_for()
        page.evaluate("new Promise(painted => requestAnimationFrame(() => requestAnimationFrame(painted)))")
        return float(page.evaluate("window.shifted"))
