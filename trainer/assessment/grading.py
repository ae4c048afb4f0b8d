"""Grading: an Answer to a Question -> parts right of parts, and the wrong idea that it shows."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.assessment.message import Message
from trainer.assessment.question import Answer, Question


@dataclass(frozen=True, slots=True)
class Grade:
    """Right or wrong part by part; `misconception` is the wrong idea recognised in a wrong answer, if any."""

    parts: tuple[bool, ...]
    misconception: Message | None = None

    @property
    def right(self) -> int:
        """How many parts are right."""
        return sum(self.parts)

    @property
    def of(self) -> int:
        """Of how many parts."""
        return len(self.parts)

    @property
    def is_right(self) -> bool:
        """Whether everything is right."""
        return all(self.parts)


def grade(question: Question, answer: Answer) -> Grade:
    """The grade of a parsed answer. Nothing else is looked at: the same answer always gets the same grade."""
    if answer == question.key:
        return Grade(question.parts(answer))
    return Grade(question.parts(answer), question.mistakes.get(answer))
