"""How cards, suits and ranks are said and written."""

from __future__ import annotations

from collections.abc import Iterable

from trainer.poker.cards import Card, rank_of, suit_of
from trainer.wording.languages import marked, translator

SUIT_SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}

_SUITS = {"c": marked("clubs"), "d": marked("diamonds"), "h": marked("hearts"), "s": marked("spades")}
_ONE = {
    "2": marked("two"), "3": marked("three"), "4": marked("four"), "5": marked("five"), "6": marked("six"),
    "7": marked("seven"), "8": marked("eight"), "9": marked("nine"), "T": marked("ten"), "J": marked("jack"),
    "Q": marked("queen"), "K": marked("king"), "A": marked("ace"),
}  # fmt: skip
_MANY = {
    "2": marked("twos"), "3": marked("threes"), "4": marked("fours"), "5": marked("fives"), "6": marked("sixes"),
    "7": marked("sevens"), "8": marked("eights"), "9": marked("nines"), "T": marked("tens"), "J": marked("jacks"),
    "Q": marked("queens"), "K": marked("kings"), "A": marked("aces"),
}  # fmt: skip


def sign(card: str) -> str:
    """A card as it is printed, the same in every language: `10♠`."""
    rank = rank_of(Card(card))
    return ("10" if rank == "T" else rank) + SUIT_SIGNS[suit_of(Card(card))]


def signs(cards: Iterable[str]) -> str:
    """Several cards as they are printed, side by side: `K♠ K♦ 4♠`."""
    return " ".join([sign(card) for card in cards])


def rank_name(rank: str, lang: str) -> str:
    """One card's rank as it is said: `king`."""
    return translator(lang).pgettext("one card", _ONE[rank])


def rank_names(rank: str, lang: str) -> str:
    """Several cards' common rank as it is said: `kings`."""
    return translator(lang).pgettext("several cards", _MANY[rank])


def suit_name(suit: str, lang: str) -> str:
    """A suit as it is said: `spades`."""
    return translator(lang).gettext(_SUITS[suit])


def card_name(card: str, lang: str) -> str:
    """A card as it is said: `king of spades`."""
    return (
        translator(lang)
        .gettext("{rank} of {suit}")
        .format(rank=rank_name(rank_of(Card(card)), lang), suit=suit_name(suit_of(Card(card)), lang))
    )
