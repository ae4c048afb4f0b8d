"""What a new player pays to be dealt in at once."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Allocation, Option, Question
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import NewPlayer
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.blinds_family import BlindsFamily, paid
from trainer.scenarios.button_deals import Ring, between_hands, ring
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance


class NewPlayersPost(BlindsFamily):
    """How much a new player left of the blinds posts live and dead."""

    slug = "new-player-post"
    topic = "rake-buyin"
    revision = 2
    policies = (NewPlayer,)
    misconceptions = ("both-blinds", "dead-post", "small-is-enough")
    words = {  # noqa: RUF012
        "title": "A new player's post",
        "prompt": (
            "A {structure:structure} cash game with blinds of {small:amount} and {big:amount}. In the last hand "
            "{was:seat} had the button, {sb:seat} the small blind and {bb:seat} the big blind. A new player in "
            "{seat:seat} wants to be dealt in now. How much does the player post in this house?"
        ),
        "live": "Live, in front of the seat",
        "dead": "Dead, into the pot",
        "both-blinds": (
            "You asked for both blinds. Those are for players who missed them: a new player pays at most one big blind."
        ),
        "dead-post": (
            "You took the post dead. What a new player pays is live, as a blind is: it counts as the player's bet."
        ),
        "small-is-enough": (
            "You asked for a small blind. A new player comes in for a full big blind, or for nothing where the house "
            "says so."
        ),
    }

    def decides(self, book: Rulebook) -> bool:
        return "cash" in book.play and super().decides(book)

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = ring(chance, book, level, least=4 + level, play="cash")
        new = chance.choice(table.order[3:-1])
        before = Ring(table.terms, tuple([seat for seat in table.order if seat != new]))
        return between_hands(chance, before, new=(new,), seat=new)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        seat = situation.seat or 0
        if seat in ruling.verdict.waiting:
            return None
        rows = (Option("live", self.message("live")), Option("dead", self.message("dead")))
        return Allocation(self.message("prompt", seat=seat, **self.told(situation)), paid(ruling.verdict, seat), rows)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        small, big = situation.game.small_blind or 0, situation.game.big_blind or 0
        return {"both-blinds": (big, small), "dead-post": (0, big), "small-is-enough": (small, 0)}
