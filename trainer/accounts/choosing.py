"""Choosing a language: with one press at the foot of every page, with an account or without."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import resolve, reverse
from django.urls.exceptions import Resolver404
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_http_methods

from trainer.accounts.speech import is_offered

A_YEAR = 365 * 24 * 60 * 60


@csrf_exempt  # so that no page asks a stranger for a cookie; a foreign site comes without the session and wins little
@require_http_methods(["GET", "HEAD", "POST"])
def choose(request: Any) -> HttpResponse:
    """The page to choose on; posting `language` keeps the choice and goes back to the page that it came from."""
    if request.method != "POST":
        return render(request, "accounts/language.html", {"next": _page(request, request.headers.get("Referer", ""))})
    lang = request.POST.get("language", "")
    if lang and not is_offered(lang):
        return render(request, "accounts/language.html", status=422)
    if request.user.is_authenticated and request.user.language != lang:
        request.user.language = lang
        request.user.save(update_fields=["language"])
    response = redirect(_page(request, request.POST.get("next") or request.headers.get("Referer", "")))
    if lang:
        response.set_cookie(
            settings.LANGUAGE_COOKIE_NAME,
            lang,
            max_age=A_YEAR,
            secure=settings.HTTPS_ONLY,
            httponly=True,
            samesite="Lax",
        )
    else:
        response.delete_cookie(settings.LANGUAGE_COOKIE_NAME, samesite="Lax")
    return response


def _page(request: HttpRequest, there: str) -> str:
    """The page of this site that is meant by an address; the front page where it is none of ours."""
    if not url_has_allowed_host_and_scheme(there, {request.get_host()}, require_https=request.is_secure()):
        return reverse("home")
    parts = urlsplit(there)
    try:
        resolve(parts.path)
    except Resolver404:
        return reverse("home")
    return f"{parts.path}?{parts.query}" if parts.query else parts.path
