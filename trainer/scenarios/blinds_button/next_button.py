"""Where the button goes when the seat that is due it has gone."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Question
from trainer.poker.situation import Situation, Status
from trainer.poker.table import clockwise
from trainer.rulebooks.policies import ButtonRule
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.blinds_family import BlindsFamily
from trainer.scenarios.button_deals import between_hands, ring
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.options import seat_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance


class NextButton(BlindsFamily):
    """The chair of the button in the next hand: a dead button, a moving one, the last small blind's."""

    slug = "next-button"
    topic = "blinds-button"
    revision = 2
    policies = (ButtonRule,)
    houses = ("pacific", "roberts")
    misconceptions = (OTHER, "stays", "two-on")
    words = {  # noqa: RUF012
        "title": "Where the button goes next",
        "prompt": (
            "A {play:play}. In the last hand {was:seat} had the button, {sb:seat} the small blind and {bb:seat} the "
            "big blind. Since then these have left the table: {gone:seats}. At which chair is the button in the next "
            "hand?"
        ),
        OTHER: (
            "That is where it goes by {house:book}. Whether a button may stand at an empty chair (a dead button), or "
            "always goes to a player, differs from house to house."
        ),
        "stays": "You left the button where it was. It moves clockwise after every hand, whoever has left.",
        "two-on": (
            "You took the button one player too far. The last small blind and big blind have not had it yet: it does "
            "not go past them."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = ring(chance, book, level, least=4)
        small, big, *others = table.order[:-1]
        gone = [small] if chance.chance(0.85) else [big]
        gone += chance.sample(others[1:], min(chance.below(level), max(0, len(others) - 2)))
        return between_hands(chance, table, status=dict.fromkeys(gone, Status.OUT))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        gone = situation.numbers(Status.OUT)
        prompt = self.message("prompt", gone=gone, **self.told(situation))
        return Choice(prompt, str(ruling.verdict.button), seat_options(situation.numbers()))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        last = situation.last
        big = (last and last.big_blind) or 0
        return {
            OTHER: self.other_answer(situation, book),
            "stays": str(last and last.button),
            "two-on": str(clockwise(situation.numbers(Status.LIVE), after=big)[0]),
        }
