"""How a poker hand is said: its category, and by its name, `two pair, kings and fours, ace kicker`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trainer.poker.cards import Card, rank_of, suit_of
from trainer.poker.ranking import Category
from trainer.wording.cards import rank_name, rank_names, suit_name
from trainer.wording.languages import marked, translator
from trainer.wording.places import fill

CATEGORIES = {
    Category.HIGH_CARD: marked("high card"),
    Category.PAIR: marked("pair"),
    Category.TWO_PAIR: marked("two pair"),
    Category.THREE_OF_A_KIND: marked("three of a kind"),
    Category.STRAIGHT: marked("straight"),
    Category.FLUSH: marked("flush"),
    Category.FULL_HOUSE: marked("full house"),
    Category.FOUR_OF_A_KIND: marked("four of a kind"),
    Category.STRAIGHT_FLUSH: marked("straight flush"),
    Category.ROYAL_FLUSH: marked("royal flush"),
}

NAMES = {
    Category.HIGH_CARD: marked("high card {one:rank}, then {kickers:rank}"),
    Category.PAIR: marked("pair of {many:ranks}, kickers {kickers:rank}"),
    Category.TWO_PAIR: marked("two pair, {many:ranks} and {lesser:ranks}, {kickers:rank} kicker"),
    Category.THREE_OF_A_KIND: marked("three of a kind, {many:ranks}, kickers {kickers:rank}"),
    Category.STRAIGHT: marked("straight to the {one:rank}"),
    Category.FLUSH: marked("flush in {suit:suit}, {one:rank} high, then {kickers:rank}"),
    Category.FULL_HOUSE: marked("full house, {many:ranks} full of {lesser:ranks}"),
    Category.FOUR_OF_A_KIND: marked("four of a kind, {many:ranks}, {kickers:rank} kicker"),
    Category.STRAIGHT_FLUSH: marked("straight flush in {suit:suit} to the {one:rank}"),
    Category.ROYAL_FLUSH: marked("royal flush in {suit:suit}"),
}

_KICKERS_FROM = {
    Category.HIGH_CARD: 1,
    Category.FLUSH: 1,
    Category.PAIR: 2,
    Category.THREE_OF_A_KIND: 3,
    Category.TWO_PAIR: 4,
    Category.FOUR_OF_A_KIND: 4,
}
"""Where the kickers begin among five cards in reading order; the other categories have none."""


def category_name(category: str, lang: str) -> str:
    """The category as it is said: `two pair`."""
    return translator(lang).gettext(CATEGORIES[Category(category)])


def hand_name(category: str, cards: Sequence[str], lang: str) -> str:
    """A hand of five cards in reading order as it is said: `two pair, kings and fours, ace kicker`."""
    kind = Category(category)
    ranks = [rank_of(Card(card)) for card in cards]
    kickers = ranks[_KICKERS_FROM.get(kind, len(ranks)) :]
    said: dict[str, Callable[[str], str]] = {
        "one": lambda lang: rank_name(ranks[0], lang),
        "many": lambda lang: rank_names(ranks[0], lang),
        "lesser": lambda lang: rank_names(ranks[-1 if kind is Category.FULL_HOUSE else 2], lang),
        "suit": lambda lang: suit_name(suit_of(Card(cards[0])), lang),
        "kickers": lambda lang: ", ".join([rank_name(rank, lang) for rank in kickers]),
    }
    return fill(translator(lang).gettext(NAMES[kind]), lang, lambda place, lang: said[place.name](lang))
