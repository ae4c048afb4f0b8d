"""A ruling as the answer object of the situation document, in a language."""

from __future__ import annotations

from typing import Any

from trainer.rulings.answer import answer
from trainer.rulings.ruling import Ruling
from trainer.wording.voice import Voice


def answer_object(ruling: Ruling[Any], lang: str) -> dict[str, Any]:
    """Question, book, verdict, and the steps with their sentences and citations, ready for JSON."""
    return answer(ruling, Voice(lang))
