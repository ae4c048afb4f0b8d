"""Random hands that come to a showdown, told action by action: bet, checked, all-in, with a side pot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from trainer.poker.situation import BOARD_CARDS, STREETS, Game, Situation, Street, Structure
from trainer.poker.table import clockwise
from trainer.rulebooks.policies import AllInShow
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Desk
from trainer.scenarios.betting_deals import Telling, deep, middle
from trainer.scenarios.deals import game, pack, player_count, seat_numbers
from trainer.scenarios.seeds import Chance

STAYING = {1: 3, 2: 4, 3: 5}
"""How many hands come to the showdown at a level."""
BEGINS = {1: Street.TURN, 2: Street.TURN, 3: Street.FLOP}
"""The street from which a level tells the hand."""


class Table:
    """Seats, button, game and who stays to the end: `staying` clockwise from the button's left, the rest fold."""

    def __init__(self, chance: Chance, book: Rulebook, level: int, *, staying: int | None = None) -> None:
        self.chance = chance
        self.game: Game = game(chance, book)
        staying = staying or STAYING[level]
        self.seats = seat_numbers(chance, max(player_count(chance, level), staying))
        self.button = chance.choice(self.seats)
        self.staying = clockwise(chance.sample(self.seats, staying), after=self.button)
        self.board = tuple(pack(chance)[: BOARD_CARDS[Street.RIVER]])

    def telling(self, *, from_deal: bool = False) -> Telling:
        """A hand to be told, every stack deep: with a pot in the middle, or from the deal on."""
        stacks = deep(self.chance, self.game, self.seats, low=120, high=300)
        pots = [] if from_deal else [(middle(self.chance, self.game, len(self.seats)), None)]
        return Telling(self.game, self.button, stacks, pots=pots)


def bet_river(chance: Chance, book: Rulebook, level: int, *, raised: bool, called: bool = True) -> Situation:
    """A river with a bet, maybe a raise, neither by the first seat; not `called`: all fold to it.

    On the streets before there was a bet too.
    """
    table = Table(chance, book, level)
    told = table.telling()
    _before_river(table, told, BEGINS[level])
    aggressors = chance.sample(table.staying[1:], 2 if raised else 1)
    told.street(chance, Street.RIVER, aggressors=aggressors, stay=table.staying if called else ())
    return told.situation(table.board)


def checked_river(chance: Chance, book: Rulebook, level: int) -> Situation:
    """A river on which all check, after a bet on the turn by neither the first nor the last seat."""
    table = Table(chance, book, level)
    told = table.telling()
    _before_river(table, told, BEGINS[level])
    told.street(chance, Street.RIVER)
    return told.situation(table.board)


def _before_river(table: Table, told: Telling, begins: Street) -> None:
    """The streets up to the turn: a bet each by a middle seat, which all who stay call; the others fold."""
    chance = table.chance
    for street in STREETS[STREETS.index(begins) : STREETS.index(Street.RIVER)]:
        told.street(chance, street, aggressors=[chance.choice(table.staying[1:-1])], stay=table.staying)


def is_all_in_early(situation: Situation) -> bool:
    """Whether the betting ended before the river, as it does only when seats are all-in."""
    return situation.actions[-1].street is not Street.RIVER


def face_up(situation: Situation, book: Rulebook) -> bool:
    """Whether the book has all hands turned up when a seat is all-in and the betting is over."""
    return Desk(book, situation).provision(AllInShow).value is AllInShow.FACE_UP_NOW


def other_custom(situation: Situation, together: bool) -> tuple[str, Situation]:
    """A house in which an all-in showdown goes otherwise, and the situation there.

    Where all hands are turned up `together`, a cash room in which they are shown in turn; else a tournament's book.
    """
    if together:
        return "pacific", replace(situation, game=replace(situation.game, tournament=False))
    return "tda", replace(situation, game=replace(situation.game, tournament=True))


# ---- all-in before the river --------------------------------------------------------------------


def all_in_early(chance: Chance, book: Rulebook, level: int) -> Situation:
    """A seat pushes all-in before the river; of those who call one has chips to spare, the others are all-in.

    From the button's left the pusher is neither first nor last of them, and the seat with chips to spare is before it.
    """
    table = Table(chance, book, level)
    street = chance.choice((Street.PREFLOP, Street.FLOP, Street.TURN) if level == 1 else (Street.FLOP, Street.TURN))
    place = chance.between(1, len(table.staying) - 2)
    pusher, deep_seat = table.staying[place], table.staying[chance.below(place)]
    short = [seat for seat in table.staying if seat not in (pusher, deep_seat)]
    told = table.telling(from_deal=street is Street.PREFLOP)
    if level == 3 and street is Street.TURN:
        told.street(chance, Street.FLOP, stay=table.staying)
    push = _push(table, street, told.middle)
    told.left[pusher] = push
    told.left |= {seat: _less(table, push) for seat in short}
    told.stacks |= {seat: told.left[seat] + _put_in(told, seat) for seat in (pusher, *short)}
    if street is Street.PREFLOP:
        told.post_blinds()
    told.street(chance, street, aggressors=[pusher], shove=[pusher], stay=table.staying)
    return told.situation(table.board[: BOARD_CARDS[street]])


def _put_in(told: Telling, seat: int) -> int:
    """What the seat has put in on the streets told so far."""
    totals = {(action.street, action.seat): action.to or 0 for action in told.actions}
    return sum([total for (_, other), total in totals.items() if other == seat])


def _push(table: Table, street: Street, pot: int) -> int:
    """All the chips of the seat that pushes: a bet that the structure allows, or less in fixed-limit."""
    terms, chance = table.game, table.chance
    big, chip = terms.big_blind or 1, terms.chip or 1
    if terms.structure is Structure.FIXED_LIMIT:
        bet = 2 * big if street in (Street.PREFLOP, Street.TURN) else big
        return chance.between(bet * 3 // 4 // chip + 1, bet // chip) * chip
    most = 3 * big if street is Street.PREFLOP else pot
    if terms.structure is Structure.NO_LIMIT:
        most = max(most, 20 * big)
    return chance.between(2 * big // chip, max(2 * big, most) // chip) * chip


def _less(table: Table, push: int) -> int:
    """All the chips of a seat that calls a push all-in for less, or for as much."""
    chip = table.game.chip or 1
    return table.chance.between(max(1, push // 2 // chip), push // chip) * chip


def any_showdown(chance: Chance, book: Rulebook, level: int) -> Situation:
    """A river bet and called, in half the hands; or bet and not called, checked, or an all-in before it."""
    match chance.below(8):
        case 0:
            return bet_river(chance, book, level, raised=False, called=False)
        case 1:
            return all_in_early(chance, book, level)
        case 2 | 3:
            return checked_river(chance, book, level)
    return bet_river(chance, book, level, raised=chance.chance(0.5))


# ---- a side pot on the river ----------------------------------------------------------------------


def side_pot_river(chance: Chance, book: Rulebook, level: int, *, bet: bool) -> Situation:
    """A river with side pots: seats all-in before it, and others that bet or check it down.

    From the seat that is due first by the river alone, an all-in seat comes neither first nor last.
    """
    all_ins = 1 if level < 3 else 2
    table = Table(chance, book, level, staying=level + 2 if level < 3 else 6)
    turn = chance.between(0, len(table.staying) - 1) if bet else 0
    natural = table.staying[turn:] + table.staying[:turn]
    short = chance.sample(natural[1:-1], all_ins)
    told = table.telling()
    deeper = [seat for seat in table.staying if seat not in short]
    _lay_pots(table, told, short, deeper)
    if level == 3:
        told.street(chance, Street.TURN, aggressors=[chance.choice(deeper)], stay=deeper)
    told.street(chance, Street.RIVER, aggressors=[natural[0]] if bet else [], stay=deeper)
    return told.situation(table.board)


def _lay_pots(table: Table, told: Telling, short: Sequence[int], deeper: Sequence[int]) -> None:
    """Main pot and side pots in the middle; the seats in `short` have nothing left, the shortest first."""
    for seat in short:
        told.stacks[seat] = told.left[seat] = 0
    for seat in set(table.seats) - set(table.staying):
        told.folded.add(seat)
        told.live.remove(seat)
    pots = []
    for place in range(len(short) + 1):
        players = tuple(sorted([*short[place:], *deeper]))
        pots.append((middle(table.chance, table.game, len(players)), players))
    told.pots = tuple(pots)
    told.middle = sum([amount for amount, _ in pots])
