"""Where button and blinds go for the next hand: dead button, moving button, the last small blind, heads-up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from trainer.poker.situation import LastHand, SituationError, Status, needed
from trainer.poker.table import MOST_SEATS, clockwise, next_seat
from trainer.rulebooks.policies import (
    AbsentBlinds,
    BetweenBlindsAndButton,
    BlindPlaces,
    ButtonMoves,
    ButtonRule,
    EmptyButton,
    EmptySmallBlind,
    HeadsUpBigBlind,
    HeadsUpBlinds,
    MissedBigBlind,
    MissedSmallBlind,
    MissedSmallBlindReturn,
)
from trainer.rulings.finding import as_reading
from trainer.rulings.ruling import Desk, Step
from trainer.rulings.seated import Seated
from trainer.rulings.steps import Reason


@dataclass(frozen=True, slots=True)
class Places:
    """Button and blinds of the next hand; chairs that may be empty, seats that are not.

    `button`: a chair, None while it is neither known nor needed. `due`: the chair that the small blind falls on.
    `small`: the seat that posts it, None where nobody does. `big`: the seat that posts the big blind. `from_big`: the
    big blind's place was found first and the others follow it, as with a dead button; else the button's was.
    """

    button: int | None
    due: int
    small: int | None
    big: int
    from_big: bool

    def is_between(self, seat: int, end: int) -> bool:
        """Whether the seat lies strictly between the button and the chair `end`, clockwise."""
        return lies_between(seat, chair(self), end)


def lies_between(seat: int, start: int, end: int) -> bool:
    """Whether the seat lies strictly between two chairs, clockwise; all others do where it is one chair."""
    return 0 < (seat - start) % MOST_SEATS < ((end - start) % MOST_SEATS or MOST_SEATS)


# ---- the places before it is known who joins ----------------------------------------------------


def places(desk: Desk, seated: Seated) -> Places:
    """Where button and blinds fall; SituationError at `last` or in it when what that depends on is missing."""
    last = desk.situation.last
    if last is None:
        return _left_of(needed(desk.situation.button, "last"), seated)
    if last.big_blind is not None and last.big_blind == last.small_blind:
        raise SituationError("last.big_blind", "seat {big_blind} cannot have had both blinds", big_blind=last.big_blind)
    match desk.provision(ButtonRule).value:
        case ButtonRule.MOVING_BUTTON:
            was = needed(last.button, "last.button")
            return _left_of(next_seat(_settled(seated), after=was), seated)
        case ButtonRule.DEAD_BUTTON | ButtonRule.LAST_SMALL_BLIND | None:
            return _after_big_blind(desk, seated, last)
        case never:
            assert_never(never)


def _settled(seated: Seated) -> tuple[int, ...]:
    """Who can get button and small blind: those who were in the game, unless the game is only beginning."""
    return seated.regular if len(seated.regular) > 1 else seated.players


def _left_of(button: int, seated: Seated) -> Places:
    """The blinds directly left of a button that stands."""
    small = next_seat(_settled(seated), after=button)
    return Places(button, small, small, next_seat(seated.candidates, after=small), from_big=False)


def _after_big_blind(desk: Desk, seated: Seated, last: LastHand) -> Places:
    """The big blind moves on by one player; small blind and button go to the chairs of the last big and small blind."""
    due = needed(last.big_blind, "last.big_blind")
    if due in seated.away and seated.regular and _passed_to_big_blind(desk):
        small = next_seat(seated.regular, after=due)
        return Places(last.small_blind, due, small, next_seat(seated.candidates, after=small), from_big=True)
    takes = due in seated.regular or (due in seated.joining and _joins_as_small_blind(desk, due))
    big = next_seat(seated.candidates, after=due)
    return Places(last.small_blind, due, due if takes else None, big, from_big=True)


def _passed_to_big_blind(desk: Desk) -> bool:
    """Whether a small blind whose player is away is posted by the player who is due the big blind."""
    match desk.provision(MissedSmallBlind).value:
        case MissedSmallBlind.PLAYER_DUE_BIG_BLIND:
            return True
        case MissedSmallBlind.NOBODY | None:
            return False
        case never:
            assert_never(never)


def _joins_as_small_blind(desk: Desk, seat: int) -> bool:
    """Whether a new player may join in the very place of the small blind."""
    match desk.provision(BetweenBlindsAndButton).value:
        case BetweenBlindsAndButton.WAITS_BETWEEN_BUTTON_AND_SMALL_BLIND:
            return desk.situation.at(seat).new
        case BetweenBlindsAndButton.WAITS_UNTIL_BUTTON_PASSED | BetweenBlindsAndButton.MAY_POST_BIG_BLIND | None:
            return False
        case never:
            assert_never(never)


# ---- the places once it is known who is dealt in ------------------------------------------------


def settle(desk: Desk, places: Places, dealt_in: Sequence[int]) -> Places:
    """The places for those who are dealt in: heads-up the button has the small blind, and nobody has two places.

    SituationError at `last.small_blind` when three or more play and it is not told where the button goes.
    """
    if len(dealt_in) == 2:
        return _heads_up(desk, places, dealt_in)
    button = chair(places)
    if button in (places.small, places.big):
        button = clockwise([seat for seat in dealt_in if seat != places.due], after=places.due)[-1]
    return replace(places, button=button)


def _heads_up(desk: Desk, places: Places, dealt_in: Sequence[int]) -> Places:
    """The big blind stays where it falls, or the button does where the house's rule or the document puts it there."""
    if places.from_big:
        button = _last_small_blind(desk, dealt_in)
        if button is None:
            button = next_seat([seat for seat in dealt_in if seat != places.big], after=places.big)
        big = next_seat([seat for seat in dealt_in if seat != button], after=button)
        return Places(button, button, button, big, from_big=True)
    button = needed(places.button, "button")
    small = button if button in dealt_in else next_seat(dealt_in, after=button)
    big = next_seat([seat for seat in dealt_in if seat != small], after=small)
    return Places(button, small, small, big, from_big=False)


def _last_small_blind(desk: Desk, dealt_in: Sequence[int]) -> int | None:
    """Who gets the button of two by having had the small blind: nobody who had the button with it, heads-up."""
    match desk.provision(ButtonRule).value:
        case ButtonRule.LAST_SMALL_BLIND:
            last = desk.situation.last
            if last is None or last.small_blind == last.button or last.small_blind not in dealt_in:
                return None
            return last.small_blind
        case ButtonRule.DEAD_BUTTON | ButtonRule.MOVING_BUTTON | None:
            return None
        case never:
            assert_never(never)


def chair(places: Places) -> int:
    """The chair of the button; SituationError at `last.small_blind` while it is not known."""
    return needed(places.button, "last.small_blind")


# ---- why ----------------------------------------------------------------------------------------


def steps(desk: Desk, seated: Seated, before: Places, after: Places, dealt_in: Sequence[int]) -> list[Step]:
    """Why button and blinds are where they are: `before` and `after` it was settled who is dealt in."""
    return [
        *_away_steps(desk, seated, before),
        *_button_steps(desk, before, after, dealt_in),
        *_small_blind_steps(desk, seated, before, after, dealt_in),
        *_big_blind_steps(desk, seated, before, after),
    ]


def _away_steps(desk: Desk, seated: Seated, before: Places) -> list[Step]:
    """Who is away; of the one due the small blind another rule may say that he is not dealt in."""
    small = _miss_small_blind(desk, seated, before)
    others = tuple([seat for seat in seated.away if seat not in small])
    if small and desk.provision(MissedSmallBlindReturn).value is None:
        small, others = (), seated.away
    told = ((small, MissedSmallBlindReturn), (others, AbsentBlinds))
    return [desk.step(Reason.AWAY_NOT_DEALT_IN, says, seats=seats) for seats, says in told if seats]


def _miss_small_blind(desk: Desk, seated: Seated, before: Places) -> tuple[int, ...]:
    """The seats that miss the small blind: the one it falls on, or those that a moving button's small blind passes."""
    if desk.situation.last is None:
        return ()
    if before.from_big:
        return (before.due,) if before.due in seated.away else ()
    return tuple([seat for seat in seated.away if before.is_between(seat, before.due)])


def _button_steps(desk: Desk, before: Places, after: Places, dealt_in: Sequence[int]) -> list[Step]:
    button = chair(after)
    if len(dealt_in) == 2 and after.small == button:
        return _heads_up_steps(desk, after, dealt_in)
    if desk.situation.last is None:
        return [desk.step(Reason.BUTTON_IS_SET, BlindPlaces, seat=button)]
    if before.button != button:
        return [desk.step(Reason.BUTTON_ADJUSTED, ButtonRule, seat=button)]
    if button not in dealt_in:
        return [desk.step(Reason.DEAD_BUTTON, EmptyButton, seat=button)]
    return _moved(desk, desk.situation.last, button)


def _moved(desk: Desk, last: LastHand, button: int) -> list[Step]:
    """The button went on to a player; over others who do not take part, where the book passes them over."""
    moved = desk.step(Reason.BUTTON_MOVES, ButtonMoves, seat=button)
    match desk.provision(EmptyButton).value:
        case EmptyButton.PASSED_OVER:
            known = {seat.seat for seat in desk.situation.seats} | {last.small_blind, last.big_blind}
            start = needed(last.button, "last.button")
            passed = sorted([one for one in known if one is not None and lies_between(one, start, button)])
            over = [desk.step(Reason.BUTTON_PASSES_OVER, EmptyButton, seats=tuple(passed))] if passed else []
            return [moved, *over]
        case EmptyButton.DEAD_BUTTON_THERE | None:
            return [moved]
        case never:
            assert_never(never)


def _heads_up_steps(desk: Desk, after: Places, dealt_in: Sequence[int]) -> list[Step]:
    """How the button came to one of two, and that the blinds follow it."""
    button, last = chair(after), desk.situation.last
    found: list[Step] = []
    if last is not None:
        found += _two_left(desk, last, after, dealt_in) if after.from_big else _moved(desk, last, button)
    there = [seat.seat for seat in desk.situation.seats if seat.status is not Status.OUT and seat.stack != 0]
    others = tuple([seat for seat in there if seat not in dealt_in])
    if others:
        step = desk.step(Reason.TWO_DEALT_IN, HeadsUpBlinds, seats=others)
        found.append(replace(step, citations=as_reading(step.citations)))
    return [*found, desk.step(Reason.HEADS_UP_BLINDS, HeadsUpBlinds, seat=button, to=after.big)]


def _two_left(desk: Desk, last: LastHand, after: Places, dealt_in: Sequence[int]) -> list[Step]:
    """What puts button and big blind on these two seats: the last small blind, or the big blind that moves on."""
    button = chair(after)
    match desk.provision(ButtonRule).value:
        case ButtonRule.LAST_SMALL_BLIND if last.small_blind == button:
            return [desk.step(Reason.BUTTON_MOVES, ButtonMoves, seat=button)]
        case ButtonRule.LAST_SMALL_BLIND if last.small_blind == last.button and last.big_blind == button:
            step = desk.step(Reason.BUTTON_CHANGES_SIDES, ButtonRule, seat=button)
            return [replace(step, citations=as_reading(step.citations))]
        case ButtonRule.LAST_SMALL_BLIND:
            return [desk.step(Reason.BIG_BLIND_MOVES_ON, EmptyButton, seat=after.big)]
        case ButtonRule.DEAD_BUTTON | ButtonRule.MOVING_BUTTON | None:
            moves = desk.step(Reason.BIG_BLIND_MOVES_ON, ButtonRule, seat=after.big)
            if last.big_blind not in dealt_in or desk.provision(HeadsUpBigBlind).value is None:
                return [moves]
            return [moves, desk.step(Reason.BIG_BLIND_NEVER_TWICE, HeadsUpBigBlind, seat=after.big)]
        case never:
            assert_never(never)


def _small_blind_steps(
    desk: Desk, seated: Seated, before: Places, after: Places, dealt_in: Sequence[int]
) -> list[Step]:
    if len(dealt_in) == 2 and after.small == after.button:
        return []
    missing = () if before.from_big else _miss_small_blind(desk, seated, before)
    if missing and after.small is not None:
        passed = desk.step(Reason.SMALL_BLIND_PASSES_OVER, ButtonRule, seats=missing, to=after.small)
        return [passed, desk.step(Reason.SMALL_BLIND_FALLS, BlindPlaces, seat=after.small)]
    if after.small is None:
        code, policy = (Reason.SMALL_BLIND_MISSED, MissedSmallBlind), (Reason.SMALL_BLIND_DEAD, EmptySmallBlind)
        reason, says = code if after.due in seated.away else policy
        return [desk.step(reason, says, seat=after.due)]
    if after.small != after.due:
        return [desk.step(Reason.SMALL_BLIND_PASSED_ON, MissedSmallBlind, seat=before.due, to=after.small)]
    return [desk.step(Reason.SMALL_BLIND_FALLS, BlindPlaces, seat=after.small)]


def _big_blind_steps(desk: Desk, seated: Seated, before: Places, after: Places) -> list[Step]:
    missed = tuple([seat for seat in seated.away if lies_between(seat, before.due, after.big)])
    found = [desk.step(Reason.BIG_BLIND_PASSED_ON, MissedBigBlind, seats=missed, to=after.big)] if missed else []
    if after.small == after.button:
        return found
    return [*found, desk.step(Reason.BIG_BLIND_FALLS, BlindPlaces, seat=after.big)]
