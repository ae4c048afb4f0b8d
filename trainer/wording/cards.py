"""How cards, suits and ranks are said and written."""

from __future__ import annotations

from collections.abc import Iterable

from trainer.poker.cards import Card, rank_of, suit_of
from trainer.wording.languages import marked, translator
from trainer.wording.places import fill

SUIT_SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}

SUITS = {"c": marked("clubs"), "d": marked("diamonds"), "h": marked("hearts"), "s": marked("spades")}
ONE = {
    "2": marked("two", "one card"),
    "3": marked("three", "one card"),
    "4": marked("four", "one card"),
    "5": marked("five", "one card"),
    "6": marked("six", "one card"),
    "7": marked("seven", "one card"),
    "8": marked("eight", "one card"),
    "9": marked("nine", "one card"),
    "T": marked("ten", "one card"),
    "J": marked("jack", "one card"),
    "Q": marked("queen", "one card"),
    "K": marked("king", "one card"),
    "A": marked("ace", "one card"),
}
MANY = {
    "2": marked("twos", "several cards"),
    "3": marked("threes", "several cards"),
    "4": marked("fours", "several cards"),
    "5": marked("fives", "several cards"),
    "6": marked("sixes", "several cards"),
    "7": marked("sevens", "several cards"),
    "8": marked("eights", "several cards"),
    "9": marked("nines", "several cards"),
    "T": marked("tens", "several cards"),
    "J": marked("jacks", "several cards"),
    "Q": marked("queens", "several cards"),
    "K": marked("kings", "several cards"),
    "A": marked("aces", "several cards"),
}

CARD = marked("{rank:rank} of {suit:suit}")


def sign(card: str) -> str:
    """A card as it is printed, the same in every language: `10♠`."""
    rank = rank_of(Card(card))
    return ("10" if rank == "T" else rank) + SUIT_SIGNS[suit_of(Card(card))]


def signs(cards: Iterable[str]) -> str:
    """Several cards as they are printed, side by side: `K♠ K♦ 4♠`."""
    return " ".join([sign(card) for card in cards])


def rank_name(rank: str, lang: str) -> str:
    """One card's rank as it is said: `king`."""
    return translator(lang).pgettext("one card", ONE[rank])


def rank_names(rank: str, lang: str) -> str:
    """Several cards' common rank as it is said: `kings`."""
    return translator(lang).pgettext("several cards", MANY[rank])


def suit_name(suit: str, lang: str) -> str:
    """A suit as it is said: `spades`."""
    return translator(lang).gettext(SUITS[suit])


def card_name(card: str, lang: str) -> str:
    """A card as it is said: `king of spades`."""
    rank, suit = rank_of(Card(card)), suit_of(Card(card))
    said = {"rank": lambda lang: rank_name(rank, lang), "suit": lambda lang: suit_name(suit, lang)}
    return fill(translator(lang).gettext(CARD), lang, lambda place, lang: said[place.name](lang))
