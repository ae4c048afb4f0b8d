"""The language in which the reader is spoken to: the reader's own choice, or else the browser's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language, get_language_from_request, override

Answering = Callable[[HttpRequest], HttpResponse]


def language() -> str:
    """The reader's language, or English where the trainer does not speak it."""
    lang = (get_language() or "en").partition("-")[0]
    return lang if is_offered(lang) else "en"


def is_offered(lang: str) -> bool:
    """Whether the site can be read in that language."""
    return lang in dict(settings.LANGUAGES)


def _chosen(request: Any) -> str:
    """What the reader has chosen for the profile; without a database nobody knows, and the page that says so speaks."""
    try:
        return str(request.user.language) if request.user.is_authenticated else ""
    except DatabaseError:
        return ""


def spoken(answer: Answering) -> Answering:
    """Middleware: a page is in the language of the reader's profile, or else of the cookie, or else of the browser."""

    def answer_spoken(request: Any) -> HttpResponse:
        lang = _chosen(request)
        if not is_offered(lang):
            lang = get_language_from_request(request)
        request.LANGUAGE_CODE = lang
        with override(lang):
            response = answer(request)
        response.headers.setdefault("Content-Language", lang)
        patch_vary_headers(response, ["Accept-Language", "Cookie"])
        return response

    return answer_spoken
