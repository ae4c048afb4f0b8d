"""Five seats written out for tests of incident families: button 3, seats 4 and 5 have posted, seat 1 acts first.

Cards go 4, 5, 1, 2, 3 in most houses; where the first card goes left of the big blind they go 1, 2, 3, 4, 5.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import Literal, NamedTuple

from trainer.assessment.question import Answer, Question
from trainer.poker.cards import Card
from trainer.poker.incidents import Incident
from trainer.poker.situation import (
    Action,
    ActionKind,
    Game,
    Seat,
    Situation,
    Start,
    StartPot,
    Status,
    Street,
    Structure,
)
from trainer.rulebooks import shelf
from trainer.scenarios.scenario import LEVELS, Family
from trainer.scenarios.seeds import derive

GAME = Game(structure=Structure.NO_LIMIT, small_blind=50, big_blind=100, chip=25, tournament=True)
FOLD, CALL, CHECK = "fold", "call", "check"


class Asked(NamedTuple):
    """A question's key and what each misconception answers."""

    key: Answer
    wrong: dict[str, Answer | None]
    question: Question


def preflop(
    incident: Incident, *actions: Literal["fold", "call"], statuses: dict[int, Status] | None = None, cash: bool = False
) -> Situation:
    """The five seats with their posts; then seats 1, 2, 3 and so on did what is named."""
    taken = [
        Action(Street.PREFLOP, seat, ActionKind(action), 100 if action == CALL else None)
        for seat, action in zip((1, 2, 3, 4), actions, strict=False)
    ]
    posts = (
        Action(Street.PREFLOP, 4, ActionKind.SMALL_BLIND, 50),
        Action(Street.PREFLOP, 5, ActionKind.BIG_BLIND, 100),
    )
    seats = tuple(Seat(n, 5000, status=(statuses or {}).get(n, Status.LIVE)) for n in range(1, 6))
    game = Game(structure=Structure.NO_LIMIT, small_blind=50, big_blind=100, chip=25, tournament=not cash)
    return Situation(seats=seats, button=3, game=game, actions=(*posts, *taken), incident=incident)


def later(street: Street, board: Sequence[str], incident: Incident, *checks: int) -> Situation:
    """Seats 4, 5 and 1 are in for a pot of 300 on that street; the seats named have checked on it."""
    seats = tuple(Seat(n, 5000, status=Status.FOLDED if n in (2, 3) else Status.LIVE) for n in range(1, 6))
    return Situation(
        seats=seats,
        button=3,
        board=tuple(Card(card) for card in board),
        game=GAME,
        start=Start(street, (StartPot(300),)),
        actions=tuple(Action(street, seat, ActionKind.CHECK) for seat in checks),
        incident=incident,
    )


def asked(family: Family, situation: Situation, book: str) -> Asked:
    """What the family asks there under the book."""
    ruling = family.rule(situation, shelf.book(book))
    question = family.ask(situation, ruling)
    assert question is not None
    return Asked(question.key, dict(family.mistakes(situation, ruling, shelf.book(book))), question)


def median_seats(family: Family, count: int = 45) -> list[float]:
    """The median number of seats at each level."""
    books = [slug for slug in shelf.slugs() if family.decides(shelf.book(slug))]
    return [
        median(
            len(
                family.scenario(derive("median", number), shelf.book(books[number % len(books)]), level).situation.seats
            )
            for number in range(count)
        )
        for level in LEVELS
    ]
