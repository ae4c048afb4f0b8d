"""Questions in the reader's language: an open one follows the choice, an answered one stays as it was seen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cast import BEGUN, Cast, answer_right
from trainer.practice.models import Drill
from trainer.practice.services import start_drill
from trainer.progress.models import Attempt
from trainer.progress.services import retold
from trainer.wording.languages import NAMES


@pytest.fixture(autouse=True)
def _all_languages(settings: Any) -> None:
    settings.LANGUAGES = list(NAMES.items())


def drill_of_theo(cast: Cast) -> Drill:
    return start_drill(trainee=cast.theo, rulebook="polish", topics=["side-pots"], level=1, length=5, at=BEGUN, seed=1)


def shown_in(attempt: Attempt) -> str:
    attempt.refresh_from_db()
    return attempt.question["shown"]["lang"]


def test_an_open_question_follows_the_choice_of_a_language(cast: Cast) -> None:
    drill = drill_of_theo(cast)
    attempt = drill.places.get().attempt
    before = attempt.question
    page = cast.browser("theo").get(f"/practice/{drill.pk}/1/", headers={"accept-language": "de"})
    assert page["Content-Language"] == "de"
    assert shown_in(attempt) == "de"
    assert {**attempt.question, "shown": None} == {**before, "shown": None}


def test_an_answered_question_stays_as_it_was_seen(cast: Cast) -> None:
    attempt = answer_right(drill_of_theo(cast).places.get().attempt)
    retold(attempt, "de")
    assert shown_in(attempt) == "en"


def test_a_new_question_is_in_the_language_of_its_reader(cast: Cast) -> None:
    drill = drill_of_theo(cast)
    answer_right(drill.places.get().attempt)
    cast.browser("theo").get(f"/practice/{drill.pk}/2/", headers={"accept-language": "hu"})
    assert shown_in(drill.places.get(position=2).attempt) == "hu"
