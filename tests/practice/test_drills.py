"""Drills over HTTP: started, answered, gone on with, left, summed up; with and without htmx."""

from __future__ import annotations

import re
from datetime import timedelta
from itertools import pairwise

import pytest
from django.test import Client

from tests.drills import NOON, attempt_at, drill, person, right_fields, wrong_fields
from tests.pages import refused
from tests.scenarios.sample import FAMILIES, put_on
from trainer.accounts.models import User
from trainer.practice.models import Drill, Place
from trainer.practice.services import leave_drill
from trainer.progress.models import Attempt, Mastery
from trainer.scenarios import catalogue
from trainer.scenarios.seeds import derive

pytestmark = pytest.mark.django_db

HTMX = {"HX-Request": "true"}
FORM = {"rulebook": "polish", "topics": ["side-pots", "misdeals"], "level": "2", "length": "5"}


@pytest.fixture
def tess(monkeypatch: pytest.MonkeyPatch) -> User:
    put_on(monkeypatch)
    return person("tess")


@pytest.fixture
def client(tess: User) -> Client:
    browser = Client()
    browser.force_login(tess)
    return browser


def answer(client: Client, of: Drill, position: int, *, right: bool = True) -> None:
    fields = right_fields if right else wrong_fields
    client.get(f"/practice/{of.pk}/{position}/")
    client.post(f"/practice/{of.pk}/{position}/", fields(attempt_at(of, position)))


# ---- starting ----------------------------------------------------------------------------------------


def test_a_drill_is_started_with_its_first_question(client: Client, tess: User) -> None:
    sent = client.post("/practice/", FORM)
    [begun] = Drill.objects.for_reader(tess)
    assert sent.status_code == 302
    assert sent["Location"] == f"/practice/{begun.pk}/1/"
    assert (begun.rulebook, begun.topics, begun.level, begun.length) == ("polish", ["misdeals", "side-pots"], 2, 5)
    first = attempt_at(begun, 1)
    assert first.topic in begun.topics
    assert first.seed == derive(begun.seed, 1)


def test_no_topic_ticked_is_a_mix_of_all(client: Client) -> None:
    client.post("/practice/", {**FORM, "topics": []})
    assert Drill.objects.get().topics == list(catalogue.SYLLABUS)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"rulebook": "burnt"}, "id_rulebook_error"),
        ({"topics": ["roulette"]}, "id_topics_error"),
        ({"level": "9"}, "id_level_error"),
        ({"length": "1000"}, "id_length_error"),
    ],
)
def test_a_form_that_makes_no_drill_comes_back_with_a_message(
    client: Client, wrong: dict[str, object], said: str
) -> None:
    sent = client.post("/practice/", {**FORM, **wrong})
    assert sent.status_code == 422
    assert f'id="{said}"' in sent.content.decode()
    assert not Drill.objects.exists()


def test_topics_in_which_the_house_decides_nothing_are_refused(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    put_on(monkeypatch, "sample-amount")
    sent = client.post("/practice/", {**FORM, "topics": ["misdeals"]})
    assert sent.status_code == 422
    assert "choose more topics" in sent.content.decode()


def test_a_link_fills_the_form_in_and_names_the_first_family(client: Client) -> None:
    page = client.get("/practice/?book=tda&topic=side-pots&family=sample-amount").content.decode()
    assert re.search(r'<option value="tda" selected>', page)
    assert re.search(r'value="side-pots"\s+checked', page)
    assert '<input type="hidden" name="family" value="sample-amount">' in page
    assert "The first question: Count the pots." in page
    client.post("/practice/", {**FORM, "topics": [], "family": "sample-amount"})
    assert attempt_at(Drill.objects.get(), 1).family == "sample-amount"


def test_nonsense_in_a_link_is_passed_over(client: Client) -> None:
    assert client.get("/practice/?book=burnt&topic=roulette").status_code == 200
    assert client.post("/practice/", {**FORM, "family": "no-such-family"}).status_code == 302


def test_the_form_begins_as_the_last_drill_was(client: Client, tess: User) -> None:
    drill(tess, rulebook="german", length=20)
    page = client.get("/practice/").content.decode()
    assert re.search(r'<option value="german" selected>', page)
    assert re.search(r'name="length"\s+value="20"\s+checked', page)


# ---- one question after the other --------------------------------------------------------------------


def test_the_next_families_differ_and_each_seed_is_the_drills(client: Client, tess: User) -> None:
    begun = drill(tess)
    for position in range(1, 6):
        answer(client, begun, position)
    attempts = [attempt_at(begun, position) for position in range(1, 6)]
    assert [attempt.seed for attempt in attempts] == [derive(begun.seed, position) for position in range(1, 6)]
    assert all(one.family != other.family for one, other in pairwise(attempts))


@pytest.mark.parametrize("family", FAMILIES)
def test_an_answer_without_htmx_leads_back_to_its_marking(
    client: Client, tess: User, monkeypatch: pytest.MonkeyPatch, family: str
) -> None:
    put_on(monkeypatch, family)
    begun = drill(tess)
    address = f"/practice/{begun.pk}/1/"
    sent = client.post(address, wrong_fields(attempt_at(begun, 1)), follow=True)
    assert sent.redirect_chain == [(address, 302)]
    html = sent.content.decode()
    assert FAMILIES[family].words["first-slip"] in html
    assert "/rulebooks/roberts/" in html
    assert refused(html) == []


@pytest.mark.parametrize("family", FAMILIES)
def test_an_answer_with_htmx_brings_the_marking_as_a_part_of_the_page(
    client: Client, tess: User, monkeypatch: pytest.MonkeyPatch, family: str
) -> None:
    put_on(monkeypatch, family)
    begun = drill(tess)
    sent = client.post(f"/practice/{begun.pk}/1/", right_fields(attempt_at(begun, 1)), headers=HTMX)
    html = sent.content.decode()
    assert sent.status_code == 200
    assert "<html" not in html
    assert 'data-announce="Right.' in html
    assert f'hx-get="/practice/{begun.pk}/2/"' in html
    assert f'href="/practice/{begun.pk}/2/"' in html
    assert refused(html) == []


def test_the_next_question_comes_as_a_part_with_its_title(client: Client, tess: User) -> None:
    begun = drill(tess)
    answer(client, begun, 1)
    part = client.get(f"/practice/{begun.pk}/2/", headers=HTMX).content.decode()
    assert part.strip().startswith("<title>Question 2: ")
    assert "<html" not in part
    whole = client.get(f"/practice/{begun.pk}/2/").content.decode()
    assert whole.count("<h1") == 1
    assert len(re.findall(r"<title>\s*Question 2: ", whole)) == 1


@pytest.mark.parametrize("family", FAMILIES)
def test_a_malformed_answer_comes_back_with_its_words(
    client: Client, tess: User, monkeypatch: pytest.MonkeyPatch, family: str
) -> None:
    put_on(monkeypatch, family)
    begun = drill(tess)
    malformed = {
        "sample-choice": {"answer": "nobody"},
        "sample-selection": {"answer": ["2"], "none": "on"},
        "sample-amount": {"answer": "about 17<b>"},
        "sample-allocation": {"row-pot-0": "1,200", "row-pot-1": "a few<b>"},
        "sample-ordering": {"place-2": "1", "place-5": "1"},
    }[family]
    for headers in ({}, HTMX):
        sent = client.post(f"/practice/{begun.pk}/1/", malformed, headers=headers)
        html = sent.content.decode()
        assert sent.status_code == 422
        assert 'aria-invalid="true"' in html
        assert 'class="problem"' in html
        for words in malformed.values():
            if isinstance(words, str) and words not in ("nobody", "on"):
                assert f'value="{words.replace("<", "&lt;").replace(">", "&gt;")}"' in html
    assert attempt_at(begun, 1).answered_at is None
    assert not Mastery.objects.exists()


def test_an_empty_allocation_is_said_of_the_whole(client: Client, tess: User, monkeypatch: pytest.MonkeyPatch) -> None:
    put_on(monkeypatch, "sample-allocation")
    sent = client.post(f"/practice/{drill(tess).pk}/1/", {})
    assert sent.status_code == 422
    assert "Fill in at least one amount" in sent.content.decode()


@pytest.mark.parametrize("headers", [{}, HTMX])
def test_a_repeated_answer_changes_nothing_and_shows_the_marking(
    client: Client, tess: User, headers: dict[str, str]
) -> None:
    begun = drill(tess)
    attempt = attempt_at(begun, 1)
    address = f"/practice/{begun.pk}/1/"
    client.post(address, wrong_fields(attempt))
    before = Attempt.objects.filter(pk=attempt.pk).values().get()
    for fields in (right_fields(attempt), {}, {"answer": "nonsense"}):
        sent = client.post(address, fields, headers=headers, follow=True)
        assert sent.status_code == 200
        assert re.search(r'id="verdict"[^>]*>\s*Not', sent.content.decode())
        assert "The first answer counts." in sent.content.decode()
    assert Attempt.objects.filter(pk=attempt.pk).values().get() == before


def test_looking_again_shows_the_same_question(client: Client, tess: User) -> None:
    begun = drill(tess)
    first = client.get(f"/practice/{begun.pk}/1/").content
    assert Attempt.objects.count() == 1
    again = client.get(f"/practice/{begun.pk}/1/").content
    strip = re.compile(rb'name="csrfmiddlewaretoken" value="[^"]*"')
    assert strip.sub(b"", first) == strip.sub(b"", again)
    assert Attempt.objects.count() == 1


# ---- nothing is opened that was not asked for --------------------------------------------------------


def test_looking_ahead_leads_back_to_the_open_question(client: Client, tess: User) -> None:
    begun = drill(tess)
    for position in (2, 5):
        sent = client.get(f"/practice/{begun.pk}/{position}/")
        assert sent["Location"] == f"/practice/{begun.pk}/1/"
        assert client.post(f"/practice/{begun.pk}/{position}/", {"answer": "2"}).status_code == 302
    assert Attempt.objects.count() == 1


@pytest.mark.parametrize(
    "headers", [{"Sec-Purpose": "prefetch"}, {"Sec-Purpose": "prefetch;prerender"}, {"Purpose": "prefetch"}]
)
def test_a_browser_that_fetches_in_advance_opens_nothing(client: Client, tess: User, headers: dict[str, str]) -> None:
    begun = drill(tess)
    answer(client, begun, 1)
    assert client.get(f"/practice/{begun.pk}/2/", headers=headers).status_code == 204
    assert client.head(f"/practice/{begun.pk}/2/").status_code == 204
    assert Place.objects.count() == 1


def test_only_places_of_the_drill_are_there(client: Client, tess: User) -> None:
    begun = drill(tess)
    for position in (0, 6, 999):
        assert client.get(f"/practice/{begun.pk}/{position}/").status_code == 404


def test_reading_writes_nothing(client: Client, tess: User) -> None:
    begun = drill(tess)
    answer(client, begun, 1)
    leave_drill(drill=begun, at=NOON)
    before = [list(model.objects.order_by("pk").values()) for model in (Drill, Place, Attempt, Mastery)]
    for path in ("", f"{begun.pk}/", f"{begun.pk}/1/", f"{begun.pk}/2/", f"{begun.pk}/summary/"):
        assert client.get(f"/practice/{path}").status_code in (200, 302)
    assert [list(model.objects.order_by("pk").values()) for model in (Drill, Place, Attempt, Mastery)] == before


# ---- leaving, going on, the end ----------------------------------------------------------------------


def test_a_drill_is_gone_on_with_where_it_stands(client: Client, tess: User) -> None:
    begun = drill(tess)
    assert client.get(f"/practice/{begun.pk}/")["Location"] == f"/practice/{begun.pk}/1/"
    answer(client, begun, 1)
    assert client.get(f"/practice/{begun.pk}/")["Location"] == f"/practice/{begun.pk}/2/"
    page = client.get("/practice/").content.decode()
    assert "1 of 5 answered" in page


def test_the_last_answer_ends_the_drill(client: Client, tess: User) -> None:
    begun = drill(tess)
    for position in range(1, 6):
        assert Drill.objects.get().finished_at is None
        answer(client, begun, position, right=position != 3)
    assert Drill.objects.get().finished_at is not None
    assert client.get(f"/practice/{begun.pk}/")["Location"] == f"/practice/{begun.pk}/summary/"
    html = client.get(f"/practice/{begun.pk}/summary/").content.decode()
    assert re.search(r"<h1>\s*4 of 5 right\s*</h1>", html)
    for position in range(1, 6):
        assert f'href="/practice/{begun.pk}/{position}/"' in html
    assert "Go on where you left off" not in client.get("/practice/").content.decode()


def test_a_summary_before_the_end_leads_to_the_open_question(client: Client, tess: User) -> None:
    begun = drill(tess)
    assert client.get(f"/practice/{begun.pk}/summary/")["Location"] == f"/practice/{begun.pk}/1/"


def test_a_drill_can_be_ended_early_and_takes_no_answer_afterwards(client: Client, tess: User) -> None:
    begun = drill(tess)
    answer(client, begun, 1)
    client.get(f"/practice/{begun.pk}/2/")
    assert client.post(f"/practice/{begun.pk}/leave/")["Location"] == f"/practice/{begun.pk}/summary/"
    late = attempt_at(begun, 2)
    for address in (f"/practice/{begun.pk}/2/", f"/practice/{begun.pk}/3/"):
        assert client.post(address, right_fields(late))["Location"] == f"/practice/{begun.pk}/summary/"
        assert client.get(address)["Location"] == f"/practice/{begun.pk}/summary/"
    assert client.get(f"/practice/{begun.pk}/2/", headers=HTMX)["HX-Redirect"] == f"/practice/{begun.pk}/summary/"
    assert attempt_at(begun, 2).answered_at is None
    html = client.get(f"/practice/{begun.pk}/summary/").content.decode()
    assert "1 of 5 questions answered" in html


def test_ending_twice_keeps_the_first_end(client: Client, tess: User) -> None:
    begun = drill(tess)
    leave_drill(drill=begun, at=NOON)
    leave_drill(drill=begun, at=NOON + timedelta(days=1))
    assert Drill.objects.get().finished_at == NOON


def test_a_drill_whose_families_have_vanished_can_still_be_seen(
    client: Client, tess: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = drill(tess)
    answer(client, begun, 1, right=False)
    client.get(f"/practice/{begun.pk}/2/")
    monkeypatch.setattr(catalogue, "families", dict)
    assert client.get(f"/practice/{begun.pk}/1/").status_code == 200
    assert client.get(f"/practice/{begun.pk}/2/").status_code == 200
    assert client.post(f"/practice/{begun.pk}/2/", right_fields(attempt_at(begun, 2)), follow=True).status_code == 200
    assert client.get("/practice/").status_code == 200
    assert client.get("/progress/").status_code == 200
    assert client.get("/progress/attempts/").status_code == 200
    client.post(f"/practice/{begun.pk}/leave/")
    assert "2 of 5 questions answered" in client.get(f"/practice/{begun.pk}/summary/").content.decode()


# ---- whose it is -------------------------------------------------------------------------------------


def test_a_strangers_drill_is_nowhere(client: Client, tess: User) -> None:
    theirs = drill(person("theo"))
    attempt = attempt_at(theirs, 1)
    for path in ("", "1/", "2/", "summary/"):
        assert client.get(f"/practice/{theirs.pk}/{path}").status_code == 404
    assert client.post(f"/practice/{theirs.pk}/1/", right_fields(attempt)).status_code == 404
    assert client.post(f"/practice/{theirs.pk}/leave/").status_code == 404
    assert attempt_at(theirs, 1).answered_at is None


def test_who_is_not_signed_in_is_sent_to_do_so(tess: User) -> None:
    begun = drill(tess)
    nobody = Client()
    for path in ("", f"{begun.pk}/", f"{begun.pk}/1/", f"{begun.pk}/summary/"):
        sent = nobody.get(f"/practice/{path}")
        assert sent.status_code == 302
        assert sent["Location"].startswith("/accounts/login/")
    assert nobody.get(f"/practice/{begun.pk}/1/", headers=HTMX)["HX-Refresh"] == "true"


@pytest.mark.parametrize("headers", [{}, HTMX])
def test_an_answer_sent_after_a_sign_out_is_there_again_after_signing_in(
    tess: User, monkeypatch: pytest.MonkeyPatch, headers: dict[str, str]
) -> None:
    put_on(monkeypatch, "sample-amount")
    begun = drill(tess)
    address = f"/practice/{begun.pk}/1/"
    browser = Client()
    browser.post(address, {"answer": "1,250"}, headers=headers)
    assert "You were signed out" in browser.get(f"/accounts/login/?next={address}").content.decode()
    browser.force_login(tess)
    assert 'value="1,250"' in browser.get(address).content.decode()
    assert 'value="1,250"' not in browser.get(address).content.decode()
    assert attempt_at(begun, 1).answered_at is None


@pytest.mark.parametrize(
    ("method", "path"),
    [("post", ""), ("put", "1/"), ("delete", "1/"), ("post", "summary/"), ("put", "leave/")],
)
def test_wrong_methods_are_refused(client: Client, tess: User, method: str, path: str) -> None:
    assert getattr(client, method)(f"/practice/{drill(tess).pk}/{path}").status_code == 405


def test_a_form_without_its_token_is_refused(tess: User) -> None:
    begun = drill(tess)
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(tess)
    assert browser.post(f"/practice/{begun.pk}/1/", right_fields(attempt_at(begun, 1))).status_code == 403
    assert attempt_at(begun, 1).answered_at is None
