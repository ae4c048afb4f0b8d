"""What a player's words and chips come to, in turn and out of it: the question `gesture`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from trainer.poker.hand import Hand, replay
from trainer.poker.incidents import Gesture
from trainer.poker.situation import Situation, SituationError, needed
from trainer.rulebooks.policies import ActionOutOfTurn, FoldOutOfTurn, Policy
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.betting import check_can_act
from trainer.rulings.bounds import bounds, with_structure
from trainer.rulings.declarations import meaning
from trainer.rulings.finding import Answer, Silence, answer, as_reading, seated, step
from trainer.rulings.meaning import Correction, Counts, Meaning, Spot
from trainer.rulings.ruling import Desk, Ruling, Step
from trainer.rulings.steps import Act, Reason
from trainer.rulings.wagers import check_chips


@dataclass(frozen=True, slots=True)
class GestureVerdict:
    """What the gesture counts as (`action`, a word of `Counts`), the street total that it comes to (None without
    chips), whether it binds its player (None where the floor decides), and what the dealer changes about it
    (`correction`, a word of `Correction`, None for nothing).
    """

    action: Counts
    to: int | None
    binding: bool | None
    correction: Correction | None


def rule_gesture(situation: Situation, book: Rulebook) -> Ruling[GestureVerdict]:
    """The ruling on the situation's gesture; where the book and its base are silent the floor decides.

    SituationError at the place of what is missing, or of what cannot be as the document has it: a seat that cannot
    act, a gesture that is said to be in turn and is not, chips that the seat does not have.
    """
    made = needed(situation.incident, "incident")
    if not isinstance(made, Gesture):
        raise SituationError(
            "incident.kind", "the question gesture is about a gesture, not about a {kind}", kind=made.kind
        )
    situation = with_structure(situation, book)
    seated(situation, made.seat, "incident.seat")
    before = _when_made(situation, made)
    desk, hand = Desk(book, before), replay(before)
    if hand.is_totals:
        raise SituationError("actions", "needed for this question and missing")
    if hand.to_act is None:
        raise SituationError("actions", "the betting on the {street} is complete: nobody is to act", street=hand.street)
    check_can_act(hand, made.seat, "incident.seat")
    if made.in_turn != (hand.to_act == made.seat):
        turn = f"it is the turn of seat {hand.to_act}"
        raise SituationError("incident.in_turn", "seat {seat} is told otherwise, but {turn}", seat=made.seat, turn=turn)
    spot = Spot(desk, hand, made, bounds(desk, hand, made.seat))
    check_chips(spot)
    try:
        found = meaning(spot) if made.in_turn else None
        verdict, steps = _in_turn(found) if found else _out_of_turn(spot, situation)
    except Silence as silence:
        verdict, steps = _left_to_the_floor(Step(Reason.LEFT_OPEN, {}, silence.citations))
    return Ruling("gesture", book.slug, verdict, steps)


def _when_made(situation: Situation, made: Gesture) -> Situation:
    """The situation at the moment of the gesture, without the actions that came since."""
    if not made.since:
        return situation
    if made.in_turn or made.since > len(situation.actions):
        raise SituationError("incident.since", "counts the last actions, which came after a gesture out of turn")
    later = situation.actions[-made.since :]
    if any(action.seat == made.seat for action in later):
        raise SituationError("incident.since", "seat {seat} has acted since then", seat=made.seat)
    if len({action.street for action in (*later, situation.actions[-made.since])}) > 1:
        raise SituationError("incident.since", "the actions since then are on one street")
    return replace(situation, actions=situation.actions[: -made.since])


def _in_turn(found: Meaning) -> tuple[GestureVerdict, tuple[Step, ...]]:
    if found.counts is Counts.FLOOR:
        return _left_to_the_floor(*found.steps)
    return GestureVerdict(found.counts, found.to, binding=True, correction=found.correction), found.steps


def _left_to_the_floor(*steps: Step) -> tuple[GestureVerdict, tuple[Step, ...]]:
    """The floor decides, on the ground of the last step."""
    floor = Step(Act.CALL_FLOOR, {}, steps[-1].citations)
    return GestureVerdict(Counts.FLOOR, None, binding=None, correction=None), (*steps, floor)


# ---- out of turn --------------------------------------------------------------------------------


def _out_of_turn(spot: Spot, situation: Situation) -> tuple[GestureVerdict, tuple[Step, ...]]:
    """Whether a gesture out of turn binds, by what those before the seat have done since."""
    if spot.made.said == "fold" and not spot.made.chips:
        ground = answer(spot.desk, FoldOutOfTurn)
        why = step(Reason.FOLD_OUT_OF_TURN, ground, seat=spot.made.seat)
        return GestureVerdict(Counts.FOLD, None, binding=True, correction=None), (why,)
    now = replay(situation)
    has_changed = now.price.to_match > spot.price
    policy = answer(spot.desk, ActionOutOfTurn)
    match policy.value:
        case ActionOutOfTurn.BINDS_UNLESS_ACTION_CHANGES:
            if has_changed:
                verdict = GestureVerdict(Counts.NONE, None, binding=False, correction=Correction.CHIPS_BACK)
                return verdict, (step(Reason.ACTION_HAS_CHANGED, policy, seat=spot.made.seat),)
            return _unless_changed(spot, policy, is_settled=now.to_act == spot.made.seat)
        case ActionOutOfTurn.NO_AGGRESSION_NEXT_TURN:
            return _without_aggression(spot, policy, now)
        case never:
            assert_never(never)


def _unless_changed(spot: Spot, ground: Answer[Policy], *, is_settled: bool) -> tuple[GestureVerdict, tuple[Step, ...]]:
    """The gesture as in turn; until those before the seat have acted it is open whether it binds."""
    found, seat = meaning(spot), spot.made.seat
    if found.counts is Counts.FLOOR:
        return _left_to_the_floor(*found.steps)
    correction = found.correction if is_settled else Correction.UNLESS_ACTION_CHANGES
    code = Reason.ACTION_HAS_NOT_CHANGED if is_settled else Reason.ACTION_MAY_CHANGE
    verdict = GestureVerdict(found.counts, found.to, binding=True, correction=correction)
    return verdict, (*found.steps, step(code, ground, seat=seat))


def _without_aggression(spot: Spot, ground: Answer[Policy], now: Hand) -> tuple[GestureVerdict, tuple[Step, ...]]:
    """Who checked or called out of turn may not raise at the next turn; of other actions the book does not speak.

    The book takes the raise away and says no more: that a call stands while nobody raises is our reading.
    """
    found, seat = meaning(spot), spot.made.seat
    if found.counts not in (Counts.CHECK, Counts.CALL):
        return _left_to_the_floor(step(Reason.OUT_OF_TURN_NOT_COVERED, ground, seat=seat))
    is_call = found.counts is Counts.CALL
    code, correction = (
        Reason.NO_RAISE_AFTER_CALL if is_call else Reason.NO_RAISE_NEXT_TURN,
        Correction.NO_RAISE_NEXT_TURN,
    )
    price = now.price.to_match
    if price > spot.price:
        left = now.stacks[seat]
        owed = price - now.street_totals[seat]
        amount = owed if left is None else min(owed, left)
        verdict = GestureVerdict(Counts.CALL_OR_FOLD, None, binding=True, correction=correction)
        up = step(Reason.PRICE_UP_SINCE, ground, seat=seat, price=price)
        return verdict, (up, step(code, ground, seat=seat, amount=amount))
    verdict = GestureVerdict(found.counts, found.to, binding=True, correction=correction)
    steps = (*found.steps, step(code, ground, seat=seat))
    if is_call:
        stands = Step(Reason.CALL_OUT_OF_TURN_STANDS, {}, as_reading(ground.citations))
        return verdict, (*steps, stands)
    return verdict, steps
