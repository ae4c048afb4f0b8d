"""A player of the tournament is away when a blind falls on the seat."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import AbsentBlinds
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Decision, Ruling
from trainer.scenarios.blinds_family import BlindsFamily, paid
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.options import decision_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.tournament_deals import away_in_a_blind, plays_tournaments

CHOICES = ("posts-and-cards", "posts-no-cards", "cards-no-post", "passed-over")


class AbsentInBlinds(BlindsFamily):
    """Whether an absent player is blinded and dealt in."""

    slug = "absent-blinds"
    topic = "tournament"
    revision = 2
    policies = (AbsentBlinds,)
    houses = ("hellenic", "tda")
    misconceptions = (OTHER, "posts-no-cards", "cards-no-post")
    words = {  # noqa: RUF012
        "title": "Absent in the blinds",
        "prompt": (
            "A tournament. In the last hand {was:seat} had the button, {sb:seat} the small blind and {bb:seat} the big "
            "blind. The player of {away:seat} is away from the table when the next hand is about to be dealt. What "
            "becomes of that seat in this house?"
        ),
        "is-posts-and-cards": "Its blind is posted from the stack, and it is dealt in",
        "is-posts-no-cards": "Its blind is posted from the stack, and it gets no cards",
        "is-cards-no-post": "It is dealt in, and posts nothing",
        "is-passed-over": "It gets no cards, and the blind is missed",
        OTHER: (
            "That is so by {house:book}. Whether an absent player is blinded off, or misses the blind and is left out, "
            "differs from house to house."
        ),
        "posts-no-cards": (
            "You took the blind and gave no cards. The two go together: who is blinded is dealt in, and who is left "
            "out of the deal posts nothing."
        ),
        "cards-no-post": (
            "You dealt the absent player in for nothing. Who is dealt in has to post a blind that falls on the seat, "
            "present or not."
        ),
    }

    def decides(self, book: Rulebook) -> bool:
        return plays_tournaments(book) and super().decides(book)

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return away_in_a_blind(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        seat, verdict = situation.seat or 0, ruling.verdict
        key = CHOICES[(0 if sum(paid(verdict, seat)) else 2) + (seat not in verdict.dealt_in)]
        options = [Option(name, self.message(f"is-{name}")) for name in CHOICES]
        prompt = self.message("prompt", away=seat, **self.told(situation))
        return Choice(prompt, key, (*options, *decision_options((Decision.FLOOR,))))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {
            OTHER: self.other_answer(situation, book),
            "posts-no-cards": "posts-no-cards",
            "cards-no-post": "cards-no-post",
        }
