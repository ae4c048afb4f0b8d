"""The pages of the cohorts: a person sees those they belong to, and looks after those they teach."""

from __future__ import annotations

from datetime import timedelta

from django.contrib import messages
from django.core.paginator import Paginator
from django.forms import Form
from django.http import HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from trainer.accounts.doors import SignedIn, signed_in
from trainer.accounts.models import User
from trainer.accounts.speech import language
from trainer.cohorts import queries, services
from trainer.cohorts.exports import matrix_csv
from trainer.cohorts.forms import CohortForm, JoinForm
from trainer.cohorts.models import Cohort, Membership
from trainer.cohorts.window import Window
from trainer.progress import reports
from trainer.progress.chart import chart
from trainer.progress.reports import together
from trainer.progress.sheets import marked, sheet

COHORTS_A_PAGE = 20
TRAINEES_A_PAGE = 40
ATTEMPTS_A_PAGE = 20
CHART_DAYS = 28
RECENT_DAYS = 7
IDEAS_DAYS = 30
MOST_IDEAS = 20

form_page = require_http_methods(["GET", "HEAD", "POST"])


@require_safe
@signed_in
def mine(request: SignedIn) -> HttpResponse:
    """The cohorts that the person belongs to; those they teach with what goes on in them."""
    page = Paginator(Cohort.objects.for_reader(request.user), COHORTS_A_PAGE).get_page(request.GET.get("page"))
    taught = [cohort for cohort in page if cohort.my_role == Membership.Role.INSTRUCTOR]
    since = timezone.now().date() - timedelta(days=RECENT_DAYS - 1)
    going_on = queries.activity(taught, since=since) if taught else {}
    shown = {
        "page": page,
        "taught": [(cohort, going_on[cohort.pk]) for cohort in taught],
        "attended": [cohort for cohort in page if cohort.my_role == Membership.Role.TRAINEE],
    }
    return render(request, "cohorts/mine.html", shown)


@form_page
@signed_in
def found(request: SignedIn) -> HttpResponse:
    """Found a cohort, and be its instructor."""
    form = CohortForm(_sent(request))
    if form.is_valid():
        cohort = services.found_cohort(founder=request.user, at=timezone.now(), **form.cleaned_data)
        messages.success(
            request, _("{cohort} is founded. Give your trainees its join code.").format(cohort=cohort.name)
        )
        return redirect("cohorts:cohort", cohort.pk)
    return render(request, "cohorts/found.html", {"form": form}, status=_status(form))


@form_page
@signed_in
def join(request: SignedIn) -> HttpResponse:
    """Join a cohort by its code, which a link may bring along."""
    form = JoinForm(_sent(request), initial={"code": request.GET.get("code")})
    if form.is_valid():
        if services.join_cohort(person=request.user, cohort=form.cohort, at=timezone.now()):
            messages.success(request, _("You have joined {cohort}.").format(cohort=form.cohort.name))
        else:
            messages.info(request, _("You belong to {cohort} already.").format(cohort=form.cohort.name))
        return redirect("cohorts:cohort", form.cohort.pk)
    return render(request, "cohorts/join.html", {"form": form}, status=_status(form))


@require_safe
@signed_in
def cohort(request: SignedIn, cohort_id: int) -> HttpResponse:
    """A cohort: to its instructors the matrix of trainees by topics, to its trainees who teaches them."""
    cohort = get_object_or_404(Cohort.objects.for_reader(request.user), pk=cohort_id)
    return (_taught if cohort.my_role == Membership.Role.INSTRUCTOR else _attended)(request, cohort)


def _taught(request: SignedIn, cohort: Cohort) -> HttpResponse:
    window = Window.asked(request.GET)
    tallies = window.of(queries.tallies(cohort), rulebook=cohort.rulebook, today=timezone.now().date())
    page = Paginator(queries.trainees(cohort), TRAINEES_A_PAGE).get_page(request.GET.get("page"))
    by_topic = queries.by_topic(tallies)
    shown = {
        "cohort": cohort,
        "instructors": queries.instructors(cohort),
        "topics": queries.TOPICS,
        "window": window,
        "page": page,
        "rows": queries.matrix(page, tallies),
        "together": [*by_topic, together(by_topic)],
        "join_link": request.build_absolute_uri(f"{reverse('cohorts:join')}?code={cohort.join_code}"),
    }
    return render(request, "cohorts/taught.html", shown)


def _attended(request: SignedIn, cohort: Cohort) -> HttpResponse:
    own = queries.tallies(cohort).filter(trainee=request.user, rulebook=cohort.rulebook)
    shown = {
        "cohort": cohort,
        "instructors": queries.instructors(cohort),
        "topics": queries.by_topic(own),
    }
    return render(request, "cohorts/attended.html", shown)


@require_safe
@signed_in
def ideas(request: SignedIn, cohort_id: int) -> HttpResponse:
    """The wrong ideas that go round in the cohort: what to speak about next time."""
    cohort = get_object_or_404(Cohort.objects.for_instructor(request.user), pk=cohort_id)
    since = timezone.now() - timedelta(days=IDEAS_DAYS)
    found = queries.wrong_ideas(cohort, since=since, most=MOST_IDEAS, lang=language())
    return render(request, "cohorts/ideas.html", {"cohort": cohort, "ideas": found, "days": IDEAS_DAYS})


@require_safe
@signed_in
def scores(request: SignedIn, cohort_id: int) -> HttpResponse:
    """The matrix as a file, all trainees on it, in the window that the page was looked at through."""
    cohort = get_object_or_404(Cohort.objects.for_instructor(request.user), pk=cohort_id)
    window = Window.asked(request.GET)
    tallies = window.of(queries.tallies(cohort), rulebook=cohort.rulebook, today=timezone.now().date())
    text = matrix_csv(queries.matrix(queries.trainees(cohort), tallies))
    return HttpResponse(
        text.encode("utf-8-sig"),  # with the mark by which spreadsheets know the encoding
        content_type="text/csv; charset=utf-8",
        headers={"Content-Disposition": f'attachment; filename="cohort-{cohort.pk}.csv"'},
    )


@form_page
@signed_in
def change(request: SignedIn, cohort_id: int) -> HttpResponse:
    """Rename the cohort, or put it under another book."""
    cohort = get_object_or_404(Cohort.objects.for_instructor(request.user), pk=cohort_id)
    form = CohortForm(_sent(request), initial={"name": cohort.name, "rulebook": cohort.rulebook})
    if form.is_valid():
        services.change_cohort(cohort=cohort, **form.cleaned_data)
        messages.success(request, _("The changes are kept."))
        return redirect("cohorts:cohort", cohort.pk)
    return render(request, "cohorts/change.html", {"form": form, "cohort": cohort}, status=_status(form))


@form_page
@signed_in
def renew(request: SignedIn, cohort_id: int) -> HttpResponse:
    """Give the cohort another join code. Who only looks is shown the one it has."""
    cohort = get_object_or_404(Cohort.objects.for_instructor(request.user), pk=cohort_id)
    if request.method != "POST":
        return redirect("cohorts:cohort", cohort.pk)
    services.renew_code(cohort=cohort)
    messages.success(request, _("The join code is a new one. The old one leads nowhere from now on."))
    return redirect("cohorts:cohort", cohort.pk)


@form_page
@signed_in
def leave(request: SignedIn, cohort_id: int) -> HttpResponse:
    """Leave a cohort, once asked whether one means it."""
    cohort = get_object_or_404(Cohort.objects.for_reader(request.user), pk=cohort_id)
    if request.method != "POST":
        return render(request, "cohorts/leave.html", {"cohort": cohort})
    try:
        services.leave_cohort(person=request.user, cohort=cohort)
    except services.LastInstructor:
        messages.error(request, _("You are the only instructor. Let somebody else teach first, or close the cohort."))
        return redirect("cohorts:cohort", cohort.pk)
    messages.success(request, _("You have left {cohort}.").format(cohort=cohort.name))
    return redirect("cohorts:mine")


@form_page
@signed_in
def close(request: SignedIn, cohort_id: int) -> HttpResponse:
    """End a cohort, once asked whether one means it."""
    cohort = get_object_or_404(Cohort.objects.for_instructor(request.user), pk=cohort_id)
    if request.method != "POST":
        return render(request, "cohorts/close.html", {"cohort": cohort})
    services.close_cohort(cohort=cohort)
    messages.success(request, _("{cohort} is closed.").format(cohort=cohort.name))
    return redirect("cohorts:mine")


@require_safe
@signed_in
def trainee(request: SignedIn, cohort_id: int, person_id: int) -> HttpResponse:
    """One trainee of a cohort that the reader teaches: scores by topic, over time, and the attempts."""
    cohort, person = _trainee_or_404(request, cohort_id, person_id)
    now = timezone.now()
    days = reports.by_day(person, days=CHART_DAYS, today=now.date(), topics=queries.TOPICS)
    topics = queries.by_topic(queries.tallies(cohort).filter(trainee=person))
    books = reports.by_book(person, topics=queries.TOPICS)
    topic = request.GET.get("topic", "")
    attempts = queries.attempts_to_review(cohort).filter(trainee=person).without_what_was_shown()
    if topic in queries.TOPICS:
        attempts = attempts.filter(topic=topic)
    shown = {
        "cohort": cohort,
        "person": person,
        "topics": topics,
        "books": books,
        "total": together(books),
        "days": days,
        "busy_days": [day for day in reversed(days) if day.attempts],
        "chart": chart(days),
        "topic": topic if topic in queries.TOPICS else "",
        "page": Paginator(attempts.order_by("-answered_at", "-pk"), ATTEMPTS_A_PAGE).get_page(request.GET.get("page")),
    }
    return render(request, "cohorts/trainee.html#attempts" if request.htmx else "cohorts/trainee.html", shown)


@form_page
@signed_in
def remove(request: SignedIn, cohort_id: int, person_id: int) -> HttpResponse:
    """Take a trainee out of the cohort, once asked whether one means it."""
    cohort, person = _trainee_or_404(request, cohort_id, person_id)
    if request.method != "POST":
        return render(request, "cohorts/remove.html", {"cohort": cohort, "person": person})
    services.remove_trainee(cohort=cohort, trainee=person)
    messages.success(
        request, _("{person} no longer belongs to {cohort}.").format(person=person.get_username(), cohort=cohort.name)
    )
    return redirect("cohorts:cohort", cohort.pk)


@form_page
@signed_in
def promote(request: SignedIn, cohort_id: int, person_id: int) -> HttpResponse:
    """Let a trainee teach the cohort instead, once asked whether one means it."""
    cohort, person = _trainee_or_404(request, cohort_id, person_id)
    if request.method != "POST":
        return render(request, "cohorts/promote.html", {"cohort": cohort, "person": person})
    services.make_instructor(cohort=cohort, trainee=person)
    messages.success(
        request, _("{person} now teaches {cohort} with you.").format(person=person.get_username(), cohort=cohort.name)
    )
    return redirect("cohorts:cohort", cohort.pk)


@require_safe
@never_cache
@signed_in
def attempt(request: SignedIn, cohort_id: int, attempt_id: int) -> HttpResponse:
    """One attempt of a trainee, as it was shown, with answer and marking."""
    cohort = get_object_or_404(Cohort.objects.for_instructor(request.user), pk=cohort_id)
    attempt = get_object_or_404(queries.attempts_to_review(cohort).select_related("trainee"), pk=attempt_id)
    shown = {"cohort": cohort, "attempt": attempt, "sheet": sheet(attempt), "marked": marked(attempt)}
    return render(request, "cohorts/attempt.html", shown)


def _trainee_or_404(request: SignedIn, cohort_id: int, person_id: int) -> tuple[Cohort, User]:
    cohort = get_object_or_404(Cohort.objects.for_instructor(request.user), pk=cohort_id)
    return cohort, get_object_or_404(queries.trainees(cohort), pk=person_id)


def _sent(request: SignedIn) -> QueryDict | None:
    return request.POST if request.method == "POST" else None


def _status(form: Form) -> int:
    return 422 if form.is_bound else 200
