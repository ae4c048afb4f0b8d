"""Families on things that go wrong: what they have in common, and the dealer's acts as moves to choose from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from trainer.assessment.message import Param
from trainer.assessment.question import Answer
from trainer.poker.situation import POSTS, Situation
from trainer.rulebooks import shelf
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.deadline import WITH_CHIPS, deadline
from trainer.rulings.finding import voluntary
from trainer.rulings.ruling import Decision, Desk, Ruling
from trainer.rulings.steps import Act
from trainer.scenarios.scenario import Family

Moves = dict[tuple[Act, ...], str]
"""Acts that belong together -> the id of the move that they are."""


class IncidentFamily(Family):
    """A family on something that went wrong, which is told in words beside the table and the actions so far."""

    ruling = "incident"
    exhibits: ClassVar[tuple[str, ...]] = ("felt", "log", "incident")
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
        found = self.other_house(situation, book) if name == "another-house" else None
        return {"house": found[0]} if found else {}


def in_moves(then: Sequence[Act], moves: Moves) -> tuple[str, ...] | None:
    """The acts as the ids of moves, each one act or several that belong together; None when some act is in no move.

    That a burn stays where it lies is nothing that the dealer does, and is left out.
    """
    rest = tuple(act for act in then if act is not Act.KEEP_BURN)
    told: list[str] = []
    while rest:
        size = next((size for size in (3, 2, 1) if rest[:size] in moves), 0)
        if not size:
            return None
        told.append(moves[rest[:size]])
        rest = rest[size:]
    return tuple(told)


def nobody_acted(situation: Situation) -> bool:
    """Whether there are only posts so far."""
    return all(action.action in POSTS for action in situation.actions)


def put_chips_in(situation: Situation) -> bool:
    """Whether anybody has called, bet or raised."""
    return any(action.action in WITH_CHIPS for action in situation.actions)


def since_whose_action(situation: Situation, ruling: Ruling[Any]) -> str | None:
    """The seat with whose action the deadline passed under the ruling's book; `in-time` when there is a misdeal.

    None when there is none although the deadline has not passed: in that house nothing went wrong.
    """
    if ruling.verdict.decision is Decision.MISDEAL:
        return "in-time"
    taken, book = voluntary(situation), shelf.book(ruling.book)
    posts = len(situation.actions) - len(taken)
    for number, action in enumerate(taken, start=1):
        if deadline(Desk(book, replace(situation, actions=situation.actions[: posts + number]))).passed:
            return str(action.seat)
    return None
