"""Dead hands: what becomes of their chips, who may save them, and the last hand left, which nothing can kill."""

from __future__ import annotations

from typing import assert_never

from trainer.poker.hand import Hand, replay
from trainer.poker.situation import POSTS, Situation, Status
from trainer.rulebooks import policies
from trainer.rulings.finding import Answer, Finding, acts, answer, has_folded, left_to_the_floor, step
from trainer.rulings.ruling import Decision, Desk, Step
from trainer.rulings.steps import Act, Reason


def dead(desk: Desk, ground: Answer[policies.Policy], seats: tuple[int, ...], *reasons: Step) -> Finding:
    """The hands are dead; where the floor may save them it is called first.

    The last hand left has won already. Where several would leave none that lives, no rule says whose the pot is.
    """
    if not _left_beside(desk.situation, seats):
        if len(seats) == 1:
            return won(desk, seats[0])
        nobody = step(Reason.NO_HAND_LEFT, ground, seats=seats)
        return left_to_the_floor(ground, because=nobody)
    saving = desk.provision(policies.FloorMaySave)
    match saving.value:
        case None:
            first: tuple[Step, ...] = ()
        case policies.FloorMaySave.YES:
            may = Answer(saving.value, saving.citations)
            first = (step(Reason.FLOOR_MAY_SAVE, may, seats=seats), step(Act.CALL_FLOOR, may))
        case never:
            assert_never(never)
    return Finding(Decision.HAND_DEAD, (*reasons, *first, *killed(desk, ground, seats)))


def is_last_left(situation: Situation, seat: int) -> bool:
    """Whether all the others have folded."""
    return not _left_beside(situation, (seat,))


def _left_beside(situation: Situation, seats: tuple[int, ...]) -> list[int]:
    """The seats with a hand beside those given."""
    live = situation.numbers(Status.LIVE, Status.ABSENT)
    return [seat for seat in live if seat not in seats and not has_folded(situation, seat)]


def won(desk: Desk, seat: int) -> Finding:
    """All others have folded: the pot belongs to the seat, and no hand has to be shown or to live for it."""
    ground = answer(desk, policies.LastLeft)
    match ground.value:
        case policies.LastLeft.TAKES_THE_POT:
            why = step(Reason.LAST_LEFT_HAS_WON, ground, seat=seat)
            return Finding(Decision.HAND_LIVE, (why, step(Act.PUSH_POT, ground, seat=seat)))
        case never:
            assert_never(never)


def killed(desk: Desk, ground: Answer[policies.Policy], seats: tuple[int, ...]) -> tuple[Step, ...]:
    """The hands die. What others matched stays in the pot with every post; what nobody has called goes back."""
    back = _uncalled(desk.situation, seats)
    if back is None:
        return acts(Act.KILL_HAND, Act.CHIPS_STAY, on=ground, seats=seats)
    seat, amount, stays = back
    rule = answer(desk, policies.UncalledBet)
    match rule.value:
        case policies.UncalledBet.RETURNED:
            return (
                step(Act.KILL_HAND, ground, seats=seats),
                step(Act.CHIPS_STAY, ground, seats=seats, **({"matched": stays} if stays else {"amount": amount})),
                step(Act.RETURN_UNCALLED, rule, seat=seat, amount=amount),
            )
        case never:
            assert_never(never)


def _uncalled(situation: Situation, seats: tuple[int, ...]) -> tuple[int, int, int] | None:
    """The dead seat whose bet or raise nobody has called in full, what goes back, and what of its chips stays.

    What goes back is the largest total less the second largest, folded seats included. A blind or ante is no bet:
    it stays though nobody has matched it.
    """
    if not situation.actions and all(seat.committed is None for seat in situation.seats):
        return None
    hand = replay(situation)
    totals = sorted(hand.contributions.values(), reverse=True)
    top = next((seat for seat in seats if hand.contributions[seat] == totals[0]), None)
    if top is None or len(totals) < 2:
        return None
    amount = totals[0] - max(totals[1], _posted(situation, hand, top))
    return (top, amount, totals[0] - amount) if amount > 0 else None


def _posted(situation: Situation, hand: Hand, seat: int) -> int:
    """What the seat put in without choosing to; of totals alone only the size of the big blind is known."""
    if hand.is_totals:
        return situation.game.big_blind or 0
    return sum(action.to or 0 for action in situation.actions if action.seat == seat and action.action in POSTS)
