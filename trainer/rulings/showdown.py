"""In what order hands are shown, who must show and who may muck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from trainer.poker.hand import Hand, replay
from trainer.poker.situation import ActionKind, Situation, SituationError, Street, Structure, needed
from trainer.poker.table import clockwise, next_seat
from trainer.rulebooks.policies import (
    AllInShow,
    FirstShower,
    LastLeft,
    OtherShowers,
    ShowdownCall,
    ShowdownTakes,
    ShowOrderBet,
    ShowOrderChecked,
    ShowOrderRest,
    SidePotShow,
    UncalledWinnerShows,
    WinnerShows,
)
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.pots import closed, pots_of
from trainer.rulings.ruling import Desk, Ruling, Step
from trainer.rulings.steps import Reason


@dataclass(frozen=True, slots=True)
class ShowOrderVerdict:
    """Every live seat in calling order, who must show, who may muck; `together`: all hands face up at once."""

    order: tuple[int, ...]
    must_show: tuple[int, ...]
    may_muck: tuple[int, ...]
    together: bool


def rule_show_order(situation: Situation, book: Rulebook) -> Ruling[ShowOrderVerdict]:
    """The showdown's order once the betting is over.

    SituationError at `actions` while somebody is still to bet, or where totals alone do not tell how the last street
    was bet; at `button` where the order depends on it.
    """
    desk = Desk(book, situation)
    hand = replay(situation)
    if len(hand.live) == 1:
        return _sole(desk, hand.live[0])
    ended = betting_ended(hand)
    steps = _announced(desk)
    together, bettor, all_in_steps = _all_in(desk, hand, ended)
    order, order_steps = _order(desk, hand, bettor, ended)
    steps += all_in_steps if together else [*all_in_steps, *order_steps]
    if together:
        verdict = ShowOrderVerdict(order, order, (), together=True)
    else:
        must = order[:1] if first_must_show(desk) else ()
        verdict = ShowOrderVerdict(order, must, order[len(must) :], together=False)
        code = Reason.FIRST_MUST_SHOW if must else Reason.FIRST_MAY_MUCK
        steps.append(desk.step(code, FirstShower, seat=order[0]))
        steps.append(desk.step(Reason.OTHERS_MAY_MUCK, OtherShowers, seats=order[1:]))
    steps.append(desk.step(Reason.WINNER_TABLES_ALL, WinnerShows))
    return Ruling("show-order", book.slug, verdict, tuple(steps))


def betting_ended(hand: Hand) -> Street:
    """The street on which the betting ended; SituationError at `actions` when it is not over or not told."""
    if hand.is_totals:
        raise SituationError("actions", "needed for this question and missing: who bet last, and on which street?")
    closed(hand)
    if not hand.betting_over:
        able = [seat for seat in hand.live if seat not in hand.all_in]
        first = next_seat(able, after=needed(hand.button, "button"))
        raise SituationError(
            "actions",
            "the betting goes on after the {street}: seat {first} is to act next",
            street=hand.street,
            first=first,
        )
    return hand.street


def first_must_show(desk: Desk) -> bool:
    """Whether the seat that is due first may not muck instead. Where a book does not say, nobody is made to show."""
    match desk.provision(FirstShower).value:
        case FirstShower.MUST_SHOW:
            return True
        case FirstShower.MAY_MUCK | None:
            return False
        case never:
            assert_never(never)


def _announced(desk: Desk) -> list[Step]:
    """What opens the showdown, where the book says it."""
    match desk.provision(ShowdownCall).value:
        case ShowdownCall.DEALER_ANNOUNCES:
            return [desk.step(Reason.SHOWDOWN_ANNOUNCED, ShowdownCall)]
        case None:
            return []
        case never:
            assert_never(never)


# ---- all-in -------------------------------------------------------------------------------------


def _all_in(desk: Desk, hand: Hand, ended: Street) -> tuple[bool, int | None, list[Step]]:
    """Whether all hands lie face up at once; else which all-in bettor shows first, if one does; and why."""
    if not hand.all_in:
        return False, None, []
    as_checked = [] if ended is Street.RIVER else [desk.step(Reason.AS_IF_CHECKED, AllInShow, street=ended)]
    match desk.provision(AllInShow).value:
        case AllInShow.FACE_UP_NOW:
            all_in = tuple(sorted(hand.all_in))
            return True, None, [desk.step(Reason.ALL_FACE_UP, AllInShow, all_in=all_in, seats=hand.live)]
        case AllInShow.AS_IF_CHECKED | None:
            return False, None, as_checked
        case AllInShow.ALL_IN_BETTOR_FIRST:
            bettor = _all_in_bettor(hand) if ended is not Street.RIVER else None
            return False, bettor, [] if bettor else as_checked
        case never:
            assert_never(never)


def _all_in_bettor(hand: Hand) -> int | None:
    """In no-limit, the live seat that last bet or raised all its chips."""
    if needed(hand.game.structure, "game.structure") is not Structure.NO_LIMIT:
        return None
    bettors = [action.seat for action in hand.voluntary if action.action in (ActionKind.BET, ActionKind.RAISE)]
    return next((seat for seat in reversed(bettors) if seat in hand.all_in), None)


# ---- the order ----------------------------------------------------------------------------------


def _order(desk: Desk, hand: Hand, bettor: int | None, ended: Street) -> tuple[tuple[int, ...], list[Step]]:
    """All live seats in calling order: group by group, each from its first seat clockwise."""
    order: list[int] = []
    groups, steps = _groups(desk, hand)
    for place, group in enumerate(groups):
        first, step = _first(desk, hand, group, bettor, ended, is_first_group=place == 0)
        steps.append(step)
        rest = clockwise(group, after=first)[:-1]
        if rest:
            steps.append(desk.step(Reason.THEN_CLOCKWISE, ShowOrderRest, seats=rest))
        order += [first, *rest]
    return tuple(order), steps


def _first(
    desk: Desk, hand: Hand, group: tuple[int, ...], bettor: int | None, ended: Street, *, is_first_group: bool
) -> tuple[int, Step]:
    """The seat of the group that shows first, and why it does."""
    if bettor in group:
        return bettor, desk.step(Reason.ALL_IN_BETTOR_FIRST, AllInShow, seat=bettor, street=ended)
    aggressor = _last_aggressor(hand)
    if aggressor in group:
        match desk.provision(ShowOrderBet).value:
            case ShowOrderBet.LAST_AGGRESSOR_OF_LAST_STREET | None:
                return aggressor, desk.step(Reason.LAST_AGGRESSOR_FIRST, ShowOrderBet, seat=aggressor)
            case never:
                assert_never(never)
    match desk.provision(ShowOrderChecked).value:
        case ShowOrderChecked.FIRST_LEFT_OF_BUTTON | None:
            seat = next_seat(group, after=needed(hand.button, "button"))
            code = Reason.LEFT_OF_BUTTON_FIRST if is_first_group else Reason.FIRST_OF_THE_REST
            return seat, desk.step(code, ShowOrderChecked, seat=seat)
        case never_checked:
            assert_never(never_checked)


def _last_aggressor(hand: Hand) -> int | None:
    """Who made the last bet or raise on the river. In limit an all-in for less than half a bet on top is no raise."""
    last = hand.last_aggressor.get(Street.RIVER)
    bet = hand.game.big_bet
    if hand.game.structure is not Structure.FIXED_LIMIT or bet is None:
        return last
    bettor, level = None, 0
    for action in hand.voluntary:
        is_higher = action.street is Street.RIVER and action.action in (ActionKind.BET, ActionKind.RAISE)
        if is_higher and action.to is not None and (bettor is None or 2 * (action.to - level) >= bet):
            bettor, level = action.seat, action.to
    return bettor if bettor is not None else last


def _groups(desk: Desk, hand: Hand) -> tuple[list[tuple[int, ...]], list[Step]]:
    """The live seats in the groups that are called one after another: contenders of the last side pot first."""
    pots = pots_of(hand).pots
    if len(pots) < 2:
        return [hand.live], []
    match desk.provision(SidePotShow).value:
        case SidePotShow.TOGETHER | None:
            return [hand.live], []
        case SidePotShow.SIDE_POT_FIRST:
            pass
        case never:
            assert_never(never)
    groups: list[tuple[int, ...]] = []
    steps: list[Step] = []
    called: set[int] = set()
    for place in range(len(pots) - 1, -1, -1):
        group = tuple([seat for seat in pots[place].eligible if seat not in called])
        called.update(group)
        if group:
            groups.append(group)
            if place:
                steps.append(desk.step(Reason.SIDE_POT_SHOWS_FIRST, SidePotShow, pot=place, seats=group))
    return groups, steps


def _sole(desk: Desk, seat: int) -> Ruling[ShowOrderVerdict]:
    """The last seat left, called by nobody: the pot is won without a showdown."""
    match desk.provision(UncalledWinnerShows).value:
        case UncalledWinnerShows.ONLY_IF_DEALER_OR_FLOOR_ASKS:
            code = Reason.UNCALLED_SHOWS_IF_ASKED
        case UncalledWinnerShows.NOT_REQUIRED | None:
            code = Reason.UNCALLED_NEED_NOT_SHOW
        case never:
            assert_never(never)
    verdict = ShowOrderVerdict((seat,), (), (seat,), together=False)
    why = desk.step(code, ShowdownTakes, LastLeft, UncalledWinnerShows, seat=seat)
    return Ruling("show-order", desk.book.slug, verdict, (why,))
