"""Two players left and the raises used up: whether they may go on, by house."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.hand import replay
from trainer.poker.situation import Situation, Structure
from trainer.poker.table import next_seat
from trainer.rulebooks.policies import HeadsUpCap
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.caps import FEWEST_RAISES
from trainer.rulings.ruling import Ruling
from trainer.scenarios.bounds_family import FLOOR, BoundsFamily
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.limit_deals import alone, raise_to_the_cap
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import LATER, sit

YES, NO = "yes", "no"


class HeadsUpCapLifted(BoundsFamily):
    """Whether the seat to act may raise although as many raises were made as are allowed with more players."""

    slug = "heads-up-cap"
    topic = "limit-bets"
    revision = 2
    structures = ("fixed-limit",)
    policies = (HeadsUpCap,)
    least_wrong = 1
    misconceptions = ("always-lifted", OTHER)
    houses = ("pacific", "tda", "roberts")
    words = {  # noqa: RUF012
        "title": "Two left: is there a cap?",
        "prompt": (
            "A fixed-limit {play:play}, limits {low:amount} and {high:amount}. Two players are left in the hand, "
            "and seat {seat} wants to raise once more. May it?"
        ),
        YES: "Yes, the two may raise on",
        NO: "No, it may only call or fold",
        FLOOR: "The book does not settle it: that is for the house or the floor",
        "always-lifted": (
            "You lifted the cap because two are left. Houses ask for more: that the two were alone before the cap was "
            "reached, that the round began so, that no others are left in the event, and some never lift it."
        ),
        OTHER: "That is so for two players under {house:book}. In this house it is otherwise.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        draw = chance.below(10)
        told = sit(chance, book, level, Structure.FIXED_LIMIT, streets=LATER)
        first = chance.choice(told.live)
        two = (first, next_seat(told.live, after=first))
        if draw >= 8:
            told.folded = {*told.live} - {*two}
            told.live, told.queue = sorted(two), [seat for seat in told.queue if seat in two]
        cap = book.figure("raises-a-round").value or FEWEST_RAISES
        raise_to_the_cap(told, two, cap, fold_after=cap + 1 if draw < 6 else chance.between(1, cap - 1))
        table = told.told(chance)
        return alone(table) if draw == 9 and table.game.tournament else table

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        if len(replay(situation).live) != 2:
            return None
        may = ruling.verdict.may_raise
        key = FLOOR if may is None else YES if may else NO
        return Choice(self.told(situation, ruling), key, tuple(Option(id, self.message(id)) for id in (YES, NO, FLOOR)))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {"always-lifted": YES, OTHER: self.other_answer(situation, book)}
