"""The pages of practice: start a drill, one question after the other, its summary.

The address of a question shows the question while it is open and its marking afterwards. A question is opened by
looking at it, but only the one that is next: whoever looks ahead opens nothing, and a browser that only fetches in
advance (or asks for the head alone) is sent away empty.
"""

from __future__ import annotations

from typing import Any

from django.contrib import messages
from django.db.models import Count
from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.functional import Promise
from django.utils.translation import gettext, gettext_lazy
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe
from django_htmx.http import HttpResponseClientRedirect

from trainer.accounts.doors import SignedIn, signed_in, unsent
from trainer.accounts.speech import language
from trainer.assessment.question import FormatError
from trainer.cohorts.models import Cohort, Membership
from trainer.practice.course import Course, attempt_of, course
from trainer.practice.forms import DrillForm
from trainer.practice.models import Drill, Place
from trainer.practice.services import answer_place, leave_drill, open_place, start_drill, start_own_drill
from trainer.practice.strip import strip
from trainer.progress.announcing import announcement
from trainer.progress.forms import AnswerForm
from trainer.progress.models import Attempt
from trainer.progress.reports import Share, by_topic
from trainer.progress.services import retold
from trainer.progress.sheets import answer_form, house, marked, sheet
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue
from trainer.scenarios.scenario import NoScenario

_ANSWERED = gettext_lazy("This question was answered already. The first answer counts.")
GOING_ON = 3
"""How many unfinished drills the start page offers to go on with."""


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@signed_in
def start(request: SignedIn) -> HttpResponse:
    """Choose what to practise, and start. `?book=`, `?topic=` and `?family=` fill the form in."""
    is_posted = request.method == "POST"
    form = DrillForm(
        request.POST if is_posted else None,
        initial={} if is_posted else _wishes(request),
        lang=language(),
        standing=_standing(request),
    )
    if is_posted and form.is_valid():
        data = form.cleaned_data
        try:
            drill = start_drill(
                trainee=request.user, rulebook=data["rulebook"], topics=data["topics"], level=data["level"],
                length=data["length"], at=timezone.now(), lang=language(), first=data["family"],
            )  # fmt: skip
        except NoScenario:
            form.add_error("topics", gettext("No question could be dealt here: choose more topics."))
        else:
            return redirect("practice:place", drill.pk, 1)
    status = 422 if form.is_bound else 200
    shown = {"form": form, "going_on": _going_on(request), "own": _own_questions(request)}
    return render(request, "practice/start.html", shown, status=status)


@require_http_methods(["GET", "HEAD", "POST"])
@signed_in
def own(request: SignedIn, cohort_id: int) -> HttpResponse:
    """Start a drill of a cohort's own questions; for all who belong to it. Who only looks is shown what there is."""
    cohort = get_object_or_404(Cohort.objects.for_reader(request.user), pk=cohort_id)
    if request.method != "POST":
        return redirect("practice:start")
    try:
        drill = start_own_drill(trainee=request.user, cohort=cohort, at=timezone.now(), lang=language())
    except NoScenario:
        messages.info(request, gettext("This cohort has no own question that can be asked."))
        return redirect("practice:start")
    return redirect("practice:place", drill.pk, 1)


@require_safe
@signed_in
def resume(request: SignedIn, drill_id: int) -> HttpResponse:
    """Where the drill goes on: its open question, or its summary."""
    return _go(request, _onward(_course(request, drill_id)))


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@signed_in
def place(request: SignedIn, drill_id: int, position: int) -> HttpResponse:
    """A question of the drill; once it is answered, its marking. Posting answers it, once."""
    drill = _course(request, drill_id, position)
    if not 1 <= position <= drill.drill.length:
        raise Http404
    spot = drill.at(position)
    if spot is None and (request.method == "POST" or position != drill.open_position):
        return _go(request, _onward(drill))
    if spot is None and _only_looks_ahead(request):
        return HttpResponse(status=204)
    if spot is not None and not spot.is_answered and drill.is_finished:
        return _go(request, _onward(drill))
    if request.method == "POST" and spot is not None:
        return _answer(request, drill, position, attempt_of(spot))
    if spot is None:
        try:
            attempt = open_place(
                course=drill, reader=request.user, position=position, at=timezone.now(), lang=language()
            )
        except NoScenario:  # the last own question was taken away meanwhile
            leave_drill(drill=drill.drill, at=timezone.now())
            return _go(request, reverse("practice:summary", args=[drill_id]))
    else:
        attempt = retold(drill.asked or attempt_of(spot), language())
    words = unsent(request)
    form = answer_form(attempt, words) if words is not None and attempt.answered_at is None else None
    return _shown(request, drill, position, attempt, form=form)


@require_safe
@never_cache
@signed_in
def summary(request: SignedIn, drill_id: int) -> HttpResponse:
    """What became of the drill: each question with its marking, each open to review."""
    drill = _course(request, drill_id)
    if not drill.is_over:
        return _go(request, _onward(drill))
    places = (
        Place.objects.filter(drill=drill_id)
        .select_related("attempt")
        .defer("attempt__situation", "attempt__ruling", "attempt__elsewhere", "attempt__question_text")
    )
    return render(request, "practice/summary.html", {"course": drill, "drill": drill.drill, "places": places})


@require_http_methods(["GET", "HEAD", "POST"])
@signed_in
def leave(request: SignedIn, drill_id: int) -> HttpResponse:
    """End the drill here, and see its summary. Who only looks goes on with it."""
    drill = _course(request, drill_id)
    if request.method != "POST":
        return _go(request, _onward(drill))
    leave_drill(drill=drill.drill, at=timezone.now())
    return redirect("practice:summary", drill_id)


# ---- starting ----------------------------------------------------------------------------------------


def _wishes(request: SignedIn) -> dict[str, Any]:
    """What the form begins with: what the link asks for, else as last time, else the cohort's house."""
    last = Drill.objects.for_reader(request.user).first()
    book = request.GET.get("book")
    usual = last.rulebook if last else _own_house(request)
    return {
        "rulebook": book if book in shelf.slugs() else usual,
        "topics": [topic for topic in request.GET.getlist("topic") if topic in catalogue.SYLLABUS],
        "family": request.GET.get("family"),
        "level": last.level if last else 1,
        "length": last.length if last else 10,
    }


def _standing(request: SignedIn) -> dict[str, Share]:
    return {share.slug: share for share in by_topic(request.user, at=timezone.now())}


def _own_house(request: SignedIn) -> str:
    """The house of the cohort that the trainee joined last; the first on the shelf where there is none."""
    joined = Membership.objects.filter(person=request.user).order_by("-joined_at")
    return joined.values_list("cohort__rulebook", flat=True).first() or shelf.slugs()[0]


def _own_questions(request: SignedIn) -> list[Cohort]:
    """The cohorts of the reader that have own questions, each with their number as `spot_count`."""
    counted = Cohort.objects.for_reader(request.user).annotate(spot_count=Count("spots", distinct=True))
    return list(counted.filter(spot_count__gt=0))


def _going_on(request: SignedIn) -> list[Course]:
    drills = list(Drill.objects.for_reader(request.user).unfinished()[:GOING_ON])
    courses = [course(request.user, drill.pk) for drill in drills]
    return [one for one in courses if one is not None and not one.is_over]


# ---- answering ---------------------------------------------------------------------------------------


def _answer(request: SignedIn, drill: Course, position: int, attempt: Attempt) -> HttpResponse:
    """Mark the attempt with what was posted; one that is answered already is only shown, and that is said."""
    is_late = attempt.answered_at is not None
    try:
        submission = dict(request.POST.lists())
        attempt = answer_place(course=drill, attempt=attempt, submission=submission, at=timezone.now())
    except FormatError as refusal:
        form = answer_form(attempt, request.POST, refusal)
        return _shown(request, drill, position, attempt, form=form, status=422)
    if not request.htmx:
        if is_late:
            messages.info(request, _ANSWERED)
        return redirect("practice:place", drill.drill.pk, position)
    return _shown(request, drill.marked(position, attempt), position, attempt, said=_ANSWERED if is_late else "")


# ---- showing -----------------------------------------------------------------------------------------


def _shown(
    request: SignedIn,
    drill: Course,
    position: int,
    attempt: Attempt,
    *,
    form: AnswerForm | None = None,
    status: int = 200,
    said: str | Promise = "",
) -> HttpResponse:
    """The page; the part that changes when an answer was posted, or the whole question when one goes on, for htmx."""
    is_marked = attempt.answered_at is not None
    is_part = bool(request.htmx) and request.method == "POST"
    context = {
        "course": drill,
        "drill": drill.drill,
        "position": position,
        "strip": strip(drill, position),
        "address": request.path,
        "house": house(attempt.rulebook, language()),
        "form": None if is_marked else form or answer_form(attempt),
        "marked": marked(attempt) if is_marked else None,
        "onward": _onward(drill) if is_marked else None,
        "announcement": announcement(attempt) if is_marked else "",
        "is_part": is_part,
        "said": said,
    }
    if is_part:
        return render(request, "practice/place.html#answer", context, status=status)
    lies = sheet(attempt)
    heading = gettext("Question %(number)d: %(title)s") % {"number": position, "title": lies.title}
    template = "practice/place.html#place" if request.htmx else "practice/place.html"
    return render(request, template, context | {"sheet": lies, "heading": heading}, status=status)


def _course(request: SignedIn, drill_id: int, position: int = 0) -> Course:
    found = course(request.user, drill_id, position)
    if found is None:
        raise Http404
    return found


def _onward(drill: Course) -> str:
    """The address of the drill's open question, or of its summary."""
    position = drill.open_position
    if position is None:
        return reverse("practice:summary", args=[drill.drill.pk])
    return reverse("practice:place", args=[drill.drill.pk, position])


def _go(request: SignedIn, address: str) -> HttpResponse:
    """To another page as a whole, also from within one."""
    return HttpResponseClientRedirect(address) if request.htmx else redirect(address)


def _only_looks_ahead(request: SignedIn) -> bool:
    """Whether the browser fetches what nobody has asked to see yet."""
    purpose = f"{request.headers.get('Sec-Purpose', '')} {request.headers.get('Purpose', '')}"
    return request.method == "HEAD" or "prefetch" in purpose
