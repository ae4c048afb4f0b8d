"""Questions in words: a message by its code, the prompt, the options, and an answer as a plain sentence."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from trainer.assessment.message import Message
from trainer.assessment.question import Allocation, Amount, Answer, Choice, Option, Ordering, Question, Selection
from trainer.rulings.ruling import Step
from trainer.rulings.steps import Act, Reason, StepCode
from trainer.scenarios import catalogue, spots
from trainer.wording.languages import apart, number, translator
from trainer.wording.phrases import phrase
from trainer.wording.policies import answer_said
from trainer.wording.steps import step_text
from trainer.wording.terms import TERMS

STEP_CODES: dict[str, StepCode] = {f"step/{code}": code for code in (*Act, *Reason)}
"""Code of a message -> the step whose sentence it is."""
ANSWER = "answer/"
"""How the code of a book's answer to a policy begins: `answer/pot-award/dealer`."""


def say(message: Message, lang: str) -> str:
    """The message in words; KeyError for a code that nobody knows, a figure that is missing, and an unknown language.

    A code is a shared term (`seat`, `decision/misdeal`, `format/choose-one`), a step's sentence (`step/pot-won`), a
    book's answer to a policy (`answer/pot-award/dealer`) or a name among a family's own words (`build-pots/prompt`).
    """
    if message.code in STEP_CODES:
        return step_text(Step(STEP_CODES[message.code], message.params, ()), lang)
    if message.code.startswith(ANSWER):
        return answer_said(message.code.removeprefix(ANSWER), lang)
    text = TERMS.get(message.code)
    return phrase(text if text is not None else _own_words(message.code), message.params, lang)


def _own_words(code: str) -> str:
    slug, _, name = code.partition("/")
    if slug == "spot":
        return spots.WORDS[name]
    return catalogue.family(slug).words[name]


def title(family: str, lang: str) -> str:
    """What the family is called; KeyError when there is none."""
    return say(Message(f"{family}/title"), lang)


def prompt_text(question: Question, lang: str) -> str:
    """The prompt in words."""
    return say(question.prompt, lang)


def option_label(option: Option, lang: str) -> str:
    """An option in words."""
    return say(option.label, lang)


def option_labels(question: Question, lang: str) -> dict[str, str]:
    """Every option's words by its id, in the order shown."""
    return {option.id: option_label(option, lang) for option in question.options}


def question_text(question: Question, lang: str) -> str:
    """Prompt and options as plain text, a line each."""
    return "\n".join([prompt_text(question, lang), *(f"- {label}" for label in option_labels(question, lang).values())])


def answer_text(question: Question, answer: Answer, lang: str, labels: Mapping[str, str] | None = None) -> str:
    """An answer as one line of plain text.

    `Misdeal`, `Seat 1 and Seat 4`, `1,250`, `Seat 1: 300; Seat 4: 0`, `1. Seat 4; 2. Seat 1`.
    `labels` are the options' words as they were shown, where those are wanted and not today's.
    """
    labels = option_labels(question, lang) if labels is None else labels
    match question:
        case Choice():
            return labels[cast("str", answer)]
        case Selection():
            chosen = [labels[id] for id in cast("tuple[str, ...]", answer)]
            return apart(chosen, lang) or translator(lang).gettext("None of these")
        case Amount():
            return number(cast("int", answer), lang)
        case Allocation():
            amounts = zip(question.ids(), cast("tuple[int, ...]", answer), strict=True)
            return apart([f"{labels[id]}: {number(amount, lang)}" for id, amount in amounts], lang)
        case Ordering():
            if len(cast("tuple[str, ...]", answer)) == 1:
                return labels[cast("tuple[str, ...]", answer)[0]]
            text = translator(lang).pgettext("an item at its place in an order", "{place}. {item}")
            order = enumerate(cast("tuple[str, ...]", answer), start=1)
            return apart([text.format(place=place, item=labels[id]) for place, id in order], lang)
    raise TypeError(f"no such kind of question: {question.kind}")
