"""Many at once: a place is opened once, an attempt is marked once, and every count is right afterwards."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.db import connection

from tests.drills import person
from tests.practice.racing import WON, race
from tests.scenarios.sample import put_on


def test_a_race_on_sqlite_has_one_winner_a_place(tmp_path: Path) -> None:
    """In a process and a file of its own, with the options that production has: tests keep theirs in memory."""
    environment = os.environ | {
        "DATABASE_URL": f"sqlite:///{tmp_path / 'race.sqlite3'}",
        "DJANGO_SETTINGS_MODULE": "tests.settings",
        "LOG_LEVEL": "ERROR",
    }
    run = subprocess.run(
        [sys.executable, "-m", "tests.practice.racing"], env=environment, capture_output=True, text=True, timeout=120
    )
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout.splitlines()[-1]) == WON


@pytest.mark.django_db(transaction=True)
def test_a_race_on_postgresql_has_one_winner_a_place(monkeypatch: pytest.MonkeyPatch) -> None:
    if connection.vendor != "postgresql":
        pytest.skip("the test above runs it on SQLite")
    put_on(monkeypatch)
    assert race(person("tess")) == WON
