"""Matters of conduct: burned cards looked at, chips taken off, a pot pulled in, a foreign language, insults."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.incidents import Conduct
from trainer.poker.situation import Situation, Status
from trainer.rulebooks.policies import ChipsOffTable
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Decision, Ruling
from trainer.rulings.steps import Act
from trainer.scenarios.incident_deals import with_incident
from trainer.scenarios.options import setting
from trainer.scenarios.player_incidents import PlayerFamily, in_play
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

WHAT = (
    *["chips-off-table"] * 9, *["takes-pot"] * 7, *["looks-at-burns"] * 3, "language", "insult",
)  # fmt: skip
"""What happens, each as often as it is named here."""
KEYS = {Act.EXCLUDE: "exclude", Act.PUSH_POT: "push", Act.WARN: "warn", Act.CALL_FLOOR: "floor"}


class AtTheTable(PlayerFamily):
    """What the dealer does about a player's conduct."""

    slug = "at-the-table"
    topic = "conduct"
    revision = 3
    policies = (ChipsOffTable,)
    misconceptions = ("let-it-go", "own-penalty", "another-house")
    words = {  # noqa: RUF012
        "title": "Conduct at the table",
        "prompt": "A {structure:structure} {play:play}. What do you do about it in this house?",
        "warn": "Stop it and warn the player",
        "exclude": "Exclude all players involved from the game",
        "push": "Stop the player and push the pot to its winner yourself",
        "kill": "Kill the player's hand",
        "floor": "Call the floor",
        "let-it-go": (
            "You let it go. Where the house has a rule the dealer applies it, and where it has none the floor decides; "
            "the dealer does not look away."
        ),
        "own-penalty": (
            "You killed a hand as a penalty. That is none that a dealer may give: a hand dies only of a rule on hands."
        ),
        "another-house": "That is so under {house:book}. In this house it is otherwise.",
        "nothing": "Nothing, as long as nobody complains",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = in_play(chance, book, level)
        seat = chance.choice(table.numbers(Status.LIVE))
        what: Any = chance.choice(WHAT)
        return with_incident(table, Conduct(what, seat))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        verdict = ruling.verdict
        key = "floor" if verdict.decision is Decision.FLOOR else next(KEYS[act] for act in verdict.then if act in KEYS)
        own = [Option(name, self.message(name)) for name in ("nothing", "warn", "push", "kill", "exclude")]
        floor = Option("floor", self.message("floor"))
        return Choice(self.message("prompt", **setting(situation.game)), key, (*own, floor))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {"let-it-go": "nothing", "own-penalty": "kill", "another-house": self.other_answer(situation, book)}
