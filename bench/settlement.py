"""All-in showdowns of six to nine seats, settled to pots, payouts and the odd-chip trail, beside pokerkit and treys."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from bench.rounds import Goal, Side, rates, table
from trainer.poker.cards import DECK
from trainer.poker.pots import Pot, Share, layers, split
from trainer.poker.ranking import key_of, values

Case = tuple[list[int], list[list[str]], list[str]]
"""Stacks, hole cards, board. Seats are counted from left of the button, where an odd chip goes first."""


def cases(count: int, seed: int = 20_240_602) -> list[Case]:
    """Random showdowns in which everybody is all-in, mostly for different stacks."""
    rng = random.Random(seed)
    found = []
    for _ in range(count):
        seats = rng.randint(6, 9)
        dealt = rng.sample(DECK, 2 * seats + 5)
        stacks = [5 * rng.randint(5, 400) for _ in range(seats)]
        found.append((stacks, [list(dealt[2 * seat : 2 * seat + 2]) for seat in range(seats)], list(dealt[-5:])))
    return found


def settle(case: tuple[list[int], list[list[int]], list[int]]) -> tuple[list[int], list[tuple[Pot, tuple[Share, ...]]]]:
    """What each seat is paid, its uncalled chips included, and every pot with its shares: from stacks and card keys."""
    stacks, holes, board = case
    found = values(holes, board)
    seats = range(len(stacks))
    back, pots = layers(dict(enumerate(stacks)), seats, all_in=seats)
    paid = [0] * len(stacks)
    if back:
        paid[back.seat] = back.amount
    trail = []
    winners: list[int] = []
    for pot in pots:
        eligible = pot.eligible
        winners = [seat for seat in winners if seat in eligible]  # who wins a pot also wins the next it can win
        if not winners:
            best = max([found[seat] for seat in eligible])
            winners = [seat for seat in eligible if found[seat] == best]
        shares = split(pot.amount, winners)
        for share in shares:
            paid[share.seat] += share.amount
        trail.append((pot, shares))
    return paid, trail


def plain(evaluate: Callable[[Sequence[Any]], int], case: tuple[list[int], list[list[Any]], list[Any]]) -> list[int]:
    """The payouts by an evaluator (lower is better) and a loop that peels level after level."""
    stacks, holes, board = case
    strengths = [evaluate([*hole, *board]) for hole in holes]
    left, paid = list(stacks), [0] * len(stacks)
    while any(left):
        level = min(total for total in left if total)
        live = [seat for seat, total in enumerate(left) if total]
        for seat in live:
            left[seat] -= level
        best = min(strengths[seat] for seat in live)
        winners = [seat for seat in live if strengths[seat] == best]
        share, odd = divmod(level * len(live), len(winners))
        for place, seat in enumerate(winners):
            paid[seat] += share + (place < odd)
    return paid


def run() -> list[str]:
    """The table, as Markdown; a side that pays wrongly is an error."""
    import pokerkit
    import treys

    evaluate = treys.Evaluator().evaluate
    auto = pokerkit.Automation
    automations = (
        auto.ANTE_POSTING, auto.BET_COLLECTION, auto.BLIND_OR_STRADDLE_POSTING, auto.HOLE_CARDS_SHOWING_OR_MUCKING,
        auto.HAND_KILLING, auto.CHIPS_PUSHING, auto.CHIPS_PULLING,
    )  # fmt: skip

    def parsed(new: Callable[[str], Any]) -> Callable[[Case], Any]:
        return lambda case: (
            case[0],
            [[new(card) for card in hole] for hole in case[1]],
            [new(card) for card in case[2]],
        )

    def state(case: tuple[list[int], list[list[Any]], list[Any]]) -> list[int]:
        """The whole stack as an ante: the shortest legal way through pokerkit's state."""
        stacks, holes, board = case
        hand = pokerkit.NoLimitTexasHoldem.create_state(automations, True, 10**9, (1, 2), 2, tuple(stacks), len(stacks))
        for hole in holes:
            hand.deal_hole(hole)
        for first, last in ((0, 3), (3, 4), (4, 5)):
            hand.burn_card("??")
            hand.deal_board(board[first:last])
        return list(hand.stacks)

    sides = {
        "ours, with pots and trail": Side(parsed(key_of), settle),
        "pokerkit State": Side(parsed(lambda card: next(pokerkit.Card.parse(card))), state),
        "treys and a plain loop": Side(
            parsed(treys.Card.new), lambda case: plain(lambda hand: evaluate(hand, []), case)
        ),
    }
    showdowns = cases(15_000)
    ours, _, loop = sides.values()
    for case in showdowns[:2_000]:
        assert ours.work(ours.prepare(case))[0] == loop.work(loop.prepare(case)), case
    goals = [Goal("ours, with pots and trail", "pokerkit State", 500)]
    return [table("All-in showdowns, six to nine seats", "settled/s", rates(sides, showdowns), goals)]
