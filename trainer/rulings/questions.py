"""The questions that rulings answer, by the word that the `ruling` command and the families use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from trainer.poker.situation import Situation
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling

Question = Callable[[Situation, Rulebook], Ruling[Any]]

QUESTIONS: dict[str, Question] = {}
