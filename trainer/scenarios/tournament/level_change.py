"""A new level was announced: does the hand being played stay at the old one?"""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.incidents import LevelUp
from trainer.poker.situation import Situation
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Decision, Ruling
from trainer.scenarios.button_deals import first_hand, posted, ring
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.incident_actions import CALL, with_actions
from trainer.scenarios.incident_deals import with_incident
from trainer.scenarios.incident_family import IncidentFamily
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.tournament_deals import plays_tournaments

CHOICES = (Decision.PLAY_ON, Decision.CORRECT, Decision.MISDEAL, Decision.FLOOR)


class LevelGoesUp(IncidentFamily):
    """Which level a hand is played at that was going on, or beginning, when the levels went up."""

    slug = "level-change"
    topic = "tournament"
    houses = ("roberts", "tda")
    misconceptions = (OTHER, "announcement-counts", "misdeal")
    words = {  # noqa: RUF012
        "title": "A new level",
        "prompt": "This is how far the hand has come. At which level is it played?",
        "play-on": "At the old level; the new one begins with the next hand",
        "correct": "At the new level: the blinds are put right now",
        "is-misdeal": "At neither: it is a misdeal, dealt again at the new level",
        "floor": "The house has no rule for it: the floor decides",
        OTHER: (
            "That is so by {house:book}. Whether a rule says from which hand a new level counts differs from house to "
            "house; without one the floor decides."
        ),
        "announcement-counts": (
            "You let the announcement change a hand that stays as it is. Where a rule decides, a new level counts for "
            "hands begun after it, and a hand with substantial action is left alone; else it is the floor's."
        ),
        "misdeal": "You called a misdeal. A wrong level is no ground for one in any book.",
    }

    def decides(self, book: Rulebook) -> bool:
        return plays_tournaments(book)

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = first_hand(chance, ring(chance, book, level, least=4, play="tournament"))
        table = Situation(table.seats, table.button, game=table.game, actions=posted(table))
        early = chance.chance(0.5)
        done = chance.below(2) if chance.chance(0.35) else chance.between(2, 2 + level)
        table = with_actions(chance, table, done, (CALL, CALL) if done > 1 else ())
        return with_incident(table, LevelUp("before-riffle" if early else "after-riffle"))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        names = {Decision.MISDEAL: "is-misdeal"}
        options = [Option(one.value, self.message(names.get(one, one.value))) for one in CHOICES]
        return Choice(self.message("prompt"), ruling.verdict.decision.value, tuple(options))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {
            OTHER: self.other_answer(situation, book),
            "announcement-counts": Decision.CORRECT.value,
            "misdeal": Decision.MISDEAL.value,
        }
