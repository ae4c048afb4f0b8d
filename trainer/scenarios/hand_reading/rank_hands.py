"""Put all hands at a showdown in order, the best first."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Ordering, Question
from trainer.poker.ranking import CATEGORIES, Category, category_of
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import BestFive, HandRanking, LowAce, Ties
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.hands import strengths_of
from trainer.rulings.ruling import Ruling
from trainer.scenarios.hand_deals import to_rank
from trainer.scenarios.options import seat_ids, seat_options
from trainer.scenarios.readings import by_hole
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance

MIXED_UP = {Category.STRAIGHT: Category.FULL_HOUSE, Category.FULL_HOUSE: Category.STRAIGHT}
"""The order that is often believed: a straight above a flush, and a flush above a full house."""


class RankHands(Family):
    """The order of the hands on the table."""

    slug = "rank-hands"
    topic = "hand-reading"
    revision = 2
    ruling = "best-hand"
    policies = (BestFive, HandRanking, LowAce, Ties)
    misconceptions = ("mixed-up", "by-hole-cards")
    words = {  # noqa: RUF012
        "title": "Rank the hands",
        "prompt": "Put the hands that lie face up in order, the best hand first.",
        "mixed-up": ("You mixed up the middle of the list. A flush beats a straight, and a full house beats a flush."),
        "by-hole-cards": (
            "You went by the hole cards alone, pairs first and then high cards. What counts is the hand that they make "
            "with the board."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return to_rank(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        worth = _worths(situation, ruling)
        return Ordering(self.message("prompt"), _order(worth), seat_options(sorted(worth)))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        worth = _worths(situation, ruling)
        return {
            "mixed-up": _order({seat: (_mixed_up(worth[seat]), worth[seat]) for seat in worth}),
            "by-hole-cards": _order({seat: (*_hole(situation, seat), worth[seat]) for seat in worth}),
        }


def _worths(situation: Situation, ruling: Ruling[Any]) -> dict[int, int]:
    return strengths_of(situation, [hand.seat for hand in ruling.verdict.hands])


def _order(worth: dict[int, Any]) -> tuple[str, ...]:
    return seat_ids(sorted(worth, key=lambda seat: worth[seat], reverse=True))


def _mixed_up(worth: int) -> int:
    category = category_of(worth)
    return CATEGORIES.index(MIXED_UP.get(category, category))


def _hole(situation: Situation, seat: int) -> tuple[bool, list[int]]:
    """Whether the hole cards are a pair, and their ranks."""
    high, low = ranks = by_hole(situation.at(seat).cards)
    return high == low, ranks
