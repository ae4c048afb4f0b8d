"""What lies in which pot: the uncalled part that goes back, the main pot and the side pots, and the house's rake."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from fractions import Fraction

from trainer.poker.hand import Hand, replay
from trainer.poker.pots import Layers, Pot, Uncalled, layers
from trainer.poker.situation import ActionKind, Situation, SituationError, Street, needed
from trainer.poker.situation import Rake as Terms
from trainer.rulebooks.policies import (
    AllInRounds,
    AllInShare,
    FoldedChips,
    LastLeft,
    PotWinner,
    Rake,
    ShortBlind,
    UncalledBet,
)
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulebooks.rulebook import Status as Firmness
from trainer.rulings.finding import as_reading
from trainer.rulings.ruling import Desk, Param, Ruling, Step
from trainer.rulings.steps import Reason

FLOP_CARDS = 3


@dataclass(frozen=True, slots=True)
class PotsVerdict:
    """What goes back (at most one entry), the pots before rake, main pot first, and the rake of the whole hand."""

    uncalled: tuple[Uncalled, ...]
    pots: tuple[Pot, ...]
    rake: int


@dataclass(frozen=True, slots=True)
class Layout:
    """The pots of a hand, the rake out of each, and the steps that lead there."""

    uncalled: tuple[Uncalled, ...]
    pots: tuple[Pot, ...]
    rakes: tuple[int, ...]
    steps: tuple[Step, ...]


def rule_pots(situation: Situation, book: Rulebook) -> Ruling[PotsVerdict]:
    """The pots between two streets or when the betting is over; SituationError at `actions` while a street is open."""
    layout = lay_out(Desk(book, situation), replay(situation))
    verdict = PotsVerdict(layout.uncalled, layout.pots, sum(layout.rakes))
    return Ruling("pots", book.slug, verdict, layout.steps)


def lay_out(desk: Desk, hand: Hand) -> Layout:
    """The pots of the replayed hand; SituationError at `actions` that names the seat to act while a street is open."""
    closed(hand)
    found = pots_of(hand)
    rakes, rake_steps = _rake(desk, hand, found.pots)
    back = (found.uncalled,) if found.uncalled else ()
    steps = [
        *_uncalled(desk, hand, back),
        *_short_blinds(desk, hand),
        *_pots(desk, hand, found),
        *rake_steps,
    ]
    return Layout(back, found.pots, rakes, tuple(steps))


def pots_of(hand: Hand) -> Layers:
    """What goes back and the pots, as the chips lie now."""
    return layers(hand.contributions, hand.live, all_in=hand.all_in, dead=hand.dead, start=hand.start)


def closed(hand: Hand) -> None:
    """Nothing, or the SituationError at `actions` that names the seat to act while a street is open."""
    if hand.to_act is not None:
        raise SituationError(
            "actions", "the {street} is open: seat {turn} is to act", street=hand.street, turn=hand.to_act
        )


def _uncalled(desk: Desk, hand: Hand, back: Iterable[Uncalled]) -> list[Step]:
    """What goes back before anything is split."""
    return [
        desk.step(
            Reason.UNCALLED_RETURNED,
            UncalledBet,
            seat=seat,
            amount=amount,
            total=hand.contributions[seat],
            matched=hand.contributions[seat] - amount,
        )
        for seat, amount in back
    ]


def _short_blinds(desk: Desk, hand: Hand) -> list[Step]:
    """The blinds that were posted for less, by seats all-in with them."""
    game = desk.situation.game
    nominal = {ActionKind.SMALL_BLIND: game.small_blind, ActionKind.BIG_BLIND: game.big_blind}
    return [
        desk.step(Reason.SHORT_BLIND, ShortBlind, seat=action.seat, amount=action.to, blind=blind)
        for action in desk.situation.actions
        if (blind := nominal.get(action.action)) and action.to is not None and action.to < blind
    ]


def _pots(desk: Desk, hand: Hand, found: Layers) -> list[Step]:
    """Each pot with its arithmetic and its contenders, and where the folded chips are."""
    totals = dict(hand.contributions)
    for seat, amount in (found.uncalled,) if found.uncalled else ():
        totals[seat] -= amount
    steps = [
        _only_pot(desk, hand, found.pots, totals)
        if len(found.pots) == 1
        else _layer(desk, hand, found.pots, place, totals)
        for place in range(len(found.pots))
    ]
    folded = {seat: total for seat, total in totals.items() if total and seat not in hand.live}
    if folded:
        seats = tuple(sorted(folded))
        dead: dict[str, Param] = {"dead": hand.dead} if hand.dead else {}
        steps.append(desk.step(Reason.FOLDED_CHIPS, FoldedChips, seats=seats, amount=sum(folded.values()), **dead))
    return steps


def _only_pot(desk: Desk, hand: Hand, pots: Sequence[Pot], totals: Mapping[int, int]) -> Step:
    """The one pot there is."""
    figures = _figures(hand, pots, 0, totals)
    return desk.step(Reason.ONLY_POT, _whose(desk) if len(hand.live) > 1 else LastLeft, **figures)


def _whose(desk: Desk) -> type[PotWinner] | type[AllInShare]:
    """What says whose chips the pot holds and who can win it: a house's rule on the pot, else that on shares."""
    own = desk.book.base is not None and desk.provision(PotWinner).citations[0].status is not Firmness.SILENT
    return PotWinner if own else AllInShare


def _layer(desk: Desk, hand: Hand, pots: Sequence[Pot], place: int, totals: Mapping[int, int]) -> Step:
    """One pot of several: from which total of each seat up to which its chips come, if any came on these streets."""
    above, level = _bounds(pots, place, totals)
    figures = _figures(hand, pots, place, totals)
    lay_there = level == above
    if place == 0:
        bound: dict[str, Param] = {} if lay_there else {"level": level}
        return desk.step(Reason.MAIN_POT, AllInRounds, AllInShare, **bound, **figures)
    if lay_there:
        return desk.step(Reason.SIDE_POT, AllInShare, pot=place, **figures)
    if place < len(pots) - 1:
        return desk.step(Reason.SIDE_POT, AllInShare, pot=place, above=above, level=level, **figures)
    bound = {"beyond": above} if above else {}
    return desk.step(Reason.SIDE_POT, AllInShare, pot=place, **bound, **figures)


def _figures(hand: Hand, pots: Sequence[Pot], place: int, totals: Mapping[int, int]) -> dict[str, Param]:
    """A pot's amount, the parts that add up to it, what of it is no bet of the streets told, and who can win it."""
    amount, eligible = pots[place]
    above, level = _bounds(pots, place, totals)
    slices = [min(total, level) - above for total in totals.values() if total > above]
    dead = hand.dead if place == 0 else 0
    earlier = amount - sum(slices) - dead
    rest = {name: value for name, value in (("dead", dead), ("earlier", earlier)) if 0 < value < amount}
    parts = tuple([part for part in (earlier, dead, *slices) if part])
    return {"amount": amount, "parts": parts, "seats": eligible, **rest}


def _bounds(pots: Sequence[Pot], place: int, totals: Mapping[int, int]) -> tuple[int, int]:
    """Between which totals of a seat the chips of a pot lie: a pot ends where the first of its contenders is all-in."""
    ends = [min([totals.get(seat, 0) for seat in pot.eligible]) for pot in pots[:-1]]
    ends.append(max(totals.values(), default=0))
    return (ends[place - 1] if place else 0), ends[place]


# ---- rake ---------------------------------------------------------------------------------------


def _rake(desk: Desk, hand: Hand, pots: Sequence[Pot]) -> tuple[tuple[int, ...], list[Step]]:
    """The rake out of each pot, main pot first, and why it is that."""
    terms = desk.situation.game.rake
    amounts = [pot.amount for pot in pots]
    if terms is None:
        return tuple([0] * len(amounts)), []
    if terms.taken is not None:
        return _as_taken(desk, terms.taken, amounts)
    if terms.no_flop_no_drop and not _flop_seen(desk.situation):
        return tuple([0] * len(amounts)), [_of_the_game(desk.step(Reason.NO_FLOP_NO_DROP, Rake))]
    rakes, steps = _by_rate(desk, terms, amounts)
    if any(rakes) and not _flop_seen(desk.situation):
        needed(terms.no_flop_no_drop, "game.rake.no_flop_no_drop")
    return rakes, steps


def _as_taken(desk: Desk, taken: Sequence[int], amounts: Sequence[int]) -> tuple[tuple[int, ...], list[Step]]:
    """What the document says was taken of each pot, or that nothing was; SituationError where that cannot be."""
    held = [*amounts, *[0] * len(taken)]
    for place, rake in enumerate(taken):
        if rake > held[place]:
            raise SituationError(
                f"game.rake.taken[{place}]", "{rake} taken from a pot of {amount}", rake=rake, amount=held[place]
            )
    if taken and len(taken) < len(amounts):
        raise SituationError("game.rake.taken", "expected one entry for each pot, {count} in all", count=len(amounts))
    rakes = tuple([*taken, *[0] * len(amounts)][: len(amounts)])
    steps = [desk.step(Reason.RAKE_AS_TAKEN, Rake, rake=sum(rakes))] if any(rakes) else []
    return rakes, steps


def _by_rate(desk: Desk, terms: Terms, amounts: Sequence[int]) -> tuple[tuple[int, ...], list[Step]]:
    """Percent of all pots, rounded down to full steps, capped, out of the main pot first."""
    percent = needed(terms.percent, "game.rake.percent")
    total, unit = sum(amounts), terms.step or 1
    exact = Fraction(percent) * total / 100
    rake = int(exact) - int(exact) % unit
    bounds: dict[str, Param] = {} if rake == exact else {"step": unit}
    if terms.cap is not None:
        rake = min(rake, terms.cap)
        bounds["cap"] = terms.cap
    left, rakes = rake, []
    for amount in amounts:
        rakes.append(min(left, amount))
        left -= rakes[-1]
    figures: dict[str, Param] = {
        "percent": _written(percent),
        "total": total,
        "exact": _written(percent * total / 100),
        "rake": rake,
    }
    step = desk.step(Reason.RAKE_BY_RATE, Rake, **figures, **bounds)
    own = desk.book.figure("rake-percent").value
    return tuple(rakes), [step if own is None or own == percent else _of_the_game(step)]


def _written(number: Decimal) -> str:
    """A number as one writes it: `2.5`, `70`."""
    return f"{number.normalize():f}"


def _of_the_game(step: Step) -> Step:
    """A term that the game names and the rule on the rake has not: that it holds is a reading of the rule."""
    return replace(step, citations=as_reading(step.citations))


def _flop_seen(situation: Situation) -> bool:
    """Whether at least three board cards lie there; SituationError where actions tell of a flop that is not."""
    seen = len(situation.board) >= FLOP_CARDS
    later = any(action.street is not Street.PREFLOP for action in situation.actions)
    if later and not seen:
        raise SituationError("board", "needed for this question and missing: was a flop seen?")
    return seen
