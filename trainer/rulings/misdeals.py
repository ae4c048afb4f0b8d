"""Misdeals: faults of the deal that void it before the deadline and are played through after it."""

from __future__ import annotations

from typing import assert_never

from trainer.poker.incidents import EmptySeatDealt, SeatSkipped, WrongButton, WrongFirstSeat
from trainer.poker.situation import POSTS, SituationError, Status
from trainer.poker.table import MOST_SEATS
from trainer.rulebooks import policies
from trainer.rulebooks.rulebook import Status as Firmness
from trainer.rulings.deadline import Deadline, deadline
from trainer.rulings.dealt import absent_is_dealt_in, deal_order
from trainer.rulings.finding import Answer, Finding, acts, answer, seated, step
from trainer.rulings.ruling import Decision, Desk, Param, Step
from trainer.rulings.steps import Act, Reason


def misdeal_or_play_on(desk: Desk, *reasons: Step) -> Finding:
    """What a ground for a misdeal leads to: before the deadline a misdeal, after it the hand plays on as it is."""
    clock = deadline(desk)
    return played_on(desk, clock, *reasons) if clock.passed else misdeal(desk, clock, *reasons)


def misdeal(desk: Desk, clock: Deadline, *reasons: Step, own: Answer[policies.Policy] | None = None) -> Finding:
    """A misdeal: stop what is going on, give back what players chose to bet, and deal again from the same button.

    `own`: a rule that makes the misdeal and says itself that the cards are shuffled and dealt anew.
    """
    ground = answer(desk, policies.MisdealProcedure)
    match ground.value:
        case policies.MisdealProcedure.EXACT_REDEAL:
            again = (*_taken_in(clock), Act.REDEAL_SAME_BUTTON)
            steps = [step(act, *_says_so(desk, act, own, ground)) for act in again]
            return Finding(Decision.MISDEAL, (*reasons, clock.step, *_posts_stay(desk, clock, ground), *steps))
        case never:
            assert_never(never)


def _says_so(
    desk: Desk, act: Act, own: Answer[policies.Policy] | None, ground: Answer[policies.Policy]
) -> tuple[Answer[policies.Policy], ...]:
    """The grounds of an act: a house's own rule on this misdeal goes before what it borrows."""
    if own is None or own.citations == ground.citations or own.citations[0].status is Firmness.SILENT:
        return (ground,)
    return (own,) if act is Act.SHUFFLE_DECK else (own, ground) if act is Act.REDEAL_SAME_BUTTON else (ground,)


def _posts_stay(desk: Desk, clock: Deadline, ground: Answer[policies.Policy]) -> tuple[Step, ...]:
    """Where bets go back, the step that what was posted does not."""
    posted = any(action.action in POSTS for action in desk.situation.actions)
    return (step(Reason.POSTS_STAY, ground),) if clock.chips_in and posted else ()


def _taken_in(clock: Deadline) -> tuple[Act, ...]:
    """The acts that end a deal in which players may have acted; posts lie as they are for the redeal."""
    stop = (Act.STOP_ACTION,) if clock.acted else ()
    back = (Act.RETURN_BETS,) if clock.chips_in else ()
    return (*stop, *back, Act.COLLECT_CARDS, Act.SHUFFLE_DECK)


def played_on(desk: Desk, clock: Deadline, *reasons: Step, then: tuple[Act, ...] = (), **figures: Param) -> Finding:
    """The deadline has passed: no misdeal any more. `figures` are those of what is still done."""
    ground = answer(desk, policies.AfterSubstantialAction)
    match ground.value:
        case policies.AfterSubstantialAction.HAND_PLAYS_ON:
            plays = step(Reason.HAND_PLAYS_ON, ground)
            return Finding(Decision.PLAY_ON, (*reasons, clock.step, plays, *acts(*then, on=ground, **figures)))
        case never:
            assert_never(never)


def wrong_first_seat(desk: Desk, incident: WrongFirstSeat) -> Finding:
    """The first card went to `seat`: a ground for a misdeal unless it belongs there under the book."""
    seated(desk.situation, incident.seat, "incident.seat")
    order = deal_order(desk)
    ground = answer(desk, policies.WrongFirstSeat)
    match ground.value:
        case policies.WrongFirstSeat.MISDEAL:
            where = step(Reason.FIRST_CARD_BELONGS_TO, *order.grounds, seat=order.seats[0])
            if order.seats[0] == incident.seat:
                return Finding(Decision.PLAY_ON, (where, step(Reason.NOTHING_WRONG, *order.grounds)))
            return misdeal_or_play_on(desk, where, step(Reason.FIRST_CARD_WRONG_SEAT, ground, seat=incident.seat))
        case never:
            assert_never(never)


def seat_skipped(desk: Desk, incident: SeatSkipped) -> Finding:
    """A seat was left out: a ground for a misdeal if the book entitles it to a hand, nothing at all if not."""
    ground = answer(desk, policies.SkippedSeat)
    entitled, says = _entitled(desk, incident.seat, "incident.seat", ground)
    match ground.value:
        case policies.SkippedSeat.MISDEAL:
            if not entitled:
                return Finding(Decision.PLAY_ON, (step(Reason.SEAT_NOT_ENTITLED, says, seat=incident.seat),))
            left_out = step(Reason.SEAT_LEFT_OUT, ground, seat=incident.seat)
            return misdeal_or_play_on(desk, *_if_away(desk, says, incident.seat), left_out)
        case never:
            assert_never(never)


def empty_seat_dealt(desk: Desk, incident: EmptySeatDealt) -> Finding:
    """Cards went to a seat without entitlement; SituationError when a player sits there who takes part in the hand."""
    ground = answer(desk, policies.EmptySeatDealt)
    number = incident.seat
    _chair(number, "incident.seat")
    if number in desk.situation.numbers(Status.LIVE, Status.FOLDED):
        raise SituationError(
            "incident.seat", "seat {number} takes part in the hand: its cards are its own", number=number
        )
    match ground.value:
        case policies.EmptySeatDealt.MISDEAL:
            if number in desk.situation.numbers(Status.ABSENT):
                entitled, says = _entitled(desk, number, "incident.seat", ground)
                if entitled:
                    right = step(Reason.SEAT_ENTITLED, says, seat=number)
                    return Finding(Decision.PLAY_ON, (right, step(Reason.NOTHING_WRONG, says)))
            nobody = step(Reason.DEALT_TO_NO_PLAYER, ground, seat=number)
            clock = deadline(desk)
            if not clock.passed:
                return misdeal(desk, clock, nobody)
            return played_on(desk, clock, nobody, then=(Act.KILL_HAND,), seats=(number,))
        case never:
            assert_never(never)


def _entitled(
    desk: Desk, number: int, path: str, otherwise: Answer[policies.Policy]
) -> tuple[bool, Answer[policies.Policy]]:
    """Whether the seat is entitled to a hand, and what says so; a player who is away is so or not by the book."""
    seat = seated(desk.situation, number, path)
    if seat.status is not Status.ABSENT:
        return seat.status in (Status.LIVE, Status.FOLDED), otherwise
    away = answer(desk, policies.AbsentDealtIn)
    return absent_is_dealt_in(desk.situation, number, away.value), away


def _if_away(desk: Desk, says: Answer[policies.Policy], number: int) -> tuple[Step, ...]:
    """The step that an absent player has a right to cards; for a player at the table it goes without saying."""
    away = desk.situation.at(number).status is Status.ABSENT
    return (step(Reason.SEAT_ENTITLED, says, seat=number),) if away else ()


def _chair(number: int, path: str) -> None:
    if not 1 <= number <= MOST_SEATS:
        raise SituationError(path, "seats have the numbers 1 to {most}", most=MOST_SEATS)


def wrong_button(desk: Desk, incident: WrongButton) -> Finding:
    """The hand was dealt from the wrong button; either place may be an empty chair."""
    _chair(incident.was, "incident.was")
    _chair(incident.should, "incident.should")
    if incident.was == incident.should:
        raise SituationError("incident.should", "the button stood at seat {was}, where it belongs", was=incident.was)
    if desk.situation.button not in (None, incident.was, incident.should):
        raise SituationError(
            "incident.was", "the document has the button at seat {button}", button=desk.situation.button
        )
    ground = answer(desk, policies.WrongButton)
    places = {"was": incident.was, "should": incident.should}
    fault = step(Reason.BUTTON_OUT_OF_PLACE, ground, **places)
    clock = deadline(desk)
    if not clock.passed:
        procedure = answer(desk, policies.MisdealProcedure)
        again = acts(*_taken_in(clock), on=procedure)
        right = (step(Act.FIX_BUTTON_NOW, ground, **places), step(Act.REDEAL_RIGHT_BUTTON, procedure))
        return Finding(Decision.MISDEAL, (fault, clock.step, *_posts_stay(desk, clock, procedure), *again, *right))
    match ground.value:
        case policies.WrongButton.CORRECTED_BEFORE_DEADLINE_ONLY:
            played = played_on(desk, clock, fault)
            return Finding(played.decision, (*played.steps, step(Reason.BUTTON_GOES_ON, ground, was=incident.was)))
        case policies.WrongButton.MISDEAL_ELSE_NEXT_HAND:
            played = played_on(desk, clock, fault)
            return Finding(played.decision, (*played.steps, step(Act.FIX_BUTTON_NEXT_HAND, ground, **places)))
        case never:
            assert_never(never)
