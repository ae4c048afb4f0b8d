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
from trainer.poker.notation import read
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
    seats = tuple(
        Seat(number, stack=draw(st.sampled_from([150, 1000])), status=draw(some)) for number in sorted(numbers)
    )
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
        return refused(fault)


def refused(fault: SituationError) -> None:
    """A refusal names the place of the document that it is about."""
    assert fault.path


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


# ---- the deadline, by the rule


def actions(word: str) -> tuple[Action, ...]:
    """`fck`: seat 1 folds, seat 2 calls, seat 3 checks."""
    kinds = {"f": FOLD, "c": CALL, "k": CHECK, "r": RAISE}
    return tuple(Action(Street.PREFLOP, seat, kinds[letter]) for seat, letter in enumerate(word, start=1))


TDA = policies.SubstantialAction.TWO_ACTIONS_WITH_CHIPS_OR_THREE
ROBERTS = policies.SubstantialAction.TWO_PLAYERS_ACTED
WSOP_CASH = policies.SubstantialAction.TWO_UNLESS_ALIKE_OR_THREE


@pytest.mark.parametrize(
    ("taken", "tda", "roberts", "wsop_cash"),
    [
        ("", False, False, False),
        ("f", False, False, False),
        ("r", False, False, False),
        ("ff", False, True, False),  # TDA 36: no chips; RRoP: two folds count; WSOP 105: two folds are not enough
        ("kk", False, True, False),
        ("kf", False, True, True),  # WSOP 105: two that are neither both folds nor both checks
        ("fc", True, True, True),  # TDA 36: two, one with chips
        ("cc", True, True, True),
        ("fff", True, True, True),  # any three
        ("kkk", True, True, True),
    ],
)
def test_substantial_action_is_counted_as_each_book_counts(
    taken: str, tda: bool, roberts: bool, wsop_cash: bool
) -> None:
    assert is_substantial(TDA, actions(taken)) is tda
    assert is_substantial(ROBERTS, actions(taken)) is roberts
    assert is_substantial(WSOP_CASH, actions(taken)) is wsop_cash


# ---- what is missing or cannot be is named at its place

FIVE: dict[str, Any] = {
    "button": 3,
    "seats": [{"seat": seat, "stack": 5000} for seat in range(1, 6)],
    "game": {"structure": "no-limit", "small_blind": 50, "big_blind": 100},
    "actions": [
        {"street": "preflop", "seat": 4, "action": "small-blind", "to": 50},
        {"street": "preflop", "seat": 5, "action": "big-blind", "to": 100},
    ],
}


@pytest.mark.parametrize(
    ("book", "path", "changes"),
    [
        ("tda", "incident", {}),
        ("tda", "incident.seat", {"incident": {"kind": "seat-skipped", "seat": 9}}),
        ("tda", "incident.seat", {"incident": {"kind": "empty-seat-dealt", "seat": 2}}),
        ("tda", "incident.cards[1].seat", {"incident": {"kind": "exposed-card", "cards": [
            {"seat": 1, "nth": 1, "by": "dealer"}, {"seat": 8, "nth": 1, "by": "dealer"}]}}),
        ("tda", "incident.cards[1]", {"incident": {"kind": "exposed-card", "cards": [
            {"seat": 1, "nth": 1, "by": "dealer"}, {"seat": 1, "nth": 1, "by": "player"}]}}),
        ("tda", "button", {"button": None, "incident": {"kind": "exposed-card", "cards": [
            {"seat": 1, "nth": 1, "by": "dealer"}]}}),
        ("tda", "incident.counts.2", {"incident": {"kind": "wrong-count", "counts": {"2": 2}}}),
        ("polish", "incident.next_in_sequence", {"incident": {"kind": "wrong-count", "counts": {"2": 1}}}),
        ("tda", "incident.seat", {"incident": {"kind": "foreign-card", "what": "joker", "where": "seat"}}),
        ("tda", "incident.seat", {"incident": {"kind": "foreign-card", "what": "joker", "where": "stub", "seat": 1}}),
        ("tda", "incident.identifiable", {"incident": {"kind": "hand-touched", "seat": 1, "with": "muck"}}),
        ("tda", "incident.count", {"incident": {"kind": "flop-count", "count": 3, "burned": True},
            "start": {"street": "flop", "pot": 500}, "actions": []}),
        ("tda", "incident.count", {"incident": {"kind": "boxed-card", "count": 0, "during": "deal"}}),
        ("tda", "incident.should", {"incident": {"kind": "wrong-button", "was": 3, "should": 3}}),
        ("tda", "incident.target", {"incident": {"kind": "ask-to-see", "asker": 1, "target": 1, "suspicion": True}}),
        ("tda", "actions", {"incident": {"kind": "boxed-card", "count": 2, "during": "turn"}}),
        ("tda", "incident.street", {"incident": {"kind": "premature-board", "street": "turn"}}),
        ("roberts", "game.tournament", {"incident": {"kind": "absent", "seat": 1, "back_at": "last-card"}}),
        ("polish", "actions", {"actions": [], "incident": {"kind": "hand-shown", "seat": 1, "cards": ["As", "Kd"]}}),
        ("tda", "board", {"board": ["2c", "7d", "Jh"], "incident": {"kind": "duplicate-card", "card": "As"}}),
        ("tda", "incident.card", {"board": ["2c", "7d", "Jh"], "actions": [], "start": {"street": "flop", "pot": 500},
            "incident": {"kind": "missing-card", "card": "7d"}}),
        ("tda", "actions[2]", {"incident": {"kind": "duplicate-card", "card": "As"}, "actions": [
            *FIVE["actions"], {"street": "preflop", "seat": 2, "action": "fold"}]}),
    ],
)  # fmt: skip
def test_what_is_missing_or_cannot_be_is_named_at_its_place(book: str, path: str, changes: dict[str, Any]) -> None:
    document = {key: value for key, value in (FIVE | changes).items() if value is not None}
    with pytest.raises(SituationError) as fault:
        incident(read(document), shelf.book(book))
    assert fault.value.path == path


# ---- what only one house says


def verdict(book: str, **changes: Any) -> tuple[str, list[str]]:
    found = incident(read(FIVE | changes), shelf.book(book)).verdict
    return found.decision.value, [act.value for act in found.then]


def test_the_same_exposed_card_is_the_first_of_the_deal_in_one_house_and_the_third_in_another() -> None:
    # Button 3: the cards go 4 5 1 2 3; in Pacific's room, from the left of the big blind (5), they go 1 2 3 4 5.
    exposed = {"kind": "exposed-card", "cards": [{"seat": 1, "nth": 1, "by": "dealer"}]}
    assert verdict("pacific", incident=exposed)[0] == "misdeal"
    assert verdict("roberts", incident=exposed) == (
        "replace",
        ["finish-deal", "replace-from-top", "exposed-becomes-burn"],
    )


def test_a_deal_that_players_have_acted_on_is_finished_already() -> None:
    exposed = {"kind": "exposed-card", "cards": [{"seat": 2, "nth": 2, "by": "dealer"}]}
    acted = [*FIVE["actions"], {"street": "preflop", "seat": 1, "action": "call", "to": 100}]
    assert verdict("tda", incident=exposed, actions=acted) == ("replace", ["replace-from-top", "exposed-becomes-burn"])


def test_a_first_seats_extra_card_becomes_the_burn_only_until_somebody_acts() -> None:
    # RRoP: as long as the first betting round has not begun; later it is a wrong number of cards like any other.
    extra = {"kind": "wrong-count", "counts": {"4": 3}, "next_in_sequence": True}
    acted = [*FIVE["actions"], {"street": "preflop", "seat": 1, "action": "fold"}]
    assert verdict("roberts", incident=extra) == ("correct", ["surplus-becomes-burn"])
    assert verdict("roberts", incident=extra, actions=acted)[0] == "misdeal"


def test_a_joker_is_replaced_until_its_own_player_has_acted() -> None:
    # RRoP: two calls are substantial, but the big blind (5) has not acted on the joker; seat 2 has.
    acted = [
        *FIVE["actions"],
        {"street": "preflop", "seat": 1, "action": "call", "to": 100},
        {"street": "preflop", "seat": 2, "action": "call", "to": 100},
    ]
    at = {"kind": "foreign-card", "what": "joker", "where": "seat"}
    assert verdict("roberts", incident=at | {"seat": 5}, actions=acted)[0] == "replace"
    assert verdict("roberts", incident=at | {"seat": 2}, actions=acted)[0] == "hand-dead"


def test_a_hand_discarded_while_betting_is_open_is_folded_and_at_the_showdown_may_come_back() -> None:
    # TDA 58: a fold is binding; TDA 14: at the showdown a discard lives as long as it can be told apart.
    mucked = {"kind": "hand-mucked", "seat": 1, "by": "player", "tabled": False, "identifiable": True}
    river = {"start": {"street": "river", "pot": 500}}
    checked = [{"street": "river", "seat": seat, "action": "check"} for seat in (4, 5, 1, 2, 3)]
    assert verdict("tda", incident=mucked)[0] == "hand-dead"
    assert verdict("tda", incident=mucked, actions=checked, **river) == ("hand-live", ["retrieve-hand"])


def test_where_house_and_base_are_silent_the_floor_decides_and_both_silences_are_cited() -> None:
    ruling = incident(read(FIVE | {"incident": {"kind": "burn-exposed", "card": "7d"}}), shelf.book("polish"))
    assert (ruling.verdict.decision, ruling.verdict.then) == (Decision.FLOOR, (Act.CALL_FLOOR,))
    assert [(cited.book, cited.rule) for cited in ruling.steps[0].citations] == [("polish", None), ("roberts", None)]
