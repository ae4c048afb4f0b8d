"""Which seat gets the first card of the deal."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Question
from trainer.poker.situation import Situation
from trainer.poker.table import clockwise
from trainer.rulebooks.policies import FirstCardTo
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.button_deals import before_deal
from trainer.scenarios.house_family import OTHER, HouseFamily
from trainer.scenarios.options import seat_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance


class FirstCard(HouseFamily):
    """Where the deal begins, by house."""

    slug = "first-card"
    topic = "dealing"
    revision = 2
    ruling = "deal"
    policies = (FirstCardTo,)
    houses = ("pacific", "roberts")
    misconceptions = (OTHER, "button-first", "blind-first")
    words = {  # noqa: RUF012
        "title": "The first card",
        "prompt": (
            "The button is at {button:seat}, the blinds are due from the two players to its left. You deal the hole "
            "cards: which seat gets the first one in this house?"
        ),
        OTHER: "So it is dealt in {house:book}. At which seat the deal begins differs from house to house.",
        "button-first": (
            "You began at the button. At a table of four or more no house deals it the first card; where the first one "
            "goes to its left, it gets the last."
        ),
        "blind-first": "You began at the big blind. No house deals the first card there.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return before_deal(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        prompt = self.message("prompt", button=situation.button or 0)
        return Choice(prompt, str(ruling.verdict.order[0]), seat_options(situation.numbers()))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        seats = sorted({*ruling.verdict.order})
        return {
            OTHER: self.other_answer(situation, book),
            "button-first": str(situation.button),
            "blind-first": str(clockwise(seats, after=situation.button or 0)[1]),
        }
