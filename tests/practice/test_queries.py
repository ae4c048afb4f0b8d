"""How many queries the pages of a drill cost, however long it is and however much was answered before."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.drills import attempt_at, drill, person, right_fields
from tests.scenarios.sample import put_on
from trainer.accounts.models import User

pytestmark = pytest.mark.django_db

HTMX = {"HX-Request": "true"}
BOOKKEEPING = ("SAVEPOINT", "RELEASE", "ROLLBACK", "BEGIN", "COMMIT")


@contextmanager
def at_most(count: int) -> Iterator[None]:
    """Fails when more queries are asked than that; the test client's own savepoints are no queries."""
    with CaptureQueriesContext(connection) as asked:
        yield
    real = [query["sql"] for query in asked if not query["sql"].startswith(BOOKKEEPING)]
    assert len(real) <= count, "\n".join(real)


@pytest.fixture
def tess(monkeypatch: pytest.MonkeyPatch) -> User:
    put_on(monkeypatch)
    return person("tess")


@pytest.fixture
def client(tess: User) -> Client:
    browser = Client()
    browser.force_login(tess)
    return browser


@pytest.mark.parametrize("length", [5, 20])
@pytest.mark.parametrize("headers", [{}, HTMX])
def test_the_pages_of_a_drill_cost_few_queries(
    client: Client, tess: User, headers: dict[str, str], length: int
) -> None:
    of = drill(tess, length=length)
    for position in range(1, length + 1):
        address = f"/practice/{of.pk}/{position}/"
        with at_most(6):
            client.get(address, headers=headers)  # opens it, but for the first
        with at_most(3):
            client.get(address, headers=headers)
        fields = right_fields(attempt_at(of, position))
        with at_most(5):
            client.post(address, {"answer": "?"}, headers=headers)
        with at_most(10):  # PostgreSQL locks the trainee, and the last answer ends the drill
            client.post(address, fields, headers=headers)
        with at_most(5):
            client.get(address, headers=headers)
    with at_most(5):
        client.get(f"/practice/{of.pk}/summary/")


def test_the_other_pages_do_too(client: Client, tess: User) -> None:
    for seed in range(8):
        of = drill(tess, seed=seed)
        client.post(f"/practice/{of.pk}/1/", right_fields(attempt_at(of, 1)))
    last = attempt_at(of, 1).pk
    with at_most(11):
        client.get("/practice/")
    with at_most(8):
        client.get("/progress/")
    with at_most(5):
        client.get("/progress/attempts/")
    with at_most(4):
        client.get(f"/progress/attempts/{last}/")
