"""Which tallies a page looks at: under the cohort's book or every book, of the last days or of all time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta

from django.db.models import QuerySet
from django.utils.translation import gettext as _

from trainer.progress.models import Tally

PERIODS: dict[str, int | None] = {"": None, "7": 7, "30": 30}
"""What `days` in an address may be, and how many days that is (None: all time)."""


@dataclass(frozen=True, slots=True)
class Window:
    """`only_book` leaves out every book but the cohort's; `days` reaches back that many days, today included."""

    only_book: bool = False
    days: int | None = None

    @classmethod
    def asked(cls, query: Mapping[str, str]) -> Window:
        """The window that an address asks for; whatever makes no sense in it is left out."""
        return cls(query.get("under") == "own", PERIODS.get(query.get("days", "")))

    def of(self, found: QuerySet[Tally], *, rulebook: str, today: date) -> QuerySet[Tally]:
        """Those of the tallies that lie in the window."""
        if self.only_book:
            found = found.filter(rulebook=rulebook)
        return found if self.days is None else found.filter(day__gt=today - timedelta(days=self.days))

    @property
    def query(self) -> str:
        """The window as the query of an address, without the question mark; empty for the usual one."""
        parts = ["under=own"] if self.only_book else []
        return "&".join([*parts, f"days={self.days}"] if self.days else parts)

    def books(self) -> list[tuple[str, bool, str]]:
        """The choices of book: what it is called, whether it is chosen, and the query that chooses it."""
        return [
            (label, self.only_book == only, Window(only, self.days).query)
            for label, only in ((_("Every book"), False), (_("Only this book"), True))
        ]

    def periods(self) -> list[tuple[str, bool, str]]:
        """The choices of period, in the same form."""
        return [
            (label, self.days == days, Window(self.only_book, days).query)
            for label, days in ((_("All time"), None), (_("30 days"), 30), (_("7 days"), 7))
        ]
