"""What anyone may read: the shelf, a book, a rule, the books side by side, what covers the rules, the glossary."""

from __future__ import annotations

from django.conf import settings
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from trainer.accounts.speech import language
from trainer.library import audit as matrix
from trainer.library import coverage as covering
from trainer.library import reading
from trainer.library.looking import Look
from trainer.rulebooks import shelf
from trainer.rulebooks.rulebook import Rulebook
from trainer.scenarios import catalogue
from trainer.wording import glossary as words


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
def audit(request: HttpRequest) -> HttpResponse:
    """The books side by side, point by point: by subject, where they differ, where one is silent."""
    look = Look.read(request.GET)
    parts = matrix.matrix(look.books, about=look.subject, show=look.show)
    shown = {
        "look": look,
        "parts": parts,
        "lines": sum(len(part.lines) for part in parts),
        "columns": [shelf.book(slug) for slug in look.books],
    }
    return render(request, "library/audit.html", shown)


@require_safe
def coverage(request: HttpRequest) -> HttpResponse:
    """What covers the rules of the houses, or of one book: rulings, families, case files."""
    slugs = [request.GET["book"]] if request.GET.get("book") else reading.houses()
    tables = [(book, covering.rows(book)) for book in map(_book_or_404, slugs)]
    shown = {
        "tables": [(book, rows, covering.total(rows)) for book, rows in tables],
        "sums": [(book, covering.total(covering.rows(book))) for book in map(shelf.book, shelf.slugs())],
        "chosen": request.GET.get("book", ""),
        "questions": covering.questions(),
    }
    return render(request, "library/coverage.html", shown)


@require_safe
def book(request: HttpRequest, slug: str) -> HttpResponse:
    """A book: its rules by topic, its numbers, the points that it settles, and what it leaves to its base or nobody."""
    book = _book_or_404(slug)
    shown = {
        "book": book,
        "groups": reading.by_topic(book),
        "figures": [name for name in matrix.figure_names() if matrix.number(book, name)],
        "standing": reading.standing(book),
        "silences": [rule for rule in book.rules.values() if rule.silent],
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
        "covering": covering.row(book, number),
        "questions": covering.questions(),
        "before": before,
        "after": after,
    }
    return render(request, "library/rule.html", shown)


@require_safe
def glossary(request: HttpRequest) -> HttpResponse:
    """The terms of the card room in the reader's language, beside those of another: `?beside=de`, else English."""
    lang = language()
    others = [(code, name) for code, name in settings.LANGUAGES if code != lang]
    beside = request.GET.get("beside", "en")
    if beside not in dict(others):
        beside = "" if lang == "en" else "en"
    rows = [(term.words[lang], term.words.get(beside, ""), term.meaning(lang)) for term in words.terms()]
    shown = {
        "rows": sorted(rows, key=lambda row: words.plain(row[0])),
        "beside": beside,
        "others": others,
    }
    return render(request, "library/glossary.html", shown)


def _book_or_404(slug: str) -> Rulebook:
    try:
        return shelf.book(slug)
    except KeyError:
        raise Http404 from None
