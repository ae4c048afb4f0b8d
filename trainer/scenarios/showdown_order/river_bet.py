"""In what order hands are shown after a bet on the river."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Ordering, Question
from trainer.poker.situation import ActionKind, Situation, Street
from trainer.poker.table import clockwise
from trainer.rulebooks.policies import ShowOrderBet, ShowOrderRest
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.options import seat_ids, seat_options
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.showdown_deals import bet_river


class RiverBet(Family):
    """The order of showing when the river was bet and called."""

    slug = "river-bet"
    topic = "showdown-order"
    ruling = "show-order"
    policies = (ShowOrderBet, ShowOrderRest)
    exhibits = ("felt", "log")
    misconceptions = ("from-button", "bettor-before-raiser", "against-clock")
    words = {  # noqa: RUF012
        "title": "A bet on the river",
        "prompt": "The river was bet and called. In what order are the hands shown, if nobody shows unasked?",
        "from-button": (
            "You began to the left of the button. That is for a river without a bet: here the last seat to bet or "
            "raise on the river shows first."
        ),
        "bettor-before-raiser": (
            "You began with the seat that bet first. The last one to raise on the river shows first, since the others "
            "called that raise."
        ),
        "against-clock": "You began with the right seat and then went against the clock. The others follow clockwise.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return bet_river(chance, book, level, raised=chance.chance(0.75))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        order = ruling.verdict.order
        return Ordering(self.message("prompt"), seat_ids(order), seat_options(sorted(order)))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        order = ruling.verdict.order
        bettor = next(
            action.seat
            for action in situation.actions
            if action.street is Street.RIVER and action.action is ActionKind.BET
        )
        return {
            "from-button": seat_ids(clockwise(order, after=situation.button or 0)),
            "bettor-before-raiser": seat_ids((bettor, *clockwise(order, after=bettor)[:-1]))
            if bettor != order[0]
            else None,
            "against-clock": seat_ids((order[0], *order[:0:-1])),
        }
