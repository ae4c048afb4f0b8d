"""The least raise: the largest full bet or raise of the street on top of what there is to match."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Amount, Question
from trainer.poker.situation import Situation, Structure
from trainer.rulebooks.policies import MinRaise
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.rounds import opened_at, raises_of
from trainer.rulings.ruling import Ruling
from trainer.scenarios.bounds_family import BoundsFamily, Spot
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import larger, sit


class MinimumRaise(BoundsFamily):
    """To how much the seat to act must raise at least."""

    slug = "minimum-raise"
    topic = "no-limit-bets"
    structures = ("no-limit",)
    policies = (MinRaise,)
    misconceptions = ("doubled", "one-blind", "last-step")
    words = {  # noqa: RUF012
        "title": "The least raise",
        "prompt": (
            "A no-limit {play:play}, blinds {small:amount} and {big:amount}. Seat {seat} wants to raise. What is the "
            "smallest total on this street that it may raise to without going all-in?"
        ),
        "doubled": (
            "You doubled the whole bet. Only the size of a bet or raise counts: a raise must add at least as much as "
            "the largest full bet or raise of the street did."
        ),
        "one-blind": (
            "You added one big blind. That is enough only while nobody has raised by more: the largest full bet or "
            "raise of the street sets the size of the next one."
        ),
        "last-step": (
            "You went by the last step, a short all-in. An all-in for less than a full raise does not make the next "
            "raise smaller: the last full one still sets its size."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        told = sit(chance, book, level, Structure.NO_LIMIT, least=4)
        for _ in range(chance.between(level, level + 1) // 2 + 1):
            told.pass_some(chance, staying=0.3, keep=4, leave=2)
            told.to(larger(chance, told))
        chip = told.game.chip or 1
        if chance.chance(0.85) and len(told.queue) > 1 and told.step > chip:
            told.shove(told.price + chip * chance.between(1, (told.step - 1) // chip))
        if level == 3:
            told.pass_on(chance, 1, staying=0.3, keep=3)
        return told.told(chance)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        least = ruling.verdict.min_raise_to
        if not ruling.verdict.may_raise or least is None or ruling.verdict.max_raise_to < least:
            return None
        return Amount(self.told(situation, ruling), least)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        at = Spot(situation)
        steps = [opened_at(situation, at.hand.street), *[action.to or 0 for action in raises_of(at.hand)]]
        return {
            "doubled": 2 * at.price,
            "one-blind": at.price + (situation.game.big_blind or 0),
            "last-step": at.price + steps[-1] - steps[-2],
        }
