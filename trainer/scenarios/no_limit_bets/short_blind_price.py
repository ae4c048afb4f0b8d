"""A big blind that is all-in for less: what it costs to call, and the least raise."""

from __future__ import annotations

from typing import Any

from trainer.assessment.message import Message
from trainer.assessment.question import Allocation, Option, Question
from trainer.poker.situation import ActionKind, Situation, Street, Structure
from trainer.rulebooks.policies import MinRaise
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.betting_deals import deep
from trainer.scenarios.bounds_family import BoundsFamily, Spot
from trainer.scenarios.deals import blind_seats, game, player_count, seat_numbers
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import Turns


class ShortBlindPrice(BoundsFamily):
    """What a short big blind leaves the others to call, and from where they may raise."""

    slug = "short-blind-price"
    topic = "no-limit-bets"
    revision = 2
    structures = ("no-limit",)
    policies = (MinRaise,)
    misconceptions = ("short-price", "short-doubled")
    words = {  # noqa: RUF012
        "title": "The price of a short blind",
        "prompt": (
            "A no-limit {play:play}, blinds {small:amount} and {big:amount}. The big blind is all-in for less. What "
            "must seat {seat} add to call, and to what total must it raise at least?"
        ),
        "to-call": "Chips to add for a call",
        "least": "Least raise, as a total",
        "short-price": (
            "You went by the chips that the big blind posted. A short blind does not make the hand cheaper: the price "
            "is the full big blind, and the least raise adds another one."
        ),
        "short-doubled": (
            "You doubled what was posted. The full blind is the bet: it is what others call, and a raise goes to two "
            "big blinds at least."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        terms = game(chance, book, structure=Structure.NO_LIMIT)
        seats = seat_numbers(chance, player_count(chance, level))
        button, stacks = chance.choice(seats), deep(chance, terms, seats)
        chip, big = terms.chip or 1, terms.big_blind or 1
        stacks[blind_seats(seats, button)[1]] = chip * chance.between(1, big // chip - 1)
        told = Turns(terms, button, stacks)
        told.begin(Street.PREFLOP)
        told.pass_some(chance, staying=0.4, keep=3)
        return told.told(chance)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        found = ruling.verdict
        if not found.may_raise or found.min_raise_to is None or found.to_call == 0:
            return None
        rows = tuple(Option(id, Message(f"{self.slug}/{id}")) for id in ("to-call", "least"))
        return Allocation(self.told(situation, ruling), (found.to_call, found.min_raise_to), rows)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        at, big = Spot(situation), situation.game.big_blind or 0
        posted = next(action.to or 0 for action in situation.actions if action.action is ActionKind.BIG_BLIND)
        short = max(posted - at.front, 0)
        return {"short-price": (short, posted + big), "short-doubled": (at.owed, 2 * posted)}
