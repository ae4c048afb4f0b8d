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
from trainer.scenarios.incident_deals import CALL, deal_table, with_actions, with_incident
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
    policies = (FirstCardTo, SurplusCards, LateWrongCount, SubstantialAction)
    misconceptions = ("always-misdeal", "always-repaired", "dead-at-once")
    words = {  # noqa: RUF012
        "title": "Wrong number of cards",
        "prompt": "A wrong number of hole cards was found just now and said at once. What do you do?",
        "always-misdeal": (
            "You called a misdeal for the wrong number. Look first for a rule that lets the card be put right, and "
            "then at the deadline: once it has passed there is no misdeal any more."
        ),
        "always-repaired": (
            "You gave the missing card or took the surplus one back. That is right only for the very card and the "
            "moment that the house names."
        ),
        "dead-at-once": (
            "You killed the hand. In time a wrong number is put right, voids the deal or goes to the floor; a hand "
            "dies of it only when it is too late for that."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = deal_table(chance, book, level)
        is_next = chance.chance(0.55)
        fault = (stopped_or_overrun if is_next else passed_or_stuck)(chance, order_of_deal(book, table), level)
        if chance.chance(0.28 + 0.05 * level):
            table = with_actions(chance, table, chance.between(2, level + 1), (CALL, CALL))
        elif not is_next:
            table = with_actions(chance, table, chance.below(2))
        return with_incident(table, fault)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        verdict = ruling.verdict
        repair = next((act for act in verdict.then if act in REPAIRS), None)
        key = repair.value if verdict.decision is Decision.CORRECT and repair else verdict.decision.value
        options = _options()
        return Choice(self.message("prompt"), key, options) if key in {option.id for option in options} else None

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        is_short = any(count < HOLE_CARDS for _, count in situation.incident.counts)  # type: ignore[union-attr]
        return {
            "always-misdeal": Decision.MISDEAL.value,
            "always-repaired": REPAIRS[0 if is_short else 1].value,
            "dead-at-once": Decision.HAND_DEAD.value,
        }


def _options() -> tuple[Option, ...]:
    last = decision_options((Decision.HAND_DEAD, Decision.FLOOR))
    return (*decision_options((Decision.MISDEAL,)), *act_options(REPAIRS), *last)
