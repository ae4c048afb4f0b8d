"""Random tables on which chips lie in the middle: all-in seats, callers, folded seats, an uncalled part."""

from __future__ import annotations

from trainer.poker.situation import Game, Seat, Situation, Status
from trainer.rulebooks.rulebook import Rulebook
from trainer.scenarios.deals import game, player_count, seat_numbers
from trainer.scenarios.seeds import Chance


def all_in_table(
    chance: Chance, book: Rulebook, level: int, *, all_ins: int, callers: int = 2, uncalled: float = 0.0, cards: bool = False
) -> Situation:
    """A table whose betting is over: `all_ins` seats all-in for different totals, `callers` that put in more, the rest folded.

    With the probability `uncalled` one caller put in more than anybody matched. Some seats always fold, for different totals.
    """
    terms = game(chance, book)
    count = max(player_count(chance, level), all_ins + callers + 1)
    seats = seat_numbers(chance, count)
    order = chance.shuffled(seats)
    short, called, folded = order[:all_ins], order[all_ins : all_ins + callers], order[all_ins + callers :]
    ladder = _ladder(chance, terms, all_ins + 1)
    totals = dict(zip(short, ladder, strict=False)) | dict.fromkeys(called, ladder[-1])
    if chance.chance(uncalled):
        totals[called[0]] += _amount(chance, terms, 2, 20)
    for seat in folded:
        totals[seat] = chance.choice((0, _below(chance, terms, ladder[0]), _below(chance, terms, ladder[-1])))
    totals[folded[0]] = _below(chance, terms, ladder[-1], above=ladder[0])
    behind = {seat: 0 if seat in short else _amount(chance, terms, 10, 150) for seat in seats}
    return Situation(
        seats=tuple(
            Seat(seat, totals[seat] + behind[seat], (), totals[seat], Status.FOLDED if seat in folded else Status.LIVE)
            for seat in seats
        ),
        button=chance.choice(seats),
        game=terms,
    )


def _ladder(chance: Chance, terms: Game, steps: int) -> list[int]:
    """Totals that rise by some big blinds each, in whole smallest chips."""
    rungs, top = [], 0
    for _ in range(steps):
        top += _amount(chance, terms, 3, 25)
        rungs.append(top)
    return rungs


def _amount(chance: Chance, terms: Game, low: int, high: int) -> int:
    """Between `low` and `high` big blinds, in whole smallest chips."""
    chip, big = terms.chip or 1, terms.big_blind or 1
    return chance.between(low * big // chip, high * big // chip) * chip


def _below(chance: Chance, terms: Game, most: int, *, above: int = 0) -> int:
    """More than `above` and at most `most`, in whole smallest chips."""
    chip = terms.chip or 1
    return above + chance.between(1, (most - above) // chip) * chip
