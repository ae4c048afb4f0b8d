"""Dates as each language writes them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from django.utils.formats import date_format
from django.utils.translation import override

MORNING = datetime(2026, 11, 3, 7, 5, tzinfo=UTC)


@pytest.mark.parametrize(
    ("lang", "day", "moment"),
    [
        ("en", "3 November 2026", "3 Nov, 07:05"),
        ("pl", "3 listopada 2026", "3 lis, 07:05"),
        ("de", "3. November 2026", "3. Nov., 07:05"),
        ("el", "3 Νοεμβρίου 2026", "3 Νοέμ., 07:05"),
        ("hu", "2026. november 3.", "nov. 3., 07:05"),
    ],
)
def test_a_day_and_a_moment_are_written_as_the_language_does(lang: str, day: str, moment: str) -> None:
    with override(lang):
        assert date_format(MORNING, "DATE_FORMAT") == day
        assert date_format(MORNING, "SHORT_DATETIME_FORMAT") == moment
