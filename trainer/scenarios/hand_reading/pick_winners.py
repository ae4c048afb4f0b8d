"""Who wins or shares at a showdown: kickers on the board and in the hand, flush over flush, cards that do not play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from trainer.assessment.question import Question, Selection
from trainer.poker.cards import Card
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import BestFive, EqualHands, HandRanking, Ties
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.hands import strengths_of
from trainer.rulings.ruling import Ruling
from trainer.scenarios.card_deals import Hole
from trainer.scenarios.hand_deals import near_tie
from trainer.scenarios.options import seat_ids, seat_options
from trainer.scenarios.readings import by_hole, by_suit, without_kickers
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance


class PickWinners(Family):
    """Which seats have the best hand."""

    slug = "pick-winners"
    topic = "hand-reading"
    revision = 2
    ruling = "best-hand"
    policies = (BestFive, HandRanking, Ties, EqualHands)
    least_wrong = 1
    misconceptions = ("kickers-ignored", "sixth-card", "suits-decide")
    words = {  # noqa: RUF012
        "title": "Pick the winners",
        "prompt": "Hands that lie face up are in the showdown for one pot. Which seats win it or share it?",
        "kickers-ignored": (
            "You let hands share that only look alike. With the same combination the kickers decide, and of two "
            "flushes the highest card in which they differ, as far as the five cards reach."
        ),
        "sixth-card": (
            "You let a hole card decide that does not play. Five cards make a hand: hands whose best five are equal "
            "share, whatever lies beside them."
        ),
        "suits-decide": "You let the suits decide. No suit is above another: hands of equal ranks share.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return near_tie(chance, book, level, alone=0.1, fits=_parts_them)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        shown = [hand.seat for hand in ruling.verdict.hands]
        return Selection(self.message("prompt"), seat_ids(ruling.verdict.winners), seat_options(shown))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        winners = ruling.verdict.winners
        worth = strengths_of(situation, [hand.seat for hand in ruling.verdict.hands])
        best = without_kickers(max(worth.values()))
        hands = [situation.at(seat).cards for seat in winners]
        highest = max(map(by_hole, hands))
        suited = by_suit(hands, situation.board)
        return {
            "kickers-ignored": seat_ids([seat for seat in worth if without_kickers(worth[seat]) == best]),
            "sixth-card": seat_ids(
                [seat for seat, hand in zip(winners, hands, strict=True) if by_hole(hand) == highest]
            ),
            "suits-decide": None if suited is None else seat_ids([winners[suited]]),
        }


def _parts_them(hands: Sequence[Hole], board: Sequence[Card]) -> bool:
    """Whether suits, and cards that do not play, would part equal hands, each in another way."""
    ranks, suited = [by_hole(hand) for hand in hands], by_suit(hands, board)
    highest = [place for place, hole in enumerate(ranks) if hole == max(ranks)]
    return suited is not None and len(highest) < len(hands) and highest != [suited]
