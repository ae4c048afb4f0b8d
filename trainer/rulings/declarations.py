"""Words: what is said with or without chips, and which counts when they say different things."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from trainer.poker.situation import SituationError, Street, Structure
from trainer.rulebooks.policies import (
    ActionOutOfTurn,
    AmountAlone,
    Announcement,
    FirstToActPreflop,
    FoldWithoutBet,
    Policy,
    PotInNoLimit,
    PotLimitMaximum,
    RaiseAmount,
    TwoMotionRaise,
    UnderraiseWithoutWord,
    UnderraiseWithWord,
    WordsAgainstChips,
    WrongWords,
)
from trainer.rulings.finding import Answer, Silence, answer, as_reading, step
from trainer.rulings.meaning import Correction, Counts, Meaning, Spot
from trainer.rulings.rounds import acts_of
from trainer.rulings.ruling import Step
from trainer.rulings.steps import Reason
from trainer.rulings.wagers import (
    Put,
    answer_or_silence,
    bet,
    brought_up,
    chips_of_the_call,
    larger_than_pot,
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
    """A word in turn binds to the full action; out of turn another rule says what it is worth."""
    if not spot.made.in_turn:
        return Meaning(counts, to, spot.bounds.steps, correction)
    least = {"least": to} if to is not None and correction is Correction.AT_LEAST else {}
    ground = answer(spot.desk, Announcement)
    return spot.means(counts, to, Reason.WORD_BINDS, ground, correction=correction, seat=spot.made.seat, **least)


def _said(spot: Spot) -> Answer[Policy]:
    """What gives the player's word its force: in turn that words bind, out of turn the rule on that."""
    return answer(spot.desk, Announcement if spot.made.in_turn else ActionOutOfTurn)


def _fits(spot: Spot, counts: Counts, to: int | None, code: Reason, *before: Answer[Policy]) -> Meaning:
    """A word that does not fit counts as the action that does; `before` are rules that say that it does not fit."""
    ground = answer(spot.desk, WrongWords)
    match ground.value:
        case WrongWords.AS_THE_ACTION_THAT_FITS:
            amount = {"amount": to} if to is not None else {}
            replaced = Correction.WORD_REPLACED
            return spot.means(counts, to, code, *before, ground, correction=replaced, seat=spot.made.seat, **amount)
        case never:
            assert_never(never)


def _check(spot: Spot) -> Meaning:
    if spot.faces_bet:
        first = spot.hand.street is Street.PREFLOP and not acts_of(spot.hand)
        before = (answer_or_silence(spot, FirstToActPreflop),) if first else ()
        return _fits(spot, Counts.CALL_OR_FOLD, None, Reason.CHECK_FACING_BET, *before)
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
        sized = smallest.steps
        if not spot.made.chips and sized[-1].code is Reason.CHIPS_ARE_A_BET:
            sized = sized[:-1]
        return replace(smallest, steps=(*sized, fitting.steps[-1]), correction=Correction.WORD_REPLACED)
    if spot.bounds.may_raise is not True:
        return refused_raise(spot)
    if size is None:
        return _at_least(spot, Counts.RAISE)
    if spot.made.amount is not None:
        ground: Answer[Policy] = answer(spot.desk, RaiseAmount)
        return _raised_to(spot, size, ground, Reason.AMOUNT_IS_THE_TOTAL)
    if spot.made.motions > 1 and len(spot.made.chips) > 1:
        return _in_motions(spot, size)
    large = larger_than_pot(spot)
    if large is not None:
        return _pot_by_chip(spot, size, large)
    return _raised_to(spot, size, _said(spot), Reason.CHIPS_ARE_A_RAISE)


def _pot_by_chip(spot: Spot, total: int, ground: Answer[Policy]) -> Meaning:
    """Raise said with one chip larger than the pot."""
    most = spot.bounds.most
    if most is None:
        raise Silence(spot.bounds.open[0].citations)
    corrections = {True: Correction.BROUGHT_DOWN, False: Correction.BROUGHT_UP}
    correction = None if total == most else corrections[total > most]
    figures = {"seat": spot.made.seat, "chip": spot.made.chips[0], "total": spot.hand.pot, "most": most}
    return spot.means(Counts.RAISE, most, Reason.BIG_CHIP_RAISES_THE_POT, ground, correction=correction, **figures)


def _raised_to(spot: Spot, total: int, ground: Answer[Policy], code: Reason) -> Meaning:
    """A raise that was said, to an amount that may be too small."""
    least = spot.bounds.least
    if least is None:
        raise Silence(spot.bounds.open[0].citations)
    word = () if spot.word is None else (spot.word,)
    if total >= least or total >= spot.everything:
        found = raised(spot, total, ground, code)
        return _by_word(found, *word) if code is Reason.AMOUNT_IS_THE_TOTAL else found
    with_word = answer(spot.desk, UnderraiseWithWord)
    told = {(citation.book, citation.rule) for citation in with_word.citations}
    binding = [ground for ground in word if not told & {(cited.book, cited.rule) for cited in ground.citations}]
    found = brought_up(spot, total, *binding, with_word)
    half = spot.desk.provision(UnderraiseWithoutWord)
    silent_call = half.value is UnderraiseWithoutWord.HALF_IS_MIN_RAISE_ELSE_CALL
    if silent_call and half.citations != with_word.citations and 0 < 2 * (total - spot.price) < least - spot.price:
        figures = {"seat": spot.made.seat, "step": least - spot.price}
        rules = tuple(dict.fromkeys((*as_reading(with_word.citations), *as_reading(half.citations))))
        meeting = Step(Reason.RAISE_SAID_BINDS, figures, rules)
        return replace(found, steps=(*found.steps[:-1], meeting, found.steps[-1]))
    return found


def _by_word(found: Meaning, *word: Answer[Policy]) -> Meaning:
    """The meaning, its last step resting on the force of the word as well, which goes first."""
    last = found.steps[-1]
    cited = (*[citation for ground in word for citation in ground.citations], *last.citations)
    return replace(found, steps=(*found.steps[:-1], replace(last, citations=tuple(dict.fromkeys(cited)))))


def _in_motions(spot: Spot, total: int) -> Meaning:
    """Raise said without an amount, and chips put in by several motions."""
    ground, least = answer(spot.desk, TwoMotionRaise), spot.bounds.least
    if least is None:
        raise Silence(spot.bounds.open[0].citations)
    match ground.value:
        case TwoMotionRaise.ALLOWED:
            return _raised_to(spot, total, ground, Reason.MOTIONS_ALLOWED)
        case TwoMotionRaise.CALL_THEN_ONE_MOTION:
            return _call_and_one_motion(spot, ground, least)
        case TwoMotionRaise.NOT_ALLOWED:
            made = spot.made
            count = 1 if made.motions >= len(made.chips) else chips_of_the_call(spot)
            first = _put_with(spot, count)
            if first >= least:
                return _first_motion_raises(spot, first, ground)
            smallest = _at_least(spot, Counts.RAISE)
            why = step(Reason.MOTIONS_NOT_ALLOWED, ground, seat=made.seat, least=smallest.to or 0)
            return replace(smallest, steps=(*smallest.steps, why), correction=Correction.SECOND_MOTION_RETURNED)
        case never:
            assert_never(never)


def _put_with(spot: Spot, count: int) -> int:
    """The street total with so many of the new chips."""
    return put_in_plainly(spot) - sum(spot.made.chips[count:])


def _first_motion_raises(spot: Spot, first: int, ground: Answer[Policy]) -> Meaning:
    """A first motion that is a full raise: that raise stands, and what came after it goes back."""
    found = raised(spot, first, ground, Reason.FIRST_MOTION_RAISES)
    back = Correction.SECOND_MOTION_RETURNED
    if found.correction is None:
        return replace(found, correction=back)
    why = step(Reason.FIRST_MOTION_RAISES, ground, seat=spot.made.seat, amount=found.to or 0)
    return replace(found, steps=(*found.steps, why), correction=back)


def _call_and_one_motion(spot: Spot, ground: Answer[Policy], least: int) -> Meaning:
    """Raise, the call and one further motion. A full raise where the call was due is the raise, by our reading."""
    made, called = spot.made, chips_of_the_call(spot)
    after = len(made.chips) - called
    if after and _put_with(spot, called) >= least:
        return _first_motion_raises(
            spot, _put_with(spot, called), replace(ground, citations=as_reading(ground.citations))
        )
    if made.motions == 2 or after <= 1:
        return _raised_to(spot, put_in_plainly(spot), ground, Reason.MOTIONS_ALLOWED)
    if made.motions != len(made.chips) and made.motions - 1 != after:
        raise SituationError("incident.motions", "it cannot be told which chips came with the second motion")
    there = _put_with(spot, called + 1)
    why = step(Reason.CALL_AND_ONE_MOTION, ground, seat=made.seat, amount=there)
    found = _raised_to(spot, there, ground, Reason.MOTIONS_ALLOWED)
    size = found.steps[:-1] if found.steps[-1].code is Reason.MOTIONS_ALLOWED else found.steps
    return replace(found, steps=(*size, why), correction=Correction.SECOND_MOTION_RETURNED)


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
    return raised(spot, spot.everything, _said(spot), Reason.ALL_IN_SAID)
