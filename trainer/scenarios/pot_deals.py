"""Random tables on which chips lie in the middle: all-in seats, callers, folded seats, an uncalled part."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.poker.situation import Game, Seat, Situation, Status, Structure
from trainer.rulebooks.rulebook import Rulebook
from trainer.scenarios.deals import blind_seats, game, player_count, seat_numbers
from trainer.scenarios.seeds import Chance


def all_in_table(
    chance: Chance,
    book: Rulebook,
    level: int,
    *,
    all_ins: int,
    callers: int = 2,
    folders: int = 1,
    uncalled: float = 0.0,
    top_all_in: bool = False,
) -> Situation:
    """A table whose betting is over: `all_ins` seats all-in for different totals, `callers` with more, the rest folded.

    With `top_all_in` one caller is all-in with just that. With the probability `uncalled` one caller put in more than
    the others, all-in with less, could match. `folders` seats or more have folded, the first of them with more than
    the highest all-in seat and less than the callers, the next one below that all-in seat, and so on.
    """
    terms = game(chance, book)
    seats = seat_numbers(chance, max(player_count(chance, level), all_ins + callers + folders))
    button = chance.choice(seats)
    order = chance.shuffled(seats)
    short, called, folded = order[:all_ins], order[all_ins : all_ins + callers], order[all_ins + callers :]
    ladder = _ladder(chance, terms, all_ins + 1)
    totals = dict.fromkeys(seats, 0)
    totals |= dict(zip(blind_seats(seats, button), (terms.small_blind or 0, terms.big_blind or 0), strict=True))
    for seat, rung in zip(folded, reversed(range(all_ins + 1)), strict=False):
        totals[seat] = _between(chance, terms, ladder[rung - 1] if rung else 0, ladder[rung])
    totals |= dict(zip(short, ladder, strict=False)) | dict.fromkeys(called, ladder[-1])
    nothing_behind = {*short, called[-1]} if top_all_in else {*short}
    if chance.chance(uncalled):
        totals[called[0]] += _bet(chance, terms, 2, 20)
        nothing_behind = {*short, *called[1:]}
    return Situation(
        seats=tuple(
            [
                Seat(
                    seat,
                    totals[seat] + (0 if seat in nothing_behind else _amount(chance, terms, 10, 150)),
                    (),
                    totals[seat],
                    Status.FOLDED if seat in folded else Status.LIVE,
                )
                for seat in seats
            ]
        ),
        button=button,
        game=terms,
    )


def _ladder(chance: Chance, terms: Game, steps: int) -> Sequence[int]:
    """Totals that rise by some big blinds each: whole chips, the last one whole big blinds."""
    rungs, top, big = [], 0, terms.big_blind or 1
    limit = terms.structure is Structure.FIXED_LIMIT
    for _ in range(steps):
        top += _amount(chance, terms, 2 if limit else 3, 6 if limit else 25)
        rungs.append(top)
    return [*rungs[:-1], -(-top // big) * big]


def _amount(chance: Chance, terms: Game, low: int, high: int) -> int:
    """Between `low` and `high` big blinds, in whole smallest chips."""
    chip, big = terms.chip or 1, terms.big_blind or 1
    return chance.between(low * big // chip, high * big // chip) * chip


def _bet(chance: Chance, terms: Game, low: int, high: int) -> int:
    """Between `low` and `high` whole big blinds; in fixed-limit one big bet."""
    big = terms.big_blind or 1
    return 2 * big if terms.structure is Structure.FIXED_LIMIT else big * chance.between(low, high)


def _between(chance: Chance, terms: Game, above: int, below: int) -> int:
    """A total of whole big blinds strictly between the two, where there is one."""
    big = terms.big_blind or 1
    least, most = above // big + 1, -(-below // big) - 1
    return big * chance.between(least, max(least, most))


def named_pot(situation: Situation, pots: Sequence[object]) -> int:
    """The pot that a question names, picked by the table alone: side pots in turn, one time in four the main pot."""
    button = situation.button or 0
    return 0 if button % 4 == 0 else 1 + button % (len(pots) - 1)
