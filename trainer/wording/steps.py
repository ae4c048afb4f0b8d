"""A step of a ruling in words, made from its code and figures, in a language."""

from __future__ import annotations

from string import Formatter
from typing import cast

from trainer.rulings.ruling import Step
from trainer.wording.figures import FIGURES
from trainer.wording.hands import hand_name
from trainer.wording.languages import translator
from trainer.wording.sentences import SENTENCES


def step_text(step: Step, lang: str) -> str:
    """The step in words. KeyError for a language that the trainer does not speak."""
    say = translator(lang)
    figures = {name: FIGURES[name](value, lang) for name, value in step.params.items()}
    if "five" in step.params:
        five = cast("tuple[str, ...]", step.params["five"])
        figures["hand"] = hand_name(cast("str", step.params["category"]), five, lang)
    told = [text for text in SENTENCES[step.code] if wanted(text) <= figures.keys()]
    return " ".join([_capital(say.gettext(text).format_map(figures)) for text in told])


def wanted(text: str) -> set[str]:
    """The figures that a sentence has places for."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
