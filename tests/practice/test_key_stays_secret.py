"""The key never reaches the browser before the marking: every response of every kind of question is searched for it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client
from django.utils.html import escape

from tests.drills import NOON, attempt_at, drill, person, right_fields, slip, wrong_fields
from tests.scenarios.sample import FAMILIES, put_on
from trainer.accounts.models import User
from trainer.practice.models import Drill
from trainer.practice.services import start_drill
from trainer.progress.models import Attempt
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue

pytestmark = pytest.mark.django_db

HTMX = {"HX-Request": "true"}
MALFORMED = {"answer": "?", "row-pot-0": "?", "place-2": "?"}


@pytest.fixture
def tess() -> User:
    return person("tess")


def seen(response: HttpResponse) -> str:
    """Everything of a response that a browser gets: status, headers, cookies, body."""
    headers = "\n".join(f"{name}: {value}" for name, value in response.items())
    return "\n".join([str(response.status_code), headers, response.cookies.output(), response.content.decode()])


def before_the_marking(client: Client, of: Drill) -> Iterator[tuple[str, str]]:
    """Every way in which an open question can be looked at, by name."""
    address = f"/practice/{of.pk}/1/"
    yield "page", seen(client.get(address))
    yield "fragment", seen(client.get(address, headers=HTMX))
    yield "refused page", seen(client.post(address, MALFORMED))
    yield "refused fragment", seen(client.post(address, MALFORMED, headers=HTMX))
    yield "head", seen(client.head(address))
    yield "resume", seen(client.get(f"/practice/{of.pk}/"))
    yield "summary", seen(client.get(f"/practice/{of.pk}/summary/", follow=True))
    yield "start", seen(client.get("/practice/"))
    yield "front", seen(client.get("/"))
    yield "progress", seen(client.get("/progress/"))
    yield "attempts", seen(client.get("/progress/attempts/"))
    yield "attempt", seen(client.get(f"/progress/attempts/{attempt_at(of, 1).pk}/"))


def secrets(attempt: Attempt) -> dict[str, str]:
    """What may not be in any of them, by what it is."""
    stored: dict[str, Any] = attempt.question
    found = {
        "the stored key": json.dumps({"key": stored["key"]})[1:-1],
        "the word of the stored key": '"key"',
        "the stored mistakes": "mistakes",
        "the ruling": '"verdict"',
        "a part of the ruling": '"eligible"',
    }
    if stored["kind"] in ("amount", "allocation"):
        amounts = stored["key"] if isinstance(stored["key"], list) else [stored["key"]]
        for amount in amounts:
            found |= {f"the key {amount}": str(amount), f"the key {amount:,}": f"{amount:,}"}
        found["the key in words"] = attempt.key_text
    if stored["kind"] == "ordering":
        found |= {"the order": json.dumps(stored["key"]), "the order in words": attempt.key_text}
        found["the order, plainly"] = ",".join(stored["key"])
    for code, text in stored["shown"]["mistakes"].items():
        found |= {f"the code {code}": code, f"the text of {code}": text, f"the name of {code}": code.partition("/")[2]}
    for step in attempt.ruling["steps"]:
        found |= {f"the step {step['code']}": step["text"], f"its code {step['code']}": step["code"]}
        for cited in step["citations"]:
            found[f"what {cited['rule']} says"] = cited["summary"]
            if cited["rule"]:
                found[f"the rule {cited['rule']}"] = cited["rule"]
    return found


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("seed", [7, 8])
def test_nothing_of_the_key_is_seen_before_the_marking(
    monkeypatch: pytest.MonkeyPatch, tess: User, family: str, seed: int
) -> None:
    put_on(monkeypatch, family)
    client = Client()
    client.force_login(tess)
    of = drill(tess, seed=seed)
    attempt = attempt_at(of, 1)
    hidden = secrets(attempt)
    for where, text in before_the_marking(client, of):
        slips = [what for what, secret in hidden.items() if re.search(rf"(?<![\w,]){re.escape(secret)}(?![\w,])", text)]
        assert slips == [], f"{where} of {family}"
    assert attempt_at(of, 1).answered_at is None


@pytest.mark.parametrize("family", FAMILIES)
def test_the_search_would_find_it(monkeypatch: pytest.MonkeyPatch, tess: User, family: str) -> None:
    """After the marking the same words are there: the test above looks for what is really written."""
    put_on(monkeypatch, family)
    client = Client()
    client.force_login(tess)
    of = drill(tess)
    attempt = attempt_at(of, 1)
    html = client.post(f"/practice/{of.pk}/1/", wrong_fields(attempt), follow=True).content.decode()
    assert attempt.question["shown"]["mistakes"][f"{family}/first-slip"] in html
    assert all(step["text"].replace("'", "&#x27;") in html for step in attempt.ruling["steps"])
    assert "Table stakes" in html
    if attempt.question["kind"] == "allocation":
        assert all(f"{amount:,}" in html for amount in attempt.question["key"])


@pytest.mark.parametrize("family", ["sample-choice", "sample-selection", "sample-ordering"])
def test_no_option_looks_different_from_its_neighbours(
    monkeypatch: pytest.MonkeyPatch, tess: User, family: str
) -> None:
    put_on(monkeypatch, family)
    client = Client()
    client.force_login(tess)
    of = drill(tess)
    html = client.get(f"/practice/{of.pk}/1/").content.decode()
    pattern = r'<(label class="option"|div class="row-field") data-piece.*?</(?:label|div)>'
    pieces = [found.group() for found in re.finditer(pattern, html, re.DOTALL)]
    assert len(pieces) == 4
    plain = {re.sub(r"([Ss]eat |place-|value=\"|data-key=\")[2357]", r"\1#", piece) for piece in pieces}
    assert len(plain) == 1


@pytest.mark.parametrize("family", FAMILIES)
def test_a_wrong_submission_that_is_refused_tells_nothing_of_how_wrong_it_is(
    monkeypatch: pytest.MonkeyPatch, tess: User, family: str
) -> None:
    """A malformed answer near the key and one far from it are refused alike."""
    put_on(monkeypatch, family)
    client = Client()
    client.force_login(tess)
    of = drill(tess)
    attempt = attempt_at(of, 1)
    address = f"/practice/{of.pk}/1/"

    def refused(fields: dict[str, list[str]]) -> str:
        spoilt = {name: [*values, "?"] for name, values in fields.items()} or {"answer": ["?"]}
        sent = client.post(address, spoilt, headers=HTMX)
        assert sent.status_code == 422
        html = re.sub(r'name="csrfmiddlewaretoken" value="[^"]*"', "", sent.content.decode())
        return re.sub(r'value="[^"]*"( checked)?|checked', "", html)

    if family != "sample-ordering":
        assert re.sub(r"\s+", " ", refused(right_fields(attempt))) == re.sub(
            r"\s+", " ", refused(wrong_fields(attempt))
        )
    assert slip(attempt) is not None
    assert attempt_at(of, 1).answered_at is None


@pytest.mark.parametrize("family", catalogue.families())
def test_nothing_of_the_ruling_is_seen_of_any_family(tess: User, family: str) -> None:
    """Of every family of the syllabus: its wrong ideas, its steps and the rules that they rest on."""
    client = Client()
    client.force_login(tess)
    book = next(slug for slug in shelf.slugs() if catalogue.family(family).decides(shelf.book(slug)))
    of = start_drill(
        trainee=tess,
        rulebook=book,
        topics=[catalogue.family(family).topic],
        level=2,
        length=5,
        at=NOON,
        seed=11,
        first=family,
    )
    attempt = attempt_at(of, 1)
    assert attempt.family == family
    told = {"verdict": '"verdict"', "mistakes": "mistakes"}
    for code, text in attempt.question["shown"]["mistakes"].items():
        told |= {code: code, text: escape(text)}
    for step in attempt.ruling["steps"]:
        told |= {step["text"]: escape(step["text"])}
        told |= {cited["summary"]: escape(cited["summary"]) for cited in step["citations"]}
    for headers in ({}, HTMX):
        text = seen(client.get(f"/practice/{of.pk}/1/", headers=headers))
        assert [what for what, secret in told.items() if secret in text] == []
