"""Refusing: the page for what cannot be taken in, because it is too large or no request of ours."""

from __future__ import annotations

from django.core.exceptions import RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent
from django.http import HttpRequest, HttpResponse
from django.template.loader import render_to_string

TOO_MUCH = (RequestDataTooBig, TooManyFieldsSent, TooManyFilesSent)


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Says that the request cannot be read or, where too much was sent, how much may be."""
    is_too_much = isinstance(exception, TOO_MUCH)
    page = render_to_string("400.html", {"is_too_much": is_too_much}, request)
    return HttpResponse(page, status=413 if is_too_much else 400)
