"""The pages of progress: how I am doing, what I answered, one attempt as it was shown. One sees one's own only."""

from __future__ import annotations

from django.core.paginator import Paginator
from django.db.models import QuerySet
from django.http import HttpResponse
from django.shortcuts import get_object_or_404, render
from django.utils import timezone
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from trainer.accounts.doors import SignedIn, signed_in
from trainer.progress import reports
from trainer.progress.chart import chart
from trainer.progress.models import Attempt
from trainer.progress.sheets import marked, sheet
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue

CHART_DAYS = 28
RECENT = 8
ATTEMPTS_A_PAGE = 25


@require_safe
@signed_in
def mine(request: SignedIn) -> HttpResponse:
    """How the reader is doing: by topic, by book, day by day, and what was answered last."""
    now = timezone.now()
    topics = reports.by_topic(request.user, at=now)
    books = reports.by_book(request.user)
    days = reports.by_day(request.user, days=CHART_DAYS, today=now.date())
    return render(
        request,
        "progress/mine.html",
        {
            "topics": topics,
            "books": books,
            "total": reports.together(books),
            "due": sum(topic.due for topic in topics),
            "days": days,
            "busy_days": [day for day in reversed(days) if day.attempts],
            "chart": chart(days),
            "recent": _answered(request)[:RECENT],
        },
    )


@require_safe
@signed_in
def attempts(request: SignedIn) -> HttpResponse:
    """The reader's answered attempts, newest first, a page at a time; `book`, `topic` and `right` narrow them down."""
    wanted = {name: request.GET.get(name, "") for name in ("book", "topic", "right")}
    found = _answered(request)
    if wanted["book"]:
        found = found.filter(rulebook=wanted["book"])
    if wanted["topic"]:
        found = found.filter(topic=wanted["topic"])
    if wanted["right"] in ("yes", "no"):
        found = found.filter(is_right=wanted["right"] == "yes")
    page = Paginator(found, ATTEMPTS_A_PAGE).get_page(request.GET.get("page"))
    return render(
        request,
        "progress/attempts.html",
        {
            "page": page,
            "wanted": wanted,
            "is_narrowed": any(wanted.values()),
            "books": shelf.slugs(),
            "topics": list(catalogue.SYLLABUS),
        },
    )


@require_safe
@never_cache
@signed_in
def attempt(request: SignedIn, attempt_id: int) -> HttpResponse:
    """One answered attempt as it was shown, with its marking. An open one is not here: its key is nobody's yet."""
    found = get_object_or_404(Attempt.objects.for_reader(request.user).answered(), pk=attempt_id)
    return render(request, "progress/attempt.html", {"attempt": found, "sheet": sheet(found), "marked": marked(found)})


def _answered(request: SignedIn) -> QuerySet[Attempt]:
    own = Attempt.objects.for_reader(request.user).answered().without_what_was_shown()
    return own.order_by("-answered_at", "-pk")
