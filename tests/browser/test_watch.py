"""Watching the action in a real browser: every step is the table as the server would draw it, by mouse and by key."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.template.loader import render_to_string
from playwright.sync_api import Browser, Page, expect
from pytest_django.live_server_helper import LiveServer

from tests.browser.looking import open_to_all, sign_in
from tests.drills import NOON, person
from tests.felt.spots import ALL_IN, HEADS_UP, INCIDENTS, RAISED, WORST, with_incident
from trainer.accounts.models import User
from trainer.felt.drawing import draw
from trainer.poker.frames import Frame, frames, players
from trainer.poker.lying import Lying
from trainer.poker.situation import Situation
from trainer.poker.tabletop import Chair, Tabletop, tabletop
from trainer.practice.models import Drill
from trainer.practice.services import start_drill
from trainer.progress.exhibits import laid_out

STATIC = Path(__file__).parents[2] / "static"

LIES = """([svg, isStage]) => {
    const own = (part) => {
        const copy = part.cloneNode(true);
        copy.querySelectorAll('text').forEach((text) => text.removeAttribute('lengthAdjust'));
        return copy.outerHTML;
    };
    const all = (name) => [...svg.querySelectorAll(name)].map(own).sort();
    const lying = (name) => [...svg.querySelectorAll(`${name} > .felt-card:not(.is-ahead)`)];
    const cards = (name) => lying(name).map((card) => card.innerHTML);
    return {
        seats: all('.felt-seat'), bets: all('.felt-bet'), pots: all('.felt-pots'), buttons: all('.felt-button'),
        board: cards('.felt-board'), burns: cards('.felt-burns'), muck: cards('.felt-muck'),
    };
}"""
"""What lies on a table, part by part."""


def show(page: Page, situation: Situation) -> None:
    """The picture with its controls, and the log, as beside a question."""
    shown = {"lang": "en", "ruling": "", "options": {}, "exhibits": ["felt", "log"]}
    exhibits = [
        f'<div class="exhibit">{render_to_string(one.template, {"data": one.data})}</div>'
        for one in laid_out(situation, shown)
    ]
    styles = "".join((STATIC / "css" / name).read_text() for name in ("app.css", "felt.css"))
    page.set_content(
        f'<!DOCTYPE html><html lang="en" class="has-script" data-bs-theme="light"><head><title>Watch</title>'
        f"<style>{styles}</style></head><body><main>{''.join(exhibits)}</main></body></html>"
    )
    page.evaluate("document.addEventListener('watched', () => { document.title += '!'; })")
    # A module runs when the browser finds time for it: what comes after it has to stand in it.
    loaded = "document.body.dispatchEvent(new CustomEvent('htmx:load', { bubbles: true }));"
    page.add_script_tag(content=f"{(STATIC / 'js' / 'watch.js').read_text()}\n{loaded}", type="module")


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def begin(page: Page) -> None:
    """To the moment before the first action, and no further."""
    press(page, "Watch the action")
    press(page, "Pause")
    while not page.locator(".watch-count").inner_text().startswith("0 "):
        press(page, "One step back")


def lit(page: Page) -> str:
    return page.locator(".log .is-lit").inner_text()


def at(frame: Frame, situation: Situation) -> Tabletop:
    """The table of a frame as the server draws it."""
    chairs = []
    for chair in tabletop(situation).chairs:
        if chair.seat not in players(situation):
            chairs.append(chair)
            continue
        is_live = chair.seat in frame.live
        cards = (Lying(), Lying()) if is_live and frame.is_dealt else ()
        chairs.append(
            Chair(
                chair.seat,
                "live" if is_live else "folded",
                frame.stacks[chair.seat],
                frame.bets.get(chair.seat, 0),
                cards,
                chair.has_button,
                chair.seat in frame.all_in,
                chair.seat == frame.to_act,
            )
        )
    burns = (frame.board > 0) + (frame.board > 3) + (frame.board > 4)
    out = len(players(situation)) - len(frame.live)
    return Tabletop(
        tuple(chairs),
        tuple(Lying(card) for card in situation.board[: frame.board]),
        pots=frame.pots,
        burns=(Lying(),) * burns,
        mucked=out if frame.is_dealt else 0,
        is_dealt=True,
    )


@pytest.mark.parametrize("situation", [RAISED, WORST, ALL_IN, HEADS_UP], ids=["raised", "worst", "all-in", "heads-up"])
def test_every_step_is_the_table_as_the_server_draws_it(page: Page, situation: Situation) -> None:
    show(page, situation)
    picture = page.locator(".felt").first.evaluate("picture => picture.outerHTML")
    begin(page)
    steps = frames(situation)
    for frame in steps[:-1]:
        drawn = draw(at(frame, situation), situation.game)
        wanted = page.evaluate(
            f"(markup) => {{ const other = document.createElement('div'); other.innerHTML = markup;"
            f" return ({LIES})([other.firstChild]); }}",
            drawn,
        )
        assert page.locator(".felt-stage").evaluate(f"stage => ({LIES})([stage])") == wanted
        press(page, "One step on")
    expect(page.locator(".felt-stage")).to_have_count(0)
    assert page.locator(".felt").first.evaluate("picture => picture.outerHTML") == picture
    expect(page).to_have_title("Watch!")


def test_a_line_of_the_log_lights_up_for_each_step(page: Page) -> None:
    show(page, RAISED)
    begin(page)
    assert lit(page) == "Before the flop"
    press(page, "One step on")
    assert lit(page) == "Seat 4 posts the small blind, 50."
    expect(page.get_by_role("status")).to_have_text("Seat 4 posts the small blind, 50.")
    press(page, "Skip to the end")
    assert lit(page) == "Seat 9 folds."
    press(page, "One step back")
    press(page, "One step back")
    assert re.sub(r"\s+", " ", lit(page)) == "Flop A♥ 10♦ 7♠"


def test_what_lay_in_the_middle_before_is_no_step(page: Page) -> None:
    show(page, WORST)
    begin(page)
    press(page, "One step on")
    assert lit(page) == "Seat 4 bets 1,111,111."


def test_cards_and_what_went_wrong_come_at_the_end(page: Page) -> None:
    show(page, with_incident(INCIDENTS[0], board=""))
    begin(page)
    press(page, "One step on")
    stage = page.locator(".felt-stage")
    expect(stage.locator(".felt-seat [data-card]")).to_have_count(0)
    expect(stage.locator(".felt-mark").first).to_be_hidden()
    press(page, "One step on")
    expect(page.locator(".felt [data-card=Qd]")).to_be_visible()


def test_it_plays_by_itself_to_the_end_at_any_speed(page: Page) -> None:
    show(page, HEADS_UP)
    press(page, "Watch the action")
    for speed in ("1×", "2×", "0.5×"):
        press(page, f"Speed {speed}")
    expect(page.get_by_role("button", name="Speed 1×", exact=True)).to_be_visible()
    expect(page).to_have_title("Watch!")
    expect(page.locator(".felt-stage")).to_have_count(0)
    expect(page.get_by_role("button", name="Watch the action", exact=True)).to_be_visible()


def test_chips_and_cards_move_unless_less_motion_is_asked_for(page: Page) -> None:
    moving = "stage => stage.getAnimations({ subtree: true }).length"
    for motion, is_moved in (("no-preference", True), ("reduce", False)):
        page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
        show(page, RAISED)
        begin(page)
        press(page, "One step on")
        assert (page.locator(".felt-stage").evaluate(moving) > 0) == is_moved


def test_it_is_done_from_the_keyboard(page: Page) -> None:
    show(page, RAISED)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play on")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert lit(page) == "Seat 4 posts the small blind, 50."
    page.keyboard.press("End")
    assert lit(page) == "Seat 9 folds."


# ---- on its page ---------------------------------------------------------------------------------------------


@pytest.fixture
def asked(live_server: LiveServer) -> tuple[User, Drill]:
    tess = person("tess")
    drill = start_drill(
        trainee=tess,
        rulebook="tda",
        topics=["no-limit-bets"],
        level=2,
        length=5,
        at=NOON,
        seed=7,
        first="minimum-raise",
    )
    return tess, drill


def test_a_question_shuts_nobody_out_while_one_watches(
    page: Page, asked: tuple[User, Drill], live_server: LiveServer
) -> None:
    tess, drill = asked
    sign_in(page.context, tess, live_server.url)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{live_server.url}/practice/{drill.pk}/1/")
    begin(page)
    press(page, "One step on")
    open_to_all(page, 360)
    press(page, "Skip to the end")
    open_to_all(page, 360)


def test_without_scripts_there_are_the_picture_and_the_whole_log(
    browser: Browser, asked: tuple[User, Drill], live_server: LiveServer
) -> None:
    tess, drill = asked
    with browser.new_context(java_script_enabled=False) as context:
        sign_in(context, tess, live_server.url)
        page = context.new_page()
        page.goto(f"{live_server.url}/practice/{drill.pk}/1/")
        expect(page.locator(".felt")).to_be_visible()
        expect(page.locator(".log li").last).to_be_visible()
        expect(page.get_by_role("button", name="Watch the action")).to_be_hidden()


def test_the_deck_is_chosen_and_kept(page: Page, asked: tuple[User, Drill], live_server: LiveServer) -> None:
    tess, drill = asked
    sign_in(page.context, tess, live_server.url)
    page.goto(f"{live_server.url}/practice/{drill.pk}/1/")
    press(page, "Show four suits in four colours")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-deck", "four-colour")
    press(page, "Show the suits in two colours")
    expect(page.locator("html")).to_have_attribute("data-deck", "two-colour")


def test_the_script_is_small() -> None:
    assert len((STATIC / "js" / "watch.js").read_bytes()) < 8 * 1024
