"""Families on things that go wrong: what they have in common, and the dealer's acts as moves to choose from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from trainer.poker.situation import POSTS, Situation
from trainer.rulebooks import shelf
from trainer.rulings.deadline import WITH_CHIPS, deadline
from trainer.rulings.finding import voluntary
from trainer.rulings.ruling import Decision, Desk, Ruling
from trainer.rulings.steps import Act
from trainer.scenarios.house_family import HouseFamily

Moves = dict[tuple[Act, ...], str]
"""Acts that belong together -> the id of the move that they are."""


class IncidentFamily(HouseFamily):
    """A family on something that went wrong, which is told in words beside the table and the actions so far."""

    ruling = "incident"
    exhibits: ClassVar[tuple[str, ...]] = ("felt", "log", "incident")


def in_moves(then: Sequence[Act], moves: Moves) -> tuple[str, ...] | None:
    """The acts as the ids of moves, each one act or several that belong together; None when some act is in no move.

    That a burn stays where it lies is nothing that the dealer does, and is left out; so is how later streets come
    after a board that stands.
    """
    now = then[: then.index(Act.BOARD_STANDS) + 1] if Act.BOARD_STANDS in then else then
    rest = tuple(act for act in now if act is not Act.KEEP_BURN)
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
