"""Raising oneself again: when all others only called, after a short all-in, after a full raise."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.hand import replay
from trainer.poker.situation import Situation, Structure
from trainer.rulebooks.policies import RaiseOnesOwn, Reopening
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.bounds_family import FLOOR, BoundsFamily
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import larger, sit

MAY, CALL_OR_FOLD, OVER = "may", "call-or-fold", "over"


class RaiseAgain(BoundsFamily):
    """Whether a player who has raised, or has called the last raise, may raise now."""

    slug = "raise-again"
    topic = "no-limit-bets"
    structures = ("no-limit",)
    policies = (RaiseOnesOwn, Reopening)
    least_wrong = 1
    misconceptions = ("always", "once-only")
    words = {  # noqa: RUF012
        "title": "Raising again",
        "prompt": (
            "A no-limit {play:play}, blinds {small:amount} and {big:amount}. Seat {seat} has acted before and now says "
            "“I raise”. What do you say?"
        ),
        MAY: "Yes, it may raise",
        CALL_OR_FOLD: "No: it may only call or fold",
        OVER: "No: the betting round is over",
        FLOOR: "The house has no rule for it: the floor decides",
        "always": (
            "You let the player raise. That takes a full raise by others since the player acted; calls and a short "
            "all-in do not open the betting again."
        ),
        "once-only": (
            "You closed the round too soon. It goes on while somebody has not matched the last raise, and a player who "
            "faces more chips is to act again."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        told = sit(chance, book, level, Structure.NO_LIMIT)
        told.pass_on(chance, chance.below(level), staying=0.3, keep=3)
        told.to(larger(chance, told))
        asker, draw, chip = told.actions[-1].seat, chance.below(100), told.game.chip or 1
        told.pass_some(chance, keep=2)
        if draw < 75 and told.queue:
            by = chance.between(1, (told.step - 1) // chip) * chip if draw < 57 else told.step + chip * chance.below(9)
            told.shove(told.price + by)
        while told.queue and told.turn != asker and len(told.live) > 1:
            told.stay() if len(told.live) < 3 or chance.chance(0.5) else told.fold()
        return replace(told.told(chance), seat=asker)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        hand = replay(situation)
        if len(hand.live) < 2 or hand.betting_over or hand.to_act not in (None, situation.seat):
            return None
        if len([seat for seat in hand.live if seat not in hand.all_in]) < 2:
            return None
        may = ruling.verdict.may_raise
        key = FLOOR if may is None else OVER if hand.to_act is None else MAY if may else CALL_OR_FOLD
        options = tuple(Option(id, self.message(id)) for id in (MAY, CALL_OR_FOLD, OVER, FLOOR))
        return Choice(self.told(situation, ruling), key, options)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {"always": MAY, "once-only": OVER}
