"""Before which cards one is burned."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Option, Question, Selection
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import Burns
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.button_deals import before_deal
from trainer.scenarios.house_family import OTHER, HouseFamily
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

DEALS = ("hole-cards", "flop", "turn", "river")


class WhereToBurn(HouseFamily):
    """The deals of a hand before which the house burns a card."""

    slug = "burns"
    topic = "dealing"
    revision = 2
    ruling = "deal"
    policies = (Burns,)
    houses = ("roberts", "german")
    misconceptions = (OTHER, "not-before-flop", "not-before-river")
    words = {  # noqa: RUF012
        "title": "Burn cards",
        "prompt": (
            "{count:count} players are dealt in, and the hand is played out to the river. Before which deals do you "
            "burn a card in this house?"
        ),
        "hole-cards": "Before the hole cards",
        "flop": "Before the flop",
        "turn": "Before the turn",
        "river": "Before the river",
        OTHER: (
            "So it is done by {house:book}. Whether a card is burned before the hole cards as well differs from house "
            "to house."
        ),
        "not-before-flop": (
            "You burned nothing before the flop. Every deal to the board has its burn, the flop as well as turn and "
            "river."
        ),
        "not-before-river": (
            "You burned nothing before the river. Every deal to the board has its burn, the last one too."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return before_deal(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        options = tuple([Option(name, self.message(name)) for name in DEALS])
        players = len(ruling.verdict.order) // 2
        return Selection(self.message("prompt", count=players), burned(ruling.verdict.burns), options)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        key = burned(ruling.verdict.burns)
        return {
            OTHER: self.other_answer(situation, book),
            "not-before-flop": tuple([name for name in key if name != "flop"]),
            "not-before-river": tuple([name for name in key if name != "river"]),
        }


def burned(count: int) -> tuple[str, ...]:
    """The deals that have a burn, by the number of burns in a hand: three on the board, a fourth before it all."""
    return DEALS[-count:]
