"""The largest opening raise when a blind is short or missing, by house."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Question
from trainer.poker.situation import Situation, Street, Structure
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.betting_deals import deep
from trainer.scenarios.bounds_family import FLOOR, BoundsFamily, Spot, raise_options
from trainer.scenarios.deals import blind_seats, game, player_count, seat_numbers
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import Turns


class ShortBlinds(BoundsFamily):
    """The largest opening raise over blinds that were not posted in full."""

    slug = "short-blinds"
    topic = "pot-limit-bets"
    revision = 2
    structures = ("pot-limit",)
    misconceptions = ("chips-there", "before-call", OTHER)
    words = {  # noqa: RUF012
        "title": "Short and dead blinds",
        "prompt": (
            "A pot-limit {play:play} with blinds of {small:amount} and {big:amount}, one of them short or not posted "
            "at all. To what total may seat {seat} raise at most?"
        ),
        "chips-there": (
            "You counted the chips that are there. Where a house has a rule for this, blinds that are short or missing "
            "count in full; where it has none, the floor decides."
        ),
        "before-call": "You left the call out. The pot that the seat raises by has its own call in it.",
        OTHER: "That is how short blinds count under {house:book}. In this house they count otherwise.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        terms = game(chance, book, structure=Structure.POT_LIMIT)
        seats = seat_numbers(chance, max(player_count(chance, level), 4))
        button, stacks = chance.choice(seats), deep(chance, terms, seats)
        small, big = blind_seats(seats, button)
        chip, draw = terms.chip or 1, chance.below(3)
        if draw == 0 or terms.small_blind == chip:
            stacks[big] = chip * chance.between(1, (terms.big_blind or 1) // chip - 1)
        elif draw == 1:
            stacks[small] = chip * chance.between(1, (terms.small_blind or 1) // chip - 1)
        told = Turns(terms, button, stacks)
        told.begin(Street.PREFLOP)
        if draw == 2:
            told.take_out(small)
        told.pass_some(chance, staying=0.2 * level, leave=2)
        return told.told(chance)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        found, at = ruling.verdict, Spot(situation)
        if not found.may_raise or found.to_call == 0 or not _missing(at):
            return None
        key = FLOOR if found.max_raise_to is None else str(found.max_raise_to)
        there = at.price + at.pot
        totals = (there, there + at.owed, there + _missing(at), there + _missing(at) + at.owed)
        return Choice(self.told(situation, ruling), key, raise_options(totals))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        at = Spot(situation)
        there = at.price + at.pot
        return {
            "chips-there": str(there + at.owed),
            "before-call": str(there + _missing(at)),
            OTHER: self.other_answer(situation, book),
        }


def _missing(at: Spot) -> int:
    """What the posted blinds fall short of two full ones."""
    game = at.hand.game
    return max((game.small_blind or 0) + (game.big_blind or 0) - at.hand.blinds, 0)
