"""Remarks in a language: what is wrong with a document or a history."""

from __future__ import annotations

from trainer.poker.remarks import Figure, Remark, SituationError
from trainer.wording.languages import number, translator
from trainer.wording.places import fill


def remark_said(remark: Remark, lang: str) -> str:
    """The remark in the language, its figures filled in; the words of the document stay as they are written there."""
    text = translator(lang).gettext(remark.text)
    if not remark.figures:
        return text
    return fill(text, lang, lambda place, lang: _figure(remark.figures[place.name], place.kind, lang))


def error_said(error: SituationError, lang: str) -> str:
    """What is wrong, with its place in the document first, if it has one."""
    said = remark_said(error.remark, lang)
    return f"{error.path}: {said}" if error.path else said


def _figure(figure: Figure, kind: str, lang: str) -> str:
    if isinstance(figure, Remark):
        return remark_said(figure, lang)
    return number(figure, lang) if isinstance(figure, int) and kind == "," else str(figure)
