"""All have called: is the first round over, or has the big blind a turn?"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.situation import Action, ActionKind, Situation, Status, Street
from trainer.poker.table import clockwise
from trainer.rulebooks.policies import BigBlindOption
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.button_deals import first_hand, posted, ring
from trainer.scenarios.options import seat_options
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance

OVER = "over"


class BigBlindHasOption(Family):
    """Whose turn it is when the action has come round to the big blind, raised or not."""

    slug = "big-blind-option"
    topic = "blinds-button"
    revision = 2
    ruling = "to-act"
    policies = (BigBlindOption,)
    exhibits = ("felt", "log")
    misconceptions = ("round-over", "next-round", "round-again")
    words = {  # noqa: RUF012
        "title": "The big blind's option",
        "prompt": "The first round has come this far, and all that was done is told. Whose turn is it?",
        OVER: "Nobody's: the round is over, and the flop is dealt",
        "round-over": (
            "You closed the round. Nobody has raised, and the big blind has not acted yet: it may still check or raise."
        ),
        "next-round": (
            "You went to the first player left of the button, as on the flop. First the round before the flop has to "
            "be finished."
        ),
        "round-again": (
            "You began another lap with the player left of the big blind. Who has matched the bet and has acted gets "
            "no second turn unless somebody raises."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = first_hand(chance, ring(chance, book, level, least=4))
        small, big = posted(table)
        order = clockwise(table.numbers(Status.LIVE), after=big.seat)
        price, actions = big.to or 0, [small, big]
        raiser = chance.choice(order[:-1]) if chance.chance(0.12) else None
        callers = chance.sample(order[:-1], chance.between(2, len(order) - 1))
        callers += [small.seat] if chance.chance(0.8) else []
        for seat in order if raiser else order[:-1]:
            kind = ActionKind.CALL if seat in callers or seat == big.seat else ActionKind.FOLD
            if seat == raiser:
                kind, price = ActionKind.RAISE, 2 * price
            actions.append(Action(Street.PREFLOP, seat, kind, None if kind is ActionKind.FOLD else price))
        for seat in order[: order.index(raiser)] if raiser else ():
            if seat in callers:
                actions.append(Action(Street.PREFLOP, seat, ActionKind.CALL, price))
        return replace(table, actions=tuple(actions))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        key = OVER if ruling.verdict.seat is None else str(ruling.verdict.seat)
        options = (*seat_options(situation.numbers(Status.LIVE)), Option(OVER, self.message(OVER)))
        return Choice(self.message("prompt"), key, options)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        big = next(action.seat for action in situation.actions if action.action is ActionKind.BIG_BLIND)
        folded = [action.seat for action in situation.actions if action.action is ActionKind.FOLD]
        live = [seat for seat in situation.numbers(Status.LIVE) if seat not in folded]
        return {
            "round-over": OVER,
            "next-round": str(clockwise(live, after=situation.button or 0)[0]),
            "round-again": str(clockwise(live, after=big)[0]),
        }
