"""The largest first raise before the flop: what the blinds count for, by house."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Question
from trainer.poker.situation import ActionKind, Situation, Street, Structure
from trainer.rulebooks.policies import PotLimitMaximum, PotLimitOpen
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.bounds_family import BoundsFamily, Spot, raise_options
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import sit


class MaximumOpen(BoundsFamily):
    """To what total the seat to act may open, limpers before it or none."""

    slug = "maximum-open"
    topic = "pot-limit-bets"
    structures = ("pot-limit",)
    policies = (PotLimitMaximum, PotLimitOpen)
    misconceptions = ("before-call", "pot-alone", OTHER)
    words = {  # noqa: RUF012
        "title": "The largest opening raise",
        "prompt": (
            "A pot-limit {play:play}, blinds {small:amount} and {big:amount}, both posted in full. No raise yet. To "
            "what total may seat {seat} raise at most?"
        ),
        "before-call": (
            "You added the pot without the call. The seat first calls in thought, then raises by the pot, that call "
            "included."
        ),
        "pot-alone": (
            "You named the pot as the total. The largest raise is the call and, on top of it, the pot as it is after "
            "that call."
        ),
        OTHER: "That is how {house:book} counts the pot before the flop. This house counts the small blind otherwise.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        told = sit(chance, book, level, Structure.POT_LIMIT, least=3 + level // 2, streets=(Street.PREFLOP,))
        told.pass_some(chance, staying=0.25 * level, keep=3, leave=2)
        return told.told(chance)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        most = ruling.verdict.max_raise_to
        if not ruling.verdict.may_raise or most is None or ruling.verdict.to_call == 0:
            return None
        at, big = Spot(situation), situation.game.big_blind or 0
        true = at.price + at.pot + at.owed
        posted = sum([action.to or 0 for action in situation.actions if action.action is ActionKind.SMALL_BLIND])
        totals = (most, at.price + at.pot, at.pot, true, true + big - posted)
        return Choice(self.told(situation, ruling), str(most), raise_options(totals))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        at = Spot(situation)
        other = self.other_answer(situation, book)
        return {"before-call": str(at.price + at.pot), "pot-alone": str(at.pot), OTHER: other}
