"""The answer object of the situation document: a Ruling as plain lists, dicts, words and numbers, ready for JSON.

Sentences are made elsewhere; who asks hands in a `Voice` for them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, Protocol

from trainer.poker.cards import Card
from trainer.poker.ranking import Category
from trainer.rulebooks.rulebook import Citation
from trainer.rulings.hands import HandRead
from trainer.rulings.ruling import Ruling, Step


class Voice(Protocol):
    """Says in one language what an answer holds as codes."""

    def step(self, step: Step) -> str:
        """The step as a sentence."""
        ...

    def citation(self, citation: Citation) -> str:
        """What the cited rule says, or that the book is silent."""
        ...

    def hand(self, category: Category, cards: tuple[Card, ...]) -> str:
        """The hand's name."""
        ...


def answer(ruling: Ruling[Any], voice: Voice) -> dict[str, Any]:
    """The ruling as the answer object: question, book, verdict, and the steps with their text and citations."""
    return {
        "question": ruling.question,
        "book": ruling.book,
        "verdict": plain(ruling.verdict, voice),
        "steps": [_step(step, voice) for step in ruling.steps],
    }


def plain(value: object, voice: Voice) -> Any:
    """A verdict, or a part of it, as JSON has it: field names are keys, seats as keys are strings."""
    if isinstance(value, HandRead):
        named = {"name": voice.hand(value.category, value.cards)}
        return {field.name: plain(getattr(value, field.name), voice) for field in fields(value)} | named
    if is_dataclass(value):
        return {field.name: plain(getattr(value, field.name), voice) for field in fields(value)}
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return {str(key): plain(item, voice) for key, item in value.items()}
    if isinstance(value, tuple):
        names = getattr(value, "_fields", None)
        items = [plain(item, voice) for item in value]
        return dict(zip(names, items, strict=True)) if names else items
    return value


def _step(step: Step, voice: Voice) -> dict[str, Any]:
    """One step with its sentence and its rules."""
    return {
        "code": step.code.value,
        "text": voice.step(step),
        "citations": [
            {
                "book": citation.book,
                "rule": citation.rule,
                "status": citation.status.value,
                "summary": voice.citation(citation),
            }
            for citation in step.citations
        ],
    }
