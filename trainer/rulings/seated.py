"""Who sits at the table before a hand: those who play on, those who join, those who are away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from trainer.poker.situation import Seat, SituationError, Status
from trainer.rulebooks.policies import AbsentBlinds, MissedBlinds, Policy
from trainer.rulebooks.rulebook import Circumstances
from trainer.rulings.ruling import Desk, Step
from trainer.rulings.steps import Reason

_CASH = Circumstances(tournament=False)


@dataclass(frozen=True, slots=True)
class Seated:
    """The seats with a player who has chips, in seat order.

    `regular`: takes part in the next hand as a matter of course, blinded players who are away among them. `joining`:
    wants to play and is new, or comes back after missing blinds. `biding`: new, and sits out until the big blind
    reaches the seat. `away`: takes no part. `begins`: there was no hand before, and all are new. `steps`: why.
    """

    regular: tuple[int, ...]
    joining: tuple[int, ...]
    biding: tuple[int, ...]
    away: tuple[int, ...]
    begins: bool
    steps: tuple[Step, ...]

    @property
    def players(self) -> tuple[int, ...]:
        """Everybody who wants to play the next hand."""
        return tuple(sorted(self.regular + self.joining))

    @property
    def candidates(self) -> tuple[int, ...]:
        """Everybody who may have the big blind."""
        return tuple(sorted(self.players + self.biding))


def seated(desk: Desk) -> Seated:
    """Who is there; SituationError at `seats` when fewer than two want to play, or where a new player missed blinds."""
    there = [seat for seat in desk.situation.seats if seat.status is not Status.OUT and seat.stack != 0]
    _check(desk, there)
    away = [seat for seat in there if _is_away(seat) and not takes_from_stack(desk)]
    biding = [seat for seat in away if seat.new and seat.status is Status.SITTING_OUT]
    away = [seat for seat in away if seat not in biding]
    joining = [seat for seat in there if seat not in away + biding and _joins(desk, seat)]
    regular = [seat for seat in there if seat not in away + biding + joining]
    if len(regular) + len(joining) < 2:
        raise SituationError("seats", "a hand needs two players with chips who take part")
    steps = (
        *_told(desk, Reason.AWAY_BUT_DEALT_IN, [seat for seat in regular if _is_away(seat)], *_taken(desk)),
        *_told(desk, Reason.NOTHING_MISSED, [seat for seat in regular if seat.missed], *_taken(desk)),
    )
    begins = desk.situation.last is None and all(seat.new for seat in there)
    return Seated(_numbers(regular), _numbers(joining), _numbers(biding), _numbers(away), begins, steps)


def _check(desk: Desk, there: list[Seat]) -> None:
    last = desk.situation.last
    for place, seat in enumerate(desk.situation.seats):
        if seat.new and seat.missed:
            raise SituationError(f"seats[{place}].missed", "a new player has missed nothing yet")
        if seat.missed and seat in there and last is not None and seat.seat == last.big_blind:
            raise SituationError(f"seats[{place}].missed", "who had the last big blind has made up what was missed")


def _is_away(seat: Seat) -> bool:
    return seat.status in (Status.ABSENT, Status.SITTING_OUT)


def _joins(desk: Desk, seat: Seat) -> bool:
    """Whether the seat comes in under conditions.

    A document that tells of missed blinds and not whether it is a tournament tells of a cash game, where the book
    knows both: only there can they have been missed.
    """
    if not seat.missed or seat.new:
        return seat.new
    play = desk.circumstances if desk.circumstances.tournament is not None else _CASH
    return not _posts(desk.book.provision(AbsentBlinds, play).value)


def takes_from_stack(desk: Desk) -> bool:
    """Whether blinds are posted for players who are away, so that nobody ever misses one."""
    return _posts(desk.provision(AbsentBlinds).value)


def _posts(answer: AbsentBlinds | None) -> bool:
    match answer:
        case AbsentBlinds.POSTED_FROM_STACK:
            return True
        case AbsentBlinds.MISSED | None:
            return False
        case never:
            assert_never(never)


def _taken(desk: Desk) -> tuple[type[Policy], ...]:
    """What says that blinds are taken from the stack of a player who is away."""
    is_said_twice = desk.provision(MissedBlinds).value is MissedBlinds.TAKEN_FROM_STACK
    return (AbsentBlinds, MissedBlinds) if is_said_twice else (AbsentBlinds,)


def _told(desk: Desk, code: Reason, seats: list[Seat], *policies: type[Policy]) -> list[Step]:
    return [desk.step(code, *policies, seats=_numbers(seats))] if seats else []


def _numbers(seats: list[Seat]) -> tuple[int, ...]:
    return tuple([seat.seat for seat in seats])
