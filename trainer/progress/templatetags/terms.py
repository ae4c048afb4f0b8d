"""Filters that name topics, houses and families, and give the rows of pages their words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from django import template
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext

from trainer.accounts.speech import language
from trainer.assessment.message import Message
from trainer.progress.markup import steps_markup
from trainer.progress.sheets import WorkedStep, house
from trainer.scenarios import catalogue, spots
from trainer.wording import topics
from trainer.wording.figures import percent_said
from trainer.wording.languages import listed
from trainer.wording.questions import say, title

register = template.Library()


@register.filter
def topic_name(slug: str) -> str:
    """The topic's name; its slug where it is no more."""
    return topics.topic_title(slug, language()) if slug in topics.TITLES else slug


@register.filter
def topic_line(slug: str) -> str:
    """What the topic is about, in a line; nothing where it is no more."""
    return topics.topic_line(slug, language()) if slug in topics.LINES else ""


@register.filter
def topic_names(slugs: Sequence[str]) -> str:
    """The topics in one breath; all of the syllabus are a mix."""
    if {*slugs} >= {*catalogue.SYLLABUS}:
        return gettext("A mix of all topics")
    return listed([topic_name(slug) for slug in slugs], language())


@register.filter
def house_name(slug: str) -> str:
    """The book's title; its slug where it has left the shelf."""
    return house(slug, language())


@register.filter
def family_name(slug: str | None) -> str:
    """What the family is called today; its slug where it is no more, nothing where there is none.

    A spot is an own question: its title is kept with each attempt.
    """
    if spots.is_spot(slug or ""):
        return say(Message("spot/title"), language())
    return title(slug, language()) if slug in catalogue.families() and slug else slug or ""


@register.filter
def percent(share: int) -> str:
    """A share of a hundred as the reader's language writes it: `40%`."""
    return percent_said(str(share), language())


@register.filter
def items(lines: Iterable[str]) -> SafeString:
    """Plain lines as the items of a list: a loop in the template takes ten times as long, and lists can be long."""
    return mark_safe("".join([f"<li>{escape(line)}</li>" for line in lines]))


@register.filter
def worked(steps: Iterable[WorkedStep]) -> SafeString:
    """The worked steps, each with its rules, as items of a list."""
    return mark_safe(steps_markup(steps))
