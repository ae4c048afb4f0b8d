"""Who is paid what: each pot to its winners, after rake, with every odd chip where the book puts it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import gcd
from typing import assert_never

from trainer.poker.hand import replay
from trainer.poker.pots import Pot, Share, Uncalled, split
from trainer.poker.situation import Game, Situation, SituationError, needed
from trainer.poker.table import clockwise
from trainer.rulebooks.policies import (
    EqualHands,
    LastLeft,
    OddChipSeat,
    OddChipSharing,
    OddChipUnit,
    PotsApart,
    PotWinner,
    Rake,
    Ties,
    WinnerShows,
)
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.finding import as_reading
from trainer.rulings.hands import FULL_BOARD, best_of, read, strengths_of
from trainer.rulings.pots import lay_out
from trainer.rulings.ruling import Desk, Param, Ruling, Step
from trainer.rulings.steps import Reason

ONLY_POT = "only"
"""How steps name the pot where there is no other."""


@dataclass(frozen=True, slots=True)
class Award:
    """What a seat gets of a pot (0 is the main pot) after rake, and how many odd chips are in it."""

    pot: int
    seat: int
    amount: int
    odd_chips: int


@dataclass(frozen=True, slots=True)
class PayoutVerdict:
    """The pots as in `PotsVerdict`, each award, and what each seat is paid in all, without what went back uncalled."""

    uncalled: tuple[Uncalled, ...]
    pots: tuple[Pot, ...]
    rake: int
    awards: tuple[Award, ...]
    payouts: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Prize:
    """A pot after rake, its place (0 is the main pot) and name in steps, and the strengths shown for it, if any."""

    place: int
    name: int | str
    amount: int
    eligible: tuple[int, ...]
    shown: Mapping[int, int]

    @property
    def winners(self) -> tuple[int, ...]:
        return best_of(self.shown) if self.shown else self.eligible


def rule_payout(situation: Situation, book: Rulebook) -> Ruling[PayoutVerdict]:
    """Every pot awarded. A live seat without cards has mucked, unless it is the only one left in the hand or in a pot.

    SituationError at `actions` while a street is open, at `board` without five cards at a showdown, at `seats` when
    nobody shows a hand for a pot, at `button`, `game.chip` or `game.denominations` when a share depends on them.
    """
    desk = Desk(book, situation)
    hand = replay(situation)
    layout = lay_out(desk, hand)
    prizes = _prizes(situation, hand.live, layout.pots, layout.rakes)
    steps = [*layout.steps, *_claims(desk, hand.live)]
    if len(prizes) > 1:
        steps.append(desk.step(Reason.EACH_POT_APART, PotsApart, count=len(prizes)))
    unit, unit_steps = odd_chip_unit(desk, prizes)
    steps += unit_steps
    awards: list[Award] = []
    for prize in reversed(prizes):
        shares = _shares(desk, prize, unit)
        awards += [Award(prize.place, share.seat, share.amount, share.odd_chips) for share in shares]
        if prize.amount:
            steps.append(_why(desk, prize, unit, live=len(hand.live)))
        elif layout.rakes[prize.place]:
            steps.append(desk.step(Reason.RAKE_TAKES_POT, Rake, pot=prize.name))
        steps += _odd_chips(desk, prize, shares, unit)
    awards = sorted([award for award in awards if award.amount], key=lambda award: (award.pot, award.seat))
    verdict = PayoutVerdict(layout.uncalled, layout.pots, sum(layout.rakes), tuple(awards), _totals(awards))
    return Ruling("payout", book.slug, verdict, tuple(steps))


def _totals(awards: Sequence[Award]) -> dict[int, int]:
    """What each seat is paid, in seat order; none that is paid nothing."""
    seats = sorted({award.seat for award in awards})
    return {seat: sum([award.amount for award in awards if award.seat == seat]) for seat in seats}


# ---- who wins -----------------------------------------------------------------------------------


def _prizes(situation: Situation, live: Sequence[int], pots: Sequence[Pot], rakes: Sequence[int]) -> list[Prize]:
    """Each pot after rake with the hands that were shown for it."""
    strengths: dict[int, int] = {}
    if len(live) > 1:
        if len(situation.board) != FULL_BOARD:
            raise SituationError("board", "a showdown needs five board cards, not {count}", count=len(situation.board))
        strengths = strengths_of(situation, live)
    prizes = []
    for place, (pot, rake) in enumerate(zip(pots, rakes, strict=True)):
        shown = {seat: strengths[seat] for seat in pot.eligible if seat in strengths}
        if len(pot.eligible) > 1 and not shown:
            raise SituationError(
                "seats",
                "cards needed: no seat of {seats} shows a hand for its pot",
                seats=", ".join(map(str, pot.eligible)),
            )
        name = place if len(pots) > 1 else ONLY_POT
        prizes.append(Prize(place, name, pot.amount - rake, pot.eligible, shown if len(pot.eligible) > 1 else {}))
    return prizes


def _claims(desk: Desk, live: Sequence[int]) -> list[Step]:
    """Who shows nothing and so claims nothing."""
    unshown = tuple([seat for seat in live if not desk.situation.at(seat).cards])
    if len(live) == 1 or not unshown:
        return []
    return [desk.step(Reason.NOT_SHOWN, WinnerShows, seats=unshown)]


def _why(desk: Desk, prize: Prize, unit: int, *, live: int) -> Step:
    """Why the pot goes to its winners."""
    seats, pot, amount = prize.winners, prize.name, prize.amount
    if live == 1:
        return desk.step(Reason.LAST_LEFT, LastLeft, seat=seats[0], amount=amount)
    if len(prize.eligible) == 1:
        return desk.step(Reason.ONLY_CONTENDER, PotWinner, pot=pot, seat=seats[0], amount=amount)
    if len(prize.shown) == 1:
        return desk.step(Reason.ONLY_HAND_SHOWN, PotWinner, pot=pot, seat=seats[0], amount=amount)
    best = read(desk.situation, seats[0])
    hand: dict[str, Param] = {"category": best.category, "five": best.cards}
    if len(seats) == 1:
        return desk.step(Reason.POT_WON, PotWinner, pot=pot, seat=seats[0], amount=amount, **hand)
    figures: dict[str, Param] = {"count": len(seats), "share": amount // unit // len(seats) * unit}
    return desk.step(Reason.POT_SHARED, EqualHands, Ties, pot=pot, seats=seats, amount=amount, **figures, **hand)


# ---- who gets the odd chip ----------------------------------------------------------------------


def _shares(desk: Desk, prize: Prize, unit: int) -> tuple[Share, ...]:
    """The prize split among its winners, the first of them first."""
    winners = prize.winners
    if prize.amount % (unit * len(winners)):
        match desk.provision(OddChipSeat).value:
            case OddChipSeat.FIRST_LEFT_OF_BUTTON | None:
                winners = clockwise(winners, after=needed(desk.situation.button, "button"))
            case never:
                assert_never(never)
    return split(prize.amount, winners, unit=unit, one_each=sharing(desk) is not Reason.ODD_CHIPS_TO_FIRST)


def sharing(desk: Desk) -> Reason:
    """How several odd chips go. Where a book does not say, they go one each: nobody is favoured twice."""
    match desk.provision(OddChipSharing).value:
        case OddChipSharing.ONE_EACH_CLOCKWISE:
            return Reason.ODD_CHIPS_ONE_EACH
        case OddChipSharing.ALL_TO_FIRST:
            return Reason.ODD_CHIPS_TO_FIRST
        case None:
            return Reason.ODD_CHIPS_NOT_STATED
        case never:
            assert_never(never)


def odd_chip_unit(desk: Desk, prizes: Sequence[Prize]) -> tuple[int, list[Step]]:
    """How far a shared pot is broken down, and why; SituationError where that is not known and a share depends on it.

    Without a known chip a pot that divides evenly is shared evenly.
    """
    shared = [prize for prize in prizes if len(prize.winners) > 1]
    game = desk.situation.game
    smallest = game.chip or min(game.denominations, default=None)
    if not shared or (smallest is None and not any(prize.amount % len(prize.winners) for prize in shared)):
        return 1, []
    chip = needed(smallest, "game.chip")
    match desk.provision(OddChipUnit).value:
        case OddChipUnit.SMALLEST_CHIP_IN_PLAY | OddChipUnit.SMALLEST_UNIT_OF_GAME | None:
            return chip, [desk.step(Reason.UNIT_SMALLEST_CHIP, OddChipUnit, chip=chip)]
        case OddChipUnit.CHIP_OF_THE_BLINDS:
            unit = chip_of_blinds(game)
            return unit, [desk.step(Reason.UNIT_CHIP_OF_BLINDS, OddChipUnit, chip=unit)]
        case never:
            assert_never(never)


def chip_of_blinds(game: Game) -> int:
    """The smallest chip that makes the blinds, each out of the biggest chips: 1 for 2/5, 5 for 5/10 with chips of 5.

    SituationError at a blind or at the denominations when they decide it and are missing.
    """
    blinds = (needed(game.small_blind, "game.small_blind"), needed(game.big_blind, "game.big_blind"))
    chips = game.denominations or (needed(game.chip, "game.chip"),)
    if not game.denominations and gcd(*blinds) > chips[0]:
        raise SituationError("game.denominations", "needed for this question and missing: which chips make the blinds?")
    return min([_smallest_piece(blind, chips) for blind in blinds])


def _smallest_piece(amount: int, chips: Sequence[int]) -> int:
    """The smallest chip of an amount that is paid out of the biggest chips first."""
    piece = min(chips)
    for chip in sorted(chips, reverse=True):
        if amount >= chip:
            amount, piece = amount % chip, chip
    return piece


def _small_rest(step: Step) -> Step:
    """No rule speaks of less than a chip; that it goes where an odd chip goes is a reading of the rule on that."""
    return replace(step, citations=as_reading(step.citations))


def _odd_chips(desk: Desk, prize: Prize, shares: Sequence[Share], unit: int) -> list[Step]:
    """Where the chips go that do not divide, and what is smaller than a chip."""
    if len(shares) == 1:
        return []
    steps = []
    first, odd = shares[0].seat, sum([share.odd_chips for share in shares])
    getting = tuple([share.seat for share in shares if share.odd_chips])
    figures: dict[str, Param] = {"pot": prize.name, "chip": unit}
    if odd == 1:
        steps.append(desk.step(Reason.ODD_CHIP, OddChipSeat, seat=first, **figures))
    elif odd:
        steps.append(desk.step(sharing(desk), OddChipSeat, OddChipSharing, count=odd, seats=getting, **figures))
    if shares[0].rest:
        rest = desk.step(Reason.SMALL_REST, OddChipSeat, amount=shares[0].rest, seat=first, **figures)
        steps.append(_small_rest(rest))
    return steps
