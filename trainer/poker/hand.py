"""The course of a hand: what its actions come to, who can still win and whose turn it is.

Actions are checked against what no house disputes; caps on raises and the like come with the rulings.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from trainer.poker.betting import Price
from trainer.poker.course import Course, StartPots
from trainer.poker.situation import (
    BOARD_CARDS,
    POSTS,
    STREETS,
    Action,
    Game,
    Situation,
    SituationError,
    Status,
    Street,
    Structure,
    needed,
)
from trainer.poker.table import next_seat


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as it stands after the last action told. Mappings are by seat and name every seat of the situation.

    `contributions`: chips since the first action told, folded seats included, antes in, dead money out. `dead`: dead
    posts and a big blind ante. `start`: the pots of before. `street` is the one being played or just closed;
    `street_totals` and `answered` are of that street: what a seat has in front of it, and the price when it last
    acted, in the order of those actions. `stacks`: what is left, None where no stack was told. `live` and, of these,
    `all_in` are in seat order. `to_act` is None when the street is closed. `betting_over`: nobody can act any more in
    this hand. `last_aggressor`: who last bet or raised on a street, a short all-in raise included; a street without a
    bet is missing. `blinds`: chips posted as small and big blind. `is_totals`: made from totals alone, so nothing is
    known of turns, bets and aggressors, and the street is read off the board.
    """

    game: Game
    button: int | None
    contributions: Mapping[int, int]
    dead: int
    start: StartPots
    street: Street
    street_totals: Mapping[int, int]
    stacks: Mapping[int, int | None]
    live: tuple[int, ...]
    all_in: tuple[int, ...]
    to_act: int | None
    betting_over: bool
    voluntary: tuple[Action, ...]
    last_aggressor: Mapping[Street, int]
    answered: Mapping[int, int]
    price: Price
    blinds: int = 0
    is_totals: bool = False

    @property
    def street_closed(self) -> bool:
        """Whether the betting on the street is complete."""
        return self.to_act is None

    @property
    def acted(self) -> tuple[int, ...]:
        """The seats that took a voluntary action on the street, in the order of their last one."""
        return tuple(self.answered)

    @property
    def pot(self) -> int:
        """All chips in the middle and in front of the seats."""
        return sum(self.contributions.values()) + self.dead + sum([amount for amount, _ in self.start])


@dataclass(frozen=True, slots=True)
class Limits:
    """What a seat may do by the rules that no house disputes.

    `to_call` is chips still to add, at most the stack. `min_raise_to` and `max_raise_to` are street totals, also of a
    first bet; the least may be above the most, which means all-in only. Both are None where the seat may not raise.
    A pot-limit maximum counts the chips that are really in the pot.
    """

    to_call: int
    min_raise_to: int | None
    max_raise_to: int | None


def replay(situation: Situation) -> Hand:
    """The hand after all actions; SituationError at the action that could not have been played.

    Without actions the totals (`committed`) are taken, and the street counts as closed unless a seat with chips left
    has put in less than another live one; with both, they must agree. When the board shows the next street's cards
    and more than one seat can still bet, that street is open. Nothing told of chips is an error at `actions`.
    """
    if not situation.seats:
        raise SituationError("seats", "needed for this question and missing")
    if not situation.actions and any(seat.committed is not None for seat in situation.seats):
        return _from_totals(situation)
    if not situation.actions and situation.start is None:
        raise SituationError("actions", "needed for this question and missing: neither actions nor committed chips")
    return _from_actions(situation)


def limits(hand: Hand, seat: int) -> Limits:
    """What `seat` may do if it is its turn; SituationError at what is missing for the answer."""
    if hand.is_totals:
        raise SituationError("actions", "needed for this question and missing")
    left = needed(hand.stacks[seat], f"seats[{list(hand.stacks).index(seat)}].stack")
    total = hand.street_totals[seat]
    to_call = min(max(hand.price.to_match - total, 0), left)
    others = [other for other in hand.live if other != seat and other not in hand.all_in]
    is_shut = seat in hand.answered and not hand.price.reopened(hand.answered[seat])
    if left <= to_call or not others or is_shut:
        return Limits(to_call, None, None)
    structure = needed(hand.game.structure, "game.structure")
    least = needed(hand.price.least_raise_to(), "game.big_blind")
    most = total + left
    if structure is Structure.FIXED_LIMIT:
        most = min(most, least)
    elif structure is Structure.POT_LIMIT:
        most = min(most, hand.price.to_match + hand.pot + to_call)
    return Limits(to_call, least, most)


def played(situation: Situation) -> Iterator[Course]:
    """The course of the hand before its first action, and again after each: one object, to be read before going on."""
    last_actions = _last_actions(situation)
    folded = situation.numbers(Status.FOLDED)
    live = [
        seat for seat in situation.numbers(Status.LIVE, Status.FOLDED) if seat not in folded or seat in last_actions
    ]
    course = Course(situation, _some(live), _start_pots(situation))
    yield course
    for place, action in enumerate(situation.actions):
        course.take(action, f"actions[{place}]")
        if action.seat in folded and action.seat in course.live and last_actions.get(action.seat) == place:
            course.live.remove(action.seat)
        yield course


# ---- from actions ---------------------------------------------------------------------------


def _from_actions(situation: Situation) -> Hand:
    """The hand where the actions are told."""
    *_, course = played(situation)
    course.deal_on(len(situation.board))
    _check_committed(situation, course)
    to_act = course.to_act()
    return Hand(
        game=course.game,
        button=course.button,
        contributions=course.contributions,
        dead=course.dead,
        start=course.start,
        street=course.street,
        street_totals=course.street_totals,
        stacks=course.stacks,
        live=tuple(_some(course.live)),
        all_in=tuple([seat for seat in course.live if course.is_all_in(seat)]),
        to_act=to_act,
        betting_over=to_act is None and course.is_over(),
        voluntary=tuple(course.voluntary),
        last_aggressor=course.last_aggressor,
        answered=course.answered,
        price=course.price,
        blinds=sum(course.blinds.values()),
    )


def _last_actions(situation: Situation) -> dict[int, int]:
    """The place of each seat's last voluntary action. A seat told as folded without a fold is out after it."""
    return {action.seat: place for place, action in enumerate(situation.actions) if action.action not in POSTS}


def _check_committed(situation: Situation, course: Course) -> None:
    """Totals told beside the actions agree with them, dead posts included."""
    for place, seat in enumerate(situation.seats):
        paid = course.contributions[seat.seat] + course.dead_by.get(seat.seat, 0)
        if seat.committed is not None and seat.committed != paid:
            raise SituationError(
                f"seats[{place}].committed",
                "{committed} told, but the actions put in {paid}",
                committed=seat.committed,
                paid=paid,
            )


def _start_pots(situation: Situation) -> StartPots:
    return tuple([(pot.amount, pot.eligible) for pot in situation.start.pots]) if situation.start else ()


def _some(live: list[int]) -> list[int]:
    """The live seats, of which there is at least one."""
    if not live:
        raise SituationError("seats", "no seat is live")
    return live


# ---- from totals ----------------------------------------------------------------------------


def _from_totals(situation: Situation) -> Hand:
    """The hand where only `committed` totals are told."""
    live = tuple(_some(list(situation.numbers(Status.LIVE))))
    totals = {seat.seat: seat.committed or 0 for seat in situation.seats}
    stacks = _left(situation, totals)
    most = max([totals[seat] for seat in live])
    short = [seat for seat in live if totals[seat] < most]
    all_in = tuple([seat for seat in live if stacks[seat] == 0 or (stacks[seat] is None and seat in short)])
    owing = [seat for seat in short if seat not in all_in]
    street = next(street for street in reversed(STREETS) if BOARD_CARDS[street] <= len(situation.board))
    return Hand(
        game=situation.game,
        button=situation.button,
        contributions=totals,
        dead=0,
        start=_start_pots(situation),
        street=street,
        street_totals={},
        stacks=stacks,
        live=live,
        all_in=all_in,
        to_act=next_seat(owing, after=situation.button or 0) if owing else None,
        betting_over=not owing and (len(live) - len(all_in) < 2 or len(live) == 1 or street is Street.RIVER),
        voluntary=(),
        last_aggressor={},
        answered={},
        price=Price(situation.game.structure),
        is_totals=True,
    )


def _left(situation: Situation, totals: Mapping[int, int]) -> dict[int, int | None]:
    """What each seat has left after its total; None where no stack was told."""
    left: dict[int, int | None] = {}
    for place, seat in enumerate(situation.seats):
        total = totals[seat.seat]
        left[seat.seat] = None if seat.stack is None else seat.stack - total
        if seat.stack is not None and total > seat.stack:
            raise SituationError(
                f"seats[{place}].committed", "{total} told, but the stack was {stack}", total=total, stack=seat.stack
            )
    return left
