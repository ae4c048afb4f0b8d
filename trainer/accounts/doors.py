"""Doors: pages for the signed-in only, also when a part of a page is asked for."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib.auth.decorators import login_required
from django.http import HttpRequest, HttpResponse
from django_htmx.http import HttpResponseClientRefresh

View = Callable[..., HttpResponse]


def signed_in(view: View) -> View:
    """`login_required`; but a fragment asked for after a sign-out reloads the page, so that no sign-in page lands inside it."""
    guarded = login_required(view)

    @wraps(view)
    def door(request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponse:
        if request.htmx and not request.user.is_authenticated:
            return HttpResponseClientRefresh()
        return guarded(request, *args, **kwargs)

    return door
