"""In what order hands are shown when seats play for a side pot and another is all-in for the main pot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trainer.assessment.message import Param
from trainer.assessment.question import Option, Ordering, Question
from trainer.poker.hand import replay
from trainer.poker.situation import Situation, Street
from trainer.poker.table import clockwise, next_seat
from trainer.rulebooks import shelf
from trainer.rulebooks.policies import AllInShow, ShowOrderBet, ShowOrderChecked, SidePotShow
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.pots import pots_of
from trainer.rulings.ruling import Ruling
from trainer.scenarios.options import seat_ids, seat_options, setting
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.showdown_deals import face_up, other_custom, side_pot_river


class SidePotContenders(Family):
    """The order of showing with a side pot, or all hands at once."""

    slug = "side-pot-contenders"
    topic = "showdown-order"
    ruling = "show-order"
    policies = (AllInShow, SidePotShow, ShowOrderBet, ShowOrderChecked)
    exhibits = ("felt", "log", "pots")
    misconceptions = ("other-house", "all-in-in-turn", "main-pot-first")
    words = {  # noqa: RUF012
        "title": "Showing with a side pot",
        "prompt": (
            "A {structure:structure} {play:play}. The betting is over. In what order are the hands shown, if nobody "
            "shows unasked? If all are turned face up at once, give a place to that alone."
        ),
        "together": "All hands at once",
        "other-house": (
            "You went by another book, {house:book}. Whether an all-in turns all hands up at once is not the same in "
            "every house."
        ),
        "all-in-in-turn": (
            "You called the all-in seat in turn with the others. It plays for an earlier pot only, so where hands are "
            "shown one by one the seats in the last side pot come first."
        ),
        "main-pot-first": (
            "You began with the main pot. Pots are settled from the last side pot down to the main pot, so a seat "
            "that plays for the main pot only is never called first."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return side_pot_river(chance, book, level, bet=chance.chance(0.5))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        options = (*seat_options(sorted(ruling.verdict.order)), Option("together", self.message("together")))
        return Ordering(self.message("prompt", **setting(situation.game)), _answer(ruling), options, may_omit=True)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        hand = replay(situation)
        left = next_seat(hand.live, after=situation.button or 0)
        first = hand.last_aggressor.get(Street.RIVER, left)
        in_turn = (first, *clockwise(hand.live, after=first)[:-1])
        playing_for = {seat: sum(seat in pot.eligible for pot in pots_of(hand).pots) for seat in hand.live}
        house, elsewhere = other_custom(situation, ruling.verdict.together)
        return {
            "other-house": _answer(self.rule(elsewhere, shelf.book(house))),
            "all-in-in-turn": seat_ids(in_turn),
            "main-pot-first": seat_ids(sorted(in_turn, key=playing_for.__getitem__)),
        }

    def figures(self, name: str, situation: Situation, book: Rulebook) -> Mapping[str, Param]:
        return {"house": other_custom(situation, face_up(situation, book))[0]} if name == "other-house" else {}


def _answer(ruling: Ruling[Any]) -> tuple[str, ...]:
    return ("together",) if ruling.verdict.together else seat_ids(ruling.verdict.order)
