"""What goes over the wire, as gunicorn sends it in production: a first visit, a question, and files for ever."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from urllib.parse import urljoin

import pytest

from tests.machine import PRODUCTION, ROOT, surroundings

FIRST_VISIT = 110_000
QUESTION = 15_000

BROWSER = {"Accept-Encoding": "gzip, deflate, br, zstd", "Host": "trainer.example"}

FAMILIES = """
import django; django.setup()
from django.test import Client
from django.utils import timezone
from trainer.accounts.models import User
from trainer.practice.services import start_drill
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue
tess = User.objects.create_user("tess")
client = Client(); client.force_login(tess)
print(client.cookies["burn_and_turn_session"].value)
for slug, family in catalogue.families().items():
    book = next(book for book in shelf.slugs() if family.decides(shelf.book(book)))
    drill = start_drill(trainee=tess, rulebook=book, topics=[family.topic], level=3, length=5, at=timezone.now(),
                        seed=1, first=slug)
    print(slug, f"/practice/{drill.pk}/1/")
"""
"""Opens one question of every family on its hardest level, and prints the session that may see them and where."""


@pytest.fixture(scope="module")
def production(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The variables of a site in production, with its files collected and its tables made."""
    folder = tmp_path_factory.mktemp("production")
    given = surroundings(
        **PRODUCTION,
        HTTPS_ONLY="0",
        LOG_LEVEL="ERROR",
        STATIC_ROOT=str(folder / "static"),
        DATABASE_URL=f"sqlite:///{folder / 'db.sqlite3'}",
        DJANGO_SETTINGS_MODULE="trainer.settings",
    )
    for command in (["compilepo"], ["collectstatic", "--noinput", "-v0"], ["migrate", "-v0"]):
        subprocess.run([sys.executable, "manage.py", *command], cwd=ROOT, env=given, check=True)
    return given


@pytest.fixture(scope="module")
def site(production: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> Iterator[HTTPConnection]:
    """A line to gunicorn, which answers on a socket in a folder of its own."""
    there = tmp_path_factory.mktemp("gunicorn") / "socket"
    gunicorn = [sys.executable, "-m", "gunicorn", "--bind", f"unix:{there}", "trainer.wsgi"]
    server = subprocess.Popen(gunicorn, cwd=ROOT, env=production, stderr=subprocess.PIPE, text=True)
    try:
        assert server.stderr is not None
        assert any("Listening at" in line for line in server.stderr), "gunicorn did not start"
        yield Line(there)
    finally:
        server.terminate()
        server.wait(timeout=30)


class Line(HTTPConnection):
    """A connection to a socket of this machine."""

    def __init__(self, there: Path) -> None:
        super().__init__("trainer.example", timeout=60)
        self.there = there

    def connect(self) -> None:
        self.sock = socket.socket(socket.AF_UNIX)
        self.sock.settimeout(60)
        self.sock.connect(str(self.there))


def fetch(site: HTTPConnection, address: str, **headers: str) -> tuple[HTTPResponse, bytes]:
    """The answer and its body as it was sent."""
    site.request("GET", address, headers={**BROWSER, **headers})
    answer = site.getresponse()
    return answer, answer.read()


def weigh(site: HTTPConnection, address: str, **headers: str) -> int:
    """How many bytes an answer takes, its headers included."""
    answer, body = fetch(site, address, **headers)
    assert answer.status == 200, address
    return len(body) + sum(len(f"{name}: {value}\r\n") for name, value in answer.getheaders())


def named_in(text: str) -> set[str]:
    """The addresses of static files and of the app's own that a page or a script names."""
    return {*re.findall(r'["\'](/static/[^"\']+\.\w+|/sw\.js|/manifest\.webmanifest|/offline/)["\']', text)}


def plain(site: HTTPConnection, address: str) -> str:
    return fetch(site, address, **{"Accept-Encoding": "identity"})[1].decode()


def test_a_first_visit_is_light(site: HTTPConnection) -> None:
    """The front page with all that it loads, the worker with all that it keeps, and what an installation asks for."""
    wanted = {"/", *named_in(plain(site, "/"))}
    for address in ("/sw.js", "/manifest.webmanifest"):
        wanted |= named_in(plain(site, address))
    for sheet in [address for address in wanted if address.endswith(".css")]:
        wanted |= {urljoin(sheet, one) for one in re.findall(r"url\(\"?([^)\":]+)\"?\)", plain(site, sheet))}
    weights = {address: weigh(site, address) for address in wanted}
    assert len(weights) > 15
    assert sum(weights.values()) < FIRST_VISIT, weights


def test_every_question_is_light(site: HTTPConnection, production: dict[str, str]) -> None:
    opened = subprocess.run(
        [sys.executable, "-c", FAMILIES], cwd=ROOT, env=production, capture_output=True, text=True, check=False
    )
    assert opened.returncode == 0, opened.stderr
    session, *places = opened.stdout.split("\n")[:-1]
    cookie = f"burn_and_turn_session={session}"
    weights = {place: weigh(site, place.split()[1], Cookie=cookie) for place in places}
    assert len(weights) > 80
    heaviest = max(weights, key=lambda place: weights[place])
    assert weights[heaviest] < QUESTION, (heaviest, weights[heaviest])


def test_files_are_kept_for_ever_and_come_compressed(site: HTTPConnection) -> None:
    for address in named_in(plain(site, "/")):
        answer, _ = fetch(site, address)
        if not address.startswith("/static/"):
            assert answer.getheader("Cache-Control") == "no-cache"
            continue
        assert re.search(r"\.[0-9a-f]{12}\.\w+$", address)
        assert answer.getheader("Cache-Control") == "max-age=315360000, public, immutable"
        if not address.endswith(".png"):
            assert answer.getheader("Content-Encoding") == "br", address


def test_pages_come_compressed(site: HTTPConnection) -> None:
    assert fetch(site, "/")[0].getheader("Content-Encoding") == "gzip"
