"""Whole pages in another language: Greek has letters of its own, so an English sentence left over in it can be seen."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.conf import settings

from tests.cast import Cast
from tests.site import questions, stops

LATIN = re.compile(r"[A-Za-z][A-Za-z'’-]*(?:[ ,]+[A-Za-z][A-Za-z'’-]*)+")
"""Latin words in a row: card rooms in Greece say many."""
SMALL = {
    "a", "all", "an", "and", "are", "as", "at", "be", "by", "for", "from", "has", "in", "is", "it", "no", "not", "of",
    "on", "or", "that", "the", "this", "to", "what", "which", "who", "with", "you", "your",
}  # fmt: skip
"""Words without which there is no English sentence, and which no card room borrows."""
NAMES = (
    "Robert's Rules of Poker", "Poker TDA Rules", "WSOP Live Action Rules", "WSOP Tournament Rules",
    "Poker Tournament Directors Association", "World Series of Poker", "Tournaments at seat",
    "Betting out of turn", "Evening school", "Another house",
)  # fmt: skip
"""What is called so in every language: titles of books, numbers of rules, and names that people gave."""


SEEN_IN_ENGLISH = {
    "practice:place drill position=1", "progress:attempt attempt", "cohorts:attempt cohort attempt",
    "library:glossary",
}  # fmt: skip
"""Pages of an attempt that was made in English and stays so, and the glossary, which has the English terms too."""


def words(page: str) -> str:
    """What a page says, its attributes for screen readers and its placeholders too."""
    page = re.sub(r"<(script|style|template)\b.*?</\1>", " ", page, flags=re.DOTALL)
    page = re.sub(r'<button[^>]* lang="en"[^>]*>[^<]*', " ", page)  # the choice of English, in English
    told = re.findall(r'(?:aria-label|title|placeholder|alt|data-[a-z-]*)="([^"]*)"', page)
    return unescape(" | ".join([re.sub(r"<[^>]+>", " | ", page), *told]))


def english(page: str) -> list[str]:
    """The English sentences in it."""
    said = words(page)
    for name in NAMES:
        said = said.replace(name, "|")
    return [run for run in LATIN.findall(said) if SMALL & {*re.split("[ ,]+", run.lower())}]


@pytest.mark.django_db
def test_no_page_in_greek_holds_an_english_sentence(cast: Cast) -> None:
    left = {}
    there = [stop for stop in stops(cast) if stop.name not in SEEN_IN_ENGLISH]
    for stop in [*there, *questions(cast, "el")]:
        browser = cast.browser(stop.who)
        browser.cookies[settings.LANGUAGE_COOKIE_NAME] = "el"
        answer = browser.get(stop.address)
        assert answer.headers["Content-Language"] == "el"
        if found := english(answer.content.decode()):
            left[stop.name] = found
    assert not left
