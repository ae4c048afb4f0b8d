"""Cards that lay face up in the deck, a joker, a card with another back: scrap, misdeal, or worse."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Question
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import BoxedCard, BoxedCards, Joker, OtherBack, SubstantialAction
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Decision, Ruling
from trainer.scenarios.board_faults import odd_card
from trainer.scenarios.incident_family import IncidentFamily
from trainer.scenarios.options import decision_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

DECISIONS = (
    Decision.MISDEAL, Decision.REPLACE, Decision.PLAY_ON, Decision.HAND_DEAD, Decision.VOID_HAND, Decision.FLOOR
)  # fmt: skip


class OddCard(IncidentFamily):
    """What a card leads to that lies wrong in the deck or does not belong to it."""

    slug = "boxed-card"
    topic = "exposed-cards"
    revision = 2
    policies = (BoxedCard, BoxedCards, Joker, OtherBack, SubstantialAction)
    misconceptions = ("always-misdeal", "always-scrap", "always-void")
    words = {  # noqa: RUF012
        "title": "Boxed and foreign cards",
        "prompt": "A card turned up that lies wrong in the deck or does not belong to it. What follows in this house?",
        "always-misdeal": (
            "You called a misdeal. Not every odd card is one: it depends on how many there are, what they are, where "
            "they turn up, and whether there is still time for a misdeal."
        ),
        "always-scrap": (
            "You took the card for scrap and replaced it. That does not fit here: ask what it is, how many there "
            "are, where they turned up, and who has acted."
        ),
        "always-void": (
            "You voided the whole hand. It is void only for what this house names: most odd cards are replaced, are "
            "a matter of the deal, or cost one hand."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return odd_card(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        return Choice(self.message("prompt"), ruling.verdict.decision.value, decision_options(DECISIONS))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {
            "always-misdeal": Decision.MISDEAL.value,
            "always-scrap": Decision.REPLACE.value,
            "always-void": Decision.VOID_HAND.value,
        }
