"""Random hands that are raked: pots below and above the cap, an uncalled part, folded chips, rarely no flop."""

from __future__ import annotations

from dataclasses import replace
from decimal import Decimal

from trainer.poker.situation import Game, Rake, Seat, Situation, Status, Structure
from trainer.rulebooks.rulebook import Rulebook
from trainer.scenarios.deals import blind_seats, pack, player_count, seat_numbers
from trainer.scenarios.seeds import Chance

WHOLE = 100
STAKES = ((50, 100), (100, 200))
CHIP = 25


def raked_table(chance: Chance, book: Rulebook, level: int) -> Situation:
    """A cash game in cents whose hand is over: `level` all-in seats, two that put in more, the others folded.

    Where the book has a rate of its own it is not told; otherwise the table tells one. Pots stay below the cap in most
    hands. Rarely all but one folded before the flop.
    """
    small, big = chance.choice(STAKES)
    has_rate = book.figure("rake-percent").value is not None
    seats = seat_numbers(chance, max(player_count(chance, level), level + 3))
    button = chance.choice(seats)
    most = 5500 // len(seats) // (level + 1) // CHIP
    totals = dict.fromkeys(seats, 0) | dict(zip(blind_seats(seats, button), (small, big), strict=True))
    order, height = chance.shuffled(seats), big
    short, called, folded = order[:level], order[level : level + 2], order[level + 2 :]
    for seat in short:
        height += chance.between(2, max(3, most)) * CHIP
        totals[seat] = height
    height += chance.between(2, max(3, most)) * CHIP
    totals |= dict.fromkeys(called, height)
    totals[called[0]] += chance.between(4, 60) * CHIP
    for seat in folded:
        totals[seat] = max(totals[seat], chance.between(0, 12) * CHIP)
    rate = Rake(Decimal(chance.choice(("3", "4", "5"))), chance.choice((400, 500)), chance.choice((1, 5)), True)
    structure = Structure(chance.choice(book.structures))
    limits = (big, 2 * big) if structure is Structure.FIXED_LIMIT else (None, None)
    flop = has_rate or chance.chance(0.9)
    return Situation(
        seats=tuple(
            [
                Seat(
                    seat,
                    totals[seat] + (0 if seat in (*short, called[1]) else chance.between(20, 200) * big),
                    (),
                    totals[seat],
                    Status.FOLDED if seat in folded else Status.LIVE,
                )
                for seat in seats
            ]
        ),
        button=button,
        board=tuple(pack(chance)[:5]) if flop else (),
        game=Game(
            structure=structure, small_blind=small, big_blind=big, chip=CHIP, denominations=(CHIP, 100, 500, 2500),
            small_bet=limits[0], big_bet=limits[1], tournament=False, whole=WHOLE, rake=None if has_rate else rate,
        ),
    )  # fmt: skip


def one_pot(situation: Situation, amount: int) -> Situation:
    """The hand as if it had come to a single pot of that amount, and to be raked with or without a flop."""
    rake = situation.game.rake
    game = replace(situation.game, rake=replace(rake, no_flop_no_drop=False) if rake else None)
    first, second, third = situation.seats[:3]
    half = amount // 2
    ends = [replace(seat, stack=half, committed=half, status=Status.LIVE) for seat in (first, second)]
    if amount % 2:
        ends.append(replace(third, stack=1, committed=1, status=Status.FOLDED))
    return Situation(tuple(ends), situation.button, situation.board, game)
