"""Frames: watching a hand tells the same as looking at the table after each line of its log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.felt.spots import ALL_IN, ELEVEN, HEADS_UP, RAISED, SITUATIONS, UNPLAYABLE, WORST, acts, cards, real_hands
from trainer.poker.frames import Frame, frames, players
from trainer.poker.incidents import SeatSkipped
from trainer.poker.situation import BOARD_CARDS, POSTS, Seat, Situation, Status
from trainer.poker.tabletop import Tabletop, tabletop
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue
from trainer.wording.actions import action_log

PLAYED = {name: one for name, one in SITUATIONS.items() if one.actions and name != "unplayable"}


def moments(situation: Situation) -> Iterator[Situation]:
    """The situation as it was after each line, without cards in hands and without what went wrong."""
    seats = tuple([replace(seat, cards=()) for seat in situation.seats])
    bare = replace(situation, seats=seats, incident=None)
    street = situation.start.street if situation.start else situation.actions[0].street
    count = BOARD_CARDS[street]
    for place in range(len(situation.actions) + 1):
        coming = situation.actions[place] if place < len(situation.actions) else None
        told = situation.actions[:place]
        yield _told(bare, told, count)
        for street, shown in BOARD_CARDS.items():
            is_next = coming is not None and shown > count and street == coming.street
            if is_next or (coming is None and count < shown <= len(situation.board)):
                count = shown
                yield _told(bare, told, count)


def _told(bare: Situation, actions: object, board: int) -> Situation:
    coming = {action.seat for action in bare.actions[len(actions) :] if action.action not in POSTS}  # type: ignore[arg-type]
    seats = [replace(seat, status=Status.LIVE) if seat.seat in coming else seat for seat in bare.seats]
    return replace(bare, seats=tuple(seats), actions=actions, board=bare.board[:board])  # type: ignore[arg-type]


def differences(frame: Frame, top: Tabletop, seats: tuple[int, ...]) -> list[str]:
    """What a frame and the table at that moment say differently; normally nothing."""
    found = []
    for chair in [chair for chair in top.chairs if chair.seat in seats]:
        told = (
            frame.stacks[chair.seat],
            frame.bets.get(chair.seat, 0),
            chair.seat in frame.live,
            chair.seat in frame.all_in,
        )
        lies = (chair.stack, chair.bet, chair.part == "live", chair.is_all_in)
        if told != lies:
            found.append(f"seat {chair.seat}: {told} instead of {lies}")
    if [pot.amount for pot in frame.pots] != [pot.amount for pot in top.pots]:
        found.append(f"pots {frame.pots} instead of {top.pots}")
    if frame.board != len(top.board):
        found.append(f"{frame.board} board cards instead of {len(top.board)}")
    to_act = next((chair.seat for chair in top.chairs if chair.is_to_act), None)
    if frame.is_dealt and frame.to_act != to_act:
        found.append(f"seat {frame.to_act} to act instead of {to_act}")
    return found


@pytest.mark.parametrize("hide", [(), ("pots",), ("to-act",)])
def test_every_frame_is_the_table_at_that_moment(hide: tuple[str, ...]) -> None:
    for situation in [RAISED, WORST, ALL_IN, ELEVEN, HEADS_UP, *real_hands(60)]:
        seen = frames(situation, hide=hide)  # type: ignore[arg-type]
        at = list(moments(situation))
        assert len(seen) == len(at)
        for frame, moment in zip(seen, at, strict=True):
            assert differences(frame, tabletop(moment, hide=hide), players(situation)) == []  # type: ignore[arg-type]


@pytest.mark.parametrize("family", [slug for slug, one in catalogue.families().items() if "log" in one.exhibits])
def test_there_is_a_frame_for_each_line_of_the_log(family: str) -> None:
    asked = catalogue.family(family)
    book = next(shelf.book(slug) for slug in shelf.slugs() if asked.decides(shelf.book(slug)))
    for seed in range(4):
        situation = asked.scenario(seed, book, 1 + seed % 3).situation
        lines = sum([1 + len(street.lines) for street in action_log(situation, "en")])
        told_before = len(situation.start.pots) if situation.start else 0
        assert len(frames(situation)) == (lines - told_before if situation.actions else 0)


def test_hole_cards_come_after_the_posts() -> None:
    assert [frame.is_dealt for frame in frames(HEADS_UP)] == [False, False, True]
    assert [frame.to_act for frame in frames(HEADS_UP)] == [None, None, 2]


def test_a_seat_told_as_folded_plays_until_its_last_action() -> None:
    seats = (Seat(1, 500), Seat(2, 500), Seat(3, 500, status=Status.FOLDED))
    told = replace(
        RAISED, seats=seats, button=3, board=(), actions=acts("preflop", "1 small-blind 50, 2 big-blind 100")
    )
    assert [3 in frame.live for frame in frames(told)] == [False] * 3
    called = replace(told, actions=told.actions + acts("preflop", "3 call 100, 1 call 100"))
    assert [3 in frame.live for frame in frames(called)] == [True, True, True, False, False]


def test_the_cards_of_the_streets_come_one_after_the_other_when_nobody_can_bet() -> None:
    ended = frames(ALL_IN)[-4:]
    assert [frame.board for frame in ended] == [0, 3, 4, 5]
    assert [[pot.amount for pot in frame.pots] for frame in ended] == [[], *[[4650, 3000]] * 3]


def test_what_could_not_have_been_played_is_not_shown() -> None:
    assert frames(UNPLAYABLE) == []
    assert frames(replace(RAISED, actions=())) == []


def test_play_passes_a_seat_by_that_got_no_cards() -> None:
    actions = acts("preflop", "3 small-blind 50, 4 big-blind 100, 5 call 100, 1 call 100")
    skipped = Situation(RAISED.seats[:5], 2, cards(""), RAISED.game, actions, incident=SeatSkipped(2))
    assert players(skipped) == (1, 3, 4, 5)
    assert [2 in frame.live for frame in frames(skipped)] == [False] * 5
