"""Who posts the blinds when the button stands: counted over the players who are left, left of the button."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Ordering, Question
from trainer.poker.situation import Situation, Status
from trainer.poker.table import clockwise, starting_with
from trainer.rulebooks.policies import BlindPlaces
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.blinds_family import BlindsFamily, pair, who_posts
from trainer.scenarios.button_deals import first_hand, ring
from trainer.scenarios.options import seat_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance


class WhoPosts(BlindsFamily):
    """The seats of small and big blind."""

    slug = "who-posts"
    topic = "blinds-button"
    policies = (BlindPlaces,)
    misconceptions = ("button-is-small", "against-clock", "right-of-blinds")
    words = {  # noqa: RUF012
        "title": "Who posts the blinds",
        "prompt": (
            "The button is at {button:seat} and stays there; {count:count} players are in the game. Which seat posts "
            "the small blind (first), and which the big blind (second)?"
        ),
        "button-is-small": (
            "You gave the small blind to the button. That is right only when two players are left at the table; with "
            "more it falls left of the button."
        ),
        "against-clock": "You counted against the clock. Both blinds lie to the left of the button, clockwise.",
        "right-of-blinds": (
            "You left the place next to the button free. The small blind is the very next player left of the button, "
            "the big blind the one after."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = ring(chance, book, level, least=3 + level)
        gone = chance.sample(table.order[:-1], chance.between(0, level - 1))
        return first_hand(chance, table, out=gone)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        seats = situation.numbers(Status.LIVE)
        prompt = self.message("prompt", button=situation.button or 0, count=len(seats))
        return Ordering(prompt, who_posts(ruling.verdict), seat_options(seats), may_omit=True)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        button, seats = situation.button or 0, situation.numbers(Status.LIVE)
        left = clockwise(seats, after=button)
        return {
            "button-is-small": pair(starting_with(seats, button)[:2]),
            "against-clock": pair(left[-2::-1][:2]),
            "right-of-blinds": pair(left[1:3]),
        }
