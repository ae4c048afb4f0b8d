"""Hand ranking: the best five of five to seven cards, and a fast comparison of hands.

Values and strengths are whole numbers, the higher the better; equal hands have equal ones. A value tells its hand:
the category above, below it the ranks of the best five in the order in which a dealer reads them out.

How it is fast: a card's key is one int, a power of five for its rank (a rank comes at most four times, so a sum of
keys tells which ranks are there) and above it a counter for each suit. A hand is then one built-in sum, a mask test
for a flush and one look-up. The look-up tables fill themselves as hands are met; importing builds none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from trainer.poker.cards import DECK, RANKS, Card, rank_of, suit_of


class Category(StrEnum):
    """The ten hand categories, lowest first."""

    HIGH_CARD = "high-card"
    PAIR = "pair"
    TWO_PAIR = "two-pair"
    THREE_OF_A_KIND = "three-of-a-kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full-house"
    FOUR_OF_A_KIND = "four-of-a-kind"
    STRAIGHT_FLUSH = "straight-flush"
    ROYAL_FLUSH = "royal-flush"


CATEGORIES: tuple[Category, ...] = tuple(Category)
_PLACE = {category: place for place, category in enumerate(CATEGORIES)}


@dataclass(frozen=True, slots=True)
class BestHand:
    """Five cards as a dealer reads them out: combination first, then kickers downward; a wheel ends with the ace."""

    category: Category
    cards: tuple[Card, ...]


_SUIT_ORDER = "shdc"
"""Which of two cards of one rank is taken, where either would do: only so that the answer is always the same."""

# ---- keys -------------------------------------------------------------------------------------------------------

_ACE = len(RANKS) - 1
_WHEEL = [3, 2, 1, 0, _ACE]
_POWERS = tuple((rank, 5**rank) for rank in range(_ACE, -1, -1))
_RANK_BITS = 31  # the largest sum, four aces and three kings, is below 2 ** 31
_RANK_MASK = (1 << _RANK_BITS) - 1
_SUIT_ONE = {suit: 1 << (_RANK_BITS + 4 * place) for place, suit in enumerate(_SUIT_ORDER)}
_START = 3 * sum(_SUIT_ONE.values())  # each counter starts at three, so that its fourth bit is set from five cards on
_FLUSH_MASK = 8 * sum(_SUIT_ONE.values())

KEYS: dict[str, int] = {card: 5 ** RANKS.index(rank_of(card)) + _SUIT_ONE[suit_of(card)] for card in DECK}
"""Every card's key, for `value` and `values`."""

_BY_RANKS: dict[int, int] = {}  # the ranks of a hand without a flush -> its value
_BY_FLUSH: dict[int, int] = {}  # the ranks of the five to seven cards of one suit -> its value


key_of = KEYS.__getitem__
"""The card's key; KeyError for what is not a card."""


# ---- comparing --------------------------------------------------------------------------------------------------


def value(keys: Iterable[int]) -> int:
    """The value of the best five among the keys of five to seven different cards. Unchecked: it is the hot path."""
    total = sum(keys, _START)
    if total & _FLUSH_MASK:
        return _flush(total, keys)
    try:
        return _BY_RANKS[total & _RANK_MASK]
    except KeyError:
        return _learn(total & _RANK_MASK)


def values(holes: Iterable[Sequence[int]], board: Sequence[int]) -> list[int]:
    """`value` of every pair of hole-card keys with the same three to five board keys, which are added up once."""
    base = sum(board, _START)
    known = _BY_RANKS
    found = []
    for hole in holes:
        total = base + hole[0] + hole[1]
        if total & _FLUSH_MASK:
            found.append(_flush(total, (*hole, *board)))
        else:
            key = total & _RANK_MASK
            found.append(known[key] if key in known else _learn(key))
    return found


def strength(cards: Sequence[str]) -> int:
    """`value` from cards as two-character strings; ValueError for a wrong number, a card twice or no card."""
    try:
        keys = set(map(key_of, cards))
    except KeyError as unknown:
        raise ValueError(f"{unknown.args[0]!r} is not a card") from None
    if not 5 <= len(keys) == len(cards) <= 7:
        raise ValueError(f"not five to seven different cards: {' '.join(cards)}")
    return value(keys)


def category_of(number: int) -> Category:
    """The category that a value or strength stands for."""
    return CATEGORIES[number >> 20]


def best_hand(cards: Sequence[Card]) -> BestHand:
    """The best five of five to seven cards and their category; ValueError as in `strength`.

    Of several equal fives it takes, rank by rank, spades before hearts, diamonds, clubs.
    """
    number = strength(cards)
    category = category_of(number)
    left = sorted(cards, key=lambda card: _SUIT_ORDER.index(suit_of(card)))
    if category in (Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH):
        suits = [suit_of(card) for card in cards]
        left = [card for card in left if suits.count(suit_of(card)) >= 5]
    five: list[Card] = []
    for rank in _ranks(number):
        card = next(card for card in left if rank_of(card) == RANKS[rank])
        left.remove(card)
        five.append(card)
    return BestHand(category, tuple(five))


# ---- the first time that a hand is met ---------------------------------------------------------------------------


def _pack(category: Category, ranks: Sequence[int]) -> int:
    """One number for a category and five ranks (0 to 12) in reading order: numbers compare as the hands do."""
    first, second, third, fourth, fifth = ranks
    return _PLACE[category] << 20 | first << 16 | second << 12 | third << 8 | fourth << 4 | fifth


def _ranks(number: int) -> tuple[int, ...]:
    """The five ranks packed in a value, in reading order."""
    return tuple(number >> shift & 15 for shift in (16, 12, 8, 4, 0))


def _groups(key: int) -> tuple[list[int], list[int], list[int], list[int]]:
    """The ranks that a rank key holds, then those held twice, three times, four times; each list downward."""
    groups: tuple[list[int], ...] = ([], [], [], [], [])
    held = groups[1]
    for rank, power in _POWERS:
        if key >= power:
            count, key = divmod(key, power)
            held.append(rank)
            if count > 1:
                groups[count].append(rank)
    return held, groups[2], groups[3], groups[4]


def _straight(held: Sequence[int]) -> list[int] | None:
    """The highest five in a row among ranks given downward; the ace also stands below the two."""
    for place in range(len(held) - 4):
        if held[place] - held[place + 4] == 4:
            return list(held[place : place + 5])
    return _WHEEL if held[0] == _ACE and held[-4:] == _WHEEL[:4] else None


def _learn(key: int) -> int:
    """Work out, and remember, the value of a hand in which no suit comes five times."""
    return _remember(_BY_RANKS, key, *_by_ranks(key))


def _remember(known: dict[int, int], key: int, category: Category, ranks: Sequence[int]) -> int:
    """Remember a value for a hand and for its best five, whose number all equal hands share to take less room."""
    five = known.setdefault(sum([5**rank for rank in ranks]), _pack(category, ranks))
    return known.setdefault(key, five)


def _by_ranks(key: int) -> tuple[Category, list[int]]:
    """The category and the five ranks of a hand without a flush, from the sum of its rank keys."""
    held, pairs, trips, quads = _groups(key)
    if quads:
        return Category.FOUR_OF_A_KIND, _with_kickers(quads[:1] * 4, held)
    if trips and (pairs or len(trips) == 2):
        return Category.FULL_HOUSE, trips[:1] * 3 + [max(pairs[:1] + trips[1:])] * 2
    if run := _straight(held):
        return Category.STRAIGHT, run
    if trips:
        return Category.THREE_OF_A_KIND, _with_kickers(trips * 3, held)
    if len(pairs) > 1:
        first, second = pairs[:2]
        return Category.TWO_PAIR, _with_kickers([first, first, second, second], held)
    if pairs:
        return Category.PAIR, _with_kickers(pairs * 2, held)
    return Category.HIGH_CARD, held[:5]


def _with_kickers(combination: list[int], held: Sequence[int]) -> list[int]:
    """The combination filled up to five with the highest other ranks."""
    return (combination + [rank for rank in held if rank not in combination])[:5]


def _flush(total: int, keys: Iterable[int]) -> int:
    """The value of a hand with five or more cards of one suit: nothing else in seven cards can then be better."""
    one = next(one for one in _SUIT_ONE.values() if total & 8 * one)
    ranks = sum([key for key in keys if key & one]) & _RANK_MASK
    return _BY_FLUSH[ranks] if ranks in _BY_FLUSH else _learn_flush(ranks)


def _learn_flush(key: int) -> int:
    """Work out, and remember, the value of five to seven cards of one suit."""
    return _remember(_BY_FLUSH, key, *_by_suited(key))


def _by_suited(key: int) -> tuple[Category, list[int]]:
    """The category and the five ranks of five to seven cards of one suit, from the sum of their rank keys."""
    held = _groups(key)[0]
    run = _straight(held)
    if run is None:
        return Category.FLUSH, held[:5]
    return Category.ROYAL_FLUSH if run[0] == _ACE else Category.STRAIGHT_FLUSH, run
