"""What goes wrong in a deal, at random: cards seen, miscounted or misplaced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from trainer.poker.cards import Card
from trainer.poker.incidents import (
    EmptySeatDealt,
    ExposedCard,
    Exposure,
    Incident,
    SeatSkipped,
    WrongCount,
    WrongFirstSeat,
)
from trainer.poker.situation import ActionKind, Situation, Status
from trainer.poker.table import clockwise, starting_with
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.dealt import HOLE_CARDS, deal_order
from trainer.rulings.ruling import Desk
from trainer.scenarios.deals import CHAIRS
from trainer.scenarios.incident_deals import fresh_cards
from trainer.scenarios.seeds import Chance

SEVERAL = {1: 2, 2: 3, 3: 4}
"""The most cards that are seen at once at a level."""


def order_of_deal(book: Rulebook, table: Situation) -> tuple[int, ...]:
    """The seats in the order in which the book gives them cards."""
    return deal_order(Desk(book, table)).seats


def card_off_deck(
    chance: Chance, order: Sequence[int], by: Literal["dealer", "player", "off-table"], card: Card, *, first: float
) -> Exposure:
    """A hole card that was seen: with the probability `first` one of the first two off the deck, else a later one.

    It is never the last one: after that there would be no deal to finish.
    """
    place = chance.between(0, 1) if chance.chance(first) else chance.between(2, HOLE_CARDS * len(order) - 2)
    return Exposure(order[place % len(order)], place // len(order) + 1, by, card)


def orders(situation: Situation) -> list[Sequence[int]]:
    """Every order in which somebody might think that the cards went, with and without absent players."""
    after = [situation.button or 0, *[a.seat for a in situation.actions if a.action is ActionKind.BIG_BLIND]]
    circles = [situation.numbers(Status.LIVE), situation.numbers(Status.LIVE, Status.ABSENT)]
    circles = [circle for circle in dict.fromkeys(circles) if seen_card(situation).seat in circle]
    clock = [clockwise(circle, after=seat) for circle in circles for seat in after]
    return [*clock, *[starting_with(circle, situation.button or 0) for circle in circles]]


def place_off_deck(order: Sequence[int], situation: Situation) -> int:
    """Which card off the deck the exposed one is, if the cards went in that order."""
    seen = seen_card(situation)
    return (seen.nth - 1) * len(order) + list(order).index(seen.seat) + 1


def seen_card(situation: Situation) -> Exposure:
    """The (first) exposed card of the situation."""
    assert isinstance(situation.incident, ExposedCard)
    return situation.incident.cards[0]


def several_seen(chance: Chance, table: Situation, level: int, *, mixed: bool) -> ExposedCard:
    """Cards of several seats were seen, all by the dealer's hand; `mixed`: one by the dealer's, one by its player's."""
    seats = table.numbers(Status.LIVE)
    count = 2 if mixed else min(chance.between(2, SEVERAL[level]), len(seats))
    faces = fresh_cards(chance, table, count)
    whose = zip(chance.sample(seats, count), faces, strict=True)
    return ExposedCard(
        tuple(
            Exposure(
                seat, 1 if mixed else chance.between(1, HOLE_CARDS), "player" if mixed and number else "dealer", face
            )
            for number, (seat, face) in enumerate(whose)
        )
    )


def stopped_or_overrun(chance: Chance, order: Sequence[int], level: int) -> WrongCount:
    """The deal stopped too early or went on too long: the cards at fault are the next ones in its order."""
    if chance.chance(0.4):
        return WrongCount(((order[0], HOLE_CARDS + 1),), True)
    short = order[-2:] if level == 3 and chance.chance(0.25) else order[-1:]
    return WrongCount(tuple(sorted((seat, HOLE_CARDS - 1) for seat in short)), True)


def passed_or_stuck(chance: Chance, order: Sequence[int], level: int) -> WrongCount:
    """A seat was passed over, or cards that stuck together came to it."""
    count = chance.choice((HOLE_CARDS - 1, HOLE_CARDS + 1, HOLE_CARDS + 2))
    return WrongCount(((chance.choice(order[:-1]), count),), False)


def misplaced(chance: Chance, book: Rulebook, table: Situation) -> Incident:
    """Cards in wrong places; who sits out or is absent may or may not be entitled to a hand, by the book."""
    away = table.numbers(Status.ABSENT, Status.SITTING_OUT)
    players = table.numbers(Status.LIVE)
    not_playing = [chair for chair in range(1, CHAIRS + 1) if chair not in players]
    draw = chance.below(10)
    if draw < 4 or not not_playing:
        return WrongFirstSeat(chance.choice(order_of_deal(book, table)[1:]))
    if draw < 7:
        return SeatSkipped(chance.choice(away if away and draw == 4 else players))
    return EmptySeatDealt(chance.choice(away if away and draw == 7 else not_playing))


def ground(chance: Chance, book: Rulebook, table: Situation, level: int) -> Incident:
    """A fault that voids the deal in every house; at a small table nobody is left out, as two folds end that."""
    seats = table.numbers(Status.LIVE)
    match chance.below(4 if level > 1 else 3):
        case 0:
            faces = fresh_cards(chance, table, 2)
            whose = zip(chance.sample(seats, 2), faces, strict=True)
            return ExposedCard(tuple(Exposure(seat, chance.between(1, 2), "dealer", face) for seat, face in whose))
        case 1:
            return WrongFirstSeat(chance.choice(order_of_deal(book, table)[1:]))
        case 2:
            return WrongCount(((chance.choice(seats), HOLE_CARDS + 2),), False)
    return SeatSkipped(chance.choice(seats))
