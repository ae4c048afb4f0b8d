"""More than one hole card was seen: everything that the dealer does now."""

from __future__ import annotations

from typing import Any, Literal

from trainer.assessment.question import Option, Question, Selection
from trainer.poker.incidents import ExposedCard, Exposure
from trainer.poker.situation import Situation, Status
from trainer.rulebooks.policies import ExposedHoleCard, MisdealExposedCards, PlayerExposedCard, SubstantialAction
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.rulings.steps import Act
from trainer.scenarios.incident_deals import (
    CALL,
    IncidentFamily,
    deal_table,
    fresh_cards,
    nobody_acted,
    put_chips_in,
    with_actions,
    with_incident,
)
from trainer.scenarios.options import act_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

ACTS = (
    Act.FINISH_DEAL, Act.RETURN_BETS, Act.COLLECT_CARDS, Act.SHUFFLE_DECK, Act.REDEAL_SAME_BUTTON, Act.REPLACE_FROM_TOP,
    Act.EXPOSED_BECOMES_BURN, Act.EXPOSED_PLAYS, Act.KILL_HAND,
)  # fmt: skip
"""What is offered beside a new deal with another button; that action stops goes without saying."""
MOST_CARDS = {1: 2, 2: 3, 3: 4}


class SeveralExposed(IncidentFamily):
    """What the dealer does when several hole cards were seen, by whose fault and when."""

    slug = "several-exposed"
    topic = "misdeals"
    policies = (MisdealExposedCards, ExposedHoleCard, PlayerExposedCard, SubstantialAction)
    misconceptions = ("one-by-one", "button-moves", "hands-dead")
    words = {  # noqa: RUF012
        "title": "Several cards exposed",
        "prompt": "More than one hole card was seen. Tick everything that you do now.",
        "next-button": "Deal again with the button one place on",
        "one-by-one": "You replaced the exposed cards one by one. That is for a single later card exposed by the dealer: a player's own card plays, and several by the dealer are a misdeal while there is time for one.",
        "button-moves": "You moved the button for a new deal. Where the deal is void it is dealt again with the button where it was; where it is not void there is no new deal at all.",
        "hands-dead": "You killed the hands whose cards were seen. An exposed hole card kills no hand: the deal is void, the card is replaced, or it plays.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        case = chance.choice(("dealer", "dealer", "dealer", "late", "mixed"))
        table = deal_table(chance, book, level)
        if case == "late":
            table = with_actions(chance, table, chance.between(2, level + 1), (CALL, CALL))
        else:
            table = with_actions(chance, table, chance.below(2))
        seats = table.numbers(Status.LIVE)
        count = 2 if case == "mixed" else min(chance.between(2, MOST_CARDS[level]), len(seats))
        faces = fresh_cards(chance, table, count)
        cards = [
            Exposure(seat, chance.between(1, 2), _by(case, number), face)
            for number, (seat, face) in enumerate(zip(chance.sample(seats, count), faces, strict=True))
        ]
        return with_incident(table, ExposedCard(tuple(cards)))

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


def _by(case: str, number: int) -> Literal["dealer", "player"]:
    return "player" if case == "mixed" and number else "dealer"
