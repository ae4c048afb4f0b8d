"""What was known comes back later, what was not comes back sooner, and what is due is asked first."""

from datetime import UTC, datetime, timedelta

import pytest
from fsrs import Rating

from trainer.assessment.grading import Grade
from trainer.assessment.mastery import rating, review
from trainer.assessment.selection import Standing, pick, weight

NOON = datetime(2026, 11, 30, 12, tzinfo=UTC)
RIGHT, HALF, WRONG = Grade((True, True)), Grade((True, False)), Grade((False, False, True))


def test_half_of_the_parts_is_hard_and_less_is_again() -> None:
    assert [rating(grade) for grade in (RIGHT, HALF, WRONG)] == [Rating.Good, Rating.Hard, Rating.Again]


def test_right_answers_are_asked_again_at_growing_distances() -> None:
    memory, at, distances = {}, NOON, []
    for _ in range(4):
        after = review(memory, RIGHT, at)
        distances.append(after.due_at - at)
        memory, at = after.memory, after.due_at
    assert distances == sorted(distances)
    assert distances[0] >= timedelta(days=1)
    assert distances[-1] > timedelta(days=30)


def test_a_lapse_brings_it_back_sooner_than_it_would_have_come() -> None:
    known = review(review({}, RIGHT, NOON).memory, RIGHT, NOON + timedelta(days=3))
    again = NOON + timedelta(days=14)
    assert review(known.memory, WRONG, again).due_at < review(known.memory, RIGHT, again).due_at


def test_the_same_grades_at_the_same_times_leave_the_same_memory() -> None:
    assert review(review({}, HALF, NOON).memory, RIGHT, NOON + timedelta(days=2)) == review(
        review({}, HALF, NOON).memory, RIGHT, NOON + timedelta(days=2)
    )


def test_due_goes_before_new_and_new_before_known() -> None:
    due = Standing(attempts=4, right_attempts=4, due_at=NOON - timedelta(hours=1))
    known = Standing(attempts=4, right_attempts=4, due_at=NOON + timedelta(days=9))
    weak = Standing(attempts=4, right_attempts=0, due_at=NOON + timedelta(days=9))
    assert weight(due, NOON) > weight(None, NOON) >= weight(weak, NOON) > weight(known, NOON)


def test_the_same_thing_is_not_asked_twice_running_if_there_is_another() -> None:
    for drawn in range(4):
        assert pick(["a", "b"], {}, below=lambda limit, drawn=drawn: drawn % limit, at=NOON, last="a") == "b"
    assert pick(["a"], {}, below=lambda limit: 0, at=NOON, last="a") == "a"


def test_every_candidate_can_be_drawn_as_often_as_it_weighs() -> None:
    standings = {"a": Standing(2, 2, NOON + timedelta(days=1))}
    total = weight(standings["a"], NOON) + weight(None, NOON)
    drawn = [pick(["a", "b"], standings, below=lambda limit, n=n: n, at=NOON) for n in range(total)]
    assert (drawn.count("a"), drawn.count("b")) == (1, 4)


def test_nothing_to_ask_is_an_error() -> None:
    with pytest.raises(ValueError, match="nothing to ask"):
        pick([], {}, below=lambda limit: 0, at=NOON)
