"""Articles that follow the sound of the next word: the Hungarian `az 1.`, `a 4.`, `az ász`, which no text can know.

A translation asks for one in a place, `{the seat}`, and with a capital where a sentence begins, `{The seat}`.
"""

from __future__ import annotations

import re
from collections.abc import Callable

_NUMBER = re.compile(r"[\d\u202f]+")


def _hungarian(text: str) -> str:
    number = _NUMBER.match(text)
    return "az" if (_is_vowel_said(number[0]) if number else text[:1].lower() in "aáeéiíoóöőuúüű") else "a"


def _is_vowel_said(number: str) -> bool:
    """Five of anything begins with a vowel (öt, ötven, ötszáz), and so do one, a thousand and a million."""
    digits = number.replace("\u202f", "")
    return digits[0] == "5" or (digits[0] == "1" and len(digits) % 3 == 1)


ARTICLES: dict[str, Callable[[str], str]] = {"hu": _hungarian}
"""What says the article of a text, in each language in which its sound decides; elsewhere a text has it itself."""


def with_article(text: str, article: str, lang: str) -> str:
    """The text after its article, which is wanted as `the` or as `The`; the text alone in a language without such."""
    tell = ARTICLES.get(lang.partition("@")[0])
    if not article or tell is None:
        return text
    said = tell(text)
    return f"{said.capitalize() if article == 'The' else said} {text}"
