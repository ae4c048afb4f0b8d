"""Pick the five of seven cards that make a seat's hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from trainer.assessment.message import Message
from trainer.assessment.question import Answer, Option, Question, Selection
from trainer.poker.cards import Card
from trainer.poker.ranking import Category, best_hand
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import BestFive, HandRanking, LowAce, Ties
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.card_deals import Hole
from trainer.scenarios.hand_deals import hand_to_read
from trainer.scenarios.readings import BOTH_OWN, STOPPED_SHORT, both_own, combination, is_only_five, lesser
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance

WANTED = (  # each as often as it is named here
    *[Category.PAIR] * 4, *[Category.TWO_PAIR] * 6, *[Category.THREE_OF_A_KIND] * 4, Category.STRAIGHT,
    Category.FLUSH, Category.FULL_HOUSE, Category.FOUR_OF_A_KIND,
)  # fmt: skip


class WhichFive(Family):
    """Which cards make the hand."""

    slug = "which-five"
    topic = "hand-reading"
    revision = 3
    ruling = "best-hand"
    policies = (BestFive, HandRanking, LowAce, Ties)
    misconceptions = ("both-own", "stopped-short", "kickers-left-out")
    words = {  # noqa: RUF012
        "title": "Which cards play",
        "prompt": "Which of the seven cards make the hand of seat {seat:word}, and so decide whether it wins?",
        "both-own": BOTH_OWN,
        "stopped-short": STOPPED_SHORT,
        "kickers-left-out": (
            "You picked the cards that match, and no others. A hand is always five cards: kickers fill it up, and of "
            "more than five that match the highest five play."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return hand_to_read(chance, book, level, WANTED, _is_clear)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        seat = situation.seat or 0
        key = next(hand for hand in ruling.verdict.hands if hand.seat == seat)
        options = [Option(card, Message("card", {"card": card})) for card in _cards(situation)]
        return Selection(self.message("prompt", seat=seat), _picked(situation, key.cards), tuple(options))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        cards, hole = _cards(situation), situation.at(situation.seat or 0).cards
        less = lesser(cards)
        return {
            "both-own": _picked(situation, both_own(hole, situation.board).cards),
            "stopped-short": _picked(situation, less.cards) if less else None,
            "kickers-left-out": _picked(situation, combination(best_hand(cards), cards)),
        }


def _cards(situation: Situation) -> tuple[Card, ...]:
    return (*situation.at(situation.seat or 0).cards, *situation.board)


def _picked(situation: Situation, cards: Iterable[Card]) -> Answer:
    chosen = {*cards}
    return tuple(str(card) for card in _cards(situation) if card in chosen)


def _is_clear(hole: Hole, board: Sequence[Card]) -> bool:
    """Whether one five alone is the best, and the two ways to miss it lead to different ones."""
    cards = (*hole, *board)
    less = lesser(cards)
    return is_only_five(cards) and (less is None or {*less.cards} != {*both_own(hole, board).cards})
