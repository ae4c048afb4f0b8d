"""New board cards lie: who begins?"""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Question
from trainer.poker.hand import replay
from trainer.poker.situation import Situation, Status
from trainer.poker.table import clockwise
from trainer.rulebooks.policies import FirstToActLater
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.rounds import AGGRESSIVE
from trainer.rulings.ruling import Ruling
from trainer.scenarios.button_deals import first_hand, only_two_left, ring
from trainer.scenarios.options import seat_options
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.street_deals import flop_to_come, heads_up_flop, later_street


class WhoStartsStreet(Family):
    """Whose turn it is first on a street after the flop was dealt."""

    slug = "who-starts-street"
    topic = "dealing"
    revision = 3
    least_wrong = 1
    ruling = "to-act"
    policies = (FirstToActLater,)
    exhibits = ("felt", "log")
    misconceptions = ("raiser-first", "as-before-flop", "button-first")
    words = {  # noqa: RUF012
        "title": "Who starts the street",
        "prompt": "The betting so far is over, and you have just dealt the {street:street}. Whose turn is it?",
        "raiser-first": (
            "You let the last to bet or raise begin. That gives no turn on the next street: the first player left of "
            "the button who is still in begins."
        ),
        "as-before-flop": (
            "You began left of the big blind, as before the flop. From the flop on it is the first player left of the "
            "button who is still in."
        ),
        "button-first": (
            "You let the button or the nearest player before it begin. It acts last from the flop on; the first player "
            "left of it begins."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        taken = ring(chance, book, level, least=4 + level)
        if chance.chance(0.1):
            return heads_up_flop(chance, only_two_left(chance, taken))
        table = first_hand(chance, taken)
        return flop_to_come(chance, table, level) if chance.chance(0.15) else later_street(chance, table, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        if ruling.verdict.seat is None:
            return None
        street = replay(situation).street
        return Choice(
            self.message("prompt", street=street.value),
            str(ruling.verdict.seat),
            seat_options(situation.numbers(Status.LIVE, Status.FOLDED)),
        )

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        hand = replay(situation)
        live, button = sorted(hand.live), situation.button or 0
        if len(situation.numbers(Status.LIVE, Status.FOLDED)) == 2:
            return {"raiser-first": None, "as-before-flop": None, "button-first": str(button)}
        second = clockwise(situation.numbers(), after=button)[1]
        return {
            "raiser-first": str(next(one.seat for one in situation.actions if one.action in AGGRESSIVE)),
            "as-before-flop": str(clockwise(live, after=second)[0]),
            "button-first": str(clockwise(live, after=button)[-1]),
        }
