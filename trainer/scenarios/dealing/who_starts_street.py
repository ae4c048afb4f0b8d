"""The flop lies: who begins?"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from trainer.assessment.question import Choice, Question
from trainer.poker.hand import replay
from trainer.poker.situation import Action, ActionKind, Situation, Status, Street
from trainer.poker.table import clockwise
from trainer.rulebooks.policies import FirstToActLater
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.button_deals import first_hand, posted, ring
from trainer.scenarios.deals import pack
from trainer.scenarios.options import seat_options
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance


class WhoStartsStreet(Family):
    """Whose turn it is first on a street after the flop was dealt."""

    slug = "who-starts-street"
    topic = "dealing"
    ruling = "to-act"
    policies = (FirstToActLater,)
    exhibits = ("felt", "log")
    misconceptions = ("raiser-first", "as-before-flop", "button-first")
    words = {  # noqa: RUF012
        "title": "Who starts the street",
        "prompt": "The first round is over, and you have dealt the flop. Whose turn is it?",
        "raiser-first": (
            "You let the last raiser begin. A raise before the flop gives no turn on it: the first player left of the "
            "button who is still in begins."
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
        table = first_hand(chance, ring(chance, book, level, least=4 + level))
        small, big = posted(table)
        order = clockwise(table.numbers(Status.LIVE), after=big.seat)
        place = chance.between(1, len(order) - 4)
        raiser, blind = order[place], chance.choice(order[-2:])
        stay = {raiser, blind, chance.choice(order[:place]), chance.choice(order[place + 1 : -2])}
        stay |= {*chance.sample(order, chance.below(level + 1))}
        price, actions = 2 * (big.to or 0), [small, big]
        before = order[: order.index(raiser)]
        for seat in (*order, *before):
            again = any(action.seat == seat for action in actions[2:])
            if seat in before and not again:
                kind, to = (ActionKind.CALL, big.to) if seat in stay else (ActionKind.FOLD, None)
            elif seat == raiser:
                kind, to = ActionKind.RAISE, price
            elif again and seat not in stay:
                continue
            else:
                kind, to = (ActionKind.CALL, price) if seat in stay else (ActionKind.FOLD, None)
            actions.append(Action(Street.PREFLOP, seat, kind, to))
        return replace(table, actions=tuple(actions), board=tuple(pack(chance)[:3]))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        if ruling.verdict.seat is None:
            return None
        return Choice(self.message("prompt"), str(ruling.verdict.seat), seat_options(situation.numbers()))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        hand = replay(situation)
        live, button = sorted(hand.live), situation.button or 0
        big = next(action.seat for action in situation.actions if action.action is ActionKind.BIG_BLIND)
        return {
            "raiser-first": str(hand.last_aggressor[Street.PREFLOP]),
            "as-before-flop": str(clockwise(live, after=big)[0]),
            "button-first": str(clockwise(live, after=button)[-1]),
        }
