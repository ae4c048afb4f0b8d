"""Pieces: small parts of the drawing that are used all over it: a card that lies, a sign, a disc, a word on a tab."""

from __future__ import annotations

from functools import lru_cache
from html import escape

from trainer.felt.cards import framed
from trainer.poker.lying import Lying


def fitted(text: str, free: int, width: int) -> str:
    """Attributes that press a text longer than `free` characters into `width` units, whatever the font."""
    return pressed(width) if len(text) > free else ""


def pressed(width: int) -> str:
    """Attributes that press a text into so many units; none for 0."""
    return f' textLength="{width}" lengthAdjust="spacingAndGlyphs"' if width else ""


def lying_card(card: Lying, where: str) -> str:
    """A card that lies where the transform says."""
    before, after = framed(card)
    return f"{before}{where}{after}"


@lru_cache(maxsize=256)
def tab(word: str, y: int) -> str:
    """A word on a small tab."""
    wide = min(24 + 10 * len(word), 144)
    return (
        f'<g class="felt-note"><rect x="{-wide // 2}" y="{y}" width="{wide}" height="24" rx="12"/>'
        f'<text y="{y + 18}"{fitted(word, 12, 124)}>{escape(word)}</text></g>'
    )


def disc(name: str, seat: int, text: str, x: int, y: int) -> str:
    """A disc with a letter or two, that belongs to a seat."""
    return (
        f'<g class="{name}" data-seat="{seat}" transform="translate({x} {y})">'
        f'<circle r="15"/><text y="7"{fitted(text, 2, 26)}>{escape(text)}</text></g>'
    )


def sign(x: int, y: int) -> str:
    """The sign that an incident is about this place."""
    return f'<g class="felt-mark" transform="translate({x} {y})"><path d="M0-15 15 11H-15z"/><text y="9">!</text></g>'
