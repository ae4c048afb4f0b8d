"""Random cards for a showdown: hands that tie and hands that do not, dealt from one deck."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trainer.poker.cards import DECK, RANKS, Card, rank_of
from trainer.poker.ranking import KEYS, strength, values
from trainer.scenarios.deals import pack
from trainer.scenarios.seeds import Chance

Hole = tuple[Card, ...]

BOARD = 5
HANDS = 23
"""How many hands of two cards the deck has beside a board."""
BOARDS = 10
"""How many boards are tried off one shuffled deck."""


def showdown(
    chance: Chance, classes: Sequence[Sequence[int]], *, losers: Sequence[int] = ()
) -> tuple[tuple[Card, ...], Mapping[int, Hole]]:
    """A board, and hole cards by seat: equal hands within a class, each class beats the next, all beat the losers."""
    while True:
        deck = pack(chance)
        for _ in range(BOARDS):
            deck = deck[BOARD:] + deck[:BOARD]  # another board off the same deck
            by_value = _by_value(deck)
            piles = [by_value[value] for value in sorted(by_value, reverse=True)]
            dealt = _give(chance, piles, [*classes, *[[seat] for seat in losers]], loose=len(losers))
            if dealt:
                return tuple(deck[:BOARD]), dealt


def board_that_plays(chance: Chance) -> tuple[tuple[Card, ...], list[Hole], list[list[Hole]]]:
    """A board that is a hand by itself, hands that cannot beat it, and piles of equal hands that do, lowest first."""
    ranks = chance.choice(_PLAYING)(chance)
    copies = {rank: chance.shuffled([card for card in DECK if rank_of(card) == rank]) for rank in dict.fromkeys(ranks)}
    board = [copies[rank].pop() for rank in ranks]
    deck = chance.shuffled(board) + [card for card in pack(chance) if card not in board]
    by_value = _by_value(deck)
    alone = strength(board)
    return (
        tuple(deck[:BOARD]),
        by_value.get(alone, []),
        [by_value[value] for value in sorted(by_value) if value > alone],
    )


def _straight(chance: Chance) -> str:
    top = chance.between(5, len(RANKS))
    return RANKS[top - BOARD : top]


def _two_pair(chance: Chance) -> str:
    low, high = sorted(chance.sample(RANKS[8:], 2), key=RANKS.index)
    return low * 2 + high * 2 + ("A" if high != "A" else "K" if low != "K" else "Q")


def _four(chance: Chance) -> str:
    return chance.choice(RANKS[:-1]) * 4 + "A"


_PLAYING = (_straight, _straight, _straight, _two_pair, _four)


def _by_value(deck: Sequence[Card]) -> dict[int, list[Hole]]:
    """The hands that the deck holds after its first five cards, the board, by their value with it."""
    rest = deck[BOARD:]
    hands: list[Hole] = [(rest[2 * i], rest[2 * i + 1]) for i in range(HANDS)]
    found = values([(KEYS[one], KEYS[two]) for one, two in hands], [KEYS[card] for card in deck[:BOARD]])
    by_value: dict[int, list[Hole]] = {}
    for hand, value in zip(hands, found, strict=True):
        by_value.setdefault(value, []).append(hand)
    return by_value


def _give(
    chance: Chance, piles: Sequence[list[Hole]], classes: Sequence[Sequence[int]], *, loose: int
) -> dict[int, Hole]:
    """Hands to the classes from piles of equal hands, best first; nothing when they do not suffice.

    The last `loose` classes, of one seat each, may share a pile.
    """
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
