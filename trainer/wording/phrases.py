"""Phrases: a sentence with places such as `{seats:seats}` or `{amount}`, filled with figures in a language.

A place is `{name:kind}`. Without a kind the name decides, as it does in a step's sentence (`figures.FIGURES`); a name
that no step knows is written as it is. A phrase is thereby told apart from code: authors of families write phrases.
A translation may choose another kind for a figure, and may ask for a grammatical case or an article: `{who:seats@gen}`,
`{the seat}`.
"""

from __future__ import annotations

from collections.abc import Mapping

from trainer.assessment.message import Param
from trainer.wording.figures import FIGURES, KINDS
from trainer.wording.languages import translator
from trainer.wording.places import Place, fill, places


def phrase(text: str, params: Mapping[str, Param], lang: str) -> str:
    """The English `text` in `lang`, its places filled and its first letter raised.

    KeyError for a place that the params do not fill, for an unknown kind and for an unknown language.
    """
    return _filled(text, translator(lang).gettext(text), params, lang)


def counted(texts: tuple[str, str], count: int, params: Mapping[str, Param], lang: str) -> str:
    """As `phrase`, of a text that is put otherwise for one than for many (`languages.plural`)."""
    return _filled(texts[1], translator(lang).ngettext(*texts, count), params, lang)


def kind_of(place: Place, english: str) -> str:
    """The kind of figure in a place of a translation: its own, or else the one that the English text names there."""
    kinds = (one.kind for one in places(english) if one.kind and one.name == place.name)
    return place.kind or next(kinds, "") or FIGURES.get(place.name, "word")


def _filled(english: str, text: str, params: Mapping[str, Param], lang: str) -> str:
    said = fill(text, lang, lambda place, lang: KINDS[kind_of(place, english)](params[place.name], lang))
    return said[:1].upper() + said[1:]
