"""Figures: how the figures of a sentence are said, kind by kind: seats, amounts, cards, words of the document."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from trainer.assessment.message import Param
from trainer.rulebooks import shelf
from trainer.rulings.ruling import Decision
from trainer.rulings.steps import Act
from trainer.wording import terms
from trainer.wording.cards import card_name, rank_name, rank_names, sign, signs, suit_name
from trainer.wording.hands import category_name, hand_name
from trainer.wording.languages import apart, listed, marked, number, thousands, translator, within
from trainer.wording.policies import answer_said, point_text
from trainer.wording.rules import told

Speak = Callable[[Param, str], str]
"""A figure and a language -> how it is said."""


def seats_named(seats: Sequence[int], lang: str) -> str:
    """One seat or several: `seat 4`, `seats 1, 4 and 6`."""
    text = translator(lang).ngettext("seat {seats}", "seats {seats}", len(seats))
    return text.format(seats=listed(seat_numbers(seats, lang), lang))


def seat_numbers(seats: Sequence[int], lang: str) -> list[str]:
    """The seats' numbers as they are written: some languages put a dot after each."""
    text = translator(lang).pgettext("the number of a seat", "{number}")
    return [text.format(number=seat) for seat in seats]


def percent_said(value: Param, lang: str) -> str:
    """A share of a hundred as the language writes it: `40%`, `2.5%`."""
    return translator(lang).pgettext("a share of a hundred", "{number}%").format(number=_decimal(value, lang))


def sum_named(parts: Sequence[int], lang: str) -> str:
    """The addition as a dealer writes it, alike parts together: `3 × 1,000 + 155 = 3,155`; one part is its own sum."""
    counted: dict[int, int] = {}
    for part in parts:
        counted[part] = counted.get(part, 0) + 1
    terms = [number(part, lang) if count == 1 else f"{count} × {number(part, lang)}" for part, count in counted.items()]
    return terms[0] if len(parts) == 1 else f"{' + '.join(terms)} = {number(sum(parts), lang)}"


TERMS: dict[str, str] = {
    "preflop": marked("first round"),
    "flop": marked("flop"),
    "turn": marked("turn"),
    "river": marked("river"),
    "deal": marked("deal"),
    "joker": marked("a joker"),
    "other-back": marked("a card with another back"),
    "seat": marked("in a hand"),
    "board": marked("on the board"),
    "stub": marked("in the stub"),
    "muck": marked("the muck"),
    "hand": marked("another hand"),
    "player": marked("the player"),
    "dealer": marked("the dealer"),
    "first-card": marked("before the first card"),
    "last-card": marked("before the last card"),
    "later": marked("after the last card"),
}
"""The words of the document that a step may carry."""


# ---- one figure --------------------------------------------------------------------------------------


def _word(value: Param, lang: str) -> str:
    return listed([str(item) for item in value], lang) if isinstance(value, tuple) else str(value)


def _amount(value: Param, lang: str) -> str:
    return number(cast("int", value), lang)


def _decimal(value: Param, lang: str) -> str:
    """A number in decimal notation, as the language writes it."""
    whole, _, fraction = str(value).partition(".")
    mark = "." if thousands(lang) == "," else ","
    return number(int(whole), lang) + (f"{mark}{fraction}" if fraction else "")


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


def _term(value: Param, lang: str) -> str:
    return translator(lang).gettext(TERMS[cast("str", value)])


def _on_street(value: Param, lang: str) -> str:
    return translator(lang).gettext(terms.ON_STREETS[cast("str", value)])


def _pot(value: Param, lang: str) -> str:
    """Pots are told from 0, the main pot; the one that stands alone is `only`."""
    say = translator(lang)
    if value == "only":
        return say.gettext("the pot")
    return say.gettext("main pot") if value == 0 else say.gettext("side pot {number}").format(number=value)


def _ordinal(value: Param, lang: str) -> str:
    return translator(lang).gettext(terms.ORDINALS[cast("int", value) - 1])


def _play(value: Param, lang: str) -> str:
    return translator(lang).gettext(terms.PLAYS[cast("str", value)])


def _structure(value: Param, lang: str) -> str:
    return translator(lang).gettext(terms.STRUCTURES[cast("str", value)])


def _book(value: Param, lang: str) -> str:
    return told(shelf.book(cast("str", value)).title, lang)


def _decision(value: Param, lang: str) -> str:
    return within(translator(lang).gettext(terms.DECISIONS[Decision(cast("str", value))]), lang)


def _act(value: Param, lang: str) -> str:
    return within(translator(lang).gettext(terms.ACTS[Act(cast("str", value))]), lang)


def _point(value: Param, lang: str) -> str:
    return point_text(cast("str", value), lang)


def _answer(value: Param, lang: str) -> str:
    return within(answer_said(cast("str", value), lang), lang)


# ---- several -----------------------------------------------------------------------------------------


def _seats(value: Param, lang: str) -> str:
    return seats_named(cast("tuple[int, ...]", value), lang)


def _amounts(value: Param, lang: str) -> str:
    return listed([number(amount, lang) for amount in cast("tuple[int, ...]", value)], lang)


def _sum(value: Param, lang: str) -> str:
    return sum_named(cast("tuple[int, ...]", value), lang)


def _addition(value: Param, lang: str) -> str:
    """An addition of unlike things: alike numbers stay apart."""
    parts = cast("tuple[int, ...]", value)
    return f"{' + '.join([number(part, lang) for part in parts])} = {number(sum(parts), lang)}"


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
    return apart(parts, lang)


def _pots(value: Param, lang: str) -> str:
    return listed([_pot(pot, lang) for pot in cast("tuple[int, ...]", value)], lang)


KINDS: dict[str, Speak] = {
    "act": _act,  # an Act's code: `burn one card`
    "addition": _addition,  # (4, 4, 5): `4 + 4 + 5 = 13`
    "amount": _amount,  # 12500: `12,500`
    "amounts": _amounts,  # (100, 200): `100 and 200`
    "answer": _answer,  # "pot-award/dealer": `the dealer`
    "book": _book,  # a book's slug: its title
    "card": _card,  # "Ks": `king of spades`
    "cards": _cards,  # ("Ks", "4d"): `K♠ 4♦`
    "category": _category,  # "two-pair": `two pair`
    "count": _amount,  # 3: `3`
    "dealt": _dealt,  # ("1", "As", "4", "9c"): `seat 1 A♠; seat 4 9♣`
    "decimal": _decimal,  # "1250.5": `1,250.5`
    "decision": _decision,  # a Decision's code: `misdeal`
    "hand": _hand,  # ("pair", "Ks", "Kd", "As", "9c", "4d"): `pair of kings, kickers ace, nine, four`
    "numbers": _word,  # (1, 4, 6): `1, 4 and 6`
    "on": _on_street,  # "flop": `on the flop`; "preflop": `before the flop`
    "ordinal": _ordinal,  # 2: `second`
    "percent": percent_said,  # "2.5": `2.5%`
    "play": _play,  # "cash": `cash game`
    "point": _point,  # "pot-award": `who pushes the pot`
    "pot": _pot,  # 0: `main pot`; 1: `side pot 1`
    "pots": _pots,  # (0, 1): `main pot and side pot 1`
    "rank": _rank,  # "K": `king`
    "ranks": _ranks,  # "K": `kings`
    "seat": _seat,  # 4: `seat 4`
    "seats": _seats,  # (1, 4): `seats 1 and 4`
    "sign": _sign,  # "Ks": `K♠`
    "street": _term,  # "flop": `flop`
    "structure": _structure,  # "no-limit": `no-limit`
    "suit": _suit,  # "s": `spades`
    "sum": _sum,  # (100, 100, 50): `2 × 100 + 50 = 250`
    "term": _term,  # "muck": `the muck`
    "word": _word,  # as it stands
}
"""Every kind of place, by its word."""

FIGURES: dict[str, str] = {
    "above": "amount",
    "acting": "word",
    "actions": "word",
    "all_in": "seats",
    "amount": "amount",
    "amounts": "amounts",
    "answer": "answer",
    "asker": "word",
    "back_at": "term",
    "base": "book",
    "below": "rank",
    "beyond": "amount",
    "blind": "amount",
    "burned": "word",
    "by": "term",
    "cap": "amount",
    "card": "card",
    "category": "category",
    "chip": "amount",
    "chips": "word",
    "count": "word",
    "counts": "numbers",
    "dead": "amount",
    "dealt": "dealt",
    "due": "term",
    "during": "term",
    "earlier": "amount",
    "exact": "decimal",
    "first": "word",
    "five": "cards",
    "hand": "hand",
    "least": "amount",
    "lesser": "category",
    "level": "amount",
    "live": "amount",
    "matched": "amount",
    "most": "amount",
    "nth": "word",
    "parts": "sum",
    "percent": "decimal",
    "place": "word",
    "players": "word",
    "point": "point",
    "pot": "pot",
    "price": "amount",
    "rake": "amount",
    "rank": "rank",
    "seat": "word",
    "seats": "seats",
    "share": "amount",
    "should": "word",
    "step": "amount",
    "street": "street",
    "structure": "structure",
    "target": "word",
    "to": "word",
    "total": "amount",
    "touched": "term",
    "was": "word",
    "what": "term",
    "where": "term",
}
"""The kind of each figure of a step, by its name: a name means the same in every step."""
