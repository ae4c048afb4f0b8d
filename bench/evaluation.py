"""Seven-card evaluations beside treys and phevaluator, from cards parsed before and from two-character strings."""

from __future__ import annotations

import random

from bench.rounds import Goal, Side, rates, table
from trainer.poker.cards import DECK
from trainer.poker.ranking import key_of, strength, value


def run() -> list[str]:
    """The tables, as Markdown."""
    import phevaluator
    import treys

    rng = random.Random(20_240_601)
    hands = [rng.sample(DECK, 7) for _ in range(150_000)]
    treys_value, phe_value = treys.Evaluator().evaluate, phevaluator.evaluate_cards
    parsed = {
        "ours": Side(lambda hand: [key_of(card) for card in hand], value),
        "treys": Side(lambda hand: [treys.Card.new(card) for card in hand], lambda hand: treys_value(hand, [])),
        "phevaluator": Side(
            lambda hand: [phevaluator.Card.to_id(card) for card in hand],
            lambda hand: phe_value(*hand),
        ),
    }
    strings = {
        "ours": Side(list, strength),
        "treys": Side(list, lambda hand: treys_value([treys.Card.new(card) for card in hand], [])),
        "phevaluator": Side(list, lambda hand: phe_value(*hand)),
    }
    for hand in hands:  # a warm table: what batch jobs see after some thousand hands
        strength(hand)
    goals = [Goal("ours", "treys", 10), Goal("ours", "phevaluator", 1.2)]
    return [
        table("Seven cards, parsed before", "evaluations/s", rates(parsed, hands), goals),
        table(
            "Seven cards as strings", "evaluations/s", rates(strings, hands),
            [Goal("ours", "phevaluator", 1.2)],
        ),
    ]  # fmt: skip
