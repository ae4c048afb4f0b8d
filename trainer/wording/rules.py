"""The texts of the books in words: titles, summaries, readings, and what a book is silent on."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.wording.languages import translator


def told(texts: Mapping[str, str], lang: str) -> str:
    """A book's text in the language: its own, or else the catalogue's, or else English."""
    return texts.get(lang.partition("@")[0]) or translator(lang, "rules").gettext(texts["en"])
