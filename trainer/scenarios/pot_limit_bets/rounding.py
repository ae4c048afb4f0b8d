"""A pot that does not come out even: whether the largest raise is rounded, by house."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from trainer.assessment.question import Choice, Question
from trainer.poker.situation import Situation, StartPot, Structure
from trainer.rulebooks.policies import PotLimitMaximum, PotLimitRounding
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.bounds_family import BoundsFamily, Spot, raise_options
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.pot_limit_bets.maximum_raise import up_to_pot
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import LATER, sit


class Rounding(BoundsFamily):
    """The largest bet or raise where the pot holds chips smaller than the small blind."""

    slug = "rounding"
    topic = "pot-limit-bets"
    structures = ("pot-limit",)
    policies = (PotLimitMaximum, PotLimitRounding)
    misconceptions = ("down", "before-call", OTHER)
    words = {  # noqa: RUF012
        "title": "A pot that is not even",
        "prompt": (
            "A pot-limit {play:play}, blinds {small:amount} and {big:amount}. There are chips in the pot that "
            "are smaller than the small blind. To what total may seat {seat} bet or raise at most?"
        ),
        "down": (
            "You rounded down. A house that plays pot-limit in even steps rounds an odd amount up, and others do not "
            "round at all."
        ),
        "before-call": "You left the call out. The pot that the seat raises by has its own call in it.",
        OTHER: "That is how {house:book} has it. Whether an odd amount is rounded differs: this house does otherwise.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        told = sit(chance, book, level, Structure.POT_LIMIT, streets=LATER, small_change=True)
        chip, unit = told.game.chip or 1, told.game.small_blind or 1
        if unit <= chip:
            return self.deal(chance, book, level)
        for _ in range(chance.between(1, level)):
            told.pass_some(chance, staying=0.5, keep=3)
            told.to(up_to_pot(chance, told))
        told.pass_some(chance, staying=0.6)
        odd = chip * chance.between(1, unit // chip - 1)
        table = told.told(chance)
        pots = tuple(StartPot(pot.amount + odd, pot.eligible) for pot in table.start.pots) if table.start else ()
        return replace(table, start=replace(table.start, pots=pots)) if table.start else table

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        most, at, unit = ruling.verdict.max_raise_to, Spot(situation), situation.game.small_blind or 1
        everything = at.front + (at.hand.stacks[at.seat] or 0)
        exact = at.price + at.pot + at.owed
        if not ruling.verdict.may_raise or most is None or exact + unit >= everything or exact % unit == 0:
            return None
        down, up, before = exact // unit * unit, -(-exact // unit) * unit, at.price + at.pot
        return Choice(self.told(situation, ruling), str(most), raise_options((before, down, exact, up)))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        at, unit = Spot(situation), situation.game.small_blind or 1
        exact = at.price + at.pot + at.owed
        return {
            "down": str(exact // unit * unit),
            "before-call": str(at.price + at.pot),
            OTHER: self.other_answer(situation, book),
        }
