"""Filters that say in the reader's language what a rule settles and how firmly."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from django import template
from django.template.loader import render_to_string
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from trainer.accounts.speech import language
from trainer.library.audit import Line, number
from trainer.library.reading import answers
from trainer.rulebooks import shelf
from trainer.rulebooks.loading import POLICIES
from trainer.rulebooks.policies import Policy
from trainer.rulebooks.rulebook import Rulebook, Status
from trainer.wording import policies, topics
from trainer.wording.languages import apart, listed

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
    said = apart([play, listed([structures[one] for one in book.structures], lang)], lang)
    return said[:1].upper() + said[1:]


@register.filter
def figure_name(name: str) -> str:
    """What a number of a book counts: `most players`."""
    said = policies.number_name(name, language())
    return said[:1].upper() + said[1:]


@register.filter
def subject_name(subject: str) -> str:
    """What a group of points is about; nothing chosen is every subject."""
    names = {
        "": _("Every subject"),
        "hands": _("Hands"),
        "pots": _("Pots and odd chips"),
        "showdown": _("Showdown"),
        "deal": _("The deal"),
        "board": _("The board"),
        "validity": _("Live and dead hands"),
        "betting": _("Betting"),
        "blinds": _("Button and blinds"),
        "tournament": _("Tournaments and the house"),
        "conduct": _("Conduct"),
        "figures": _("Numbers"),
    }
    return names.get(subject, subject.capitalize())


@register.filter
def show_name(show: str) -> str:
    """Which points of the matrix are looked at."""
    return {
        "all": _("Every point"),
        "differ": _("Only where books differ"),
        "silent": _("Only where a book is silent"),
    }[show]


@register.filter
def line_words(line: Line) -> str:
    """Whether the books agree on a point: `3 different answers, 2 books silent`."""
    books = len(line.cells)
    if line.kinds > 1:
        said = ngettext("{count} different answer", "{count} different answers", line.kinds).format(count=line.kinds)
    elif books == line.silent:
        return _("every book is silent") if books > 1 else _("silent")
    elif books - line.silent == 1:
        said = _("1 book answers")
    else:
        agree = books - line.silent
        said = ngettext("the same in {count} book", "the same in {count} books", agree).format(count=agree)
    if line.silent and books > 1:
        silent = ngettext("{count} silent", "{count} silent", line.silent).format(count=line.silent)
        return f"{said}, {silent}"
    return said


@register.simple_tag
def what_is_said(slug: str, point: str) -> SafeString:
    """What the book, or its base, answers to a point (a policy or a number, by its key), each answer with its rule."""
    return _what_is_said(slug, point, language())


@cache
def _what_is_said(slug: str, point: str, lang: str) -> SafeString:
    """Said once for each language: the matrix has hundreds of such cells, and the books do not change meanwhile."""
    book = shelf.book(slug)
    said = answers(book, POLICIES[point]) if point in POLICIES else ()
    shown = render_to_string("library/said.html", {"said": said, "number": number(book, point)})
    return mark_safe(" ".join(shown.split()))


@register.filter
def question_name(question: str) -> str:
    """A question of the rulings: `show order`."""
    return topics.question_title(question, language())
