"""Bringing a hand: the pages. A history is read, shown without names, and any moment of it goes to the desk."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from tests.cast import Cast
from tests.desk.hand_samples import NAMES, PHH, POKERSTARS, SAMPLES, the_hand
from tests.pages import refused
from trainer.accounts.models import User
from trainer.desk import links
from trainer.poker import notation
from trainer.progress.models import Spot

pytestmark = pytest.mark.django_db


@pytest.fixture
def client() -> Client:
    browser = Client()
    browser.force_login(User.objects.create_user("tess"))
    return browser


def bring(browser: Client, text: str | bytes, **more: Any):  # type: ignore[no-untyped-def]
    """Post a history: a text is pasted, bytes are a file."""
    posted = {"book": "tda", **more}
    posted |= {"text": text} if isinstance(text, str) else {"file": SimpleUploadedFile("hands.txt", text)}
    return browser.post("/desk/hands/", posted)


def links_in(html: str, room: str) -> list[str]:
    return [unescape(one) for one in re.findall(rf'href="({room}[^"]*)"', html)]


# ---- one hand --------------------------------------------------------------------------------


@pytest.mark.parametrize("room", SAMPLES)
def test_a_pasted_hand_is_shown_street_by_street_without_a_name(client: Client, room: str) -> None:
    answer = bring(client, SAMPLES[room])
    assert answer.status_code == 302
    html = client.get(answer["Location"]).content.decode()
    assert refused(html) == []
    assert html.count('class="hand-street"') == 4
    assert html.count("<svg") >= 4
    assert html.count('class="hand-action"') == 12
    assert "Main pot 126" in re.sub(r"\s+", " ", html)
    assert "Every action could be played" in html
    assert "alert" not in html
    for name in NAMES:
        assert name not in html
        assert name not in answer["Location"]


def test_a_file_is_read_like_a_text(client: Client) -> None:
    told = bring(client, POKERSTARS)["Location"]
    assert bring(client, POKERSTARS.replace("\n", "\r\n").encode("utf-8-sig"))["Location"] == told
    assert bring(client, POKERSTARS.encode("utf-16"))["Location"] == told


def test_every_decision_opens_at_the_desk_as_it_was_before_it(client: Client) -> None:
    html = client.get(bring(client, POKERSTARS)["Location"]).content.decode()
    before = [one for one in links_in(html, r"/desk/\?") if "q=bet-limits" in one]
    assert len(before) == 10
    judged = [dict(client.get(one).context["judged"].lines) for one in before]
    assert [one["Asked about"] for one in judged] == [f"Seat {seat}" for seat in (6, 1, 3, 4, 3, 4, 1, 3, 4, 1)]
    anna = judged[6]  # cat has bet 10: 10 to call, at least 20, at most the 194 that Anna has left
    assert [anna["To call"], anna["At least to"], anna["At most to"]] == ["10", "20", "194"]


def test_a_moment_has_the_board_of_its_street_and_no_cards_that_lay_face_down(client: Client) -> None:
    html = client.get(bring(client, POKERSTARS)["Location"]).content.decode()
    flop = next(one for one in links_in(html, r"/desk/\?") if "q=pots" in one)
    spot = client.get(flop).context["spot"].situation
    assert spot.board == ()
    assert [seat.cards for seat in spot.seats] == [()] * 4


def test_the_end_is_paid_out_as_the_history_says(client: Client) -> None:
    html = client.get(bring(client, POKERSTARS)["Location"]).content.decode()
    payout = next(one for one in links_in(html, r"/desk/\?") if "q=payout" in one)
    assert dict(client.get(payout).context["judged"].lines)["Seat 1 wins"] == "123"
    assert "seat 1 gets 123" in re.sub(r"\s+", " ", html)


def test_a_house_that_does_not_play_the_game_is_not_asked(client: Client) -> None:
    html = client.get(bring(client, POKERSTARS, book="wsop-tournament")["Location"]).content.decode()
    assert "does not play this game" in html
    assert client.get(links_in(html, r"/desk/\?")[0]).status_code == 200


def test_a_hand_that_could_not_have_been_played_is_shown_up_to_there(client: Client) -> None:
    wrong = POKERSTARS.replace("Anna Blue: raises $20 to $30", "Anna Blue: raises $5 to $15")
    html = unescape(client.get(bring(client, wrong)["Location"]).content.decode())
    assert "Line 18: Seat 1 raises to 15." in re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", html))
    assert "A raise to 15 must be all-in: a full one is to 20" in html
    assert html.count('class="hand-action"') == 8
    assert html.count('class="hand-street"') == 2


def test_an_account_that_does_not_add_up_is_said(client: Client) -> None:
    wrong = POKERSTARS.replace("collected $123", "collected $121")
    html = client.get(bring(client, wrong)["Location"]).content.decode()
    assert "The history pays 121 and takes 3; there are 126 in the pots." in html
    wrong = POKERSTARS.replace("Anna Blue collected $123", "cat-3 collected $123")
    html = client.get(bring(client, wrong)["Location"]).content.decode()
    assert "The history pays these seats, and by the cards they win nothing: 4." in html


def test_a_history_that_breaks_off_says_whose_turn_it_is(client: Client) -> None:
    html = client.get(bring(client, POKERSTARS.partition("ben_k: checks")[0])["Location"]).content.decode()
    assert "seat 3 is to act" in html


# ---- several hands, long hands ---------------------------------------------------------------


def test_of_several_hands_one_is_chosen_and_those_that_cannot_be_read_say_why(client: Client) -> None:
    broken = POKERSTARS.replace("Hold'em No Limit", "Omaha Pot Limit")
    page = bring(client, POKERSTARS + broken + POKERSTARS)
    html = unescape(page.content.decode())
    assert page.status_code == 200
    assert refused(html) == []
    assert len(links_in(html, "/desk/hands/hand/")) == 2
    assert f"Line {POKERSTARS.count(chr(10)) + 1}: this is Omaha: only hold'em is played here." in html
    for name in NAMES:
        assert name not in html
    assert client.get(links_in(html, "/desk/hands/hand/")[1]).status_code == 200


def test_only_the_first_hundred_are_read(client: Client) -> None:
    html = bring(client, (POKERSTARS * 120).encode()).content.decode()
    assert "120 hands" in html
    assert "Only the first 100 were read." in html
    assert len(links_in(html, "/desk/hands/hand/")) == 100


def test_a_hand_too_long_for_an_address_is_posted_on(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "MOST_PACKED", 50)
    answer = bring(client, POKERSTARS)
    html = answer.content.decode()
    assert answer.status_code == 200
    assert html.count('class="hand-street"') == 4
    told = [json.loads(unescape(one)) for one in re.findall(r'name="text" value="([^"]+)"', html)]
    assert len(told) > 10
    opened = client.post("/desk/import/", {"text": json.dumps(told[1]), "question": "bet-limits"})
    assert opened.status_code == 200
    assert "too long for a link" in opened.content.decode()
    listed = bring(client, POKERSTARS * 2).content.decode()
    hand = unescape(re.findall(r'name="hand" value="([^"]+)"', listed)[0])
    assert client.post("/desk/hands/hand/", {"hand": hand, "book": "tda"}).status_code == 200


# ---- faults ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Paste a hand history, or choose a file."),
        ("  \n\n hello", "Line 3: no hand begins here"),
        (POKERSTARS.replace("cat-3: bets $10", "cat-3: bets heavily"), "Line 17: seat 4 does something that"),
        (POKERSTARS.replace("[2c 7d Jh]", "[2c 7d Jx]"), "Line 15: a card that is none."),
        (PHH.replace("'p3 f'", "p3 f"), "not TOML"),
        (" " * 1_000_001, "Paste a hand history"),
        (POKERSTARS + "x" * 1_000_000, "The text is over 1 MB."),
        (POKERSTARS + "ü" * 2_000_000, "The text is over 1 MB."),
        ((POKERSTARS + "x" * 1_000_000).encode(), "The file is over 1 MB."),
        (b"\x00\xff\xfe", "no hand begins here"),
        (POKERSTARS + "\x00", "Null characters are not allowed."),
    ],
)  # fmt: skip
def test_what_cannot_be_read_says_which_line_and_why(client: Client, text: str | bytes, message: str) -> None:
    answer = bring(client, text)
    assert answer.status_code == 422
    assert message in unescape(answer.content.decode())
    assert sum(len(problems) for problems in answer.context["form"].errors.values()) == 1


@pytest.mark.parametrize("query", [{"h": ""}, {"h": "AAAA", "book": "tda"}, {"h": "x" * 4000, "book": "tda"}])
def test_a_link_that_holds_no_hand_says_so(client: Client, query: dict[str, str]) -> None:
    page = client.get("/desk/hands/hand/", query)
    assert page.status_code == 404
    assert "holds no hand" in page.content.decode()


def test_who_comes_without_a_hand_is_asked_to_bring_one(client: Client) -> None:
    assert client.get("/desk/hands/hand/").headers["Location"] == "/desk/hands/"


@pytest.mark.parametrize(
    "change",
    [
        {"lines": [1]}, {"lines": "x"}, {"paid": [[1]]}, {"rake": -1}, {"hand": {}}, {"hand": 5}, {"more": 1},
        {"back": [[1, True]]},
    ],
)  # fmt: skip
def test_a_posted_hand_that_is_none_is_refused(client: Client, change: dict[str, Any]) -> None:
    told = {"hand": notation.document(the_hand()), "lines": [0] * 12, "paid": [], "back": [], "rake": None}
    assert client.post("/desk/hands/hand/", {"hand": json.dumps(told), "book": "tda"}).status_code == 200
    assert client.post("/desk/hands/hand/", {"hand": json.dumps(told | change), "book": "tda"}).status_code == 422


# ---- questions -------------------------------------------------------------------------------


def test_an_instructor_makes_a_moment_a_question(cast: Cast) -> None:
    browser = cast.browser("ines")
    before = Spot.objects.count()
    html = browser.get(bring(browser, POKERSTARS)["Location"]).content.decode()
    assert Spot.objects.count() == before
    there = next(one for one in links_in(html, r"/desk/\?") if one.endswith("#keep") and "bet-limits" in one)
    page = browser.get(there.partition("#")[0])
    assert 'id="keep"' in page.content.decode()
    document = page.context["spot"].text
    saved = browser.post(
        "/desk/save/",
        {
            "save-cohort": str(cast.cohort.pk), "save-title": "From a real game", "save-question": "bet-limits",
            "save-document": document,
        },
    )  # fmt: skip
    assert saved.status_code == 302
    kept = json.dumps(Spot.objects.latest("pk").document)
    for name in NAMES:
        assert name not in kept


def test_who_teaches_nobody_is_not_offered_to_make_questions(cast: Cast) -> None:
    browser = cast.browser("tess")
    assert "Make it a question" not in browser.get(bring(browser, POKERSTARS)["Location"]).content.decode()
