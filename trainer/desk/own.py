"""A cohort's own questions: its instructors keep spots there, all who belong to it drill them."""

from __future__ import annotations

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from trainer.accounts.doors import SignedIn, signed_in
from trainer.accounts.speech import language
from trainer.cohorts.models import Cohort, Membership
from trainer.desk.links import pack
from trainer.desk.saving import SaveForm
from trainer.desk.views import Spot as Ruled
from trainer.desk.views import address_of, show
from trainer.poker import notation
from trainer.poker.situation import SituationError
from trainer.progress.models import Spot
from trainer.progress.spots import save_spot, scenario_of
from trainer.rulebooks import shelf
from trainer.rulings.questions import QUESTIONS
from trainer.scenarios.scenario import NoScenario
from trainer.wording.questions import answer_text, option_labels, prompt_text, say

SPOTS_A_PAGE = 30


@require_http_methods(["GET", "HEAD", "POST"])
@signed_in
def save(request: SignedIn) -> HttpResponse:
    """Keep the spot among a cohort's own questions; who comes back here without one is at the desk."""
    if request.method != "POST":
        return redirect("desk:desk")
    taught = list(Cohort.objects.for_instructor(request.user))
    if not taught:
        raise Http404
    form = SaveForm(request.POST, taught=taught)
    if not form.is_valid():
        return _refused(request, form)
    data = form.cleaned_data
    spot = save_spot(
        author=request.user, cohort_id=data["cohort"], title=data["title"], question=data["question"],
        rulebook=form.situation.book or "", situation=form.situation, at=timezone.now(),
    )  # fmt: skip
    messages.success(request, gettext("“%(title)s” is kept. Your trainees can drill it now.") % {"title": spot.title})
    return redirect("desk:questions", spot.cohort_id)


def _refused(request: SignedIn, form: SaveForm) -> HttpResponse:
    """The desk as it was, with what is wrong at the fields; the form alone where there is no spot to show."""
    try:
        situation = notation.parse(form.data.get("save-document", ""))
        question, book = form.data.get("save-question", ""), situation.book
        if question not in QUESTIONS or book not in shelf.slugs():
            raise SituationError("book", "there is no such question or house")
        spot = Ruled(situation, question, str(book))
    except SituationError:
        return show(request, save=form, status=422)
    return show(request, spot=spot, save=form, status=422)


@require_safe
@signed_in
def questions(request: SignedIn, cohort_id: int) -> HttpResponse:
    """The cohort's own questions: to its trainees what there is to drill, to its instructors what they keep."""
    cohort = get_object_or_404(Cohort.objects.for_reader(request.user), pk=cohort_id)
    found = (
        Spot.objects.filter(cohort=cohort).without_documents().select_related("author").order_by("-created_at", "-pk")
    )
    shown = {
        "cohort": cohort,
        "page": Paginator(found, SPOTS_A_PAGE).get_page(request.GET.get("page")),
        "teaches": cohort.my_role == Membership.Role.INSTRUCTOR,
    }
    return render(request, "desk/questions.html", shown)


@require_safe
@never_cache
@signed_in
def spot(request: SignedIn, cohort_id: int, spot_id: int) -> HttpResponse:
    """For instructors: one own question as its trainees will see it, with its key and the wrong ideas it knows."""
    kept = _kept(request, cohort_id, spot_id)
    lang = language()
    shown = {"cohort": kept.cohort, "kept": kept, "question": None, "address": _address(kept)}
    try:
        scenario = scenario_of(kept)
        ruled = Ruled(scenario.situation, kept.question, kept.rulebook)
    except (NoScenario, SituationError, KeyError):
        return render(request, "desk/spot.html", shown)
    asked = scenario.question
    shown |= {
        "question": asked,
        "prompt": prompt_text(asked, lang),
        "options": list(option_labels(asked, lang).values()),
        "key": answer_text(asked, asked.key, lang),
        "mistakes": [(answer_text(asked, answer, lang), say(idea, lang)) for answer, idea in asked.mistakes.items()],
        "exhibits": ruled.exhibits(),
        "judged": ruled.judged,
    }
    return render(request, "desk/spot.html", shown)


@require_http_methods(["GET", "HEAD", "POST"])
@signed_in
def remove(request: SignedIn, cohort_id: int, spot_id: int) -> HttpResponse:
    """Take an own question away, once asked whether one means it. Attempts already made stay."""
    kept = _kept(request, cohort_id, spot_id)
    if request.method != "POST":
        return render(request, "desk/remove.html", {"cohort": kept.cohort, "kept": kept})
    kept.delete()
    messages.success(request, gettext("“%(title)s” is taken away.") % {"title": kept.title})
    return redirect("desk:questions", cohort_id)


def _kept(request: SignedIn, cohort_id: int, spot_id: int) -> Spot:
    cohort = get_object_or_404(Cohort.objects.for_instructor(request.user), pk=cohort_id)
    kept = get_object_or_404(Spot.objects.filter(cohort=cohort), pk=spot_id)
    kept.cohort = cohort
    return kept


def _address(kept: Spot) -> str:
    """Where the spot opens at the desk; "" where it is too long for an address."""
    packed = pack(kept.document)
    return f"{reverse('desk:desk')}?{address_of(kept.question, packed)}" if packed else ""
