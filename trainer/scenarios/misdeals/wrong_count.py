"""A hand with too many or too few cards: misdeal, put it right, or a dead hand."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import FirstCardTo, LateWrongCount, SubstantialAction, SurplusCards
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.dealt import HOLE_CARDS
from trainer.rulings.ruling import Decision, Ruling
from trainer.rulings.steps import Act
from trainer.scenarios.incident_actions import CALL, with_actions
from trainer.scenarios.incident_deals import deal_table, with_incident
from trainer.scenarios.incident_family import IncidentFamily
from trainer.scenarios.incident_faults import order_of_deal, passed_or_stuck, stopped_or_overrun
from trainer.scenarios.options import act_options, decision_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

REPAIRS = (Act.GIVE_NEXT_CARD, Act.SURPLUS_BECOMES_BURN)


class CardCount(IncidentFamily):
    """What becomes of a hand, or of the deal, when a seat holds a wrong number of cards."""

    slug = "wrong-count"
    topic = "misdeals"
    revision = 2
    policies = (FirstCardTo, SurplusCards, LateWrongCount, SubstantialAction)
    misconceptions = ("always-misdeal", "played-on", "by-hand")
    words = {  # noqa: RUF012
        "title": "Wrong number of cards",
        "prompt": "A wrong number of hole cards was found just now and said at once. What do you do?",
        "always-misdeal": (
            "You called a misdeal for the wrong number. First comes a rule that lets the card be put right, then the "
            "deadline, after which there is no misdeal any more; where the book is silent the floor decides."
        ),
        "random-back": "Take one card of that hand at random and put it back into the deck",
        "played-on": (
            "You let the hand play as it is. A hand with too many or too few cards never plays on: it is put right, "
            "voids the deal, or is dead."
        ),
        "by-hand": (
            "You put the hand right by taking a card back at random or by giving one. That is allowed only for the "
            "very card and the moment that the house names."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = deal_table(chance, book, level)
        is_next = chance.chance(0.62)
        fault = (stopped_or_overrun if is_next else passed_or_stuck)(chance, order_of_deal(book, table), level)
        if chance.chance(0.35 + 0.05 * level):
            table = with_actions(chance, table, chance.between(2, level + 1), (CALL, CALL))
        elif not is_next:
            table = with_actions(chance, table, chance.below(2))
        return with_incident(table, fault)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        verdict = ruling.verdict
        repair = next((act for act in verdict.then if act in REPAIRS), None)
        options = (
            *decision_options((Decision.MISDEAL, Decision.HAND_DEAD)),
            *act_options(REPAIRS),
            Option("random-back", self.message("random-back")),
            *decision_options((Decision.PLAY_ON, Decision.FLOOR)),
        )
        key = repair.value if repair else verdict.decision.value
        return None if verdict.decision is Decision.PLAY_ON else Choice(self.message("prompt"), key, options)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        is_short = any(count < HOLE_CARDS for _, count in situation.incident.counts)  # type: ignore[union-attr]
        return {
            "always-misdeal": Decision.MISDEAL.value,
            "played-on": Decision.PLAY_ON.value,
            "by-hand": Act.GIVE_NEXT_CARD.value if is_short else "random-back",
        }
