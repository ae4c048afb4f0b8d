"""Whether a hand lives: touched by other cards, mucked, or its player not at the seat."""

from __future__ import annotations

from typing import assert_never

from trainer.poker.hand import replay
from trainer.poker.incidents import Absent, HandMucked, HandTouched
from trainer.poker.situation import ActionKind, SituationError, Status, needed
from trainer.rulebooks import policies
from trainer.rulings.counts import dead
from trainer.rulings.finding import (
    Answer,
    Finding,
    acts,
    answer,
    has_folded,
    in_the_hand,
    left_to_the_floor,
    seated,
    step,
)
from trainer.rulings.ruling import Decision, Desk, Step
from trainer.rulings.steps import Act, Reason


def hand_touched(desk: Desk, incident: HandTouched) -> Finding:
    """A live hand touched the muck or another hand."""
    in_the_hand(desk.situation, incident.seat, "incident.seat")
    ground = answer(desk, policies.TouchedHand)
    fouled = step(Reason.HAND_FOULED, ground, seat=incident.seat, touched=incident.with_)
    match ground.value:
        case policies.TouchedHand.DEAD:
            return dead(desk, ground, (incident.seat,), fouled)
        case policies.TouchedHand.DEAD_UNLESS_IDENTIFIABLE:
            if needed(incident.identifiable, "incident.identifiable"):
                return Finding(Decision.HAND_LIVE, (fouled, _identified(desk, incident.seat)))
            unknown = step(Reason.NOT_IDENTIFIABLE, ground, seat=incident.seat)
            return dead(desk, ground, (incident.seat,), fouled, unknown)
        case never:
            assert_never(never)


def _identified(desk: Desk, seat: int) -> Step:
    ground = answer(desk, policies.IdentifiedHand)
    match ground.value:
        case policies.IdentifiedHand.STAYS_LIVE:
            return step(Reason.IDENTIFIABLE, ground, seat=seat)
        case never:
            assert_never(never)


def hand_mucked(desk: Desk, incident: HandMucked) -> Finding:
    """A hand went into the muck, by its player's or the dealer's hand; its seat may be called folded by that."""
    seated(desk.situation, incident.seat, "incident.seat")
    if incident.tabled:
        return _tabled(desk, incident.seat)
    return _killed_by_dealer(desk, incident) if incident.by == "dealer" else _mucked_by_player(desk, incident)


def _killed_by_dealer(desk: Desk, incident: HandMucked) -> Finding:
    """The player did not protect the hand; whether it comes back depends on whether it can be told apart."""
    ground = answer(desk, policies.KilledHand)
    seat = incident.seat
    why = step(Reason.MUCKED_HAND_DEAD, ground, seat=seat, by=incident.by)
    match ground.value:
        case policies.KilledHand.DEAD:
            return dead(desk, ground, (seat,), why)
        case policies.KilledHand.DEAD_UNLESS_IDENTIFIABLE:
            if needed(incident.identifiable, "incident.identifiable"):
                return _taken_back(ground, seat, _identified(desk, seat))
            return dead(desk, ground, (seat,), step(Reason.NOT_IDENTIFIABLE, ground, seat=seat))
        case policies.KilledHand.FLOOR_IF_IDENTIFIABLE:
            if needed(incident.identifiable, "incident.identifiable"):
                return left_to_the_floor(ground, because=step(Reason.FLOOR_MAY_RETRIEVE, ground, seat=seat))
            return dead(desk, ground, (seat,), why)
        case never:
            assert_never(never)


def _mucked_by_player(desk: Desk, incident: HandMucked) -> Finding:
    """At the showdown the rule on mucked hands decides; before it a hand thrown away is folded."""
    ground = answer(desk, policies.MuckedHand)
    seat = incident.seat
    if ground.value is not policies.MuckedHand.DEAD and _gave_up(desk, seat):
        return _folded(desk, seat)
    match ground.value:
        case policies.MuckedHand.DEAD | policies.MuckedHand.DEAD_UNLESS_FLOOR_RETRIEVES:
            return dead(desk, ground, (seat,), step(Reason.MUCKED_HAND_DEAD, ground, seat=seat, by=incident.by))
        case policies.MuckedHand.RETRIEVED_IF_IDENTIFIABLE:
            if needed(incident.identifiable, "incident.identifiable"):
                return _taken_back(ground, seat, step(Reason.IDENTIFIABLE, ground, seat=seat))
            return dead(desk, ground, (seat,), step(Reason.NOT_IDENTIFIABLE, ground, seat=seat))
        case never:
            assert_never(never)


def _taken_back(ground: Answer[policies.Policy], seat: int, why: Step) -> Finding:
    return Finding(Decision.HAND_LIVE, (why, step(Act.RETRIEVE_HAND, ground, seat=seat)))


def _gave_up(desk: Desk, seat: int) -> bool:
    """Whether the hand was thrown away in the betting; a bettor who did so may have thought that the pot was won."""
    if any(action.seat == seat and action.action is ActionKind.FOLD for action in desk.situation.actions):
        return True
    hand = replay(desk.situation)
    return not hand.betting_over and hand.last_aggressor.get(hand.street) != seat


def _folded(desk: Desk, seat: int) -> Finding:
    ground = answer(desk, policies.DiscardInPlay)
    match ground.value:
        case policies.DiscardInPlay.BINDING_FOLD:
            return dead(desk, ground, (seat,), step(Reason.ALREADY_FOLDED, ground, seats=(seat,)))
        case never:
            assert_never(never)


def _tabled(desk: Desk, seat: int) -> Finding:
    """A hand that everybody has seen cannot be killed by being mucked."""
    ground = answer(desk, policies.TabledHandMucked)
    match ground.value:
        case policies.TabledHandMucked.NOT_KILLED:
            safe = step(Reason.TABLED_HAND_SAFE, ground, seat=seat)
            return Finding(Decision.HAND_LIVE, (safe, *acts(Act.RETRIEVE_HAND, on=ground, seat=seat)))
        case never:
            assert_never(never)


def absent(desk: Desk, incident: Absent) -> Finding:
    """A player was away during the deal and came back: in time for a live hand, or too late."""
    seat = seated(desk.situation, incident.seat, "incident.seat")
    if seat.status not in (Status.LIVE, Status.ABSENT) or has_folded(desk.situation, incident.seat):
        raise SituationError("incident.seat", f"seat {incident.seat} has no hand that could live")
    ground = answer(desk, policies.AtSeat)
    figures = {"seat": incident.seat, "back_at": incident.back_at}
    if _in_time(ground.value, incident):
        return Finding(Decision.HAND_LIVE, (step(Reason.AT_SEAT_IN_TIME, ground, **figures),))
    late = step(Reason.AT_SEAT_TOO_LATE, ground, **figures)
    kill = acts(Act.KILL_HAND, Act.CHIPS_STAY, on=ground, seats=(incident.seat,))
    return Finding(Decision.HAND_DEAD, (late, *kill))


def _in_time(policy: policies.AtSeat, incident: Absent) -> bool:
    match policy:
        case policies.AtSeat.FIRST_CARD:
            return incident.back_at == "first-card"
        case policies.AtSeat.LAST_CARD:
            return incident.back_at in ("first-card", "last-card")
        case never:
            assert_never(never)
