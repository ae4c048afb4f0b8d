"""Doors: pages for the signed-in only, also when a part of a page is asked for.

Who was signed out meanwhile and posts something is sent to sign in, and finds the words again on the same page.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse, QueryDict
from django.utils.translation import gettext
from django_htmx.http import HttpResponseClientRefresh
from django_htmx.middleware import HtmxDetails

from trainer.accounts.models import User

View = Callable[..., HttpResponse]

UNSENT = "unsent"
MOST_KEPT = 20_000
"""The longest words, as a browser posts them, that are kept over a sign-in."""


class SignedIn(HttpRequest):
    """What a view behind a door gets: a request of somebody who is signed in."""

    user: User
    htmx: HtmxDetails


def signed_in(view: View) -> View:
    """`login_required`; a fragment asked for after a sign-out reloads the page, lest a sign-in page land inside it."""
    guarded = login_required(view)

    @wraps(view)
    def door(request: Any, *args: Any, **kwargs: Any) -> HttpResponse:
        if request.method == "POST" and not request.user.is_authenticated:
            _keep(request)
        if request.htmx and not request.user.is_authenticated:
            return HttpResponseClientRefresh()
        return guarded(request, *args, **kwargs)

    return door


def _keep(request: HttpRequest) -> None:
    """Put aside what was posted, for the session outlives the sign-in; a word about it stands on the sign-in page."""
    words = request.POST.copy()
    words.pop("csrfmiddlewaretoken", None)
    text = words.urlencode()
    if text and len(text) <= MOST_KEPT:
        request.session[UNSENT] = {"path": request.path, "words": text}
        messages.info(request, gettext("You were signed out. Sign in, and what you filled in is there again."))


def unsent(request: HttpRequest) -> QueryDict | None:
    """What was posted to this page while nobody was signed in, once; None where nothing was."""
    kept = request.session.get(UNSENT)
    if kept is None or kept["path"] != request.path:
        return None
    del request.session[UNSENT]
    return QueryDict(kept["words"])
