"""Chips put in: whether they are a bet, a call or a raise, and to how much."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from trainer.poker.situation import SituationError, Structure
from trainer.rulebooks.policies import (
    AllInShare,
    ChipsPulledBack,
    HalfBetCommits,
    LimitBetSize,
    OpenActions,
    OversizedChip,
    Policy,
    PotLimitBigChip,
    PotLimitMaximum,
    PotLimitOverbetFix,
    PriorChips,
    SeveralChips,
    StringBet,
    Underbet,
    Undercall,
    UnderraiseWithoutWord,
)
from trainer.rulings.finding import Answer, Silence, answer, as_reading, step
from trainer.rulings.meaning import Correction, Counts, Meaning, Spot
from trainer.rulings.rounds import opened_at, raises_of
from trainer.rulings.ruling import Step
from trainer.rulings.steps import Reason

HEADS_UP = 2


@dataclass(frozen=True, slots=True)
class Put:
    """Chips that lie in front of a seat after a gesture: their sum, and the new ones.

    `whole`: the sum counts as it is, so that no test asks which of the new chips would be needed for a call.
    """

    total: int
    new: tuple[int, ...]
    whole: bool = False
    steps: tuple[Step, ...] = ()


def check_chips(spot: Spot) -> None:
    """The chips told can be there; SituationError at the place of those that cannot."""
    made, earlier = spot.made, sum(spot.made.prior)
    if made.prior and earlier < spot.total:
        raise SituationError(
            "incident.prior",
            "seat {seat} has {total} in front of it, not {earlier}",
            seat=made.seat,
            total=spot.total,
            earlier=earlier,
        )
    if made.prior_pulled_back != "none" and not spot.total:
        raise SituationError("incident.prior_pulled_back", "seat {seat} has no chips in front of it", seat=made.seat)
    if (made.prior_pulled_back == "part") != bool(made.taken_back):
        raise SituationError("incident.taken_back", "needed where a part of the chips is pulled back, and only there")
    if sum(made.taken_back) >= max(earlier, spot.total) and made.taken_back:
        raise SituationError("incident.taken_back", "that is all that lay there, not a part of it")
    behind = spot.everything - (max(earlier, spot.total) if made.prior_pulled_back == "none" else 0)
    if sum(made.chips) > behind:
        raise SituationError("incident.chips", "seat {seat} has {behind} to put in", seat=made.seat, behind=behind)


def silent_chips(spot: Spot) -> Meaning:
    """What chips without a word come to."""
    made = spot.made
    if not made.chips:
        return _only_pulled_back(spot)
    if made.motions > 1 and len(made.chips) > 1:
        return _first_motion(spot)
    return wagered(spot, put_in(spot))


def _only_pulled_back(spot: Spot) -> Meaning:
    """Earlier chips taken back and nothing else."""
    if spot.made.prior_pulled_back == "none":
        raise SituationError("incident", "nothing was said and nothing put in")
    if not spot.faces_bet:
        raise SituationError("incident.prior_pulled_back", "there is no bet to face: nothing has been done yet")
    ground = answer(spot.desk, ChipsPulledBack)
    match ground.value:
        case ChipsPulledBack.BINDS_TO_CALL_OR_RAISE:
            return spot.means(Counts.CALL_OR_RAISE, None, Reason.PULLING_BACK_BINDS, ground, seat=spot.made.seat)
        case never:
            assert_never(never)


def _first_motion(spot: Spot) -> Meaning:
    """Several motions without a word: the first one counts.

    Chips are told in the order in which they came. Facing a bet the first motion is as many of them as a call takes,
    otherwise it is the first chip.
    """
    ground = answer(spot.desk, StringBet)
    match ground.value:
        case StringBet.ONE_MOTION:
            pass
        case never:
            assert_never(never)
    count = chips_of_the_call(spot)
    first = replace(spot.made, chips=spot.made.chips[:count], motions=1)
    found = wagered(replace(spot, made=first), put_in(replace(spot, made=first)))
    only = step(Reason.ONE_MOTION_ONLY, ground, seat=spot.made.seat)
    if count == len(spot.made.chips):
        return replace(found, steps=(*found.steps, only))
    return replace(found, steps=(*found.steps, only), correction=Correction.SECOND_MOTION_RETURNED)


def chips_of_the_call(spot: Spot) -> int:
    """How many of the new chips, in the order in which they came, a call takes: one at least."""
    needed_for_call = max(spot.price - spot.total, 0)
    count = 1
    while count < len(spot.made.chips) and sum(spot.made.chips[:count]) < needed_for_call:
        count += 1
    return count


def put_in(spot: Spot) -> Put:
    """The chips that count: new ones alone or with those that lay there, as the book has it."""
    made = spot.made
    earlier = max(sum(made.prior), spot.total)
    sums = {"none": earlier, "part": earlier - sum(made.taken_back), "all": 0}
    total = sums[made.prior_pulled_back] + sum(made.chips)
    covering = spot.faces_bet and earlier >= spot.price
    if not spot.faces_bet or (made.prior_pulled_back == "none" and not covering):
        return Put(total, made.chips)
    ground = answer(spot.desk, PriorChips)
    match ground.value:
        case PriorChips.COUNT_IF_PARTLY_PULLED_BACK_OR_ENOUGH:
            whole = covering or made.prior_pulled_back == "part"
            code = Reason.EARLIER_CHIPS_COUNT if whole else Reason.EARLIER_CHIPS_DO_NOT_COUNT
            if covering and made.prior_pulled_back == "all":
                code = Reason.NEW_CHIPS_COUNT_IN_FULL
            return Put(total, made.chips, whole, (step(code, ground, seat=made.seat, total=total),))
        case never:
            assert_never(never)


def wagered(spot: Spot, put: Put) -> Meaning:
    """What chips in front of a seat come to when no word goes with them."""
    found = _wagered(spot, put)
    return replace(found, steps=(*put.steps, *found.steps)) if put.steps else found


def _wagered(spot: Spot, put: Put) -> Meaning:
    if not spot.price:
        return bet(spot, put.total, put.new)
    if put.total < spot.price and put.total < spot.everything:
        return undercalled(spot, put.total)
    if put.total <= spot.price:
        return called(spot, put.total)
    if spot.faces_bet and len(put.new) == 1 and not put.whole:
        return _oversized(spot, put)
    if not spot.bounds.may_raise:
        return refused_raise(spot)
    if spot.bounds.least is None:
        raise Silence(spot.bounds.open[0].citations)
    return _raise_or_call(spot, put)


# ---- calls --------------------------------------------------------------------------------------


def called(spot: Spot, total: int, *, excess: bool = False, code: Reason = Reason.CHIPS_ARE_A_CALL) -> Meaning:
    """A call, or the last chips for less than one."""
    to = min(total, spot.called)
    ground = answer_or_silence(spot, AllInShare if to < spot.price else OpenActions)
    correction = Correction.EXCESS_RETURNED if excess else None
    return spot.means(Counts.CALL, to, code, ground, correction=correction, seat=spot.made.seat, amount=to)


def answer_or_silence(spot: Spot, policy: type[Policy]) -> Answer[Policy]:
    """The book's answer with its citations, or its silence where nothing depends on it."""
    provision = spot.desk.provision(policy)
    return Answer(provision.value or next(iter(policy)), provision.citations)


def undercalled(spot: Spot, total: int) -> Meaning:
    """Chips for less than the call, although there are more."""
    ground = answer(spot.desk, Undercall)
    seat = spot.made.seat
    match ground.value:
        case Undercall.MADE_GOOD:
            pass
        case Undercall.FULL_CALL_AGAINST_OPENING_BET_OR_HEADS_UP:
            if len(spot.hand.live) > HEADS_UP and _faces_raise(spot):
                code = Reason.UNDERCALL_OF_RAISE
                return spot.means(Counts.FLOOR, None, code, ground, seat=seat, amount=total, price=spot.price)
        case never:
            assert_never(never)
    return spot.means(
        Counts.CALL, spot.called, Reason.UNDERCALL_IS_CALL, ground,
        correction=Correction.MADE_GOOD, seat=seat, amount=total, price=spot.price,
    )  # fmt: skip


def _faces_raise(spot: Spot) -> bool:
    """Whether the bet to call is more than the first bet of the round, which before the flop is the big blind."""
    opened = 1 if opened_at(spot.desk.situation, spot.hand.street) else 0
    return opened + len(raises_of(spot.hand)) > 1


def refused_raise(spot: Spot) -> Meaning:
    """A raise by a seat that may only call or fold is a call; the step that says why stands among its bounds."""
    if spot.bounds.may_raise is None:
        raise Silence(spot.bounds.open[0].citations)
    last = spot.bounds.steps[-1]
    counts, to = (Counts.CALL, spot.called) if spot.faces_bet else (Counts.CHECK, None)
    amount = {} if to is None else {"amount": to - spot.total}
    why = Step(Reason.RAISE_IS_A_CALL, {"seat": spot.made.seat, **amount}, last.citations)
    return Meaning(counts, to, (*spot.bounds.steps, why), Correction.RAISE_REFUSED)


def _oversized(spot: Spot, put: Put) -> Meaning:
    """One chip larger than the call."""
    ground = answer(spot.desk, OversizedChip)
    match ground.value:
        case OversizedChip.CALL_IF_FACING_BET_ELSE_FULL_VALUE:
            figures = {"seat": spot.made.seat, "chip": put.new[0], "amount": spot.called}
            back, code = Correction.EXCESS_RETURNED, Reason.OVERSIZED_CHIP_CALLS
            large = larger_than_pot(spot)
            grounds: tuple[Answer[Policy], ...] = (large, ground) if large else (ground,)
            found = spot.means(Counts.CALL, spot.called, code, *grounds, correction=back, **figures)
            earlier = spot.desk.provision(PriorChips)
            if spot.total and spot.made.prior_pulled_back == "none" and earlier.value is not None:
                left = Step(Reason.EARLIER_CHIPS_LEFT, {"seat": spot.made.seat}, earlier.citations)
                return replace(found, steps=(*found.steps, left))
            return found
        case never:
            assert_never(never)


def larger_than_pot(spot: Spot) -> Answer[Policy] | None:
    """The rule on one chip larger than the pot, where the structure is pot-limit, that is put in and there is one."""
    chips = spot.made.chips
    if spot.hand.game.structure is not Structure.POT_LIMIT or len(chips) != 1 or chips[0] <= spot.hand.pot:
        return None
    large = spot.desk.provision(PotLimitBigChip)
    return None if large.value is None else Answer(large.value, large.citations)


# ---- bets ---------------------------------------------------------------------------------------


def bet(spot: Spot, total: int, new: tuple[int, ...] = ()) -> Meaning:
    """Chips, or an amount that was said, with no bet to face."""
    least, most = spot.bounds.least, spot.bounds.most
    if spot.bounds.may_raise is False:
        return refused_raise(spot)
    if least is None or most is None:
        raise Silence(spot.bounds.open[0].citations)
    seat = spot.made.seat
    if total < least and total < spot.everything:
        small = answer(spot.desk, Underbet)
        return spot.means(
            Counts.BET, min(least, most), Reason.BET_BROUGHT_UP, small,
            correction=Correction.BROUGHT_UP, seat=seat, amount=total, least=min(least, most),
        )  # fmt: skip
    if total > most and spot.everything > most:
        over = _too_large(spot, new)
        down = Correction.BROUGHT_DOWN
        return spot.means(Counts.BET, most, Reason.BET_BROUGHT_DOWN, over, correction=down, seat=seat, most=most)
    to = min(total, most)
    ground = answer_or_silence(spot, OversizedChip if len(new) == 1 else OpenActions)
    return spot.means(Counts.BET, to, Reason.CHIPS_ARE_A_BET, ground, seat=seat, amount=to)


def _too_large(spot: Spot, new: tuple[int, ...] = ()) -> Answer[Policy]:
    """The rule for more than the largest bet."""
    if spot.hand.game.structure is not Structure.POT_LIMIT:
        return answer_or_silence(spot, LimitBetSize)
    if len(new) == 1 and not spot.price:
        large = spot.desk.provision(PotLimitBigChip)
        if large.value is not None:
            return Answer(large.value, large.citations)
    return answer_or_silence(
        spot, PotLimitOverbetFix if spot.desk.provision(PotLimitOverbetFix).value else PotLimitMaximum
    )


# ---- raises -------------------------------------------------------------------------------------


def raised(spot: Spot, total: int, ground: Answer[Policy], code: Reason = Reason.CHIPS_ARE_A_RAISE) -> Meaning:
    """A raise to `total`, which is at least the least one or all-in; more than the largest is brought down."""
    most = spot.bounds.most
    if most is None:
        raise Silence(spot.bounds.open[0].citations)
    seat = spot.made.seat
    if total > most and spot.everything > most:
        over = _too_large(spot, spot.made.chips)
        down = Correction.BROUGHT_DOWN
        return spot.means(
            Counts.RAISE, most, Reason.RAISE_BROUGHT_DOWN, ground, over, correction=down, seat=seat, most=most
        )
    to = min(total, most)
    return spot.means(Counts.RAISE, to, code, ground, seat=seat, amount=to)


def brought_up(spot: Spot, total: int, *grounds: Answer[Policy]) -> Meaning:
    """A raise that is too small, brought up to the least one, or to all that the seat has."""
    least, most = spot.bounds.least, spot.bounds.most
    if least is None or most is None:
        raise Silence(spot.bounds.open[0].citations)
    to = min(least, most)
    figures = {"seat": spot.made.seat, "amount": total, "least": to}
    up = Correction.BROUGHT_UP if total < to else None
    return spot.means(Counts.RAISE, to, Reason.RAISE_BROUGHT_UP, *grounds, correction=up, **figures)


def _raise_or_call(spot: Spot, put: Put) -> Meaning:
    """Chips for more than the call from a seat that may raise."""
    if spot.hand.game.structure is Structure.FIXED_LIMIT:
        commits = spot.desk.provision(HalfBetCommits)
        if commits.value is not None:
            return _by_half(spot, put, Answer(commits.value, commits.citations))
    ground = answer(spot.desk, UnderraiseWithoutWord)
    match ground.value:
        case UnderraiseWithoutWord.HALF_IS_MIN_RAISE_ELSE_CALL:
            return _by_the_chips(spot, put) or _by_half(spot, put, ground)
        case UnderraiseWithoutWord.BROUGHT_UP_TO_LEGAL:
            return _as_meant(spot, put, ground)
        case never:
            assert_never(never)


def _least(spot: Spot) -> int:
    return spot.bounds.least or 0


def _reaches_half(spot: Spot, put: Put) -> bool:
    return 2 * (put.total - spot.price) >= _least(spot) - spot.price


def _is_superfluous(spot: Spot, put: Put) -> bool:
    """Whether the smallest new chip could be taken away without falling short of the call."""
    return put.whole or len(put.new) < 2 or put.total - min(put.new) >= spot.price


def _by_the_chips(spot: Spot, put: Put) -> Meaning | None:
    """What follows from the number of chips alone; None where their sum decides, as in a book without such a rule."""
    several = spot.desk.provision(SeveralChips)
    match several.value:
        case SeveralChips.CALL_IF_NONE_SUPERFLUOUS:
            ground = Answer(several.value, several.citations)
            if not _is_superfluous(spot, put):
                return spot.means(
                    Counts.CALL, spot.called, Reason.NO_CHIP_SUPERFLUOUS, ground,
                    correction=Correction.EXCESS_RETURNED, seat=spot.made.seat, price=spot.price,
                )  # fmt: skip
            if put.total == spot.everything and len(put.new) > 1:
                return raised(spot, put.total, ground, Reason.LAST_CHIPS_ALL_IN)
            return None
        case None:
            return None
        case never:
            assert_never(never)


def _by_half(spot: Spot, put: Put, ground: Answer[Policy]) -> Meaning:
    """At least a full raise is one, at least half of one is brought up to it, less is a call or, with none, a check."""
    if put.total >= _least(spot):
        return raised(spot, put.total, ground)
    seat, size = spot.made.seat, _least(spot) - spot.price
    if _reaches_half(spot, put):
        if put.total == spot.everything:
            last = Reason.LAST_CHIPS_RAISE
            return spot.means(Counts.RAISE, put.total, last, ground, seat=seat, amount=put.total, step=size)
        return brought_up(spot, put.total, ground)
    figures = {"seat": seat, "amount": put.total - spot.price, "step": size}
    back = Correction.EXCESS_RETURNED
    if not spot.faces_bet:
        return spot.means(Counts.CHECK, None, Reason.LESS_THAN_HALF_A_RAISE, ground, correction=back, **figures)
    return spot.means(Counts.CALL, spot.called, Reason.LESS_THAN_HALF_A_RAISE, ground, correction=back, **figures)


def _as_meant(spot: Spot, put: Put, ground: Answer[Policy]) -> Meaning:
    """Chips of which one is superfluous are clearly meant as a raise, by our reading; of others no book speaks."""
    if not _is_superfluous(spot, put):
        several = answer(spot.desk, SeveralChips)
        return _by_half(spot, put, several)
    ground = replace(ground, citations=as_reading(ground.citations))
    if put.total >= _least(spot) or put.total == spot.everything:
        return raised(spot, put.total, ground)
    return brought_up(spot, put.total, ground)
