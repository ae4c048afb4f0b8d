"""What the house takes from the pots of a hand."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Amount, Question
from trainer.poker.pots import layers
from trainer.poker.situation import Situation, Status
from trainer.rulebooks.policies import Rake as RakePolicy
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.rake_deals import one_pot, raked_table
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance


class RakeTaken(Family):
    """How much rake is taken, by the rate of the house or of the table."""

    slug = "rake"
    topic = "rake-buyin"
    revision = 3
    ruling = "rake"
    policies = (RakePolicy,)
    exhibits = ("felt", "totals")
    misconceptions = ("uncalled-raked", "main-pot-only", "folded-left-out")
    words = {  # noqa: RUF012
        "title": "The rake",
        "prompt-house": (
            "A cash game, counted in cents. The hand is over, and {board:count} board cards lie. How much rake does "
            "this house take, in cents?"
        ),
        "prompt-table": (
            "A cash game, counted in cents. The hand is over, and {board:count} board cards lie. The table rakes "
            "{percent:word} percent in steps of {step:amount}, at most {cap:amount}; no flop, no drop. How much is the "
            "rake, in cents?"
        ),
        "uncalled-raked": (
            "You raked the part of the bet that nobody called. It goes back before the rake is counted; and where no "
            "rake is due without a flop, none is due on anything."
        ),
        "main-pot-only": (
            "You raked the main pot only. The rate goes by all pots of the hand together, side pots included, where "
            "the hand is raked at all."
        ),
        "folded-left-out": (
            "You left out the chips of the players who folded. They lie in the pots and are raked with them, where the "
            "hand is raked at all."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return raked_table(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        rake, board = situation.game.rake, len(situation.board)
        prompt = self.message("prompt-house", board=board)
        if rake:
            prompt = self.message(
                "prompt-table", board=board, percent=str(rake.percent), step=rake.step or 1, cap=rake.cap or 0
            )
        return Amount(prompt, ruling.verdict.rake)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        totals = {seat.seat: seat.committed or 0 for seat in situation.seats}
        live = situation.numbers(Status.LIVE)
        all_in = {seat.seat for seat in situation.seats if seat.stack == seat.committed}
        _, pots = layers(totals, live, all_in=all_in)
        folded = sum([amount for seat, amount in totals.items() if seat not in live])
        return {
            "uncalled-raked": self._rate(situation, book, sum(totals.values())),
            "main-pot-only": self._rate(situation, book, pots[0].amount),
            "folded-left-out": self._rate(situation, book, sum([pot.amount for pot in pots]) - folded),
        }

    def _rate(self, situation: Situation, book: Rulebook, amount: int) -> int:
        """The rake that the ruling takes of a single pot of that amount, flop or no flop."""
        taken: int = self.rule(one_pot(situation, amount), book).verdict.rake
        return taken
