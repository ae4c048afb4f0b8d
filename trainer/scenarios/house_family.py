"""Families on what differs from house to house: another house's rule as a wrong idea, named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from trainer.assessment.message import Param
from trainer.assessment.question import Answer
from trainer.poker.situation import Situation
from trainer.rulebooks import shelf
from trainer.rulebooks.rulebook import Rulebook
from trainer.scenarios.scenario import Family

OTHER = "another-house"


class HouseFamily(Family):
    """A family that has, as the misconception `another-house`, what some other book answers to the same moment."""

    houses: ClassVar[tuple[str, ...]] = ("roberts", "tda")
    """The books in which another house's rule is looked for, in this order."""

    _found: tuple[Situation, Rulebook, tuple[str, Answer] | None] | None = None

    def other_house(self, situation: Situation, book: Rulebook) -> tuple[str, Answer] | None:
        """Another book that decides this moment otherwise, and its answer to the question; None when none does."""
        found = self._found
        if found is None or found[0] is not situation or found[1] is not book:
            self._found = found = (situation, book, self._look_elsewhere(situation, book))
        return found[2]

    def _look_elsewhere(self, situation: Situation, book: Rulebook) -> tuple[str, Answer] | None:
        here = self._asked(situation, book)
        for slug in self.houses:
            there = self._asked(situation, shelf.book(slug)) if slug != book.slug else None
            if here and there and there.key != here.key:
                return slug, there.key
        return None

    def other_answer(self, situation: Situation, book: Rulebook) -> Answer | None:
        """What the house that decides otherwise would answer."""
        found = self.other_house(situation, book)
        return found[1] if found else None

    def figures(self, name: str, situation: Situation, book: Rulebook) -> Mapping[str, Param]:
        found = self.other_house(situation, book) if name == OTHER else None
        return {"house": found[0]} if found else {}
