"""Trying a question without an account: the same questions, the same marking, and nothing kept."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator
from dataclasses import astuple, replace

import pytest
from django.core import signing
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.pages import refused
from trainer.front import trial
from trainer.progress.models import Attempt
from trainer.rulebooks import shelf
from trainer.scenarios import proof

HTMX = {"HX-Request": "true"}
DEALS = range(1, len(trial.FAMILIES) + 1)
"""One deal of each family."""


@pytest.fixture
def stranger(db: None) -> Client:
    return Client(enforce_csrf_checks=True)


def fields(deal: int, *, right: bool = True, book: str = "tda") -> dict[str, list[str]]:
    """The form of that deal, filled in: right, or as its first wrong idea has it."""
    recipe = trial.recipe(book, deal)
    question = trial.scenario(recipe).question
    answer = question.key if right else next(iter(question.mistakes))
    return {"question": [recipe.token], **question.submission(answer)}


def text(page: str) -> str:
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", page)))


@pytest.mark.parametrize("book", shelf.slugs())
def test_every_deal_of_every_house_is_a_proven_question(book: str) -> None:
    for deal in range(1, trial.DEALS + 1):
        assert proof.flaws(trial.scenario(trial.recipe(book, deal))) == []


@pytest.mark.parametrize("deal", DEALS)
def test_a_right_answer_is_marked_with_steps_and_rules(stranger: Client, deal: int) -> None:
    page = stranger.post("/try/", fields(deal)).content.decode()
    assert refused(page) == []
    assert page.count("<h1") == 1
    assert 'class="marking is-right"' in page
    assert 'class="steps"' in page
    assert 'href="/rulebooks/tda/' in page
    assert 'href="/accounts/signup/"' in page


@pytest.mark.parametrize("deal", DEALS)
def test_a_wrong_answer_is_told_what_went_wrong(stranger: Client, deal: int) -> None:
    page = stranger.post("/try/", fields(deal, right=False), headers=HTMX).content.decode()
    assert page.lstrip().startswith('<div class="answer"')
    assert "What went wrong" in page
    assert f"deal={deal + 1}" in page


@pytest.mark.parametrize("address", ["/", "/try/"])
def test_the_pages_hold_a_question_and_ask_for_no_cookie(stranger: Client, address: str) -> None:
    answer = stranger.get(address)
    assert answer.status_code == 200
    assert not answer.cookies
    page = answer.content.decode()
    assert 'action="/try/#answer"' in page
    assert "csrfmiddlewaretoken" not in page.split('id="trial"')[1].split("</article>")[0]


def test_nothing_is_written_down(stranger: Client) -> None:
    with CaptureQueriesContext(connection) as asked:
        stranger.get("/try/")
        stranger.post("/try/", fields(1))
        stranger.post("/try/", fields(2, right=False), headers=HTMX)
    assert [query["sql"] for query in asked] == []
    assert not Attempt.objects.exists()


def secrets(deal: int) -> Iterator[str]:
    """What may not be seen before the marking: wrong ideas, steps, and what the rules say."""
    found = trial.scenario(trial.recipe("tda", deal))
    yield from (f'"{idea.code}"' for idea in found.question.mistakes.values())
    yield json.dumps({"key": found.question.key})[1:-1]
    yield from ("verdict", "misconception", 'class="steps"', "citation", "is-right", "is-wrong", "belongs")


@pytest.mark.parametrize("deal", DEALS)
def test_the_key_is_not_in_the_page_before_the_marking(stranger: Client, deal: int) -> None:
    token = trial.recipe("tda", deal).token
    for page in (
        stranger.get(f"/try/?book=tda&deal={deal}"),
        stranger.get(f"/try/?book=tda&deal={deal}", headers=HTMX),
        stranger.post("/try/", {"question": token}),
        stranger.post("/try/", {"question": token}, headers=HTMX),
    ):
        seen = page.content.decode()
        assert [secret for secret in secrets(deal) if secret in seen] == []


def test_an_empty_answer_is_refused_at_its_field_and_costs_nothing(stranger: Client) -> None:
    answer = stranger.post("/try/", {"question": trial.recipe("tda", 1).token}, headers=HTMX)
    assert answer.status_code == 422
    assert 'id="problem"' in answer.content.decode()


def test_words_that_were_refused_are_kept(stranger: Client) -> None:
    sent = {**fields(2), "row-pot-0": ["a lot"]}
    answer = stranger.post("/try/", sent)
    assert answer.status_code == 422
    assert 'value="a lot"' in answer.content.decode()


def test_a_house_is_chosen_by_name_and_kept(stranger: Client) -> None:
    page = stranger.get("/try/?book=polish&deal=7").content.decode()
    assert '<option value="polish" selected>' in page
    assert 'name="deal" value="7"' in page
    marked = stranger.post("/try/", fields(7, book="polish")).content.decode()
    assert "/try/?book=polish&amp;deal=8" in marked


@pytest.mark.parametrize("asked", ["book=atlantis", "deal=0", "deal=61", "deal=٣", "deal=x", "book=tda&deal=-1"])
def test_a_deal_that_there_is_not_is_the_first_one(stranger: Client, asked: str) -> None:
    answer = stranger.get(f"/try/?{asked}")
    assert answer.status_code == 200
    assert 'name="deal" value="1"' in answer.content.decode()


def forged() -> Iterator[str]:
    """Words that no form of ours holds, or holds no more."""
    recipe = trial.recipe("tda", 1)
    yield ""
    yield "x" * 5000
    yield recipe.token[:-1]
    yield "x" + recipe.token
    yield signing.dumps(astuple(recipe), salt="another")
    yield replace(recipe, seed=7).token
    yield replace(recipe, book="sold").token


def test_a_word_that_we_did_not_sign_deals_anew(stranger: Client) -> None:
    for token in forged():
        answer = stranger.post("/try/", {**fields(1), "question": token}, headers=HTMX)
        assert answer.status_code == 422
        assert answer["HX-Retarget"] == "#trial"
        assert "no longer on the table" in text(answer.content.decode())
        assert 'id="verdict"' not in answer.content.decode()


def test_a_question_that_has_changed_since_is_dealt_anew(stranger: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = fields(1)
    monkeypatch.setattr(trial, "LEVEL", 2)
    assert stranger.post("/try/", sent).status_code == 422


def test_the_last_deal_leads_to_the_first() -> None:
    assert trial.recipe("tda", trial.DEALS).next_deal == 1


def test_readers_begin_with_the_house_of_their_language() -> None:
    assert [trial.usual_house(lang) for lang in ("en", "pl", "de", "el", "hu")] == [
        "tda", "polish", "german", "hellenic", "pacific",
    ]  # fmt: skip
    assert {*trial.HOUSES.values(), trial.COMMON} <= {*shelf.slugs()}
