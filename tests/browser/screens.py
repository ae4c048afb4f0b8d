"""`make screenshots`: every page of the map at three widths in two themes, and each kind of question in each language.

Not a test: pytest lends it the site, its people and the browser. What it makes are contact sheets to look at, one for
each page, in `screenshots/`.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import chain
from pathlib import Path

import pytest
from django.conf import settings
from playwright.sync_api import Page
from pytest_django.live_server_helper import LiveServer

from tests.browser.looking import sign_in, speak
from tests.cast import Cast
from tests.site import Stop, questions, stops

pytestmark = [pytest.mark.usefixtures("soon_after"), pytest.mark.timeout(1800)]

FOLDER = Path(settings.BASE_DIR) / "screenshots"
WIDTHS = (360, 768, 1280)
THEMES = ("light", "dark")
TALLEST = 3000
"""How much of a long page is shown, in pixels."""

STANDING = (
    "document.querySelectorAll('.answer .form-actions, .answer .onward').forEach(it => it.style.position = 'static')"
)
"""What stands at the foot of the window would stand in the middle of a picture of the whole page."""

STYLE = """
body { margin: 16px; background: #888; font: 16px sans-serif; }
main { display: flex; flex-wrap: nowrap; gap: 16px; align-items: flex-start; }
figure { margin: 0; } figcaption { padding: 4px 0; } img { display: block; width: 100%; }
"""


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture on a sheet: what it shows, and how wide the page was."""

    caption: str
    width: int
    file: Path


@pytest.fixture(scope="session", autouse=True)
def _empty_folder() -> None:
    shutil.rmtree(FOLDER, ignore_errors=True)
    (FOLDER / "shots").mkdir(parents=True)


def named(text: str) -> str:
    return re.sub(r"\W+", "-", text).strip("-").lower()


def go(page: Page, live_server: LiveServer, cast: Cast, stop: Stop, lang: str = "en") -> None:
    page.context.clear_cookies()
    speak(page.context, lang, live_server.url)
    if stop.who != "nobody":
        sign_in(page.context, getattr(cast, stop.who), live_server.url)
    page.goto(live_server.url + stop.address)


def shoot(page: Page, name: str, widths: Sequence[int] = WIDTHS, themes: Sequence[str] = THEMES) -> Iterable[Shot]:
    """The page that stands there, at each width and in each theme."""
    page.evaluate(STANDING)
    for theme in themes:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
        for width in widths:
            file = FOLDER / "shots" / f"{named(name)}-{width}-{theme}.png"
            page.set_viewport_size({"width": width, "height": 800})
            height = int(page.evaluate("document.documentElement.scrollHeight"))
            whole = {"x": 0, "y": 0, "width": width, "height": min(max(height, 800), TALLEST)}
            page.screenshot(path=file, full_page=True, clip=whole)  # type: ignore[arg-type]
            yield Shot(f"{name}, {width} px, {theme}", width, file)


def sheet(page: Page, name: str, shots: Iterable[Shot]) -> None:
    """Puts the pictures side by side, at half their size."""
    figures = "".join(
        f'<figure style="flex: 0 0 {shot.width // 2}px"><figcaption>{escape(shot.caption)}</figcaption>'
        f'<img src="{shot.file.name}"></figure>'
        for shot in shots
    )
    written = FOLDER / "shots" / f"{named(name)}.html"
    written.write_text(f"<!doctype html><meta charset=utf-8><style>{STYLE}</style><main>{figures}</main>")
    page.goto(written.as_uri())
    page.set_viewport_size({"width": int(page.evaluate("document.documentElement.scrollWidth")), "height": 600})
    page.screenshot(path=FOLDER / f"{named(name)}.png", full_page=True)


def test_every_page(page: Page, live_server: LiveServer, cast: Cast) -> None:
    for stop in chain(stops(cast), questions(cast)):  # nobody answers before the pages without answers were seen
        go(page, live_server, cast, stop)
        sheet(page, stop.name, list(shoot(page, stop.name)))


def test_each_kind_of_question_in_each_language(page: Page, live_server: LiveServer, cast: Cast) -> None:
    told = {lang: list(questions(cast, lang)) for lang, _ in settings.LANGUAGES}
    for place, stop in enumerate(told["en"]):
        shots: list[Shot] = []
        for lang, there in told.items():
            go(page, live_server, cast, there[place], lang)
            shots += shoot(page, f"{stop.name} {lang}", widths=(360,), themes=("light",))
        sheet(page, f"{stop.name} in every language", shots)
