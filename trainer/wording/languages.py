"""The languages in which the trainer speaks, and the translator of each: English is the text in the code itself."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from gettext import NullTranslations

LANGUAGES = ("en",)
"""The codes of the languages, English first. Polish, German, Greek and Hungarian come as catalogues."""


@cache
def translator(lang: str) -> NullTranslations:
    """What turns an English text into `lang`; KeyError for a language that the trainer does not speak."""
    if lang not in LANGUAGES:
        raise KeyError(lang)
    return NullTranslations()


def marked(text: str) -> str:
    """The text itself: marks it, for those who gather texts for translation, where it is kept and not yet said."""
    return text


def listed(items: Sequence[str], lang: str) -> str:
    """Several items in one breath: `1, 4 and 6`."""
    if len(items) < 2:
        return "".join(items)
    return translator(lang).gettext("{items} and {last}").format(items=", ".join(items[:-1]), last=items[-1])


def number(value: int, lang: str) -> str:
    """A whole number with its thousands apart: `12,500`."""
    return f"{value:,}".replace(",", translator(lang).pgettext("between thousands", ","))
