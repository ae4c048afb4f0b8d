"""Scenario: what one seed made of a family; Family: deal, rule, ask, and the mistakes that it can recognise."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from trainer.assessment.message import Message, Param
from trainer.assessment.question import Answer, Question
from trainer.poker.situation import Situation, SituationError
from trainer.rulebooks import shelf
from trainer.rulebooks.policies import Policy
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.questions import QUESTIONS
from trainer.rulings.ruling import Ruling
from trainer.scenarios.seeds import Chance

LEVELS = (1, 2, 3)
TRIES = 400
"""How often a family deals again before it gives up on a seed."""

Wrong = Mapping[str, Answer | None]
"""A family's misconceptions by name, with the answer that each leads to here (None: it leads nowhere here)."""


class NoScenario(Exception):
    """A family found no deal that separates right from wrong; the message names family, book, level and seed."""


@dataclass(frozen=True, slots=True)
class Scenario:
    """A proven question: its recipe, the situation, the ruling that is its key, what each misconception answers."""

    family: str
    revision: int
    book: str
    level: int
    seed: int
    situation: Situation
    ruling: Ruling[Any]
    question: Question
    wrong: Wrong


class Family(ABC):
    """A recipe for scenarios. A subclass names its ruling, its words and its exhibits, and says how to deal and to ask.

    `words` holds the English sentences of the family by name: "title", "prompt", each misconception, own options.
    Their codes are `<slug>/<name>`; a sentence's `{name}` or `{name:kind}` is filled by `wording`.
    """

    slug: ClassVar[str]
    topic: ClassVar[str]
    revision: ClassVar[int] = 1
    ruling: ClassVar[str]
    policies: ClassVar[tuple[type[Policy], ...]] = ()
    exhibits: ClassVar[tuple[str, ...]] = ("felt",)
    misconceptions: ClassVar[tuple[str, ...]]
    words: ClassVar[Mapping[str, str]]
    structures: ClassVar[tuple[str, ...]] = ()
    least_wrong: ClassVar[int] = 2

    @abstractmethod
    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        """A random situation of that level; the truth never depends on the level."""

    def rule(self, situation: Situation, book: Rulebook) -> Ruling[Any]:
        """The ruling that decides the question."""
        return QUESTIONS[self.ruling](situation, book)

    @abstractmethod
    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        """The question with the ruling's verdict as its key; None when this deal asks nothing worth asking."""

    @abstractmethod
    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        """What each misconception answers here: a second procedure each, never the key with something added."""

    def figures(self, name: str, situation: Situation, book: Rulebook) -> Mapping[str, Param]:
        """The figures of a misconception's sentence, for example the `house` whose rule was taken; none by default."""
        return {}

    def message(self, name: str, **params: Param) -> Message:
        """A message in the family's own words."""
        return Message(f"{self.slug}/{name}", params)

    def decides(self, book: Rulebook) -> bool:
        """Whether the family asks under that book: it, or its base, settles all that the question needs."""
        fits = not self.structures or any(structure in book.structures for structure in self.structures)
        return fits and all(book.settles(policy) for policy in self.policies)

    def scenario(self, seed: int, book: Rulebook, level: int) -> Scenario:
        """The scenario of that seed, always the same one; NoScenario when none separates right from wrong.

        Nor is there one under a book that the family does not ask under: its deal may never find a game of that house.
        """
        if not self.decides(book):
            raise NoScenario(f"{self.slug} asks nothing under {book.slug}")
        chance = Chance(seed)
        for _ in range(TRIES):
            situation = self.deal(chance, book, level)
            ruling = self.rule(situation, book)
            question = self.ask(situation, ruling)
            if question is None:
                continue
            wrong = self.mistakes(situation, ruling, book)
            mistakes = self._recognisable(question.key, wrong, situation, book)
            if len(mistakes) >= min(self.least_wrong, len(self.misconceptions)):
                question = replace(question, mistakes=mistakes)
                return Scenario(self.slug, self.revision, book.slug, level, seed, situation, ruling, question, wrong)
        raise NoScenario(f"{self.slug} under {book.slug}, level {level}, seed {seed}")

    def elsewhere(self, situation: Situation, book: Rulebook) -> dict[str, Question]:
        """The same question under every other book that decides it, where the key differs, by the book's slug.

        A book for cash games only says nothing of a tournament's hand, nor the other way round.
        """
        here = self._asked(situation, book)
        play = "tournament" if situation.game.tournament else "cash"
        others = (shelf.book(slug) for slug in shelf.slugs() if slug != book.slug)
        asked = {
            other.slug: self._asked(situation, other)
            for other in others
            if self.decides(other) and (situation.game.tournament is None or play in other.play)
        }
        return {slug: question for slug, question in asked.items() if question and here and question.key != here.key}

    def _asked(self, situation: Situation, book: Rulebook) -> Question | None:
        """The question under that book; None where it asks nothing, or where nothing went wrong in that house."""
        try:
            return self.ask(situation, self.rule(situation, book))
        except SituationError:
            return None

    def _recognisable(self, key: Answer, wrong: Wrong, situation: Situation, book: Rulebook) -> dict[Answer, Message]:
        """Wrong answer -> misconception; where two ideas meet in one answer, the first named has it."""
        found: dict[Answer, Message] = {}
        for name in self.misconceptions:
            answer = wrong.get(name)
            if answer is not None and answer != key:
                found.setdefault(answer, self.message(name, **self.figures(name, situation, book)))
        return found
