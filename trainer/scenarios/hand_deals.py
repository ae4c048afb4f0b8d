"""Random tables on which hands lie face up to be read: boards, hands with something to overlook, ties and near ties."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations_with_replacement

from trainer.poker.cards import DECK, RANKS, Card, rank_of
from trainer.poker.ranking import CATEGORIES, KEYS, Category, category_of, values
from trainer.poker.situation import Seat, Situation, Status
from trainer.rulebooks.rulebook import Rulebook
from trainer.scenarios.betting_deals import deep
from trainer.scenarios.card_deals import BOARD, HANDS, Hole
from trainer.scenarios.deals import game, pack, player_count, seat_numbers
from trainer.scenarios.readings import RUNS, both_own_worth, goes_round, has_four, kickers_apart
from trainer.scenarios.seeds import Chance

TABLED = {1: 3, 2: 4, 3: 5}
"""How many hands lie face up at a level, where several are compared."""
DECKS = 40
"""How many decks are looked through for a hand of the category that is wanted."""

Dealt = tuple[tuple[Card, ...], list[Hole], list[int]]
"""A board, the hands of two cards that the rest of the deck makes, and their values with the board."""


def table(
    chance: Chance, book: Rulebook, level: int, board: Sequence[Card], hands: Sequence[Hole], *, asked: bool = False
) -> Situation:
    """A table at which those hands lie face up on that board, in random seats; the other players have folded.

    With `asked` the first hand is that of `seat`.
    """
    terms = game(chance, book)
    seats = seat_numbers(chance, max(player_count(chance, level), len(hands)))
    shown = dict(zip(chance.sample(seats, len(hands)), hands, strict=True))
    behind = deep(chance, terms, seats)
    return Situation(
        seats=tuple(
            [
                Seat(seat, behind[seat], shown.get(seat, ()), None, Status.LIVE if seat in shown else Status.FOLDED)
                for seat in seats
            ]
        ),
        button=chance.choice(seats),
        board=tuple(board),
        game=terms,
        seat=next(iter(shown)) if asked else None,
    )


def dealt(chance: Chance) -> Dealt:
    """A board off a shuffled deck, and the hands beside it."""
    deck = pack(chance)
    return _beside(deck[:BOARD], deck[BOARD:])


def _beside(board: Sequence[Card], rest: Sequence[Card]) -> Dealt:
    hands: list[Hole] = [(rest[2 * i], rest[2 * i + 1]) for i in range(min(HANDS, len(rest) // 2))]
    found = values([(KEYS[one], KEYS[two]) for one, two in hands], [KEYS[card] for card in board])
    return tuple(board), hands, found


# ---- one hand to be read ------------------------------------------------------------------------


def hand_to_read(
    chance: Chance,
    book: Rulebook,
    level: int,
    wanted: Sequence[Category],
    fits: Callable[[Hole, Sequence[Card]], bool],
) -> Situation:
    """A table with `level` hands face up; that of `seat` is of one of the `wanted` categories and `fits`.

    The best five of it do not use both hole cards. Where no deck has one of the category drawn, another is taken.
    """
    category = chance.choice(wanted)
    spare: tuple[tuple[Card, ...], list[Hole]] | None = None
    for _ in range(DECKS):
        board, hands, found = dealt(chance)
        for hand, worth in zip(hands, found, strict=True):
            kind = category_of(worth)
            if kind is category or (spare is None and kind in wanted):
                if both_own_worth(hand, board) == worth or not fits(hand, board):
                    continue
                others = [other for other in hands if other is not hand][: level - 1]
                if kind is category:
                    return table(chance, book, level, board, [hand, *others], asked=True)
                spare = board, [hand, *others]
    if spare is None:
        return hand_to_read(chance, book, level, wanted, fits)
    return table(chance, book, level, *spare, asked=True)


# ---- ties, and hands that only a kicker parts ----------------------------------------------------


def near_tie(
    chance: Chance, book: Rulebook, level: int, *, alone: float, fits: Callable[[Sequence[Hole], Sequence[Card]], bool]
) -> Situation:
    """A showdown in which two or three hands share that `fits`, or with probability `alone` one hand wins.

    Another hand of the same combination is beaten by a kicker (of flushes: by any of the five cards).
    """
    winners = 1 if chance.chance(alone) else 2 if level == 1 else chance.between(2, 3)
    while True:
        board, hands, found = dealt(chance)
        piles: dict[int, list[Hole]] = {}
        for hand, worth in zip(hands, found, strict=True):
            piles.setdefault(worth, []).append(hand)
        for worth in sorted(piles, reverse=True):
            if len(piles[worth]) < winners:
                continue
            beaten = [lower for lower in piles if kickers_apart(worth, lower) and lower < worth]
            best = chance.sample(piles[worth], winners)
            if beaten and (winners == 1 or fits(best, board)):
                second = piles[chance.choice(beaten)][0]
                fill = [hand for lower in piles if lower < worth for hand in piles[lower] if hand != second]
                count = max(TABLED[level] - winners - 1, 0)
                if len(fill) >= count:
                    return table(chance, book, level, board, [*best, second, *chance.sample(fill, count)])


# ---- hands to be put in order --------------------------------------------------------------------

CLOSE = (Category.STRAIGHT, Category.FLUSH, Category.FULL_HOUSE)
"""The categories whose order is mixed up."""


def to_rank(chance: Chance, book: Rulebook, level: int) -> Situation:
    """Hands of different values, two of them of two of the categories that are mixed up."""
    count = TABLED[level]
    while True:
        board, hands, found = dealt(chance)
        by_value = dict(zip(found, hands, strict=True))
        close = {category_of(worth): worth for worth in by_value if category_of(worth) in CLOSE}
        if len(close) > 1 and len(by_value) >= count:
            chosen = [*close.values()][:count]
            rest = [worth for worth in by_value if worth not in chosen]
            shown = [*chosen, *chance.sample(rest, count - len(chosen))]
            return table(chance, book, level, board, [by_value[worth] for worth in shown])


# ---- straights and what is none ------------------------------------------------------------------

LOW, HIGH, BETWEEN = "2345", "JQK", "6789"


def ace_board(chance: Chance, book: Rulebook, level: int) -> Situation:
    """An ace on the board between low and high cards; no hand is better than a straight.

    One hand is a wheel (seldom another straight), one goes round the corner, one has four in a row; from level 2 on
    there are others.
    """
    while True:
        ranks = ["A", *chance.sample(LOW, 2), chance.choice(HIGH), chance.choice(BETWEEN)]
        kinds = straight_kinds("".join(sorted(ranks)))
        if not all(kinds[kind] for kind in ("wheel", "corner", "four")):
            continue
        best = "straight" if kinds["straight"] and chance.chance(0.15) else "wheel"
        wanted = [chance.choice(kinds[kind]) for kind in (best, "corner", "four")]
        more = kinds["none"] + kinds["straight"]
        wanted += [chance.choice(more) for _ in range(TABLED[level] - len(wanted))]
        copies = {rank: chance.shuffled([card for card in DECK if rank_of(card) == rank]) for rank in RANKS}
        if any([*ranks, *"".join(wanted)].count(rank) > len(copies[rank]) for rank in RANKS):
            continue
        board = chance.shuffled([copies[rank].pop() for rank in ranks])
        hands = [(copies[one].pop(), copies[two].pop()) for one, two in map(tuple, wanted)]
        if _plain(board, hands):
            return table(chance, book, level, board, hands)


@cache
def straight_kinds(board: str) -> dict[str, list[str]]:
    """Pairs of ranks by what they make of a board's ranks: `wheel` (a straight from the ace up), another `straight`.

    `corner`: a run round the corner; `four`: four in a row; `none`: none of these.
    """
    kinds: dict[str, list[str]] = {"wheel": [], "straight": [], "corner": [], "four": [], "none": []}
    for one, two in combinations_with_replacement(RANKS, 2):
        held = {*board, one, two}
        runs = [run for run in RUNS if held >= {*run}]
        corner, four = goes_round(held), has_four(held)
        if runs:
            kinds["wheel" if runs == [RUNS[0]] else "straight"].append(one + two)
        elif not (corner and four):
            kinds["corner" if corner else "four" if four else "none"].append(one + two)
    return kinds


def _plain(board: Sequence[Card], hands: Sequence[Hole]) -> bool:
    """Whether no hand is better than a straight."""
    found = values([(KEYS[one], KEYS[two]) for one, two in hands], [KEYS[card] for card in board])
    return all(category_of(worth) in CATEGORIES[:5] for worth in found)
