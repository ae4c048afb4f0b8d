"""Who acts first before the flop."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Question
from trainer.poker.situation import ActionKind, Situation, Status
from trainer.poker.table import clockwise
from trainer.rulebooks.policies import FirstToActPreflop
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.button_deals import ring
from trainer.scenarios.options import seat_options
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.street_deals import nobody_acted

ANTES_ALONE = ("polish",)
"""The books that say who begins where no blinds are used."""


class FirstToAct(Family):
    """The seat that opens the first round, with blinds in full, a dead small blind or a newcomer's post."""

    slug = "first-to-act"
    topic = "blinds-button"
    revision = 3
    ruling = "to-act"
    policies = (FirstToActPreflop,)
    exhibits = ("felt", "log")
    least_wrong = 1
    misconceptions = ("left-of-button", "blind-first", "button-first")
    words = {  # noqa: RUF012
        "title": "First to act before the flop",
        "prompt": "The blinds are posted, the hole cards are out and nobody has acted. Whose turn is it?",
        "prompt-antes": "The game has antes and no blinds. The cards are out, and nobody has acted. Whose turn is it?",
        "left-of-button": (
            "You began left of the button. So do the later rounds; before the flop the turn is with the player left "
            "of the big blind."
        ),
        "blind-first": (
            "You let the big blind begin. It acts last in the first round: the player to its left begins, with two "
            "players the button."
        ),
        "button-first": (
            "You let the button begin. It does so only at a table of two, or of three with two blinds; else it comes "
            "late, and the first turn lies to its left."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return nobody_acted(chance, ring(chance, book, level, least=4), level, may_be_antes=book.slug in ANTES_ALONE)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        key = str(ruling.verdict.seat)
        name = "prompt" if situation.game.big_blind else "prompt-antes"
        return Choice(self.message(name), key, seat_options(situation.numbers(Status.LIVE)))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        button = situation.button or 0
        if len(situation.numbers(Status.LIVE)) == 2:
            return {
                "left-of-button": None,
                "blind-first": str(clockwise(situation.numbers(Status.LIVE), after=button)[0]),
                "button-first": None,
            }
        big = next((action.seat for action in situation.actions if action.action is ActionKind.BIG_BLIND), None)
        return {
            "left-of-button": str(clockwise(situation.numbers(Status.LIVE), after=button)[0]) if big else None,
            "blind-first": str(big) if big else None,
            "button-first": str(button),
        }
