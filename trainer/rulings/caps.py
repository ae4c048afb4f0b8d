"""How often a betting round may be raised in fixed limit, and when two players may go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from trainer.poker.hand import Hand
from trainer.poker.situation import Action, ActionKind, Status, Structure
from trainer.rulebooks.policies import CapReached, HeadsUpCap
from trainer.rulings.rounds import AGGRESSIVE, acts_of, opened_at
from trainer.rulings.ruling import Desk, Step
from trainer.rulings.steps import Reason

FEWEST_RAISES = 3
"""No book allows fewer raises in a round, so that fewer are no question where a book leaves the number to the house."""


def may_raise_again(desk: Desk, hand: Hand) -> tuple[bool | None, list[Step]]:
    """Whether the round may be raised once more, None where the book leaves it to the house; and why.

    The last step of an answer None is the one that rests on the silence.
    """
    if hand.game.structure is not Structure.FIXED_LIMIT:
        return True, []
    acts = acts_of(hand)
    raises = raises_among(desk, hand, acts)
    cap = desk.book.figure("raises-a-round")
    if raises < (cap.value or FEWEST_RAISES):
        if not raises:
            return True, []
        return True, [Step(Reason.RAISES_LEFT, _figures(raises, cap.value), cap.citations)]
    reached = Step(Reason.RAISES_REACHED, _figures(raises, cap.value), cap.citations)
    lifted, why = _lifted(desk, hand, acts, cap.value or FEWEST_RAISES)
    if lifted:
        if cap.value is None:
            return True, why
        return True, [Step(Reason.RAISES_REACHED, {"count": raises, "most": cap.value}, cap.citations), *why]
    if cap.value is None:
        return None, [*why, reached]
    return False, [reached, *why]


def _figures(raises: int, cap: int | None) -> dict[str, int]:
    return {"count": raises} if cap is None else {"count": raises, "cap": cap}


def raises_among(desk: Desk, hand: Hand, acts: Sequence[Action]) -> int:
    """How many raises there are among actions of the street; the first bet, before the flop the blind, is none.

    An all-in of less than half a bet is no raise; the action that completes it is one.
    """
    full = opened_at(desk.situation, hand.street)
    bets = 1 if full else 0
    for action in acts:
        if action.action in AGGRESSIVE:
            to = action.to or 0
            if 2 * (to - full) >= (hand.price.step or 0):
                bets, full = bets + 1, to
    return max(bets - 1, 0)


def _lifted(desk: Desk, hand: Hand, acts: Sequence[Action], cap: int) -> tuple[bool, list[Step]]:
    """Whether two players may go on although the number of raises is reached."""
    match desk.provision(HeadsUpCap).value:
        case HeadsUpCap.LIFTED_WHEN_TWO_LEFT_IN_EVENT:
            left = [seat for seat in desk.situation.seats if seat.status is not Status.OUT]
            code = Reason.TWO_LEFT_IN_EVENT if len(left) == 2 else Reason.MORE_LEFT_IN_EVENT
            return len(left) == 2, [desk.step(code, HeadsUpCap)]
        case HeadsUpCap.LIFTED_IF_ROUND_BEGAN_HEADS_UP:
            began = len(hand.live) + sum([action.action is ActionKind.FOLD for action in acts])
            code = Reason.ROUND_BEGAN_HEADS_UP if began == 2 else Reason.ROUND_BEGAN_WITH_MORE
            return began == 2, [desk.step(code, HeadsUpCap, count=began)]
        case HeadsUpCap.LIFTED_IF_HEADS_UP_BEFORE_CAP:
            if len(hand.live) > 2:
                return False, []
            early = _raises_when_two_were_left(desk, hand, acts) < cap
            return early, [desk.step(Reason.HEADS_UP_BEFORE_CAP if early else Reason.CAP_STANDS, HeadsUpCap)]
        case HeadsUpCap.LIFTED_WHEN_TWO_LEFT_IN_HAND:
            return _lifted_in_the_hand(desk, hand, acts, cap)
        case HeadsUpCap.NEVER_LIFTED:
            return False, [desk.step(Reason.CAP_HEADS_UP_TOO, HeadsUpCap)] if len(hand.live) == 2 else []
        case None:
            return False, []
        case never:
            assert_never(never)


def _lifted_in_the_hand(desk: Desk, hand: Hand, acts: Sequence[Action], cap: int) -> tuple[bool, list[Step]]:
    """Two left in the hand may go on, unless the cap was reached before and the book has it stand."""
    if len(hand.live) > 2:
        return False, []
    if _raises_when_two_were_left(desk, hand, acts) >= cap:
        match desk.provision(CapReached).value:
            case CapReached.STANDS:
                return False, [desk.step(Reason.CAP_STANDS, CapReached)]
            case None:
                pass
            case never:
                assert_never(never)
    return True, [desk.step(Reason.TWO_LEFT_IN_HAND, HeadsUpCap)]


def _raises_when_two_were_left(desk: Desk, hand: Hand, acts: Sequence[Action]) -> int:
    """How many raises there were when the last fold of the street left two players; 0 if the round began so."""
    folds = [place for place, action in enumerate(acts) if action.action is ActionKind.FOLD]
    return raises_among(desk, hand, acts[: folds[-1]]) if folds else 0
