"""Questions in words: messages by code, prompts, options and answers of the five kinds."""

from __future__ import annotations

import re
from gettext import NullTranslations
from pathlib import Path

import pytest

import trainer.assessment.question
from tests.scenarios.sample import FAMILIES, put_on
from trainer.assessment.message import Message
from trainer.assessment.question import Allocation, Amount, Answer, Choice, Option, Ordering, Question, Selection
from trainer.rulings.steps import Reason
from trainer.wording.questions import answer_text, option_label, prompt_text, question_text, say, title
from trainer.wording.terms import TERMS

SEATS = tuple(Option(str(seat), Message("seat", {"seat": seat})) for seat in (1, 4))
POTS = (Option("pot-0", Message("pot", {"pot": 0})), Option("pot-1", Message("pot", {"pot": 1})))
PROMPT = Message("format/choose-one")


@pytest.mark.parametrize(
    ("message", "said"),
    [
        (Message("seat", {"seat": 4}), "Seat 4"),
        (Message("pot", {"pot": 0}), "Main pot"),
        (Message("pot", {"pot": 2}), "Side pot 2"),
        (Message("main-pot"), "Main pot"),
        (Message("only-pot"), "The pot"),
        (Message("chip", {"amount": 1000}), "Chips of 1,000"),
        (Message("yes"), "Yes"),
        (Message("no"), "No"),
        (Message("act/burn-one"), "Burn one card"),
        (Message("decision/hand-dead"), "The hand is dead"),
        (Message("topic/side-pots"), "Side pots"),
        (Message("format/place-twice", {"place": 2}), "Place 2 is given twice."),
        (Message(f"step/{Reason.LAST_LEFT}", {"seat": 3, "amount": 900}), "All others have folded: seat 3 takes 900."),
    ],
)
def test_a_message_is_said_by_its_code(message: Message, said: str) -> None:
    assert say(message, "en") == said


def test_a_familys_own_words_are_said(monkeypatch: pytest.MonkeyPatch) -> None:
    put_on(monkeypatch)
    assert say(Message("sample-amount/prompt"), "en") == "How many chips can be won?"
    assert title("sample-amount", "en") == "Count the pots"


@pytest.mark.parametrize(
    "code", ["nothing", "sample-amount/nothing", "no-family/prompt", "format/nothing", "step/nothing"]
)
def test_a_code_that_nobody_knows_is_refused(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    put_on(monkeypatch)
    with pytest.raises(KeyError):
        say(Message(code), "en")


def test_everything_that_a_parser_can_find_wrong_has_its_sentence() -> None:
    source = Path(trainer.assessment.question.__file__).read_text()
    codes = set(re.findall(r"format/[a-z-]+", source))
    assert len(codes) >= 10
    assert codes == {code for code in TERMS if code.startswith("format/")}


@pytest.mark.parametrize(
    ("question", "answer", "said"),
    [
        (Choice(PROMPT, "4", SEATS), "4", "Seat 4"),
        (Selection(PROMPT, ("1",), SEATS), ("1", "4"), "Seat 1; Seat 4"),
        (Selection(PROMPT, ("1",), SEATS, may_be_empty=True), (), "None of these"),
        (Amount(PROMPT, 5), 12500, "12,500"),
        (Allocation(PROMPT, (1, 2), POTS), (1250, 0), "Main pot: 1,250; Side pot 1: 0"),
        (Ordering(PROMPT, ("1", "4"), SEATS), ("4", "1"), "1. Seat 4; 2. Seat 1"),
        (Ordering(PROMPT, ("1",), SEATS, may_omit=True), ("4",), "Seat 4"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Question) else None,
)
def test_an_answer_is_one_plain_line(question: Question, answer: Answer, said: str) -> None:
    assert answer_text(question, answer, "en") == said


def test_the_places_of_an_order_are_written_as_the_language_does(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "{place}. {item}"
    monkeypatch.setattr(NullTranslations, "pgettext", lambda self, _, said: said.replace(text, "{place}) {item}"))
    assert answer_text(Ordering(PROMPT, ("1", "4"), SEATS), ("4", "1"), "en") == "1) Seat 4; 2) Seat 1"


def test_an_answer_can_be_said_in_the_words_that_were_shown() -> None:
    assert (
        answer_text(Choice(PROMPT, "4", SEATS), "4", "en", {"1": "first", "4": "the fourth chair"})
        == "the fourth chair"
    )


def test_a_question_is_its_prompt_and_its_options() -> None:
    question = Choice(PROMPT, "4", SEATS)
    assert prompt_text(question, "en") == "Choose one of the answers."
    assert option_label(question.options[1], "en") == "Seat 4"
    assert question_text(question, "en") == "Choose one of the answers.\n- Seat 1\n- Seat 4"


def test_the_sample_families_have_all_their_words() -> None:
    for family in FAMILIES.values():
        assert {"title", "prompt", *family.misconceptions} <= set(family.words)
