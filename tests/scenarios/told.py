"""A moment told as a document and put before a family: what it asks there, and what each wrong idea answers."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Answer, Question
from trainer.poker import notation
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue

NO_LIMIT = {
    "structure": "no-limit",
    "small_blind": 50,
    "big_blind": 100,
    "chip": 25,
    "denominations": [25, 100, 500],
}
CASH = NO_LIMIT | {"tournament": False}
TOURNAMENT = NO_LIMIT | {"tournament": True}


def asked(family: str, book: str, **document: Any) -> Question:
    """The question of the family about that moment under the book."""
    one, house, situation = catalogue.family(family), shelf.book(book), notation.read(document)
    question = one.ask(situation, one.rule(situation, house))
    assert question is not None
    return question


def wrong(family: str, book: str, **document: Any) -> dict[str, Answer | None]:
    """What each wrong idea of the family answers about that moment under the book."""
    one, house, situation = catalogue.family(family), shelf.book(book), notation.read(document)
    return dict(one.mistakes(situation, one.rule(situation, house), house))


def acts(street: str, *told: str) -> list[dict[str, Any]]:
    """Actions of a street, each as `seat action` or `seat action to`."""
    actions = []
    for line in told:
        seat, action, *to = line.split()
        actions.append({"street": street, "seat": int(seat), "action": action} | ({"to": int(to[0])} if to else {}))
    return actions
