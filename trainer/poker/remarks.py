"""Remarks: what is wrong with a document, as English words with places for figures, so that any language can say it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Remark:
    """`text` is English with places such as `{seat}`; `figures` fill them. A figure may be a remark itself.

    A text without figures stands as it is, whatever braces are in it.
    """

    text: str
    figures: Mapping[str, Figure]

    def __str__(self) -> str:
        return self.text.format(**self.figures) if self.figures else self.text


Figure = int | str | Remark


def remark(text: str, **figures: Figure) -> Remark:
    """A remark with its figures by name."""
    return Remark(text, figures)


class SituationError(ValueError):
    """What is not a situation, or not answerable: `path` is the place in the document, such as `seats[2].cards[0]`."""

    def __init__(self, path: str, text: str | Remark, **figures: Figure) -> None:
        self.path = path
        self.remark = text if isinstance(text, Remark) else Remark(text, figures)
        super().__init__(f"{path}: {self.message}" if path else self.message)

    @property
    def message(self) -> str:
        """What is wrong there, in English."""
        return str(self.remark)

    def __reduce__(self) -> tuple[type[SituationError], tuple[str, Remark]]:
        """So that the error crosses from a worker process with both its parts."""
        return type(self), (self.path, self.remark)
