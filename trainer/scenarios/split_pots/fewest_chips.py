"""A share is paid out in the fewest chips."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trainer.assessment.question import Allocation, Question
from trainer.poker.chips import fewest
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import EqualHands, OddChipSeat, OddChipUnit
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.options import chip_options, setting
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.split_deals import share_to_pay
from trainer.scenarios.splits import odd_unit, shares


class FewestChips(Family):
    """Which chips make up a winner's share."""

    slug = "fewest-chips"
    topic = "split-pots"
    revision = 3
    ruling = "payout"
    policies = (EqualHands, OddChipUnit, OddChipSeat)
    exhibits = ("felt", "pots", "chips")
    misconceptions = ("odd-chip-astray", "whole-pot", "largest-chip-left-out")
    words = {  # noqa: RUF012
        "title": "Pay in the fewest chips",
        "prompt": (
            "Seats with equal hands share what they play for; the blinds are {small:amount} and {big:amount}. Pay "
            "{seat:seat} its whole share in the fewest chips: how many of each?"
        ),
        "odd-chip-astray": (
            "You gave the odd chip to the wrong winner. It goes to the first winner to the left of the button; the "
            "others get the share without it."
        ),
        "whole-pot": "You paid out whole pots. They are shared: each winner gets only a part.",
        "largest-chip-left-out": (
            "The amount is right, but not in the fewest chips: you did without the largest chip that fits into it."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return share_to_pay(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        seat, chips = situation.seat or 0, _chips(situation)
        prompt = self.message("prompt", seat=seat, **setting(situation.game))
        return Allocation(prompt, _paid(ruling.verdict.payouts[seat], chips), chip_options(chips))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        verdict, seat, chips = ruling.verdict, situation.seat or 0, _chips(situation)
        awards = [
            (pot.amount, [award.seat for award in verdict.awards if award.pot == place])
            for place, pot in enumerate(verdict.pots)
        ]
        astray = shares(awards, odd_unit(book, situation.game), situation.button or 0, backwards=True)[seat]
        share = verdict.payouts[seat]
        largest = max(chip for chip in chips if chip <= share)
        return {
            "odd-chip-astray": _paid(astray, chips),
            "whole-pot": _paid(sum(amount for amount, winners in awards if seat in winners), chips),
            "largest-chip-left-out": _paid(share, chips, without=largest),
        }


def _chips(situation: Situation) -> Sequence[int]:
    """The denominations, largest first."""
    return sorted(situation.game.denominations, reverse=True)


def _paid(amount: int, chips: Sequence[int], *, without: int = 0) -> tuple[int, ...]:
    """How many chips of each value make the amount, as few as can be; `without` one value."""
    found = fewest(amount, [chip for chip in chips if chip != without]) or {}
    return tuple(found.get(chip, 0) for chip in chips)
