"""Who joins the next hand and with what: new players by their place, and players who missed blinds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import assert_never

from trainer.poker.situation import Seat, SituationError
from trainer.rulebooks.policies import (
    BetweenBlindsAndButton,
    JoinOnButton,
    MissedBlinds,
    MissedBlindsPlace,
    MissedBlindsWait,
    MissedSmallBlindReturn,
    NewGame,
    NewInBigBlind,
    NewPlayer,
    NewPlayerWait,
    OnlySmallBlindMissed,
    Policy,
    ShortReturn,
)
from trainer.rulings import stakes
from trainer.rulings.button import Places
from trainer.rulings.ruling import Desk
from trainer.rulings.seated import Seated
from trainer.rulings.steps import Reason

BIG, SMALL = "big", "small"


@dataclass(frozen=True, slots=True)
class Join:
    """A seat that wants to come in: whether it waits, which blinds it pays live and which dead, and why.

    `wait`: what says, if anything does, that it may also wait for the big blind. `figures`: of the step that says why.
    """

    seat: int
    why: Reason
    grounds: tuple[type[Policy], ...]
    waits: bool = False
    live: tuple[str, ...] = ()
    dead: tuple[str, ...] = ()
    wait: type[Policy] | None = None
    figures: Mapping[str, int] = field(default_factory=dict)


def joins(desk: Desk, seated: Seated, places: Places) -> tuple[Join, ...]:
    """What each joining seat does. Nobody has to wait where the hand could not be played otherwise.

    SituationError at `seats` where fewer than two can be dealt in all the same.
    """
    found = [_join(desk, desk.situation.at(seat), places, begins=seated.begins) for seat in seated.joining]
    biding = [_bide(seat, places) for seat in seated.biding]
    playing = len(seated.regular) + sum([not join.waits for join in found + biding])
    if playing < 2:
        found = [_needed(join) for join in found]
    if len(seated.regular) + sum([not join.waits for join in found + biding]) < 2:
        raise SituationError("seats", "a hand needs two players with chips who take part")
    return tuple(found + biding)


def _needed(join: Join) -> Join:
    """The same, but not waiting, where it waited for its place and not for money."""
    if not join.waits or join.why is Reason.RETURN_NOT_PAID:
        return join
    return replace(join, waits=False, why=Reason.NEEDED_TO_PLAY)


def _bide(seat: int, places: Places) -> Join:
    """A new player who sits out until the big blind comes."""
    if seat == places.big:
        return Join(seat, Reason.NEW_IS_BIG_BLIND, (NewInBigBlind,))
    return Join(seat, Reason.NEW_SITS_OUT, (NewPlayerWait,), waits=True)


def _join(desk: Desk, seat: Seat, places: Places, *, begins: bool) -> Join:
    return _new(desk, seat.seat, places, begins=begins) if seat.new else _returning(desk, seat, places)


# ---- new players --------------------------------------------------------------------------------


def _new(desk: Desk, seat: int, places: Places, *, begins: bool) -> Join:
    if seat == places.big:
        return Join(seat, Reason.NEW_IS_BIG_BLIND, (NewInBigBlind,))
    if seat == places.small:
        return Join(seat, Reason.NEW_IS_SMALL_BLIND, (BetweenBlindsAndButton,))
    if begins and desk.provision(NewPlayer).value is NewPlayer.BIG_BLIND:
        return _beginning(desk, seat)
    return _between(desk, seat, places) or _on_button(desk, seat, places) or _elsewhere(desk, seat)


def _beginning(desk: Desk, seat: int) -> Join:
    """What a player outside the blinds pays in the first hand of a game."""
    match desk.provision(NewGame).value:
        case NewGame.NOTHING_BUT_THE_BLINDS:
            return Join(seat, Reason.NEW_GAME_IS_FREE, (NewGame,))
        case None:
            return Join(seat, Reason.NEW_GAME_NOT_STATED, (NewGame,))
        case never:
            assert_never(never)


def _between(desk: Desk, seat: int, places: Places) -> Join | None:
    """What a new player does between the button and the blinds; None in any other place."""
    grounds = (BetweenBlindsAndButton,)
    match desk.provision(BetweenBlindsAndButton).value:
        case BetweenBlindsAndButton.WAITS_UNTIL_BUTTON_PASSED:
            waits = places.is_between(seat, places.big)
            return Join(seat, Reason.NEW_WAITS, grounds, waits=True) if waits else None
        case BetweenBlindsAndButton.WAITS_BETWEEN_BUTTON_AND_SMALL_BLIND:
            waits = places.is_between(seat, places.due)
            return Join(seat, Reason.NEW_WAITS, grounds, waits=True) if waits else None
        case BetweenBlindsAndButton.MAY_POST_BIG_BLIND:
            posts = places.is_between(seat, places.big)
            return Join(seat, Reason.NEW_POSTS_BETWEEN, grounds, live=(BIG,)) if posts else None
        case None:
            return None
        case never:
            assert_never(never)


def _on_button(desk: Desk, seat: int, places: Places) -> Join | None:
    """Whether a new player in the place of the button waits."""
    match desk.provision(JoinOnButton).value:
        case JoinOnButton.WAITS:
            waits = seat == places.button
            return Join(seat, Reason.NEW_NOT_ON_BUTTON, (JoinOnButton,), waits=True) if waits else None
        case None:
            return None
        case never:
            assert_never(never)


def _elsewhere(desk: Desk, seat: int) -> Join:
    """What a new player pays outside the blinds."""
    match desk.provision(NewPlayer).value:
        case NewPlayer.BIG_BLIND:
            wait = NewPlayerWait if desk.provision(NewPlayerWait).value is NewPlayerWait.MAY_WAIT else None
            return Join(seat, Reason.NEW_POSTS, (NewPlayer,), live=(BIG,), wait=wait)
        case NewPlayer.NOTHING | None:
            return Join(seat, Reason.NEW_COMES_IN_FREE, (NewPlayer,))
        case never:
            assert_never(never)


# ---- players who missed blinds ------------------------------------------------------------------


def _returning(desk: Desk, seat: Seat, places: Places) -> Join:
    if seat.seat == places.big:
        return Join(seat.seat, Reason.RETURNS_AS_BIG_BLIND, (MissedBlindsWait,))
    if seat.seat == places.small:
        return Join(seat.seat, Reason.BLIND_IS_ENOUGH, (MissedBlindsPlace,))
    return _not_yet(desk, seat, places) or _paid(desk, seat, _made_up(desk, seat))


def _not_yet(desk: Desk, seat: Seat, places: Places) -> Join | None:
    """The seat that may not make its blinds up where it sits now; None where it may."""
    is_between = places.is_between(seat.seat, places.big)
    if SMALL in seat.missed and (is_between or seat.seat == places.button):
        match desk.provision(MissedSmallBlindReturn).value:
            case MissedSmallBlindReturn.NOT_BEFORE_BUTTON_PASSED:
                return Join(seat.seat, Reason.RETURN_WAITS, (MissedSmallBlindReturn,), waits=True)
            case None:
                pass
            case never_small:
                assert_never(never_small)
    match desk.provision(MissedBlindsPlace).value:
        case MissedBlindsPlace.NOT_BETWEEN_BUTTON_AND_BLINDS:
            return Join(seat.seat, Reason.RETURN_WAITS, (MissedBlindsPlace,), waits=True) if is_between else None
        case MissedBlindsPlace.ANYWHERE | None:
            return None
        case never:
            assert_never(never)


def _paid(desk: Desk, seat: Seat, join: Join) -> Join:
    """The same; or that the seat is not dealt in, where it cannot pay all and the book wants all of it."""
    if not join.live and not join.dead:
        return join
    if seat.stack is not None and desk.provision(ShortReturn).value is ShortReturn.NOT_DEALT_IN:
        owed = sum([_amount(desk, blind) for blind in join.live + join.dead])
        if seat.stack < owed:
            says = (ShortReturn,) if BIG in seat.missed else (OnlySmallBlindMissed,)
            return Join(
                seat.seat, Reason.RETURN_NOT_PAID, says, waits=True, figures={"amount": seat.stack, "total": owed}
            )
    may_wait = desk.provision(MissedBlindsWait).value is MissedBlindsWait.MAY_WAIT
    return replace(join, wait=MissedBlindsWait) if may_wait else join


def _amount(desk: Desk, blind: str) -> int:
    return (stakes.big_blind if blind == BIG else stakes.small_blind)(desk)[0]


def _made_up(desk: Desk, seat: Seat) -> Join:
    """Which of the missed blinds are paid live and which dead."""
    if BIG not in seat.missed:
        return _small_made_up(desk, seat.seat)
    grounds: tuple[type[Policy], ...] = (MissedBlinds,)
    between = (MissedBlindsPlace,) if desk.provision(MissedBlindsPlace).value is MissedBlindsPlace.ANYWHERE else ()
    match desk.provision(MissedBlinds).value:
        case MissedBlinds.ALL_LIVE_UP_TO_BET | MissedBlinds.ONLY_BIG_BLIND_LIVE:
            dead = (SMALL,) if SMALL in seat.missed else ()
            return Join(seat.seat, Reason.MISSED_MADE_UP, grounds + between, live=(BIG,), dead=dead)
        case MissedBlinds.BOTH_BLINDS_SMALL_PART_DEAD:
            return Join(seat.seat, Reason.MISSED_MADE_UP, grounds, live=(BIG,), dead=(SMALL,))
        case MissedBlinds.TAKEN_FROM_STACK | None:
            return Join(seat.seat, Reason.NOTHING_TO_MAKE_UP, grounds)
        case never:
            assert_never(never)


def _small_made_up(desk: Desk, seat: int) -> Join:
    match desk.provision(OnlySmallBlindMissed).value:
        case OnlySmallBlindMissed.LIVE_UP_TO_BET:
            return Join(seat, Reason.MISSED_MADE_UP, (OnlySmallBlindMissed,), live=(SMALL,))
        case OnlySmallBlindMissed.DEAD:
            return Join(seat, Reason.MISSED_MADE_UP, (OnlySmallBlindMissed,), dead=(SMALL,))
        case None:
            return Join(seat, Reason.NOTHING_TO_MAKE_UP, (OnlySmallBlindMissed,))
        case never:
            assert_never(never)
