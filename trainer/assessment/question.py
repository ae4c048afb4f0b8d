"""Questions: the closed set of five kinds, each with its answer space, its key and the wrong ideas it can recognise.

Raw text (a Submission) is not an Answer and an Answer is not a Grade: `parse` makes the first step and refuses with a
FormatError, which costs the trainee nothing; `grading.grade` makes the second.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from trainer.assessment.message import Message

Answer = str | int | tuple[str, ...] | tuple[int, ...]
"""Choice: an option's id. Selection: ids in option order. Amount: a number. Allocation: one a row. Ordering: ids."""

Submission = Mapping[str, Sequence[str]]
"""Raw text by field name, as a browser posts it."""

MOST_DIGITS = 12
_GROUPED = re.compile(r"\d{1,3}(?:[ .,'\u00a0\u202f]\d{3})+")


class FormatError(ValueError):
    """A submission that is not an answer: `problems` has a Message for each field at fault ("" for the whole)."""

    def __init__(self, problems: Mapping[str, Message]) -> None:
        super().__init__(", ".join(f"{name}: {problem.code}" for name, problem in problems.items()))
        self.problems = dict(problems)


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be chosen, given an amount or put in order."""

    id: str
    label: Message


@dataclass(frozen=True, slots=True)
class Question(ABC):
    """A prompt of one of the five kinds. `mistakes` maps wrong answers to the misconception that leads to them."""

    kind: ClassVar[str]
    prompt: Message
    key: Answer
    options: tuple[Option, ...] = ()
    mistakes: Mapping[Answer, Message] = field(default_factory=dict)

    @abstractmethod
    def parse(self, submission: Submission) -> Answer:
        """The answer that the submission gives; FormatError when it gives none."""

    @abstractmethod
    def fields(self) -> tuple[str, ...]:
        """The names of the form fields that a submission may hold."""

    @abstractmethod
    def submission(self, answer: Answer) -> dict[str, list[str]]:
        """The raw fields that give `answer`: parse(submission(answer)) == answer."""

    @abstractmethod
    def parts(self, answer: Answer) -> tuple[bool, ...]:
        """Right or wrong, part by part; all right exactly when `answer` is the key."""

    def ids(self) -> tuple[str, ...]:
        """The ids of the options, in the order shown."""
        return tuple(option.id for option in self.options)


@dataclass(frozen=True, slots=True)
class Choice(Question):
    """One of several options."""

    kind: ClassVar[str] = "choice"

    def fields(self) -> tuple[str, ...]:
        return ("answer",)

    def parse(self, submission: Submission) -> Answer:
        given = [text for text in submission.get("answer", ()) if text]
        if not given:
            raise FormatError({"answer": Message("format/choose-one")})
        if len(given) > 1 or given[0] not in self.ids():
            raise FormatError({"answer": Message("format/not-an-option")})
        return given[0]

    def submission(self, answer: Answer) -> dict[str, list[str]]:
        return {"answer": [str(answer)]}

    def parts(self, answer: Answer) -> tuple[bool, ...]:
        return (answer == self.key,)


@dataclass(frozen=True, slots=True)
class Selection(Question):
    """Any number of the options, at least one unless `may_be_empty`; each option is a part."""

    kind: ClassVar[str] = "selection"
    may_be_empty: bool = False

    def fields(self) -> tuple[str, ...]:
        return ("answer",)

    def parse(self, submission: Submission) -> Answer:
        given = {text for text in submission.get("answer", ()) if text}
        if not given <= {*self.ids()}:
            raise FormatError({"answer": Message("format/not-an-option")})
        if not given and not (self.may_be_empty and "none" in submission):
            wish = "format/choose-some-or-none" if self.may_be_empty else "format/choose-some"
            raise FormatError({"answer": Message(wish)})
        if given and "none" in submission:
            raise FormatError({"answer": Message("format/some-and-none")})
        return tuple(id for id in self.ids() if id in given)

    def submission(self, answer: Answer) -> dict[str, list[str]]:
        chosen = [str(id) for id in _tuple(answer)]
        return {"answer": chosen} if chosen else {"none": ["on"]}

    def parts(self, answer: Answer) -> tuple[bool, ...]:
        chosen, right = {*_tuple(answer)}, {*_tuple(self.key)}
        return tuple((id in chosen) == (id in right) for id in self.ids())


@dataclass(frozen=True, slots=True)
class Amount(Question):
    """One whole number of chips or units."""

    kind: ClassVar[str] = "amount"

    def fields(self) -> tuple[str, ...]:
        return ("answer",)

    def parse(self, submission: Submission) -> Answer:
        amount = _whole(submission.get("answer", ()))
        if isinstance(amount, Message):
            raise FormatError({"answer": amount})
        return amount

    def submission(self, answer: Answer) -> dict[str, list[str]]:
        return {"answer": [str(answer)]}

    def parts(self, answer: Answer) -> tuple[bool, ...]:
        return (answer == self.key,)


@dataclass(frozen=True, slots=True)
class Allocation(Question):
    """A whole number for each row (`options`); a row left blank counts as nothing, but not every row may be blank."""

    kind: ClassVar[str] = "allocation"

    def fields(self) -> tuple[str, ...]:
        return tuple(f"row-{id}" for id in self.ids())

    def parse(self, submission: Submission) -> Answer:
        texts = {name: submission.get(name, ()) for name in self.fields()}
        if not any(text.strip() for given in texts.values() for text in given):
            raise FormatError({"": Message("format/fill-a-row")})
        amounts: list[int] = []
        problems: dict[str, Message] = {}
        for name, given in texts.items():
            amount = _whole(given) if any(text.strip() for text in given) else 0
            if isinstance(amount, Message):
                problems[name] = amount
            else:
                amounts.append(amount)
        if problems:
            raise FormatError(problems)
        return tuple(amounts)

    def submission(self, answer: Answer) -> dict[str, list[str]]:
        return {name: [str(amount)] for name, amount in zip(self.fields(), _tuple(answer), strict=True)}

    def parts(self, answer: Answer) -> tuple[bool, ...]:
        return tuple(given == right for given, right in zip(_tuple(answer), _tuple(self.key), strict=True))


@dataclass(frozen=True, slots=True)
class Ordering(Question):
    """The options in order, first to last. With `may_omit` some do not belong and are left without a place."""

    kind: ClassVar[str] = "ordering"
    may_omit: bool = False

    def fields(self) -> tuple[str, ...]:
        return tuple(f"place-{id}" for id in self.ids())

    def parse(self, submission: Submission) -> Answer:
        places: dict[int, str] = {}
        problems: dict[str, Message] = {}
        for id, name in zip(self.ids(), self.fields(), strict=True):
            given = submission.get(name, ())
            if not any(text.strip() for text in given):
                if not self.may_omit:
                    problems[name] = Message("format/place-missing")
                continue
            place = _whole(given)
            if isinstance(place, Message):
                problems[name] = place
            elif not 1 <= place <= len(self.options):
                problems[name] = Message("format/place-out-of-range", {"most": len(self.options)})
            elif place in places:
                problems[name] = Message("format/place-twice", {"place": place})
            else:
                places[place] = id
        if not problems and not places:
            problems[""] = Message("format/place-some")
        if not problems and max(places) != len(places):
            missing = next(place for place in range(1, len(places) + 1) if place not in places)
            problems[""] = Message("format/place-gap", {"place": missing})
        if problems:
            raise FormatError(problems)
        return tuple(places[place] for place in sorted(places))

    def submission(self, answer: Answer) -> dict[str, list[str]]:
        return {f"place-{id}": [str(place)] for place, id in enumerate(_tuple(answer), start=1)}

    def parts(self, answer: Answer) -> tuple[bool, ...]:
        given, right = _tuple(answer), _tuple(self.key)
        return tuple(given[i : i + 1] == right[i : i + 1] for i in range(max(len(given), len(right))))


KINDS: dict[str, type[Question]] = {kind.kind: kind for kind in (Choice, Selection, Amount, Allocation, Ordering)}
"""Every kind by its word."""


def _tuple(answer: Answer) -> tuple[str, ...] | tuple[int, ...]:
    assert isinstance(answer, tuple)
    return answer


def _whole(given: Sequence[str]) -> int | Message:
    """The whole number that was typed (thousands may be grouped), or what is wrong with it."""
    texts = [text.strip() for text in given if text.strip()]
    if not texts:
        return Message("format/number-missing")
    text = texts[0]
    digits = re.sub(r"\D", "", text) if _GROUPED.fullmatch(text) else text
    if len(texts) > 1 or not (digits.isascii() and digits.isdigit()):
        return Message("format/not-a-whole-number")
    if len(digits) > MOST_DIGITS:
        return Message("format/number-too-long")
    return int(digits)
