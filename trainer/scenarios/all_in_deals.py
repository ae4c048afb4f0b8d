"""Random hands in which somebody is all-in, told action by action."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.poker.situation import BOARD_CARDS, Game, Situation, Street, Structure
from trainer.poker.table import clockwise
from trainer.rulebooks.rulebook import Rulebook
from trainer.scenarios.betting_deals import EARLY, Telling, deep, middle
from trainer.scenarios.deals import blind_seats, game, pack, player_count, seat_numbers
from trainer.scenarios.seeds import Chance


def uncalled_raise(chance: Chance, book: Rulebook, level: int, *, matched_by_folded: bool) -> Situation:
    """A last bet that nobody calls in full: `level` seats are all-in for less, the others fold.

    With `matched_by_folded` a seat that bet before and folds to the raise put in more than the all-in seats did.
    """
    terms = game(chance, book)
    seats = seat_numbers(chance, max(player_count(chance, level), level + 2))
    button = chance.choice(seats)
    streets = (
        (Street.TURN, Street.RIVER)
        if terms.structure is Structure.FIXED_LIMIT
        else (Street.FLOP, Street.TURN, Street.RIVER)
    )
    street = chance.choice(streets)
    order = chance.shuffled(seats)
    raiser, bettor, short = order[0], order[1], order[2 : 2 + level]
    pot = middle(chance, terms, len(seats))
    first, second = _sizes(chance, terms, street, pot)
    stacks = deep(chance, terms, seats)
    stacks |= dict(zip(short, _less(chance, terms, first, level), strict=True))
    told = Telling(terms, button, stacks, pots=[(pot, None)])
    aggressors = [bettor, raiser] if matched_by_folded else [raiser]
    told.street(chance, street, aggressors=aggressors, stay=short, bets=[first, second])
    return told.situation(pack(chance)[: BOARD_CARDS[street]])


def _sizes(chance: Chance, terms: Game, street: Street, pot: int) -> tuple[int, int]:
    """A bet and the total of a raise over it, in whole big blinds."""
    big = terms.big_blind or 1
    if terms.structure is Structure.FIXED_LIMIT:
        bet = big if street in EARLY else 2 * big
        return bet, 2 * bet
    bet = big * chance.between(2, max(2, min(12, pot // big)))
    return bet, bet * chance.between(4, 6) // 2


def _less(chance: Chance, terms: Game, bet: int, count: int) -> Sequence[int]:
    """`count` stacks that do not cover a bet, different ones where there is room, in whole smallest chips."""
    chip = terms.chip or 1
    pieces = range(1, -(-bet // chip))
    drawn = chance.sample(pieces, count) if len(pieces) >= count else [chance.choice(pieces) for _ in range(count)]
    return [chip * piece for piece in drawn]


def short_blinds(chance: Chance, book: Rulebook, level: int, *, big: bool, small: bool, raised: bool) -> Situation:
    """The first round is over: the blinds named were posted short, two seats or more called, the rest folded."""
    terms = game(chance, book)
    seats = seat_numbers(chance, max(player_count(chance, level), 4))
    button = chance.choice(seats)
    small_seat, big_seat = blind_seats(seats, button)
    stacks = deep(chance, terms, seats)
    low, high = terms.small_blind or 1, terms.big_blind or 1
    if big:
        stacks[big_seat] = _between(chance, terms, low, high)
    if small:
        stacks[small_seat] = _between(chance, terms, 0, low)
    others = [seat for seat in clockwise(seats, after=big_seat) if stacks[seat] > high]
    stay = chance.sample(others, chance.between(2, max(2, len(others) - 1)))
    told = Telling(terms, button, stacks)
    told.post_blinds()
    told.street(chance, Street.PREFLOP, aggressors=[chance.choice(stay)] if raised else [], stay=stay)
    return told.situation()


def _between(chance: Chance, terms: Game, above: int, below: int) -> int:
    """Whole chips strictly between the two, or one chip where there are none."""
    chip = terms.chip or 1
    pieces = range(above // chip + 1, -(-below // chip))
    return chip * (chance.choice(pieces) if pieces else 1)
