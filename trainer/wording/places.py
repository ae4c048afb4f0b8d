"""Places: where figures stand in a sentence, such as `{amount}`, `{who:seats}` or `{who:seats@gen}`.

A place names a figure, may say what kind of figure it is, and may ask for a grammatical case and for an article:
`{the seat}`. Cases and articles are for the translations: English has no cases, and its article stands in the text.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from string import Formatter
from typing import NamedTuple

from trainer.wording.articles import with_article
from trainer.wording.languages import in_case


class Place(NamedTuple):
    """A place in a sentence; kind, case and article are "" where it does not name them."""

    name: str
    kind: str
    case: str
    article: str = ""


@cache
def parts(text: str) -> tuple[tuple[str, Place | None], ...]:
    """The text's pieces in order, each with the place after it (None at the end). ValueError for a stray brace."""
    found: list[tuple[str, Place | None]] = []
    for literal, field, spec, _ in Formatter().parse(text):
        named, _, early = (field or "").partition("@")
        article, _, name = named.rpartition(" ")
        kind, _, case = (spec or "").partition("@")
        found.append((literal, Place(name, kind, case or early, article) if field is not None else None))
    return tuple(found)


def places(text: str) -> tuple[Place, ...]:
    """The places in the text, in order."""
    return tuple(place for _, place in parts(text) if place)


def fill(text: str, lang: str, speak: Callable[[Place, str], str]) -> str:
    """The text with `speak(place, lang)` in each of its places, `lang` being in the place's case."""
    said: list[str] = []
    for literal, place in parts(text):
        said.append(literal)
        if place:
            said.append(with_article(speak(place, in_case(lang, place.case)), place.article, lang))
    return "".join(said)
