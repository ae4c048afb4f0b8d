"""Which hands are straights: the wheel is one, round the corner is none, and four in a row are none either."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Question, Selection
from trainer.poker.cards import rank_of
from trainer.poker.ranking import Category
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import BestFive, HandRanking, LowAce
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.hands import HandRead
from trainer.rulings.ruling import Ruling
from trainer.scenarios.hand_deals import ace_board
from trainer.scenarios.options import seat_ids, seat_options
from trainer.scenarios.readings import goes_round, has_four
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance


class Straights(Family):
    """Which seats hold a straight."""

    slug = "straights"
    topic = "hand-reading"
    ruling = "best-hand"
    policies = (BestFive, HandRanking, LowAce)
    misconceptions = ("round-the-corner", "ace-only-high", "four-in-a-row")
    words = {  # noqa: RUF012
        "title": "A straight or not",
        "prompt": "Which of the hands that lie face up are straights?",
        "round-the-corner": (
            "You let a straight go round the corner. The ace stands at one end of it, above the king or below the two, "
            "and never in the middle."
        ),
        "ace-only-high": "You left out the wheel. The ace may stand below the two: five, four, three, two, ace.",
        "four-in-a-row": "You counted four ranks in a row. A straight is five in a row.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return ace_board(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        shown = [hand.seat for hand in ruling.verdict.hands]
        key = [hand.seat for hand in ruling.verdict.hands if hand.category is Category.STRAIGHT]
        return Selection(self.message("prompt"), seat_ids(key), seat_options(shown), may_be_empty=True)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        hands: tuple[HandRead, ...] = ruling.verdict.hands
        held = {hand.seat: _ranks(situation, hand.seat) for hand in hands}
        straights = [hand.seat for hand in hands if hand.category is Category.STRAIGHT]
        wheels = [hand.seat for hand in hands if hand.seat in straights and rank_of(hand.cards[0]) == "5"]
        corners = [seat for seat in held if goes_round(held[seat])]
        fours = [seat for seat in held if has_four(held[seat])]
        return {
            "round-the-corner": _seats(hands, {*straights, *corners}),
            "ace-only-high": _seats(hands, {*straights} - {*wheels}),
            "four-in-a-row": _seats(hands, {*straights, *fours}),
        }


def _ranks(situation: Situation, seat: int) -> set[str]:
    return {rank_of(card) for card in (*situation.at(seat).cards, *situation.board)}


def _seats(hands: tuple[HandRead, ...], chosen: set[int]) -> tuple[str, ...]:
    return seat_ids([hand.seat for hand in hands if hand.seat in chosen])
