"""Places: where figures stand in a sentence, such as `{amount}`, `{who:seats}` or `{who:seats@gen}`.

A place names a figure, may say what kind of figure it is, and may ask for a grammatical case. The cases are for the
translations: English has none.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from string import Formatter
from typing import NamedTuple

from trainer.wording.languages import in_case


class Place(NamedTuple):
    """A place in a sentence; kind and case are "" where it does not name them."""

    name: str
    kind: str
    case: str


@cache
def parts(text: str) -> tuple[tuple[str, Place | None], ...]:
    """The text's pieces in order, each with the place after it (None at the end). ValueError for a stray brace."""
    found: list[tuple[str, Place | None]] = []
    for literal, field, spec, _ in Formatter().parse(text):
        name, _, early = (field or "").partition("@")
        kind, _, case = (spec or "").partition("@")
        found.append((literal, Place(name, kind, case or early) if field is not None else None))
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
            said.append(speak(place, in_case(lang, place.case)))
    return "".join(said)
