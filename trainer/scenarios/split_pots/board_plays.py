"""Who shares when the board itself is the best hand, or nearly so."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Question, Selection
from trainer.poker.cards import rank_of
from trainer.poker.situation import Situation, Status
from trainer.rulebooks.policies import BestFive, EqualHands, Ties, WinnerShows
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.options import seat_ids, seat_options
from trainer.scenarios.readings import by_hole, worth
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.split_deals import playing_board


class BoardPlays(Family):
    """Which seats share a pot when the board is a hand by itself."""

    slug = "board-plays"
    topic = "split-pots"
    revision = 3
    ruling = "payout"
    policies = (BestFive, EqualHands, Ties, WinnerShows)
    exhibits = ("felt", "pots")
    misconceptions = ("mucked-share", "sixth-card", "own-card-needed")
    words = {  # noqa: RUF012
        "title": "The board plays",
        "prompt": (
            "{mucked:seats} laid the cards away face down without a word; all the others in the hand tabled theirs. "
            "Which seats get a part of the pot?"
        ),
        "mucked-share": (
            "You let a seat share that had laid its cards away without a word. Nobody wins a pot with a hand that was "
            "thrown away, even if the board would have been enough."
        ),
        "sixth-card": (
            "You let a card decide that does not play. Five cards make a hand; a higher card beside them never breaks "
            "a tie."
        ),
        "own-card-needed": (
            "You asked for a hole card in the hand. A player may use two, one or none of them: who plays the board "
            "shares like the others."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return playing_board(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        mucked = tuple(seat for seat in situation.numbers(Status.LIVE) if not situation.at(seat).cards)
        prompt = self.message("prompt", mucked=mucked)
        return Selection(prompt, seat_ids(ruling.verdict.payouts), seat_options(situation.numbers(Status.LIVE)))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        live = situation.numbers(Status.LIVE)
        winners = tuple(ruling.verdict.payouts)
        shown = [seat for seat in live if situation.at(seat).cards]
        hands = {seat: situation.at(seat).cards for seat in winners}
        highest = max(map(by_hole, hands.values()))
        on_board = {rank_of(card) for card in situation.board}
        alone = worth(situation.board)
        own = [
            seat
            for seat, hole in hands.items()
            if on_board & {*map(rank_of, hole)} or worth((*hole, *situation.board)) > alone
        ]
        return {
            "mucked-share": seat_ids([seat for seat in live if seat in winners or seat not in shown]),
            "sixth-card": seat_ids([seat for seat, hole in hands.items() if by_hole(hole) == highest]),
            "own-card-needed": seat_ids(own) if own else None,
        }
