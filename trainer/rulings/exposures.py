"""Exposed hole cards: which card off the deck it was, who exposed it, and what becomes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import assert_never

from trainer.poker.incidents import ExposedCard, Exposure
from trainer.poker.situation import SituationError, Street
from trainer.rulebooks import policies
from trainer.rulings.deadline import Deadline, deadline
from trainer.rulings.dealt import HOLE_CARDS, DealOrder, deal_order
from trainer.rulings.finding import IN_THE_HAND, Finding, acts, answer, has_folded, seated, step
from trainer.rulings.misdeals import misdeal, played_on
from trainer.rulings.ruling import Decision, Desk, Step
from trainer.rulings.shown import shown_by_player
from trainer.rulings.steps import Act, Reason


def exposed_card(desk: Desk, incident: ExposedCard) -> Finding:
    """Hole cards were exposed: those by the dealer's fault are ruled first, then those that players exposed."""
    _check(desk, incident.cards)
    flashed = [card for card in incident.cards if card.by == "dealer"]
    off_table = () if len(flashed) > 1 else _off_table(desk, incident.cards)
    faults = [card for card in incident.cards if card.by != "player"]
    if not faults:
        return _by_players(desk, incident.cards)
    found = _by_dealer(desk, incident.cards.index(faults[0]), faults)
    if found.decision is Decision.MISDEAL or len(faults) == len(incident.cards):
        return Finding(found.decision, (*off_table, *found.steps))
    plays = any(one.code is Act.EXPOSED_PLAYS for one in found.steps)
    own = [one for one in _by_players(desk, incident.cards).steps if not (plays and one.code is Act.EXPOSED_PLAYS)]
    return Finding(found.decision, (*off_table, *found.steps, *own))


def _check(desk: Desk, cards: Sequence[Exposure]) -> None:
    """Every exposure names a seat that was dealt in and its first or second card, none twice."""
    if not cards:
        raise SituationError("incident.cards", "no card was exposed")
    for index, card in enumerate(cards):
        path = f"incident.cards[{index}]"
        if seated(desk.situation, card.seat, f"{path}.seat").status not in IN_THE_HAND:
            raise SituationError(f"{path}.seat", "seat {seat} is not dealt in", seat=card.seat)
        if not 1 <= card.nth <= HOLE_CARDS:
            raise SituationError(
                f"{path}.nth", "a seat has a first and a second hole card, not one number {nth}", nth=card.nth
            )
        if any((other.seat, other.nth) == (card.seat, card.nth) for other in cards[:index]):
            raise SituationError(path, "the same hole card is named twice")


def _off_table(desk: Desk, cards: Sequence[Exposure]) -> tuple[Step, ...]:
    """The step that cards off the table count as exposed by the dealer."""
    seats = tuple(card.seat for card in cards if card.by == "off-table")
    if not seats:
        return ()
    ground = answer(desk, policies.CardOffTable)
    match ground.value:
        case policies.CardOffTable.AS_EXPOSED_BY_DEALER:
            return (step(Reason.OFF_TABLE_IS_EXPOSED, ground, seats=seats),)
        case policies.CardOffTable.AS_EXPOSED_UNLESS_FLOOR:
            may = step(Reason.FLOOR_MAY_DECIDE_OTHERWISE, ground, seats=seats)
            return (step(Reason.OFF_TABLE_IS_EXPOSED, ground, seats=seats), may)
        case never:
            assert_never(never)


def _by_dealer(desk: Desk, index: int, cards: Sequence[Exposure]) -> Finding:
    """Too late everything plays; in time several cards, or one of the first, are a misdeal; another is replaced."""
    clock = deadline(desk)
    if clock.passed:
        return _too_late(desk, clock, cards)
    if len(cards) > 1:
        return _several(desk, clock, len(cards))
    card, order = cards[0], deal_order(desk)
    if card.seat not in order.seats:
        raise SituationError(
            f"incident.cards[{index}].seat", "seat {seat} is away and not dealt in under this book", seat=card.seat
        )
    place = order.place(card.seat, card.nth)
    where = _place_step(order, card, place)
    first = answer(desk, policies.MisdealFirstCards)
    if place <= _first_cards(first.value):
        return misdeal(desk, clock, where, step(Reason.FIRST_CARD_EXPOSED, first, place=place), own=first)
    return _replaced(desk, clock, where, card, place)


def _too_late(desk: Desk, clock: Deadline, cards: Sequence[Exposure]) -> Finding:
    """No exposed card is replaced any more."""
    late = step(Reason.EXPOSED_TOO_LATE, answer(desk, policies.AfterSubstantialAction), count=len(cards))
    playing = tuple(dict.fromkeys(card.seat for card in cards if not has_folded(desk.situation, card.seat)))
    figures = {"seats": playing} if playing else {}
    return played_on(desk, clock, late, then=(Act.EXPOSED_PLAYS,), **figures)


def _several(desk: Desk, clock: Deadline, count: int) -> Finding:
    ground = answer(desk, policies.MisdealExposedCards)
    match ground.value:
        case policies.MisdealExposedCards.TWO_OR_MORE:
            return misdeal(desk, clock, step(Reason.SEVERAL_CARDS_EXPOSED, ground, count=count), own=ground)
        case never:
            assert_never(never)


def _place_step(order: DealOrder, card: Exposure, place: int) -> Step:
    return step(
        Reason.PLACE_OFF_DECK,
        *order.grounds,
        seat=card.seat,
        nth=card.nth,
        place=place,
        first=order.seats[0],
        players=len(order.seats),
    )


def _first_cards(policy: policies.MisdealFirstCards) -> int:
    """How many of the first cards off the deck make a misdeal when they are exposed."""
    match policy:
        case policies.MisdealFirstCards.FIRST_OR_SECOND:
            return 2
        case policies.MisdealFirstCards.FIRST_ONLY:
            return 1
        case never:
            assert_never(never)


def _replaced(desk: Desk, clock: Deadline, where: Step, card: Exposure, place: int) -> Finding:
    """One later card: the deal is finished first, unless players have begun to act because it was finished already."""
    ground = answer(desk, policies.ExposedHoleCard)
    match ground.value:
        case policies.ExposedHoleCard.REPLACED_AFTER_DEAL_AND_BURNED:
            why = (clock.step, where, step(Reason.LATER_CARD_EXPOSED, ground, place=place))
            if has_folded(desk.situation, card.seat):
                return Finding(Decision.PLAY_ON, (*why, step(Reason.ALREADY_FOLDED, ground, seats=(card.seat,))))
            finish = () if clock.acted else (Act.FINISH_DEAL,)
            todo = (*finish, Act.REPLACE_FROM_TOP, Act.EXPOSED_BECOMES_BURN)
            return Finding(Decision.REPLACE, (*why, *acts(*todo, on=ground, seat=card.seat, street=Street.FLOP.value)))
        case never:
            assert_never(never)


def _by_players(desk: Desk, cards: Sequence[Exposure]) -> Finding:
    """What players exposed themselves: one card of a seat plays; who exposed both has shown the hand."""
    counts = Counter(card.seat for card in cards if card.by == "player")
    singles = tuple(seat for seat, count in counts.items() if count < HOLE_CARDS)
    shown = [
        shown_by_player(desk, card.seat, HOLE_CARDS, f"incident.cards[{index}].seat")
        for index, card in enumerate(cards)
        if card.by == "player" and card.nth == 1 and counts[card.seat] == HOLE_CARDS
    ]
    steps = (*(one for finding in shown for one in finding.steps), *(_singles(desk, singles) if singles else ()))
    decisions = {finding.decision for finding in shown} or {Decision.PLAY_ON}
    return Finding(Decision.HAND_DEAD if Decision.HAND_DEAD in decisions else decisions.pop(), steps)


def _singles(desk: Desk, seats: tuple[int, ...]) -> tuple[Step, ...]:
    ground = answer(desk, policies.PlayerExposedCard)
    match ground.value:
        case policies.PlayerExposedCard.PLAYS:
            return (
                step(Reason.EXPOSED_BY_PLAYER, ground, seats=seats),
                *acts(Act.EXPOSED_PLAYS, on=ground, seats=seats),
            )
        case never:
            assert_never(never)
