"""Random rounds that are over, with the next board cards just dealt: one raise or bet, callers, folds."""

from __future__ import annotations

from dataclasses import replace

from trainer.poker.situation import BOARD_CARDS, STREETS, Action, ActionKind, Situation, Start, StartPot, Status, Street
from trainer.poker.table import clockwise
from trainer.scenarios.button_deals import Ring, antes_alone, first_hand, only_two_left, posted
from trainer.scenarios.deals import pack
from trainer.scenarios.seeds import Chance


def nobody_acted(chance: Chance, taken: Ring, level: int, *, may_be_antes: bool) -> Situation:
    """The posts of a hand: two blinds, rarely the big one alone, a newcomer's as well, or antes only; or heads-up."""
    if chance.chance(0.1):
        two = only_two_left(chance, taken)
        return replace(two, actions=posted(two))
    table = first_hand(chance, taken)
    if may_be_antes and chance.chance(0.15):
        return antes_alone(table)
    small, big = posted(table)
    actions = [big] if chance.chance(0.1) else [small, big]
    others = clockwise(table.numbers(Status.LIVE), after=big.seat)[1:-2]
    if table.game.tournament is False and others and chance.chance(0.25 * level - 0.2):
        new = chance.choice(others)
        actions.append(Action(Street.PREFLOP, new, ActionKind.POST_LIVE, table.game.big_blind))
        table = replace(table, seats=tuple([replace(one, new=one.seat == new) for one in table.seats]))
    return replace(table, actions=tuple(actions))


def flop_to_come(chance: Chance, table: Situation, level: int) -> Situation:
    """The first round of a table of five or more, raised once, and the flop: a blind, the raiser and two more stay."""
    small, big = posted(table)
    order = clockwise(table.numbers(Status.LIVE), after=big.seat)
    place = chance.between(1, len(order) - 4)
    raiser = order[place]
    stay = {raiser, chance.choice(order[-2:]), chance.choice(order[:place]), chance.choice(order[place + 1 : -2])}
    stay |= {*chance.sample(order, chance.below(level + 1))}
    price, actions = 2 * (big.to or 0), [small, big]
    for seat in order[:place]:
        actions.append(_call_or_fold(Street.PREFLOP, seat, big.to or 0, calls=seat in stay))
    actions.append(Action(Street.PREFLOP, raiser, ActionKind.RAISE, price))
    for seat in (*order[place + 1 :], *order[:place]):
        if seat in stay or seat not in order[:place]:
            actions.append(_call_or_fold(Street.PREFLOP, seat, price, calls=seat in stay))
    return replace(table, actions=tuple(actions), board=tuple(pack(chance)[:3]))


def heads_up_flop(chance: Chance, table: Situation) -> Situation:
    """Two players are left at the table; the button raised or called, the big blind matched it, and the flop lies."""
    small, big = posted(table)
    price = (big.to or 0) * chance.choice((1, 2))
    if price == big.to:
        first, second = ActionKind.CALL, Action(Street.PREFLOP, big.seat, ActionKind.CHECK)
    else:
        first, second = ActionKind.RAISE, Action(Street.PREFLOP, big.seat, ActionKind.CALL, price)
    actions = (small, big, Action(Street.PREFLOP, small.seat, first, price), second)
    return replace(table, actions=actions, board=tuple(pack(chance)[:3]))


def later_street(chance: Chance, table: Situation, level: int) -> Situation:
    """A flop or turn on which one of five or more players bet and others called, and the next card.

    A player in a blind's place stays, one before the bettor, and one after.
    """
    street = chance.choice((Street.FLOP, Street.TURN))
    order = clockwise(table.numbers(Status.LIVE), after=table.button or 0)
    caller = chance.between(2, len(order) - 3)
    bet = chance.between(caller + 1, len(order) - 2)
    last = chance.between(bet + 1, len(order) - 1)
    stay = {chance.choice(order[:2]), order[caller], order[bet], order[last]}
    live = [seat for seat in order if seat in stay | {*chance.sample(order, chance.below(level + 1))}]
    bettor = order[bet]
    before = live[: live.index(bettor)]
    price = 2 * (table.game.big_blind or 1)
    if table.game.small_bet and street is Street.FLOP:
        price = table.game.small_bet
    folds = {seat for seat in live[1:] if seat not in stay and chance.chance(0.5)}
    actions = [Action(street, seat, ActionKind.CHECK) for seat in before]
    actions.append(Action(street, bettor, ActionKind.BET, price))
    for seat in (*live[live.index(bettor) + 1 :], *before):
        actions.append(_call_or_fold(street, seat, price, calls=seat not in folds))
    cards = BOARD_CARDS[STREETS[STREETS.index(street) + 1]]
    pot = len(live) * (table.game.big_blind or 1)
    seats = tuple([one if one.seat in live else replace(one, status=Status.FOLDED) for one in table.seats])
    return replace(
        table,
        seats=seats,
        actions=tuple(actions),
        board=tuple(pack(chance)[:cards]),
        start=Start(street, (StartPot(pot),)),
    )


def _call_or_fold(street: Street, seat: int, price: int, *, calls: bool) -> Action:
    return Action(street, seat, ActionKind.CALL, price) if calls else Action(street, seat, ActionKind.FOLD)
