"""Cards: a rank and a suit in two characters, `As` is the ace of spades."""

from __future__ import annotations

from typing import NewType

Card = NewType("Card", str)
"""Two characters: a rank of `23456789TJQKA`, then a suit of `cdhs`."""

RANKS = "23456789TJQKA"
SUITS = "cdhs"
DECK: tuple[Card, ...] = tuple(Card(rank + suit) for suit in SUITS for rank in RANKS)
"""The 52 cards, clubs first, twos first: the order in which a new deck lies before the shuffle."""

_KNOWN = frozenset(DECK)


def parse_card(text: str) -> Card:
    """The card that `text` names; ValueError for anything else, other letter case included."""
    if text not in _KNOWN:
        raise ValueError(f"{text!r} is not a card: a rank of {RANKS}, then a suit of {SUITS}")
    return Card(text)


def rank_of(card: Card) -> str:
    """The card's rank, one character of `RANKS`."""
    return card[0]


def suit_of(card: Card) -> str:
    """The card's suit, one character of `SUITS`."""
    return card[1]
