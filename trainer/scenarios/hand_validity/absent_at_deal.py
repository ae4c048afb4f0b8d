"""A player who owes a blind is away while the cards are dealt: live hand or dead, and what becomes of the blind."""

from __future__ import annotations

from typing import Any, Literal

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.incidents import Absent
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import AtSeat
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Decision, Ruling
from trainer.scenarios.incident_deals import deal_table, with_incident
from trainer.scenarios.options import setting
from trainer.scenarios.player_incidents import PlayerFamily
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

BACK: tuple[Literal["first-card", "last-card", "later"], ...] = (*("last-card",) * 5, "later", "first-card")
"""When the player comes back, each as often as it is named here."""
KEYS = {Decision.HAND_LIVE: "live", Decision.HAND_DEAD: "dead-stays", Decision.FLOOR: "floor"}


class AbsentAtDeal(PlayerFamily):
    """Whether a player who came back during or after the deal has a hand."""

    slug = "absent-at-deal"
    topic = "hand-validity"
    revision = 2
    policies = (AtSeat,)
    misconceptions = ("blind-back", "needless-floor", "another-house")
    words = {  # noqa: RUF012
        "title": "Away during the deal",
        "prompt": (
            "A {structure:structure} {play:play}. The blind of that seat lies in front of it, and nobody has acted. "
            "What becomes of its hand in this house?"
        ),
        "live": "It is live: the player is back in time",
        "dead-stays": "It is dead, and the blind stays in the pot",
        "dead-back": "It is dead, and the blind goes back to the player",
        "floor": "Call the floor, who decides",
        "blind-back": (
            "You gave the blind back. A blind is owed for the hand whether its player is there or not: it stays in the "
            "pot even if the hand is dead."
        ),
        "needless-floor": "You called the floor. The house says by which card a player has to be at the seat.",
        "another-house": (
            "That is how {house:book} has it. By which card a player has to be back differs from house to house, and "
            "some houses leave it open."
        ),
    }

    def decides(self, book: Rulebook) -> bool:
        """In a cash game no book says by when a player has to be back."""
        return super().decides(book) and "tournament" in book.play

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = deal_table(chance, book, level)
        while not table.game.tournament and chance.chance(0.7):
            table = deal_table(chance, book, level)
        return with_incident(table, Absent(chance.choice(table.actions[:2]).seat, chance.choice(BACK)))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        options = tuple(Option(name, self.message(name)) for name in ("live", "dead-stays", "dead-back", "floor"))
        prompt = self.message("prompt", **setting(situation.game))
        return Choice(prompt, KEYS[ruling.verdict.decision], options)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        other = self.other_answer(situation, book)
        return {"blind-back": "dead-back", "needless-floor": "floor", "another-house": other}
