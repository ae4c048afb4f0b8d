"""A new level was announced: do its blinds count in the hand that is being played?"""

from __future__ import annotations

from typing import assert_never

from trainer.poker.incidents import LevelUp
from trainer.poker.situation import SituationError
from trainer.rulebooks.policies import LevelChange, RisingLevels
from trainer.rulings.deadline import deadline
from trainer.rulings.finding import Finding
from trainer.rulings.ruling import Decision, Desk
from trainer.rulings.steps import Act, Reason


def level_up(desk: Desk, happened: LevelUp) -> Finding:
    """The hand is played at the old level although a new one was announced.

    It stays so if it had begun before (`play-on`); else the new level counts (`correct`), unless the action is
    substantial by now. SituationError at `game.tournament` in a cash game.
    """
    if desk.situation.game.tournament is False:
        raise SituationError("game.tournament", "a cash game has no levels")
    match desk.provision(LevelChange).value:
        case LevelChange.NEXT_HAND:
            return _next_hand(desk, happened)
        case None:
            rising = desk.provision(RisingLevels).value is not None
            steps = [desk.step(Reason.LEVELS_RISE, RisingLevels)] if rising else []
            return Finding(Decision.FLOOR, (*steps, desk.step(Act.CALL_FLOOR, LevelChange)))
        case never:
            assert_never(never)


def _next_hand(desk: Desk, happened: LevelUp) -> Finding:
    if happened.when == "after-riffle":
        return Finding(Decision.PLAY_ON, (desk.step(Reason.HAND_HAD_BEGUN, LevelChange),))
    due = desk.step(Reason.NEW_LEVEL_WAS_DUE, LevelChange)
    late = deadline(desk)
    if late.passed:
        return Finding(Decision.PLAY_ON, (due, late.step, desk.step(Reason.OLD_LEVEL_STAYS, LevelChange)))
    return Finding(Decision.CORRECT, (due, late.step, desk.step(Reason.NEW_LEVEL_COUNTS, LevelChange)))
