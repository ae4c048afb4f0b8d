"""Doors: pages for the signed-in only, also when a part of a page is asked for."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django_htmx.http import HttpResponseClientRefresh
from django_htmx.middleware import HtmxDetails

from trainer.accounts.models import User

View = Callable[..., HttpResponse]


class SignedIn(HttpRequest):
    """What a view behind a door gets: a request of somebody who is signed in."""

    user: User
    htmx: HtmxDetails


def signed_in(view: View) -> View:
    """`login_required`; a fragment asked for after a sign-out reloads the page, lest a sign-in page land inside it."""
    guarded = login_required(view)

    @wraps(view)
    def door(request: Any, *args: Any, **kwargs: Any) -> HttpResponse:
        if request.htmx and not request.user.is_authenticated:
            return HttpResponseClientRefresh()
        return guarded(request, *args, **kwargs)

    return door
