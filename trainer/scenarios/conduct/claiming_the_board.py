"""A player says that the board plays: are the words enough, or must the cards be tabled?"""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.incidents import BoardClaimed
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import BoardPlay
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Decision, Ruling
from trainer.scenarios.incident_deals import with_incident
from trainer.scenarios.options import setting
from trainer.scenarios.player_incidents import PlayerFamily, at_showdown, still_in
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

KEYS = {Decision.HAND_LIVE: "stands", Decision.SHOW: "table"}


class ClaimingTheBoard(PlayerFamily):
    """How a player who plays the board claims a share."""

    slug = "claiming-the-board"
    topic = "conduct"
    policies = (BoardPlay,)
    misconceptions = ("no-share", "needless-floor", "another-house")
    words = {  # noqa: RUF012
        "title": "“I play the board”",
        "prompt": "A {structure:structure} {play:play}. Does the player keep the claim to a share in this house?",
        "stands": "Yes: nothing more is needed",
        "table": "Yes, once both hole cards lie face up: ask for them",
        "dead": "No: the hand has no card of its own in it and is dead",
        "floor": "Call the floor, who decides",
        "no-share": (
            "You gave the player nothing. A hand may use two, one or none of the hole cards, so who plays the board "
            "may share; what differs is how it has to be claimed."
        ),
        "needless-floor": "You called the floor. This house has a rule on how the board is claimed.",
        "another-house": "That is how {house:book} has it. This house goes by another rule.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        moment = at_showdown(chance, book, level)
        return with_incident(moment, BoardClaimed(chance.choice(still_in(moment)), tabled=chance.chance(0.2)))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        names = ("stands", "table", "dead", "floor")
        options = tuple(Option(name, self.message(name)) for name in names)
        return Choice(self.message("prompt", **setting(situation.game)), KEYS[ruling.verdict.decision], options)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {"no-share": "dead", "needless-floor": "floor", "another-house": self.other_answer(situation, book)}
