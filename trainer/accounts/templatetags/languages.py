"""`{% offered_languages %}`: the languages to choose from, each as it calls itself, whatever the reader's is."""

from __future__ import annotations

from collections.abc import Sequence

from django import template
from django.conf import settings

register = template.Library()


@register.simple_tag
def offered_languages() -> Sequence[tuple[str, str]]:
    """Codes and names. (Django's own tag translates the names.)"""
    return settings.LANGUAGES
