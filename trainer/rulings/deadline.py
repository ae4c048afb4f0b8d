"""The deadline of substantial action: until when a misdeal can be called, and whether it has passed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from trainer.poker.situation import BOARD_CARDS, Action, ActionKind, Situation, Street, needed
from trainer.rulebooks.policies import SubstantialAction
from trainer.rulings.finding import Answer, answer, step, voluntary
from trainer.rulings.ruling import Desk, Step
from trainer.rulings.steps import Reason

WITH_CHIPS = frozenset({ActionKind.CALL, ActionKind.BET, ActionKind.RAISE})
"""The voluntary actions that put chips into the pot."""


@dataclass(frozen=True, slots=True)
class Deadline:
    """Whether a misdeal can no longer be called, whether anybody has acted and put chips in, and why."""

    passed: bool
    acted: bool
    chips_in: bool
    step: Step


def deadline(desk: Desk) -> Deadline:
    """The deadline under the book, counted over voluntary actions; posts never count.

    SituationError at `actions` when only `committed` totals are told, so that nobody knows who has acted.
    """
    situation = desk.situation
    ground = answer(desk, SubstantialAction)
    taken = voluntary(situation)
    with_chips = sum(action.action in WITH_CHIPS for action in taken)
    if situation.start is not None and situation.start.street is not Street.PREFLOP:
        # The streets before are left out, so that the actions told are not all that there were.
        reached = _street_reached(situation)
        return Deadline(True, True, True, step(Reason.STREET_REACHED, ground, street=reached.value))
    if is_substantial(ground.value, taken):
        reason = step(Reason.ACTION_SUBSTANTIAL, ground, actions=len(taken), chips=with_chips)
        return Deadline(True, True, with_chips > 0, reason)
    reached = _street_reached(situation)
    if reached is not Street.PREFLOP:
        return Deadline(True, True, True, step(Reason.STREET_REACHED, ground, street=reached.value))
    if not situation.actions and any(seat.committed for seat in situation.seats):
        needed(None, "actions")
    return Deadline(False, bool(taken), with_chips > 0, _still_open(ground, len(taken), with_chips))


def _still_open(ground: Answer[SubstantialAction], taken: int, with_chips: int) -> Step:
    if not taken:
        return step(Reason.NO_ACTION_YET, ground)
    return step(Reason.ACTION_NOT_SUBSTANTIAL, ground, actions=taken, chips=with_chips)


def is_substantial(policy: SubstantialAction, taken: tuple[Action, ...]) -> bool:
    """Whether the voluntary actions amount to substantial action under the policy."""
    kinds = [action.action for action in taken]
    match policy:
        case SubstantialAction.TWO_ACTIONS_WITH_CHIPS_OR_THREE:
            return len(kinds) >= 3 or (len(kinds) == 2 and any(kind in WITH_CHIPS for kind in kinds))
        case SubstantialAction.TWO_PLAYERS_ACTED:
            return len({action.seat for action in taken}) >= 2
        case SubstantialAction.TWO_UNLESS_ALIKE_OR_THREE:
            alike = kinds in ([ActionKind.FOLD] * 2, [ActionKind.CHECK] * 2)
            return len(kinds) >= 2 and not alike
        case never:
            assert_never(never)


def _street_reached(situation: Situation) -> Street:
    """The latest street that the document shows: by where it starts, by its actions, by its board."""
    shown = [street for street, cards in BOARD_CARDS.items() if len(situation.board) >= cards]
    started = [situation.start.street] if situation.start else []
    order = list(Street)
    return max([*shown, *started, *(action.street for action in situation.actions)], key=order.index)
