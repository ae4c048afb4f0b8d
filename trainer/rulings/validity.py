"""Whether a hand lives: touched by other cards, mucked, or its player not at the seat."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from trainer.poker.hand import replay
from trainer.poker.incidents import Absent, HandMucked, HandTouched
from trainer.poker.situation import ActionKind, SituationError, Status, needed
from trainer.rulebooks import policies
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
from trainer.rulings.killing import dead, is_last_left, killed, won
from trainer.rulings.ruling import Decision, Desk, Step
from trainer.rulings.steps import Act, Reason


def hand_touched(desk: Desk, incident: HandTouched) -> Finding:
    """A live hand touched the muck or another hand."""
    in_the_hand(desk.situation, incident.seat, "incident.seat")
    if is_last_left(desk.situation, incident.seat):
        return won(desk, incident.seat)
    ground = answer(desk, policies.TouchedHand)
    fouled = step(Reason.HAND_FOULED, ground, seat=incident.seat, touched=incident.with_)
    match ground.value:
        case policies.TouchedHand.DEAD:
            return dead(desk, ground, (incident.seat,), fouled)
        case policies.TouchedHand.DEAD_UNLESS_IDENTIFIABLE:
            if needed(incident.identifiable, "incident.identifiable"):
                return _identified_hand(desk, incident.seat, fouled)
            unknown = step(Reason.NOT_IDENTIFIABLE, ground, seat=incident.seat)
            return dead(desk, ground, (incident.seat,), fouled, unknown)
        case never:
            assert_never(never)


def _identified_hand(desk: Desk, seat: int, *reasons: Step, then: tuple[Act, ...] = ()) -> Finding:
    """A fouled or killed hand that can be told apart: live by rule, or by the floor where the book leaves it that."""
    ground = answer(desk, policies.IdentifiedHand)
    told = step(Reason.IDENTIFIABLE, ground, seat=seat)
    match ground.value:
        case policies.IdentifiedHand.STAYS_LIVE:
            return Finding(Decision.HAND_LIVE, (*reasons, told, *acts(*then, on=ground, seat=seat)))
        case policies.IdentifiedHand.FLOOR_DECIDES:
            may = step(Reason.FLOOR_MAY_RULE_LIVE, ground, seat=seat)
            return Finding(Decision.FLOOR, (*reasons, told, may, step(Act.CALL_FLOOR, ground)))
        case never:
            assert_never(never)


def hand_mucked(desk: Desk, incident: HandMucked) -> Finding:
    """A hand went into the muck, by its player's or the dealer's hand; its seat may be called folded by that."""
    seated(desk.situation, incident.seat, "incident.seat")
    if is_last_left(desk.situation, incident.seat):
        return won(desk, incident.seat)
    if incident.tabled and desk.provision(policies.TabledHandMucked).value is not None:
        return _tabled(desk, incident.seat)
    if incident.tabled and incident.identifiable is None:
        # Everybody has seen the cards of a tabled hand, so that they can be told from the others.
        incident = replace(incident, identifiable=True)
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
                back = _identified_hand(desk, seat)
                return Finding(back.decision, (*back.steps, step(Act.RETRIEVE_HAND, ground, seat=seat)))
            return dead(desk, ground, (seat,), step(Reason.NOT_IDENTIFIABLE, ground, seat=seat))
        case policies.KilledHand.FLOOR_IF_IDENTIFIABLE:
            if needed(incident.identifiable, "incident.identifiable"):
                return left_to_the_floor(ground, because=_may_retrieve(desk, ground, seat))
            return dead(desk, ground, (seat,), why)
        case never:
            assert_never(never)


def _may_retrieve(desk: Desk, ground: Answer[policies.Policy], seat: int) -> Step:
    """That the floor may take the hand back rests on the rule on hands that can be told apart as well."""
    cited = {(one.book, one.rule) for one in ground.citations}
    told = desk.provision(policies.IdentifiedHand).citations
    more = tuple(one for one in told if (one.book, one.rule) not in cited)
    return Step(Reason.FLOOR_MAY_RETRIEVE, {"seat": seat}, ground.citations + more)


def _mucked_by_player(desk: Desk, incident: HandMucked) -> Finding:
    """At the showdown the rule on mucked hands decides; before it a hand thrown away is folded.

    A player who has bet and is not called may have thought that the pot was won: some books have a rule for that.
    """
    ground = answer(desk, policies.MuckedHand)
    seat = incident.seat
    bettor = desk.provision(policies.BettorDiscards)
    if bettor.value is not None and _bet_last(desk, seat):
        return _bettor_discards(desk, incident, Answer(bettor.value, bettor.citations))
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


def _bet_last(desk: Desk, seat: int) -> bool:
    """Whether the last bet or raise of the street is the seat's, and others may still answer it."""
    hand = replay(desk.situation)
    return hand.to_act is not None and hand.last_aggressor.get(hand.street) == seat


def _bettor_discards(desk: Desk, incident: HandMucked, ground: Answer[policies.BettorDiscards]) -> Finding:
    """The dealer holds on to the cards and calls the floor; lost are they only when they cannot be told apart."""
    seat = incident.seat
    match ground.value:
        case policies.BettorDiscards.FLOOR_DEAD_IF_LOST:
            why = (step(Reason.BETTOR_DISCARDED, ground, seat=seat), step(Act.CALL_FLOOR, ground))
            if needed(incident.identifiable, "incident.identifiable"):
                told = step(Reason.IDENTIFIABLE, ground, seat=seat)
                return Finding(Decision.HAND_LIVE, (*why, told, step(Act.RETRIEVE_HAND, ground, seat=seat)))
            lost = step(Reason.NOT_IDENTIFIABLE, ground, seat=seat)
            return Finding(Decision.HAND_DEAD, (*why, lost, *killed(desk, ground, (seat,))))
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
            if any(action.seat == seat and action.action is ActionKind.FOLD for action in desk.situation.actions):
                return dead(desk, ground, (seat,), step(Reason.ALREADY_FOLDED, ground, seats=(seat,)))
            thrown = desk.step(Reason.THROWN_AWAY_IN_PLAY, *_thrown_away(desk, seat), seat=seat)
            return dead(desk, ground, (seat,), thrown)
        case never:
            assert_never(never)


def _thrown_away(desk: Desk, seat: int) -> tuple[type[policies.Policy], ...]:
    """What kills a hand thrown away in the betting: the fold; with no bet to face the muck too."""
    hand = replay(desk.situation)
    faces = hand.street_totals.get(seat, 0) < hand.price.to_match
    return (policies.DiscardInPlay,) if faces else (policies.DiscardInPlay, policies.MuckedHand)


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
        raise SituationError("incident.seat", "seat {seat} has no hand that could live", seat=incident.seat)
    ground = answer(desk, policies.AtSeat)
    figures = {"seat": incident.seat, "back_at": incident.back_at, "due": ground.value.value}
    if _in_time(ground.value, incident):
        return Finding(Decision.HAND_LIVE, (step(Reason.AT_SEAT_IN_TIME, ground, **figures),))
    late = step(Reason.AT_SEAT_TOO_LATE, ground, **figures)
    if is_last_left(desk.situation, incident.seat):
        return won(desk, incident.seat)
    return Finding(Decision.HAND_DEAD, (late, *killed(desk, ground, (incident.seat,))))


def _in_time(policy: policies.AtSeat, incident: Absent) -> bool:
    match policy:
        case policies.AtSeat.FIRST_CARD:
            return incident.back_at == "first-card"
        case policies.AtSeat.LAST_CARD:
            return incident.back_at in ("first-card", "last-card")
        case never:
            assert_never(never)
