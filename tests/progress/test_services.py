"""Opening and answering an attempt: what is kept, and that it is marked once."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tests.drills import NOON, attempt_at, drill, person, right_fields, slip, wrong_fields
from tests.scenarios.sample import ELSEWHERE, FAMILIES, put_on
from trainer.accounts.models import User
from trainer.assessment.question import FormatError
from trainer.progress.models import Attempt, Mastery, Tally
from trainer.progress.services import answer_attempt, given_answer, grade_of
from trainer.progress.sheets import marked, sheet

pytestmark = pytest.mark.django_db

KINDS = list(FAMILIES)
LATER = NOON + timedelta(minutes=1)


@pytest.fixture
def tess() -> User:
    return person("tess")


def opened(monkeypatch: pytest.MonkeyPatch, trainee: User, family: str, **wanted: object) -> Attempt:
    put_on(monkeypatch, family)
    return attempt_at(drill(trainee, **wanted), 1)  # type: ignore[arg-type]


@pytest.mark.parametrize("family", KINDS)
def test_an_opened_attempt_keeps_its_recipe_and_every_text(
    monkeypatch: pytest.MonkeyPatch, tess: User, family: str
) -> None:
    attempt = opened(monkeypatch, tess, family)
    words = FAMILIES[family].words
    shown = attempt.question["shown"]
    assert (attempt.family, attempt.rulebook, attempt.level, attempt.revision) == (family, "polish", 1, 1)
    assert attempt.topic == FAMILIES[family].topic
    assert shown["title"] == words["title"]
    assert shown["prompt"] == words["prompt"]
    assert set(shown["mistakes"].values()) <= set(words.values())
    assert attempt.question_text.startswith(words["prompt"])
    assert attempt.key_text
    assert attempt.ruling["steps"][0]["text"]
    assert attempt.answered_at is None


@pytest.mark.parametrize("family", KINDS)
def test_the_right_answer_is_marked_right(monkeypatch: pytest.MonkeyPatch, tess: User, family: str) -> None:
    attempt = opened(monkeypatch, tess, family)
    answered = answer_attempt(attempt=attempt, submission=right_fields(attempt), at=LATER)
    assert answered.is_right
    assert answered.right_parts == answered.parts
    assert answered.answer_text == answered.key_text
    assert answered.misconception == ""
    assert answered.answered_at == LATER


@pytest.mark.parametrize("family", KINDS)
@pytest.mark.parametrize("name", ["first-slip", "second-slip"])
def test_a_misconception_is_named(monkeypatch: pytest.MonkeyPatch, tess: User, family: str, name: str) -> None:
    attempt = opened(monkeypatch, tess, family)
    wrong = slip(attempt, name)
    answered = answer_attempt(attempt=attempt, submission=wrong_fields(attempt, name), at=LATER)
    assert not answered.is_right
    assert answered.misconception == f"{family}/{name}"
    assert marked(answered).misconception == FAMILIES[family].words[name]
    assert given_answer(answered) == wrong
    assert grade_of(answered).right == answered.right_parts


@pytest.mark.parametrize("family", KINDS)
def test_what_comes_back_is_what_was_stored(monkeypatch: pytest.MonkeyPatch, tess: User, family: str) -> None:
    attempt = opened(monkeypatch, tess, family)
    answered = answer_attempt(attempt=attempt, submission=wrong_fields(attempt), at=LATER)
    stored = Attempt.objects.get(pk=attempt.pk)
    fields = [field.attname for field in Attempt._meta.concrete_fields]
    assert {name: getattr(answered, name) for name in fields} == {name: getattr(stored, name) for name in fields}


@pytest.mark.parametrize("family", KINDS)
def test_a_second_answer_changes_nothing(monkeypatch: pytest.MonkeyPatch, tess: User, family: str) -> None:
    attempt = opened(monkeypatch, tess, family)
    answer_attempt(attempt=attempt, submission=wrong_fields(attempt), at=LATER)
    before = Attempt.objects.filter(pk=attempt.pk).values().get()
    again = answer_attempt(
        attempt=Attempt.objects.get(pk=attempt.pk), submission=right_fields(attempt), at=LATER + timedelta(1)
    )
    assert Attempt.objects.filter(pk=attempt.pk).values().get() == before
    assert not again.is_right
    assert Mastery.objects.get().attempts == 1
    assert Tally.objects.get().attempts == 1


def test_of_two_who_read_it_open_only_the_first_is_marked(monkeypatch: pytest.MonkeyPatch, tess: User) -> None:
    attempt = opened(monkeypatch, tess, "sample-amount")
    one, two = Attempt.objects.get(pk=attempt.pk), Attempt.objects.get(pk=attempt.pk)
    first = answer_attempt(attempt=one, submission=wrong_fields(attempt), at=LATER)
    second = answer_attempt(attempt=two, submission=right_fields(attempt), at=LATER + timedelta(seconds=1))
    assert not second.is_right
    assert second.answer == first.answer
    assert second.answered_at == LATER
    assert Mastery.objects.get().attempts == 1
    assert Tally.objects.get().attempts == 1


def test_even_a_malformed_second_answer_only_shows_the_first(monkeypatch: pytest.MonkeyPatch, tess: User) -> None:
    attempt = opened(monkeypatch, tess, "sample-amount")
    answer_attempt(attempt=attempt, submission=right_fields(attempt), at=LATER)
    assert answer_attempt(attempt=attempt, submission={"answer": ["many"]}, at=LATER).is_right


def test_what_is_no_answer_is_not_marked(monkeypatch: pytest.MonkeyPatch, tess: User) -> None:
    attempt = opened(monkeypatch, tess, "sample-amount")
    with pytest.raises(FormatError):
        answer_attempt(attempt=attempt, submission={"answer": ["many"]}, at=LATER)
    assert Attempt.objects.get().answered_at is None
    assert not Mastery.objects.exists()
    assert not Tally.objects.exists()


def test_other_books_that_decide_otherwise_are_kept_with_their_rules(
    monkeypatch: pytest.MonkeyPatch, tess: User
) -> None:
    attempt = opened(monkeypatch, tess, "sample-choice")
    answered = answer_attempt(attempt=attempt, submission=right_fields(attempt), at=LATER)
    [other] = marked(answered).elsewhere
    assert (other.rulebook, other.answer) == (ELSEWHERE, "Seat 5")
    assert other.citations
    assert all(cited.address.startswith("/rulebooks/") for cited in other.citations)


def test_a_family_that_has_vanished_can_still_be_answered_and_reviewed(
    monkeypatch: pytest.MonkeyPatch, tess: User
) -> None:
    attempt = opened(monkeypatch, tess, "sample-choice")
    put_on(monkeypatch, "sample-amount")
    assert sheet(attempt).title == "Choose the seat"
    answered = answer_attempt(attempt=attempt, submission=wrong_fields(attempt), at=LATER)
    marking = marked(answered)
    assert marking.misconception == FAMILIES["sample-choice"].words["first-slip"]
    assert [part.label for part in marking.parts] == ["Seat 2", "Seat 3", "Seat 5", "Seat 7"]
    assert marking.elsewhere == []


def test_a_family_that_has_changed_says_nothing_of_other_books(monkeypatch: pytest.MonkeyPatch, tess: User) -> None:
    attempt = opened(monkeypatch, tess, "sample-choice")
    monkeypatch.setattr(type(FAMILIES["sample-choice"]), "revision", 2)
    assert answer_attempt(attempt=attempt, submission=right_fields(attempt), at=LATER).elsewhere == []


def test_a_book_that_has_left_the_shelf_is_called_by_its_slug(monkeypatch: pytest.MonkeyPatch, tess: User) -> None:
    attempt = opened(monkeypatch, tess, "sample-amount")
    answered = answer_attempt(attempt=attempt, submission=right_fields(attempt), at=LATER)
    answered.rulebook = "burnt"
    assert sheet(answered).house == "burnt"


def test_an_open_attempt_has_no_marking(monkeypatch: pytest.MonkeyPatch, tess: User) -> None:
    with pytest.raises(ValueError, match="not answered"):
        marked(opened(monkeypatch, tess, "sample-amount"))


def test_every_step_has_its_rule_and_each_rule_is_told_once(monkeypatch: pytest.MonkeyPatch, tess: User) -> None:
    attempt = opened(monkeypatch, tess, "sample-allocation")
    steps = marked(answer_attempt(attempt=attempt, submission=right_fields(attempt), at=LATER)).steps
    assert all(step.citations for step in steps)
    told = [(cited.address, cited.summary) for step in steps for cited in step.citations if cited.summary]
    assert len(set(told)) == len(told)
    assert {cited.address for step in steps for cited in step.citations} == {address for address, _ in told}
    assert not any(one != other and one in other for _, one in told for _, other in told)
