"""The site as an app: its manifest, its icons, its service worker and the page without a net."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path

import pytest
from django.conf import LazySettings
from django.contrib.staticfiles import finders
from django.test import Client

from tests.cast import Cast
from tests.pages import refused
from trainer.front import shell


def test_the_manifest_tells_what_the_device_needs(client: Client) -> None:
    answer = client.get("/manifest.webmanifest")
    assert answer["Content-Type"] == "application/manifest+json"
    told = json.loads(answer.content)
    assert (told["start_url"], told["scope"], told["display"]) == ("/", "/", "standalone")
    assert told["short_name"] == "Burn & Turn"
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}


def test_the_icons_are_as_large_as_is_said_and_small_to_fetch(client: Client) -> None:
    for icon in json.loads(client.get("/manifest.webmanifest").content)["icons"]:
        picture = Path(str(finders.find(icon["src"].removeprefix("/static/")))).read_bytes()
        width, height = struct.unpack(">II", picture[16:24])
        assert icon["sizes"] == f"{width}x{height}"
        assert len(picture) < 10_000


def test_every_page_leads_to_the_manifest_and_the_worker(client: Client, db: None) -> None:
    page = client.get("/").content.decode()
    assert 'rel="manifest" href="/manifest.webmanifest"' in page
    assert 'data-worker="/sw.js"' in page


def test_the_worker_is_a_script_that_may_speak_for_the_whole_site(client: Client) -> None:
    answer = client.get("/sw.js")
    assert answer["Content-Type"].startswith("text/javascript")
    assert answer["Cache-Control"] == "no-cache"
    assert re.match(r'const VERSION = "[0-9a-f]{16}";', answer.content.decode())


def static_files(page: str) -> set[str]:
    return {*re.findall(r'(?:src|href)="/static/([^"]+)"', page)}


def test_the_worker_keeps_all_that_the_page_without_a_net_loads(client: Client) -> None:
    page = client.get("/offline/").content.decode()
    assert refused(page) == []
    assert static_files(page) <= {*shell.FILES}
    assert page.count("<h1") == 1


def test_the_worker_keeps_what_every_page_loads_and_nothing_else(client: Client, db: None) -> None:
    pages = [static_files(client.get(address).content.decode()) for address in ("/rulebooks/", "/accounts/login/")]
    assert {*shell.FILES} == set.intersection(*pages) - {"img/icon-touch.png"}


def test_the_worker_changes_with_the_offline_page_and_with_each_file(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = client.get("/sw.js").content
    assert client.get("/sw.js").content == first
    monkeypatch.setattr(shell, "static", lambda path: f"/static/{path}?changed")
    assert client.get("/sw.js").content != first


def test_nothing_of_a_person_is_in_what_is_kept(cast: Cast) -> None:
    for address in ("/offline/", "/sw.js", "/manifest.webmanifest"):
        for_tess, for_nobody = (cast.browser(name).get(address) for name in ("tess", "nobody"))
        assert for_tess.content == for_nobody.content
        assert not for_tess.cookies


def test_the_app_speaks_the_readers_language(client: Client, settings: LazySettings) -> None:
    settings.LANGUAGES = [("en", "English"), ("el", "Ελληνικά")]
    greek = {"Accept-Language": "el"}
    assert json.loads(client.get("/manifest.webmanifest", headers=greek).content)["lang"] == "el"
    assert '<html lang="el"' in client.get("/offline/", headers=greek).content.decode()
    assert client.get("/sw.js", headers=greek).content != client.get("/sw.js").content  # or the old page would stay
