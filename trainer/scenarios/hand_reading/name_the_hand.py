"""Name the best hand of a seat: counterfeited pairs, kickers on the board, straights and flushes that lack a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trainer.assessment.message import Message
from trainer.assessment.question import Choice, Option, Question
from trainer.poker.cards import DECK, RANKS, Card, rank_of
from trainer.poker.ranking import CATEGORIES, BestHand, Category, best_hand
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import BestFive, HandRanking, LowAce, Ties
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.card_deals import Hole
from trainer.scenarios.hand_deals import hand_to_read
from trainer.scenarios.readings import BOTH_OWN, STOPPED_SHORT, both_own, lesser, named, overread, overreadings
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance

WANTED = (  # each as often as it is named here
    *[Category.PAIR] * 5, *[Category.TWO_PAIR] * 7, *[Category.THREE_OF_A_KIND] * 5, *[Category.STRAIGHT] * 3,
    Category.HIGH_CARD, Category.FLUSH, Category.FLUSH, Category.FULL_HOUSE, Category.FOUR_OF_A_KIND,
)  # fmt: skip
OPTIONS = 5
"""Hands to choose from, as far as the cards bring them to mind."""


class NameTheHand(Family):
    """What the best five of a seat's seven cards are called."""

    slug = "name-the-hand"
    topic = "hand-reading"
    revision = 4
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
        hands = {named(hand): hand for hand in _thinkable(situation)}
        seat = situation.seat or 0
        key = next(hand for hand in ruling.verdict.hands if hand.seat == seat)
        options = [
            Option(name, Message("hand", {"hand": (hand.category, *hand.cards)}))
            for name, hand in sorted(hands.items(), key=lambda item: _height(item[1]), reverse=True)
        ]
        return Choice(self.message("prompt", seat=seat), named(BestHand(key.category, key.cards)), tuple(options))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        own, less, over = [named(hand) if hand else None for hand in _ways(situation)[:3]]
        return {"both-own": own, "stopped-short": less, "overread": over}


def _thinkable(situation: Situation) -> list[BestHand]:
    """The best hand, what it is taken for, and up to `OPTIONS` of what else is nearly there or lies on the board."""
    hole, board = situation.at(situation.seat or 0).cards, situation.board
    found = {named(hand): hand for hand in _ways(situation) if hand}
    best = best_hand((*hole, *board))
    for more in (*overreadings((*hole, *board)), *_one_more(best, hole), best_hand(board)):
        if len(found) < OPTIONS:
            found.setdefault(named(more), more)
    return [*found.values()]


def _one_more(best: BestHand, hole: Hole) -> list[BestHand]:
    """The next hand up, where a hole card is of the rank that the best hand begins with and a card like it is missed.

    Of a pair three of a kind, of two pair or three of a kind a full house.
    """
    cards = best.cards
    if rank_of(cards[0]) not in {rank_of(card) for card in hole}:
        return []
    match best.category:
        case Category.PAIR:
            return [BestHand(Category.THREE_OF_A_KIND, (*cards[:2], _like(cards[0], cards), *cards[2:4]))]
        case Category.TWO_PAIR:
            return [BestHand(Category.FULL_HOUSE, (*cards[:2], _like(cards[0], cards), *cards[2:4]))]
        case Category.THREE_OF_A_KIND:
            return [BestHand(Category.FULL_HOUSE, (*cards[:4], _like(cards[3], cards)))]
    return []


def _like(card: Card, cards: Sequence[Card]) -> Card:
    """A card of the same rank that is not among the cards."""
    return next(other for other in DECK if rank_of(other) == rank_of(card) and other not in cards)


def _height(hand: BestHand) -> tuple[int, list[int]]:
    """What puts hands in order, those that are not there included: the category, then the ranks as they are read out.

    So the best hand has what it is overread as before it and what it falls short of behind it.
    """
    return CATEGORIES.index(hand.category), [RANKS.index(rank_of(card)) for card in hand.cards]


def _ways(situation: Situation) -> tuple[BestHand | None, ...]:
    """With both hole cards, of a lesser category, of one that is not there; and the best hand."""
    hole, board = situation.at(situation.seat or 0).cards, situation.board
    cards = (*hole, *board)
    return both_own(hole, board), lesser(cards), overread(cards), best_hand(cards)


def _has_traps(hole: Hole, board: Sequence[Card]) -> bool:
    cards = (*hole, *board)
    best, less = best_hand(cards), lesser(cards)
    if overread(cards) is None:  # nothing better is nearly there: only above a straight that is the rule
        return best.category in (Category.FLUSH, Category.FULL_HOUSE, Category.FOUR_OF_A_KIND)
    return less is None or named(less) != named(both_own(hole, board))
