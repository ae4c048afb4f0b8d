"""Message: what is to be said, as a code of a closed list and its figures; `wording` finds the sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Param = int | str | tuple[int, ...] | tuple[str, ...]
"""A figure of a message: a number, a word, several numbers, several words."""


@dataclass(frozen=True, slots=True)
class Message:
    """A code and the figures that its sentence needs."""

    code: str
    params: Mapping[str, Param] = field(default_factory=dict)
