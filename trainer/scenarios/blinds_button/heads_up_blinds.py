"""A third player is gone: who of the two has the button, and who which blind?"""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.situation import Situation, Status
from trainer.poker.table import clockwise
from trainer.rulebooks.policies import HeadsUpBlinds
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.blinds_family import BlindsFamily, who_posts
from trainer.scenarios.button_deals import between_hands, ring
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance


class HeadsUp(BlindsFamily):
    """Button and blinds when a table of three becomes a table of two."""

    slug = "heads-up-blinds"
    topic = "blinds-button"
    revision = 2
    policies = (HeadsUpBlinds,)
    houses = ("pacific", "roberts")
    misconceptions = ("as-with-three", OTHER, "big-on-button")
    words = {  # noqa: RUF012
        "title": "Blinds heads-up",
        "prompt": (
            "A {play:play}. Three played the last hand: {was:seat} had the button, {sb:seat} the small blind, "
            "{bb:seat} the big blind. Then {gone:seat} left, so two players are at the table. What is right for the "
            "next hand?"
        ),
        "same": "{small:seat} has the button and the small blind, {big:seat} the big blind",
        "apart": "{small:seat} has the small blind, {big:seat} the button and the big blind",
        "as-with-three": (
            "You moved the button to the last small blind and both blinds on from it, as with three players. With two "
            "the button itself has the small blind."
        ),
        OTHER: (
            "That is right by {house:book}. Whether the button simply goes on to the next player, or the big blind "
            "goes on and the button gives way, differs from house to house."
        ),
        "big-on-button": (
            "You gave the button the big blind. With two players the button posts the small blind, and the other one "
            "the big blind."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = ring(chance, book, level)
        three, left_before = table.order[:2] + table.order[-1:], table.order[2:-1]
        gone = three[2] if chance.chance(0.85) else chance.choice(three[:2])
        status = dict.fromkeys((*left_before, gone), Status.OUT)
        return between_hands(chance, table, status=status, seat=gone)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        one, two = situation.numbers(Status.LIVE)
        small, big = who_posts(ruling.verdict)
        button = str(ruling.verdict.button)
        options = [
            Option(f"{kind}-{a}-{b}", self.message(kind, small=a, big=b))
            for kind in ("same", "apart")
            for a, b in ((one, two), (two, one))
        ]
        prompt = self.message("prompt", gone=situation.seat or 0, **self.told(situation))
        return Choice(prompt, f"{'same' if button == small else 'apart'}-{small}-{big}", tuple(options))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        small, big = who_posts(ruling.verdict)
        last = situation.last
        passed = clockwise(situation.numbers(Status.LIVE), after=((last and last.small_blind) or 0) - 1)
        return {
            "as-with-three": f"apart-{passed[1]}-{passed[0]}",
            OTHER: self.other_answer(situation, book),
            "big-on-button": f"apart-{big}-{small}",
        }
