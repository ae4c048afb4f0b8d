"""Filters that say in the reader's language what a rule settles and how firmly."""

from __future__ import annotations

from collections.abc import Mapping

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import gettext as _

from trainer.accounts.speech import language
from trainer.rulebooks.loading import POLICIES
from trainer.rulebooks.policies import Policy
from trainer.rulebooks.rulebook import Rulebook, Status
from trainer.wording import policies
from trainer.wording.languages import listed

register = template.Library()


@register.filter
def point(policy: str) -> str:
    """The disputed point, by its key, as a short sentence. (A template would call the class itself.)"""
    return policies.policy_text(POLICIES[policy], language())


@register.filter
def answer(value: Policy) -> str:
    """An answer to a policy."""
    return policies.answer_words(value, language())


@register.filter
def circumstances(when: Mapping[str, bool | str]) -> str:
    """When an answer holds; empty when always."""
    return policies.circumstances_text(when, language())


@register.filter
def status_mark(status: Status) -> SafeString:
    """How firmly the book answers, as a badge."""
    words = {
        Status.STATED: _("stated"),
        Status.READING: _("our reading"),
        Status.SILENT: _("silent"),
    }
    return format_html('<span class="firmness {}">{}</span>', status.value, words[status])


@register.filter
def played(book: Rulebook) -> str:
    """What is played under the book: `cash and tournament`, and in which structures."""
    lang = language()
    kinds = {"cash": _("cash games"), "tournament": _("tournaments")}
    structures = {"fixed-limit": _("fixed limit"), "pot-limit": _("pot limit"), "no-limit": _("no limit")}
    play = listed([kinds[kind] for kind in book.play], lang)
    return f"{play}; {listed([structures[one] for one in book.structures], lang)}".capitalize()


@register.filter
def figure_name(name: str) -> str:
    """What a number of a book counts: `most players`."""
    return _(name.replace("-", " ").capitalize())
