"""The chart of days: bars of right and wrong attempts, as figures for an inline SVG without styles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trainer.progress.reports import Day

WIDTH, HEIGHT = 420, 180
_LEFT, _TOP, _BOTTOM = 30, 10, 26
_SCALES = (4, 10, 20, 40, 60, 100, 200, 400, 1000)


@dataclass(frozen=True, slots=True)
class Bar:
    """A day's bar: wrong ones lie on top of the right ones."""

    day: Day
    x: float
    width: float
    right_y: float
    right_height: float
    wrong_y: float
    wrong_height: float
    is_labelled: bool


@dataclass(frozen=True, slots=True)
class Rung:
    """A line across the chart, and the number of attempts that it stands for."""

    y: float
    value: int


@dataclass(frozen=True, slots=True)
class Chart:
    """Everything that the drawing needs, in units of its view box."""

    bars: Sequence[Bar]
    rungs: Sequence[Rung]
    width: int = WIDTH
    height: int = HEIGHT
    left: int = _LEFT
    base: int = HEIGHT - _BOTTOM


def chart(days: Sequence[Day]) -> Chart:
    """The chart of these days, one bar each; its scale is the next round number above the fullest day."""
    most = max([day.attempts for day in days], default=0)
    scale = next((scale for scale in _SCALES if scale >= most), most)
    unit = (HEIGHT - _BOTTOM - _TOP) / scale
    slot = (WIDTH - _LEFT) / max(len(days), 1)
    return Chart(
        [_bar(number, day, slot, unit, len(days)) for number, day in enumerate(days)],
        [Rung(round(HEIGHT - _BOTTOM - value * unit, 1), value) for value in (0, scale // 2 or 1, scale)],
    )


def _bar(number: int, day: Day, slot: float, unit: float, days: int) -> Bar:
    base = HEIGHT - _BOTTOM
    right, wrong = day.right * unit, day.wrong * unit
    return Bar(
        day, round(_LEFT + (number + 0.15) * slot, 1), round(0.7 * slot, 1),
        round(base - right, 1), round(right, 1), round(base - right - wrong, 1), round(wrong, 1),
        (days - 1 - number) % 7 == 0,
    )  # fmt: skip
