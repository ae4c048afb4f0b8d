"""Words: what is said with or without chips, and which counts when they say different things."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from trainer.poker.situation import Structure
from trainer.rulebooks.policies import (
    AmountAlone,
    Announcement,
    FoldWithoutBet,
    Policy,
    PotInNoLimit,
    PotLimitMaximum,
    RaiseAmount,
    TwoMotionRaise,
    UnderraiseWithWord,
    WordsAgainstChips,
    WrongWords,
)
from trainer.rulings.finding import Answer, Silence, answer, step
from trainer.rulings.meaning import Correction, Counts, Meaning, Spot
from trainer.rulings.steps import Reason
from trainer.rulings.wagers import (
    Put,
    answer_or_silence,
    bet,
    brought_up,
    raised,
    refused_raise,
    silent_chips,
    wagered,
)


def meaning(spot: Spot) -> Meaning:
    """What words and chips together come to at the seat's turn; Silence where the book does not say."""
    made = spot.made
    if made.said is None and made.amount is None:
        return silent_chips(spot)
    sized_by_chips = made.said in ("raise", "bet") and made.amount is None
    if not made.chips or (sized_by_chips and made.first != "chips"):
        return spoken(spot)
    ground = answer(spot.desk, WordsAgainstChips)
    seat = made.seat
    match ground.value:
        case WordsAgainstChips.WORDS_WIN:
            return _with(_beside_chips(spot), Reason.WORDS_BEFORE_CHIPS, ground, seat)
        case WordsAgainstChips.FIRST_COUNTS:
            if made.first == "words":
                return _with(_beside_chips(spot), Reason.WORDS_CAME_FIRST, ground, seat)
            chips = silent_chips(replace(spot, made=replace(made, said=None, amount=None)))
            if made.first == "chips":
                return _with(chips, Reason.CHIPS_CAME_FIRST, ground, seat)
            words = _beside_chips(spot)
            if (words.counts, words.to) == (chips.counts, chips.to):
                return words
            return spot.means(Counts.FLOOR, None, Reason.WORDS_AND_CHIPS_TOGETHER, ground, seat=seat)
        case never:
            assert_never(never)


def _with(found: Meaning, code: Reason, ground: Answer[Policy], seat: int) -> Meaning:
    return replace(found, steps=(*found.steps, step(code, ground, seat=seat)))


def _beside_chips(spot: Spot) -> Meaning:
    """What the words come to; chips that go with them are made to agree."""
    words = spoken(spot)
    if words.correction is not None or words.to is None:
        return words
    there = put_in_plainly(spot)
    if there > words.to:
        return replace(words, correction=Correction.EXCESS_RETURNED)
    return replace(words, correction=Correction.MADE_GOOD) if there < words.to else words


def put_in_plainly(spot: Spot) -> int:
    """All the chips that lie in front of the seat now."""
    made = spot.made
    earlier = {"none": spot.total, "part": spot.total - sum(made.taken_back), "all": 0}
    return earlier[made.prior_pulled_back] + sum(made.chips)


def spoken(spot: Spot) -> Meaning:
    """What the words alone come to, chips giving no more than the size of a bet or raise that was said."""
    match spot.made.said:
        case None:
            return _amount_alone(spot, spot.made.amount or 0)
        case "fold":
            return _fold(spot)
        case "check":
            return _check(spot)
        case "call":
            return _call(spot)
        case "bet":
            return _bet(spot)
        case "raise":
            return _raise(spot)
        case "pot":
            return _pot(spot)
        case "all-in":
            return _all_in(spot)
        case never:
            assert_never(never)


def _amount_alone(spot: Spot, amount: int) -> Meaning:
    """An amount without another word, as if that much had been put in silently."""
    ground = answer(spot.desk, AmountAlone)
    match ground.value:
        case AmountAlone.SAME_AS_CHIPS:
            put = Put(min(spot.total + amount, spot.everything), (), whole=True)
        case never:
            assert_never(never)
    found = wagered(spot, put)
    why = step(Reason.AMOUNT_IS_CHIPS, ground, seat=spot.made.seat, amount=amount)
    correction = None if found.correction is Correction.EXCESS_RETURNED else found.correction
    return replace(found, steps=(why, *found.steps), correction=correction)


def _fold(spot: Spot) -> Meaning:
    if spot.faces_bet:
        return _binds(spot, Counts.FOLD, None)
    ground = answer(spot.desk, FoldWithoutBet)
    match ground.value:
        case FoldWithoutBet.BINDING:
            return Meaning(Counts.FOLD, None, (step(Reason.FOLD_WITHOUT_BET, ground, seat=spot.made.seat),))
        case never:
            assert_never(never)


def _binds(spot: Spot, counts: Counts, to: int | None, correction: Correction | None = None) -> Meaning:
    """A word in turn binds to the full action."""
    ground = answer(spot.desk, Announcement)
    return spot.means(counts, to, Reason.WORD_BINDS, ground, correction=correction, seat=spot.made.seat)


def _fits(spot: Spot, counts: Counts, to: int | None, code: Reason) -> Meaning:
    """A word that does not fit counts as the action that does."""
    ground = answer(spot.desk, WrongWords)
    match ground.value:
        case WrongWords.AS_THE_ACTION_THAT_FITS:
            return spot.means(counts, to, code, ground, correction=Correction.WORD_REPLACED, seat=spot.made.seat)
        case never:
            assert_never(never)


def _check(spot: Spot) -> Meaning:
    if spot.faces_bet:
        return _fits(spot, Counts.CALL_OR_FOLD, None, Reason.CHECK_FACING_BET)
    return _binds(spot, Counts.CHECK, None)


def _call(spot: Spot) -> Meaning:
    if spot.faces_bet:
        return _binds(spot, Counts.CALL, spot.called)
    return _fits(spot, Counts.CHECK, None, Reason.CALL_WITHOUT_BET)


def _size(spot: Spot) -> int | None:
    """The street total that was said, or put in with the word; None where there is neither."""
    if spot.made.amount is not None:
        return spot.made.amount
    return put_in_plainly(spot) if spot.made.chips else None


def _bet(spot: Spot) -> Meaning:
    """Bet said. Facing a bet the word fits nothing, and no book says what it then counts as."""
    if spot.price:
        ground = answer(spot.desk, WrongWords)
        return spot.means(Counts.FLOOR, None, Reason.WORD_DOES_NOT_FIT, ground, seat=spot.made.seat)
    size = _size(spot)
    if size is not None:
        return bet(spot, size, spot.made.chips)
    return _at_least(spot, Counts.BET)


def _at_least(spot: Spot, counts: Counts) -> Meaning:
    """A bet or raise said without a size: the smallest one at least."""
    if spot.bounds.may_raise is not True:
        return refused_raise(spot)
    least, most = spot.bounds.least, spot.bounds.most
    if least is None or most is None:
        raise Silence(spot.bounds.open[0].citations)
    return _binds(spot, counts, min(least, most), Correction.AT_LEAST)


def _raise(spot: Spot) -> Meaning:
    size = _size(spot)
    if not spot.price:
        smallest = bet(spot, size if size is not None else spot.bounds.least or 0, spot.made.chips)
        fitting = _fits(spot, Counts.BET, smallest.to, Reason.RAISE_WITHOUT_BET)
        return replace(smallest, steps=(*smallest.steps, fitting.steps[-1]), correction=Correction.WORD_REPLACED)
    if spot.bounds.may_raise is not True:
        return refused_raise(spot)
    if size is None:
        return _at_least(spot, Counts.RAISE)
    if spot.made.amount is not None:
        ground: Answer[Policy] = answer(spot.desk, RaiseAmount)
        return _raised_to(spot, size, ground, Reason.AMOUNT_IS_THE_TOTAL)
    if spot.made.motions > 1 and len(spot.made.chips) > 1:
        return _in_motions(spot, size)
    return _raised_to(spot, size, answer(spot.desk, Announcement), Reason.CHIPS_ARE_A_RAISE)


def _raised_to(spot: Spot, total: int, ground: Answer[Policy], code: Reason) -> Meaning:
    """A raise that was said, to an amount that may be too small."""
    least = spot.bounds.least
    if least is None:
        raise Silence(spot.bounds.open[0].citations)
    if total >= least or total >= spot.everything:
        return raised(spot, total, ground, code)
    return brought_up(spot, total, answer(spot.desk, UnderraiseWithWord))


def _in_motions(spot: Spot, total: int) -> Meaning:
    """Raise said without an amount, and chips put in by several motions."""
    ground = answer(spot.desk, TwoMotionRaise)
    match ground.value:
        case TwoMotionRaise.ALLOWED:
            return _raised_to(spot, total, ground, Reason.MOTIONS_ALLOWED)
        case TwoMotionRaise.CALL_THEN_ONE_MOTION if spot.made.motions == 2:
            return _raised_to(spot, total, ground, Reason.MOTIONS_ALLOWED)
        case TwoMotionRaise.NOT_ALLOWED | TwoMotionRaise.CALL_THEN_ONE_MOTION:
            least = _at_least(spot, Counts.RAISE)
            why = step(Reason.MOTIONS_NOT_ALLOWED, ground, seat=spot.made.seat, least=least.to or 0)
            return replace(least, steps=(*least.steps, why), correction=Correction.SECOND_MOTION_RETURNED)
        case never:
            assert_never(never)


def _pot(spot: Spot) -> Meaning:
    counts = Counts.RAISE if spot.price else Counts.BET
    if spot.bounds.may_raise is not True:
        return refused_raise(spot)
    match spot.hand.game.structure:
        case Structure.POT_LIMIT:
            most = spot.bounds.most
            if most is None:
                raise Silence(spot.bounds.open[0].citations)
            ground: Answer[Policy] = answer_or_silence(spot, PotLimitMaximum)
            return spot.means(counts, most, Reason.POT_SAID, ground, seat=spot.made.seat, most=most)
        case Structure.NO_LIMIT | None:
            ground = answer(spot.desk, PotInNoLimit)
            least = _at_least(spot, counts)
            return replace(least, steps=(*least.steps, step(Reason.POT_IN_NO_LIMIT, ground, seat=spot.made.seat)))
        case Structure.FIXED_LIMIT:
            ground = answer_or_silence(spot, PotInNoLimit)
            return spot.means(Counts.FLOOR, None, Reason.WORD_DOES_NOT_FIT, ground, seat=spot.made.seat)
        case never:
            assert_never(never)


def _all_in(spot: Spot) -> Meaning:
    """All-in said: all the chips, as far as the structure lets them in."""
    if spot.everything <= spot.price:
        return _binds(spot, Counts.CALL, spot.everything)
    if not spot.price:
        return bet(spot, spot.everything)
    if spot.bounds.may_raise is not True:
        return refused_raise(spot)
    return raised(spot, spot.everything, answer(spot.desk, Announcement), Reason.ALL_IN_SAID)
