"""Frames: a hand as one watches it being played, the table after each line of its log.

They come from the same course of play as the hand itself. Cards in hands are no part of them, nor is an incident: what
a question shows of these belongs to its own moment, which comes after the last frame.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from trainer.poker.course import Course
from trainer.poker.hand import played
from trainer.poker.incidents import SeatSkipped
from trainer.poker.lying import street_cards
from trainer.poker.piles import Piles
from trainer.poker.pots import Pot
from trainer.poker.situation import POSTS, STREETS, Action, Situation, SituationError, Status, Street
from trainer.poker.tabletop import Hidden


class Frame(NamedTuple):
    """The table at one moment. `stacks`: what each seat has left (None: not told); `live` can win, `all_in` of these.

    `board` counts its cards. `is_dealt`: hole cards are out; they come after the posts.
    """

    stacks: Mapping[int, int | None]
    bets: Mapping[int, int]
    live: tuple[int, ...]
    all_in: tuple[int, ...]
    to_act: int | None
    board: int
    pots: tuple[Pot, ...]
    is_dealt: bool


def frames(situation: Situation, *, hide: Collection[Hidden] = ()) -> list[Frame]:
    """The table before the first action, then after each one and after the cards of each street that follows.

    None where nothing was done, and none where it could not have been played. `hide` as in `tabletop`.
    """
    if not situation.actions:
        return []
    if isinstance(situation.incident, SeatSkipped):  # it has no cards, so play passes it by
        dealt = players(situation)
        left_out = [seat if seat.seat in dealt else replace(seat, status=Status.ABSENT) for seat in situation.seats]
        situation = replace(situation, seats=tuple(left_out))
    try:
        return list(_frames(situation, hide))
    except SituationError:
        return []


def players(situation: Situation) -> tuple[int, ...]:
    """The seats that were dealt in, in seat order."""
    skipped = situation.incident.seat if isinstance(situation.incident, SeatSkipped) else None
    return tuple([seat for seat in situation.numbers(Status.LIVE, Status.FOLDED) if seat != skipped])


def _frames(situation: Situation, hide: Collection[Hidden]) -> Iterator[Frame]:
    piles, courses = Piles(situation), played(situation)
    course = next(courses)
    board = sum([len(street_cards(situation, street)) for street in STREETS[: STREETS.index(course.street) + 1]])
    posts = sum([action.action in POSTS for action in situation.actions])
    done = 0
    yield _frame(course, piles, board, hide, is_dealt=bool(situation.start) or not posts)
    for line in _lines(situation, course.street):
        if isinstance(line, Street):
            board += len(street_cards(situation, line))
            piles.pull()
            course.deal_on(board)
        else:
            course = next(courses)
            piles.take(line)
            done += 1
        yield _frame(course, piles, board, hide, is_dealt=done >= posts)


def _lines(situation: Situation, street: Street) -> Iterator[Street | Action]:
    """What is done, in order, beginning on `street`: an action, or the cards of a street."""
    for action in situation.actions:
        if action.street is not street:
            yield from _between(situation, street, action.street)
            yield action.street
            street = action.street
        yield action
    yield from _between(situation, street, None)


def _between(situation: Situation, after: Street, before: Street | None) -> Iterator[Street]:
    """The streets between two on which nothing was done, but whose cards lie there."""
    last = STREETS.index(before) if before else len(STREETS)
    for street in STREETS[STREETS.index(after) + 1 : last]:
        if street_cards(situation, street):
            yield street


def _frame(course: Course, piles: Piles, board: int, hide: Collection[Hidden], *, is_dealt: bool) -> Frame:
    live = sorted(course.live)
    all_in = tuple([seat for seat in live if course.is_all_in(seat)])
    if is_dealt:
        course.begin_betting()
    bets, pots = (piles.paid(), piles.before()) if "pots" in hide else piles.lie(live, all_in)
    return Frame(
        stacks=dict(course.stacks),
        bets=dict(bets),
        live=tuple(live),
        all_in=all_in,
        to_act=course.to_act() if is_dealt and "to-act" not in hide else None,
        board=board,
        pots=pots,
        is_dealt=is_dealt and "cards" not in hide,
    )
