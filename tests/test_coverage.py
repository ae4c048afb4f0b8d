"""Every rule of the four houses is in its book, ruled on, asked by a family, and named by a case file.

The table was measured beforehand (`trainer/library/coverage.py` says how) and is shown in the library. Here it is
checked to be current, and printed with

    .venv/bin/python -m tests.coverage --show
"""

from __future__ import annotations

import pytest

from tests.coverage import HOUSES, asked_under, cases, is_current, measured, table, text
from trainer.library import coverage
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue
from trainer.scenarios.coverage import QUESTIONS, cited, measure, question

RENEW = "run `.venv/bin/python -m tests.coverage`"
FEW = range(5)


@pytest.mark.parametrize("slug", HOUSES)
def test_every_rule_is_ruled_on_asked_and_in_a_case(slug: str) -> None:
    print(*table(slug), sep="\n")
    holes = {row.rule.number: row.holes for row in coverage.rows(shelf.book(slug), coverage.read())}
    assert {rule: found for rule, found in holes.items() if found} == {}


def test_the_table_has_a_row_for_each_of_the_138_rules_of_the_register() -> None:
    # 34 + 49 + 32 + 23 = 138
    assert [len(coverage.rows(shelf.book(slug))) for slug in HOUSES] == [34, 49, 32, 23]


@pytest.mark.parametrize("slug", catalogue.families())
def test_a_family_was_measured_and_asks_what_the_table_says(slug: str) -> None:
    family, stored = catalogue.family(slug), coverage.read()
    assert is_current(family, stored), f"{slug} is new, or has a new revision or other books: {RENEW}"
    for book in map(shelf.book, asked_under(family)):
        asked = stored["families"][slug]["books"][book.slug]
        for number in {first for _, first in asked.values()}:
            scenario = question(family, book, number)
            assert scenario is not None
            due = {rule for rule, (_, first) in asked.items() if first == number}
            assert due <= cited(scenario.ruling, book), f"{slug} cites other rules than it did: {RENEW} {slug}"
        assert set(measure(family, book, FEW)) <= set(asked), f"{slug} cites more rules than it did: {RENEW} {slug}"


def test_the_cases_are_those_there_are() -> None:
    """How many cases name a rule may have grown since; that some do, and what is ruled on them, is exact."""
    stored, now = coverage.read()["cases"], cases()
    for slug in shelf.slugs():
        assert {rule: tested["questions"] for rule, tested in stored[slug].items()} == {
            rule: tested["questions"] for rule, tested in now[slug].items()
        }, f"what rests on the rules has changed: {RENEW}"
        for rule, tested in stored[slug].items():
            counted, there = tested["cases"], now[slug][rule]["cases"]
            assert counted <= there, f"cases of {rule} are gone: {RENEW}"
            assert counted or not there, f"{rule} has its first case: {RENEW}"


def test_the_snapshot_is_written_as_the_command_writes_it() -> None:
    stored = coverage.read()
    assert coverage.STORE.read_text(encoding="utf-8") == text(stored)
    assert stored["questions"] == QUESTIONS == 200
    assert list(stored["families"]) == list(catalogue.families()), RENEW


def test_measuring_again_finds_the_same() -> None:
    books = measured(catalogue.family("who-plays"))["books"]
    again = {book: {rule: [*asked] for rule, asked in rules.items()} for book, rules in books.items()}
    assert again == coverage.read()["families"]["who-plays"]["books"]
