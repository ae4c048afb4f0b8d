"""What the library reads out of the books, against what the register says."""

from __future__ import annotations

import pytest

from trainer.library import coverage, reading
from trainer.rulebooks import shelf
from trainer.rulebooks.loading import POLICIES
from trainer.rulebooks.policies import AllInShow, FirstCardTo, OddChipUnit, PrematureTurn
from trainer.wording.policies import ANSWERS, answer_words, circumstances_text, policy_text
from trainer.wording.topics import LINES, TITLES


def test_a_book_that_is_silent_answers_with_its_base() -> None:
    # PL-22 does not say how big an odd chip is; Robert's Rules break a pot down to the smallest unit in the game.
    [said] = reading.answers(shelf.book("polish"), OddChipUnit)
    assert (said.lent, said.rule.book, said.answer) == (
        True,
        "roberts",
        shelf.book("roberts").provision(OddChipUnit).value,
    )


def test_an_answer_for_some_circumstances_stands_before_the_one_for_the_others() -> None:
    # DE: left of the button heads-up, else the small blind.
    first, second = reading.answers(shelf.book("german"), FirstCardTo)
    assert (first.answer, dict(first.when)) == (FirstCardTo.LEFT_OF_BUTTON, {"heads_up": True})
    assert (second.answer, dict(second.when)) == (FirstCardTo.SMALL_BLIND, {})
    assert (first.lent, second.lent) == (False, False)


def test_robert_turns_hands_up_in_tournaments_only() -> None:
    first, second = reading.answers(shelf.book("roberts"), AllInShow)
    assert circumstances_text(first.when, "en") == "in tournaments"
    assert (first.answer, second.answer) == (AllInShow.FACE_UP_NOW, AllInShow.AS_IF_CHECKED)


def test_houses_that_answer_otherwise_stand_apart() -> None:
    # Robert's natural river against the reshuffle of the TDA; the Polish sheet is silent and takes Robert's.
    rule = shelf.book("roberts").rules["Hold'em 5"]
    point = next(one for one in reading.points(rule) if one.policy == PrematureTurn.key())
    assert {house.book.slug for house in point.alike} >= {"polish", "hellenic", "pacific"}
    assert {house.book.slug for house in point.otherwise} >= {"german", "tda"}


@pytest.mark.parametrize("slug", shelf.slugs())
def test_what_rests_on_a_rule_is_what_its_book_rests_on_it(slug: str) -> None:
    book = shelf.book(slug)
    for rule in book.rules.values():
        points = reading.points(rule)
        resting = {key for key, clauses in book.clauses.items() if rule.number in [clause.rule for clause in clauses]}
        assert {point.policy for point in points} == resting
        assert {len(point.alike) + len(point.otherwise) for point in points} <= {len(shelf.slugs()) - 1}


def test_a_rule_is_practised_where_its_point_is_asked_about() -> None:
    assert reading.topics_to_practise(shelf.book("polish").rules["PL-22"])[0] == "split-pots"
    assert "misdeals" in reading.topics_to_practise(shelf.book("polish").rules["PL-24"])
    assert reading.topics_to_practise(shelf.book("polish").rules["PL-31"]) == ["pot-limit-bets"]
    row = next(row for row in coverage.rows(shelf.book("tda")) if not row.asked)
    assert reading.topics_to_practise(row.rule) == []


@pytest.mark.parametrize("slug", shelf.slugs())
def test_every_rule_of_a_book_stands_under_one_topic(slug: str) -> None:
    book = shelf.book(slug)
    listed = [rule.number for _, rules in reading.by_topic(book) for rule in rules]
    assert sorted(listed) == sorted(book.rules)


def test_the_rules_beside_a_rule_are_those_of_the_sheet() -> None:
    rules = shelf.book("polish").rules
    before, after = reading.neighbours(rules["PL-22"])
    assert (before, after) == (rules["PL-21"], rules["PL-23"])
    assert reading.neighbours(rules["PL-01"])[0] is None
    assert reading.neighbours(rules["PL-34"])[1] is None


def test_every_point_and_every_answer_has_words() -> None:
    for policy in POLICIES.values():
        assert policy_text(policy, "en").endswith("."), policy
        for answer in policy:
            assert answer_words(answer, "en")[0].isupper(), answer
    assert set(ANSWERS) <= {f"{key}/{answer.value}" for key, policy in POLICIES.items() for answer in policy}


def test_every_topic_has_a_name_and_a_line() -> None:
    used = {rule.topic for slug in shelf.slugs() for rule in shelf.book(slug).rules.values()}
    assert used <= set(TITLES)
    assert set(TITLES) == set(LINES)
