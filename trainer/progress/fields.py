"""The fields of a question as markup: an option to tick, a number to write, a chip to push.

Made here and not in a template, as the strip of a drill is: nine rows and eight chips took a fifth of the page's time.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import NamedTuple

from django.utils.translation import gettext

from trainer.assessment.question import MOST_DIGITS

LONGEST_TYPED = 2 * MOST_DIGITS
"""Room for grouped digits; a browser lets no more be typed, the parser decides all the same."""


class Ticked(NamedTuple):
    """An option of a Choice or Selection: whether it is ticked, the key that ticks it, its piece of the table."""

    id: str
    label: str
    is_ticked: bool
    key: str
    piece: str


class Row(NamedTuple):
    """A row of an Allocation or Ordering: what was typed and what is wrong with it; key and piece as of an option."""

    name: str
    label: str
    value: str
    error: str
    key: str
    piece: str


class PushedChip(NamedTuple):
    """A chip that lies ready: its value, the same as it is written, its colour."""

    value: int
    label: str
    colour: str


def options_markup(options: Iterable[Ticked], *, several: bool, is_wrong: bool) -> str:
    """The options, of which one or several can be ticked; `is_wrong`: what was ticked was no answer."""
    kind = "checkbox" if several else "radio"
    invalid = ' aria-invalid="true"' if is_wrong else ""
    return "".join([_option(option, kind, invalid) for option in options])


def _option(option: Ticked, kind: str, invalid: str) -> str:
    checked = " checked" if option.is_ticked else ""
    return (
        f'<label class="option" data-piece="{escape(option.piece)}" data-key="{option.key}">'
        f'<input class="form-check-input" type="{kind}" name="answer" value="{escape(option.id)}"{checked}{invalid}>'
        f" <span>{escape(option.label)}</span></label>"
    )


def amount_rows_markup(rows: Iterable[Row]) -> str:
    """A row for each amount: what it is of, and its field."""
    return "".join([_row(row, f"{_label(row)} {_typed(row)}") for row in rows])


def place_rows_markup(rows: Iterable[Row]) -> str:
    """A row for each thing that gets a place: the field of its place, and what it is; a key gives it the next place."""
    return "".join([_row(row, f"{_typed(row)} {_label(row)}", f' data-key="{row.key}"') for row in rows])


def _row(row: Row, inside: str, key: str = "") -> str:
    error = f'<p class="problem" id="problem_{escape(row.name)}">{escape(row.error)}</p>' if row.error else ""
    return f'<div class="row-field" data-piece="{escape(row.piece)}"{key}>{inside}{error}</div>'


def _label(row: Row) -> str:
    return f'<label for="id_{escape(row.name)}">{escape(row.label)}</label>'


def _typed(row: Row) -> str:
    name = escape(row.name)
    said = f' aria-invalid="true" aria-describedby="problem_{name}"' if row.error else ""
    return (
        f'<input class="form-control" id="id_{name}" name="{name}" type="text" inputmode="numeric"'
        f' autocomplete="off" maxlength="{LONGEST_TYPED}" value="{escape(row.value)}"{said}>'
    )


def chips_markup(chips: Iterable[PushedChip]) -> str:
    """The chips that can be pushed."""
    push = gettext("Push a chip of %(value)s")
    return "".join([_chip(chip, push % {"value": chip.label}) for chip in chips])


def _chip(chip: PushedChip, said: str) -> str:
    return (
        f'<button type="button" class="pad-chip felt-{chip.colour}" data-push="{chip.value}"'
        f' aria-label="{escape(said)}"><span>{escape(chip.label)}</span></button>'
    )
