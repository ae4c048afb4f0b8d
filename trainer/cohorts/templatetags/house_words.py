"""Filters and tags that give the pages of cohorts and books their words; names of houses and topics are in `terms`."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlencode

from django import template
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from trainer.accounts.speech import language
from trainer.progress.models import Attempt
from trainer.progress.reports import Share
from trainer.wording.figures import percent_said
from trainer.wording.rules import told

register = template.Library()


@register.filter(name="told")
def say_text(texts: Mapping[str, str]) -> str:
    """A book's text, which is kept by language."""
    return told(texts, language())


@register.filter
def edition(text: str) -> str:
    """The edition of a book, as the book or an attempt names it."""
    return told({"en": text}, language())


@register.filter
def score_words(score: Share) -> SafeString:
    """A score for the cell of a table: the share right, and right ones of answered ones; a dash without any."""
    if score.percent is None:
        dash = format_html('<span aria-hidden="true">–</span><span class="visually-hidden">{}</span>', _("none yet"))
        return format_html('<span class="score none">{}</span>', dash)
    return format_html(
        '<span class="score {}"><span class="score-share">{}</span> <span class="score-count">{}</span></span>',
        standing(score.percent),
        percent_said(str(score.percent), language()),
        _("{right} of {attempts}").format(right=score.right, attempts=score.attempts),
    )


def standing(percent: int) -> str:
    """How a share right is coloured: firm from 80%, fair from 60%, weak below."""
    return "firm" if percent >= 80 else "fair" if percent >= 60 else "weak"


@register.filter
def marking_words(attempt: Attempt) -> SafeString:
    """How an answered attempt was marked: right, wrong, or so many parts right of all."""
    if attempt.is_right:
        return format_html('<span class="marked-right">{}</span>', _("Right"))
    if not attempt.right_parts:
        return format_html('<span class="marked-wrong">{}</span>', _("Wrong"))
    return format_html(
        '<span class="marked-wrong">{}</span>',
        _("{right} of {parts} parts right").format(right=attempt.right_parts, parts=attempt.parts),
    )


@register.simple_tag
def practise_address(rulebook: str, topic: str | None = None) -> str:
    """Where practice starts under a book, at one topic or at a mix, already filled in."""
    asked = {"book": rulebook} | ({"topic": topic} if topic else {})
    return f"{reverse('practice:start')}?{urlencode(asked)}"
