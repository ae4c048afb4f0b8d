"""The pages of the cohorts, as each person sees them; who may not is in tests/test_access.py."""

from __future__ import annotations

import html
import re

import pytest
from django.conf import settings

from tests.cast import BEGUN, Cast, answer_right, person
from tests.pages import refused
from trainer.cohorts.models import Cohort
from trainer.cohorts.services import join_cohort
from trainer.practice.services import start_drill

NOWHERE = 10**30
"""An id that is larger than any database keeps."""


def said(answer) -> str:
    """What a page says, without its markup, in one line."""
    page = answer.content.decode()
    assert refused(page) == []
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", page)))


# ---- founding and joining


def test_a_cohort_is_founded_and_shows_its_code(cast: Cast) -> None:
    browser = cast.browser("theo")
    answer = browser.post("/cohorts/found/", {"name": "Night school", "rulebook": "german"}, follow=True)
    cohort = Cohort.objects.get(name="Night school")
    assert answer.redirect_chain == [(f"/cohorts/{cohort.pk}/", 302)]
    words = said(answer)
    assert cohort.spoken_code in words
    assert "German tournament sheet" in words
    assert "Nobody has joined yet." in words


@pytest.mark.parametrize(
    ("posted", "problem"),
    [
        ({"name": "", "rulebook": "tda"}, "This field is required"),
        ({"name": "x" * 81, "rulebook": "tda"}, "at most 80"),
        ({"name": "Night school", "rulebook": "hoyle"}, "not one of the available choices"),
    ],
)
def test_a_cohort_that_cannot_be_founded_says_why(cast: Cast, posted: dict[str, str], problem: str) -> None:
    answer = cast.browser("theo").post("/cohorts/found/", posted)
    assert answer.status_code == 422
    assert problem in said(answer)
    assert f'value="{posted["name"]}"' in answer.content.decode() or not posted["name"]
    assert Cohort.objects.count() == 2


def test_one_joins_by_the_code_in_small_letters_with_a_space(cast: Cast) -> None:
    code = cast.cohort.spoken_code.lower()
    answer = cast.browser("omar").post("/cohorts/join/", {"code": code}, follow=True)
    assert answer.redirect_chain == [(f"/cohorts/{cast.cohort.pk}/", 302)]
    assert "You have joined Evening school." in said(answer)
    assert cast.cohort.memberships.get(person=cast.omar).role == "trainee"


def test_the_page_to_join_says_who_will_see_what(cast: Cast) -> None:
    answer = cast.browser("omar").get("/cohorts/join/", {"code": "abcd 2345"})
    assert "Your instructors will see your attempts" in said(answer)
    assert 'value="abcd 2345"' in answer.content.decode()
    assert cast.omar.memberships.count() == 1  # a link alone joins nobody


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("", "Type the code"),
        ("ABC", "this one has 3"),
        ("ABCDEFG0", "never has 0"),
        ("ABCDEFGH", "No cohort has this code"),
    ],
)
def test_a_wrong_code_is_kept_and_explained(cast: Cast, code: str, problem: str) -> None:
    Cohort.objects.filter(join_code="ABCDEFGH").delete()
    answer = cast.browser("omar").post("/cohorts/join/", {"code": code})
    assert answer.status_code == 422
    assert problem in said(answer)
    assert not code or f'value="{code}"' in answer.content.decode()


def test_who_belongs_already_is_told_so(cast: Cast) -> None:
    answer = cast.browser("ines").post("/cohorts/join/", {"code": cast.cohort.join_code}, follow=True)
    assert "You belong to Evening school already." in said(answer)
    assert cast.cohort.memberships.get(person=cast.ines).role == "instructor"


# ---- the lists


def test_nobody_without_a_cohort_is_left_without_a_next_step(cast: Cast) -> None:
    words = said(cast.browser("sam").get("/cohorts/"))
    assert "Join with a code" in words
    assert "Found a cohort" in words


def test_an_instructor_sees_what_goes_on_a_trainee_only_that_it_is_theirs(cast: Cast) -> None:
    assert "2 Trainees" in said(cast.browser("ines").get("/cohorts/")).replace("Trainees 2", "2 Trainees")
    trainee = said(cast.browser("tess").get("/cohorts/"))
    assert "Evening school" in trainee
    assert "Answered in 7 days" not in trainee


def test_a_long_list_is_paged(cast: Cast) -> None:
    for number in range(25):
        cohort = Cohort.objects.create(
            name=f"C{number:02}", rulebook="tda", join_code=f"CODE{number}", founded_at=BEGUN
        )
        join_cohort(person=cast.sam, cohort=cohort, at=BEGUN)
    browser = cast.browser("sam")
    first = said(browser.get("/cohorts/"))
    assert ("C00" in first, "C19" in first, "C20" in first, "Page 1 of 2" in first) == (True, True, False, True)
    assert "C24" in said(browser.get("/cohorts/?page=2"))
    assert "C24" in said(browser.get("/cohorts/?page=nonsense-or-99"[:15] + "99"))


# ---- the cohort


def test_the_matrix_shows_share_number_and_last_answer(cast: Cast) -> None:
    page = cast.browser("ines").get(f"/cohorts/{cast.cohort.pk}/")
    words = said(page)
    assert "0% 0 of 1" in words
    assert "2 Mar, 17:30" in words
    assert words.index("tess") < words.index("theo")
    assert cast.cohort.spoken_code in words
    assert page.content.decode().count('scope="row"') == 3  # Tess, Theo, the cohort


def test_a_trainee_sees_who_teaches_and_not_the_others(cast: Cast) -> None:
    page = cast.browser("tess").get(f"/cohorts/{cast.cohort.pk}/")
    words = said(page)
    assert "Taught by ines" in words
    assert "theo" not in words
    assert cast.cohort.join_code not in page.content.decode()
    assert cast.cohort.spoken_code not in words
    assert "/practice/?book=polish" in page.content.decode()


def test_the_file_is_a_file(cast: Cast) -> None:
    answer = cast.browser("ines").get(f"/cohorts/{cast.cohort.pk}/scores.csv")
    assert answer["Content-Type"] == "text/csv; charset=utf-8"
    assert answer["Content-Disposition"] == f'attachment; filename="cohort-{cast.cohort.pk}.csv"'
    assert "tess" in answer.content.decode("utf-8-sig")


def test_a_cohort_is_renamed_and_put_under_another_book(cast: Cast) -> None:
    browser = cast.browser("ines")
    page = f"/cohorts/{cast.cohort.pk}/change/"
    assert 'value="Evening school"' in browser.get(page).content.decode()
    words = said(browser.post(page, {"name": "Late school", "rulebook": "tda"}, follow=True))
    assert "Late school" in words
    assert "Poker TDA Rules" in words
    cast.answered.refresh_from_db()
    assert cast.answered.rulebook == "polish"


def test_the_code_is_renewed(cast: Cast) -> None:
    old = cast.cohort.join_code
    words = said(cast.browser("ines").post(f"/cohorts/{cast.cohort.pk}/code/", follow=True))
    cast.cohort.refresh_from_db()
    assert cast.cohort.join_code != old
    assert cast.cohort.spoken_code in words


def test_a_trainee_leaves_once_asked(cast: Cast) -> None:
    browser = cast.browser("tess")
    page = f"/cohorts/{cast.cohort.pk}/leave/"
    assert "no longer see your attempts" in said(browser.get(page))
    assert cast.tess.memberships.exists()
    assert "You have left Evening school." in said(browser.post(page, follow=True))
    assert browser.get(f"/cohorts/{cast.cohort.pk}/").status_code == 404
    assert cast.browser("ines").get(f"/cohorts/{cast.cohort.pk}/trainees/{cast.tess.pk}/").status_code == 404
    assert cast.browser("ines").get(f"/cohorts/{cast.cohort.pk}/attempts/{cast.answered.pk}/").status_code == 404


def test_the_only_instructor_is_told_what_to_do_instead(cast: Cast) -> None:
    answer = cast.browser("ines").post(f"/cohorts/{cast.cohort.pk}/leave/", follow=True)
    assert "You are the only instructor" in said(answer)
    assert cast.ines.memberships.exists()


def test_a_cohort_is_closed_once_asked(cast: Cast) -> None:
    browser = cast.browser("ines")
    page = f"/cohorts/{cast.cohort.pk}/close/"
    assert "ends for everyone" in said(browser.get(page))
    assert "Evening school is closed." in said(browser.post(page, follow=True))
    assert cast.browser("tess").get(f"/cohorts/{cast.cohort.pk}/").status_code == 404


# ---- one trainee


def test_one_trainee_by_topic_over_time_and_attempt_by_attempt(cast: Cast) -> None:
    page = cast.browser("ines").get(f"/cohorts/{cast.cohort.pk}/trainees/{cast.tess.pk}/")
    words = said(page)
    assert "1 answered, 0% right" in words
    assert "Over time" in words
    assert f"/cohorts/{cast.cohort.pk}/attempts/{cast.answered.pk}/" in page.content.decode()
    assert f"/attempts/{cast.opened.pk}/" not in page.content.decode()


def test_a_trainee_without_answers_is_no_empty_page(cast: Cast) -> None:
    words = said(cast.browser("ines").get(f"/cohorts/{cast.cohort.pk}/trainees/{cast.theo.pk}/"))
    assert "has not answered a question yet" in words
    assert "No answer yet." in words


def test_attempts_are_paged_and_narrowed_to_a_topic(cast: Cast) -> None:
    for number in range(22):
        drill = start_drill(
            trainee=cast.theo, rulebook="polish", topics=["split-pots"], level=1, length=5, at=BEGUN, seed=number
        )
        answer_right(drill.places.get().attempt)
    browser, page = cast.browser("ines"), f"/cohorts/{cast.cohort.pk}/trainees/{cast.theo.pk}/"
    assert browser.get(page).content.decode().count("/attempts/") == 20
    second = browser.get(page, {"page": "2", "topic": "split-pots"})
    assert second.content.decode().count(f"/cohorts/{cast.cohort.pk}/attempts/") == 2
    assert "topic=split-pots" in second.content.decode().split('rel="prev"')[1].split(">")[0]
    assert "No answer at this topic yet." in said(browser.get(page, {"topic": "misdeals"}))
    assert "Page 1 of 2" in said(browser.get(page, {"topic": "no-such-topic"}))


def test_only_the_attempts_come_where_only_they_are_asked_for(cast: Cast) -> None:
    page = f"/cohorts/{cast.cohort.pk}/trainees/{cast.tess.pk}/"
    part = cast.browser("ines").get(page, HTTP_HX_REQUEST="true").content.decode().strip()
    assert part.startswith('<section id="attempts"')
    assert "<html" not in part


def test_the_instructor_sees_an_attempt_as_it_was_shown_and_marked(cast: Cast) -> None:
    page = cast.browser("ines").get(f"/cohorts/{cast.cohort.pk}/attempts/{cast.answered.pk}/")
    words = said(page)
    shown = cast.answered.question["shown"]
    assert shown["prompt"] in words
    assert shown["mistakes"][cast.answered.misconception] in words
    assert "Not right" in words or "Not quite right" in words
    assert cast.answered.ruling["steps"][0]["text"] in words
    assert "<svg" in page.content.decode()
    assert "no-store" in page["Cache-Control"]


def test_a_trainee_is_removed_once_asked(cast: Cast) -> None:
    browser = cast.browser("ines")
    page = f"/cohorts/{cast.cohort.pk}/trainees/{cast.tess.pk}/remove/"
    assert "no longer belong" in said(browser.get(page))
    assert "tess no longer belongs to Evening school." in said(browser.post(page, follow=True))
    assert cast.browser("tess").get(f"/cohorts/{cast.cohort.pk}/").status_code == 404


def test_a_trainee_is_let_teach_once_asked(cast: Cast) -> None:
    browser = cast.browser("ines")
    page = f"/cohorts/{cast.cohort.pk}/trainees/{cast.theo.pk}/promote/"
    assert "will teach Evening school with you" in said(browser.get(page))
    browser.post(page)
    assert cast.browser("theo").get(f"/cohorts/{cast.cohort.pk}/trainees/{cast.tess.pk}/").status_code == 200


def test_the_wrong_ideas_are_told_on_a_page(cast: Cast) -> None:
    cast.answered.answered_at = cast.answered.answered_at.replace(year=2999)  # not long ago, whenever this runs
    cast.answered.save()
    words = said(cast.browser("ines").get(f"/cohorts/{cast.cohort.pk}/ideas/"))
    assert cast.answered.question["shown"]["mistakes"][cast.answered.misconception] in words
    assert "1 trainee , 1 time" in words or "1 trainee, 1 time" in words
    greek = cast.browser("ines")
    greek.cookies[settings.LANGUAGE_COOKIE_NAME] = "el"
    assert '<span lang="el">' in greek.get(f"/cohorts/{cast.cohort.pk}/ideas/").content.decode()


def test_without_wrong_ideas_the_page_says_so(cast: Cast) -> None:
    assert "No wrong idea was recognised." in said(cast.browser("omar").get(f"/cohorts/{cast.elsewhere.pk}/ideas/"))


# ---- what is nobody's


def test_another_cohorts_attempt_is_not_reached_through_ones_own(cast: Cast) -> None:
    browser = cast.browser("omar")
    assert browser.get(f"/cohorts/{cast.elsewhere.pk}/attempts/{cast.answered.pk}/").status_code == 404
    assert browser.get(f"/cohorts/{cast.elsewhere.pk}/trainees/{cast.tess.pk}/").status_code == 404


def test_an_instructor_is_not_shown_as_a_trainee(cast: Cast) -> None:
    assert cast.browser("ines").get(f"/cohorts/{cast.cohort.pk}/trainees/{cast.ines.pk}/").status_code == 404


@pytest.mark.parametrize("there", [f"{NOWHERE}/", f"{NOWHERE}/trainees/{NOWHERE}/", f"{NOWHERE}/attempts/1/", "0/"])
def test_what_is_nowhere_is_not_found(cast: Cast, there: str) -> None:
    assert cast.browser("ines").get(f"/cohorts/{there}").status_code == 404


@pytest.mark.parametrize("there", [f"trainees/{NOWHERE}/", f"attempts/{NOWHERE}/", "attempts/0/"])
def test_what_is_nowhere_in_a_cohort_is_not_found(cast: Cast, there: str) -> None:
    assert cast.browser("ines").get(f"/cohorts/{cast.cohort.pk}/{there}").status_code == 404


def test_names_are_text_and_nothing_else(cast: Cast) -> None:
    Cohort.objects.filter(pk=cast.cohort.pk).update(name="<b>Late</b> & long")
    for name in ("ines", "tess"):
        page = cast.browser(name).get(f"/cohorts/{cast.cohort.pk}/").content.decode()
        assert "<b>Late</b>" not in page
        assert "&lt;b&gt;Late&lt;/b&gt; &amp; long" in page


def test_a_person_in_two_cohorts_is_seen_once_in_each(cast: Cast) -> None:
    join_cohort(person=cast.tess, cohort=cast.elsewhere, at=BEGUN)
    page = cast.browser("omar").get(f"/cohorts/{cast.elsewhere.pk}/")
    assert page.content.decode().count(">tess</a>") == 1
    assert said(page).count("0% 0 of 1") == 4  # her row and the cohort's, topic and total


def test_a_person_with_a_name_is_shown_with_it(cast: Cast) -> None:
    dora = person("dora")
    dora.first_name, dora.last_name = "Dora", "Maar"
    dora.save()
    join_cohort(person=dora, cohort=cast.cohort, at=BEGUN)
    assert "dora Dora Maar" in said(cast.browser("ines").get(f"/cohorts/{cast.cohort.pk}/"))
