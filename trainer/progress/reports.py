"""Reports: what a trainee's tallies add up to, by topic, book and day, at the same cost for any number of attempts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from django.db.models import Max, QuerySet, Sum

from trainer.accounts.models import User
from trainer.progress.models import Mastery, Tally
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue


@dataclass(frozen=True, slots=True)
class Share:
    """Answered attempts and the right ones among them, of one thing (`slug`); `last_at` None: never answered."""

    slug: str
    attempts: int = 0
    right: int = 0
    last_at: datetime | None = None
    due: int = 0

    @property
    def percent(self) -> int | None:
        """The share of right attempts in whole percent, rounded down; None without attempts."""
        return 100 * self.right // self.attempts if self.attempts else None


@dataclass(frozen=True, slots=True)
class Day:
    """One day (UTC): answered attempts, and the right ones among them."""

    day: date
    attempts: int = 0
    right: int = 0

    @property
    def wrong(self) -> int:
        return self.attempts - self.right


def by_topic(trainee: User, *, at: datetime) -> list[Share]:
    """A share for every topic of the syllabus, in teaching order, with how many of its families are due."""
    found = _added(trainee, "topic")
    due = due_by_topic(trainee, at=at)
    return [_with_due(found.get(topic, Share(topic)), due.get(topic, 0)) for topic in catalogue.SYLLABUS]


def by_book(trainee: User, *, topics: Sequence[str] | None = None) -> list[Share]:
    """A share for every book that was practised, in shelf order; one that has left the shelf comes last.

    `topics`: what is added up; None: everything.
    """
    found = _added(trainee, "rulebook", topics)
    order = [slug for slug in shelf.slugs() if slug in found]
    return [found[slug] for slug in [*order, *sorted(found.keys() - set(order))]]


def due_by_topic(trainee: User, *, at: datetime) -> dict[str, int]:
    """How many of the trainee's families are due again, by topic."""
    due: dict[str, int] = {}
    for topic in Mastery.objects.filter(trainee=trainee, due_at__lte=at).values_list("topic", flat=True):
        due[topic] = due.get(topic, 0) + 1
    return due


def by_day(trainee: User, *, days: int, today: date, topics: Sequence[str] | None = None) -> list[Day]:
    """The last so many days, `today` last, those without an attempt included. `topics` as in `by_book`."""
    first = today - timedelta(days=days - 1)
    rows = _tallies(trainee, topics).filter(day__gte=first, day__lte=today)
    found = {
        day: Day(day, attempts, right)
        for day, attempts, right in rows.values_list("day").annotate(Sum("attempts"), Sum("right_attempts"))
    }
    return [found.get(day, Day(day)) for day in (first + timedelta(days=number) for number in range(days))]


def together(shares: Sequence[Share]) -> Share:
    """All of them as one."""
    last = max((share.last_at for share in shares if share.last_at), default=None)
    return Share("", sum(share.attempts for share in shares), sum(share.right for share in shares), last)


def _tallies(trainee: User, topics: Sequence[str] | None) -> QuerySet[Tally]:
    found = Tally.objects.filter(trainee=trainee).order_by()
    return found if topics is None else found.filter(topic__in=topics)


def _added(trainee: User, by: str, topics: Sequence[str] | None = None) -> dict[str, Share]:
    rows = _tallies(trainee, topics).values_list(by)
    added = rows.annotate(Sum("attempts"), Sum("right_attempts"), Max("last_at"))
    return {slug: Share(slug, attempts, right, last_at) for slug, attempts, right, last_at in added}


def _with_due(share: Share, due: int) -> Share:
    return Share(share.slug, share.attempts, share.right, share.last_at, due)
