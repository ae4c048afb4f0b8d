"""Asking a question in a test: a book, and a situation document in Python's words."""

from typing import Any

from trainer.poker import notation
from trainer.rulebooks import shelf
from trainer.rulings.questions import QUESTIONS
from trainer.rulings.ruling import Ruling

CHIPS: dict[str, Any] = {"small_blind": 5, "big_blind": 10, "chip": 1, "denominations": [1, 5, 25], "tournament": False}
HIGH_BOARD = ["2c", "7d", "Jh", "Qs", "3c"]
"""Ace and king make equal hands on it, a pair of queens beats a pair of jacks, and nobody has a straight or a flush."""


def ask(question: str, book: str, **document: Any) -> Ruling[Any]:
    """The ruling; the game is a small cash game unless the document tells of another."""
    document["game"] = CHIPS | document.get("game", {})
    return QUESTIONS[question](notation.read(document), shelf.book(book))


def codes(ruling: Ruling[Any]) -> list[str]:
    """The codes of a ruling's steps, in order."""
    return [step.code.value for step in ruling.steps]


def figures(ruling: Ruling[Any], code: str) -> dict[str, Any]:
    """The figures of the first step with that code."""
    return dict(next(step.params for step in ruling.steps if step.code.value == code))


def rules(ruling: Ruling[Any], code: str) -> list[tuple[str, str | None]]:
    """What the first step with that code rests on: books and rule numbers, None for a silence."""
    step = next(step for step in ruling.steps if step.code.value == code)
    return [(citation.book, citation.rule) for citation in step.citations]
