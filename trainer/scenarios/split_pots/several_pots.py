"""Main pot and side pots with different winners, each split apart."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Allocation, Question
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import AllInShare, EqualHands, OddChipSeat, OddChipUnit, PotsApart
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.hands import best_of, strengths_of
from trainer.rulings.ruling import Ruling
from trainer.scenarios.card_deals import showdown
from trainer.scenarios.deals import game, player_count, seat_numbers
from trainer.scenarios.options import per_seat, seat_options
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.split_deals import odd_pot, odd_unit, shares, shown_down, stacks_behind

PATTERNS: dict[int, tuple[tuple[str, ...], ...]] = {
    1: (("1", "ab"), ("1a", "b"), ("1ab",)),
    2: (("1", "2a", "b"), ("1a", "2", "b"), ("12", "ab"), ("2", "ab", "1"), ("1", "2ab")),
    3: (("12", "3a", "b"), ("1", "23", "ab"), ("1a", "23", "b"), ("12", "3", "ab"), ("1", "2a", "3b")),
}
"""Who ties with whom, best hands first: a digit is a seat all-in, the lower the shorter, a letter a seat with chips left."""


class SeveralPots(Family):
    """What each hand gets in all when the pots go to different winners."""

    slug = "several-pots"
    topic = "split-pots"
    ruling = "payout"
    policies = (AllInShare, PotsApart, EqualHands, OddChipUnit, OddChipSeat)
    exhibits = ("felt", "pots", "chips")
    misconceptions = ("best-hand-takes-all", "all-in-forgotten", "wrong-side")
    words = {  # noqa: RUF012
        "title": "Several pots, several winners",
        "prompt": "All hands are shown. Award each pot apart: how much does each seat get in all?",
        "best-hand-takes-all": "You paid every pot to the best hand at the table. A pot goes to the best hand among the seats that play for it; a seat all-in for less does not play for a side pot.",
        "all-in-forgotten": "You compared only the hands that play for the last side pot. A seat all-in for less still plays for every pot that it put its full share into.",
        "wrong-side": "You gave an odd chip from the wrong side. In each pot it goes to the first of its winners to the left of the button.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        terms = game(chance, book)
        pattern = chance.choice(PATTERNS[level])
        seats = seat_numbers(chance, max(player_count(chance, level), level + 3))
        names = dict(zip("123"[:level] + "ab", chance.shuffled(seats), strict=False))
        board, hands = showdown(chance, [[names[name] for name in tied] for tied in pattern])
        unit = odd_unit(book, terms)
        pots = []
        for place in range(level + 1):
            players = "123"[place:level] + "ab"
            best = next(tied for tied in pattern if {*tied} & {*players})
            sharing = sum(name in players for name in best)
            pot = odd_pot(chance, terms, unit, sharing, 1 if sharing > 1 else 0, low=4, high=40)
            pots.append((pot, [names[name] for name in players]))
        all_in = [names[name] for name in "123"[:level]]
        return shown_down(terms, chance.choice(seats), board, hands, pots, stacks_behind(chance, terms, seats, all_in))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        seats = ruling.verdict.pots[0].eligible
        return Allocation(self.message("prompt"), per_seat(ruling.verdict.payouts, seats), seat_options(seats))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        pots = ruling.verdict.pots
        seats, unit, button = pots[0].eligible, odd_unit(book, situation.game), situation.button or 0
        best, deepest = _best(situation, seats), _best(situation, pots[-1].eligible)
        right = [(pot.amount, _best(situation, pot.eligible)) for pot in pots]
        return {
            "best-hand-takes-all": per_seat(shares([(pot.amount, best) for pot in pots], unit, button), seats),
            "all-in-forgotten": per_seat(shares([(pot.amount, deepest) for pot in pots], unit, button), seats),
            "wrong-side": per_seat(shares(right, unit, button, backwards=True), seats),
        }


def _best(situation: Situation, seats: tuple[int, ...]) -> tuple[int, ...]:
    return best_of(strengths_of(situation, seats))
