"""Cases: the words that a catalogue must hold in a grammatical case, because a translation asks for them.

A translator writes `{card:card@gen}`; the next `manage.py gather` then asks for `king`, `spades` and so on in `gen`, as
entries with that context. A catalogue holds no case that nothing asks for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import polib

from trainer.library.gathering import Found, Key, Texts
from trainer.wording import cards, hands, terms
from trainer.wording.figures import TERMS
from trainer.wording.phrases import kind_of
from trainer.wording.places import places

CASES = {
    "nom": "the form in which words stand in the catalogue, within a text that is itself in a case",
    "gen": "genitive",
    "dat": "dative",
    "acc": "accusative",
    "ins": "instrumental: with",
    "loc": "locative: in, on, at",
    "abl": "ablative: from",
    "all": "allative: to",
}
"""The cases that a place may ask for."""


def _plain(texts: Iterable[str]) -> list[Key]:
    return [Key("", text, "") for text in dict.fromkeys(texts)]


_SEATS = [Key("", "seat {seats}", "seats {seats}")]
_RANK = [Key("one card", text, "") for text in cards.ONE.values()]
_RANKS = [Key("several cards", text, "") for text in cards.MANY.values()]
_SUIT = _plain(cards.SUITS.values())
_POT = _plain(["the pot", "main pot", "side pot {number}"])
WORDS: dict[str, list[Key]] = {
    "seat": _SEATS,
    "seats": _SEATS,
    "dealt": _SEATS,
    "rank": _RANK,
    "ranks": _RANKS,
    "suit": _SUIT,
    "card": [*_plain([cards.CARD]), *_RANK, *_SUIT],
    "category": _plain(hands.CATEGORIES.values()),
    "hand": [*_plain(hands.NAMES.values()), *_RANK, *_RANKS, *_SUIT],
    "pot": _POT,
    "pots": _POT,
    "term": _plain(TERMS.values()),
    "street": _plain(TERMS[street] for street in ("preflop", "flop", "turn", "river")),
    "ordinal": _plain(terms.ORDINALS),
    "play": _plain(terms.PLAYS.values()),
    "structure": _plain(terms.STRUCTURES.values()),
}
"""Kind of place -> the words that it says, as the catalogue knows them. A kind without words has no case."""


def cased(entries: Iterable[polib.POEntry]) -> Texts:
    """The words in the cases that the translations ask for."""
    found: Texts = {}
    for entry in entries:
        for kind, case in asked(entry):
            for word in WORDS.get(kind, ()):
                context = f"{word.context}@{case}" if word.context else case
                note = f"{CASES.get(case, case)} of a {kind}"
                found.setdefault(Key(context, word.text, word.plural), Found()).notes[note] = None
    return {key: found[key] for key in sorted(found)}


def asked(entry: polib.POEntry) -> Iterator[tuple[str, str]]:
    """The kinds and cases for which a translation asks."""
    english = entry.msgid_plural or entry.msgid
    for said in (entry.msgstr, *entry.msgstr_plural.values()):
        if "@" in said:
            for place in places(said):
                if place.case and place.case != "nom":
                    yield kind_of(place, english), place.case
