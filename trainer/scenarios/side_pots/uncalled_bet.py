"""What goes back to whom when nobody matched a bet."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Allocation, Question
from trainer.poker.hand import replay
from trainer.poker.pots import uncalled
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import UncalledBet
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.all_in_deals import uncalled_raise
from trainer.scenarios.options import per_seat, seat_options
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance


class UncalledPart(Family):
    """How many chips go back, and to which seat."""

    slug = "uncalled-bet"
    topic = "side-pots"
    revision = 3
    ruling = "pots"
    policies = (UncalledBet,)
    exhibits = ("felt", "log")
    misconceptions = ("folded-not-counted", "whole-bet-back", "left-in")
    words = {  # noqa: RUF012
        "title": "The uncalled bet",
        "prompt": "The betting is over. Before any pot is built: how many chips go back to which seat?",
        "folded-not-counted": (
            "You measured the bet against the hands that are still in. Chips of a seat that called and then folded "
            "have matched it too: only what nobody matched goes back."
        ),
        "whole-bet-back": (
            "You gave the whole last bet back. The part that others matched stays in, even if they were all-in for "
            "less or folded later."
        ),
        "left-in": (
            "You gave nothing back. What no other seat matched is no part of any pot and goes back to its owner first."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return uncalled_raise(chance, book, level, matched_by_folded=chance.chance(0.8))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        seats = situation.numbers()
        back = dict(ruling.verdict.uncalled)
        return Allocation(self.message("prompt"), per_seat(back, seats), seat_options(seats)) if back else None

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        seats = situation.numbers()
        hand = replay(situation)
        owner = ruling.verdict.uncalled[0].seat
        live = uncalled({seat: hand.contributions[seat] for seat in hand.live})
        return {
            "folded-not-counted": per_seat({live.seat: live.amount}, seats) if live else None,
            "whole-bet-back": per_seat({owner: hand.street_totals[owner]}, seats),
            "left-in": per_seat({}, seats),
        }
