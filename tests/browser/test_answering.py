"""Answering in a real browser: on the table by touch, by keys alone, without scripts; and the marking that comes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.browser.looking import fits, open_to_all, sign_in
from tests.drills import NOON, attempt_at, person, question_of, right_fields
from trainer.accounts.models import User
from trainer.assessment.question import Question
from trainer.practice.models import Drill
from trainer.practice.services import start_drill
from trainer.scenarios import catalogue
from trainer.wording.languages import LANGUAGES

KINDS = {
    "choice": "mucked-hand",
    "selection": "pick-winners",
    "amount": "minimum-raise",
    "allocation": "several-pots",
    "ordering": "who-posts",
}
"""A real family for each of the five kinds of question."""

WATCH_SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries()) {
            window.shifts.push([value, ...sources.map(({ node }) => node?.nodeName)]);
        }
    }).observe({ type: "layout-shift" });
}"""
PAINTED = "new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))"


@pytest.fixture
def tess() -> User:
    return person("tess")


@pytest.fixture
def desk(page: Page, tess: User, live_server: LiveServer) -> Page:
    """A page on a desk, with mouse and keyboard."""
    sign_in(page.context, tess, live_server.url)
    return page


@pytest.fixture
def phone(browser: Browser, tess: User, live_server: LiveServer) -> Iterator[Page]:
    """A page on a phone; it may not complain either."""
    viewport = {"width": 360, "height": 740}
    with browser.new_context(viewport=viewport, has_touch=True, is_mobile=True, reduced_motion="reduce") as context:
        sign_in(context, tess, live_server.url)
        page = context.new_page()
        complaints: list[str] = []
        page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        yield page
        assert complaints == []


def asked(page: Page, live_server: LiveServer, tess: User, family: str, level: int = 1) -> tuple[Drill, Question]:
    """Lay a question of the family before her; the drill, and the question with its key."""
    drill = start_drill(
        trainee=tess, rulebook="tda", topics=[catalogue.family(family).topic], level=level, length=5, at=NOON, seed=7,
        first=family,
    )  # fmt: skip
    page.goto(f"{live_server.url}/practice/{drill.pk}/1/")
    return drill, question_of(attempt_at(drill, 1))


def key_of(page: Page, option: str) -> str:
    """The key that chooses the option of that id, as it is shown."""
    holder = page.locator(f".answer [data-key]:has([value='{option}'], [name='place-{option}'])")
    return holder.get_attribute("data-key") or ""


def on_table(page: Page, piece: str, name: str) -> Locator:
    """Where a seat, a pot or a card can be tapped on the picture."""
    return page.locator(f".felt-{piece}[data-{piece}='{name}'] > .felt-reach")


def answered_right(page: Page) -> None:
    """The marking has come, has the focus, and was said."""
    expect(page.locator("#verdict")).to_be_focused()
    expect(page.locator("#verdict")).to_contain_text("Right")
    expect(page.locator("#announcer")).to_contain_text("Right.")


def ids(question: Question) -> list[str]:
    """The ids of the options that the key names, in the key's order."""
    return [str(id) for id in question.key] if isinstance(question.key, tuple) else [str(question.key)]


# ---- keys alone --------------------------------------------------------------------------------------


def give_by_keys(page: Page, question: Question) -> None:
    """Without any tabbing: the page has just come, and nothing on it has the focus."""
    if question.kind in ("choice", "selection", "ordering"):
        for option in ids(question):
            page.keyboard.press(key_of(page, option))
    else:
        for place, amount in enumerate(ids(question)):
            if place:
                page.keyboard.press("Tab")
            page.keyboard.type(amount)
    page.keyboard.press("Enter")


@pytest.mark.parametrize("family", KINDS.values(), ids=KINDS)
def test_numbers_answer_and_enter_goes_on(desk: Page, live_server: LiveServer, tess: User, family: str) -> None:
    _, question = asked(desk, live_server, tess, family)
    give_by_keys(desk, question)
    answered_right(desk)
    desk.keyboard.press("Enter")
    expect(desk.locator("h1")).to_be_focused()
    expect(desk.locator("#verdict")).to_have_count(0)


@pytest.mark.parametrize("family", KINDS.values(), ids=KINDS)
def test_who_has_switched_the_keys_off_gets_everywhere_by_tab(
    desk: Page, live_server: LiveServer, tess: User, family: str
) -> None:
    desk.add_init_script("localStorage.setItem('shortcuts', 'off')")
    _, question = asked(desk, live_server, tess, family)
    desk.keyboard.press("1")
    desk.keyboard.press("?")
    assert desk.locator(".answer :checked").count() == 0
    expect(desk.locator("[data-shortcuts]")).to_be_hidden()
    first = desk.locator(".answer form input:not([type=hidden])").first
    while not first.evaluate("field => field === document.activeElement"):
        desk.keyboard.press("Tab")
    match question.kind:
        case "choice":
            desk.keyboard.press("Space")
            while not desk.locator(f"[value='{question.key}']").is_checked():
                desk.keyboard.press("ArrowDown")
        case "selection":
            for option in question.ids():
                if option in ids(question):
                    desk.keyboard.press("Space")
                desk.keyboard.press("Tab")
            desk.keyboard.press("Shift+Tab")
        case "amount" | "allocation":
            for place, amount in enumerate(ids(question)):
                if place:
                    desk.keyboard.press("Tab")
                desk.keyboard.type(amount)
        case "ordering":
            for option in question.ids():
                while not desk.evaluate("name => document.activeElement.name === name", f"place-{option}"):
                    desk.keyboard.press("Tab")
                if option in ids(question):
                    desk.keyboard.type(str(ids(question).index(option) + 1))
    desk.keyboard.press("Enter")
    answered_right(desk)


def test_arrows_move_a_row_and_the_focus_stays_on_it(desk: Page, live_server: LiveServer, tess: User) -> None:
    asked(desk, live_server, tess, "rank-hands")
    rows = desk.locator(".ordering .row-field")
    for _ in range(3):
        rows.locator("input").last.press("Space")
    order = rows.locator("label").all_inner_texts()
    moved = desk.get_by_label(order[2], exact=True)
    moved.press("ArrowUp")
    expect(moved).to_be_focused()
    expect(moved).to_have_value("2")
    expect(desk.locator("#announcer")).to_have_text(f"{order[2]}: place 2 of 3")
    moved.press("ArrowUp")
    moved.press("ArrowUp")
    assert rows.locator("label").all_inner_texts() == [order[2], order[0], order[1]]
    moved.press("Space")
    expect(moved).to_have_value("")
    expect(desk.get_by_label(order[0], exact=True)).to_have_value("1")


def test_a_question_mark_lists_the_keys_and_there_they_are_switched_off(
    desk: Page, live_server: LiveServer, tess: User
) -> None:
    asked(desk, live_server, tess, "mucked-hand")
    dialog = desk.get_by_role("dialog", name="Keys")
    desk.keyboard.press("?")
    expect(dialog).to_be_visible()
    open_to_all(desk, 1280)
    dialog.get_by_role("checkbox").uncheck()
    desk.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    desk.reload()
    desk.keyboard.press("1")
    desk.keyboard.press("?")
    assert desk.locator(".answer :checked").count() == 0
    expect(dialog).to_be_hidden()
    desk.get_by_role("button", name="Keys").click()
    dialog.get_by_role("checkbox").check()
    dialog.get_by_role("button", name="Close").click()
    expect(desk.get_by_role("button", name="Keys")).to_be_focused()
    desk.keyboard.press("2")
    expect(desk.locator(".answer [type=radio]").nth(1)).to_be_checked()


def test_what_is_typed_into_a_field_is_no_key(desk: Page, live_server: LiveServer, tess: User) -> None:
    asked(desk, live_server, tess, "minimum-raise")
    field = desk.get_by_label("Your answer")
    field.press("1")
    field.press("?")
    expect(field).to_have_value("1?")
    expect(desk.locator("[data-shortcuts]")).to_be_hidden()


# ---- on the table ------------------------------------------------------------------------------------


def test_the_seats_that_win_are_tapped(phone: Page, live_server: LiveServer, tess: User) -> None:
    _, question = asked(phone, live_server, tess, "pick-winners")
    for seat in ids(question):
        on_table(phone, "seat", seat).tap()
    phone.get_by_role("button", name="Answer").tap()
    answered_right(phone)
    expect(phone.locator(".felt-reach")).to_have_count(0)
    phone.get_by_role("link", name="Next question").tap()
    expect(phone.locator("h1")).to_be_focused()


def test_the_seat_that_is_to_act_is_tapped(phone: Page, live_server: LiveServer, tess: User) -> None:
    _, question = asked(phone, live_server, tess, "first-to-act")
    wrong, right = next(id for id in question.ids() if id != question.key), str(question.key)
    on_table(phone, "seat", wrong).tap()
    on_table(phone, "seat", right).tap()
    expect(phone.locator(".felt-seat.is-picked")).to_have_count(1)
    phone.get_by_role("button", name="Answer").tap()
    answered_right(phone)


def test_the_five_cards_that_play_are_tapped(phone: Page, live_server: LiveServer, tess: User) -> None:
    _, question = asked(phone, live_server, tess, "which-five")
    for card in ids(question):
        on_table(phone, "card", card).tap()
    expect(phone.locator(".felt-card.is-picked > .felt-pick")).to_have_text(["✓"] * 5)
    phone.get_by_role("button", name="Answer").tap()
    answered_right(phone)


def test_seats_are_put_in_order_by_tapping_them(phone: Page, live_server: LiveServer, tess: User) -> None:
    _, question = asked(phone, live_server, tess, "rank-hands")
    first, second, *_ = ids(question)
    on_table(phone, "seat", second).tap()
    on_table(phone, "seat", second).tap()
    expect(phone.locator(".is-picked")).to_have_count(0)
    for seat in ids(question):
        on_table(phone, "seat", seat).tap()
    expect(phone.locator(f".felt-seat[data-seat='{first}'] > .felt-pick")).to_have_text("1")
    expect(phone.locator(f".felt-seat[data-seat='{second}'] > .felt-pick")).to_have_text("2")
    phone.get_by_role("button", name="Answer").tap()
    answered_right(phone)


def test_a_seat_is_paid_by_keypad_and_by_chips(phone: Page, live_server: LiveServer, tess: User) -> None:
    _, question = asked(phone, live_server, tess, "several-pots")
    pad = phone.locator("[data-pad]")
    for seat, amount in zip(question.ids(), ids(question), strict=True):
        on_table(phone, "seat", seat).tap()
        expect(pad.locator("[data-pad-label]")).to_have_text(f"Seat {seat}")
        for digit in amount:
            pad.get_by_role("button", name=digit, exact=True).tap()
    assert pad.locator("[data-push]").count() > 1
    chip = pad.locator("[data-push]").first
    chip.tap()
    total = int(ids(question)[-1]) + int(chip.get_attribute("data-push") or 0)
    expect(pad.locator("[data-pad-output]")).to_have_text(f"{total:,}")
    pad.get_by_role("button", name="Take back").tap()
    expect(phone.locator(f"[name='row-{question.ids()[-1]}']")).to_have_value(ids(question)[-1])
    phone.get_by_role("button", name="Answer").tap()
    answered_right(phone)


def test_chips_are_pushed_into_a_pot(phone: Page, live_server: LiveServer, tess: User) -> None:
    asked(phone, live_server, tess, "build-pots")
    on_table(phone, "pot", "1").tap()
    values = [int(chip.get_attribute("data-push") or 0) for chip in phone.locator("[data-push]").all()]
    for chip in (-1, -1, 0):
        phone.locator("[data-push]").nth(chip).tap()
    expect(phone.locator("[name='row-pot-1']")).to_have_value(str(2 * values[-1] + values[0]))
    expect(phone.locator(".felt-pot[data-pot='1'] > .felt-pick")).to_have_text(f"{2 * values[-1] + values[0]:,}")
    expect(phone.locator("[data-sum-output]")).to_have_text(f"{2 * values[-1] + values[0]:,}")


def test_an_amount_is_pressed_on_the_keypad(phone: Page, live_server: LiveServer, tess: User) -> None:
    _, question = asked(phone, live_server, tess, "minimum-raise")
    phone.get_by_label("Your answer").tap()
    for digit in str(question.key):
        phone.locator("[data-pad]").get_by_role("button", name=digit, exact=True).tap()
    phone.get_by_role("button", name="Answer").tap()
    answered_right(phone)


def test_form_and_picture_stay_in_step(desk: Page, live_server: LiveServer, tess: User) -> None:
    _, question = asked(desk, live_server, tess, "pick-winners")
    seat = question.ids()[0]
    desk.get_by_label(f"Seat {seat}", exact=True).check()
    expect(desk.locator(".felt-seat.is-picked")).to_have_attribute("data-seat", seat)
    expect(desk.locator(".felt-seat.is-picked > .felt-pick")).to_have_text("✓")
    on_table(desk, "seat", seat).click()
    expect(desk.get_by_label(f"Seat {seat}", exact=True)).not_to_be_checked()
    expect(desk.locator(".is-picked")).to_have_count(0)


def test_none_and_some_exclude_each_other(desk: Page, live_server: LiveServer, tess: User) -> None:
    _, question = asked(desk, live_server, tess, "straights")
    none, seat = desk.get_by_label("None of these"), desk.get_by_label(f"Seat {question.ids()[0]}", exact=True)
    seat.check()
    none.check()
    expect(seat).not_to_be_checked()
    on_table(desk, "seat", question.ids()[0]).click()
    expect(none).not_to_be_checked()


def test_a_row_is_dragged_to_its_place(desk: Page, live_server: LiveServer, tess: User) -> None:
    asked(desk, live_server, tess, "rank-hands")
    rows = desk.locator(".ordering .row-field")
    for row in rows.all():
        row.locator("label").click()
    before = rows.locator("label").all_inner_texts()
    start, goal = rows.last.locator(".grip").bounding_box(), rows.first.bounding_box()
    assert start is not None
    assert goal is not None
    desk.mouse.move(start["x"] + 8, start["y"] + start["height"] / 2)
    desk.mouse.down()
    desk.mouse.move(start["x"] + 8, goal["y"] + 4, steps=8)
    desk.mouse.up()
    expect(rows.first.locator("label")).to_have_text(before[-1])
    assert rows.locator("label").all_inner_texts() == [before[-1], *before[:-1]]
    assert rows.locator("input").evaluate_all("all => all.map((one) => one.value)") == [
        str(place) for place in range(1, len(before) + 1)
    ]


@pytest.mark.parametrize("width", [320, 360])
def test_an_order_of_long_labels_fits_a_phone(phone: Page, live_server: LiveServer, tess: User, width: int) -> None:
    """Nothing lies on anything else, and what a thumb presses is large enough."""
    phone.set_viewport_size({"width": width, "height": 740})
    asked(phone, live_server, tess, "rank-hands")
    phone.evaluate(
        """() => {
            document.querySelector(".ordering").classList.add("are-long");
            const labels = document.querySelectorAll(".ordering label");
            labels.forEach((label) => (label.textContent += ", of which there is much to be said ".repeat(3)));
        }"""
    )
    for row in phone.locator(".ordering .row-field").all():
        row.locator("label").tap()
    fits(phone, width)
    for row in phone.locator(".ordering .row-field").all():
        parts = row.locator(".grip, input, label, .order-tools").evaluate_all(
            "all => all.map((one) => one.getBoundingClientRect()).sort((one, other) => one.x - other.x)"
        )
        assert all(one["right"] <= other["left"] for one, other in pairwise(parts))
        for button in row.get_by_role("button").all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= 44


@pytest.mark.parametrize("width", [360, 1280])
def test_a_row_that_was_refused_loses_its_problem_when_it_gets_its_place(
    desk: Page, live_server: LiveServer, tess: User, width: int
) -> None:
    desk.set_viewport_size({"width": width, "height": 740})
    asked(desk, live_server, tess, "rank-hands")
    rows = desk.locator(".ordering .row-field")
    usual = rows.first.bounding_box()
    desk.get_by_role("button", name="Answer", exact=True).click()
    expect(rows.locator(".problem")).to_have_count(rows.count())
    problem, refused = rows.first.locator(".problem").bounding_box(), rows.first.bounding_box()
    assert usual is not None
    assert problem is not None
    assert refused is not None
    assert refused["height"] < usual["height"] + problem["height"] + 16
    rows.first.locator("label").click()
    expect(rows.first.locator("input")).to_have_value("1")
    expect(rows.first.locator(".problem")).to_have_count(0)
    assert rows.first.locator("input").get_attribute("aria-invalid") is None
    assert rows.first.locator("input").get_attribute("aria-describedby") is None
    expect(rows.locator(".problem")).to_have_count(rows.count() - 1)
    desk.complaints[:] = [said for said in desk.complaints if "422" not in said]  # type: ignore[attr-defined]


# ---- without scripts ---------------------------------------------------------------------------------


@pytest.mark.parametrize("family", KINDS.values(), ids=KINDS)
def test_every_kind_of_a_real_question_is_answered_without_scripts(
    browser: Browser, live_server: LiveServer, tess: User, family: str
) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        sign_in(context, tess, live_server.url)
        page = context.new_page()
        drill, _ = asked(page, live_server, tess, family)
        for name in ("Keys", "Keypad", "Take back"):
            expect(page.get_by_role("button", name=name)).to_have_count(0)
        for name, values in right_fields(attempt_at(drill, 1)).items():
            for value in values:
                field = page.locator(f".answer [name='{name}']")
                if question_of(attempt_at(drill, 1)).kind in ("choice", "selection"):
                    page.locator(f".answer [name='{name}'][value='{value}']").check()
                else:
                    field.fill(value)
        page.get_by_role("button", name="Answer").click()
        expect(page.locator("#verdict")).to_contain_text("Right")
        expect(page.get_by_role("link", name="Next question")).to_be_visible()


# ---- the marking -------------------------------------------------------------------------------------


@pytest.mark.parametrize("family", KINDS.values(), ids=KINDS)
@pytest.mark.parametrize("where", ["desk", "phone"])
def test_nothing_moves_when_the_marking_comes(
    request: pytest.FixtureRequest, live_server: LiveServer, tess: User, where: str, family: str
) -> None:
    page: Page = request.getfixturevalue(where)
    drill, question = asked(page, live_server, tess, family)
    for name, values in right_fields(attempt_at(drill, 1)).items():
        for value in values:
            if question.kind in ("choice", "selection"):
                page.locator(f".answer [name='{name}'][value='{value}']").check()
            else:
                page.locator(f".answer [name='{name}']").fill(value)
    page.evaluate(PAINTED)
    page.evaluate(WATCH_SHIFTS)
    page.get_by_role("button", name="Answer").click()
    answered_right(page)
    page.evaluate(PAINTED)
    assert page.evaluate("window.shifts") == []


def test_an_answer_that_does_not_get_through_leaves_the_focus_on_its_button(
    desk: Page, live_server: LiveServer, tess: User
) -> None:
    asked(desk, live_server, tess, "minimum-raise")
    desk.get_by_label("Your answer").fill("100")
    desk.route("**/practice/**", lambda route: route.abort())
    desk.get_by_role("button", name="Answer").click()
    expect(desk.get_by_role("button", name="Answer")).to_be_focused()
    expect(desk.get_by_label("Your answer")).to_have_value("100")
    desk.complaints.clear()  # type: ignore[attr-defined]


BROKEN = """() => [...document.querySelectorAll(".are-pieces .option")].filter((option) => {
  const name = option.querySelector("span");
  const lines = name.getBoundingClientRect().height / parseFloat(getComputedStyle(name).lineHeight);
  return lines > 1.5 || option.scrollWidth > option.clientWidth;
}).map((option) => option.innerText)"""
"""The seats and cards to choose from whose names break or stand out of their frames."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_short_names_stand_on_one_line(desk: Page, live_server: LiveServer, tess: User, lang: str) -> None:
    for family in ("first-card", "which-five"):
        drill = start_drill(
            trainee=tess, rulebook="tda", topics=[catalogue.family(family).topic], level=3, length=5, at=NOON, seed=7,
            first=family, lang=lang,
        )  # fmt: skip
        desk.goto(f"{live_server.url}/practice/{drill.pk}/1/")
        for width in (360, 768, 1280):
            desk.set_viewport_size({"width": width, "height": 800})
            assert desk.locator(".are-pieces .option").count() > 5
            assert desk.evaluate(BROKEN) == [], f"{family} at {width}"
