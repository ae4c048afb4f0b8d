"""Families on what a seat may bet or raise: the question's figures, and options where the floor may have to decide."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from trainer.assessment.message import Message, Param
from trainer.assessment.question import Option
from trainer.poker.hand import Hand, replay
from trainer.poker.situation import Situation
from trainer.rulings.ruling import Ruling
from trainer.scenarios.house_family import HouseFamily
from trainer.scenarios.options import setting

FLOOR = "floor"


class BoundsFamily(HouseFamily):
    """A family on the question `bet-limits`, about the seat to act or the seat that the situation names."""

    ruling = "bet-limits"
    exhibits: ClassVar[tuple[str, ...]] = ("felt", "log")

    def told(self, situation: Situation, ruling: Ruling[Any], name: str = "prompt") -> Message:
        """The prompt with the game's figures, its limits where it has any, and the seat that is asked about."""
        params: dict[str, Param] = {**setting(situation.game), "seat": ruling.verdict.seat}
        if situation.game.small_bet:
            params |= {"low": situation.game.small_bet, "high": situation.game.big_bet or 0}
        return self.message(name, **params)


class Spot:
    """The figures of a seat that is to act: pot, price, what it has in front of it and owes."""

    def __init__(self, situation: Situation) -> None:
        hand: Hand = replay(situation)
        self.hand = hand
        self.seat = situation.seat or hand.to_act or 0
        self.price = hand.price.to_match
        self.front = hand.street_totals[self.seat]
        self.owed = self.price - self.front
        self.step = hand.price.step or 0
        self.pot = hand.pot


def raise_options(totals: Iterable[int]) -> tuple[Option, ...]:
    """An option for each street total of a raise, lowest first, and the floor."""
    amounts = sorted({total for total in totals if total > 0})
    raises = [Option(str(amount), Message("counts/raise", {"amount": amount})) for amount in amounts]
    return (*raises, Option(FLOOR, Message("counts/floor")))
