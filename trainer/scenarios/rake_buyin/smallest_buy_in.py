"""How much a player must bring to the table at least."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from trainer.assessment.question import Amount, Question
from trainer.poker.situation import Situation, Structure
from trainer.rulebooks.policies import BuyIn
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.button_deals import first_hand, ring
from trainer.scenarios.house_family import OTHER, HouseFamily
from trainer.scenarios.options import setting
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

FULL = 100
"""Big blinds that are often called a full stack."""


class SmallestBuyIn(HouseFamily):
    """The smallest buy-in by the limits of the game."""

    slug = "smallest-buy-in"
    topic = "rake-buyin"
    ruling = "buy-in"
    policies = (BuyIn,)
    houses = ("hellenic", "roberts")
    misconceptions = (OTHER, "full-stack", "small-blinds")
    words = {  # noqa: RUF012
        "title": "The smallest buy-in",
        "prompt-limit": (
            "A fixed-limit cash game with limits of {lower:amount} and {upper:amount} and blinds of {small:amount} and "
            "{big:amount}. How much must a player buy in for at least, in this house?"
        ),
        "prompt": (
            "A {structure:structure} cash game with blinds of {small:amount} and {big:amount}. How much must a player "
            "buy in for at least, in this house?"
        ),
        OTHER: (
            "That is what {house:book} asks for. How many bets make a buy-in, and which bets are counted, differs from "
            "house to house."
        ),
        "full-stack": (
            "You took a hundred big blinds. That is often called a full stack, but it is not the least that a player "
            "must bring."
        ),
        "small-blinds": "You counted in small blinds. The buy-in goes by the limit or the big blind.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = first_hand(chance, ring(chance, book, level, least=3, play="cash"))
        big = (table.game.big_blind or 0) * chance.choice((1, 2, 3, 4, 6))
        is_limit = table.game.structure is Structure.FIXED_LIMIT
        limits = (big, 2 * big) if is_limit else (None, None)
        terms = replace(table.game, small_blind=big // 2 or 1, big_blind=big, small_bet=limits[0], big_bet=limits[1])
        return replace(table, game=terms)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        game, figures = situation.game, setting(situation.game)
        prompt = self.message("prompt", **figures)
        if game.structure is Structure.FIXED_LIMIT:
            prompt = self.message("prompt-limit", lower=game.small_bet or 0, upper=game.big_bet or 0, **figures)
        least = ruling.verdict.least
        return None if least is None else Amount(prompt, least)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        small, big = situation.game.small_blind or 0, situation.game.big_blind or 0
        return {
            OTHER: self.other_answer(situation, book),
            "full-stack": FULL * big,
            "small-blinds": ruling.verdict.least // big * small,
        }
