"""A step of a ruling in words, made from its code and figures, in a language."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import cast

from trainer.rulings.ruling import Step
from trainer.wording.phrases import phrase
from trainer.wording.places import places
from trainer.wording.sentences import SENTENCES, Sentence


def step_text(step: Step, lang: str) -> str:
    """The step in words. KeyError for a language that the trainer does not speak."""
    figures = dict(step.params)
    if "five" in figures:
        figures["hand"] = (cast("str", figures["category"]), *cast("tuple[str, ...]", figures["five"]))
    told = [_fitting(sentence, figures.keys()) for sentence in SENTENCES[step.code]]
    return " ".join([phrase(text, figures, lang) for text in told if text])


def _fitting(sentence: Sentence, figures: Collection[str]) -> str | None:
    """The first way to put the sentence for which all figures are there."""
    ways = (sentence,) if isinstance(sentence, str) else sentence
    return next((text for text in ways if wanted(text) <= set(figures)), None)


@cache
def wanted(text: str) -> frozenset[str]:
    """The figures that a sentence has places for."""
    return frozenset([place.name for place in places(text)])
