"""Own questions: an instructor keeps a spot, the cohort drills it like any other question, others never see it."""

from __future__ import annotations

import json
from html import unescape

import pytest
from django.test import Client
from django.utils import timezone

from tests.cast import BEGUN, Cast, answer_right, answer_wrong, course_of, keep_spot
from tests.pages import refused
from trainer.cohorts import queries
from trainer.cohorts.services import join_cohort, remove_trainee
from trainer.desk import presets
from trainer.practice.models import Drill
from trainer.practice.services import open_place, start_own_drill
from trainer.progress import rollups
from trainer.progress.models import Attempt, Mastery, Spot, Tally
from trainer.progress.spots import scenario_of
from trainer.scenarios.scenario import NoScenario


def save(browser: Client, cohort: int, **changes: str):  # type: ignore[no-untyped-def]
    one = presets.preset("two-out")
    posted = {
        "save-cohort": str(cohort),
        "save-title": "Two at once",
        "save-question": one.question,
        "save-document": json.dumps({**one.document, "book": one.book}),
    }
    return browser.post("/desk/save/", posted | changes)


# ---- keeping ---------------------------------------------------------------------------------


def test_an_instructor_keeps_a_spot_from_the_desk(cast: Cast) -> None:
    browser = cast.browser("ines")
    html = browser.get("/desk/", {"preset": "two-out"}).content.decode()
    assert "Keep as a question" in html
    answer = save(browser, cast.cohort.pk)
    assert answer["Location"] == f"/desk/questions/{cast.cohort.pk}/"
    kept = Spot.objects.latest("pk")
    assert (kept.title, kept.question, kept.rulebook) == ("Two at once", "finish-order", "wsop-tournament")
    assert kept.author == cast.ines
    assert scenario_of(kept).question.key == (5, 4)
    assert "Two at once" in browser.get(answer["Location"]).content.decode()


def test_who_teaches_nobody_is_not_offered_to_keep_it(cast: Cast) -> None:
    assert "Keep as a question" not in cast.browser("tess").get("/desk/", {"preset": "two-out"}).content.decode()


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"save-title": ""}, 'id="id_save-title_error"'),
        ({"save-cohort": "elsewhere"}, 'id="id_save-cohort_error"'),
        ({"save-document": "{}"}, "Make it a question"),
        ({"save-document": "not json"}, "laid out already"),
        ({"save-question": "riddle"}, "laid out already"),
    ],
)
def test_what_cannot_be_kept_is_refused_at_its_field(cast: Cast, changes: dict[str, str], told: str) -> None:
    if changes.get("save-cohort") == "elsewhere":
        changes = {"save-cohort": str(cast.elsewhere.pk)}
    before = Spot.objects.count()
    answer = save(cast.browser("ines"), cast.cohort.pk, **changes)
    assert answer.status_code == 422
    assert Spot.objects.count() == before
    if "{}" not in changes.values():
        assert told in answer.content.decode()


def test_an_instructor_sees_key_and_wrong_ideas_and_trainees_do_not(cast: Cast) -> None:
    html = cast.browser("ines").get(f"/desk/questions/{cast.cohort.pk}/{cast.spot.pk}/").content.decode()
    assert "Seat 5: 690; Seat 6: 685" in html
    assert "WSOP Live Action Rules 2024" in html
    assert refused(html) == []
    listed = cast.browser("tess").get(f"/desk/questions/{cast.cohort.pk}/").content.decode()
    assert cast.spot.title in listed
    assert "690" not in listed


def test_a_question_taken_away_leaves_its_attempts(cast: Cast) -> None:
    drill = start_own_drill(trainee=cast.tess, cohort=cast.cohort, at=BEGUN, seed=1)
    attempt = answer_right(drill.places.get().attempt)
    cast.browser("ines").post(f"/desk/questions/{cast.cohort.pk}/{cast.spot.pk}/remove/")
    assert not Spot.objects.filter(pk=cast.spot.pk).exists()
    review = cast.browser("tess").get(f"/progress/attempts/{attempt.pk}/")
    assert review.status_code == 200
    assert "Odd chip" in review.content.decode()


# ---- drilling --------------------------------------------------------------------------------


def test_an_own_question_is_asked_marked_and_counted_like_any_other(cast: Cast) -> None:
    browser = cast.browser("tess")
    assert "Own questions" in browser.get("/practice/").content.decode()
    there = browser.post(f"/practice/own/{cast.cohort.pk}/")["Location"]
    page = browser.get(there)
    html = page.content.decode()
    assert "Odd chip" in html
    assert "how much does each seat win" in html.lower()
    assert refused(html) == []
    for secret in ("690", "685", "another-house", "20-A"):
        assert secret not in html, secret
    wrong = browser.post(
        there, {"row-1": "0", "row-3": "0", "row-5": "700", "row-6": "675"}, follow=True
    ).content.decode()
    assert "You went by another house" in wrong
    attempt = Attempt.objects.get(place__drill__cohort=cast.cohort)
    assert (attempt.family, attempt.topic, attempt.rulebook) == (cast.spot.slug, "own-questions", "tda")
    assert (attempt.right_parts, attempt.parts, attempt.is_right) == (2, 4, False)
    assert [other["book"] for other in attempt.elsewhere] == ["wsop-cash"]
    assert Mastery.objects.get(trainee=cast.tess, family=cast.spot.slug).attempts == 1
    assert Tally.objects.get(trainee=cast.tess, topic="own-questions").attempts == 1
    assert rollups.differences() == []


def test_an_instructor_reviews_the_attempt_as_it_was_shown(cast: Cast) -> None:
    drill = start_own_drill(trainee=cast.tess, cohort=cast.cohort, at=BEGUN, seed=1)
    attempt = answer_right(drill.places.get().attempt)
    cast.spot.delete()
    html = cast.browser("ines").get(f"/cohorts/{cast.cohort.pk}/attempts/{attempt.pk}/").content.decode()
    assert "Odd chip" in html
    assert "is-right" in html
    assert "The trainee's answer" in unescape(html)
    assert "Your answer" not in html
    own = cast.browser("tess").get(f"/progress/attempts/{attempt.pk}/").content.decode()
    assert "Your answer" in own
    assert "trainee" not in own.partition("</h1>")[2].partition("</article>")[0]


def test_an_instructor_of_another_cohort_sees_nothing_of_the_attempt(cast: Cast) -> None:
    join_cohort(person=cast.tess, cohort=cast.elsewhere, at=BEGUN)
    drill = start_own_drill(trainee=cast.tess, cohort=cast.cohort, at=BEGUN, seed=1)
    attempt = answer_wrong(drill.places.get().attempt, at=timezone.now())
    assert attempt.misconception
    theirs, elsewhere = cast.browser("ines"), cast.browser("omar")
    for browser, cohort, sees in ((theirs, cast.cohort, True), (elsewhere, cast.elsewhere, False)):
        page = f"/cohorts/{cohort.pk}/attempts/{attempt.pk}/"
        assert browser.get(page).status_code == (200 if sees else 404)
        listed = browser.get(f"/cohorts/{cohort.pk}/trainees/{cast.tess.pk}/").content.decode()
        assert (page in listed) is sees
        assert ("Own questions" in listed) is sees
        ideas = browser.get(f"/cohorts/{cohort.pk}/ideas/").content.decode()
        assert ("another house" in ideas) is sees
    today = timezone.now().date()
    assert queries.activity([cast.elsewhere], since=today)[cast.elsewhere.pk].recent.attempts == 0
    assert all(
        day.attempts == 0
        for day in elsewhere.get(f"/cohorts/{cast.elsewhere.pk}/trainees/{cast.tess.pk}/").context["days"]
    )
    Spot.objects.all().delete()
    assert elsewhere.get(f"/cohorts/{cast.elsewhere.pk}/attempts/{attempt.pk}/").status_code == 404


def test_every_own_question_is_asked_once_and_then_the_drill_is_over(cast: Cast) -> None:
    for slug in ("two-out", "side-pots", "exposed-card"):
        keep_spot(cast.ines, cast.cohort, slug)
    drill = start_own_drill(trainee=cast.tess, cohort=cast.cohort, at=BEGUN, seed=3)
    assert drill.length == 4
    answer_right(drill.places.get().attempt)
    for position in (2, 3, 4):
        answer_right(open_place(course=course_of(drill), reader=cast.tess, position=position, at=BEGUN))
    asked = Attempt.objects.filter(place__drill=drill).values_list("family", flat=True)
    assert len({*asked}) == 4
    assert course_of(drill).is_over


def test_the_drill_ends_where_the_questions_were_taken_away(cast: Cast) -> None:
    keep_spot(cast.ines, cast.cohort, "two-out")
    browser = cast.browser("tess")
    browser.post(f"/practice/own/{cast.cohort.pk}/")
    drill = Drill.objects.latest("pk")
    answer_right(drill.places.get().attempt)
    Spot.objects.all().delete()
    answer = browser.get(f"/practice/{drill.pk}/2/")
    assert answer["Location"] == f"/practice/{drill.pk}/summary/"
    assert browser.get(answer["Location"]).status_code == 200


def test_who_left_the_cohort_is_asked_no_more(cast: Cast) -> None:
    remove_trainee(cohort=cast.cohort, trainee=cast.tess)
    assert cast.browser("tess").post(f"/practice/own/{cast.cohort.pk}/").status_code == 404
    with pytest.raises(NoScenario):
        start_own_drill(trainee=cast.tess, cohort=cast.cohort, at=BEGUN)


def test_a_spot_that_the_books_no_longer_answer_is_left_out(cast: Cast) -> None:
    broken = keep_spot(cast.ines, cast.cohort, "side-pots")
    Spot.objects.filter(pk=broken.pk).update(document={"seats": [{"seat": 99}]})
    drill = start_own_drill(trainee=cast.tess, cohort=cast.cohort, at=BEGUN, seed=2)
    assert drill.places.get().attempt.family == cast.spot.slug
    page = cast.browser("ines").get(f"/desk/questions/{cast.cohort.pk}/{broken.pk}/")
    assert "no longer answer" in page.content.decode()


def test_a_cohort_without_questions_says_so(cast: Cast) -> None:
    Spot.objects.all().delete()
    answer = cast.browser("tess").post(f"/practice/own/{cast.cohort.pk}/", follow=True)
    assert "no own question" in answer.content.decode()
    assert "Own questions" not in cast.browser("omar").get("/practice/").content.decode()


def test_the_list_of_questions_is_paged(cast: Cast) -> None:
    made = {"cohort": cast.cohort, "question": "pots", "rulebook": "tda", "document": {}, "created_at": BEGUN}
    Spot.objects.bulk_create(Spot(title=f"Spot {number}", **made) for number in range(40))
    browser = cast.browser("tess")
    first = browser.get(f"/desk/questions/{cast.cohort.pk}/").content.decode()
    second = browser.get(f"/desk/questions/{cast.cohort.pk}/?page=2").content.decode()
    assert (first + second).count('class="lines-main"') == 41
    assert second.count('class="lines-main"') == 11
