"""Small chips go out of play: how many new chips are raced for?"""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.draws import odd_chips
from trainer.poker.situation import Situation
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Decision, Ruling
from trainer.scenarios.house_family import OTHER, HouseFamily
from trainer.scenarios.options import decision_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.tournament_deals import odd_chip_table, plays_tournaments


class ChipRaceCount(HouseFamily):
    """How many chips of the new value the odd ones of the table make."""

    slug = "chip-race"
    topic = "tournament"
    revision = 2
    ruling = "chip-race"
    exhibits = ("felt", "incident")
    houses = ("tda", "roberts")
    misconceptions = (OTHER, "each-rounded-up", "each-half")
    words = {  # noqa: RUF012
        "title": "Colouring up",
        "prompt": (
            "The stacks are shown. Each player changes whole amounts; what is left of the chips of {old:amount} goes "
            "into the race. How many chips of {new:amount} are raced for in this house?"
        ),
        "chips": "Chips: {count:count}",
        OTHER: (
            "That is so by {house:book}. Whether a rule says how a rest below one new chip is rounded differs from "
            "house to house; without one the floor decides."
        ),
        "each-rounded-up": (
            "You gave every player with odd chips a new one. The odd chips of the whole table are added up first, and "
            "the new chips are counted from the sum."
        ),
        "each-half": (
            "You rounded the odd chips of each player for themselves. They are added up over the whole table first; "
            "only what the sum leaves over is rounded."
        ),
    }

    def decides(self, book: Rulebook) -> bool:
        return plays_tournaments(book)

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return odd_chip_table(chance, book, level, even=0.03, dealt=False)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        race: Any = situation.incident
        odd = odd_chips(situation, race)
        key, rounded = ruling.verdict.new_chips, (2 * race.old * sum(odd.values()) + race.new) // (2 * race.new)
        if len({rounded, len(odd), _each_half(odd, race)}) < 3:
            return None
        options = [Option(str(count), self.message("chips", count=count)) for count in range(1, len(odd) + 1)]
        prompt = self.message("prompt", old=race.old, new=race.new)
        answer = Decision.FLOOR.value if key is None else str(key)
        if key is not None and not 1 <= key <= len(odd):
            return None
        return Choice(prompt, answer, (*options, *decision_options((Decision.FLOOR,))))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        race: Any = situation.incident
        odd = odd_chips(situation, race)
        return {
            OTHER: self.other_answer(situation, book),
            "each-rounded-up": str(len(odd)),
            "each-half": str(_each_half(odd, race) or len(odd)),
        }


def _each_half(odd: dict[int, int], race: Any) -> int:
    """How many seats have half a new chip or more in odd ones."""
    return sum([2 * count * race.old >= race.new for count in odd.values()])
