"""What the desk calls its fields and words: none is left to how the code spells it, which no language could say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from trainer.desk import labels
from trainer.poker.incidents import KINDS
from trainer.poker.situation import ActionKind, Status, Street, Structure
from trainer.rulings.questions import QUESTIONS


def words(hint: Any) -> Iterator[str]:
    """The words of the document that a field may hold."""
    if get_origin(hint) is Literal:
        yield from (str(word) for word in get_args(hint))
    else:
        for argument in get_args(hint):
            yield from words(argument)


def test_every_word_that_can_be_chosen_has_its_label() -> None:
    chosen = {word for kind in KINDS.values() for hint in get_type_hints(kind).values() for word in words(hint)}
    chosen |= {one.value for listed in (Structure, Street, ActionKind) for one in listed}
    assert chosen - set(labels.WORDS) - set(KINDS) == set()
    assert {one.value for one in Status} == set(labels.PRESENT)


def test_every_kind_every_field_and_every_question_has_its_label() -> None:
    named = {field.name.rstrip("_") for kind in KINDS.values() for field in fields(kind)}
    assert named - set(labels.FIELDS) - {"seat"} == set()
    assert set(KINDS) == set(labels.KINDS)
    assert set(QUESTIONS) == set(labels.QUESTIONS)
