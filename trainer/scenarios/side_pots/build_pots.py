"""Build the main pot and the side pots from what each seat put in."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Allocation, Question
from trainer.poker.pots import layers
from trainer.poker.situation import Situation, Status
from trainer.rulebooks.policies import AllInShare, FoldedChips, UncalledBet
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.options import pot_options
from trainer.scenarios.pot_deals import all_in_table
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance


class BuildPots(Family):
    """How many chips lie in each pot."""

    slug = "build-pots"
    topic = "side-pots"
    revision = 2
    ruling = "pots"
    policies = (UncalledBet, AllInShare, FoldedChips)
    exhibits = ("felt", "totals")
    misconceptions = ("uncalled-left-in", "folded-left-out", "folded-in-main-pot", "one-pot")
    words = {  # noqa: RUF012
        "title": "Build the pots",
        "prompt": (
            "The betting is over. Build the pots: how many chips lie in each, after anything uncalled has gone back?"
        ),
        "uncalled-left-in": (
            "You left the uncalled part of the highest bet in the last pot. It goes back to its owner before the pots "
            "are built."
        ),
        "folded-left-out": (
            "You left out the chips of the seats that folded. They stay in the pots that they had reached."
        ),
        "folded-in-main-pot": (
            "You put all the folded chips into the main pot. They stay in the layer that they had reached, side pots "
            "included."
        ),
        "one-pot": (
            "You made one pot of everything. An all-in seat can win only what it matched, so each all-in total ends a "
            "pot."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return all_in_table(chance, book, level, all_ins=level, uncalled=0.85)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        amounts = tuple(pot.amount for pot in ruling.verdict.pots)
        return Allocation(self.message("prompt"), amounts, pot_options(len(amounts)))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        verdict = ruling.verdict
        amounts = [pot.amount for pot in verdict.pots]
        back = sum(uncalled.amount for uncalled in verdict.uncalled)
        totals = {seat.seat: seat.committed or 0 for seat in situation.seats}
        live = situation.numbers(Status.LIVE)
        without_folded = [pot.amount for pot in layers({seat: totals[seat] for seat in live}, live).pots]
        folded = sum(totals[seat] for seat in situation.numbers(Status.FOLDED))
        return {
            "uncalled-left-in": (*amounts[:-1], amounts[-1] + back),
            "folded-left-out": tuple(without_folded),
            "folded-in-main-pot": (without_folded[0] + folded, *without_folded[1:]),
            "one-pot": (sum(amounts), *[0] * (len(amounts) - 1)),
        }
