"""Every family, a hundred scenarios over books and levels: no flaw, wrong ideas apart, in words, rising by level."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from statistics import median

import pytest

from trainer.assessment import storage
from trainer.assessment.message import Message
from trainer.poker import notation
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue
from trainer.scenarios.__main__ import LEAST_APART
from trainer.scenarios.proof import fingerprint, flaws
from trainer.scenarios.proving import EVERY, Recipe, made_again, recipes
from trainer.scenarios.scenario import LEVELS, NoScenario, Scenario
from trainer.wording.languages import LANGUAGES
from trainer.wording.questions import answer_text, option_labels, say, title

SEEDS = 100
FAMILIES = tuple(catalogue.families())
MOST_WORDS = 60
"""A prompt or a sentence about a slip is read at the table: it is short."""

every_family = pytest.mark.parametrize("slug", FAMILIES)


@cache
def scenarios(slug: str) -> dict[Recipe, Scenario]:
    """The family's scenarios by recipe, made once for all tests."""
    return {recipe: made(recipe) for recipe in recipes(slug, SEEDS, least=1)}


def made(recipe: Recipe) -> Scenario:
    slug, book, level, seed = recipe
    return catalogue.family(slug).scenario(seed, shelf.book(book), level)


@every_family
def test_no_scenario_has_a_flaw(slug: str) -> None:
    assert [(recipe, found) for recipe, one in scenarios(slug).items() if (found := flaws(one))] == []


@every_family
def test_who_answers_as_a_house_that_calls_the_floor_is_not_told_that_this_one_may_do_so(slug: str) -> None:
    for scenario in scenarios(slug).values():
        idea = scenario.question.mistakes.get("floor")
        if idea and idea.code.endswith("another-house"):
            assert not re.search(r"\bor (it )?(leaves|the floor)\b", say(idea, "en")), say(idea, "en")


@every_family
def test_every_book_that_decides_it_is_asked(slug: str) -> None:
    family = catalogue.family(slug)
    deciding = {book for book in shelf.slugs() if family.decides(shelf.book(book))}
    assert {recipe[1] for recipe in scenarios(slug)} == deciding
    assert len(deciding) >= 2


@every_family
def test_under_a_book_that_it_does_not_ask_under_it_makes_nothing(slug: str) -> None:
    family = catalogue.family(slug)
    for book in (shelf.book(name) for name in shelf.slugs()):
        if not family.decides(book):
            with pytest.raises(NoScenario):
                family.scenario(1, book, 1)


@every_family
def test_every_wrong_idea_tells_itself_apart_on_every_level(slug: str) -> None:
    names = catalogue.family(slug).misconceptions
    shares = {(level, name): share(slug, level, name) for level in LEVELS for name in names}
    print(f"\n{slug}: " + "; ".join(f"{name} {[shares[level, name] for level in LEVELS]} %" for name in names))
    assert len(names) >= 2
    assert {where: share for where, share in shares.items() if share < LEAST_APART} == {}


def share(slug: str, level: int, name: str) -> int:
    """In how many percent of the level's scenarios the idea's answer is neither the key nor that of another idea."""
    at_level = [one for one in scenarios(slug).values() if one.level == level]
    return 100 * sum(is_apart(one, name) for one in at_level) // len(at_level)


def is_apart(scenario: Scenario, name: str) -> bool:
    answer = scenario.wrong.get(name)
    others = [other for other_name, other in scenario.wrong.items() if other_name != name]
    return answer is not None and answer != scenario.question.key and answer not in others


@every_family
def test_wrong_answers_are_never_the_key_with_something_added(slug: str) -> None:
    """Were an idea the key plus a constant, the difference would be the same in every scenario."""
    for name in catalogue.family(slug).misconceptions:
        numbers = [
            (one.wrong[name], one.question.key)
            for one in scenarios(slug).values()
            if isinstance(one.wrong.get(name), int) and is_apart(one, name)
        ]
        assert not numbers or len({wrong - key for wrong, key in numbers}) > len(numbers) // 4  # type: ignore[operator]


@every_family
def test_seats_pots_or_steps_rise_with_the_level(slug: str) -> None:
    measured = {measure: [median(sizes(slug, level)[measure]) for level in LEVELS] for measure in range(3)}
    assert any(low < middle < high for low, middle, high in measured.values()), measured
    seats, pots, _ = measured.values()  # how many steps a ruling takes is the rule's own affair
    assert all(low <= high for low, _, high in (seats, pots)), measured


def sizes(slug: str, level: int) -> list[list[int]]:
    """The seats, the pots and the steps (actions told and steps of the ruling) of the level's scenarios."""
    at_level = [one for one in scenarios(slug).values() if one.level == level]
    return [
        [len(one.situation.seats) for one in at_level],
        [pots(one) for one in at_level],
        [len(one.situation.actions) + len(one.ruling.steps) for one in at_level],
    ]


def pots(scenario: Scenario) -> int:
    found = getattr(scenario.ruling.verdict, "pots", None)
    if found is None:
        found = scenario.situation.start.pots if scenario.situation.start else ()
    return len(found)


@every_family
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_said_has_words(slug: str, lang: str) -> None:
    family = catalogue.family(slug)
    assert title(slug, lang)
    assert {*family.misconceptions} <= {*family.words}
    for one in scenarios(slug).values():
        for message in messages(one):
            said = say(message, lang)
            assert said, message
            assert not set("{}") & set(said), message
            assert len(said.split()) <= MOST_WORDS, said
        labels = option_labels(one.question, lang)
        assert len(set(labels.values())) == len(labels)
        assert answer_text(one.question, one.question.key, lang)


def messages(scenario: Scenario) -> Iterator[Message]:
    yield scenario.question.prompt
    yield from scenario.question.mistakes.values()


@every_family
def test_situation_and_question_survive_being_stored(slug: str) -> None:
    for one in scenarios(slug).values():
        assert notation.read(notation.document(one.situation)) == one.situation
        assert storage.load(json.loads(json.dumps(storage.dump(one.question)))) == one.question


@every_family
def test_the_ruling_tells_its_steps_and_the_exhibits_are_known(slug: str) -> None:
    known = {"felt", "log", "incident", "totals", "pots", "chips"}
    assert {*catalogue.family(slug).exhibits} <= known
    assert all(one.ruling.steps for one in scenarios(slug).values())


def test_a_seed_means_the_same_in_another_process_with_another_hash_seed() -> None:
    prints = {
        recipe: fingerprint(one)
        for slug in FAMILIES
        for number, (recipe, one) in enumerate(scenarios(slug).items())
        if number % EVERY == 0
    }
    assert made_again(prints) == []


@every_family
def test_a_seed_means_the_same_when_it_is_made_again(slug: str) -> None:
    for number, (recipe, one) in enumerate(scenarios(slug).items()):
        if number % EVERY == 0:
            assert made(recipe) == one
