"""Name the best hand of a seat: counterfeited pairs, kickers on the board, straights and flushes that lack a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trainer.assessment.message import Message
from trainer.assessment.question import Choice, Option, Question
from trainer.poker.cards import Card
from trainer.poker.ranking import BestHand, Category, best_hand
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import BestFive, HandRanking, LowAce, Ties
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.card_deals import Hole
from trainer.scenarios.hand_deals import hand_to_read
from trainer.scenarios.readings import BOTH_OWN, STOPPED_SHORT, both_own, lesser, named, overread
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance

WANTED = (  # each as often as it is named here
    *[Category.PAIR] * 5, *[Category.TWO_PAIR] * 7, *[Category.THREE_OF_A_KIND] * 5, *[Category.STRAIGHT] * 3,
    Category.HIGH_CARD, Category.FLUSH, Category.FLUSH, Category.FULL_HOUSE, Category.FOUR_OF_A_KIND,
)  # fmt: skip


class NameTheHand(Family):
    """What the best five of a seat's seven cards are called."""

    slug = "name-the-hand"
    topic = "hand-reading"
    revision = 3
    ruling = "best-hand"
    policies = (BestFive, HandRanking, LowAce, Ties)
    misconceptions = ("both-own", "stopped-short", "overread")
    words = {  # noqa: RUF012
        "title": "Name the hand",
        "prompt": "What is the best hand of seat {seat:word}?",
        "both-own": BOTH_OWN,
        "stopped-short": STOPPED_SHORT,
        "overread": (
            "You saw a straight or a flush that is not there. It takes five cards of one suit, or five ranks in a row "
            "in which an ace stands at an end."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return hand_to_read(chance, book, level, WANTED, _has_traps)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        hands = {named(hand): hand for hand in _ways(situation) if hand}
        seat = situation.seat or 0
        key = next(hand for hand in ruling.verdict.hands if hand.seat == seat)
        options = [
            Option(name, Message("hand", {"hand": (hand.category, *hand.cards)})) for name, hand in hands.items()
        ]
        options.sort(key=lambda option: option.id)
        return Choice(self.message("prompt", seat=seat), named(BestHand(key.category, key.cards)), tuple(options))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        own, less, over = [named(hand) if hand else None for hand in _ways(situation)[:3]]
        return {"both-own": own, "stopped-short": less, "overread": over}


def _ways(situation: Situation) -> tuple[BestHand | None, ...]:
    """With both hole cards, of a lesser category, of one that is not there; the best hand; the board alone."""
    hole, board = situation.at(situation.seat or 0).cards, situation.board
    cards = (*hole, *board)
    return both_own(hole, board), lesser(cards), overread(cards), best_hand(cards), best_hand(board)


def _has_traps(hole: Hole, board: Sequence[Card]) -> bool:
    cards = (*hole, *board)
    best, less = best_hand(cards), lesser(cards)
    if overread(cards) is None:  # nothing better is nearly there: only above a straight that is the rule
        return best.category in (Category.FLUSH, Category.FULL_HOUSE, Category.FOUR_OF_A_KIND)
    return less is None or named(less) != named(both_own(hole, board))
