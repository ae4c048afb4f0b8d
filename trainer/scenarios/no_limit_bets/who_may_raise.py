"""Short all-ins that may add up: which of the seats still to act may raise."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Question, Selection
from trainer.poker.hand import replay
from trainer.poker.situation import Situation, Structure
from trainer.rulebooks.policies import Reopening
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.bounds_family import BoundsFamily
from trainer.scenarios.options import seat_ids, seat_options, setting
from trainer.scenarios.raisers import last_full_raise, pending, rule_raisers
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import larger, sit


class WhoMayRaise(BoundsFamily):
    """The seats that may raise when the turn comes to them, if nobody before them does."""

    slug = "who-may-raise"
    topic = "no-limit-bets"
    structures = ("no-limit",)
    policies = (Reopening,)
    least_wrong = 1
    misconceptions = ("any-all-in", "never-added")
    words = {  # noqa: RUF012
        "title": "Who may still raise?",
        "prompt": (
            "A no-limit {play:play}, blinds {small:amount} and {big:amount}. The last raises were all-in. Which of "
            "these seats may raise at their turn, if those before them only call or fold?"
        ),
        "any-all-in": (
            "You let everybody raise. A seat that has acted may raise again only if what has been added since then "
            "comes to a full raise."
        ),
        "never-added": (
            "You took each all-in by itself, so that nobody who has acted may raise. Short all-ins add up: a seat "
            "that faces a full raise since it acted may raise again."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        told = sit(chance, book, level, Structure.NO_LIMIT, least=level + 4)
        told.pass_on(chance, chance.below(level), staying=0.4, keep=5)
        told.to(larger(chance, told))
        told.pass_on(chance, chance.below(level), staying=1)
        chip, size = told.game.chip or 1, told.step // (told.game.chip or 1)
        if len(told.queue) < 2 or size < 2:
            return told.told(chance)
        first = chance.between(-(-size // 2), size - 1)
        told.shove(told.price + chip * first)
        told.pass_on(chance, 1 if chance.chance(0.85) else 0, staying=1)
        if told.has_acted(told.turn):
            return self.deal(chance, book, level)
        told.shove(told.price + chip * chance.between(size - first, size - 1))
        return told.told(chance)

    def rule(self, situation: Situation, book: Rulebook) -> Ruling[Any]:
        return rule_raisers(situation, book)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        seats = pending(situation)
        if len(seats) < 2 or ruling.verdict.open:
            return None
        key = seat_ids(ruling.verdict.may_raise)
        prompt = self.message("prompt", **setting(situation.game))
        return Selection(prompt, key, seat_options(sorted(seats)), may_be_empty=True)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        seats, full = pending(situation), last_full_raise(situation)
        answered = replay(situation).answered
        alone = [seat for seat in sorted(seats) if answered.get(seat, -1) < full]
        return {"any-all-in": seat_ids(sorted(seats)), "never-added": seat_ids(alone)}
