"""The table in a real browser: nothing overlaps on a narrow phone, cards can be read, and colours follow the page."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.looking import STANDARDS
from tests.felt.spots import ELEVEN, HEADS_UP, WORST, acts
from trainer.felt.drawing import table
from trainer.poker.situation import Seat, Situation, Status
from trainer.poker.table import MOST_SEATS

CSS = Path(__file__).parents[2] / "static" / "css"
PARTS = ["hand", "plate", "note", "bet", "pot", "board", "burns", "button", "missed", "stub", "muck", "tray"]
"""What may not overlap. A hand is tucked under its own seat's plate; all else keeps apart."""


class Box(NamedTuple):
    name: str
    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: Box) -> bool:
        return (
            min(self.right, other.right) - max(self.left, other.left) > 0.5
            and min(self.bottom, other.bottom) - max(self.top, other.top) > 0.5
        )


def show(page: Page, markup: str, *, width: int = 360, theme: str = "light") -> None:
    page.set_viewport_size({"width": width, "height": 800})
    styles = "".join((CSS / name).read_text() for name in ("app.css", "felt.css"))
    page.set_content(
        f'<!DOCTYPE html><html lang="en" data-bs-theme="{theme}"><head><title>Table</title><style>{styles}'
        f"body {{ margin: 0; padding: 0 12px; display: block }}</style></head><body><main>{markup}</main></body></html>"
    )


def boxes(page: Page) -> list[list[Box]]:
    """Where each part is drawn, for each table on the page; parts are named by their kind and seat."""
    found = page.evaluate(
        """kinds => [...document.querySelectorAll('.felt')].map(felt => kinds.flatMap(kind => (
            [...felt.querySelectorAll(`.felt-${kind}`)].map(part => {
                const box = part.getBoundingClientRect();
                const seat = part.closest('[data-seat]') || part;
                const whose = seat.dataset.seat || part.dataset.bet || part.dataset.pot || '';
                return [`${kind} ${whose}`, box.left, box.top, box.right, box.bottom];
            }))))""",
        PARTS,
    )
    return [[Box(*box) for box in table] for table in found]


def overlaps(page: Page) -> list[list[str]]:
    """What overlaps that should not, for each table on the page."""
    return [
        [
            f"{a.name} and {b.name}"
            for a, b in combinations(table, 2)
            if a.overlaps(b) and {a.name, b.name} not in TUCKED
        ]
        for table in boxes(page)
    ]


TUCKED = [
    {f"{one} {seat}", f"{other} {seat}"}
    for one, other in (("hand", "plate"), ("plate", "note"))
    for seat in range(1, MOST_SEATS + 1)
]


def crowded(chairs: int, button: int) -> Situation:
    """Every seat with cards, a stack and a bet of seven digits; four pots and five board cards."""
    seats = tuple(Seat(n, 9_876_543, WORST.seats[n % 10].cards if n < 11 else ()) for n in range(1, chairs + 1))
    bets = ", ".join(f"{n} call 1234567" for n in range(1, chairs + 1))
    return replace(WORST, seats=seats, button=button, actions=acts("river", bets))


@pytest.mark.parametrize("width", [320, 360, 768])
def test_nothing_overlaps_with_ten_seats_four_pots_and_seven_digits(page: Page, width: int) -> None:
    show(page, table(WORST), width=width)
    names = [box.name for box in boxes(page)[0]]
    assert [len([name for name in names if name.startswith(kind)]) for kind in ("hand", "bet", "pot")] == [10, 10, 4]
    assert overlaps(page) == [[]]


@pytest.mark.parametrize("chairs", range(6, 12))
def test_nothing_overlaps_with_any_number_of_seats_wherever_the_button_is(page: Page, chairs: int) -> None:
    show(page, "".join(table(crowded(chairs, button)) for button in range(1, chairs + 1)))
    assert overlaps(page) == [[]] * chairs


def test_words_under_the_plates_find_their_room(page: Page) -> None:
    tables = []
    for chairs in range(6, 12):
        crowd = crowded(chairs, 1)
        away = [replace(seat, cards=(), status=Status.SITTING_OUT, missed=("big", "small")) for seat in crowd.seats]
        tables.append(table(replace(crowd, seats=tuple(away), board=(), actions=(), start=None)))
    show(page, "".join(tables))
    assert [len([box for box in one if box.name.startswith("note")]) for one in boxes(page)] == [6, 7, 8, 9, 10, 11]
    assert overlaps(page) == [[]] * 6


@pytest.mark.parametrize("situation", [HEADS_UP, ELEVEN, WORST])
def test_nothing_leaves_the_picture(page: Page, situation: Situation) -> None:
    show(page, table(situation), width=320)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    frame = Box("frame", *page.evaluate(
        "() => { const box = document.querySelector('.felt').getBoundingClientRect();"
        " return [box.left, box.top, box.right, box.bottom]; }"
    ))  # fmt: skip
    for box in boxes(page)[0]:
        assert box.left >= frame.left - 1, box
        assert box.top >= frame.top - 1, box
        assert box.right <= frame.right + 1, box
        assert box.bottom <= frame.bottom + 1, box


def test_cards_can_be_read_at_320_pixels(page: Page) -> None:
    show(page, table(WORST), width=320)
    sizes = page.evaluate(
        """() => [...document.querySelectorAll('.felt-rank')].map(text => text.getBoundingClientRect().height)"""
    )
    assert len(sizes) == 25
    assert min(sizes) >= 12


def colours(page: Page, name: str) -> set[str]:
    return {*page.evaluate("name => [...document.querySelectorAll(name)].map(one => getComputedStyle(one).fill)", name)}


def test_the_four_colour_deck_has_four_colours(page: Page) -> None:
    show(page, table(WORST))
    assert len(colours(page, ".felt-rank")) == 2
    show(page, table(WORST, deck="four-colour"))
    assert len(colours(page, ".felt-rank")) == 4


def test_dark_pages_have_a_darker_table(page: Page) -> None:
    show(page, table(WORST))
    light = colours(page, ".felt-rail")
    show(page, table(WORST), theme="dark")
    assert colours(page, ".felt-rail") != light


def test_on_paper_the_cloth_is_white_and_the_words_are_black(page: Page) -> None:
    page.emulate_media(media="print")
    show(page, table(WORST), theme="dark")
    page.wait_for_function("matchMedia('print').matches")
    assert colours(page, ".felt-cloth") == {"rgb(255, 255, 255)"}
    assert colours(page, ".felt-stack") == {"rgb(0, 0, 0)"}


@pytest.mark.parametrize("links", [False, True])
def test_two_tables_on_a_page_shut_nobody_out(page: Page, links: bool) -> None:
    one = table(HEADS_UP, description="Seat 2 and seat 5", seat_links=links)
    rows = "".join(f'<p id="seat-{seat}">Seat {seat}</p>' for seat in (2, 5))
    show(page, f"<h1>Two tables</h1>{one}{table(WORST)}{rows}")
    found = Axe().run(page, options=STANDARDS)
    assert found.violations_count == 0, found.generate_report()


def test_seats_are_reached_by_keyboard(page: Page) -> None:
    show(page, table(HEADS_UP, seat_links=True))
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.seat") == "2"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.seat") == "5"
