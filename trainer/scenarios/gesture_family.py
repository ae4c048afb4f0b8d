"""Families on what words and chips come to: the options, and the ideas that many of them share."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, ClassVar, Literal

from trainer.assessment.message import Message, Param
from trainer.assessment.question import Answer, Choice, Option, Question
from trainer.poker.hand import replay
from trainer.poker.incidents import Gesture
from trainer.poker.situation import Situation
from trainer.rulings.meaning import Counts
from trainer.rulings.ruling import Ruling
from trainer.scenarios.house_family import HouseFamily
from trainer.scenarios.options import setting

Word = Literal["raise", "call", "bet", "check", "fold", "pot", "all-in"] | None
"""What is said, as a gesture has it."""
First = Literal["words", "chips"] | None
"""Which came first."""
ASK = "ask"
"""The option that the player says what was meant."""
ORDER = ("fold", "check", "call", "bet", "raise", "call-or-fold", "call-or-raise", "none", ASK, "floor")


def as_id(action: str, to: int | None = None) -> str:
    """The id of what a gesture counts as: `call-300`, `fold`, `floor`."""
    return action if to is None else f"{action}-{to}"


def count_options(ids: Iterable[str]) -> tuple[Option, ...]:
    """An option for each thing that a gesture may count as, each once, in a fixed order and by amount."""
    split = {id: _split(id) for id in ids}
    ordered = sorted(split, key=lambda id: (ORDER.index(split[id][0]), split[id][1] or 0))
    return tuple(Option(id, _label(*split[id])) for id in ordered)


def _split(id: str) -> tuple[str, int | None]:
    action, _, amount = id.rpartition("-")
    return (action, int(amount)) if amount.isdigit() else (id, None)


def _label(action: str, to: int | None) -> Message:
    return Message(f"counts/{action}", {} if to is None else {"amount": to})


class GestureFamily(HouseFamily):
    """A family that asks what a gesture counts as. `candidates` are the ids of all that may be thought of."""

    ruling = "gesture"
    exhibits: ClassVar[tuple[str, ...]] = ("felt", "log", "incident")

    def candidates(self, situation: Situation) -> Iterable[str]:
        """What may be thought of here, whatever the book: the wrong ideas and all houses' answers are there."""
        at = moment(situation)
        if not at.price:
            return ("check", as_id("bet", at.least), as_id("bet", at.put), ASK, "floor")
        calls = as_id("call", at.price)
        return (calls, as_id("raise", at.least), as_id("raise", at.put), ASK, "floor")

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        key = key_of(ruling)
        made = gesture(situation)
        params: dict[str, Param] = {**setting(situation.game), "seat": made.seat}
        return Choice(self.message("prompt", **params), key, count_options({key, *self.candidates(situation)}))


def key_of(ruling: Ruling[Any]) -> str:
    """The id of what the ruling's gesture counts as."""
    return as_id(ruling.verdict.action.value, ruling.verdict.to)


def is_floor(answer: Answer | None) -> bool:
    """Whether the answer is that the floor decides."""
    return answer == Counts.FLOOR.value


def gesture(situation: Situation) -> Gesture:
    """The gesture that the situation is about."""
    assert isinstance(situation.incident, Gesture)
    return situation.incident


class Moment:
    """The figures of a gesture: what there is to match, the least raise, what lies in front of the seat after it."""

    def __init__(self, situation: Situation) -> None:
        made = gesture(situation)
        hand = replay(situation)
        self.hand = hand
        self.price = hand.price.to_match
        self.step = hand.price.step or 0
        self.least = hand.price.least_raise_to() or 0
        self.front = hand.street_totals[made.seat]
        self.put = self.front + sum(made.chips) if made.chips else made.amount or 0


def moment(situation: Situation) -> Moment:
    """The figures of the situation's gesture."""
    return Moment(situation)


def with_gesture(situation: Situation, made: Gesture) -> Situation:
    """The situation in which a player says or does that."""
    return replace(situation, incident=made)
