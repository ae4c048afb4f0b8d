"""Facts are asked as the books have them: by the register's rows, with what other houses say as a wrong idea."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.told import TOURNAMENT, asked, wrong
from trainer.rulebooks import shelf
from trainer.rulebooks.loading import POLICIES
from trainer.scenarios import catalogue
from trainer.scenarios.facts import FactsFamily

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
    assert question.key == "excluded"
    assert question.ids() == ("forbidden", "forfeited", "excluded", "hearsay", "no-rule")
    assert wrong("conduct-facts", "german", **about("chips-off-table")) == {
        "another-house": "forbidden",
        "hearsay": "hearsay",
        "no-rule": "no-rule",
    }


def test_the_floor_is_right_where_no_book_says_who_pushes_the_pot() -> None:
    assert asked("conduct-facts", "german", **about("pot-award")).key == "dealer"  # DE-34
    assert asked("conduct-facts", "polish", **about("pot-award")).key == "no-rule"
    assert wrong("conduct-facts", "polish", **about("pot-award"))["another-house"] == "dealer"


def test_poker_is_another_hand_in_another_house() -> None:
    # PL-33: the straight flush; DE-41: four of a kind; nobody else uses the name.
    assert asked("hand-facts", "polish", **about("poker-name")).key == "straight-flush"
    assert asked("hand-facts", "german", **about("poker-name")).key == "four-of-a-kind"
    assert asked("hand-facts", "roberts", **about("poker-name")).key == "no-rule"
    assert wrong("hand-facts", "polish", **about("poker-name"))["hearsay"] == "four-of-a-kind"


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
        ("showdown-facts", "tda", "showdown-call", "no-rule"),
        ("showdown-facts", "pacific", "showdown-takes", "two-or-more"),  # HU-23
        ("showdown-facts", "german", "last-left", "takes-the-pot"),  # DE-15
        ("pot-facts", "pacific", "all-in-rounds", "every-round"),  # HU-20
        ("pot-facts", "german", "all-in-share", "only-what-it-matched"),  # DE-17
    ],
)
def test_showdown_and_pots_as_they_stand(family: str, book: str, point: str, key: str) -> None:
    assert asked(family, book, **about(point)).key == key


@pytest.mark.parametrize(
    ("family", "book", "point", "key"),
    [
        ("betting-facts", "german", "betting-structure", "no-limit"),  # DE-48, by our reading
        ("betting-facts", "polish", "betting-structure", "as-the-table-says"),  # PL-28
        ("betting-facts", "german", "round-end", "all-folded-matched-or-all-in"),  # DE-45
        ("limit-facts", "hellenic", "raises-a-round", "3"),  # EL-11
        ("limit-facts", "wsop-cash", "raises-a-round", "4"),  # 126
        ("limit-facts", "tda", "raises-a-round", "no-rule"),  # 48: the house's number
    ],
)
def test_betting_as_it_stands(family: str, book: str, point: str, key: str) -> None:
    assert asked(family, book, **about(point)).key == key


def test_a_number_of_another_house_is_a_wrong_idea() -> None:
    question = asked("limit-facts", "wsop-cash", **about("raises-a-round"))
    assert question.ids() == ("3", "4", "hearsay", "no-rule")
    assert wrong("limit-facts", "wsop-cash", **about("raises-a-round"))["another-house"] == "3"  # polish: Robert's
