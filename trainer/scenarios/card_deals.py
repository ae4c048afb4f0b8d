"""Random cards for a showdown: hands that tie and hands that do not, dealt from one deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trainer.poker.cards import Card
from trainer.poker.ranking import KEYS, values
from trainer.scenarios.deals import pack
from trainer.scenarios.seeds import Chance

Hole = tuple[Card, ...]

BOARD = 5
HANDS = 23
"""How many hands of two cards the deck has beside a board."""


def showdown(chance: Chance, classes: Sequence[Sequence[int]], *, losers: Sequence[int] = ()) -> tuple[tuple[Card, ...], Mapping[int, Hole]]:
    """A board, and hole cards by seat: seats of one class hold equal hands, each class beats the next, all beat the losers."""
    while True:
        deck = pack(chance)
        board, rest = deck[:BOARD], deck[BOARD:]
        hands: list[Hole] = [(rest[2 * i], rest[2 * i + 1]) for i in range(HANDS)]
        by_value: dict[int, list[Hole]] = {}
        found = values([(KEYS[one], KEYS[two]) for one, two in hands], [KEYS[card] for card in board])
        for hand, value in zip(hands, found, strict=True):
            by_value.setdefault(value, []).append(hand)
        piles = [by_value[value] for value in sorted(by_value, reverse=True)]
        dealt = _give(chance, piles, [*classes, *[[seat] for seat in losers]], loose=len(losers))
        if dealt:
            return tuple(board), dealt


def _give(chance: Chance, piles: Sequence[list[Hole]], classes: Sequence[Sequence[int]], *, loose: int) -> dict[int, Hole]:
    """Hands to the classes from piles of equal hands, best first; nothing when they do not suffice. The last `loose` classes may share a pile."""
    dealt: dict[int, Hole] = {}
    place = 0
    strict = len(classes) - loose
    for number, seats in enumerate(classes[:strict]):
        spare = len(piles) - place - (strict - number)
        place += chance.below(spare // 2) if spare > 1 else 0
        while place < len(piles) and len(piles[place]) < len(seats):
            place += 1
        if place == len(piles):
            return {}
        dealt |= dict(zip(seats, chance.sample(piles[place], len(seats)), strict=True))
        place += 1
    lesser = [hand for pile in piles[place:] for hand in pile]
    if len(lesser) < loose:
        return {}
    hands = chance.sample(lesser, loose)
    return dealt | {seats[0]: hand for seats, hand in zip(classes[strict:], hands, strict=True)}
