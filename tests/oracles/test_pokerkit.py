"""An independent engine agrees on hands and pots: pokerkit, which never runs in the product."""

import itertools
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pokerkit import Automation, NoLimitTexasHoldem, StandardHighHand

from trainer.poker import cards, pots, ranking
from trainer.poker.hand import replay
from trainer.poker.situation import Action, ActionKind, Game, Seat, Situation, Street, Structure

CATEGORIES = {
    "High card": "high-card",
    "One pair": "pair",
    "Two pair": "two-pair",
    "Three of a kind": "three-of-a-kind",
    "Straight": "straight",
    "Flush": "flush",
    "Full house": "full-house",
    "Four of a kind": "four-of-a-kind",
    "Straight flush": "straight-flush",
}


def test_random_hands_stand_in_the_same_order() -> None:
    rng = random.Random(20_241)
    hands = [rng.sample(cards.DECK, rng.choice((5, 6, 7))) for _ in range(3_000)]
    theirs = [StandardHighHand.from_game("".join(hand)) for hand in hands]
    ours = [ranking.strength(hand) for hand in hands]
    order = sorted(range(len(hands)), key=ours.__getitem__)
    for one, other in itertools.pairwise(order):
        assert theirs[one] <= theirs[other]
        assert (theirs[one] == theirs[other]) == (ours[one] == ours[other])


def test_random_hands_have_the_same_best_five_and_category() -> None:
    rng = random.Random(20_242)
    for _ in range(1_500):
        hand = rng.sample(cards.DECK, rng.choice((5, 6, 7)))
        best = ranking.best_hand(hand)
        theirs = StandardHighHand.from_game("".join(hand))
        assert StandardHighHand("".join(best.cards)) == theirs
        named = "straight-flush" if best.category == "royal-flush" else best.category
        assert named == CATEGORIES[str(theirs.entry.label.value)]


# ---- settlements ----------------------------------------------------------------------------

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
UNIT = 2_520
"""Divisible by two to nine winners, so that no odd chip arises: pokerkit gives all of them to one seat."""


def their_stacks(stacks: list[int], holes: list[list[str]], board: list[str]) -> list[int]:
    """What pokerkit leaves each seat with when every stack goes in as an ante."""
    state = NoLimitTexasHoldem.create_state(AUTOMATIONS, True, max(stacks), (1, 2), 2, tuple(stacks), len(stacks))
    for hole in holes:
        state.deal_hole("".join(hole))
    for first, last in ((0, 3), (3, 4), (4, 5)):
        state.burn_card("??")
        state.deal_board("".join(board[first:last]))
    return list(state.stacks)


def our_stacks(stacks: list[int], holes: list[list[str]], board: list[str]) -> list[int]:
    """What our layers and strengths leave each seat with."""
    strengths = [ranking.strength([*hole, *board]) for hole in holes]
    found = pots.layers(dict(enumerate(stacks)), range(len(stacks)), all_in=range(len(stacks)))
    left = [0] * len(stacks)
    if found.uncalled:
        left[found.uncalled.seat] += found.uncalled.amount
    for amount, eligible in found.pots:
        best = max(strengths[seat] for seat in eligible)
        for share in pots.split(amount, [seat for seat in eligible if strengths[seat] == best]):
            left[share.seat] += share.amount
    return left


@pytest.mark.parametrize("seed", range(10))
def test_a_hundred_all_in_showdowns_are_paid_alike(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(100):
        count = rng.randint(2, 9)
        dealt = rng.sample(cards.DECK, 2 * count + 5)
        stacks = [UNIT * rng.randint(1, 8) for _ in range(count)]
        holes = [dealt[2 * seat : 2 * seat + 2] for seat in range(count)]
        assert our_stacks(stacks, holes, dealt[-5:]) == their_stacks(stacks, holes, dealt[-5:])


# ---- betting --------------------------------------------------------------------------------


def their_play(stacks: list[int], choices: list[int]) -> tuple[Situation, list[int], int | None]:
    """A random no-limit hand of pokerkit up to the end of the flop: as a situation, with its bets and the seat to act.

    Seats are numbered 1, 2, ... from the small blind on; the button is the last one. Short all-in raises are left out,
    since pokerkit reopens the betting after them where the rules do not.
    """
    state = NoLimitTexasHoldem.create_state(
        (*AUTOMATIONS, Automation.CARD_BURNING, Automation.HOLE_DEALING, Automation.BOARD_DEALING),
        True, 0, (1, 2), 2, tuple(stacks), len(stacks),
    )  # fmt: skip
    actions = [
        Action(Street.PREFLOP, 1, ActionKind.SMALL_BLIND, 1),
        Action(Street.PREFLOP, 2, ActionKind.BIG_BLIND, 2),
    ]
    for choice in choices:
        if state.actor_index is None or state.street_index is None or state.street_index > 1:
            break
        seat, street = state.actor_index, (Street.PREFLOP, Street.FLOP)[state.street_index]
        least, most = (
            state.min_completion_betting_or_raising_to_amount,
            state.max_completion_betting_or_raising_to_amount,
        )
        price, front = max(state.bets), state.bets[seat]
        if choice == 0 and state.can_fold():
            state.fold()
            actions.append(Action(street, seat + 1, ActionKind.FOLD))
        elif choice >= 3 and least is not None and most is not None and least - price >= 2 and least < most:
            to = min(least + choice - 3, most)
            state.complete_bet_or_raise_to(to)
            actions.append(Action(street, seat + 1, ActionKind.RAISE if price else ActionKind.BET, to))
        else:
            owed = min(price - front, state.stacks[seat])
            state.check_or_call()
            kind, to = (ActionKind.CALL, front + owed) if owed else (ActionKind.CHECK, None)
            actions.append(Action(street, seat + 1, kind, to))
    seats = tuple(Seat(place + 1, stack) for place, stack in enumerate(stacks))
    game = Game(Structure.NO_LIMIT, small_blind=1, big_blind=2)
    board = cards.DECK[:3] if state.street_index else ()
    turn = None if state.actor_index is None or state.street_index not in (0, 1) else state.actor_index + 1
    return (
        Situation(seats, button=len(stacks), board=board, game=game, actions=tuple(actions)),
        list(state.stacks),
        turn,
    )


@given(
    st.lists(st.integers(20, 60), min_size=3, max_size=6), st.lists(st.sampled_from([0, 1, 1, 2, 3, 5]), max_size=14)
)
def test_a_random_hand_is_the_same_turn_and_the_same_stacks(stacks: list[int], choices: list[int]) -> None:
    situation, left, turn = their_play(stacks, choices)
    hand = replay(situation)
    if turn is not None:
        assert hand.to_act == turn
        assert list(hand.stacks.values()) == left
    else:
        assert hand.street_closed
