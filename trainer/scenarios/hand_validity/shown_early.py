"""A player turns up own cards, one or both, while others may still act or when nobody can any more."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.incidents import HandShown
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import PlayerExposedCard
from trainer.rulebooks.policies import ShownEarly as ShownEarlyPolicy
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.dealt import HOLE_CARDS
from trainer.rulings.ruling import Decision, Ruling
from trainer.rulings.steps import Act
from trainer.scenarios.incident_deals import fresh_cards, with_incident
from trainer.scenarios.player_incidents import PlayerFamily, at_showdown, in_play, still_in
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance


class ShownEarly(PlayerFamily):
    """What a hand is worth that its player showed before the showdown."""

    slug = "shown-early"
    topic = "hand-validity"
    revision = 2
    policies = (ShownEarlyPolicy, PlayerExposedCard)
    least_wrong = 1
    misconceptions = ("no-harm", "needless-floor", "another-house")
    words = {  # noqa: RUF012
        "title": "Cards shown early",
        "prompt": "Look at what was shown, and whether anybody can still act. What follows in this house?",
        "dead": "The hand is dead",
        "warn": "The hand plays, and its player is warned",
        "fine": "The hand plays, and nothing else follows",
        "floor": "Call the floor, who decides",
        "no-harm": (
            "You let it pass. Cards shown while somebody can still act help or harm others in the hand: that has "
            "a consequence, in every house."
        ),
        "needless-floor": "You called the floor. The house has a rule that needs no decision.",
        "another-house": (
            "That is how {house:book} has it. Whether cards shown early play or kill the hand differs from house to "
            "house, and it may matter whether both were shown."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        moment = (at_showdown if chance.chance(0.2) else in_play)(chance, book, level)
        count = 1 if chance.chance(0.15) else HOLE_CARDS
        return with_incident(moment, HandShown(chance.choice(still_in(moment)), fresh_cards(chance, moment, count)))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        verdict = ruling.verdict
        played = "warn" if Act.WARN in verdict.then else "fine"
        key = {Decision.HAND_DEAD: "dead", Decision.HAND_LIVE: played}.get(verdict.decision, "floor")
        options = tuple(Option(name, self.message(name)) for name in ("dead", "warn", "fine", "floor"))
        return Choice(self.message("prompt"), key, options)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {"no-harm": "fine", "needless-floor": "floor", "another-house": self.other_answer(situation, book)}
