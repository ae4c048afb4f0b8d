"""Raw text is not an answer, an answer is not a grade: each kind of question parses, refuses and marks."""

import pytest

from trainer.assessment import storage
from trainer.assessment.grading import grade
from trainer.assessment.message import Message
from trainer.assessment.question import (
    Allocation,
    Amount,
    Answer,
    Choice,
    FormatError,
    Option,
    Ordering,
    Question,
    Selection,
    Submission,
)

PROMPT = Message("prompt", {"seats": (1, 4)})
ABC = tuple(Option(id, Message("seat", {"seat": number})) for number, id in enumerate("abc", start=1))
SLIP = Message("family/slip", {"amount": 25})
CHOICE = Choice(PROMPT, "b", ABC, {"c": SLIP})
SELECTION = Selection(PROMPT, ("a", "c"), ABC, {("a",): SLIP})
NOBODY = Selection(PROMPT, (), ABC, {("a",): SLIP}, may_be_empty=True)
AMOUNT = Amount(PROMPT, 1500, (), {1525: SLIP})
ALLOCATION = Allocation(PROMPT, (100, 0, 50), ABC, {(150, 0, 0): SLIP})
ORDERING = Ordering(PROMPT, ("b", "a", "c"), ABC, {("a", "b", "c"): SLIP})
STEPS = Ordering(PROMPT, ("c", "a"), ABC, {("a", "c"): SLIP}, may_omit=True)
ALL = (CHOICE, SELECTION, NOBODY, AMOUNT, ALLOCATION, ORDERING, STEPS)


@pytest.mark.parametrize("question", ALL, ids=lambda question: question.kind)
def test_the_key_and_every_mistake_survive_being_submitted(question: Question) -> None:
    for answer in (question.key, *question.mistakes):
        assert question.parse(question.submission(answer)) == answer


@pytest.mark.parametrize("question", ALL, ids=lambda question: question.kind)
def test_the_key_is_right_in_every_part_and_shows_no_wrong_idea(question: Question) -> None:
    marking = grade(question, question.key)
    assert marking.is_right
    assert marking.right == marking.of > 0
    assert marking.misconception is None


@pytest.mark.parametrize("question", ALL, ids=lambda question: question.kind)
def test_a_recognised_mistake_is_named(question: Question) -> None:
    for answer in question.mistakes:
        marking = grade(question, answer)
        assert not marking.is_right
        assert marking.misconception == SLIP


@pytest.mark.parametrize("question", ALL, ids=lambda question: question.kind)
def test_a_question_is_stored_and_read_back_whole(question: Question) -> None:
    assert storage.load(storage.dump(question)) == question


@pytest.mark.parametrize(
    ("question", "submission", "answer"),
    [
        (CHOICE, {"answer": ["a"]}, "a"),
        (SELECTION, {"answer": ["c", "a", "c"]}, ("a", "c")),
        (NOBODY, {"none": ["on"]}, ()),
        (AMOUNT, {"answer": [" 1500 "]}, 1500),
        (AMOUNT, {"answer": ["1,500"]}, 1500),
        (AMOUNT, {"answer": ["1 500"]}, 1500),
        (AMOUNT, {"answer": ["12.345.678"]}, 12_345_678),
        (AMOUNT, {"answer": ["0"]}, 0),
        (ALLOCATION, {"row-a": ["100"], "row-b": [""], "row-c": [" 50"]}, (100, 0, 50)),
        (ORDERING, {"place-a": ["2"], "place-b": ["1"], "place-c": ["3"]}, ("b", "a", "c")),
        (STEPS, {"place-a": ["2"], "place-b": [""], "place-c": ["1"]}, ("c", "a")),
    ],
)
def test_what_was_meant_is_understood(question: Question, submission: Submission, answer: Answer) -> None:
    assert question.parse(submission) == answer


@pytest.mark.parametrize(
    ("question", "submission", "problems"),
    [
        (CHOICE, {}, {"answer": "format/choose-one"}),
        (CHOICE, {"answer": ["z"]}, {"answer": "format/not-an-option"}),
        (CHOICE, {"answer": ["a", "b"]}, {"answer": "format/not-an-option"}),
        (SELECTION, {}, {"answer": "format/choose-some"}),
        (SELECTION, {"answer": ["a", "z"]}, {"answer": "format/not-an-option"}),
        (NOBODY, {}, {"answer": "format/choose-some-or-none"}),
        (NOBODY, {"answer": ["a"], "none": ["on"]}, {"answer": "format/some-and-none"}),
        (AMOUNT, {"answer": [""]}, {"answer": "format/number-missing"}),
        (AMOUNT, {"answer": ["-5"]}, {"answer": "format/not-a-whole-number"}),
        (AMOUNT, {"answer": ["2.5"]}, {"answer": "format/not-a-whole-number"}),
        (AMOUNT, {"answer": ["1,50"]}, {"answer": "format/not-a-whole-number"}),
        (AMOUNT, {"answer": ["1e9"]}, {"answer": "format/not-a-whole-number"}),
        (AMOUNT, {"answer": ["٣"]}, {"answer": "format/not-a-whole-number"}),
        (AMOUNT, {"answer": ["9" * 13]}, {"answer": "format/number-too-long"}),
        (ALLOCATION, {"row-a": [" "], "row-b": [""]}, {"": "format/fill-a-row"}),
        (
            ALLOCATION,
            {"row-a": ["100"], "row-b": ["x"], "row-c": ["½"]},
            {"row-b": "format/not-a-whole-number", "row-c": "format/not-a-whole-number"},
        ),
        (ORDERING, {"place-a": ["1"], "place-b": ["2"]}, {"place-c": "format/place-missing"}),
        (ORDERING, {"place-a": ["1"], "place-b": ["1"], "place-c": ["2"]}, {"place-b": "format/place-twice"}),
        (ORDERING, {"place-a": ["4"], "place-b": ["1"], "place-c": ["2"]}, {"place-a": "format/place-out-of-range"}),
        (STEPS, {}, {"": "format/place-some"}),
        (STEPS, {"place-a": ["1"], "place-c": ["3"]}, {"": "format/place-gap"}),
    ],
)
def test_what_is_no_answer_is_refused_at_its_field(
    question: Question, submission: Submission, problems: dict[str, str]
) -> None:
    with pytest.raises(FormatError) as refused:
        question.parse(submission)
    assert {name: problem.code for name, problem in refused.value.problems.items()} == problems


def test_each_option_of_a_selection_is_a_part() -> None:
    assert grade(SELECTION, ("a", "b")).parts == (True, False, False)


def test_each_row_of_an_allocation_is_a_part() -> None:
    assert grade(ALLOCATION, (100, 50, 0)).parts == (True, False, False)


def test_each_place_of_an_ordering_is_a_part() -> None:
    assert grade(ORDERING, ("b", "c", "a")).parts == (True, False, False)


def test_steps_that_do_not_belong_and_steps_left_out_are_wrong_parts() -> None:
    assert grade(STEPS, ("c", "a", "b")).parts == (True, True, False)
    assert grade(STEPS, ("c",)).parts == (True, False)
