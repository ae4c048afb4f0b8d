"""What a seat may bet or raise to under a book: the call, whether it may raise, and from how much to how much."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from trainer.poker.hand import Hand
from trainer.poker.situation import Action, ActionKind, Situation, SituationError, Street, Structure, needed
from trainer.rulebooks.policies import (
    AllInShare,
    BettingStructure,
    HalfBetAllIn,
    LimitBetSize,
    LimitReopening,
    MinRaise,
    OpenActions,
    Policy,
    RaiseOnesOwn,
    Reopening,
    RoundEnd,
    ShortAllInCompletion,
    SubMinimumOpen,
    UncalledBet,
)
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.caps import may_raise_again
from trainer.rulings.facing import option, same_price, structure_played
from trainer.rulings.finding import as_reading
from trainer.rulings.pot_limit import most_in_pot_limit
from trainer.rulings.rounds import AGGRESSIVE, acts_of, opened_at, raises_of
from trainer.rulings.ruling import Desk, Step
from trainer.rulings.steps import Act, Reason


@dataclass(frozen=True, slots=True)
class Bounds:
    """What a seat may do, and the steps to it.

    `to_call` is chips still to add, at most the stack. `least` and `most` are street totals, also of a first bet;
    `most` below `least` means all-in only. `may_raise` None: the book does not say whether; an amount of a seat that
    may raise is None where the book does not say how much. `open` are then the steps that leave it to the floor.
    """

    to_call: int
    may_raise: bool | None
    least: int | None
    most: int | None
    steps: tuple[Step, ...]
    open: tuple[Step, ...] = ()


def with_structure(situation: Situation, book: Rulebook) -> Situation:
    """The situation with the one betting structure that the book has, where the document names none."""
    if situation.game.structure is not None:
        return situation
    match Desk(book, situation).provision(BettingStructure).value:
        case BettingStructure.NO_LIMIT:
            structure = Structure.NO_LIMIT
        case BettingStructure.FIXED_LIMIT:
            structure = Structure.FIXED_LIMIT
        case BettingStructure.AS_THE_TABLE_SAYS | None:
            raise SituationError("game.structure", "needed for this question and missing")
        case never:
            assert_never(never)
    return replace(situation, game=replace(situation.game, structure=structure))


def bounds(desk: Desk, hand: Hand, seat: int) -> Bounds:
    """What the seat may do as things stand; SituationError at what is missing for the answer."""
    if hand.is_totals:
        raise SituationError("actions", "needed for this question and missing")
    left = needed(hand.stacks[seat], f"seats[{list(hand.stacks).index(seat)}].stack")
    total, price = hand.street_totals[seat], hand.price.to_match
    owed = max(price - total, 0)
    steps = [
        *structure_played(desk, _structure(hand)),
        _to_call(desk, owed, price),
        *same_price(desk, hand, seat),
        *option(desk, hand, seat),
    ]
    if hand.to_act is None:
        return Bounds(0, False, None, None, (*steps, _round_over(desk, hand, seat)))
    if left <= owed:
        steps.append(desk.step(Reason.ALL_IN_TO_CALL, AllInShare, seat=seat, amount=left))
        return Bounds(left, False, None, None, tuple(steps))
    if not [other for other in hand.live if other != seat and other not in hand.all_in]:
        steps.append(desk.step(Reason.NOBODY_TO_RAISE, UncalledBet))
        return Bounds(owed, False, None, None, tuple(steps))
    for may, why in (_reopened(desk, hand, seat), may_raise_again(desk, hand)):
        steps += why
        if may is None:
            return Bounds(owed, None, None, None, tuple(steps[:-1]), (steps[-1], _floor(steps[-1])))
        if not may:
            return Bounds(owed, False, None, None, tuple(steps))
    return _sizes(desk, hand, seat, left, steps)


def _structure(hand: Hand) -> Structure:
    return needed(hand.game.structure, "game.structure")


def _to_call(desk: Desk, owed: int, price: int) -> Step:
    """What there is to call, or that there is no bet to face."""
    if owed:
        return desk.step(Reason.FACING_BET, OpenActions, amount=owed, price=price)
    return desk.step(Reason.NO_BET_TO_FACE, OpenActions)


def _round_over(desk: Desk, hand: Hand, seat: int) -> Step:
    """Why a seat may not raise when nobody is to act."""
    if hand.last_aggressor.get(hand.street) == seat:
        return desk.step(Reason.OWN_RAISE_STANDS, RaiseOnesOwn, seat=seat)
    return desk.step(Reason.ROUND_COMPLETE, RoundEnd, street=hand.street)


def _floor(because: Step) -> Step:
    return Step(Act.CALL_FLOOR, {}, because.citations)


def left_open(desk: Desk, *policies: type[Policy]) -> Step:
    """The step that says that the book does not settle a point."""
    return desk.step(Reason.LEFT_OPEN, *policies)


# ---- may a seat raise that has acted ------------------------------------------------------------


def _reopened(desk: Desk, hand: Hand, seat: int) -> tuple[bool | None, list[Step]]:
    """Whether all-ins for less let the seat raise again, None where the book does not say; and why."""
    if seat not in hand.answered:
        return True, []
    price, size = hand.price, hand.price.step or 0
    more = price.to_match - hand.answered[seat]
    if more <= 0:
        return False, [desk.step(Reason.OWN_RAISE_STANDS, RaiseOnesOwn, seat=seat)]
    if _structure(hand) is Structure.FIXED_LIMIT:
        is_full = more >= size and _has_full_bet(desk, hand, seat, size)
        if not is_full and desk.provision(LimitReopening).value is None:
            return None, [left_open(desk, LimitReopening)]
        return 2 * more >= size, [_limit_reopening(desk, hand, seat, more, is_full=is_full)]
    run = _longest_run(hand, seat)
    match desk.provision(Reopening).value:
        case Reopening.FULL_RAISE_IN_SUM | None:
            is_open = more >= size
        case Reopening.FULL_RAISE_OF_CONSECUTIVE_ALL_INS:
            is_open = run >= size
            if more >= size and not is_open:
                return False, [desk.step(Reason.ALL_INS_NOT_CONSECUTIVE, Reopening, seat=seat, step=size)]
            if is_open and _has_fold_between(hand, seat, size):
                found = _reopening_step(desk, Reopening, is_open, seat, more, size)
                return True, [replace(found, citations=as_reading(found.citations))]
        case never:
            assert_never(never)
    return is_open, [_reopening_step(desk, Reopening, is_open, seat, more, size)]


def _reopening_step(desk: Desk, policy: type[Policy], is_open: bool, seat: int, more: int, size: int) -> Step:
    code = Reason.BETTING_REOPENED if is_open else Reason.BETTING_NOT_REOPENED
    return desk.step(code, policy, seat=seat, amount=more, step=size)


def _limit_reopening(desk: Desk, hand: Hand, seat: int, more: int, *, is_full: bool) -> Step:
    """Why the betting in limit is open to the seat, or is not: a full raise came, else half a bet in all or less."""
    size = hand.price.step or 0
    if is_full:
        policy = RaiseOnesOwn if desk.provision(LimitReopening).value is None else LimitReopening
        return _reopening_step(desk, policy, True, seat, more, size)
    code = Reason.HALF_BET_REOPENED if 2 * more >= size else Reason.HALF_BET_NOT_REOPENED
    return desk.step(code, LimitReopening, seat=seat, amount=more, step=size)


def _has_full_bet(desk: Desk, hand: Hand, seat: int, size: int) -> bool:
    """Whether since the seat acted somebody has raised by a full bet, or completed one."""
    since, full = _since(hand, seat), opened_at(desk.situation, hand.street)
    for action in raises_of(hand):
        by = (action.to or 0) - full
        if by >= size and action in since:
            return True
        full = (action.to or 0) if 2 * by >= size else full
    return False


def _since(hand: Hand, seat: int) -> list[Action]:
    """What has been done on the street since the seat acted last."""
    acts = acts_of(hand)
    return acts[max([place for place, action in enumerate(acts) if action.seat == seat]) + 1 :]


def _largest_raise(hand: Hand, seat: int) -> int:
    """The most by which one action alone has gone up since the seat acted, over what it had answered or later."""
    price, largest = hand.answered[seat], 0
    for action in _since(hand, seat):
        if action.action in AGGRESSIVE:
            largest, price = max(largest, (action.to or 0) - price), action.to or 0
    return largest


def _has_fold_between(hand: Hand, seat: int, size: int) -> bool:
    """Whether a full raise since the seat acted is made only of all-ins between which somebody folded."""
    if _largest_raise(hand, seat) >= size:
        return False
    done = _since(hand, seat)
    places = [place for place, action in enumerate(done) if action.action in AGGRESSIVE]
    return any(action.action is ActionKind.FOLD for action in done[places[0] : places[-1]])


def _longest_run(hand: Hand, seat: int) -> int:
    """The most by which raises one after the other, no call between them, have gone up since the seat acted."""
    price = hand.answered[seat]
    run = longest = 0
    for action in _since(hand, seat):
        if action.action in AGGRESSIVE:
            run += (action.to or 0) - price
            price = action.to or 0
            longest = max(longest, run)
        elif action.action is ActionKind.CALL:
            run = 0
    return longest


# ---- how much -----------------------------------------------------------------------------------


def _sizes(desk: Desk, hand: Hand, seat: int, left: int, steps: list[Step]) -> Bounds:
    """The least and the most that a seat may bet or raise to, which may raise."""
    price, total = hand.price, hand.street_totals[seat]
    owed = max(price.to_match - total, 0)
    everything = total + left
    smallest = needed(price.least_raise_to(), "game.big_blind")
    least: int | None = smallest
    most: int | None = everything
    open_: list[Step] = []
    if _structure(hand) is Structure.FIXED_LIMIT:
        steps += _limit_steps(desk, hand)
        if price.grid != price.full and desk.provision(HalfBetAllIn).value is None:
            least, most, open_ = None, None, [left_open(desk, HalfBetAllIn)]
        else:
            most = min(everything, smallest)
    else:
        if 0 < price.to_match < (hand.game.big_blind or 0) and hand.street is not Street.PREFLOP:
            if desk.provision(SubMinimumOpen).value is None:
                least, open_ = None, [left_open(desk, SubMinimumOpen)]
            else:
                figures = {"amount": price.to_match, "step": price.step or 0, "least": smallest}
                steps.append(desk.step(Reason.OPENED_FOR_LESS, SubMinimumOpen, **figures))
        else:
            steps += _least_steps(desk, hand)
        if _structure(hand) is Structure.POT_LIMIT:
            if not price.to_match and everything > hand.pot < smallest:
                raise SituationError(
                    "start", "a pot of {pot} is less than the smallest bet of {least}", pot=hand.pot, least=smallest
                )
            found, why = most_in_pot_limit(desk, hand, seat, owed)
            most = None if found is None else min(everything, found)
            open_ += why[-1:] if found is None else []
            steps += why if found is not None else why[:-1]
    if most == everything:
        steps.append(desk.step(Reason.UP_TO_ALL_CHIPS, AllInShare, most=everything))
    floor = (_floor(open_[0]),) if open_ else ()
    return Bounds(owed, True, least, most, tuple(steps), (*open_, *floor))


def _least_steps(desk: Desk, hand: Hand) -> list[Step]:
    """The smallest bet or raise in no-limit and pot-limit, and that a short all-in is not completed."""
    price = hand.price
    least, size = price.least_raise_to() or 0, price.step or 0
    if not price.to_match:
        return [desk.step(Reason.LEAST_BET, MinRaise, least=least)]
    steps = [desk.step(Reason.LEAST_RAISE, MinRaise, price=price.to_match, step=size, least=least)]
    if _is_short(desk, hand):
        steps.append(desk.step(Reason.SHORT_ALL_IN_NOT_COMPLETED, ShortAllInCompletion))
    return steps


def _is_short(desk: Desk, hand: Hand) -> bool:
    """Whether the last raise of the street was less than a full one."""
    price, size, short = opened_at(desk.situation, hand.street), hand.game.big_blind or 0, False
    for action in raises_of(hand):
        by = (action.to or 0) - price
        short = bool(price) and by < size
        price, size = action.to or 0, max(size, by)
    return short


def _limit_steps(desk: Desk, hand: Hand) -> list[Step]:
    """The size of bets in fixed limit, and what all-ins for less come to."""
    price, size = hand.price, hand.price.step or 0
    steps = [desk.step(Reason.LIMIT_BET_SIZE, LimitBetSize, street=hand.street, step=size)]
    if price.grid != price.full and desk.provision(HalfBetAllIn).value is not None:
        figures = {"price": price.full, "step": size, "least": price.full + size}
        together = _added_up(desk, hand, size)
        if together:
            steps.append(desk.step(Reason.HALF_BETS_ADD_UP, HalfBetAllIn, amount=together, **figures))
        else:
            steps.append(desk.step(Reason.HALF_BET_COUNTS, HalfBetAllIn, **figures))
    elif price.to_match > price.full:
        figures = {"amount": price.to_match, "least": price.full + size}
        code = Reason.SHORT_ALL_IN_COMPLETED if price.full else Reason.SHORT_OPEN_COMPLETED
        steps.append(desk.step(code, ShortAllInCompletion, **figures))
    return steps


def _added_up(desk: Desk, hand: Hand, size: int) -> int:
    """By how much all-ins of less than half a bet each came to the last full bet together; 0 where one alone did."""
    price = full = opened_at(desk.situation, hand.street)
    together = 0
    for action in raises_of(hand):
        to = action.to or 0
        if 2 * (to - full) >= size:
            together = 0 if 2 * (to - price) >= size else to - full
            full = to
        price = to
    return together
