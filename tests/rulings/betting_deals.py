"""Betting told in a line, and any betting at any table, for the tests of the betting questions."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from trainer.poker.cards import DECK
from trainer.poker.hand import replay
from trainer.poker.situation import (
    BOARD_CARDS,
    STREETS,
    Action,
    ActionKind,
    Game,
    Seat,
    Situation,
    SituationError,
    Start,
    StartPot,
    Street,
    Structure,
)
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.betting import BetLimitsVerdict, rule_bet_limits

BLINDS = "4 small-blind 50, 5 big-blind 100"
NO_LIMIT: dict[str, Any] = {"structure": "no-limit", "small_blind": 50, "big_blind": 100, "tournament": False}
LIMIT = NO_LIMIT | {"structure": "fixed-limit", "small_bet": 100, "big_bet": 200}
POT_LIMIT = NO_LIMIT | {"structure": "pot-limit"}
FLOP = {"start": {"street": "flop", "pot": 600}, "board": ["2c", "7d", "Jh"]}


def acts(line: str, street: str = "preflop") -> list[dict[str, Any]]:
    """`4 bet 200, 5 fold`: the actions of a document."""
    found = []
    for told in line.split(", "):
        seat, action, *to = told.split()
        found.append({"street": street, "seat": int(seat), "action": action, **({"to": int(to[0])} if to else {})})
    return found


def seats(count: int = 6, **stacks: int) -> list[dict[str, Any]]:
    """`seats(6, s4=280)`: seats with 10,000 each but for those told."""
    return [{"seat": seat, "stack": stacks.get(f"s{seat}", 10_000)} for seat in range(1, count + 1)]


def before_flop(line: str = "", game: dict[str, Any] = NO_LIMIT, **more: Any) -> dict[str, Any]:
    """Six seats with the button at 3; blinds and the line before the flop."""
    told = f"{BLINDS}, {line}" if line else BLINDS
    return {"button": 3, "seats": seats(), "game": game, "actions": acts(told)} | more


def on_flop(line: str = "", game: dict[str, Any] = NO_LIMIT, **more: Any) -> dict[str, Any]:
    """Six seats with the button at 3; the line on the flop, with 600 in the pot."""
    told = {"actions": acts(line, "flop")} if line else {}
    return {"button": 3, "seats": seats(), "game": game, **FLOP, **told} | more


# ---- any betting --------------------------------------------------------------------------------


@st.composite
def bettings(draw: st.DrawFn, book: Rulebook, *, waiting: bool = False) -> Situation:
    """A hand that is under way by moves that are legal under the book; `waiting`: with somebody to act."""
    numbers = sorted(draw(st.lists(st.integers(1, 7), min_size=2, max_size=5, unique=True)))
    stacks = st.sampled_from([30, 90, 100, 150, 175, 260, 400, 2000])
    structure = draw(st.sampled_from(list(Structure)))
    game = Game(structure, 50, 100, chip=5, small_bet=100, big_bet=200, tournament=draw(st.booleans()))
    situation = Situation(
        seats=tuple([Seat(number, draw(stacks)) for number in numbers]),
        button=draw(st.sampled_from(numbers)),
        game=game,
    )
    if draw(st.booleans()):
        pot = StartPot(draw(st.sampled_from([135, 255, 1000])))
        situation = replace(situation, start=Start(Street.FLOP, (pot,)), board=DECK[:3])
    else:
        small, big = numbers[0], numbers[1]
        posts = [
            Action(Street.PREFLOP, seat, kind, min(blind, situation.at(seat).stack or 0))
            for seat, kind, blind in ((small, ActionKind.SMALL_BLIND, 50), (big, ActionKind.BIG_BLIND, 100))
        ]
        situation = replace(situation, actions=tuple(posts[draw(st.integers(0, 1)) if len(numbers) > 2 else 0 :]))
    found = situation
    for _ in range(draw(st.integers(0, 9))):
        situation = step(draw, situation, book)
        if not waiting or replay(situation).to_act is not None:
            found = situation
    return found


def step(draw: st.DrawFn, situation: Situation, book: Rulebook) -> Situation:
    """One legal action more, or the next street's cards."""
    hand = replay(situation)
    if hand.to_act is None:
        place = STREETS.index(hand.street) + 1
        if hand.betting_over or place == len(STREETS):
            return situation
        return replace(situation, board=DECK[: BOARD_CARDS[STREETS[place]]])
    may = rule_bet_limits(situation, book).verdict
    moves = legal_moves(hand.street, may, hand.street_totals[hand.to_act], price=hand.price.to_match)
    return replace(situation, actions=(*situation.actions, draw(st.sampled_from(moves))))


def legal_moves(street: Street, may: BetLimitsVerdict, total: int, *, price: int) -> list[Action]:
    """What the verdict lets the seat do: the least and the most among its bets or raises, and one between them."""
    moves = [Action(street, may.seat, ActionKind.FOLD)]
    moves += (
        [Action(street, may.seat, ActionKind.CALL, total + may.to_call)] * 2
        if may.to_call
        else [Action(street, may.seat, ActionKind.CHECK)] * 2
    )
    if may.may_raise and may.min_raise_to is not None and may.max_raise_to is not None:
        kind = ActionKind.RAISE if price else ActionKind.BET
        least, most = may.min_raise_to, may.max_raise_to
        sizes = {least, (least + most) // 2, most} if least <= most else {most}
        moves += [Action(street, may.seat, kind, to) for to in sizes]
    return moves


def can_be_played(situation: Situation, action: Action) -> bool:
    """Whether the action may follow."""
    try:
        replay(replace(situation, actions=(*situation.actions, action)))
    except SituationError:
        return False
    return True
