"""Presets: ready spots to begin with, a file each, those of questions that the rulings answer."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from trainer.rulings.questions import QUESTIONS

FOLDER = Path(__file__).parent / "presets"


@dataclass(frozen=True, slots=True)
class Preset:
    """A spot to begin with. `place` orders the presets; `document` names no book, `book` does."""

    slug: str
    place: int
    title: str
    line: str
    question: str
    book: str
    document: Mapping[str, Any]


@cache
def every() -> tuple[Preset, ...]:
    """Every preset whose question is answered, in their order."""
    found = [_read(path) for path in FOLDER.glob("*.toml")]
    return tuple(sorted((one for one in found if one.question in QUESTIONS), key=lambda one: one.place))


def preset(slug: str) -> Preset:
    """The preset of that name; KeyError when there is none."""
    return {one.slug: one for one in every()}[slug]


def _read(path: Path) -> Preset:
    return Preset(slug=path.stem, **tomllib.loads(path.read_text(encoding="utf-8")))
