"""Nothing is said that the translators were not given: what questions and rulings say stands in the gathered texts."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from functools import cache
from gettext import NullTranslations
from pathlib import Path
from typing import Any

import pytest

from trainer.library import gathering
from trainer.library.gathering import Key
from trainer.poker.notation import read
from trainer.poker.situation import Situation
from trainer.rulebooks import shelf
from trainer.rulebooks.loading import POLICIES
from trainer.rulings.questions import QUESTIONS
from trainer.scenarios import catalogue
from trainer.wording import actions, incidents, languages, policies, questions, setting, table, terms, topics, verdicts
from trainer.wording.answers import answer_object
from trainer.wording.figures import TERMS

CASES = Path(__file__).parents[1] / "rulings" / "cases"


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> set[Key]:
    """Every text that was asked of a translator."""
    asked: set[Key] = set()

    def heard(name: str, key: Callable[..., Key]) -> None:
        plain = getattr(NullTranslations, name)

        def say(self: NullTranslations, *arguments: Any) -> Any:
            asked.add(key(*arguments))
            return plain(self, *arguments)

        monkeypatch.setattr(NullTranslations, name, say)

    heard("gettext", lambda text: Key("", text, ""))
    heard("pgettext", lambda context, text: Key(context, text, ""))
    heard("ngettext", lambda one, many, count: Key("", one, many))
    return asked


@cache
def gathered() -> set[Key]:
    return {*gathering.wording(), *gathering.rules()}


def tell(situation: Situation) -> None:
    """Everything that is told of a situation on its own."""
    actions.action_log(situation, "en")
    incidents.incident_text(situation, "en")
    setting.setting_lines(situation, "en")
    table.summary(situation, "en")


def cases() -> Iterator[tuple[str, dict[str, Any]]]:
    for path in sorted(CASES.glob("*/*.toml")):
        for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
            if "error" not in case:
                yield path.parent.name, case


def test_what_rulings_say_is_gathered(said: set[Key]) -> None:
    for book, case in cases():
        situation = read(case["document"])
        ruling = QUESTIONS[case["question"]](situation, shelf.book(book))
        tell(situation)
        answer_object(ruling, "en")
        verdicts.verdict_lines(ruling, "en")
    assert len(said) > 800
    assert said - gathered() == set()


def test_what_questions_say_is_gathered(said: set[Key]) -> None:
    for slug, family in catalogue.families().items():
        questions.title(slug, "en")
        book = next(shelf.book(book) for book in shelf.slugs() if family.decides(shelf.book(book)))
        for seed in (1, 2):
            asked = family.scenario(seed, book, 2).question
            questions.question_text(asked, "en")
            for mistake in asked.mistakes.values():
                questions.say(mistake, "en")
    assert said - gathered() == set()


def test_every_word_of_every_list_is_gathered(said: set[Key]) -> None:
    for policy in POLICIES.values():
        policies.policy_text(policy, "en")
        for answer in policy:
            policies.answer_words(answer, "en")
    for name in {name for slug in shelf.slugs() for name in shelf.book(slug).figures}:
        assert name in terms.NUMBERS
        policies.number_name(name, "en")
    for question in QUESTIONS:
        assert question in terms.QUESTIONS
        topics.question_title(question, "en")
    for text in (*TERMS.values(), *terms.TERMS.values()):
        languages.translator("en").gettext(text)
    table.labels("en")
    assert said - gathered() == set()
