"""Phrases: a sentence with places such as `{seats:seats}` or `{amount}`, filled with figures in a language.

A place is `{name:kind}`. Without a kind the name decides, as it does in a step's sentence (`figures.FIGURES`); a name
that no step knows is written as it is. A phrase is thereby told apart from code: authors of families write phrases.
"""

from __future__ import annotations

from collections.abc import Mapping
from string import Formatter
from typing import cast

from trainer.assessment.message import Param
from trainer.rulebooks import shelf
from trainer.rulings.ruling import Decision
from trainer.rulings.steps import Act
from trainer.wording import terms
from trainer.wording.cards import card_name, rank_name, rank_names, sign, signs, suit_name
from trainer.wording.figures import FIGURES, Speak, seats_named, sum_named
from trainer.wording.hands import category_name, hand_name
from trainer.wording.languages import listed, number, translator


def phrase(text: str, params: Mapping[str, Param], lang: str) -> str:
    """The English `text` in `lang`, its places filled and its first letter raised.

    KeyError for a place that the params do not fill, for an unknown kind and for an unknown language.
    """
    parts = []
    for literal, name, kind, _ in Formatter().parse(translator(lang).gettext(text)):
        parts.append(literal)
        if name is not None:
            parts.append(_speak(name, kind or "")(params[name], lang))
    said = "".join(parts)
    return said[:1].upper() + said[1:]


def _speak(name: str, kind: str) -> Speak:
    return KINDS[kind] if kind else FIGURES.get(name, _word)


# ---- one figure --------------------------------------------------------------------------------------


def _word(value: Param, lang: str) -> str:
    return listed([str(item) for item in value], lang) if isinstance(value, tuple) else str(value)


def _amount(value: Param, lang: str) -> str:
    return number(cast("int", value), lang)


def _seat(value: Param, lang: str) -> str:
    return seats_named((cast("int", value),), lang)


def _card(value: Param, lang: str) -> str:
    return card_name(cast("str", value), lang)


def _sign(value: Param, lang: str) -> str:
    return sign(cast("str", value))


def _rank(value: Param, lang: str) -> str:
    return rank_name(cast("str", value), lang)


def _ranks(value: Param, lang: str) -> str:
    return rank_names(cast("str", value), lang)


def _suit(value: Param, lang: str) -> str:
    return suit_name(cast("str", value), lang)


def _category(value: Param, lang: str) -> str:
    return category_name(cast("str", value), lang)


def _hand(value: Param, lang: str) -> str:
    category, *cards = cast("tuple[str, ...]", value)
    return hand_name(category, cards, lang)


def _street(value: Param, lang: str) -> str:
    return FIGURES["street"](value, lang)


def _on_street(value: Param, lang: str) -> str:
    return translator(lang).gettext(terms.ON_STREETS[cast("str", value)])


def _pot(value: Param, lang: str) -> str:
    return FIGURES["pot"](value, lang)


def _ordinal(value: Param, lang: str) -> str:
    return translator(lang).gettext(terms.ORDINALS[cast("int", value) - 1])


def _play(value: Param, lang: str) -> str:
    return translator(lang).gettext(terms.PLAYS[cast("str", value)])


def _structure(value: Param, lang: str) -> str:
    return translator(lang).gettext(terms.STRUCTURES[cast("str", value)])


def _book(value: Param, lang: str) -> str:
    title = shelf.book(cast("str", value)).title
    return title.get(lang, title["en"])


def _decision(value: Param, lang: str) -> str:
    return _lowered(terms.DECISIONS[Decision(cast("str", value))], lang)


def _act(value: Param, lang: str) -> str:
    return _lowered(terms.ACTS[Act(cast("str", value))], lang)


def _lowered(text: str, lang: str) -> str:
    said = translator(lang).gettext(text)
    return said[:1].lower() + said[1:]


# ---- several -----------------------------------------------------------------------------------------


def _seats(value: Param, lang: str) -> str:
    return seats_named(cast("tuple[int, ...]", value), lang)


def _amounts(value: Param, lang: str) -> str:
    return listed([number(amount, lang) for amount in cast("tuple[int, ...]", value)], lang)


def _sum(value: Param, lang: str) -> str:
    return sum_named(cast("tuple[int, ...]", value), lang)


def _cards(value: Param, lang: str) -> str:
    return signs(cast("tuple[str, ...]", value))


def _dealt(value: Param, lang: str) -> str:
    """Seat numbers, each with the cards that follow it: `seat 1 A♠ K♦; seat 4 9♣`."""
    parts: list[str] = []
    for word in cast("tuple[str, ...]", value):
        if word.isdigit():
            parts.append(seats_named((int(word),), lang))
        else:
            parts[-1:] = [f"{parts[-1]} {_sign(word, lang)}" if parts else _sign(word, lang)]
    return "; ".join(parts)


def _pots(value: Param, lang: str) -> str:
    return listed([_pot(pot, lang) for pot in cast("tuple[int, ...]", value)], lang)


KINDS: dict[str, Speak] = {
    "act": _act,  # an Act's code: `burn one card`
    "amount": _amount,  # 12500: `12,500`
    "amounts": _amounts,  # (100, 200): `100 and 200`
    "book": _book,  # a book's slug: its title
    "card": _card,  # "Ks": `king of spades`
    "cards": _cards,  # ("Ks", "4d"): `K♠ 4♦`
    "category": _category,  # "two-pair": `two pair`
    "count": _amount,  # 3: `3`
    "dealt": _dealt,  # ("1", "As", "4", "9c"): `seat 1 A♠; seat 4 9♣`
    "decision": _decision,  # a Decision's code: `misdeal`
    "hand": _hand,  # ("pair", "Ks", "Kd", "As", "9c", "4d"): `pair of kings, kickers ace, nine, four`
    "numbers": _word,  # (1, 4, 6): `1, 4 and 6`
    "on": _on_street,  # "flop": `on the flop`; "preflop": `before the flop`
    "ordinal": _ordinal,  # 2: `second`
    "play": _play,  # "cash": `cash game`
    "pot": _pot,  # 0: `main pot`; 1: `side pot 1`
    "pots": _pots,  # (0, 1): `main pot and side pot 1`
    "rank": _rank,  # "K": `king`
    "ranks": _ranks,  # "K": `kings`
    "seat": _seat,  # 4: `seat 4`
    "seats": _seats,  # (1, 4): `seats 1 and 4`
    "sign": _sign,  # "Ks": `K♠`
    "street": _street,  # "flop": `flop`
    "structure": _structure,  # "no-limit": `no-limit`
    "suit": _suit,  # "s": `spades`
    "sum": _sum,  # (100, 100, 50): `2 × 100 + 50 = 250`
    "word": _word,  # as it stands
}
"""Every kind of place, by its word."""
