"""Wrong numbers of hole cards: said at once, found too late, or noticed and kept quiet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from trainer.poker.incidents import CountNoticedLate, WrongCount
from trainer.poker.situation import SituationError, needed
from trainer.rulebooks import policies
from trainer.rulings.deadline import Deadline, deadline
from trainer.rulings.dealt import HOLE_CARDS, deal_order, dealt_in
from trainer.rulings.finding import (
    Answer,
    Finding,
    Silence,
    acts,
    answer,
    has_acted,
    has_folded,
    in_the_hand,
    seated,
    step,
)
from trainer.rulings.killing import dead
from trainer.rulings.misdeals import misdeal
from trainer.rulings.ruling import Decision, Desk, Step
from trainer.rulings.steps import Act, Reason

Counts = Mapping[int, int]


def wrong_count(desk: Desk, incident: WrongCount) -> Finding:
    """Seats hold a wrong number of cards, and it was said at once."""
    counts = dict(incident.counts)
    if not counts:
        raise SituationError("incident.counts", "no seat is named")
    for seat, count in counts.items():
        path = f"incident.counts.{seat}"
        if seat not in dealt_in(desk) and seated(desk.situation, seat, path):
            raise SituationError(path, "seat {seat} is not dealt in", seat=seat)
        _check(count, path)
    found = ruled(desk, counts, incident.next_in_sequence)
    return Finding(found.decision, (*_said_at_once(desk, tuple(counts)), *found.steps))


def _said_at_once(desk: Desk, seats: tuple[int, ...]) -> tuple[Step, ...]:
    """Where a book kills the hand of who keeps quiet, the step that this player spoke up.

    That speaking up saves the hand follows only by the reading on which its rule for late finds rests.
    """
    if desk.provision(policies.UnsaidWrongCount).value is None:
        return ()
    return (desk.step(Reason.WRONG_COUNT_SAID, policies.LateWrongCount, seats=seats),)


def count_noticed_late(desk: Desk, incident: CountNoticedLate) -> Finding:
    """A player noticed a wrong number and kept quiet; a book that says nothing of that rules on the number as it is."""
    in_the_hand(desk.situation, incident.seat, "incident.seat")
    _check(incident.count, "incident.count")
    counts = {incident.seat: incident.count}
    provision = desk.provision(policies.UnsaidWrongCount)
    match provision.value:
        case None:
            # Who waits has let the moment pass in which the next card would have been the right one.
            return ruled(desk, counts, next_in_sequence=False)
        case policies.UnsaidWrongCount.HAND_DEAD:
            ground = Answer(provision.value, provision.citations)
            why = step(Reason.WRONG_COUNT_NOT_SAID, ground, seat=incident.seat, count=incident.count)
            return dead(desk, ground, (incident.seat,), why)
        case never:
            assert_never(never)


def _check(count: int, path: str) -> None:
    if count < 0:
        raise SituationError(path, "a number of cards is not negative")
    if count == HOLE_CARDS:
        raise SituationError(path, "two hole cards are the right number")


def ruled(desk: Desk, counts: Counts, next_in_sequence: bool | None) -> Finding:
    """The button's exception first, then the deadline, then what is missing or too much."""
    exception = _button(desk, counts)
    if exception is not None:
        return exception
    clock = deadline(desk)
    if clock.passed:
        return _too_late(desk, clock, counts)
    short = {seat: count for seat, count in counts.items() if count < HOLE_CARDS}
    surplus = {seat: count for seat, count in counts.items() if count > HOLE_CARDS}
    if short and surplus:
        return misdeal(desk, clock, *_either(desk, short, surplus))
    return _short(desk, clock, short, next_in_sequence) if short else _surplus(desk, clock, surplus, next_in_sequence)


def _button(desk: Desk, counts: Counts) -> Finding | None:
    """A button that lacks only its last card, where the book has an exception for it; None where it has not."""
    provision = desk.provision(policies.ButtonShort)
    match provision.value:
        case None | policies.ButtonShort.NO_EXCEPTION:
            return None
        case policies.ButtonShort.COMPLETED_UNTIL_BUTTON_ACTS:
            if tuple(counts.values()) != (HOLE_CARDS - 1,):
                return None
            button = needed(desk.situation.button, "button")
            if button not in counts or has_folded(desk.situation, button):
                return None
            ground = Answer(provision.value, provision.citations)
            lacks = step(Reason.BUTTON_LACKS_LAST_CARD, ground, seat=button)
            if has_acted(desk.situation, button):
                return dead(desk, ground, (button,), lacks, step(Reason.BUTTON_HAS_ACTED, ground, seat=button))
            return Finding(Decision.CORRECT, (lacks, *acts(Act.GIVE_NEXT_CARD, on=ground, seats=(button,))))
        case never:
            assert_never(never)


def _too_late(desk: Desk, clock: Deadline, counts: Counts) -> Finding:
    """After the deadline the hands with a wrong number are dead and the others play on."""
    ground = answer(desk, policies.LateWrongCount)
    match ground.value:
        case policies.LateWrongCount.HAND_DEAD:
            alive = tuple(seat for seat in counts if not has_folded(desk.situation, seat))
            why = step(Reason.WRONG_COUNT_IS_DEAD, ground, **_figures(counts))
            if not alive:
                folded = step(Reason.ALREADY_FOLDED, ground, seats=tuple(counts))
                return Finding(Decision.PLAY_ON, (clock.step, why, folded))
            return dead(desk, ground, alive, clock.step, why)
        case never:
            assert_never(never)


def _figures(counts: Counts) -> dict[str, tuple[int, ...]]:
    return {"seats": tuple(counts), "counts": tuple(counts.values())}


def _short(desk: Desk, clock: Deadline, counts: Counts, next_in_sequence: bool | None) -> Finding:
    """Too few cards before the deadline: the next card of the deck may still go to its seat where the book says so."""
    ground = answer(desk, policies.ShortHand)
    why = step(Reason.HAND_SHORT, ground, **_figures(counts))
    match ground.value:
        case policies.ShortHand.MISDEAL:
            return misdeal(desk, clock, why)
        case policies.ShortHand.MISDEAL_UNLESS_NEXT_IN_SEQUENCE:
            seats = tuple(counts)
            lacks_one_each = all(count == HOLE_CARDS - 1 for count in counts.values())
            if lacks_one_each and needed(next_in_sequence, "incident.next_in_sequence"):
                right = step(Reason.NEXT_IN_SEQUENCE, ground, seats=seats)
                return Finding(
                    Decision.CORRECT, (clock.step, why, right, step(Act.GIVE_NEXT_CARD, ground, seats=seats))
                )
            return misdeal(desk, clock, why, step(Reason.NOT_NEXT_IN_SEQUENCE, ground, seats=seats))
        case never:
            assert_never(never)


def _surplus(desk: Desk, clock: Deadline, counts: Counts, next_in_sequence: bool | None) -> Finding:
    """Too many cards before the deadline: a single one that the first seat got at the end may become the burn."""
    if sum(counts.values()) - HOLE_CARDS * len(counts) > 1:
        return _several(desk, clock, counts)
    ground = answer(desk, policies.SurplusCard)
    why = step(Reason.HAND_TOO_LONG, ground, **_figures(counts))
    match ground.value:
        case policies.SurplusCard.MISDEAL:
            return misdeal(desk, clock, why)
        case policies.SurplusCard.FIRST_SEATS_EXTRA_BECOMES_BURN:
            (seat,) = counts
            if clock.acted:
                return misdeal(desk, clock, why, step(Reason.SURPLUS_AFTER_ACTION, ground, seat=seat))
            first = deal_order(desk).seats[0]
            if seat != first:
                return misdeal(desk, clock, why, step(Reason.SURPLUS_NOT_AT_FIRST_SEAT, ground, seat=seat, first=first))
            if not needed(next_in_sequence, "incident.next_in_sequence"):
                return misdeal(desk, clock, why, step(Reason.NOT_NEXT_IN_SEQUENCE, ground, seats=(seat,)))
            right = step(Reason.SURPLUS_AT_FIRST_SEAT, ground, seat=seat)
            return Finding(
                Decision.CORRECT, (clock.step, why, right, step(Act.SURPLUS_BECOMES_BURN, ground, seat=seat))
            )
        case never:
            assert_never(never)


def _several(desk: Desk, clock: Deadline, counts: Counts) -> Finding:
    ground = answer(desk, policies.SurplusCards)
    match ground.value:
        case policies.SurplusCards.MISDEAL:
            return misdeal(desk, clock, step(Reason.HAND_TOO_LONG, ground, **_figures(counts)))
        case never:
            assert_never(never)


def _either(desk: Desk, short: Counts, surplus: Counts) -> tuple[Step, ...]:
    """The grounds where one seat has too few and another too many: no card is next in sequence, so each suffices.

    Silence where the book speaks of neither.
    """
    several = sum(surplus.values()) - HOLE_CARDS * len(surplus) > 1
    too_many = desk.provision(policies.SurplusCards if several else policies.SurplusCard)
    too_few = desk.provision(policies.ShortHand)
    found = (
        (Reason.HAND_TOO_LONG, too_many.value, too_many.citations, surplus),
        (Reason.HAND_SHORT, too_few.value, too_few.citations, short),
    )
    steps = tuple(
        Step(code, _figures(counts), citations) for code, value, citations, counts in found if value is not None
    )
    if not steps:
        raise Silence(tuple(dict.fromkeys(too_many.citations + too_few.citations)))
    return steps
