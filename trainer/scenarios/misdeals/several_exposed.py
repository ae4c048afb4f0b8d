"""More than one hole card was seen: everything that the dealer does now."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Option, Question, Selection
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import ExposedHoleCard, MisdealExposedCards, PlayerExposedCard, SubstantialAction
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.rulings.steps import Act
from trainer.scenarios.incident_actions import CALL, with_actions
from trainer.scenarios.incident_deals import deal_table, with_incident
from trainer.scenarios.incident_family import IncidentFamily, nobody_acted, put_chips_in
from trainer.scenarios.incident_faults import several_seen
from trainer.scenarios.options import act_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

ACTS = (
    Act.FINISH_DEAL, Act.RETURN_BETS, Act.COLLECT_CARDS, Act.SHUFFLE_DECK, Act.REDEAL_SAME_BUTTON, Act.REPLACE_FROM_TOP,
    Act.EXPOSED_BECOMES_BURN, Act.EXPOSED_PLAYS, Act.KILL_HAND,
)  # fmt: skip
"""What is offered beside a new deal with another button; that action stops goes without saying."""


class SeveralExposed(IncidentFamily):
    """What the dealer does when several hole cards were seen, by whose fault and when."""

    slug = "several-exposed"
    topic = "misdeals"
    revision = 2
    policies = (MisdealExposedCards, ExposedHoleCard, PlayerExposedCard, SubstantialAction)
    misconceptions = ("one-by-one", "button-moves", "hands-dead")
    words = {  # noqa: RUF012
        "title": "Several cards exposed",
        "prompt": (
            "More than one hole card was seen. Tick everything that you do now, each thing for the card or cards "
            "that it fits."
        ),
        "next-button": "Deal again with the button one place on",
        "one-by-one": (
            "You replaced the exposed cards one by one. That is for a single later card exposed by the dealer: a "
            "player's own card plays, and several by the dealer are a misdeal while there is time for one."
        ),
        "button-moves": (
            "You moved the button for a new deal. A deal that is void is dealt again with the button where it was; "
            "one that is not void is not dealt again."
        ),
        "hands-dead": (
            "You killed the hands whose cards were seen. An exposed hole card kills no hand: the deal is void, the "
            "card is replaced, or it plays."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        draw = chance.below(5)
        table = deal_table(chance, book, level)
        if draw == 0:
            table = with_actions(chance, table, chance.between(2, level + 1), (CALL, CALL))
        else:
            table = with_actions(chance, table, chance.below(2))
        return with_incident(table, several_seen(chance, table, level, mixed=draw == 1))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        options = (*act_options(ACTS), Option("next-button", self.message("next-button")))
        done = ruling.verdict.then
        key = tuple(act.value for act in ACTS if act in done)
        return Selection(self.message("prompt"), key, options) if key and {*done} <= {*ACTS, Act.STOP_ACTION} else None

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        finish = ("finish-deal",) if nobody_acted(situation) else ()
        back = ("return-bets",) if put_chips_in(situation) else ()
        return {
            "one-by-one": (*finish, "replace-from-top", "exposed-becomes-burn"),
            "button-moves": (*back, "collect-cards", "shuffle-deck", "next-button"),
            "hands-dead": ("kill-hand",),
        }
