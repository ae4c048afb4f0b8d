"""Sheets: what a reader may see of an attempt. A Sheet before it is marked, a Marked after; templates get nothing else.

A Sheet holds neither key nor mistakes nor ruling, so no template can let them slip. All texts are those that the
attempt keeps: a review shows what the trainee saw, whatever has become of family and book since.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import quote

from django.http import QueryDict

from trainer.assessment import storage
from trainer.assessment.grading import grade
from trainer.assessment.question import Allocation, Amount, Answer, Choice, FormatError, Question, Selection
from trainer.progress.exhibits import Exhibit, laid_out
from trainer.progress.forms import AnswerForm
from trainer.progress.models import Attempt
from trainer.progress.stock import chips_to_push
from trainer.rulebooks import shelf
from trainer.wording.languages import number
from trainer.wording.questions import say
from trainer.wording.rules import told


@dataclass(frozen=True, slots=True)
class Sheet:
    """A question as it lies before the trainee in `lang`: what is asked, under which house, and beside what."""

    lang: str
    title: str
    prompt: str
    kind: str
    family: str
    topic: str
    rulebook: str
    house: str
    edition: str
    level: int
    exhibits: Sequence[Exhibit]


@dataclass(frozen=True, slots=True)
class Cited:
    """A rule that a step rests on; no `number` where the book is silent. `status` is stated, reading or silent."""

    rulebook: str
    house: str
    number: str
    title: str
    status: str
    summary: str
    address: str


@dataclass(frozen=True, slots=True)
class WorkedStep:
    """One step of the way to the answer, and the rules that it rests on."""

    text: str
    citations: Sequence[Cited]


@dataclass(frozen=True, slots=True)
class Part:
    """One part of the answer beside the right one. Of an option: whether it was chosen and whether it should be."""

    label: str
    is_right: bool
    given: str = ""
    right: str = ""
    is_chosen: bool = False
    belongs: bool = False


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Another book that decides otherwise: its answer, and the rules behind it."""

    rulebook: str
    house: str
    answer: str
    citations: Sequence[Cited]


@dataclass(frozen=True, slots=True)
class Marked:
    """The marking of an answered attempt."""

    is_right: bool
    right: int
    of: int
    given: str
    key: str
    by_option: bool
    is_selection: bool
    parts: Sequence[Part]
    misconception: str
    steps: Sequence[WorkedStep]
    elsewhere: Sequence[Elsewhere]


def sheet(attempt: Attempt) -> Sheet:
    """What may be seen before the marking (and is seen after it too)."""
    shown = attempt.question["shown"]
    return Sheet(
        lang=shown["lang"],
        title=shown["title"],
        prompt=shown["prompt"],
        kind=attempt.question["kind"],
        family=attempt.family,
        topic=attempt.topic,
        rulebook=attempt.rulebook,
        house=house(attempt.rulebook, shown["lang"]),
        edition=attempt.edition,
        level=attempt.level,
        exhibits=laid_out(attempt.moment, shown),
    )


def answer_form(
    attempt: Attempt, submission: QueryDict | None = None, refusal: FormatError | None = None
) -> AnswerForm:
    """The form of an open attempt; with a refused submission, its words kept and its problems at the fields."""
    shown = attempt.question["shown"]
    question = storage.load(attempt.question)
    chips = chips_to_push(attempt.moment) if isinstance(question, Amount | Allocation) else ()
    form = AnswerForm(question, shown, lang=shown["lang"], submission=submission, chips=chips)
    if refusal:
        form.refuse(refusal)
    return form


def marked(attempt: Attempt) -> Marked:
    """The marking of an answered attempt; ValueError for one that is still open, whose key nobody may see."""
    if attempt.answered_at is None:
        raise ValueError(f"attempt {attempt.pk} is not answered")
    shown = attempt.question["shown"]
    question = storage.load(attempt.question)
    answer = storage.load_answer(attempt.answer)
    return Marked(
        is_right=bool(attempt.is_right),
        right=attempt.right_parts or 0,
        of=attempt.parts or 0,
        given=attempt.answer_text,
        key=attempt.key_text,
        by_option=isinstance(question, Choice | Selection),
        is_selection=isinstance(question, Selection),
        parts=_parts(question, answer, shown),
        misconception=shown["mistakes"].get(attempt.misconception, ""),
        steps=worked(attempt.ruling["steps"], shown["lang"]),
        elsewhere=[
            Elsewhere(
                other["book"],
                house(other["book"], shown["lang"]),
                other["answer"],
                _cited(other["citations"], shown["lang"]),
            )
            for other in attempt.elsewhere
        ],
    )


def house(slug: str, lang: str) -> str:
    """The book's title; its slug where it has left the shelf."""
    return told(shelf.book(slug).title, lang) if slug in shelf.slugs() else slug


def idea_said(question: dict[str, Any], code: str, lang: str) -> tuple[str, str]:
    """A wrong idea of an attempt's question in the language, and that language.

    Where its family has left or says it otherwise meanwhile, it is said as it was then and in the language of then.
    """
    shown = question["shown"]
    try:
        idea = next(mistake for mistake in question["mistakes"] if mistake["code"] == code)
        return say(storage.load_message(idea), lang), lang
    except (KeyError, StopIteration):
        return shown["mistakes"].get(code, ""), shown["lang"]


def rule_address(rulebook: str, number: str) -> str:
    """Where the library shows the rule; `progress` stands below it and knows only the shape of its addresses."""
    return f"/rulebooks/{quote(rulebook)}/{quote(number)}/"


# ---- the parts of an answer --------------------------------------------------------------------------


def _parts(question: Question, answer: Answer, shown: dict[str, Any]) -> list[Part]:
    labels, lang = shown["options"], shown["lang"]
    right = grade(question, answer).parts
    if isinstance(question, Choice | Selection):
        chosen = {answer} if isinstance(answer, str) else {*_several(answer)}
        belong = {question.key} if isinstance(question.key, str) else {*_several(question.key)}
        return [
            Part(labels[id], (id in chosen) == (id in belong), is_chosen=id in chosen, belongs=id in belong)
            for id in question.ids()
        ]
    if isinstance(answer, int) and isinstance(question.key, int):
        return [Part("", right[0], number(answer, lang), number(question.key, lang))]
    given, key = _several(answer), _several(question.key)
    if question.kind == "allocation":
        return [
            Part(labels[id], is_right, number(int(mine), lang), number(int(theirs), lang))
            for id, is_right, mine, theirs in zip(question.ids(), right, given, key, strict=True)
        ]
    return [
        Part(str(place + 1), is_right, _at(given, place, labels), _at(key, place, labels))
        for place, is_right in enumerate(right)
    ]


def _several(answer: Answer) -> tuple[str | int, ...]:
    assert isinstance(answer, tuple)
    return answer


def _at(order: Sequence[str | int], place: int, labels: dict[str, str]) -> str:
    """What stands at the place, from 0; nothing where the order is shorter."""
    return labels[str(order[place])] if place < len(order) else ""


# ---- rules -------------------------------------------------------------------------------------------


def worked(steps: Sequence[dict[str, Any]], lang: str) -> list[WorkedStep]:
    """The steps; what a rule says stands where it is cited first, so that the next step says only which rule it is."""
    told: dict[str, str] = {}
    worked = []
    for step in steps:
        citations: list[Cited] = []
        for one in _once(_cited(step["citations"], lang)):
            before = told.get(one.address, "")
            citations.append(replace(one, summary=_news(one.summary, before)))
            told[one.address] = max(before, one.summary, key=len)
        worked.append(WorkedStep(step["text"], citations))
    return worked


def _once(citations: Sequence[Cited]) -> list[Cited]:
    """Each rule once in a step; one that is cited both as stated and in our reading of it, as read."""
    found: dict[str, Cited] = {}
    for one in citations:
        before = found.get(one.address)
        if before is None or one.status == "reading":
            found[one.address] = one
    return list(found.values())


def _news(summary: str, told: str) -> str:
    """What a summary says beyond what was told of the same rule: all, nothing, or the reading that is added to it."""
    if told.startswith(summary):
        return ""
    return summary.removeprefix(told).strip()


def _cited(citations: Sequence[dict[str, Any]], lang: str) -> list[Cited]:
    return [
        Cited(
            rulebook=cited["book"],
            house=house(cited["book"], lang),
            number=cited["rule"] or "",
            title=_rule_title(cited["book"], cited["rule"], lang),
            status=cited["status"],
            summary=cited.get("summary", ""),
            address=rule_address(cited["book"], cited["rule"])
            if cited["rule"]
            else f"/rulebooks/{quote(cited['book'])}/",
        )
        for cited in citations
    ]


def _rule_title(rulebook: str, number: str | None, lang: str) -> str:
    """The rule's title; empty for a silence, and where book or rule are no more."""
    if number is None or rulebook not in shelf.slugs():
        return ""
    rule = shelf.book(rulebook).rules.get(number)
    return told(rule.title, lang) if rule else ""
