"""Main pot and side pots with different winners, each split apart."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Allocation, Question
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import AllInShare, EqualHands, OddChipSeat, OddChipUnit, PotsApart
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.hands import best_of, strengths_of
from trainer.rulings.ruling import Ruling
from trainer.scenarios.options import per_seat, seat_options, setting
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.split_deals import several_pots
from trainer.scenarios.splits import odd_unit, shares


class SeveralPots(Family):
    """What each hand gets in all when the pots go to different winners."""

    slug = "several-pots"
    topic = "split-pots"
    revision = 2
    ruling = "payout"
    policies = (AllInShare, PotsApart, EqualHands, OddChipUnit, OddChipSeat)
    exhibits = ("felt", "pots", "chips")
    misconceptions = ("best-hand-takes-all", "all-in-forgotten", "wrong-side")
    words = {  # noqa: RUF012
        "title": "Several pots, several winners",
        "prompt": (
            "All hands are shown; the blinds are {small:amount} and {big:amount}. Award each pot apart: how much does "
            "each seat get in all?"
        ),
        "best-hand-takes-all": (
            "You paid every pot to the best hand at the table. A pot goes to the best hand among the seats that play "
            "for it; a seat all-in for less does not play for a side pot."
        ),
        "all-in-forgotten": (
            "You compared only the hands that play for the last side pot. A seat all-in for less still plays for "
            "every pot that it put its full share into."
        ),
        "wrong-side": (
            "You gave an odd chip from the wrong side. In each pot it goes to the first of its winners to the left of "
            "the button."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return several_pots(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        seats = ruling.verdict.pots[0].eligible
        prompt = self.message("prompt", **setting(situation.game))
        return Allocation(prompt, per_seat(ruling.verdict.payouts, seats), seat_options(seats))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        pots = ruling.verdict.pots
        seats, unit, button = pots[0].eligible, odd_unit(book, situation.game), situation.button or 0
        best, deepest = _best(situation, seats), _best(situation, pots[-1].eligible)
        right = [(pot.amount, _best(situation, pot.eligible)) for pot in pots]
        return {
            "best-hand-takes-all": per_seat(shares([(pot.amount, best) for pot in pots], unit, button), seats),
            "all-in-forgotten": per_seat(shares([(pot.amount, deepest) for pot in pots], unit, button), seats),
            "wrong-side": per_seat(shares(right, unit, button, backwards=True), seats),
        }


def _best(situation: Situation, seats: tuple[int, ...]) -> tuple[int, ...]:
    return best_of(strengths_of(situation, seats))
