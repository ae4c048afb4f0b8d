"""Random showdowns whose pots are given: who ties, what is left over, and for which book that is worth asking."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from trainer.poker.pots import split
from trainer.poker.situation import Game, Seat, Situation, Start, StartPot, Status, Street
from trainer.poker.table import clockwise
from trainer.rulebooks.policies import OddChipSharing, OddChipUnit
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.payout import chip_of_blinds
from trainer.scenarios.betting_deals import deep
from trainer.scenarios.card_deals import Hole
from trainer.scenarios.seeds import Chance


def odd_unit(book: Rulebook, game: Game) -> int:
    """The chip to which the book breaks down a shared pot in that game."""
    if book.provision(OddChipUnit).value is OddChipUnit.CHIP_OF_THE_BLINDS:
        return chip_of_blinds(game)
    return game.chip or 1


def most_odd_chips(book: Rulebook) -> int:
    """How many chips may be left over without leaving the answer to the floor: one where the book does not say what becomes of more."""
    return 1 if book.provision(OddChipSharing).value is None else 9


def odd_pot(chance: Chance, game: Game, unit: int, winners: int, odd: int, *, low: int = 8, high: int = 60) -> int:
    """A pot between `low` and `high` big blinds that leaves `odd` chips of `unit` over when `winners` share it.

    Where it can be it is bet in chips of the blinds.
    """
    big = game.big_blind or 1
    coarse = chip_of_blinds(game)
    for grain in (coarse, unit):
        for _ in range(2 * winners + 2):
            pot = chance.between(low * big // grain, high * big // grain) * grain
            if pot // unit % winners == odd:
                return pot
    return pot // (unit * winners) * unit * winners + odd * unit


def shown_down(
    game: Game,
    button: int,
    board: Sequence[str],
    hands: Mapping[int, Hole],
    pots: Sequence[tuple[int, Sequence[int]]],
    stacks: Mapping[int, int],
    *,
    mucked: Sequence[int] = (),
) -> Situation:
    """A river whose betting is over and whose pots, with the seats that play for them, lie in the middle.

    `hands` are the seats that show, `mucked` those that were in to the end and show nothing, the other seats of `stacks` have folded.
    """
    return Situation(
        seats=tuple(
            [
                Seat(seat, stack, hands.get(seat, ()), 0, Status.LIVE if seat in hands or seat in mucked else Status.FOLDED)
                for seat, stack in sorted(stacks.items())
            ]
        ),
        button=button,
        board=tuple(board),  # type: ignore[arg-type]
        game=game,
        start=Start(Street.RIVER, tuple([StartPot(amount, tuple(sorted(seats))) for amount, seats in pots])),
    )


def shares(pots: Sequence[tuple[int, Sequence[int]]], unit: int, button: int, *, backwards: bool = False, one_each: bool = True) -> dict[int, int]:
    """What each seat gets when every pot (amount, winners) is split apart; `backwards`: odd chips from the button's right."""
    paid: dict[int, int] = {}
    for amount, winners in pots:
        order = clockwise(winners, after=button)
        for share in split(amount, order[::-1] if backwards else order, unit=unit, one_each=one_each):
            paid[share.seat] = paid.get(share.seat, 0) + share.amount
    return paid


def stacks_behind(chance: Chance, game: Game, seats: Sequence[int], all_in: Sequence[int] = ()) -> dict[int, int]:
    """What the seats have left: nothing for those all-in."""
    return deep(chance, game, seats, low=10, high=150) | dict.fromkeys(all_in, 0)
