"""How the figures of a step are said: seats, amounts, cards, words of the document."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

from trainer.rulings.ruling import Param
from trainer.wording.cards import card_name, rank_name, signs
from trainer.wording.hands import category_name
from trainer.wording.languages import listed, marked, number, translator
from trainer.wording.policies import answer_said, point_text

Speak = Callable[[Param, str], str]
"""A figure and a language -> how it is said."""


def seats_named(seats: Sequence[int], lang: str) -> str:
    """One seat or several: `seat 4`, `seats 1, 4 and 6`."""
    say = translator(lang)
    one, many = say.gettext("seat {seats}"), say.gettext("seats {seats}")
    return (one if len(seats) == 1 else many).format(seats=listed([str(seat) for seat in seats], lang))


def sum_named(parts: Sequence[int], lang: str) -> str:
    """The addition as a dealer writes it, alike parts together: `3 × 1,000 + 155 = 3,155`; one part is its own sum."""
    counted: dict[int, int] = {}
    for part in parts:
        counted[part] = counted.get(part, 0) + 1
    terms = [number(part, lang) if count == 1 else f"{count} × {number(part, lang)}" for part, count in counted.items()]
    return terms[0] if len(parts) == 1 else f"{' + '.join(terms)} = {number(sum(parts), lang)}"


_WORDS = {
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
    "no-limit": marked("no limit"),
    "pot-limit": marked("pot limit"),
    "fixed-limit": marked("fixed limit"),
}
"""The words of the document that a step may carry."""


def _plain(value: Param, lang: str) -> str:
    return str(value)


def _amount(value: Param, lang: str) -> str:
    return number(cast("int", value), lang)


def _seat_list(value: Param, lang: str) -> str:
    return seats_named(cast("tuple[int, ...]", value), lang)


def _sum(value: Param, lang: str) -> str:
    return sum_named(cast("tuple[int, ...]", value), lang)


def _amounts(value: Param, lang: str) -> str:
    return listed([number(amount, lang) for amount in cast("tuple[int, ...]", value)], lang)


def _cards(value: Param, lang: str) -> str:
    return signs(cast("tuple[str, ...]", value))


def _card(value: Param, lang: str) -> str:
    return card_name(cast("str", value), lang)


def _category(value: Param, lang: str) -> str:
    return category_name(cast("str", value), lang)


def _rank(value: Param, lang: str) -> str:
    return rank_name(cast("str", value), lang)


def _word(value: Param, lang: str) -> str:
    return translator(lang).gettext(_WORDS[cast("str", value)])


def _numbers(value: Param, lang: str) -> str:
    return listed([str(count) for count in cast("tuple[int, ...]", value)], lang)


def _pot(value: Param, lang: str) -> str:
    """Pots are told from 0, the main pot; the one that stands alone is `only`."""
    say = translator(lang)
    if value == "only":
        return say.gettext("the pot")
    return say.gettext("main pot") if value == 0 else say.gettext("side pot {number}").format(number=value)


def _point(value: Param, lang: str) -> str:
    return point_text(cast("str", value), lang)


def _answer(value: Param, lang: str) -> str:
    said = answer_said(cast("str", value), lang)
    return said[:1].lower() + said[1:]


FIGURES: dict[str, Speak] = {
    "above": _amount,
    "acting": _plain,
    "actions": _plain,
    "all_in": _seat_list,
    "amount": _amount,
    "amounts": _amounts,
    "answer": _answer,
    "asker": _plain,
    "back_at": _word,
    "below": _rank,
    "beyond": _amount,
    "blind": _amount,
    "burned": _plain,
    "by": _word,
    "cap": _amount,
    "card": _card,
    "category": _category,
    "chip": _amount,
    "chips": _plain,
    "count": _plain,
    "counts": _numbers,
    "dead": _amount,
    "due": _word,
    "during": _word,
    "earlier": _amount,
    "first": _plain,
    "five": _cards,
    "least": _amount,
    "lesser": _category,
    "level": _amount,
    "live": _amount,
    "matched": _amount,
    "most": _amount,
    "nth": _plain,
    "parts": _sum,
    "percent": _plain,
    "place": _plain,
    "players": _plain,
    "point": _point,
    "pot": _pot,
    "price": _amount,
    "rake": _amount,
    "rank": _rank,
    "seat": _plain,
    "seats": _seat_list,
    "share": _amount,
    "should": _plain,
    "step": _amount,
    "street": _word,
    "structure": _word,
    "target": _plain,
    "to": _plain,
    "total": _amount,
    "touched": _word,
    "was": _plain,
    "what": _word,
    "where": _word,
}
"""How each figure of a step is said, by its name: a name means the same in every step."""
