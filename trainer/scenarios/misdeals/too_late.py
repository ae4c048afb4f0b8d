"""A fault of the deal is found late: is there still a misdeal, and if not, since whose action?"""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import AfterSubstantialAction, MisdealProcedure, SubstantialAction, SurplusCards
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.deadline import WITH_CHIPS
from trainer.rulings.finding import voluntary
from trainer.rulings.ruling import Ruling
from trainer.scenarios.incident_actions import FOLD, with_actions
from trainer.scenarios.incident_deals import deal_table, with_incident
from trainer.scenarios.incident_family import IncidentFamily, since_whose_action
from trainer.scenarios.incident_faults import ground
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

ACTIONS = {1: (1, 2, *[3] * 12), 2: (1, 2, *[3] * 5, *[4] * 7), 3: (1, 2, 3, *[4] * 4, *[5] * 4, *[6] * 3)}
"""How many actions there are at a level, each number as often as it is named here."""


class TooLate(IncidentFamily):
    """The action with which the deadline of substantial action passed."""

    slug = "too-late"
    topic = "misdeals"
    policies = (SubstantialAction, MisdealProcedure, AfterSubstantialAction, SurplusCards)
    misconceptions = ("another-house", "first-action", "posts-count", "chips-only")
    words = {  # noqa: RUF012
        "title": "Too late for a misdeal?",
        "prompt": (
            "The deal was not as it should be, and that is found only now, after the actions shown. Is it still in "
            "time for a misdeal? If not, with whose action did it become too late?"
        ),
        "in-time": "Still in time: misdeal",
        "since": "Too late since seat {seat:word} acted",
        "posts": "Too late since the posts, before anybody acted",
        "another-house": "That is the deadline of {house:book}. This house counts in another way.",
        "first-action": "You took the first action for the deadline. One action alone is never substantial action.",
        "posts-count": "You counted the posts. They are owed and not chosen, so they are no action.",
        "chips-only": "You counted only the players who put chips in. Folds and checks are actions too.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = deal_table(chance, book, level, least=4)
        table = with_incident(table, ground(chance, book, table, level))
        return with_actions(chance, table, chance.choice(ACTIONS[level]), (FOLD, FOLD) if chance.chance(0.92) else ())

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        key = since_whose_action(situation, ruling)
        options = (
            Option("in-time", self.message("in-time")),
            Option("posts", self.message("posts")),
            *[Option(str(action.seat), self.message("since", seat=action.seat)) for action in voluntary(situation)],
        )
        return Choice(self.message("prompt"), key, options) if key else None

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        taken = voluntary(situation)
        with_chips = [str(action.seat) for action in taken if action.action in WITH_CHIPS]
        return {
            "another-house": self.other_answer(situation, book),
            "first-action": str(taken[0].seat),
            "posts-count": "posts",
            "chips-only": with_chips[1] if len(with_chips) > 1 else "in-time",
        }
