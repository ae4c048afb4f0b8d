"""How much lies in a given pot when folded seats have put chips in."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Amount, Question
from trainer.poker.pots import layers
from trainer.poker.situation import Situation, Status
from trainer.rulebooks.policies import AllInShare, FoldedChips, UncalledBet
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.pot_deals import all_in_table, named_pot
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance


class FoldedMoney(Family):
    """How many chips lie in one of the pots, those of folded seats included."""

    slug = "folded-money"
    topic = "side-pots"
    revision = 2
    ruling = "pots"
    policies = (UncalledBet, AllInShare, FoldedChips)
    exhibits = ("felt", "totals")
    misconceptions = ("folded-left-out", "folded-in-last-pot", "folded-ends-pot")
    words = {  # noqa: RUF012
        "title": "Folded chips",
        "main": "The betting is over. How many chips lie in the main pot, after anything uncalled has gone back?",
        "side": "The betting is over. How many chips lie in {pot:pot}, after anything uncalled has gone back?",
        "folded-left-out": (
            "You left out what the folded seats put in. Their chips stay in every pot that they reached."
        ),
        "folded-in-last-pot": (
            "You put each folded seat's chips into one pot, the last that it reached. They lie in layers: each pot "
            "keeps the part that reaches into it."
        ),
        "folded-ends-pot": (
            "You ended a pot where a folded seat's chips end. Only the total of an all-in seat that is still in the "
            "hand ends a pot."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return all_in_table(chance, book, level, all_ins=level, folders=level + 1, uncalled=0.3)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        pot = named_pot(situation, ruling.verdict.pots)
        return Amount(self.message("side" if pot else "main", pot=pot), ruling.verdict.pots[pot].amount)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        pots = ruling.verdict.pots
        pot = named_pot(situation, pots)
        totals = {seat.seat: seat.committed or 0 for seat in situation.seats}
        live, folded = situation.numbers(Status.LIVE), situation.numbers(Status.FOLDED)
        unfolded = layers({seat: totals[seat] for seat in live}, live).pots[pot].amount
        ends = [min(totals[seat] for seat in each.eligible) for each in pots]
        below = ends[pot - 1] if pot else 0
        ending_here = [totals[seat] for seat in folded if below < totals[seat] <= ends[pot]]
        first_end = min([ends[pot], *ending_here])
        return {
            "folded-left-out": unfolded,
            "folded-in-last-pot": unfolded + sum(ending_here),
            "folded-ends-pot": sum(min(total, first_end) - below for total in totals.values() if total > below),
        }
