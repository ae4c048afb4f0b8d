"""What anyone may read: the shelf, a book, a rule."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from trainer.library import reading
from trainer.rulebooks import shelf
from trainer.rulebooks.rulebook import Rulebook
from trainer.scenarios import catalogue


@require_safe
def books(request: HttpRequest) -> HttpResponse:
    """The shelf: houses first, then the books that they extend."""
    standing = [shelf.book(slug) for slug in shelf.slugs()]
    shown = {
        "houses": [book for book in standing if book.base],
        "bases": [book for book in standing if not book.base],
    }
    return render(request, "library/shelf.html", shown)


@require_safe
def book(request: HttpRequest, slug: str) -> HttpResponse:
    """A book: its rules by topic, the points that it settles, and the book that speaks where it is silent."""
    book = _book_or_404(slug)
    shown = {
        "book": book,
        "groups": reading.by_topic(book),
        "provisions": reading.provisions(book),
        "practised": {family.topic for family in catalogue.asked_under(book)},
    }
    return render(request, "library/book.html", shown)


@require_safe
def rule(request: HttpRequest, slug: str, number: str) -> HttpResponse:
    """A rule: what it says, how firmly, what rests on it, and what the other houses answer."""
    book = _book_or_404(slug)
    rule = book.rules.get(number)
    if rule is None:
        raise Http404
    before, after = reading.neighbours(rule)
    shown = {
        "book": book,
        "rule": rule,
        "points": reading.points(rule),
        "figures": reading.figures(rule),
        "practise": reading.topics_to_practise(rule),
        "before": before,
        "after": after,
    }
    return render(request, "library/rule.html", shown)


def _book_or_404(slug: str) -> Rulebook:
    try:
        return shelf.book(slug)
    except KeyError:
        raise Http404 from None
