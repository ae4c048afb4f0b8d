"""What a seat meets at its turn: the structure played, the big blind's option, a price that a short stack leaves."""

from __future__ import annotations

from trainer.poker.hand import Hand
from trainer.poker.situation import ActionKind, Street, Structure, needed
from trainer.rulebooks.policies import (
    BettingStructure,
    BigBlindOption,
    LimitBetSize,
    MinRaise,
    Policy,
    ShortBlind,
    SubMinimumOpen,
)
from trainer.rulebooks.rulebook import Citation
from trainer.rulebooks.rulebook import Status as Firmness
from trainer.rulings.finding import as_reading
from trainer.rulings.rounds import acts_of
from trainer.rulings.ruling import Desk, Step
from trainer.rulings.steps import Reason


def structure_played(desk: Desk, structure: Structure) -> list[Step]:
    """What is played, where the book speaks of it; of a game that is not the house's own its sheet says nothing."""
    told = desk.provision(BettingStructure)
    if told.value is None:
        return []
    if told.value.value not in (structure.value, BettingStructure.AS_THE_TABLE_SAYS.value):
        silence = Citation(desk.book.slug, None, Firmness.SILENT)
        return [Step(Reason.OTHER_STRUCTURE, {"structure": structure.value}, (*told.citations, silence))]
    sizes: tuple[type[Policy], ...] = (LimitBetSize,) if structure is Structure.FIXED_LIMIT else ()
    return [desk.step(Reason.STRUCTURE_PLAYED, *sizes, BettingStructure, structure=structure.value)]


def has_option(desk: Desk, hand: Hand, seat: int) -> bool:
    """Whether the seat is the big blind, and nobody has raised before the flop."""
    posted = [action.seat for action in desk.situation.actions if action.action is ActionKind.BIG_BLIND]
    unraised = hand.street is Street.PREFLOP and hand.last_aggressor.get(hand.street) is None
    return unraised and seat in posted and hand.street_totals[seat] >= hand.price.to_match


def option(desk: Desk, hand: Hand, seat: int) -> tuple[Step, ...]:
    """The big blind's option, where that is what the round waits for."""
    return (desk.step(Reason.BIG_BLIND_HAS_OPTION, BigBlindOption, seat=seat),) if has_option(desk, hand, seat) else ()


def same_price(desk: Desk, hand: Hand, seat: int) -> tuple[Step, ...]:
    """That the price before the flop is the full big blind, although the blind or an all-in was for less."""
    price, big = hand.price.to_match, hand.game.big_blind or 0
    if hand.street is not Street.PREFLOP or price != big or hand.street_totals[seat] >= price:
        return ()
    posts = [needed(act.to, "actions") for act in desk.situation.actions if act.action is ActionKind.BIG_BLIND]
    if any(post < big for post in posts):
        sizes: tuple[type[Policy], ...] = () if hand.game.structure is Structure.FIXED_LIMIT else (MinRaise,)
        return (desk.step(Reason.SHORT_BLIND_SAME_PRICE, ShortBlind, *sizes, blind=big),)
    if any(act.action is ActionKind.CALL and (act.to or 0) < big for act in acts_of(hand)):
        return (Step(Reason.SHORT_OPEN_SAME_PRICE, {"blind": big}, _short_open(desk)),)
    return ()


def _short_open(desk: Desk) -> tuple[Citation, ...]:
    """The rule on an all-in below the big blind: its own one, or a reading of the one on short blinds."""
    opened = desk.provision(SubMinimumOpen)
    if opened.value is SubMinimumOpen.SO_AFTER_THE_FLOP_ONLY:
        return opened.citations
    return as_reading(desk.provision(ShortBlind).citations)
