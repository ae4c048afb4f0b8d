"""The pages of the desk: a spot is built, ruled on, compared, linked, brought; what is wrong stands at its field."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.utils.html import escape

from tests.pages import refused
from trainer.accounts.models import User
from trainer.desk import links, presets
from trainer.desk.builder import spelled
from trainer.desk.links import pack
from trainer.poker import notation
from trainer.rulebooks import shelf

pytestmark = pytest.mark.django_db

HTMX = {"HX-Request": "true"}


@pytest.fixture
def client() -> Client:
    browser = Client()
    browser.force_login(User.objects.create_user("tess"))
    return browser


def words(slug: str, **changes: str) -> dict[str, str]:
    """The fields of a preset as the builder posts them."""
    one = presets.preset(slug)
    return spelled(notation.read(one.document), question=one.question, book=one.book) | changes


def link(slug: str, **more: str) -> dict[str, str]:
    one = presets.preset(slug)
    return {"q": one.question, "s": pack({**one.document, "book": one.book}) or "", **more}


# ---- looking ---------------------------------------------------------------------------------


def test_an_empty_desk_says_how_to_begin(client: Client) -> None:
    page = client.get("/desk/")
    assert page.status_code == 200
    assert "laid out already" in page.content.decode()
    assert page.content.decode().count('class="desk-row seat-row"') == 3


@pytest.mark.parametrize("one", presets.every(), ids=lambda one: one.slug)
def test_every_preset_opens_with_table_verdict_steps_and_houses(client: Client, one: presets.Preset) -> None:
    page = client.get("/desk/", {"preset": one.slug})
    html = page.content.decode()
    assert page.status_code == 200
    assert "<svg" in html
    assert 'id="verdict"' in html
    assert 'class="steps"' in html
    assert 'class="table compare-table"' in html
    assert refused(html) == []
    told = {slug for column in page.context["comparison"].columns for slug, _ in column.houses}
    assert told | {one.book for one in page.context["comparison"].unasked} == set(shelf.slugs())


def test_houses_that_decide_alike_share_a_column_and_only_differences_are_marked(client: Client) -> None:
    page = client.get("/desk/", {"preset": "odd-chip"})
    comparison = page.context["comparison"]
    asked, other = comparison.columns
    assert "tda" in dict(asked.houses)
    assert dict(other.houses).keys() == {"wsop-cash"}
    assert not any(cell.differs for cell in asked.cells)
    marked = [(label, cells[1].text) for label, cells in comparison.rows if cells[1].differs]
    assert marked[:2] == [("Seat 5 wins", "700"), ("Seat 6 wins", "675")]
    assert page.content.decode().count("<mark>") == len(marked)


def test_a_house_is_not_asked_about_a_game_that_it_does_not_play(client: Client) -> None:
    comparison = client.get("/desk/", {"preset": "all-in-showdown"}).context["comparison"]
    unasked = {one.book: one.why for one in comparison.unasked}
    assert unasked["wsop-cash"] == "a book for cash games"
    assert unasked["pacific"] == "no-limit is not played in this house"


# ---- building --------------------------------------------------------------------------------


def test_a_spot_that_is_posted_leads_to_its_own_address(client: Client) -> None:
    answer = client.post("/desk/", words("side-pots"))
    assert answer.status_code == 302
    address = answer["Location"].removesuffix("#verdict")
    page = client.get(address)
    assert dict(page.context["judged"].lines)["Main pot"].startswith("3,950")
    assert address == client.post("/desk/", words("side-pots"), headers=HTMX)["HX-Push-Url"]


def test_a_fragment_is_the_desk_alone(client: Client) -> None:
    html = client.post("/desk/", words("side-pots"), headers=HTMX).content.decode()
    assert html.strip().startswith('<div id="desk"')
    assert "<html" not in html
    assert 'data-announce="Back to seat 5: 500' in html


@pytest.mark.parametrize(
    ("slug", "changes", "field", "message"),
    [
        ("side-pots", {"seats-1-stack": "a lot"}, "seats-1-stack", "expected a whole number of chips"),
        ("side-pots", {"table-board": "2c 2c 7d"}, "table-board", "given twice"),
        ("side-pots", {"seats-4-stack": "9000"}, "", "the river is open: seat 7 is to act"),
        ("odd-chip", {"game-chip": "", "game-denominations": ""}, "game-chip", "needed"),
        ("odd-chip", {"seats-2-cards": "Ah 9d"}, "seats-2-cards", "given twice"),
        ("show-order", {"actions-2-to": "250"}, "actions-2-to", "must be all-in"),
        ("show-order", {"actions-0-seat": "6"}, "actions-0-action", "out of turn"),
        ("missed-blinds", {"game-tournament": "", "seats-0-seat": ""}, "seats-0-seat", "needed and missing"),
        ("exposed-card", {"exposures-0-seat": ""}, "exposures-0-seat", "needed and missing"),
        ("exposed-card", {"incident-kind": ""}, "incident-kind", "needed"),
        ("side-pots", {"ask-question": "riddle"}, "ask-question", "not one of the answers"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["page", "fragment"])
def test_what_is_wrong_stands_at_its_field_and_every_word_is_kept(
    client: Client, slug: str, changes: dict[str, str], field: str, message: str, headers: dict[str, str]
) -> None:
    posted = words(slug, **changes)
    answer = client.post("/desk/", posted, headers=headers)
    html = unescape(answer.content.decode())
    assert answer.status_code == 422
    assert message.lower() in html.lower()
    if field:
        problem = html.partition(f'id="id_{field}_error"')[2].partition("</p>")[0]
        assert message.lower() in problem.lower()
        assert f'aria-describedby="id_{field}_error"' in html
    for name, text in posted.items():
        if text and name.startswith(("seats", "table", "game-small")):
            assert f'value="{text}"' in html, name
    assert 'id="verdict"' not in html
    assert not field or f'<a href="#id_{field}">' in html


def test_an_error_about_a_seat_stands_at_the_row_that_tells_it_whatever_their_order(client: Client) -> None:
    posted = words("two-out")
    first, last = ({name[8:]: text for name, text in posted.items() if name.startswith(f"seats-{n}-")} for n in (1, 4))
    posted |= {f"seats-1-{name}": text for name, text in last.items()}
    posted |= {f"seats-4-{name}": text for name, text in first.items()} | {"seats-4-stack": ""}
    html = client.post("/desk/", posted).content.decode()
    assert 'id="id_seats-4-stack_error"' in html
    assert 'id="id_seats-1-stack_error"' not in html


@pytest.mark.parametrize("group", ["seats", "pots", "actions"])
def test_rows_come_and_go_without_ruling(client: Client, group: str) -> None:
    row = {"seats": "seat-row", "pots": "pot-row", "actions": "action-row"}[group]
    posted = words("show-order")
    before = int(posted[f"{group}-TOTAL_FORMS"])
    more = client.post("/desk/", {**posted, "do": f"add-{group}"})
    assert more.status_code == 200
    assert more.content.decode().count(f'class="desk-row {row}"') == before + 1
    assert "autofocus" in more.content.decode()
    fewer = client.post("/desk/", {**posted, "do": f"drop-{group}-0"})
    assert fewer.content.decode().count(f'class="desk-row {row}"') == before - 1


def test_the_fields_of_an_incident_come_with_its_kind(client: Client) -> None:
    posted = words("side-pots", **{"incident-kind": "hand-mucked", "do": "fields"})
    html = client.post("/desk/", posted, headers=HTMX).content.decode()
    assert 'name="incident-tabled"' in html
    posted |= {"incident-kind": "exposed-card"}
    assert 'name="exposures-0-seat"' in client.post("/desk/", posted, headers=HTMX).content.decode()


def test_a_spot_too_long_for_an_address_is_shown_all_the_same(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "MOST_PACKED", 50)
    answer = client.post("/desk/", words("side-pots"))
    html = answer.content.decode()
    assert answer.status_code == 200
    assert 'id="verdict"' in html
    assert "too long for a link" in html
    assert 'action="/desk/export/"' in html


@pytest.mark.parametrize(
    ("lang", "part", "why"),
    [("en", "Seats:", "Needed for this question and missing."), ("hu", "Helyek:", "Hiányzik, pedig ehhez a kérdéshez")],
)
def test_what_no_field_is_to_blame_for_is_said_at_its_part_in_words(
    client: Client, lang: str, part: str, why: str
) -> None:
    empty = {"ask-question": "pots", "ask-book": "tda"}
    answer = client.post("/desk/", empty, headers={"accept-language": lang})
    assert answer.status_code == 422
    html = unescape(answer.content.decode())
    assert f'<a href="#part-seats">{part}</a>' in html
    assert html.count(why) == 2
    assert 'id="part-seats"' in html


ODD = ["-1", "9" * 24, "٣", "１２", "1e3", "[1, 2,]", "<b>", "😀", "Xx Yy"]
NOT_TYPED = (
    "FORMS",
    "missed_big",
    "missed_small",
    "new",
    "street",
    "action",
    "status",
    "structure",
    "tournament",
    "ante_by",
    "question",
    "book",
    "kind",
)
"""What one ticks or picks."""


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("one", presets.every(), ids=lambda one: one.slug)
def test_odd_words_are_refused_where_they_stand_and_are_kept(client: Client, one: presets.Preset, lang: str) -> None:
    posted = words(one.slug)
    fields = [
        name for name in posted if not name.endswith(NOT_TYPED) and not name.startswith(("incident", "exposures"))
    ]
    for odd in ODD:
        answer = client.post("/desk/", posted | dict.fromkeys(fields, odd), headers={"accept-language": lang})
        assert answer.status_code == 422
        html = answer.content.decode()
        for name in fields:
            [field] = re.findall(rf'<input[^>]* name="{name}"[^>]*>', html)
            assert f'value="{escape(odd)}"' in field
            assert 'aria-invalid="true"' in field, f"{name}: {odd}"


# ---- links -----------------------------------------------------------------------------------


def test_a_link_asks_another_house_when_told_so(client: Client) -> None:
    page = client.get("/desk/", link("odd-chip", book="wsop-cash"))
    assert dict(page.context["judged"].lines)["Seat 5 wins"] == "700"


@pytest.mark.parametrize("broken", [{"s": "AAAA"}, {"q": "riddle"}, {"book": "nowhere"}, {"s": ""}])
@pytest.mark.parametrize("room", ["", "export/", "print/"])
def test_a_broken_link_says_so(client: Client, broken: dict[str, str], room: str) -> None:
    page = client.get(f"/desk/{room}", {**link("side-pots"), **broken})
    assert page.status_code == 404
    assert 'role="alert"' in page.content.decode()


def test_a_link_to_what_cannot_be_ruled_on_says_why(client: Client) -> None:
    packed = pack({"book": "polish", "seats": [{"seat": 99}]}) or ""
    page = client.get("/desk/", {"q": "pots", "s": packed})
    assert page.status_code == 404
    assert "seats[0].seat" in page.content.decode()


def test_the_print_view_has_verdict_steps_and_houses_and_no_form(client: Client) -> None:
    html = client.get("/desk/print/", link("odd-chip")).content.decode()
    assert 'id="verdict"' in html
    assert 'class="steps"' in html
    assert "compare-table" in html
    assert 'id="builder"' not in html
    assert refused(html) == []


# ---- files -----------------------------------------------------------------------------------


def test_a_file_saved_at_the_desk_can_be_brought_back(client: Client) -> None:
    saved = client.get("/desk/export/", link("missed-blinds"))
    assert saved["Content-Type"].startswith("application/json")
    assert "attachment" in saved["Content-Disposition"]
    document = json.loads(saved.content)
    assert notation.read(document) == notation.read({**presets.preset("missed-blinds").document, "book": "hellenic"})
    file = SimpleUploadedFile("spot.json", saved.content)
    answer = client.post("/desk/import/", {"question": "blinds", "file": file})
    assert answer.status_code == 302
    assert dict(client.get(answer["Location"]).context["judged"].lines)["Button"] == "Seat 2"


def test_a_document_that_is_posted_is_sent_back_as_a_file(client: Client) -> None:
    text = json.dumps({**presets.preset("two-out").document, "book": "tda"})
    saved = client.post("/desk/export/", {"question": "finish-order", "document": text})
    assert json.loads(saved.content)["book"] == "tda"


def test_a_document_is_pasted(client: Client) -> None:
    text = json.dumps(presets.preset("side-pots").document)
    answer = client.post("/desk/import/", {"question": "pots", "book": "german", "text": text})
    assert answer.status_code == 302
    assert client.get(answer["Location"]).context["judged"].book == "german"


@pytest.mark.parametrize(
    ("posted", "message"),
    [
        ({"text": ""}, "Paste a document"),
        ({"text": "{"}, "not JSON"),
        ({"text": '{"seats": [{"seat": 1, "cards": ["As", "Xx"]}]}'}, "seats[0].cards[1]"),
        ({"text": '{"seats": [], "sests": []}'}, "unknown key"),
        ({"text": "{}", "book": ""}, "Choose a house"),
        ({"text": json.dumps({"actions": [{"street": "preflop", "seat": 1, "action": "fold"}] * 151})}, "at most"),
        ({"file": SimpleUploadedFile("big.json", b" " * 1_000_001)}, "The file is over 1 MB."),
        ({"text": "ü" * 500_001}, "The text is over 1 MB."),
        ({"text": "{}\x00"}, "Null characters are not allowed."),
    ],
)
def test_what_is_no_document_is_refused_with_its_place(client: Client, posted: dict[str, Any], message: str) -> None:
    answer = client.post("/desk/import/", {"question": "pots", "book": "polish", **posted})
    assert answer.status_code == 422
    assert message in unescape(answer.content.decode())
    assert sum(len(problems) for problems in answer.context["form"].errors.values()) == 1


def test_a_document_that_lacks_something_opens_with_the_fault_at_its_field(client: Client) -> None:
    document = {**presets.preset("odd-chip").document, "button": None}
    del document["button"]
    answer = client.post("/desk/import/", {"question": "payout", "book": "tda", "text": json.dumps(document)})
    assert answer.status_code == 422
    assert 'id="id_table-button_error"' in answer.content.decode()


@pytest.mark.parametrize("row", ["", "²", "٣", "-1", "x", "9" * 40])
def test_a_row_that_cannot_be_taken_away_breaks_nothing(client: Client, row: str) -> None:
    page = client.post("/desk/", words("side-pots", do=f"drop-seats-{row}"))
    assert page.status_code in (200, 302, 422)
