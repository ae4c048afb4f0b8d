"""Founding, joining, leaving, and what becomes of the rights that went with it."""

from __future__ import annotations

import pytest

from tests.cast import BEGUN, Cast, person
from trainer.cohorts import queries, services
from trainer.cohorts.models import JOIN_CODE_ALPHABET, Cohort, Membership
from trainer.cohorts.services import CodeError, LastInstructor, spelled

pytestmark = pytest.mark.django_db


def test_the_founder_teaches_and_the_code_can_be_read_out() -> None:
    cohort = services.found_cohort(founder=person("ines"), name="Day school", rulebook="tda", at=BEGUN)
    assert [(one.person.username, one.role) for one in cohort.memberships.all()] == [("ines", "instructor")]
    assert len(cohort.join_code) == 8
    assert set(cohort.join_code) <= set(JOIN_CODE_ALPHABET)
    assert cohort.spoken_code.replace(" ", "") == cohort.join_code


@pytest.mark.parametrize(
    "typed", ["ABCD2345", "abcd2345", " abcd 2345 ", "ABCD-2345", "a b c d 2 3 4 5", "ＡＢＣＤ２３４５"]
)
def test_a_code_is_understood_however_it_is_typed(typed: str) -> None:
    assert spelled(typed) == "ABCD2345"


@pytest.mark.parametrize(
    ("typed", "said"),
    [("ABCD234", "this one has 7"), ("ABCD23456", "this one has 9"), ("ABCDO123", "O, 1"), ("ABCD234!", "!")],
)
def test_a_code_that_cannot_be_one_says_why(typed: str, said: str) -> None:
    with pytest.raises(CodeError, match=said):
        spelled(typed)


def test_a_code_of_no_cohort_says_so(cast: Cast) -> None:
    other = "ABCDEFGH" if cast.cohort.join_code != "ABCDEFGH" else "HGFEDCBA"
    with pytest.raises(CodeError, match="No cohort"):
        services.find_cohort(other)


def test_joining_twice_changes_nothing(cast: Cast) -> None:
    assert services.join_cohort(person=cast.omar, cohort=cast.cohort, at=BEGUN) is True
    assert services.join_cohort(person=cast.omar, cohort=cast.cohort, at=BEGUN) is False
    assert services.join_cohort(person=cast.ines, cohort=cast.cohort, at=BEGUN) is False
    roles = dict(cast.cohort.memberships.values_list("person__username", "role"))
    assert roles == {"ines": "instructor", "omar": "trainee", "tess": "trainee", "theo": "trainee"}


def test_a_taken_code_is_drawn_again(cast: Cast, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter([cast.cohort.join_code, "BCDEFGHJ"])
    monkeypatch.setattr(services, "new_code", lambda: next(drawn))
    cohort = services.found_cohort(founder=cast.omar, name="Third", rulebook="tda", at=BEGUN)
    assert cohort.join_code == "BCDEFGHJ"


def test_a_renewed_code_is_another_and_the_old_one_leads_nowhere(cast: Cast) -> None:
    old = cast.cohort.join_code
    services.renew_code(cohort=cast.cohort)
    assert services.find_cohort(cast.cohort.join_code) == cast.cohort
    with pytest.raises(CodeError):
        services.find_cohort(old)


def test_whoever_leaves_is_seen_no_longer(cast: Cast) -> None:
    assert list(queries.attempts_to_review(cast.cohort)) == [cast.answered]
    services.leave_cohort(person=cast.tess, cohort=cast.cohort)
    assert list(queries.attempts_to_review(cast.cohort)) == []
    assert cast.tess.attempts.count() == 2


def test_whoever_is_removed_is_seen_no_longer(cast: Cast) -> None:
    services.remove_trainee(cohort=cast.cohort, trainee=cast.tess)
    assert list(queries.attempts_to_review(cast.cohort)) == []
    assert [one.username for one in queries.trainees(cast.cohort)] == ["theo"]


def test_an_instructor_is_not_removed_as_a_trainee(cast: Cast) -> None:
    services.remove_trainee(cohort=cast.cohort, trainee=cast.ines)
    assert [one.username for one in queries.instructors(cast.cohort)] == ["ines"]


def test_the_only_instructor_stays(cast: Cast) -> None:
    with pytest.raises(LastInstructor):
        services.leave_cohort(person=cast.ines, cohort=cast.cohort)
    assert Cohort.objects.for_instructor(cast.ines).get() == cast.cohort


def test_an_instructor_leaves_once_another_teaches(cast: Cast) -> None:
    services.make_instructor(cohort=cast.cohort, trainee=cast.theo)
    services.leave_cohort(person=cast.ines, cohort=cast.cohort)
    assert [one.username for one in queries.instructors(cast.cohort)] == ["theo"]
    assert not Cohort.objects.for_reader(cast.ines).exists()


def test_who_teaches_is_no_trainee_any_more(cast: Cast) -> None:
    services.make_instructor(cohort=cast.cohort, trainee=cast.tess)
    assert [one.username for one in queries.trainees(cast.cohort)] == ["theo"]
    assert list(queries.attempts_to_review(cast.cohort)) == []


def test_a_closed_cohort_leaves_the_attempts_to_their_trainees(cast: Cast) -> None:
    services.close_cohort(cohort=cast.cohort)
    assert not Membership.objects.filter(person=cast.tess).exists()
    assert cast.tess.attempts.count() == 2


def test_open_attempts_are_not_reviewed(cast: Cast) -> None:
    assert cast.opened not in queries.attempts_to_review(cast.cohort)


def test_a_reader_knows_as_what_they_belong(cast: Cast) -> None:
    assert Cohort.objects.for_reader(cast.tess).get().my_role == "trainee"
    assert Cohort.objects.for_reader(cast.ines).get().my_role == "instructor"
    assert not Cohort.objects.for_instructor(cast.tess).exists()
