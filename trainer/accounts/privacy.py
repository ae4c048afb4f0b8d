"""What the signed-in see is kept nowhere: no browser and no proxy stores it, so that after a sign-out it is gone."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.utils.cache import add_never_cache_headers

Answering = Callable[[HttpRequest], HttpResponse]


def unkept(answer: Answering) -> Answering:
    """Middleware: an answer to somebody with a session says that it must not be stored, unless it says for itself."""

    def answer_unkept(request: HttpRequest) -> HttpResponse:
        response = answer(request)
        if settings.SESSION_COOKIE_NAME in request.COOKIES and not response.has_header("Cache-Control"):
            add_never_cache_headers(response)
        return response

    return answer_unkept
