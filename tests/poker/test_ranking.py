"""Hands are read as every house reads them: five of seven, kickers count, suits never."""

import random
from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.poker.cards import DECK, RANKS
from trainer.poker.ranking import (
    CATEGORIES,
    KEYS,
    best_hand,
    category_of,
    key_of,
    strength,
    value,
    values,
)

READINGS = [
    # cards on the table, category, the five as they are read out
    ("As Ks Qs Js Ts 2c 3d", "royal-flush", "As Ks Qs Js Ts"),
    ("9h Kh Qh Jh Th Ah Ac", "royal-flush", "Ah Kh Qh Jh Th"),
    ("Kd Qd Jd Td 9d Ac As", "straight-flush", "Kd Qd Jd Td 9d"),
    ("Ad 2d 3d 4d 5d Ks Kc", "straight-flush", "5d 4d 3d 2d Ad"),
    ("Ad 2d 3d 4d 5d 6d 7c", "straight-flush", "6d 5d 4d 3d 2d"),
    ("Ac Kc 2d 3d 4d 5d 6d", "straight-flush", "6d 5d 4d 3d 2d"),
    ("7s 7h 7d 7c 2s 2h Kd", "four-of-a-kind", "7s 7h 7d 7c Kd"),
    ("7s 7h 7d 7c Ks Kh Kd", "four-of-a-kind", "7s 7h 7d 7c Ks"),
    ("9s 9h 9d 4s 4h 4d Ac", "full-house", "9s 9h 9d 4s 4h"),
    ("3s 3h 3d Ks Kh Qd Qc", "full-house", "3s 3h 3d Ks Kh"),
    ("2s 2h 2d Ks Kh 9d 5c", "full-house", "2s 2h 2d Ks Kh"),
    ("Ah Jh 8h 5h 3h 2h Ad", "flush", "Ah Jh 8h 5h 3h"),
    ("Ah Kh Qh Jh 9h Ts 2c", "flush", "Ah Kh Qh Jh 9h"),
    ("Ac Kd Qh Js Tc Ah Ad", "straight", "Ah Kd Qh Js Tc"),
    ("Ac 2d 3h 4s 5c Kh Kd", "straight", "5c 4s 3h 2d Ac"),
    ("Ac 2d 3h 4s 5c 6h Kd", "straight", "6h 5c 4s 3h 2d"),
    ("8c 9d Th Js Qc 7h 6d", "straight", "Qc Js Th 9d 8c"),
    ("Qs Qh Qd Ac Kd 4h 2s", "three-of-a-kind", "Qs Qh Qd Ac Kd"),
    ("Ks Kh 7d 7c 5s 5h 2d", "two-pair", "Ks Kh 7d 7c 5s"),
    ("Ks Kh 7d 7c 5s 5h Ad", "two-pair", "Ks Kh 7d 7c Ad"),
    ("Ts Th Ac 9d 7h 5s 2c", "pair", "Ts Th Ac 9d 7h"),
    ("Ac Qd Th 8s 6c 4h 3d", "high-card", "Ac Qd Th 8s 6c"),
    ("Kc Ad 2h 3s 4c 9h Td", "high-card", "Ad Kc Td 9h 4c"),
    ("2c 3d 4h 5s 7c", "high-card", "7c 5s 4h 3d 2c"),
    ("2c 2d 2h 2s 3c 3d", "four-of-a-kind", "2s 2h 2d 2c 3d"),
    ("Qc Kd Ah 2s 3c", "high-card", "Ah Kd Qc 3c 2s"),
]


@pytest.mark.parametrize(("cards", "category", "five"), READINGS)
def test_the_best_five_are_read_out_in_order(cards: str, category: str, five: str) -> None:
    for seed in range(5):
        shuffled = cards.split()
        random.Random(seed).shuffle(shuffled)
        hand = best_hand(shuffled)
        assert hand.category == category
        assert list(hand.cards) == five.split()


ORDER = [
    # strictly rising, one pair of cases beside each other for every tie-breaking card
    "7c 5d 4h 3s 2c",
    "8c 5d 4h 3s 2c",
    "Ac Kd Qh Js 8c",
    "Ac Kd Qh Js 9c",
    "2c 2d 5h 4s 3c",
    "2c 2d Ah Ks Jc",
    "2c 2d Ah Ks Qc",
    "3c 3d 5h 4s 2c",
    "Ac Ad Kh Qs Jc",
    "3c 3d 2h 2s 4c",
    "3c 3d 2h 2s Ac",
    "Ac Ad 2h 2s 3c",
    "Ac Ad Kh Ks Qc",
    "2c 2d 2h 4s 3c",
    "2c 2d 2h As Kc",
    "Ac Ad Ah Ks Qc",
    "5c 4d 3h 2s Ac",
    "6c 5d 4h 3s 2c",
    "Ac Kd Qh Js Tc",
    "7c 5c 4c 3c 2c",
    "Ac Kc Qc Jc 9c",
    "2c 2d 2h 3s 3c",
    "2c 2d 2h As Ac",
    "3c 3d 3h 2s 2c",
    "Ac Ad Ah Ks Kc",
    "2c 2d 2h 2s 3c",
    "Ac Ad Ah As Kc",
    "5c 4c 3c 2c Ac",
    "6c 5c 4c 3c 2c",
    "Kc Qc Jc Tc 9c",
    "Ac Kc Qc Jc Tc",
]


def test_every_hand_beats_the_one_before_it() -> None:
    strengths = [strength(cards.split()) for cards in ORDER]
    assert strengths == sorted(set(strengths))


TIES = [
    ("the board plays", "2c 3d As Kd Qh Js Tc", "4c 5h As Kd Qh Js Tc"),
    ("suits never break a tie", "Ah Kh 2c 7d 9s Jc Qd", "As Ks 2c 7d 9s Jc Qd"),
    ("a third pair never counts", "Kc Kd 9h 9s Ac 3h 3d", "Kc Kd 9h 9s Ac 2h 2d"),
    ("the sixth card never counts", "Ac Kd 9h 8s 7c 5d 3h", "Ac Kd 9h 8s 7c 4d 2h"),
    ("the kicker may lie on the board", "8s 8h 5c As Kd Qh 2c", "8d 8c 4c As Kd Qh 2c"),
    ("the sixth card of a suit never counts", "Ah Jh 9h 8h 5h 2h 2c", "Ah Jh 9h 8h 5h 3h Kd"),
]


@pytest.mark.parametrize(("why", "one", "other"), TIES)
def test_equal_hands_are_equal(why: str, one: str, other: str) -> None:
    assert strength(one.split()) == strength(other.split()), why


def test_a_fifth_card_breaks_a_tie() -> None:
    assert strength(["Ac", "Kd", "9h", "8s", "7c"]) > strength(["Ad", "Kc", "9s", "8h", "6c"])


@pytest.mark.parametrize(
    "cards", ["", "As Ks Qs Js", "As As Ks Qs Js", "As Ks Qs Js Ts 2c 3d 4h", "As Ks Qs Js 1s", "as Ks Qs Js Ts"]
)
def test_what_is_no_hand_is_refused(cards: str) -> None:
    with pytest.raises(ValueError, match="card"):
        strength(cards.split())


def test_nothing_is_a_key_but_a_card() -> None:
    with pytest.raises(KeyError):
        key_of("10s")


sevens = st.permutations(DECK).map(lambda deck: list(deck[:7]))


@given(sevens)
def test_the_best_hand_is_as_strong_as_its_seven_cards(seven: list[str]) -> None:
    hand = best_hand(seven)
    assert len(set(hand.cards)) == 5
    assert set(hand.cards) <= set(seven)
    assert strength(hand.cards) == strength(seven)
    assert category_of(strength(seven)) == hand.category


@given(sevens)
def test_one_board_many_hands_gives_what_single_hands_give(seven: list[str]) -> None:
    others = [card for card in DECK if card not in seven]
    board = [KEYS[card] for card in seven[:5]]
    holes = [[KEYS[card] for card in pair] for pair in (seven[5:], others[:2], others[20:22], others[-2:])]
    assert values(holes, board) == [value([*hole, *board]) for hole in holes]
    assert values(holes, board[:3]) == [value([*hole, *board[:3]]) for hole in holes]


def test_the_ten_categories_stand_in_order() -> None:
    assert " ".join(CATEGORIES) == (
        "high-card pair two-pair three-of-a-kind straight flush full-house four-of-a-kind straight-flush royal-flush"
    )


def test_all_five_card_hands_fall_into_the_known_numbers() -> None:
    """The number of distinct classes of a category: a count that any book on probability gives; 7,462 in all."""
    found: dict[str, set[int]] = {}
    for ranks in combinations_with_replacement(RANKS, 5):
        most = max(ranks.count(rank) for rank in ranks)
        if most == 5:
            continue
        mixed = [rank + "chds"[ranks[:place].count(rank)] for place, rank in enumerate(ranks)]
        hands = [mixed] if most > 1 else [mixed, [*mixed[:4], ranks[4] + "h"]]
        for hand in hands:
            found.setdefault(category_of(strength(hand)), set()).add(strength(hand))
    assert {category: len(numbers) for category, numbers in found.items()} == {
        "high-card": 1277,
        "pair": 2860,
        "two-pair": 858,
        "three-of-a-kind": 858,
        "straight": 10,
        "flush": 1277,
        "full-house": 156,
        "four-of-a-kind": 156,
        "straight-flush": 9,
        "royal-flush": 1,
    }
