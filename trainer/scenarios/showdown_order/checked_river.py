"""In what order hands are shown when the river was checked."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Ordering, Question
from trainer.poker.hand import replay
from trainer.poker.situation import Situation, Street
from trainer.poker.table import clockwise
from trainer.rulebooks.policies import ShowOrderChecked, ShowOrderRest
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.options import seat_ids, seat_options
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.showdown_deals import checked_river


class CheckedRiver(Family):
    """The order of showing when nobody bet on the river."""

    slug = "checked-river"
    topic = "showdown-order"
    ruling = "show-order"
    policies = (ShowOrderChecked, ShowOrderRest)
    exhibits = ("felt", "log")
    misconceptions = ("turn-bettor-first", "last-to-check-first", "against-clock")
    words = {  # noqa: RUF012
        "title": "A checked river",
        "prompt": "All have checked the river. In what order are the hands shown, if nobody shows unasked?",
        "turn-bettor-first": (
            "You began with the seat that bet the turn. Only a bet on the river counts: without one the first seat "
            "left of the button that is still in shows first."
        ),
        "last-to-check-first": (
            "You began with the last seat to check. A check is no bet: the first seat left of the button that is "
            "still in shows first."
        ),
        "against-clock": (
            "You went against the clock. Hands are shown clockwise, beginning with the first seat left of the button "
            "that is still in."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return checked_river(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        order = ruling.verdict.order
        return Ordering(self.message("prompt"), seat_ids(order), seat_options(sorted(order)))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        order = ruling.verdict.order
        bettor = replay(situation).last_aggressor[Street.TURN]
        last = situation.actions[-1].seat
        return {
            "turn-bettor-first": seat_ids((bettor, *clockwise(order, after=bettor)[:-1])),
            "last-to-check-first": seat_ids((last, *clockwise(order, after=last)[:-1])),
            "against-clock": seat_ids(clockwise(order, after=situation.button or 0)[::-1]),
        }
