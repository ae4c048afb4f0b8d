"""The size of a bet or raise by street: the lower limit before and on the flop, the upper one later."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Question
from trainer.poker.situation import Situation, Structure
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.betting_deals import EARLY
from trainer.scenarios.bounds_family import BoundsFamily, Spot, raise_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import sit


class BetSize(BoundsFamily):
    """To what total the seat to act may raise."""

    slug = "bet-size"
    topic = "limit-bets"
    revision = 2
    structures = ("fixed-limit",)
    misconceptions = ("other-limit", "doubled", "size-alone")
    words = {  # noqa: RUF012
        "title": "Bet and raise in limit",
        "prompt": (
            "A fixed-limit {play:play}, limits {low:amount} and {high:amount}. Seat {seat} wants to raise. To "
            "what total on this street?"
        ),
        "other-limit": (
            "You took the limit of other streets. Before and on the flop bets and raises are one lower limit, on turn "
            "and river one upper limit."
        ),
        "doubled": "You doubled the whole bet. In limit a raise adds exactly one limit, however often there was one.",
        "size-alone": (
            "You named what the raise adds. Asked was the total that the seat has in front of it after the raise: the "
            "bet so far and one limit."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        told = sit(chance, book, level, Structure.FIXED_LIMIT, least=level + 2)
        bets = 3 if chance.chance(0.85 if told.now in EARLY else 0.4) else 2
        while told.price < bets * told.step:
            told.pass_some(chance, staying=0.4, keep=3)
            told.to(told.price + told.step)
        told.pass_some(chance, staying=0.4)
        return told.told(chance)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        found = ruling.verdict
        if not found.may_raise or found.min_raise_to is None or found.max_raise_to != found.min_raise_to:
            return None
        totals = (found.min_raise_to, *_slips(situation))
        return Choice(self.told(situation, ruling), str(found.min_raise_to), raise_options(totals))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        other, doubled, alone = _slips(situation)
        return {"other-limit": str(other), "doubled": str(doubled), "size-alone": str(alone)}


def _slips(situation: Situation) -> tuple[int, int, int]:
    """The bet so far with another street's limit on top, twice the bet, and the size of a bet by itself."""
    at, game = Spot(situation), situation.game
    other = game.big_bet if at.hand.street in EARLY else game.small_bet
    return at.price + (other or 0), 2 * at.price, at.step
