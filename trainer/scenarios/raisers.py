"""Which seats may raise once their turn comes: the ruling on bets, asked for one seat after the other."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trainer.poker.hand import replay
from trainer.poker.situation import Situation
from trainer.poker.table import starting_with
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.betting import rule_bet_limits
from trainer.rulings.rounds import opened_at, raises_of
from trainer.rulings.ruling import Ruling


@dataclass(frozen=True, slots=True)
class RaisersVerdict:
    """Of the seats still to act: those that may raise, and those of which the book leaves it open."""

    may_raise: tuple[int, ...]
    open: tuple[int, ...]


def pending(situation: Situation) -> tuple[int, ...]:
    """The seats that still have to act on the street, the next first; none when the round is over."""
    hand = replay(situation)
    if hand.to_act is None:
        return ()
    able = [seat for seat in hand.live if seat not in hand.all_in]
    order = starting_with(able, hand.to_act)
    return tuple(seat for seat in order if hand.answered.get(seat, -1) < hand.price.to_match)


def last_full_raise(situation: Situation) -> int:
    """The street total to which the last bet or raise of full size went, short all-ins left out."""
    hand = replay(situation)
    price = full = opened_at(situation, hand.street)
    size = situation.game.big_blind or 0
    for action in raises_of(hand):
        to = action.to or 0
        if to - price >= size:
            full, size = to, to - price
        price = to
    return full


def rule_raisers(situation: Situation, book: Rulebook) -> Ruling[RaisersVerdict]:
    """Who may raise among the seats still to act, if those before each of them only call or fold."""
    rulings = {seat: rule_bet_limits(replace(situation, seat=seat), book) for seat in pending(situation)}
    steps = [step for ruling in rulings.values() for step in ruling.steps]
    found = {seat: ruling.verdict.may_raise for seat, ruling in rulings.items()}
    verdict = RaisersVerdict(
        may_raise=tuple(sorted(seat for seat, may in found.items() if may)),
        open=tuple(sorted(seat for seat, may in found.items() if may is None)),
    )
    return Ruling(
        "bet-limits", book.slug, verdict, tuple([step for i, step in enumerate(steps) if step not in steps[:i]])
    )
