"""A step of a ruling in words, made from its code and figures, in a language."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from string import Formatter
from typing import cast

from trainer.rulings.ruling import Step
from trainer.wording.figures import FIGURES
from trainer.wording.hands import hand_name
from trainer.wording.languages import translator
from trainer.wording.sentences import SENTENCES, Sentence


def step_text(step: Step, lang: str) -> str:
    """The step in words. KeyError for a language that the trainer does not speak."""
    say = translator(lang)
    figures = {name: FIGURES[name](value, lang) for name, value in step.params.items()}
    if "five" in step.params:
        five = cast("tuple[str, ...]", step.params["five"])
        figures["hand"] = hand_name(cast("str", step.params["category"]), five, lang)
    told = [_fitting(sentence, figures.keys()) for sentence in SENTENCES[step.code]]
    return " ".join([_capital(say.gettext(text).format_map(figures)) for text in told if text])


def _fitting(sentence: Sentence, figures: Collection[str]) -> str | None:
    """The first way to put the sentence for which all figures are there."""
    ways = (sentence,) if isinstance(sentence, str) else sentence
    return next((text for text in ways if wanted(text) <= set(figures)), None)


@cache
def wanted(text: str) -> frozenset[str]:
    """The figures that a sentence has places for."""
    return frozenset([name for _, name, _, _ in Formatter().parse(text) if name])


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
