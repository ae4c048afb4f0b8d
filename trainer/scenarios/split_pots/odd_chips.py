"""Odd chips: how a pot is shared that does not divide."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trainer.assessment.message import Param
from trainer.assessment.question import Allocation, Question
from trainer.poker.situation import Situation
from trainer.rulebooks import shelf
from trainer.rulebooks.policies import EqualHands, OddChipSeat, OddChipUnit
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.options import per_seat, seat_options, setting
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.split_deals import one_tie
from trainer.scenarios.splits import odd_unit, shares


class OddChips(Family):
    """What each of the winners gets of one pot with chips left over."""

    slug = "odd-chips"
    topic = "split-pots"
    revision = 2
    ruling = "payout"
    policies = (EqualHands, OddChipUnit, OddChipSeat)
    exhibits = ("felt", "pots", "chips")
    misconceptions = ("wrong-side", "all-to-first", "other-house")
    words = {  # noqa: RUF012
        "title": "Odd chips",
        "prompt": (
            "{seats:seats} show equal hands, the best ones, in a game with blinds of {small:amount} and {big:amount}. "
            "How do they share the pot of {amount:amount}?"
        ),
        "wrong-side": (
            "You gave the odd chips from the wrong side. They start with the first winner to the left of the button "
            "and go clockwise."
        ),
        "all-to-first": (
            "You gave all the odd chips to one winner. They go one each, clockwise from the left of the button."
        ),
        "other-house": (
            "You went by another book, {house:book}: how small a chip a pot is broken down to is not the same in "
            "every house."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return one_tie(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        winners = tuple(ruling.verdict.payouts)
        amount = ruling.verdict.pots[0].amount
        prompt = self.message("prompt", seats=winners, amount=amount, **setting(situation.game))
        return Allocation(prompt, per_seat(ruling.verdict.payouts, winners), seat_options(winners))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        winners = tuple(ruling.verdict.payouts)
        pots, unit, button = (
            [(ruling.verdict.pots[0].amount, winners)],
            odd_unit(book, situation.game),
            situation.button or 0,
        )
        other = self.rule(situation, shelf.book(_other(book)))
        return {
            "wrong-side": per_seat(shares(pots, unit, button, backwards=True), winners),
            "all-to-first": per_seat(shares(pots, unit, button, one_each=False), winners),
            "other-house": per_seat(other.verdict.payouts, winners),
        }

    def figures(self, name: str, situation: Situation, book: Rulebook) -> Mapping[str, Param]:
        return {"house": _other(book)} if name == "other-house" else {}


def _other(book: Rulebook) -> str:
    """A house that breaks a pot down otherwise: to the chip of the blinds, or else to the smallest one."""
    return "roberts" if book.slug == "wsop-cash" else "wsop-cash"
