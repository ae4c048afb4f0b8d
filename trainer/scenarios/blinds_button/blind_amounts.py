"""How much the blinds are in a limit game: half the limit, rounded or not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from trainer.assessment.question import Allocation, Option, Question
from trainer.poker.situation import Game, Situation, Structure
from trainer.rulebooks.policies import BigBlindAmount, SmallBlindAmount
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.blinds_family import BlindsFamily
from trainer.scenarios.button_deals import Ring, first_hand, ring
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

WHOLE = 100
"""Limits are told in cents."""
ODD = (300, 500, 700, 900, 1500, 2500)
EVEN = (100, 200, 1000)
CHIPS = (25, 100, 500, 2500)


class BlindAmounts(BlindsFamily):
    """What small and big blind come to at a limit."""

    slug = "blind-amounts"
    topic = "blinds-button"
    revision = 2
    policies = (SmallBlindAmount, BigBlindAmount)
    structures = ("fixed-limit",)
    houses = ("polish", "hellenic")
    misconceptions = (OTHER, "limits-as-blinds", "rounded-up")
    words = {  # noqa: RUF012
        "title": "How much the blinds are",
        "prompt": (
            "A fixed-limit cash game with limits of {lower:amount} and {upper:amount}, counted in cents: "
            "{whole:amount} cents are one whole euro or dollar. How much is each blind in this house, in cents?"
        ),
        "small": "Small blind",
        "big": "Big blind",
        OTHER: "That is what {house:book} makes of it. Whether half a limit is rounded differs from house to house.",
        "limits-as-blinds": (
            "You took the two limits for the two blinds. The big blind is the lower limit, and the small blind is "
            "about half of that."
        ),
        "rounded-up": (
            "You rounded half the limit up to a whole euro or dollar. Where a house rounds the small blind, it rounds "
            "it down."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        lower = chance.choice(ODD if chance.chance(0.85) else EVEN)
        terms = Game(
            structure=Structure.FIXED_LIMIT, big_blind=lower, chip=CHIPS[0], denominations=CHIPS, small_bet=lower,
            big_bet=2 * lower, tournament=False, whole=WHOLE,
        )  # fmt: skip
        table = first_hand(chance, Ring(terms, ring(chance, book, level, least=3).order))
        return replace(table, game=replace(terms, big_blind=None))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        lower, upper = situation.game.small_bet or 0, situation.game.big_bet or 0
        amounts = {post.kind.value: post.live for post in ruling.verdict.posts}
        rows = (Option("small", self.message("small")), Option("big", self.message("big")))
        prompt = self.message("prompt", lower=lower, upper=upper, whole=WHOLE)
        return Allocation(prompt, (amounts["small-blind"], amounts["big-blind"]), rows)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        lower, upper = situation.game.small_bet or 0, situation.game.big_bet or 0
        return {
            OTHER: self.other_answer(situation, book),
            "limits-as-blinds": (lower, upper),
            "rounded-up": (-(-lower // (2 * WHOLE)) * WHOLE, lower),
        }
