"""Faults of the burn: none or two before a street, and a burn card that was seen."""

from __future__ import annotations

from typing import assert_never

from trainer.poker.incidents import Burn, BurnExposed
from trainer.poker.situation import BOARD_CARDS, SituationError, Street
from trainer.rulebooks import policies
from trainer.rulings.board import DEAL, acted_on, is_later, stands, unburned_flop, with_later_cards
from trainer.rulings.finding import Answer, Finding, acts, answer, left_to_the_floor, step
from trainer.rulings.ruling import Decision, Desk, Step
from trainer.rulings.steps import Act, Reason


def burn(desk: Desk, incident: Burn) -> Finding:
    """No burn or two before a street; the flop shown without a burn is ruled as a flop without a burn."""
    street = Street(incident.street)
    acted = acted_on(desk.situation, street) or is_later(desk.situation, street, by_board=False)
    if not incident.shown:
        if acted or len(desk.situation.board) >= BOARD_CARDS[street]:
            raise SituationError("incident.shown", "the {street} lies on the board already", street=street.value)
        return _burn_unseen(desk, street, incident.burned)
    if street is Street.FLOP and incident.burned == 0:
        return unburned_flop(desk)
    return _burn_seen(desk, street, incident.burned)


def _burn_unseen(desk: Desk, street: Street, burned: int) -> Finding:
    """Nothing lies face up yet: the street gets its one burn. Before the flop the rule on its burn is cited too."""
    ground = answer(desk, policies.BurnError)
    if street is Street.FLOP:
        ground = Answer(
            ground.value, tuple(dict.fromkeys(ground.citations + answer(desk, policies.UnburnedFlop).citations))
        )
    why = (
        step(Reason.WRONG_BURN, ground, street=street.value, burned=burned),
        step(Reason.NOTHING_SHOWN, ground, street=street.value),
    )
    if burned == 0:
        return Finding(Decision.CORRECT, (*why, *acts(Act.BURN_ONE, DEAL[street], on=ground)))
    match ground.value:
        case policies.BurnError.ORDER_STANDS:
            stands = step(Reason.ORDER_STANDS, ground, street=street.value)
            return Finding(Decision.PLAY_ON, (*why, stands, step(DEAL[street], ground)))
        case policies.BurnError.ORDER_RESTORED_BEFORE_ACTION:
            restored = step(Reason.ORDER_RESTORED, ground, street=street.value)
            return Finding(Decision.CORRECT, (*why, restored, *acts(Act.SECOND_BURN_TO_STUB, DEAL[street], on=ground)))
        case never:
            assert_never(never)


def _burn_seen(desk: Desk, street: Street, burned: int) -> Finding:
    """The street's card lies face up: it stands after action on it, and before that where order does not matter."""
    ground = answer(desk, policies.BurnError)
    fault = step(Reason.WRONG_BURN, ground, street=street.value, burned=burned)
    match ground.value:
        case policies.BurnError.ORDER_STANDS:
            order = step(Reason.ORDER_STANDS, ground, street=street.value)
            return Finding(Decision.PLAY_ON, (fault, order, step(Act.BOARD_STANDS, ground)))
        case policies.BurnError.ORDER_RESTORED_BEFORE_ACTION:
            standing = stands(desk, ground, street, fault)
            if standing is not None:
                return with_later_cards(desk, standing, burned)
            return _restored(desk, ground, street, burned, fault)
        case never:
            assert_never(never)


def _restored(desk: Desk, ground: Answer[policies.Policy], street: Street, burned: int, fault: Step) -> Finding:
    """Each card goes where it would have gone; a flop that was turned up after two burns is dealt anew."""
    why = (fault, step(Reason.NO_ACTION_ON_STREET, ground, street=street.value))
    if street is Street.FLOP:
        return _flop_after_two_burns(desk, why)
    restored = step(Reason.ORDER_RESTORED, ground, street=street.value)
    if burned == 0:
        shown = step(Act.EXPOSED_BECOMES_BURN, ground, street=street.value)
        return Finding(Decision.CORRECT, (*why, restored, shown, step(DEAL[street], ground)))
    serves = {"street": Street.RIVER.value} if street is Street.TURN else {}
    shown = step(Act.EXPOSED_BECOMES_BURN, ground, **serves)
    return Finding(Decision.CORRECT, (*why, restored, step(Act.SECOND_BURN_TO_BOARD, ground), shown))


def _flop_after_two_burns(desk: Desk, why: tuple[Step, ...]) -> Finding:
    ground = answer(desk, policies.UnburnedFlop)
    match ground.value:
        case policies.UnburnedFlop.REDEALT_BEFORE_ACTION:
            back = (Act.KEEP_BURN, Act.SECOND_BURN_TO_STUB, Act.BOARD_TO_STUB)
            codes = (*back, Act.SHUFFLE_STUB, Act.NO_BURN, Act.DEAL_FLOP)
            return Finding(Decision.REDEAL_BOARD, (*why, *acts(*codes, on=ground)))
        case policies.UnburnedFlop.SCRAMBLED_BEFORE_ACTION:
            # Scrambling makes up for a burn that is missing; for one too many the book names no remedy.
            return left_to_the_floor(ground, because=why[0])
        case never:
            assert_never(never)


def burn_exposed(desk: Desk, incident: BurnExposed) -> Finding:
    """A burn card was seen."""
    ground = answer(desk, policies.ExposedBurn)
    match ground.value:
        case policies.ExposedBurn.STAYS_BURNED:
            return Finding(Decision.PLAY_ON, (step(Reason.BURN_STAYS, ground),))
        case never:
            assert_never(never)
