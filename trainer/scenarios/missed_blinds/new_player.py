"""A new player sits down: dealt in for nothing, for a big blind, as the big blind, or made to wait?"""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import NewInBigBlind, NewPlayer
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.blinds_family import BIG, FREE, POSTS, SMALL, WAITS, BlindsFamily, becomes
from trainer.scenarios.button_deals import Ring, between_hands, ring
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance


class NewcomersPlace(BlindsFamily):
    """What becomes of a new player by the place and the house."""

    slug = "new-player"
    topic = "missed-blinds"
    revision = 2
    policies = (NewPlayer, NewInBigBlind)
    houses = ("tda", "roberts", "hellenic", "wsop-cash")
    misconceptions = (OTHER, "never-as-blind", "both-blinds")
    words = {  # noqa: RUF012
        "title": "A new player",
        "prompt": (
            "A {structure:structure} {play:play}. In the last hand {was:seat} had the button, {sb:seat} the small "
            "blind and {bb:seat} the big blind. A new player has taken {seat:seat} and wants to play at once. What is "
            "right for the next hand?"
        ),
        WAITS: "Not dealt in: the player waits until the button has passed",
        FREE: "Dealt in, and posts nothing",
        POSTS: "Dealt in, and posts a big blind, live",
        "half": "Dealt in, and posts a big blind live and a small blind dead",
        SMALL: "Plays as the small blind",
        BIG: "Plays as the big blind",
        OTHER: (
            "That is so by {house:book}. What a new player pays, and where one has to wait, differs from house to "
            "house."
        ),
        "never-as-blind": (
            "You went by another place than the player's. First find where button and blinds fall in this hand: who "
            "sits in the big blind's place is the big blind, the others come by the rule for newcomers."
        ),
        "both-blinds": (
            "You asked for both blinds. That is for players who missed them; a new player has missed nothing."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = ring(chance, book, level, least=4 + level)
        place = chance.choice((0, 1, 1, 2, 3, len(table.order) - 1))
        new = table.order[place]
        before = Ring(table.terms, tuple(seat for seat in table.order if seat != new))
        return between_hands(chance, before, new=(new,), seat=new)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        options = [Option(name, self.message(name)) for name in (BIG, SMALL, POSTS, "half", FREE, WAITS)]
        prompt = self.message("prompt", seat=situation.seat or 0, **self.told(situation))
        return Choice(prompt, becomes(ruling.verdict, situation.seat or 0), tuple(options))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        key = becomes(ruling.verdict, situation.seat or 0)
        return {
            OTHER: self.other_answer(situation, book),
            "never-as-blind": POSTS if key == BIG else BIG,
            "both-blinds": "half",
        }
