"""One side of the page comparison: a process with its own settings and database that asks Django's WSGI handler.

`python -m bench.web_side SIDE` reads numbers from standard input; for each it makes so many requests and prints the
CPU milliseconds that one took.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

CSRF = "aB3dE6gH" * 4
WARM = 20
MOST = 2_000
"""How many answers are prepared: each can be given once."""
BARE = ("bare home", "bare answer")
ALLOCATION = ("several-pots", 3)
CHOICE = ("first-cards", 2)

Ask = tuple[str, str, dict[str, list[str]]]
"""Method, address, form fields."""


def main(side: str) -> None:
    """Serve the side until standard input ends."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "bench.sqlite3"
        os.environ["BENCH_DATABASE"] = str(database)
        os.environ["DATABASE_URL"] = f"sqlite:///{database}"
        os.environ["DEBUG"] = "0"
        os.environ["SECRET_KEY"] = "for a benchmark only, it guards nothing at all, not even this"
        os.environ["ALLOWED_HOSTS"] = "localhost"
        os.environ["HTTPS_ONLY"] = "0"
        os.environ["STATIC_ROOT"] = str(Path(folder) / "static")
        os.environ["DJANGO_SETTINGS_MODULE"] = "bench.bare.settings" if side in BARE else "trainer.settings"
        import django

        django.setup()
        from django.core.management import call_command

        call_command("migrate", run_syncdb=True, verbosity=0)
        if side not in BARE:
            call_command("collectstatic", interactive=False, verbosity=0)
        asks = (_bare if side in BARE else _ours)(side)
        _serve(asks)


def _serve(asks: Iterator[Ask]) -> None:
    request = _requester()
    for _ in range(WARM):
        request(*next(asks))
    for line in sys.stdin:
        batch = [next(asks) for _ in range(int(line))]
        start = time.process_time()
        for ask in batch:
            request(*ask)
        print(1000 * (time.process_time() - start) / len(batch), flush=True)


def _requester() -> Callable[[str, str, dict[str, list[str]]], None]:
    """A function that makes one request as the signed-in trainee; AssertionError for an answer that is no success."""
    from django.conf import settings
    from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY, get_user_model
    from django.core.handlers.wsgi import WSGIHandler

    trainee = get_user_model()._default_manager.get(username="trainee")
    session = import_module(settings.SESSION_ENGINE).SessionStore()
    session[SESSION_KEY] = str(trainee.pk)
    session[BACKEND_SESSION_KEY] = settings.AUTHENTICATION_BACKENDS[0]
    session[HASH_SESSION_KEY] = trainee.get_session_auth_hash()
    session.save()
    cookies = f"{settings.SESSION_COOKIE_NAME}={session.session_key}; {settings.CSRF_COOKIE_NAME}={CSRF}"
    handler = WSGIHandler()

    def request(method: str, address: str, fields: dict[str, list[str]]) -> None:
        body = urlencode(fields, doseq=True).encode()
        environment: dict[str, Any] = {
            "REQUEST_METHOD": method, "PATH_INFO": address, "QUERY_STRING": "", "SERVER_NAME": "localhost",
            "SERVER_PORT": "80", "SERVER_PROTOCOL": "HTTP/1.1", "wsgi.input": BytesIO(body), "wsgi.url_scheme": "http",
            "HTTP_HOST": "localhost", "REMOTE_ADDR": "127.0.0.1", "HTTP_COOKIE": cookies, "HTTP_X_CSRFTOKEN": CSRF,
            "CONTENT_LENGTH": str(len(body)), "CONTENT_TYPE": "application/x-www-form-urlencoded",
            "HTTP_HX_REQUEST": "true" if method == "POST" else "",
        }  # fmt: skip
        said: list[str] = []
        response = handler(environment, lambda status, headers: said.append(status))
        b"".join(response)
        response.close()
        if said[0][:3] != "200":
            raise AssertionError(f"{method} {address}: {said[0]}")

    return request


def _bare(side: str) -> Iterator[Ask]:
    from django.contrib.auth.models import User

    from bench.bare.models import Mastery, Question, Topic

    trainee = User.objects.create(username="trainee", password="!")
    topics = [Topic.objects.create(name=f"Topic {number}") for number in range(12)]
    questions = [Question.objects.create(topic=topics[number % 12], prompt="Who wins?") for number in range(200)]
    Mastery.objects.bulk_create([Mastery(trainee=trainee, topic=topic) for topic in topics])

    def asks() -> Iterator[Ask]:
        number = 0
        while True:
            number += 1
            if side == "bare home":
                yield "GET", "/home", {}
            else:
                yield "POST", "/answer", {"question": [str(questions[number % 200].pk)], "chosen": [str(number % 3)]}

    return asks()


def _ours(side: str) -> Iterator[Ask]:
    from django.utils import timezone

    from trainer.accounts.models import User
    from trainer.practice.models import Drill, Place
    from trainer.progress.services import open_attempt
    from trainer.rulebooks import shelf
    from trainer.scenarios import catalogue

    trainee = User.objects.create(username="trainee", password="!")
    slugs = [family.slug for family in catalogue.asked_under(shelf.book("tda"))]

    def opened(slug: str, level: int, seed: int) -> tuple[str, Any]:
        scenario = catalogue.family(slug).scenario(seed, shelf.book("tda"), level)
        drill = Drill.objects.create(
            trainee=trainee, rulebook="tda", topics=[], level=level, length=10, seed=seed, started_at=timezone.now()
        )
        attempt = open_attempt(trainee=trainee, scenario=scenario, at=timezone.now())
        Place.objects.create(drill=drill, position=1, attempt=attempt)
        return f"/practice/{drill.pk}/1/", scenario

    def shown(slug: str, level: int) -> Iterator[Ask]:
        addresses = [opened(slug, level, seed)[0] for seed in range(40)]
        while True:
            for address in addresses:
                yield "GET", address, {}

    def answered() -> Iterator[Ask]:
        for seed in range(MOST):
            address, scenario = opened(slugs[seed % len(slugs)], 1 + seed % 3, seed)
            question = scenario.question
            answers = [question.key, *question.mistakes]
            yield "POST", address, question.submission(answers[seed % len(answers)])

    if side == "our question, a choice":
        return shown(*CHOICE)
    if side == "our question, a nine-seat allocation":
        return shown(*ALLOCATION)
    return answered()


if __name__ == "__main__":
    main(sys.argv[1])
