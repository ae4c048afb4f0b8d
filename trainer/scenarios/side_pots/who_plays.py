"""Which seats can win a given pot."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Question, Selection
from trainer.poker.situation import Situation, Status
from trainer.rulebooks.policies import AllInShare, UncalledBet
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.options import seat_ids, seat_options
from trainer.scenarios.pot_deals import all_in_table, named_pot
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance


class WhoPlays(Family):
    """Which seats can win one of the pots."""

    slug = "who-plays"
    topic = "side-pots"
    revision = 2
    ruling = "pots"
    policies = (UncalledBet, AllInShare)
    exhibits = ("felt", "totals")
    misconceptions = ("all-in-in-every-pot", "folded-still-in", "all-in-for-main-only")
    words = {  # noqa: RUF012
        "title": "Who plays for which pot",
        "main": "The betting is over. Which seats can win the main pot?",
        "side": "The betting is over. Which seats can win {pot:pot}?",
        "all-in-in-every-pot": (
            "You let every hand that is still in play for this pot. A seat that is all-in for less put nothing into "
            "it and cannot win it."
        ),
        "folded-still-in": (
            "You counted a seat that has folded. Its chips stay in the pot, but it cannot win them any more."
        ),
        "all-in-for-main-only": (
            "You kept a seat out because it is all-in. It plays for every pot that it put its full share into, not "
            "for the main pot alone."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return all_in_table(chance, book, level, all_ins=level, uncalled=0.4, top_all_in=True)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        pot = named_pot(situation, ruling.verdict.pots)
        options = seat_options(situation.numbers())
        return Selection(
            self.message("side" if pot else "main", pot=pot), seat_ids(ruling.verdict.pots[pot].eligible), options
        )

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        pots = ruling.verdict.pots
        pot = named_pot(situation, pots)
        eligible = pots[pot].eligible
        reached = min(situation.at(seat).committed or 0 for seat in pots[pot - 1].eligible) if pot else 0
        with_chips = [seat.seat for seat in situation.seats if (seat.committed or 0) > reached]
        return {
            "all-in-in-every-pot": seat_ids(situation.numbers(Status.LIVE)),
            "folded-still-in": seat_ids(with_chips),
            "all-in-for-main-only": seat_ids([seat for seat in eligible if not _is_all_in(situation, seat)]),
        }


def _is_all_in(situation: Situation, number: int) -> bool:
    seat = situation.at(number)
    return seat.stack == seat.committed
