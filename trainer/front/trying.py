"""Trying a question without an account: dealt, answered and marked as in a drill, and forgotten."""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils import timezone
from django.utils.translation import gettext
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods
from django_htmx.http import retarget

from trainer.accounts.speech import language
from trainer.assessment.question import FormatError
from trainer.front import trial
from trainer.progress.announcing import announcement
from trainer.progress.forms import AnswerForm
from trainer.progress.models import Attempt
from trainer.progress.services import answer_unkept, as_attempt
from trainer.progress.sheets import answer_form, house, marked, sheet
from trainer.rulebooks import shelf


@csrf_exempt  # it changes nothing and knows nobody: a stranger needs no cookie to try a question
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def try_one(request: Any) -> HttpResponse:
    """A question to try: `?book=` and `?deal=` say which; posting its answer marks it."""
    if request.method == "POST":
        return _answer(request)
    return _shown(request, _asked_for(request))


def laid_out(recipe: trial.Recipe, lang: str, attempt: Attempt | None = None) -> dict[str, Any]:
    """What the question's template needs; `attempt` where it is answered already."""
    attempt = attempt or as_attempt(trial.scenario(recipe), at=timezone.now(), lang=lang)
    is_marked = attempt.answered_at is not None
    return {
        "recipe": recipe,
        "sheet": sheet(attempt),
        "form": None if is_marked else answer_form(attempt),
        "marked": marked(attempt) if is_marked else None,
        "announcement": announcement(attempt) if is_marked else "",
        "houses": [(slug, house(slug, lang)) for slug in shelf.slugs()],
    }


def _answer(request: Any) -> HttpResponse:
    recipe = trial.recipe_of(request.POST.get("question", ""))
    if recipe is None:
        gone = gettext("That question is no longer on the table. Here is another one.")
        answer = _shown(request, _asked_for(request), said=gone, status=422)
        return retarget(answer, "#trial")
    attempt = as_attempt(trial.scenario(recipe), at=timezone.now(), lang=language())
    try:
        answer_unkept(attempt=attempt, submission=dict(request.POST.lists()), at=timezone.now())
    except FormatError as refusal:
        form = answer_form(attempt, request.POST, refusal)
        return _shown(request, recipe, attempt, part="answer", form=form, status=422)
    return _shown(request, recipe, attempt, part="answer")


def _shown(
    request: Any,
    recipe: trial.Recipe,
    attempt: Attempt | None = None,
    *,
    part: str = "trial",
    form: AnswerForm | None = None,
    said: str = "",
    status: int = 200,
) -> HttpResponse:
    """The page; for htmx the part that changes."""
    context = laid_out(recipe, language(), attempt) | {"said": said}
    if form is not None:
        context["form"] = form
    template = f"try.html#{part}" if request.htmx else "try.html"
    return render(request, template, context, status=status)


def _asked_for(request: HttpRequest) -> trial.Recipe:
    """The deal that the address names; what it does not name, or names wrongly, is as for a newcomer."""
    book = request.GET.get("book", "")
    known = book if book in shelf.slugs() else trial.usual_house(language())
    return trial.recipe(known, trial.deal_named(request.GET.get("deal", "")))
