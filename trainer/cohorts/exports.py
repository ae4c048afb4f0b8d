"""A cohort's matrix as a CSV file for a spreadsheet."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from io import StringIO

from django.utils.translation import gettext as _

from trainer.cohorts.queries import TOPICS, Row
from trainer.progress.templatetags.terms import topic_name

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet takes for the beginning of a formula."""


def matrix_csv(rows: Iterable[Row]) -> str:
    """A line a trainee: for each topic the answered attempts and the right ones, both in all, and the last activity."""
    text = StringIO()
    writer = csv.writer(text)
    topics = [topic_name(topic) for topic in TOPICS]
    counts = (_("{topic}: answered"), _("{topic}: right"))
    heads = [count.format(topic=topic) for topic in (*topics, _("All topics")) for count in counts]
    writer.writerow([_("Trainee"), _("Name"), *heads, _("Last answered (UTC)")])
    writer.writerows([harmless(cell) for cell in _cells(row)] for row in rows)
    return text.getvalue()


def _cells(row: Row) -> Iterator[str | int]:
    yield row.person.get_username()
    yield row.person.get_full_name()
    for score in (*row.scores, row.total):
        yield score.attempts
        yield score.right
    yield f"{row.total.last_at:%Y-%m-%d %H:%M}" if row.total.last_at else ""


def harmless(cell: str | int) -> str | int:
    """The cell with an apostrophe before anything that would run as a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell
