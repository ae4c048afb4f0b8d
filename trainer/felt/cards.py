"""Cards as they are drawn: a face with a large index, a back, and the odd ones."""

from __future__ import annotations

from functools import cache

from trainer.poker.cards import Card, rank_of, suit_of
from trainer.poker.lying import Lying

WIDE, TALL = 46, 64
_RANK_NAMES = {"T": "10"}
_SUITS = {
    "h": "M12 22C5.5 16 2 12.6 2 8.2A5.2 5.2 0 0 1 12 6a5.2 5.2 0 0 1 10 2.2c0 4.4-3.5 7.8-10 13.8z",
    "d": "M12 1.6 20.4 12 12 22.4 3.6 12z",
    "s": "M12 1.8c4.6 5.6 9 8.2 9 12.4a4.6 4.6 0 0 1-7.9 3.2c.3 1.9 1 3.4 2.2 4.8H8.7c1.2-1.4 1.9-2.9 2.2-4.8"
    "A4.6 4.6 0 0 1 3 14.2C3 10 7.4 7.4 12 1.8z",
    "c": "M12 1.8a4.7 4.7 0 0 1 3.9 7.4 4.7 4.7 0 1 1-2.8 8c.3 2 1 3.6 2.2 5H8.7c1.2-1.4 1.9-3 2.2-5"
    "a4.7 4.7 0 1 1-2.8-8A4.7 4.7 0 0 1 12 1.8z",
}
"""Suit -> its shape in a square of 24 units."""
_PAPER = f'<rect class="felt-paper" width="{WIDE}" height="{TALL}" rx="5"/>'


@cache
def framed(card: Lying) -> tuple[str, str]:
    """The card's markup before and after the place where it lies, as it stands in a transform: `translate(...)`."""
    exposed = " is-exposed" if card.is_exposed else ""
    known = f' data-card="{card.face}"' if card.face else ""
    return f'<g class="felt-card{exposed}"{known} transform="', f'">{_inside(card)}</g>'


def _inside(card: Lying) -> str:
    """The card, `WIDE` by `TALL` units from its upper left corner."""
    if card.odd == "missing" and card.face:
        return _face(card.face, f'<rect class="felt-gap" width="{WIDE}" height="{TALL}" rx="5"/>')
    if card.face:
        return _face(card.face, _PAPER)
    match card.odd:
        case "joker":
            return f'{_PAPER}<path class="felt-joker" d="M19 8l4 10 11 1-8 7 3 11-10-6-10 6 3-11-8-7 11-1z"/>'
        case "other-back":
            return _back("felt-back felt-other")
        case "unknown":
            return f'{_PAPER}<text class="felt-unknown" x="23" y="43">?</text>'
    return _back("felt-back")


def _face(card: Card, paper: str) -> str:
    rank, suit = rank_of(card), suit_of(card)
    name = _RANK_NAMES.get(rank, rank)
    narrow = ' textLength="29" lengthAdjust="spacingAndGlyphs"' if len(name) > 1 else ""
    return (
        f'{paper}<g class="felt-{suit}"><text class="felt-rank" x="19" y="30"{narrow}>{name}</text>'
        f'<path transform="translate(6 33)scale(1.1)" d="{_SUITS[suit]}"/></g>'
    )


def _back(name: str) -> str:
    return (
        f'{_PAPER}<rect class="{name}" x="4" y="4" width="{WIDE - 8}" height="{TALL - 8}" rx="3"/>'
        '<path class="felt-lattice" d="M23 10 38 32 23 54 8 32z"/>'
        '<path class="felt-pip" d="M23 23 29 32 23 41 17 32z"/>'
    )
