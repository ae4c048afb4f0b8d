"""Judging: a spot under one book in words and steps, and the same spot under every book side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext

from trainer.accounts.speech import language
from trainer.poker.situation import Situation, SituationError
from trainer.progress.sheets import Cited, WorkedStep, house, worked
from trainer.rulebooks import shelf
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.questions import QUESTIONS
from trainer.rulings.ruling import Ruling
from trainer.scenarios.spots import is_played
from trainer.wording.answers import answer_object
from trainer.wording.languages import listed, translator
from trainer.wording.remarks import error_said
from trainer.wording.terms import STRUCTURES
from trainer.wording.verdicts import Line, verdict_lines

MOST_RULES = 6
"""How many rules a column names at most."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What one book decides: the verdict line by line, and the steps to it with their rules."""

    question: str
    book: str
    house: str
    lines: Sequence[Line]
    steps: Sequence[WorkedStep]
    answer: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Cell:
    """What a column says in a row; `differs`: otherwise than the book that was asked."""

    text: str
    differs: bool


@dataclass(frozen=True, slots=True)
class Behind:
    """The rules on which a book's answer rests, those that the book that was asked does not name in the same step."""

    house: str
    book: str
    rules: Sequence[Cited]


@dataclass(frozen=True, slots=True)
class Column:
    """Houses that decide alike. The first column is that of the book that was asked."""

    houses: Sequence[tuple[str, str]]
    cells: Sequence[Cell]
    behind: Sequence[Behind]
    is_asked: bool


@dataclass(frozen=True, slots=True)
class Unasked:
    """A house that gives no answer here, and why."""

    book: str
    house: str
    why: str


@dataclass(frozen=True, slots=True)
class Comparison:
    """The same spot under every book: rows by label, columns by answer, and the houses that give none."""

    labels: Sequence[str]
    columns: Sequence[Column]
    unasked: Sequence[Unasked]

    @property
    def rows(self) -> list[tuple[str, list[Cell]]]:
        """Each label with what every column says to it."""
        return [(label, [column.cells[place] for column in self.columns]) for place, label in enumerate(self.labels)]

    @property
    def all_agree(self) -> bool:
        """Whether every house that answers gives the same answer."""
        return len(self.columns) == 1


def judge(situation: Situation, question: str, book: Rulebook, lang: str) -> Judged:
    """The answer of that book; SituationError where the spot lacks what the question needs."""
    ruling = QUESTIONS[question](situation, book)
    return _judged(ruling, lang)


def _judged(ruling: Ruling[Any], lang: str) -> Judged:
    answer = answer_object(ruling, lang)
    return Judged(
        ruling.question,
        ruling.book,
        house(ruling.book, lang),
        verdict_lines(ruling, lang),
        worked(answer["steps"], lang),
        answer,
    )


def compare(situation: Situation, here: Judged, lang: str) -> Comparison:
    """The spot under every other book beside the one that was asked."""
    groups: dict[tuple[Line, ...], list[Judged]] = {tuple(here.lines): [here]}
    unasked: list[Unasked] = []
    for slug in shelf.slugs():
        if slug == here.book:
            continue
        book = shelf.book(slug)
        try:
            why = _not_played(situation, book)
            there = None if why else judge(situation, here.question, book, lang)
        except SituationError as error:
            there, why = None, error_said(error, lang)
        if there is None:
            unasked.append(Unasked(slug, house(slug, lang), why))
        else:
            groups.setdefault(tuple(there.lines), []).append(there)
    labels = list(dict.fromkeys(line.label for lines in groups for line in lines))
    columns = [_column(answers, labels, here) for answers in groups.values()]
    return Comparison(labels, columns, unasked)


def _not_played(situation: Situation, book: Rulebook) -> str:
    """Why the book has nothing to say about such a game; "" when it has."""
    game = situation.game
    if is_played(game, book):
        return ""
    if game.structure is not None and game.structure not in book.structures:
        return gettext("%(structure)s is not played in this house") % {
            "structure": translator(language()).gettext(STRUCTURES[game.structure.value])
        }
    return gettext("a book for cash games") if game.tournament else gettext("a book for tournaments")


def _column(answers: Sequence[Judged], labels: Sequence[str], here: Judged) -> Column:
    told, asked = _by_label(answers[0].lines), _by_label(here.lines)
    is_asked = here in answers
    return Column(
        [(one.book, one.house) for one in answers],
        [Cell(told.get(label, "–"), told.get(label) != asked.get(label)) for label in labels],
        [Behind(one.house, one.book, _rules(one, None if one is here else here)) for one in answers],
        is_asked,
    )


def _by_label(lines: Sequence[Line]) -> dict[str, str]:
    found: dict[str, list[str]] = {}
    for line in lines:
        found.setdefault(line.label, []).append(line.text)
    return {label: listed(texts, language()) for label, texts in found.items()}


def _rules(one: Judged, here: Judged | None) -> list[Cited]:
    """The rules behind an answer: of the steps that the asked book does not take, or of all where it takes them all."""
    taken = {step.text for step in here.steps} if here else set()
    steps = [step for step in one.steps if step.text not in taken] or one.steps
    cited = {(rule.rulebook, rule.number): rule for step in steps for rule in step.citations if rule.number}
    return list(cited.values())[:MOST_RULES]
