"""A player comes back after missing blinds: how much is posted live, and how much dead."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Allocation, Option, Question
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import MissedBlinds, OnlySmallBlindMissed
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.blinds_family import BlindsFamily, paid
from trainer.scenarios.button_deals import between_hands, ring
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

BIG, SMALL = "big", "small"


class MissedMarkers(BlindsFamily):
    """What a seat with a marker for a missed blind pays before it is dealt in."""

    slug = "missed-markers"
    topic = "missed-blinds"
    revision = 2
    policies = (MissedBlinds, OnlySmallBlindMissed)
    houses = ("hellenic", "roberts", "wsop-cash")
    misconceptions = (OTHER, "all-dead", "new-post-too")
    words = {  # noqa: RUF012
        "title": "Making up missed blinds",
        "prompt-small": (
            "A cash game with blinds of {small:amount} and {big:amount}. The player in {seat:seat} "
            "missed the small blind only and now comes back left of "
            "the blinds, to be dealt in. How much is posted live, and how much dead?"
        ),
        "prompt-big": (
            "A cash game with blinds of {small:amount} and {big:amount}. The player in {seat:seat} "
            "missed the big blind only and now comes back left of "
            "the blinds, to be dealt in. How much is posted live, and how much dead?"
        ),
        "prompt-both": (
            "A cash game with blinds of {small:amount} and {big:amount}. The player in {seat:seat} "
            "missed both blinds and now comes back left of "
            "the blinds, to be dealt in. How much is posted live, and how much dead?"
        ),
        "live": "Live, in front of the seat",
        "dead": "Dead, into the pot",
        OTHER: (
            "That is what {house:book} makes of it. What is owed, and what of it is dead, differs from house to house."
        ),
        "all-dead": (
            "You put all of it into the pot dead. A part of what is made up stays live, as the seat's bet, wherever a "
            "big blind was missed, and under some books also a small one."
        ),
        "new-post-too": (
            "You asked for a big blind on top of what was missed. Made-up blinds are the price of being dealt in; "
            "nothing comes on top."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = ring(chance, book, level, least=4 + level, play="cash")
        draw = chance.below(100)
        missed = (BIG,) if draw < 68 else (BIG, SMALL) if draw < 84 else (SMALL,)
        seat = chance.choice(table.order[3:-1])
        return between_hands(chance, table, missed={seat: missed}, seat=seat)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        seat = situation.seat or 0
        if seat in ruling.verdict.waiting:
            return None
        missed = situation.at(seat).missed
        which = "both" if len(missed) == 2 else missed[0]
        rows = (Option("live", self.message("live")), Option("dead", self.message("dead")))
        prompt = self.message(f"prompt-{which}", seat=seat, **self.told(situation))
        return Allocation(prompt, paid(ruling.verdict, seat), rows)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        seat, game = situation.at(situation.seat or 0), situation.game
        amounts = {SMALL: game.small_blind or 0, BIG: game.big_blind or 0}
        owed = sum(paid(ruling.verdict, seat.seat))
        return {
            OTHER: self.other_answer(situation, book),
            "all-dead": (0, owed),
            "new-post-too": (amounts[BIG], sum([amounts[blind] for blind in seat.missed])),
        }
