"""Show one, show all: a hand was shown to one player; when do the others see it?"""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.incidents import ShownToOne as Shown
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import ShowOneShowAll
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Decision, Ruling
from trainer.rulings.steps import Act
from trainer.scenarios.incident_deals import with_incident
from trainer.scenarios.player_incidents import (
    PlayerFamily,
    at_showdown,
    gave_up,
    in_play,
    last_to_act_is_short,
    still_in,
)
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance


class ShownToOne(PlayerFamily):
    """When a hand that was shown to one player is shown to all."""

    slug = "shown-to-one"
    topic = "conduct"
    revision = 2
    policies = (ShowOneShowAll,)
    misconceptions = ("private", "needless-floor", "another-house")
    words = {  # noqa: RUF012
        "title": "Show one, show all",
        "prompt": "Another player asks that all may see what was shown. When does that happen in this house?",
        "now": "At once",
        "round": "When this betting round is over",
        "after": "When the hand is over",
        "never": "Not at all: it is their affair",
        "floor": "Call the floor, who decides",
        "private": (
            "You left it between the two players. What one player has seen all may see; the houses differ only in when."
        ),
        "needless-floor": "You called the floor. This house has a rule on it that needs no decision.",
        "another-house": (
            "That is when {house:book} has it shown. One house goes by whether the player who saw the cards has a "
            "decision to make, another keeps hands closed as long as anybody may act."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        draw = chance.below(20)
        deal = last_to_act_is_short if draw < 7 else at_showdown if draw < 9 else in_play
        moment = deal(chance, book, level)
        live, out = still_in(moment), gave_up(moment)
        viewers = (
            [action.seat for action in moment.actions] if draw < 7 else out if out and draw in (8, 9, 10) else live
        )
        viewer = chance.choice(viewers)
        return with_incident(moment, Shown(chance.choice([seat for seat in live if seat != viewer]), viewer))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        names = ("now", "round", "after", "never", "floor")
        return Choice(self.message("prompt"), _key(ruling), tuple(Option(name, self.message(name)) for name in names))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {"private": "never", "needless-floor": "floor", "another-house": self.other_answer(situation, book)}


def _key(ruling: Ruling[Any]) -> str:
    verdict = ruling.verdict
    if verdict.decision is Decision.FLOOR:
        return "floor"
    if Act.SHOW_AFTER_HAND in verdict.then:
        return "after"
    return "round" if Act.FINISH_BETTING in verdict.then else "now"
