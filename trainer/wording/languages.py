"""The languages in which the trainer speaks, and the translator of each: English is the text in the code itself.

A language may carry a grammatical case, `pl@gen`: every word that the catalogue has in that case is then said so.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

import polib

NAMES = {"en": "English", "pl": "Polski", "de": "Deutsch", "el": "Ελληνικά", "hu": "Magyar"}
"""Every language that has a catalogue, by its code, as it calls itself; English, which needs none, comes first."""
LANGUAGES: tuple[str, ...] = ("en", "pl", "de", "el", "hu")
"""The languages that are offered: those whose catalogues are whole. The tests hold them to it."""
CATALOGUES = Path(__file__).parent / "locale"
_SMALL_GERMAN = frozenset({
    "ab", "am", "an", "auf", "aus", "bei", "bis", "das", "dass", "dem", "den", "der", "des", "die", "ein", "eine",
    "einem", "einen", "einer", "es", "für", "im", "in", "jede", "jeder", "jedes", "kein", "keine", "mit", "nach",
    "nur", "ob", "oder", "ohne", "über", "um", "und", "unter", "vom", "von", "vor", "wann", "was", "welche",
    "welcher", "welches", "wem", "wen", "wenn", "wer", "wessen", "wie", "wo", "wohin", "womit", "worauf", "wozu",
    "zu", "zum", "zur",
})  # fmt: skip
_THOUSANDS = {"en": ",", "pl": "\u202f", "de": ".", "el": ".", "hu": "\u202f"}


@cache
def translator(lang: str, domain: str = "wording") -> NullTranslations:
    """What turns an English text into `lang`; KeyError for a language that the trainer does not know.

    The domain is `wording`, or `rules` for the texts of the books, which are many and only read when one is wanted.
    """
    language, _, case = lang.partition("@")
    if language not in NAMES:
        raise KeyError(lang)
    if language == "en":
        return NullTranslations()
    if case:
        return _InCase(translator(language, domain), case)
    return _catalogue(CATALOGUES / language / "LC_MESSAGES" / f"{domain}.po")


class _InCase(NullTranslations):
    """A language's words in a grammatical case where the catalogue has them so, and otherwise as they stand."""

    def __init__(self, plain: NullTranslations, case: str) -> None:
        super().__init__()
        self.plain, self.case = plain, case

    def gettext(self, message: str) -> str:
        said = self.plain.pgettext(self.case, message)
        return said if said != message else self.plain.gettext(message)

    def pgettext(self, context: str, message: str) -> str:
        said = self.plain.pgettext(f"{context}@{self.case}", message)
        return said if said != message else self.plain.pgettext(context, message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        said = self.plain.npgettext(self.case, msgid1, msgid2, n)
        return said if said not in (msgid1, msgid2) else self.plain.ngettext(msgid1, msgid2, n)


def _catalogue(path: Path) -> NullTranslations:
    """The catalogue as it was compiled, or compiled now where that is missing or older than the texts."""
    compiled = path.with_suffix(".mo")
    if compiled.exists() and compiled.stat().st_mtime >= path.stat().st_mtime:
        with compiled.open("rb") as file:
            return GNUTranslations(file)
    return GNUTranslations(io.BytesIO(polib.pofile(str(path)).to_binary()))


def marked(text: str, context: str = "") -> str:
    """The text itself: marks it, for those who gather texts for translation, where it is kept and not yet said.

    The context is the one in which it will be said (`pgettext`); most have none.
    """
    return text


def plural(one: str, many: str) -> tuple[str, str]:
    """The two texts themselves, what is said of one and what of many: marks them as `marked` does."""
    return one, many


def in_case(lang: str, case: str) -> str:
    """The language in that grammatical case; as it is for no case, and in none for `nom`."""
    if not case:
        return lang
    plain = lang.partition("@")[0]
    return plain if case == "nom" else f"{plain}@{case}"


def listed(items: Sequence[str], lang: str) -> str:
    """Several items in one breath: `1, 4 and 6`."""
    if len(items) < 2:
        return "".join(items)
    return translator(lang).gettext("{items} and {last}").format(items=", ".join(items[:-1]), last=items[-1])


def thousands(lang: str) -> str:
    """What stands between a number's thousands."""
    return _THOUSANDS[lang.partition("@")[0]]


def apart(items: Sequence[str], lang: str) -> str:
    """Several items that hold commas themselves: `1. seat 4; 2. seat 6`. (A Greek semicolon would ask.)"""
    return translator(lang).pgettext("between the items of a list", "; ").join(items)


def within(text: str, lang: str) -> str:
    """A text as it stands within a sentence: its first letter lowered, unless it begins a sign such as `A♠` or `TDA`.

    In German, where it may be a noun's, only the small words are lowered that a text may begin with.
    """
    is_sign = not (text[1:2].islower() or text[1:2] == " ")
    may_be_noun = lang.startswith("de") and text.split(" ")[0].lower() not in _SMALL_GERMAN
    return text if is_sign or may_be_noun else text[:1].lower() + text[1:]


def number(value: int, lang: str) -> str:
    """A whole number with its thousands apart: `12,500`."""
    return f"{value:,}".replace(",", thousands(lang))
