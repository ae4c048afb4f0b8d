"""How hands are misread: other ways to make a hand of seven cards than to take the best five of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from itertools import combinations

from trainer.poker.cards import RANKS, Card, rank_of, suit_of
from trainer.poker.ranking import CATEGORIES, KEYS, BestHand, Category, best_hand, category_of, value

COMBINATION = {
    Category.HIGH_CARD: 1, Category.PAIR: 2, Category.TWO_PAIR: 4, Category.THREE_OF_A_KIND: 3,
    Category.FOUR_OF_A_KIND: 4,
}  # fmt: skip
"""How many of the five cards make the combination, in the categories in which the others are kickers."""
SUITED = (Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)
RUN = 5
_SUIT_RANK = {suit: place for place, suit in enumerate("cdhs")}
_CIRCLE = "A" + RANKS
RUNS = tuple(_CIRCLE[place : place + RUN] for place in range(len(_CIRCLE) - RUN + 1))
"""The ranks of every straight, lowest first."""
CORNERS = ("JQKA2", "QKA23", "KA234")
"""Ranks that would be a straight if it could go round the corner."""


BOTH_OWN = (
    "You made both hole cards play. A hand is the best five of all seven cards; two, one or none of the hole cards may "
    "be among them."
)
STOPPED_SHORT = "You stopped at a lesser hand. The same seven cards hold one of a higher category."
"""What two families say of these slips."""


def worth(cards: Iterable[Card]) -> int:
    """The value of the best five of five to seven cards."""
    return value([KEYS[card] for card in cards])


def both_own(hole: Sequence[Card], board: Sequence[Card]) -> BestHand:
    """The best hand that uses both hole cards."""
    fives = [(*hole, *others) for others in combinations(board, RUN - len(hole))]
    return best_hand(max(fives, key=worth))


def both_own_worth(hole: Sequence[Card], board: Sequence[Card]) -> int:
    """The value of the best hand that uses both hole cards."""
    return max([worth((*hole, *others)) for others in combinations(board, RUN - len(hole))])


def lesser(cards: Sequence[Card]) -> BestHand | None:
    """The best five of a lower category than the best; None where there is none."""
    fives = [(worth(five), five) for five in combinations(cards, RUN)]
    top = category_of(max(fives)[0])
    lower = [(worthy, five) for worthy, five in fives if category_of(worthy) is not top]
    return best_hand(max(lower)[1]) if lower else None


def overread(cards: Sequence[Card]) -> BestHand | None:
    """A flush or a straight that lacks a card, where it would be better than the best hand; None where none is near.

    Four of a suit and a card of another; or a straight round the corner, or one of which a rank is missing.
    """
    return next(iter(overreadings(cards)), None)


def overreadings(cards: Sequence[Card]) -> list[BestHand]:
    """All flushes and straights that lack a card and would be better than the best hand, the likeliest first."""
    top, found = CATEGORIES.index(category_of(worth(cards))), []
    if top < CATEGORIES.index(Category.FLUSH) and (flush := _nearly_flush(cards)):
        found.append(BestHand(Category.FLUSH, flush))
    if top < CATEGORIES.index(Category.STRAIGHT):
        for run in _near_straights(cards):
            found.append(BestHand(Category.STRAIGHT, tuple([Card(f"{rank}s") for rank in run[::-1]])))
    return found


def _nearly_flush(cards: Sequence[Card]) -> tuple[Card, ...] | None:
    """Four cards of one suit with the highest of the other ranks, as if that were of the suit too."""
    for suit in dict.fromkeys(map(suit_of, cards)):
        ranks = [rank_of(card) for card in cards if suit_of(card) == suit]
        if len(ranks) == RUN - 1:
            extra = max([rank for rank in map(rank_of, cards) if rank not in ranks], key=RANKS.index, default=None)
            return tuple([Card(rank + suit) for rank in _down([*ranks, extra])]) if extra else None
    return None


def _near_straights(cards: Sequence[Card]) -> list[str]:
    """The ranks of straights round the corner, then of those of which a rank is missing, the highest first."""
    held = {*map(rank_of, cards)}
    round_the_corner = [run for run in CORNERS if held >= {*run}]
    one_missing = [run for run in RUNS if len({*run} - held) == 1]
    return [*round_the_corner, *one_missing[::-1]]


def goes_round(held: Set[str]) -> bool:
    """Whether the ranks hold a run round the corner."""
    return any(held >= {*run} for run in CORNERS)


def has_four(held: Set[str]) -> bool:
    """Whether the ranks hold four in a row."""
    return any(held >= {*run[place : place + 4]} for run in RUNS for place in (0, 1))


def by_suit(hands: Sequence[Sequence[Card]], board: Sequence[Card]) -> int | None:
    """Which of equal hands is first when suits decide, spades highest; None where all play the same five cards."""
    fives = [[_SUIT_RANK[suit_of(card)] for card in best_hand((*hole, *board)).cards] for hole in hands]
    return fives.index(max(fives)) if fives.count(max(fives)) == 1 else None


def by_hole(hole: Sequence[Card]) -> list[int]:
    """The ranks of the hole cards, higher first, for comparing them."""
    return sorted([RANKS.index(rank_of(card)) for card in hole], reverse=True)


def combination(best: BestHand, cards: Sequence[Card]) -> tuple[Card, ...]:
    """The cards that match, kickers left out; of a flush every card of its suit, however many there are."""
    if best.category in SUITED:
        return tuple(card for card in cards if suit_of(card) == suit_of(best.cards[0]))
    return best.cards[: COMBINATION.get(best.category, RUN)]


def is_only_five(cards: Sequence[Card]) -> bool:
    """Whether no other five of the cards are as good as the best five."""
    worths = sorted([worth(five) for five in combinations(cards, RUN)])
    return worths[-1] != worths[-2]


def named(best: BestHand) -> str:
    """A stable word for a hand by its name: `two-pair-KK44A`, `flush-AQ952h`."""
    suit = suit_of(best.cards[0]) if best.category in SUITED else ""
    return f"{best.category}-{''.join(map(rank_of, best.cards))}{suit}"


def _down(ranks: Iterable[str]) -> list[str]:
    return sorted(ranks, key=RANKS.index, reverse=True)


_SHIFTS = {
    Category.HIGH_CARD: 16, Category.PAIR: 12, Category.TWO_PAIR: 4, Category.THREE_OF_A_KIND: 8, Category.FLUSH: 20,
    Category.FOUR_OF_A_KIND: 4,
}  # fmt: skip
"""By how many bits a value is cut to what is told of the hand without its kickers (of a flush: that it is one)."""


def without_kickers(worth: int) -> int:
    """The value without its kickers: equal for hands of one combination."""
    shift = _SHIFTS.get(category_of(worth), 0)
    return worth >> shift << shift


def kickers_apart(one: int, other: int) -> bool:
    """Whether two values are those of one combination with different kickers."""
    return one != other and without_kickers(one) == without_kickers(other)
