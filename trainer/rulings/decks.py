"""Faults of the deck: boxed, foreign, doubled and missing cards, and a stub that was dropped."""

from __future__ import annotations

from typing import assert_never

from trainer.poker.hand import replay
from trainer.poker.incidents import BoxedCard, DuplicateCard, ForeignCard, MissingCard, StubDropped
from trainer.poker.situation import BOARD_CARDS, SituationError, Street, needed
from trainer.rulebooks import policies
from trainer.rulings.deadline import Deadline, deadline
from trainer.rulings.finding import IN_THE_HAND, Answer, Finding, acts, answer, has_acted, has_folded, seated, step
from trainer.rulings.killing import dead
from trainer.rulings.misdeals import misdeal, played_on
from trainer.rulings.ruling import Decision, Desk, Step
from trainer.rulings.steps import Act, Reason

SCRAPPED = (Act.SCRAP_CARD, Act.REPLACE_SCRAP)
VOIDED = (Act.RETURN_BETS, Act.COLLECT_CARDS, Act.REPLACE_DECK, Act.REDEAL_SAME_BUTTON)


def boxed_card(desk: Desk, incident: BoxedCard) -> Finding:
    """Cards came face up out of the deck: one is a scrap of paper, several may void the deal or the hand."""
    if incident.count < 1:
        raise SituationError("incident.count", "at least one card was boxed")
    if incident.count == 1:
        return _boxed_scrap(desk, 1)
    ground = answer(desk, policies.BoxedCards)
    match ground.value:
        case policies.BoxedCards.MISDEAL_ON_INITIAL_DEAL:
            if incident.during != "deal":
                return _boxed_scrap(desk, incident.count)
            several = step(Reason.BOXED_MISDEAL, ground, count=incident.count)
            clock = deadline(desk)
            if clock.passed:
                return _boxed_too_late(desk, clock, several, incident.count)
            return misdeal(desk, clock, several)
        case policies.BoxedCards.VOID_AMONG_NEEDED_CARDS:
            return _boxed_void(desk, ground, incident)
        case never:
            assert_never(never)


def _boxed_too_late(desk: Desk, clock: Deadline, several: Step, count: int) -> Finding:
    """No misdeal any more: each boxed card is a scrap as a single one is, and the next card takes its place."""
    played = played_on(desk, clock, several)
    return Finding(played.decision, (*played.steps, *_boxed_scrap(desk, count).steps))


def _boxed_scrap(desk: Desk, count: int) -> Finding:
    ground = answer(desk, policies.BoxedCard)
    match ground.value:
        case policies.BoxedCard.SCRAP:
            why = step(Reason.BOXED_IS_SCRAP, ground, count=count)
            several = {"count": count} if count > 1 else {}
            return Finding(Decision.REPLACE, (why, *acts(*SCRAPPED, on=ground, **several)))
        case never:
            assert_never(never)


def _boxed_void(desk: Desk, ground: Answer[policies.Policy], incident: BoxedCard) -> Finding:
    """In the deal and in time it is a misdeal; at any later time the hand is void, since the cards were needed."""
    why = step(Reason.BOXED_VOID, ground, count=incident.count, during=incident.during)
    stop: tuple[Act, ...] = ()
    if incident.during == "deal":
        clock = deadline(desk)
        if not clock.passed:
            return misdeal(desk, clock, why)
        stop = (Act.STOP_ACTION,)
    again = (*stop, Act.RETURN_BETS, Act.COLLECT_CARDS, Act.SHUFFLE_DECK, Act.REDEAL_SAME_BUTTON)
    return Finding(Decision.VOID_HAND, (why, *acts(*again, on=ground)))


def foreign_card(desk: Desk, incident: ForeignCard) -> Finding:
    """A card that does not belong to the deck: a joker or a card with another back."""
    if incident.where == "seat":
        number = needed(incident.seat, "incident.seat")
        if seated(desk.situation, number, "incident.seat").status not in IN_THE_HAND:
            raise SituationError("incident.seat", "seat {number} is not dealt in", number=number)
    elif incident.seat is not None:
        raise SituationError(
            "incident.seat", "a seat does not go with a card found in the {where}", where=incident.where
        )
    return _joker(desk, incident) if incident.what == "joker" else _other_back(desk, incident)


def _joker(desk: Desk, incident: ForeignCard) -> Finding:
    ground = answer(desk, policies.Joker)
    match ground.value:
        case policies.Joker.MISDEAL_THEN_SCRAP:
            return _misdeal_then_scrap(desk, ground, incident)
        case policies.Joker.REPLACED_THEN_DEAD:
            return _replaced_then_dead(desk, ground, incident)
        case never:
            assert_never(never)


def _other_back(desk: Desk, incident: ForeignCard) -> Finding:
    ground = answer(desk, policies.OtherBack)
    match ground.value:
        case policies.OtherBack.MISDEAL_THEN_SCRAP:
            return _misdeal_then_scrap(desk, ground, incident)
        case policies.OtherBack.VOID_IN_PLAY_NOT_IN_STUB:
            if incident.where == "stub":
                return Finding(Decision.PLAY_ON, (step(Reason.OTHER_BACK_IN_STUB, ground),))
            why = step(Reason.OTHER_BACK_IN_PLAY, ground, where=incident.where)
            stop = (Act.STOP_ACTION,) if _somebody_to_act(desk) else ()
            return Finding(Decision.VOID_HAND, (why, *acts(*stop, *VOIDED, on=ground)))
        case never:
            assert_never(never)


def _somebody_to_act(desk: Desk) -> bool:
    """Whether there is action to stop."""
    told = desk.situation.actions or desk.situation.start
    return bool(told) and replay(desk.situation).to_act is not None


def _misdeal_then_scrap(desk: Desk, ground: Answer[policies.Policy], incident: ForeignCard) -> Finding:
    """In time a misdeal; after the deadline a scrap of paper, which leaves a hand that holds it one card short."""
    clock = deadline(desk)
    found = step(Reason.NOT_OF_THE_DECK, ground, what=incident.what, where=incident.where)
    if not clock.passed:
        return misdeal(desk, clock, found)
    late = answer(desk, policies.AfterSubstantialAction)
    scrap = step(Reason.FOREIGN_IS_SCRAP, late, what=incident.what, where=incident.where)
    reasons = (found, clock.step, scrap)
    match incident.where:
        case "stub":
            return Finding(Decision.PLAY_ON, (*reasons, step(Act.SCRAP_CARD, late)))
        case "board":
            return Finding(Decision.REPLACE, (*reasons, *acts(*SCRAPPED, on=late)))
        case "seat":
            return _scrap_in_hand(desk, needed(incident.seat, "incident.seat"), reasons)
        case never:
            assert_never(never)


def _scrap_in_hand(desk: Desk, seat: int, reasons: tuple[Step, ...]) -> Finding:
    ground = answer(desk, policies.LateWrongCount)
    match ground.value:
        case policies.LateWrongCount.HAND_DEAD:
            if has_folded(desk.situation, seat):
                return Finding(Decision.PLAY_ON, (*reasons, step(Reason.ALREADY_FOLDED, ground, seats=(seat,))))
            return dead(desk, ground, (seat,), *reasons, step(Reason.SCRAP_LEAVES_HAND_SHORT, ground, seat=seat))
        case never:
            assert_never(never)


def _replaced_then_dead(desk: Desk, ground: Answer[policies.Policy], incident: ForeignCard) -> Finding:
    """Never a misdeal: the joker is replaced, unless its player has acted on the hand that holds it."""
    found = step(Reason.NOT_OF_THE_DECK, ground, what=incident.what, where=incident.where)
    if incident.where != "seat":
        return Finding(Decision.REPLACE, (found, *acts(*SCRAPPED, on=ground)))
    seat = needed(incident.seat, "incident.seat")
    if has_folded(desk.situation, seat):
        return Finding(Decision.PLAY_ON, (found, step(Reason.ALREADY_FOLDED, ground, seats=(seat,))))
    if has_acted(desk.situation, seat) or _played_before(desk):
        return dead(desk, ground, (seat,), found, step(Reason.JOKER_ACTED_UPON, ground, seat=seat))
    why = step(Reason.JOKER_BEFORE_ITS_PLAYER_ACTS, ground, seat=seat)
    return Finding(Decision.REPLACE, (found, why, *acts(*SCRAPPED, on=ground, seat=seat)))


def _played_before(desk: Desk) -> bool:
    """Whether the hand has come past a betting round that the document leaves out, so that every seat has acted."""
    start = desk.situation.start
    return start is not None and start.street is not Street.PREFLOP


def duplicate_card(desk: Desk, incident: DuplicateCard) -> Finding:
    """The deck holds a card twice: no deadline, all bets go back and another deck comes in."""
    ground = answer(desk, policies.DuplicateCard)
    match ground.value:
        case policies.DuplicateCard.HAND_VOID:
            return Finding(
                Decision.VOID_HAND,
                (step(Reason.CARD_TWICE, ground, card=incident.card), *acts(Act.STOP_ACTION, *VOIDED, on=ground)),
            )
        case never:
            assert_never(never)


def missing_card(desk: Desk, incident: MissingCard) -> Finding:
    """The deck lacks a card; SituationError when the document shows it."""
    situation = desk.situation
    if incident.card in situation.board or any(incident.card in seat.cards for seat in situation.seats):
        raise SituationError("incident.card", "this card is on the table, so it is not missing")
    ground = answer(desk, policies.MissingCard)
    match ground.value:
        case policies.MissingCard.HAND_STANDS:
            return Finding(Decision.PLAY_ON, (step(Reason.CARD_MISSING, ground, card=incident.card),))
        case never:
            assert_never(never)


def stub_dropped(desk: Desk, incident: StubDropped) -> Finding:
    """The stub fell: it is needed only as long as board cards are to come."""
    ground = answer(desk, policies.DroppedStub)
    match ground.value:
        case policies.DroppedStub.REBUILT_ELSE_SHUFFLED:
            if len(desk.situation.board) == BOARD_CARDS[Street.RIVER]:
                return Finding(Decision.PLAY_ON, (step(Reason.STUB_NOT_NEEDED, ground),))
            known = incident.order_known
            why = step(Reason.STUB_ORDER_KNOWN if known else Reason.STUB_ORDER_LOST, ground)
            return Finding(Decision.CORRECT, (why, step(Act.REBUILD_STUB if known else Act.SHUFFLE_STUB, ground)))
        case never:
            assert_never(never)
