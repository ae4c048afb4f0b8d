"""Hands that a player exposes before the showdown, one card or both."""

from __future__ import annotations

from typing import assert_never

from trainer.poker.hand import Hand, replay
from trainer.poker.incidents import HandShown
from trainer.poker.situation import SituationError
from trainer.rulebooks import policies
from trainer.rulings.dealt import HOLE_CARDS
from trainer.rulings.finding import Answer, Finding, acts, answer, in_the_hand, step
from trainer.rulings.killing import killed
from trainer.rulings.ruling import Decision, Desk, Step
from trainer.rulings.steps import Act, Reason


def hand_shown(desk: Desk, incident: HandShown) -> Finding:
    """A player exposed own cards; SituationError when they are not one or two of the seat's cards."""
    seat = in_the_hand(desk.situation, incident.seat, "incident.seat")
    if not 1 <= len(set(incident.cards)) == len(incident.cards) <= HOLE_CARDS:
        raise SituationError("incident.cards", "a player shows one card or two")
    for index, card in enumerate(incident.cards):
        if len(seat.cards) == HOLE_CARDS and card not in seat.cards:
            raise SituationError(f"incident.cards[{index}]", "seat {seat} does not hold this card", seat=seat.seat)
    return shown_by_player(desk, incident.seat, len(incident.cards), "incident.seat")


def shown_by_player(desk: Desk, seat: int, count: int, path: str) -> Finding:
    """The ruling on a seat that exposed `count` of its own cards, by whether action is still pending."""
    in_the_hand(desk.situation, seat, path)
    hand = replay(desk.situation)
    if count < HOLE_CARDS:
        return _one_card(desk, seat, hand)
    ground = answer(desk, policies.ShownEarly)
    if hand.betting_over:
        return Finding(Decision.HAND_LIVE, (step(Reason.SHOWN_NO_ACTION_LEFT, ground, seat=seat),))
    pending = _pending(ground, seat, hand)
    match ground.value:
        case policies.ShownEarly.PLAYS:
            return Finding(Decision.HAND_LIVE, (pending, *acts(Act.WARN, on=ground, seat=seat)))
        case policies.ShownEarly.DEAD_UNLESS_NO_ACTION_LEFT:
            return Finding(Decision.HAND_DEAD, (pending, *killed(desk, ground, (seat,))))
        case never:
            assert_never(never)


def _one_card(desk: Desk, seat: int, hand: Hand) -> Finding:
    """One exposed card plays; with action pending its player is warned."""
    ground = answer(desk, policies.PlayerExposedCard)
    match ground.value:
        case policies.PlayerExposedCard.PLAYS:
            shown = step(Reason.ONE_CARD_SHOWN, ground, seat=seat)
            if hand.betting_over:
                return Finding(Decision.HAND_LIVE, (shown, step(Reason.SHOWN_NO_ACTION_LEFT, ground, seat=seat)))
            return Finding(Decision.HAND_LIVE, (shown, _pending(ground, seat, hand), step(Act.WARN, ground, seat=seat)))
        case never:
            assert_never(never)


def _pending(ground: Answer[policies.Policy], seat: int, hand: Hand) -> Step:
    return step(Reason.SHOWN_WITH_ACTION_PENDING, ground, seat=seat, acting=hand.to_act or 0)
