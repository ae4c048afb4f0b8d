"""What becomes of a hand, as options: it plays, it is dead, it is dead unless the floor saves it, the floor decides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trainer.assessment.question import Choice, Option
from trainer.rulings.ruling import Ruling
from trainer.scenarios.player_incidents import PlayerFamily, outcome

FATES = ("hand-live", "hand-dead", "dead-floor", "floor")

FATE_WORDS: Mapping[str, str] = {
    "hand-live": "The hand is live and plays on",
    "hand-dead": "The hand is dead, without the floor",
    "dead-floor": "The hand is dead unless the floor saves it: call the floor before you kill it",
    "floor": "Call the floor, who alone decides what becomes of the hand",
    "another-house": "That is how {house:book} has it. This house goes by another rule.",
}
"""The words of these options, and of the idea that another house is right."""


class FateFamily(PlayerFamily):
    """A family that asks what becomes of a hand."""

    topic = "hand-validity"

    def fate(self, ruling: Ruling[Any]) -> Choice:
        """The question, with the outcome of the ruling as its key."""
        options = tuple(Option(name, self.message(name)) for name in FATES)
        return Choice(self.message("prompt"), outcome(ruling), options)
