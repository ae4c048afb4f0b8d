"""Acting before one's turn: whether it binds once the turn comes."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.incidents import Gesture
from trainer.poker.situation import Situation, Structure
from trainer.rulebooks.policies import ActionOutOfTurn
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.meaning import Counts
from trainer.rulings.ruling import Ruling
from trainer.scenarios.gesture_family import GestureFamily, Word, gesture, with_gesture
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.options import setting
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.turns import larger, sit

FACING: tuple[Word, ...] = ("call", "raise", "raise", "raise")
UNBET: tuple[Word, ...] = ("check", "bet", "bet", "bet")
BINDS, FREE, PASSIVE, FLOOR = "binds", "free", "passive", "floor"
EFFECTS = {Counts.FLOOR: FLOOR, Counts.NONE: FREE, Counts.CALL_OR_FOLD: PASSIVE}


class OutOfTurn(GestureFamily):
    """What an action out of turn is worth when the turn has come."""

    slug = "out-of-turn"
    topic = "no-limit-bets"
    revision = 4
    structures = ("no-limit",)
    policies = (ActionOutOfTurn,)
    least_wrong = 1
    misconceptions = ("never-binds", OTHER)
    words = {  # noqa: RUF012
        "title": "Out of turn",
        "prompt": (
            "A no-limit {play:play}, blinds {small:amount} and {big:amount}. Seat {seat} spoke before its turn. "
            "Actions in the log that came after that: {since:count}. Now its turn has come. What is its announcement "
            "worth?"
        ),
        BINDS: "It stands: it is the player's action now",
        FREE: "Nothing: the player may do anything now",
        PASSIVE: "The player may call or fold now, but not raise",
        FLOOR: "The house has no rule for it: the floor decides",
        "never-binds": (
            "You made it worthless. Acting out of turn has consequences unless this house says otherwise, as some do "
            "when the action to the player has changed."
        ),
        OTHER: "That is how {house:book} rules on acting out of turn. This house decides otherwise.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        told = sit(chance, book, level, Structure.NO_LIMIT, least=3 + level)
        for _ in range(chance.below(level + 1)):
            told.pass_some(chance, staying=0.3, keep=4, leave=3)
            told.to(larger(chance, told))
        if len(told.queue) < 3:
            return self.deal(chance, book, level)
        skipped = chance.between(1, min(len(told.queue) - 2, level))
        seat, facing = told.queue[skipped], told.price > told.front.get(told.queue[skipped], 0)
        said = chance.choice(FACING if facing else UNBET)
        size = larger(chance, told) if said in ("raise", "bet") else None
        told.catch_up(chance, skipped, raising=chance.chance(0.18))
        return with_gesture(told.told(chance), Gesture(seat, said, size, in_turn=False, since=skipped))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        found, made = ruling.verdict, gesture(situation)
        key = EFFECTS.get(found.action, BINDS)
        prompt = self.message("prompt", **setting(situation.game), seat=made.seat, since=made.since)
        return Choice(prompt, key, tuple(Option(id, self.message(id)) for id in (BINDS, FREE, PASSIVE, FLOOR)))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {"never-binds": FREE, OTHER: self.other_answer(situation, book)}
