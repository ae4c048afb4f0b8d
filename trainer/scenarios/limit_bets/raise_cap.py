"""How many raises a round may still have, by house: three, four, or what the house sets."""

from __future__ import annotations

from typing import Any

from trainer.assessment.message import Message
from trainer.assessment.question import Choice, Option, Question
from trainer.poker.hand import replay
from trainer.poker.situation import Situation, Structure
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.caps import FEWEST_RAISES
from trainer.rulings.ruling import Ruling
from trainer.rulings.steps import Reason
from trainer.scenarios.bounds_family import FLOOR, BoundsFamily
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import sit

MOST = 4


class RaiseCap(BoundsFamily):
    """How many raises are still allowed on the street while three or more players are in."""

    slug = "raise-cap"
    topic = "limit-bets"
    revision = 2
    structures = ("fixed-limit",)
    misconceptions = ("bet-counted", OTHER)
    houses = ("wsop-cash", "tda", "roberts")
    words = {  # noqa: RUF012
        "title": "How many raises are left?",
        "prompt": (
            "A fixed-limit {play:play}, limits {low:amount} and {high:amount}. It is the turn of seat {seat}. How "
            "many more raises may there be on this street, as long as three or more players stay in?"
        ),
        FLOOR: "The book sets no number: that is for the house or the floor",
        "bet-counted": (
            "You counted the first bet, before the flop the big blind, as a raise. Only what comes on top of it is one."
        ),
        OTHER: "That is the answer of {house:book}. The book of this house gives another.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        told = sit(chance, book, level, Structure.FIXED_LIMIT, least=level + 3)
        bets = chance.between(1, 2) + (0 if told.price else 1)
        for _ in range(bets):
            told.pass_some(chance, staying=0.4, keep=4)
            told.to(told.price + told.step)
        told.pass_some(chance, staying=0.4, keep=3)
        return told.told(chance)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        counted = next((s for s in ruling.steps if s.code in (Reason.RAISES_LEFT, Reason.RAISES_REACHED)), None)
        if counted is None or len(replay(situation).live) < 3:
            return None
        cap, count = counted.params.get("cap"), counted.params["count"]
        key = FLOOR if cap is None else str(max(int(str(cap)) - int(str(count)), 0))
        numbers = [Option(str(left), Message("figure", {"count": left})) for left in range(MOST + 1)]
        options = (*numbers, Option(FLOOR, Message(f"{self.slug}/{FLOOR}")))
        return Choice(self.told(situation, ruling), key, options)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        cap = book.figure("raises-a-round").value or FEWEST_RAISES
        counted = next(s for s in ruling.steps if s.code in (Reason.RAISES_LEFT, Reason.RAISES_REACHED))
        left = cap - int(str(counted.params["count"])) - 1
        return {"bet-counted": str(left) if left >= 0 else None, OTHER: self.other_answer(situation, book)}
