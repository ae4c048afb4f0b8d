"""A card counted off the deck: whose is it?"""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Question
from trainer.poker.situation import Situation
from trainer.poker.table import starting_with
from trainer.rulebooks.policies import FirstCardTo, HoleCardDeal
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.button_deals import before_deal
from trainer.scenarios.house_family import OTHER, HouseFamily
from trainer.scenarios.options import seat_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance


class KthCard(HouseFamily):
    """Which seat a card goes to, by its number off the deck."""

    slug = "kth-card"
    topic = "dealing"
    revision = 2
    ruling = "deal"
    policies = (FirstCardTo, HoleCardDeal)
    houses = ("pacific", "roberts")
    least_wrong = 3
    misconceptions = (OTHER, "two-at-once", "from-button")
    words = {  # noqa: RUF012
        "title": "Whose card is it?",
        "prompt": (
            "The button is at {button:seat}, the blinds are due from the two players to its left. Burn cards left out, "
            "which seat gets card number {count:count} off the deck in this house?"
        ),
        OTHER: "So it is dealt in {house:book}. At which seat the deal begins differs from house to house.",
        "two-at-once": "You dealt two cards at a time. The cards go round one at a time, twice round the table.",
        "from-button": "You counted from the button. At a table of four or more no house deals it the first card.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return before_deal(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        order = ruling.verdict.order
        number = counted(situation, order)
        prompt = self.message("prompt", button=situation.button or 0, count=number)
        return Choice(prompt, str(order[number - 1]), seat_options(situation.numbers()))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        order = ruling.verdict.order
        number = counted(situation, order)
        round_ = order[: len(order) // 2]
        button = situation.button or 0
        from_button = starting_with(sorted(round_), button) * 2 if button in round_ else order
        return {
            OTHER: self.other_answer(situation, book),
            "two-at-once": str(round_[(number - 1) // 2]),
            "from-button": str(from_button[number - 1]),
        }


def counted(situation: Situation, order: tuple[int, ...]) -> int:
    """The number of the card that is asked about, picked by the table alone: neither the first nor the last one."""
    chips = sum([seat.stack or 0 for seat in situation.seats]) // (situation.game.chip or 1)
    return 2 + chips % (len(order) - 2)
