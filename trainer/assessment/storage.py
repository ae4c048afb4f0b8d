"""Question <-> plain JSON, so that an attempt keeps exactly what was asked, whatever later becomes of its family."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trainer.assessment.message import Message, Param
from trainer.assessment.question import KINDS, Answer, Option, Question

_EXTRAS = ("may_be_empty", "may_omit")


def dump_message(message: Message) -> dict[str, Any]:
    """A message as JSON: code and params."""
    return {"code": message.code, "params": {name: _plain(value) for name, value in message.params.items()}}


def load_message(stored: Mapping[str, Any]) -> Message:
    """The message that `dump_message` stored."""
    return Message(stored["code"], {name: _frozen(value) for name, value in stored["params"].items()})


def dump(question: Question) -> dict[str, Any]:
    """The question as JSON, key and mistakes included: for the database, never for the browser."""
    stored: dict[str, Any] = {
        "kind": question.kind,
        "prompt": dump_message(question.prompt),
        "key": _plain(question.key),
        "options": [{"id": option.id, "label": dump_message(option.label)} for option in question.options],
        "mistakes": [{"answer": _plain(answer), **dump_message(idea)} for answer, idea in question.mistakes.items()],
    }
    return stored | {extra: getattr(question, extra) for extra in _EXTRAS if hasattr(question, extra)}


def load(stored: Mapping[str, Any]) -> Question:
    """The question that `dump` stored; KeyError for a kind that does not exist."""
    return KINDS[stored["kind"]](
        prompt=load_message(stored["prompt"]),
        key=_frozen(stored["key"]),
        options=tuple(Option(option["id"], load_message(option["label"])) for option in stored["options"]),
        mistakes={_frozen(mistake["answer"]): load_message(mistake) for mistake in stored["mistakes"]},
        **{extra: stored[extra] for extra in _EXTRAS if extra in stored},
    )


def load_answer(stored: Any) -> Answer:
    """The answer that was stored as plain JSON."""
    answer: Answer = _frozen(stored)
    return answer


def _plain(value: Param | Answer) -> Any:
    return list(value) if isinstance(value, tuple) else value


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value
