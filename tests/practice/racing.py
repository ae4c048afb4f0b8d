"""A race: many browsers of one trainee open and answer the same places of a drill at the same moment.

python -m tests.practice.racing     # on the database of DATABASE_URL, which it migrates; prints what came of it as JSON
"""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

RUNNERS = 8
PLACES = 5


def race(trainee: Any) -> dict[str, Any]:
    """Drill to the end, each place opened and answered by every runner at once; what was kept afterwards."""
    from django.db import connections
    from django.test import Client

    from tests.drills import attempt_at, drill, right_fields, wrong_fields
    from trainer.practice.models import Drill, Place
    from trainer.progress import rollups
    from trainer.progress.models import Attempt, Mastery, Tally

    of = drill(trainee, length=PLACES)
    browsers = [Client() for _ in range(RUNNERS)]
    for browser in browsers:
        browser.force_login(trainee)
    line = Barrier(RUNNERS)

    def at_once(run: Callable[[int], Any]) -> list[Any]:
        def start(number: int) -> Any:
            line.wait(timeout=30)
            try:
                return run(number)
            finally:
                connections.close_all()

        with ThreadPoolExecutor(RUNNERS) as pool:
            return list(pool.map(start, range(RUNNERS)))

    opened, marked = [], []
    for position in range(1, PLACES + 1):
        address = f"/practice/{of.pk}/{position}/"
        opened += at_once(lambda number, address=address: browsers[number].get(address).status_code)
        attempt = attempt_at(of, position)
        fields = [right_fields(attempt), wrong_fields(attempt), wrong_fields(attempt, "second-slip")]
        seen = at_once(
            lambda number, address=address, fields=fields: browsers[number].post(
                address, fields[number % 3], headers={"HX-Request": "true"}
            )
        )
        verdicts = {("Right." in sent.content.decode(), sent.status_code) for sent in seen}
        marked.append(len(verdicts) == 1 and verdicts == {(attempt_at(of, position).is_right, 200)})
    return {
        "opened": sorted(set(opened)),
        "marked_alike": all(marked),
        "attempts": Attempt.objects.count(),
        "places": Place.objects.count(),
        "tallied": sum(Tally.objects.values_list("attempts", flat=True)),
        "mastered": sum(Mastery.objects.values_list("attempts", flat=True)),
        "differences": rollups.differences(),
        "is_finished": Drill.objects.get().finished_at is not None,
    }


WON: dict[str, Any] = {
    "opened": [200],
    "marked_alike": True,
    "attempts": PLACES,
    "places": PLACES,
    "tallied": PLACES,
    "mastered": PLACES,
    "differences": [],
    "is_finished": True,
}
"""What has to come of it: every place opened once, answered once, counted once, and everybody saw the same marking."""


def main() -> None:
    """Run the race in a fresh database."""
    import django

    django.setup()
    from django.core.management import call_command
    from django.test.utils import setup_test_environment

    from tests.drills import person
    from tests.scenarios.sample import FAMILIES
    from trainer.scenarios import catalogue

    setup_test_environment()
    catalogue.families = lambda: FAMILIES  # type: ignore[assignment]
    call_command("migrate", interactive=False, verbosity=0)
    print(json.dumps(race(person("tess"))))


if __name__ == "__main__":
    main()
