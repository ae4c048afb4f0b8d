"""Whatever happens at a table, each book rules on it or says what is missing; and the timing of an incident decides."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trainer.poker.cards import DECK
from trainer.poker.hand import Limits, limits, replay
from trainer.poker.incidents import KINDS, Exposure, Incident
from trainer.poker.situation import (
    BOARD_CARDS,
    Action,
    ActionKind,
    Game,
    Seat,
    Situation,
    SituationError,
    Status,
    Street,
    Structure,
)
from trainer.rulebooks import policies, shelf
from trainer.rulings.deadline import is_substantial
from trainer.rulings.incident import FINDERS, incident
from trainer.rulings.ruling import Decision, Ruling
from trainer.rulings.steps import Act

BOOKS = shelf.slugs()
SB, BB = ActionKind.SMALL_BLIND, ActionKind.BIG_BLIND
FOLD, CHECK, CALL, RAISE = ActionKind.FOLD, ActionKind.CHECK, ActionKind.CALL, ActionKind.RAISE

# ---- any incident at any table


def words(hint: Any) -> list[Any]:
    """What a field of an incident may hold, a little beyond its range where the type allows it."""
    if hint is bool:
        return [True, False]
    if hint is int:
        return [0, 1, 2, 3, 4, 5, 6, 7, 9, 12]
    if hint == "card":
        return list(DECK)
    return [word for arg in get_args(hint) for word in ([None] if arg is type(None) else words(arg))] or [hint]


@st.composite
def incidents(draw: st.DrawFn, kind: type[Incident]) -> Incident:
    """An incident of the kind with any words in its fields."""
    fields: dict[str, Any] = {}
    for name, hint in get_type_hints(kind).items():
        if name == "kind":
            continue
        if name == "counts":
            seats = draw(st.lists(st.integers(1, 7), unique=True, max_size=3))
            fields[name] = tuple((seat, draw(st.integers(-1, 5))) for seat in seats)
        elif name == "cards" and kind.kind == "exposed-card":
            fields[name] = tuple(draw(st.lists(exposures(), max_size=4)))
        elif name == "cards":
            fields[name] = tuple(draw(st.lists(st.sampled_from(DECK), unique=True, max_size=3)))
        elif name == "card":
            fields[name] = draw(st.sampled_from(DECK))
        else:
            fields[name] = draw(st.sampled_from(words(hint)))
    return kind(**fields)


def exposures() -> st.SearchStrategy[Exposure]:
    return st.builds(
        Exposure, st.integers(1, 7), st.integers(1, 2) | st.just(3), st.sampled_from(["dealer", "player", "off-table"])
    )


@st.composite
def tables(draw: st.DrawFn) -> Situation:
    """A table of two to six seats, some of them away or out, and a hand played some way by legal moves."""
    numbers = draw(st.lists(st.integers(1, 7), min_size=2, max_size=6, unique=True))
    some = st.sampled_from([Status.LIVE] * 6 + [Status.ABSENT, Status.SITTING_OUT, Status.OUT])
    seats = tuple(Seat(number, stack=draw(st.sampled_from([150, 1000])), status=draw(some)) for number in sorted(numbers))
    tournament = draw(st.sampled_from([True, False, None]))
    game = Game(Structure.NO_LIMIT, 50, 100, tournament=tournament)
    button = draw(st.sampled_from([*numbers, None]))
    situation = Situation(seats=seats, button=button, game=game)
    live = situation.numbers(Status.LIVE)
    if button is None or len(live) < 2 or draw(st.booleans()):
        return situation
    return played(draw, situation, live)


def played(draw: st.DrawFn, situation: Situation, live: tuple[int, ...]) -> Situation:
    """The blinds and then legal moves, with the board growing as it should."""
    small, big = live[0], live[1]
    posts = (Action(Street.PREFLOP, small, SB, 50), Action(Street.PREFLOP, big, BB, 100))
    situation = replace(situation, actions=posts)
    for _ in range(draw(st.integers(0, 12))):
        hand = replay(situation)
        if hand.to_act is None:
            if hand.betting_over or hand.street is Street.RIVER:
                break
            following = list(Street)[list(Street).index(hand.street) + 1]
            situation = replace(situation, board=DECK[: BOARD_CARDS[following]])
            continue
        move = moved(draw, hand.street, hand.to_act, limits(hand, hand.to_act), hand.street_totals[hand.to_act])
        situation = replace(situation, actions=(*situation.actions, move))
    return situation


def moved(draw: st.DrawFn, street: Street, seat: int, may: Limits, total: int) -> Action:
    moves = [Action(street, seat, FOLD)]
    moves += [Action(street, seat, CALL, total + may.to_call)] if may.to_call else [Action(street, seat, CHECK)] * 2
    if may.min_raise_to is not None and may.max_raise_to is not None:
        to = min(may.min_raise_to, may.max_raise_to)
        bets = not may.to_call and street is not Street.PREFLOP
        moves.append(Action(street, seat, ActionKind.BET if bets else RAISE, to))
    return draw(st.sampled_from(moves))


def ruled(situation: Situation, slug: str) -> Ruling[Any] | None:
    """The ruling, or None where the situation was refused at a place."""
    try:
        return incident(situation, shelf.book(slug))
    except SituationError as fault:
        assert fault.path
        return None


def check(ruling: Ruling[Any]) -> None:
    """What holds for every ruling on an incident."""
    assert ruling.steps
    for step in ruling.steps:
        assert step.citations, step.code
        for citation in step.citations:
            shelf.rule(citation)
        on_base = [citation for citation in step.citations if citation.book != ruling.book]
        silent = [citation.book for citation in step.citations if citation.rule is None]
        assert not on_base or ruling.book in silent, "a step on the base says that the house is silent"
    acts = tuple(step.code for step in ruling.steps if isinstance(step.code, Act))
    assert ruling.verdict.then == acts
    assert (ruling.verdict.decision is Decision.FLOOR) <= (Act.CALL_FLOOR in acts)


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_incident_is_ruled_under_any_book_or_refused_at_a_place(kind: type[Incident], data: st.DataObject) -> None:
    situation = replace(data.draw(tables()), incident=data.draw(incidents(kind)))
    ruling = ruled(situation, data.draw(st.sampled_from(BOOKS)))
    if ruling is not None:
        check(ruling)


def test_every_kind_has_somebody_to_rule_on_it() -> None:
    assert set(FINDERS) == set(KINDS.values())
