"""The two health addresses."""

from unittest.mock import patch

import pytest
from django.db import DatabaseError, connection
from django.db.migrations.recorder import MigrationRecorder
from django.test import Client


def test_the_process_is_alive_without_asking_the_database(client: Client) -> None:
    answer = client.get("/livez")  # pytest-django forbids the database here
    assert (answer.status_code, answer.content) == (200, b"alive\n")


@pytest.mark.django_db
def test_a_migrated_site_is_ready(client: Client) -> None:
    answer = client.get("/readyz")
    assert (answer.status_code, answer.content) == (200, b"ready\n")
    assert "no-store" in answer["Cache-Control"]


@pytest.mark.django_db
def test_a_missing_migration_is_not_ready(client: Client) -> None:
    MigrationRecorder(connection).record_unapplied("sessions", "0001_initial")
    answer = client.get("/readyz")
    assert (answer.status_code, answer.content) == (503, b"migrations are missing\n")


def test_a_silent_database_is_not_ready(client: Client) -> None:
    with patch("trainer.health.MigrationExecutor", side_effect=DatabaseError):
        answer = client.get("/readyz")
    assert (answer.status_code, answer.content) == (503, b"the database does not answer\n")


@pytest.mark.django_db
def test_a_forgetful_cache_is_not_ready(client: Client) -> None:
    with patch("trainer.health.cache.get", return_value=None):
        answer = client.get("/readyz")
    assert (answer.status_code, answer.content) == (503, b"the cache forgets\n")


@pytest.mark.parametrize("address", ["/livez", "/readyz"])
def test_health_is_only_read(client: Client, address: str) -> None:
    assert client.post(address).status_code == 405
