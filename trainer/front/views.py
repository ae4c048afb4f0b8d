"""The front page: what this is, to strangers; where to go on, to the signed-in."""

from __future__ import annotations

import random
from datetime import timedelta
from typing import Any

from django.db.models import Count
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.views.decorators.http import require_safe

from trainer.accounts.models import User
from trainer.accounts.speech import language
from trainer.cohorts import queries
from trainer.cohorts.models import Cohort, Membership
from trainer.front import trial, trying
from trainer.practice.course import course
from trainer.practice.models import Drill
from trainer.progress.models import Attempt, Mastery
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue

RECENT_DAYS = 7
MOST_RESULTS = 5
MOST_DUE = 4
MOST_COHORTS = 6


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """The hub of the signed-in, and the landing page of everybody else."""
    if request.user.is_authenticated:
        return render(request, "hub.html", _hub(request.user))
    lang = language()
    first = trial.recipe(trial.usual_house(lang), random.randrange(1, trial.DEALS, len(trial.FAMILIES)))
    books = [shelf.book(slug) for slug in shelf.slugs()]
    told = {"topics": list(catalogue.SYLLABUS), "books": books}
    return render(request, "home.html", told | trying.laid_out(first, lang))


def _hub(person: User) -> dict[str, Any]:
    cohorts = list(Cohort.objects.for_reader(person)[: MOST_COHORTS + 1])
    taught = [cohort for cohort in cohorts[:MOST_COHORTS] if cohort.my_role == Membership.Role.INSTRUCTOR]
    since = timezone.now().date() - timedelta(days=RECENT_DAYS - 1)
    going_on = queries.activity(taught, since=since) if taught else {}
    return {
        "going": _unfinished(person),
        "taught": [(cohort, going_on[cohort.pk]) for cohort in taught],
        "attended": [cohort for cohort in cohorts[:MOST_COHORTS] if cohort.my_role == Membership.Role.TRAINEE],
        "more_cohorts": len(cohorts) > MOST_COHORTS,
        "results": _results(person),
        "due": _due(person),
    }


def _unfinished(person: User) -> Any:
    drill = Drill.objects.for_reader(person).unfinished().first()
    found = course(person, drill.pk) if drill else None
    return None if found is None or found.is_over else found


def _results(person: User) -> list[Attempt]:
    answered = Attempt.objects.filter(trainee=person, answered_at__isnull=False).order_by("-answered_at", "-id")
    shown = ("family", "topic", "rulebook", "answered_at", "is_right", "right_parts", "parts")
    return list(answered.only(*shown)[:MOST_RESULTS])


def _due(person: User) -> list[Any]:
    """Topics in which something is due again, with the book and how many families."""
    due = Mastery.objects.filter(trainee=person, due_at__lte=timezone.now(), topic__in=catalogue.SYLLABUS)
    return list(
        due.values("topic", "rulebook").annotate(families=Count("id")).order_by("-families", "topic")[:MOST_DUE]
    )
