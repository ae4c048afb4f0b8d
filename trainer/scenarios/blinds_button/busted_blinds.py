"""A blind has gone: who posts in the next hand, and is there a small blind at all?"""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Ordering, Question
from trainer.poker.situation import Situation, Status
from trainer.poker.table import clockwise
from trainer.rulebooks.policies import ButtonRule, EmptySmallBlind
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.blinds_family import NOBODY, BlindsFamily, pair, who_posts
from trainer.scenarios.button_deals import between_hands, ring
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

WHO = ((1,), (0, 1), (0,), (1, 2))
"""Which seats left of the last button go: the big blind, both blinds, the small blind, the big blind and the next."""


class BustedBlinds(BlindsFamily):
    """The blinds of the next hand when one or both of the last ones are gone."""

    slug = "busted-blinds"
    topic = "blinds-button"
    revision = 2
    policies = (ButtonRule, EmptySmallBlind)
    houses = ("pacific", "roberts")
    misconceptions = (OTHER, "same-again", "always-dead")
    words = {  # noqa: RUF012
        "title": "When a blind has gone",
        "prompt": (
            "A {play:play}. In the last hand {was:seat} had the button, {sb:seat} the small blind and {bb:seat} the "
            "big blind. Then these left the table for good: {gone:seats}. Who posts the small blind (first) and the "
            "big blind (second) in the next hand?"
        ),
        NOBODY: "Nobody",
        OTHER: (
            "That is so by {house:book}. Whether a blind that falls on an empty chair is left out, or goes on to the "
            "next player, differs from house to house."
        ),
        "same-again": (
            "You let the blinds begin again at the last small blind. The blinds move on after every hand: whoever had "
            "the small blind has paid this round."
        ),
        "always-dead": (
            "You left the small blind out and moved the big blind by two players. Where a book leaves the small blind "
            "out, the big blind moves by one; where a book moves both on, somebody posts the small one."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = ring(chance, book, level, least=4 + level)
        draw = chance.below(100)
        case = WHO[0 if draw < 45 else 1 if draw < 70 else 2 if draw < 80 else 3]
        gone = [table.order[place] for place in case]
        if len(table.order) - len(gone) < 4:
            gone = gone[-1:]
        return between_hands(chance, table, status=dict.fromkeys(gone, Status.OUT))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        gone = situation.numbers(Status.OUT)
        prompt = self.message("prompt", gone=gone, **self.told(situation))
        return Ordering(prompt, who_posts(ruling.verdict), self.posters(situation), may_omit=True)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        last, live = situation.last, situation.numbers(Status.LIVE)
        small, big = (last and last.small_blind) or 0, (last and last.big_blind) or 0
        return {
            OTHER: self.other_answer(situation, book),
            "same-again": pair(clockwise(live, after=small - 1)[:2]),
            "always-dead": pair((NOBODY, clockwise(live, after=big)[1])),
        }
