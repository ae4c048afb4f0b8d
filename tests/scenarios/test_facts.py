"""Facts are asked as the books have them: by the register's rows, with what other houses say as a wrong idea."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.scenarios.told import TOURNAMENT, asked, wrong
from trainer.rulebooks import shelf
from trainer.rulebooks.loading import POLICIES
from trainer.scenarios import catalogue
from trainer.scenarios.facts import FactsFamily, option_id

FAMILIES = [family for family in catalogue.families().values() if isinstance(family, FactsFamily)]
TABLE: dict[str, Any] = {
    "game": TOURNAMENT,
    "button": 1,
    "seats": [{"seat": seat, "stack": 5000} for seat in (1, 2, 4)],
}


def about(point: str) -> dict[str, Any]:
    return TABLE | {"incident": {"kind": "rule-asked", "seat": 2, "point": point}}


def test_who_removes_chips_is_excluded_in_the_german_house() -> None:
    # DE-37; in polish the base's rule, Robert's, comes first on the shelf among the others.
    question = asked("conduct-facts", "german", **about("chips-off-table"))
    assert question.key == option_id("chips-off-table", "excluded")
    said = ("forbidden", "forfeited", "excluded", "hearsay")
    assert {*question.ids()} == {*(option_id("chips-off-table", one) for one in said), "no-rule"}
    assert wrong("conduct-facts", "german", **about("chips-off-table")) == {
        "another-house": option_id("chips-off-table", "forbidden"),
        "hearsay": option_id("chips-off-table", "hearsay"),
        "no-rule": "no-rule",
    }


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.slug)
@pytest.mark.parametrize("slug", shelf.slugs())
def test_a_point_that_a_book_leaves_out_is_never_asked(family: FactsFamily, slug: str) -> None:
    # A card room knows how many cards the deck has, whether or not the book that we go by counts them.
    for seed in range(60) if family.decides(shelf.book(slug)) else ():
        question = family.scenario(seed, shelf.book(slug), 1).question
        assert question.key in question.ids()
        assert question.key != "no-rule"


def test_no_option_tells_by_its_id_or_place_whether_it_stands_in_a_book() -> None:
    points = [point for family in FAMILIES for point in family.facts if point in POLICIES]
    heard = [sorted(option_id(point, one) for one in (*_words(point), "hearsay")) for point in points]
    places = [ids.index(option_id(point, "hearsay")) / (len(ids) - 1) for point, ids in zip(points, heard, strict=True)]
    assert 0.35 < sum(places) / len(places) < 0.65
    assert all(re.fullmatch(r"answer-[0-9a-f]{12}", one) for ids in heard for one in ids)


def _words(point: str) -> list[str]:
    return [str(member.value) for member in POLICIES[point]]


def test_poker_is_another_hand_in_another_house() -> None:
    # PL-33: the straight flush; DE-41: four of a kind; nobody else uses the name.
    assert asked("hand-facts", "polish", **about("poker-name")).key == option_id("poker-name", "straight-flush")
    assert asked("hand-facts", "german", **about("poker-name")).key == option_id("poker-name", "four-of-a-kind")
    heard = wrong("hand-facts", "polish", **about("poker-name"))["hearsay"]
    assert heard == option_id("poker-name", "four-of-a-kind")


@pytest.mark.parametrize(
    ("book", "point", "rule"),
    [
        ("polish", "hole-cards-used", "PL-20"),
        ("polish", "board-hand", "PL-21"),
        ("polish", "card-order", "PL-32"),
        ("hellenic", "hand-order", "EL-32"),
        ("hellenic", "action-call", "EL-31"),
        ("german", "chips-in-sight", "DE-16"),
        ("german", "face-down-hand", "DE-31"),
        ("german", "announcement", "DE-38"),
        ("german", "floor-decision", "DE-39"),
        ("german", "courts", "DE-49"),
    ],
)
def test_the_answer_stands_in_the_rule_of_the_register(book: str, point: str, rule: str) -> None:
    provision = shelf.book(book).provision(POLICIES[point])
    assert [(citation.book, citation.rule) for citation in provision.citations] == [(book, rule)]
    assert any(point in family.facts for family in FAMILIES)


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.slug)
def test_every_point_is_known_to_the_books_and_answered_by_one(family: FactsFamily) -> None:
    for point in family.facts:
        books = [shelf.book(slug) for slug in shelf.slugs()]
        assert any(
            book.settles(POLICIES[point]) if point in POLICIES else book.figure(point).value is not None
            for book in books
        ), point


@pytest.mark.parametrize(
    ("family", "book", "point", "key"),
    [
        ("showdown-facts", "german", "showdown-call", "dealer-announces"),  # DE-47
        ("showdown-facts", "pacific", "showdown-takes", "two-or-more"),  # HU-23
        ("showdown-facts", "german", "last-left", "takes-the-pot"),  # DE-15
        ("pot-facts", "pacific", "all-in-rounds", "every-round"),  # HU-20
        ("pot-facts", "german", "all-in-share", "only-what-it-matched"),  # DE-17
    ],
)
def test_showdown_and_pots_as_they_stand(family: str, book: str, point: str, key: str) -> None:
    assert asked(family, book, **about(point)).key == option_id(point, key)


@pytest.mark.parametrize(
    ("family", "book", "point", "key"),
    [
        ("betting-facts", "german", "betting-structure", "no-limit"),  # DE-48, by our reading
        ("betting-facts", "polish", "betting-structure", "as-the-table-says"),  # PL-28
        ("betting-facts", "german", "round-end", "all-folded-matched-or-all-in"),  # DE-45
        ("limit-facts", "hellenic", "raises-a-round", "3"),  # EL-11
        ("limit-facts", "wsop-cash", "raises-a-round", "4"),  # 126
    ],
)
def test_betting_as_it_stands(family: str, book: str, point: str, key: str) -> None:
    assert asked(family, book, **about(point)).key == option_id(point, key)


def test_a_number_of_another_house_is_a_wrong_idea() -> None:
    question = asked("limit-facts", "wsop-cash", **about("raises-a-round"))
    assert question.ids() == (*(option_id("raises-a-round", one) for one in (3, 4, "hearsay")), "no-rule")
    other = wrong("limit-facts", "wsop-cash", **about("raises-a-round"))["another-house"]
    assert other == option_id("raises-a-round", 3)  # polish: Robert's
