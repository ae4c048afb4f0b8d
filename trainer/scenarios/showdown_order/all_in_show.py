"""What happens to the hands when the betting ends with an all-in before the river."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trainer.assessment.message import Param
from trainer.assessment.question import Choice, Option, Question
from trainer.poker.situation import ActionKind, Situation
from trainer.rulebooks import shelf
from trainer.rulebooks.policies import AllInShow, ShowOrderChecked
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.options import seat_ids, setting
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.showdown_deals import all_in_early, face_up, other_custom

AGGRESSION = (ActionKind.BET, ActionKind.RAISE)


class AllInShowdown(Family):
    """All hands face up now, or in turn once the board is complete."""

    slug = "all-in-show"
    topic = "showdown-order"
    ruling = "show-order"
    policies = (AllInShow, ShowOrderChecked)
    exhibits = ("felt", "log")
    misconceptions = ("other-house", "pusher-first", "caller-first")
    words = {  # noqa: RUF012
        "title": "All-in before the river",
        "prompt": (
            "A {structure:structure} {play:play}. The betting is over and cards are still to come. What becomes of "
            "the hands, if nobody shows unasked?"
        ),
        "face-up": "All hands are turned face up now",
        "first": "The board is dealt out first; then {seat:seat} shows first",
        "other-house": (
            "You went by another book, {house:book}. Whether hands are turned up at once, and who shows first if not, "
            "is not the same in every house."
        ),
        "pusher-first": (
            "You let the seat that pushed all-in show first. In this game this house does not go by who pushed."
        ),
        "caller-first": (
            "You let a caller show first. Nobody has to show first for having called: no house has such a rule."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return all_in_early(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        seats = sorted(ruling.verdict.order)
        options = [
            Option(id, self.message("first", seat=seat)) for id, seat in zip(seat_ids(seats), seats, strict=True)
        ]
        prompt = self.message("prompt", **setting(situation.game))
        return Choice(prompt, _answer(ruling), (Option("face-up", self.message("face-up")), *options))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        actions = situation.actions
        push = max(place for place, action in enumerate(actions) if action.action in AGGRESSION)
        caller = next(action.seat for action in actions[push:] if action.action is ActionKind.CALL)
        house, elsewhere = other_custom(situation, ruling.verdict.together)
        return {
            "other-house": _answer(self.rule(elsewhere, shelf.book(house))),
            "pusher-first": str(actions[push].seat),
            "caller-first": str(caller),
        }

    def figures(self, name: str, situation: Situation, book: Rulebook) -> Mapping[str, Param]:
        return {"house": other_custom(situation, face_up(situation, book))[0]} if name == "other-house" else {}


def _answer(ruling: Ruling[Any]) -> str:
    return "face-up" if ruling.verdict.together else str(ruling.verdict.order[0])
