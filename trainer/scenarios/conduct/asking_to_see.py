"""Somebody asks to see a hand that was not shown: who may, and what it does to the hand."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.incidents import AskToSee
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import AskToSee as AskToSeePolicy
from trainer.rulebooks.policies import UncalledWinnerShows
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Decision, Ruling
from trainer.rulings.steps import Act, Reason
from trainer.scenarios.incident_deals import with_incident
from trainer.scenarios.player_incidents import PlayerFamily, at_showdown, gave_up, still_in
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance


class AskingToSee(PlayerFamily):
    """Whether a hand is shown to a player who asks."""

    slug = "asking-to-see"
    topic = "conduct"
    policies = (AskToSeePolicy, UncalledWinnerShows)
    houses = ("roberts", "german", "tda")
    misconceptions = ("anybody-may", "needless-floor", "another-house")
    words = {  # noqa: RUF012
        "title": "Asking to see a hand",
        "prompt": "The hand in question was not tabled. What comes of the request in this house?",
        "show": "The hand is tabled, and its player keeps the claim to the pot",
        "show-risk": "The hand is tabled; it is dead unless it was the winner who asked",
        "floor-shows": "Call the floor, and have the hand tabled",
        "refuse": "Nothing: the hand stays closed",
        "floor": "Call the floor, who decides whether it is shown",
        "anybody-may": (
            "You let anybody see a hand for the asking. Most houses give that right to few players or to nobody, or "
            "let the request put the hand itself at risk."
        ),
        "needless-floor": "You called the floor. This house has a rule that settles the request without it.",
        "another-house": "That is how {house:book} has it. This house goes by another rule.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        moment = at_showdown(chance, book, level)
        live, out = still_in(moment), gave_up(moment)
        aggressor = _last_to_bet(moment)
        draw = chance.below(10)
        target = aggressor if draw < 4 and aggressor in live else chance.choice(out if out and draw == 9 else live)
        askers = out if out and draw in (7, 8) else live
        asker = chance.choice([seat for seat in askers if seat != target])
        return with_incident(moment, AskToSee(asker, target, suspicion=draw == 6))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        names = ("show", "show-risk", "floor-shows", "refuse", "floor")
        return Choice(self.message("prompt"), _key(ruling), tuple(Option(name, self.message(name)) for name in names))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {"anybody-may": "show", "needless-floor": "floor", "another-house": self.other_answer(situation, book)}


def _last_to_bet(situation: Situation) -> int:
    return [action for action in situation.actions if action.action in ("bet", "raise")][-1].seat


def _key(ruling: Ruling[Any]) -> str:
    verdict = ruling.verdict
    if verdict.decision is not Decision.SHOW:
        return str(verdict.decision.value)
    if any(step.code is Reason.DEAD_UNLESS_WINNER_ASKS for step in ruling.steps):
        return "show-risk"
    return "floor-shows" if Act.CALL_FLOOR in verdict.then else "show"
