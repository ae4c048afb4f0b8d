"""The dealer exposes one hole card: what is done now, and what later becomes of the card."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Ordering, Question
from trainer.poker.incidents import ExposedCard
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import ExposedHoleCard, FirstCardTo, MisdealFirstCards, SubstantialAction
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.rulings.steps import Act
from trainer.scenarios.incident_actions import CALL, with_actions
from trainer.scenarios.incident_deals import deal_table, fresh_cards, with_incident
from trainer.scenarios.incident_family import IncidentFamily, nobody_acted
from trainer.scenarios.incident_faults import card_off_deck, order_of_deal
from trainer.scenarios.options import act_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

ACTS = (
    Act.COLLECT_CARDS, Act.EXPOSED_BECOMES_BURN, Act.EXPOSED_PLAYS, Act.EXPOSED_TO_DISCARDS, Act.FINISH_DEAL,
    Act.REDEAL_SAME_BUTTON, Act.REPLACE_FROM_TOP, Act.SHUFFLE_DECK,
)  # fmt: skip


class OneExposed(IncidentFamily):
    """The acts that an exposed hole card asks for, in their order."""

    slug = "one-exposed"
    topic = "exposed-cards"
    revision = 2
    policies = (FirstCardTo, MisdealFirstCards, ExposedHoleCard, SubstantialAction)
    misconceptions = ("at-once", "discarded", "always-misdeal", "kept")
    words = {  # noqa: RUF012
        "title": "One card exposed",
        "prompt": (
            "You exposed one hole card. What do you do about it, now and later, up to the burn before the flop? "
            "Number the acts in their order and leave out what does not belong."
        ),
        "at-once": (
            "You replaced the card at once. The deal is finished first, so that everybody else gets the cards that "
            "were due."
        ),
        "discarded": (
            "You put the exposed card among the discards. A card that is replaced is used as the burn before the flop."
        ),
        "always-misdeal": (
            "You called a misdeal. One exposed card is a misdeal only if it is among the first cards off the deck "
            "and there is still time for one."
        ),
        "kept": (
            "You left the card to its player. A card that the dealer exposes may not be kept, unless it is too late "
            "to put it right."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = deal_table(chance, book, level)
        (face,) = fresh_cards(chance, table, 1)
        draw = chance.below(10)
        seen = card_off_deck(chance, order_of_deal(book, table), "dealer", face, first=draw == 0)
        if draw == 1:
            table = with_actions(chance, table, 1)
        elif draw == 2:
            table = with_actions(chance, table, chance.between(2, level + 1), (CALL, CALL))
        return with_incident(table, ExposedCard((seen,)))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        key = tuple(act.value for act in ruling.verdict.then if act in ACTS)
        return Ordering(self.message("prompt"), key, act_options(ACTS), may_omit=True) if key else None

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        finish = ("finish-deal",) if nobody_acted(situation) else ()
        return {
            "at-once": ("replace-from-top", *finish, "exposed-becomes-burn") if finish else None,
            "discarded": (*finish, "replace-from-top", "exposed-to-discards"),
            "always-misdeal": ("collect-cards", "shuffle-deck", "redeal-same-button"),
            "kept": ("exposed-plays",),
        }
