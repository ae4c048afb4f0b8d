"""The rulebooks as anyone reads them: the shelf, a book, a rule."""

from __future__ import annotations

import html
import re
from urllib.parse import quote

import pytest
from django.test import Client
from django.urls import reverse

from tests.pages import refused
from trainer.library import coverage
from trainer.rulebooks import shelf
from trainer.rulebooks.loading import POLICIES
from trainer.wording.policies import policy_text
from trainer.wording.questions import title
from trainer.wording.terms import NUMBERS

EVERY_BOOK = shelf.slugs()


def said(client: Client, there: str) -> str:
    """What the page there says, without its markup, in one line."""
    answer = client.get(there)
    assert answer.status_code == 200
    page = answer.content.decode()
    assert refused(page) == []
    assert page.count("<h1") == 1
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", page)))


def test_every_book_stands_on_the_shelf_with_its_base(client: Client) -> None:
    words = said(client, "/rulebooks/")
    for slug in EVERY_BOOK:
        assert shelf.book(slug).title["en"] in words
    assert "34 rules; where they are silent: Robert's Rules of Poker" in words
    assert "where they are silent, the floor decides" in words


@pytest.mark.parametrize("slug", EVERY_BOOK)
def test_a_book_shows_every_rule_and_what_it_leaves_to_its_base(client: Client, slug: str) -> None:
    book = shelf.book(slug)
    page = client.get(f"/rulebooks/{slug}/").content.decode()
    words = said(client, f"/rulebooks/{slug}/")
    assert book.about["en"] in words
    for rule in book.rules.values():
        assert rule.title["en"] in words
        assert f'href="{reverse("library:rule", args=[slug, rule.number])}"' in html.unescape(page)
    assert ("silent, the floor decides:" in words) == any(not book.settles(policy) for policy in POLICIES.values())
    for policy in POLICIES.values():
        assert policy_text(policy, "en") in words
    for name, (number, _, _) in book.figures.items():
        called = NUMBERS[name]
        assert f"{called[:1].upper()}{called[1:]} {number}" in words
    for rule in book.rules.values():
        assert not rule.silent or rule.silent["en"] in words


@pytest.mark.parametrize("slug", EVERY_BOOK)
def test_every_rule_has_its_page(client: Client, slug: str) -> None:
    for rule in shelf.book(slug).rules.values():
        words = said(client, f"/rulebooks/{slug}/{quote(rule.number)}/")
        assert rule.title["en"] in words
        assert rule.summary["en"] in words
        for text in (*rule.reading.values(), *rule.silent.values()):
            assert text in words


def test_a_rule_says_how_firmly_it_speaks_and_what_others_answer(client: Client) -> None:
    words = said(client, "/rulebooks/polish/PL-22/")
    assert "Our reading" in words
    assert "Where it is silent" in words
    assert "Which winner gets an odd chip." in words
    assert "The first winner left of the button" in words
    assert "The same in every other book" in words
    assert "WSOP Live Action Rules 2024" in words


def test_a_rule_says_what_covers_it(client: Client) -> None:
    words = said(client, "/rulebooks/polish/PL-22/")
    row = coverage.row(shelf.book("polish"), "PL-22")
    assert "What covers it Ruled on by best hand, payout" in words
    for asking in row.asked:
        assert f"{title(asking.family, 'en')} {asking.times}" in words.replace("\xa0", " ")
    assert f"Cases worked out by hand {row.cases}" in words
    bare = next(row for row in coverage.rows(shelf.book("tda")) if not row.ruled)
    assert "no ruling yet" in said(client, f"/rulebooks/tda/{quote(bare.rule.number)}/")


def test_practise_this_starts_practice_on_that_topic_and_book(client: Client) -> None:
    page = html.unescape(client.get("/rulebooks/polish/PL-22/").content.decode())
    assert 'href="/practice/?book=polish&topic=split-pots"' in page


def test_a_rule_that_is_not_drilled_offers_no_practice(client: Client) -> None:
    row = next(row for row in coverage.rows(shelf.book("tda")) if not row.asked)
    assert "Practise this" not in said(client, f"/rulebooks/tda/{quote(row.rule.number)}/")
    assert "Practise this" in said(client, "/rulebooks/polish/PL-31/")


@pytest.mark.parametrize("there", ["hoyle/", "polish/PL-99/", "polish/pl-22/", "hoyle/1/", "../polish/", "polish/%00/"])
def test_what_is_on_no_shelf_is_not_found(client: Client, there: str) -> None:
    assert client.get(f"/rulebooks/{there}").status_code == 404


def test_a_reader_needs_no_database(client: Client) -> None:
    pages = ("audit/", "audit/?show=all", "coverage/", "coverage/?book=tda", "polish/", "polish/PL-22/")
    for there in ("/rulebooks/", *(f"/rulebooks/{page}" for page in pages)):
        assert client.get(there).status_code == 200  # pytest-django refuses every query in this test
