"""Live and dead hands: written-out moments, what becomes of the hand by the number of the rule, and the slips."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.incidents import asked as asked_there
from tests.scenarios.incidents import later, median_seats, preflop
from tests.scenarios.told import TOURNAMENT, acts, asked, wrong
from trainer.poker.cards import Card
from trainer.poker.incidents import Absent, CountNoticedLate, HandMucked, HandShown, HandTouched, WrongCount
from trainer.poker.situation import Street
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue

FAMILIES = ("fouled-hand", "mucked-hand", "shown-early", "absent-at-deal", "count-found-late")
FLOP = ("2c", "7d", "Jh")


@pytest.mark.parametrize(
    ("book", "identifiable", "key", "elsewhere"),
    [
        ("german", True, "dead-floor", "hand-live"),  # DE-25, DE-27; Robert's: Dead hands 2
        ("german", False, "dead-floor", "hand-dead"),
        ("tda", True, "hand-live", "dead-floor"),  # 65-B
        ("tda", False, "hand-dead", "dead-floor"),  # 65-A
        ("polish", True, "hand-live", "dead-floor"),  # silent: Robert's
        ("wsop-cash", True, "floor", "dead-floor"),  # 107: at management's discretion
    ],
)
def test_a_hand_that_touched_the_muck(book: str, identifiable: bool, key: str, elsewhere: str) -> None:
    spot = later(Street.FLOP, FLOP, HandTouched(4, "muck", identifiable))
    found = asked_there(catalogue.family("fouled-hand"), spot, book)
    assert found.key == key
    assert found.wrong == {"always-dead": "hand-dead", "needless-floor": "floor", "another-house": elsewhere}


RIVER: dict[str, Any] = {
    "game": TOURNAMENT,
    "button": 3,
    "board": ["2c", "7d", "Jh", "Qs", "3c"],
    "start": {"street": "river", "pot": 300},
    "seats": [{"seat": seat, "stack": 5000} for seat in (1, 4, 5)],
    "actions": acts("river", "4 check", "5 bet 200", "1 call 200", "4 fold"),
}


@pytest.mark.parametrize(
    ("book", "by", "tabled", "identifiable", "key"),
    [
        ("tda", "dealer", True, True, "hand-live"),  # 13-C: a tabled hand cannot be killed
        ("tda", "dealer", False, True, "hand-live"),  # 65-B
        ("tda", "dealer", False, False, "hand-dead"),  # 65-A
        ("tda", "player", False, True, "hand-live"),  # 14: not dead until it is in the muck for good
        ("roberts", "dealer", False, True, "floor"),  # Dead hands 2
        ("roberts", "player", False, True, "hand-dead"),
        ("wsop-tournament", "dealer", False, True, "floor"),  # 108-110
        ("german", "dealer", False, True, "dead-floor"),  # DE-25, DE-27
        ("german", "dealer", True, True, "hand-live"),  # silent: the TDA's 13-C
        ("hellenic", "dealer", False, False, "hand-dead"),  # silent: Robert's
    ],
)
def test_a_hand_in_the_muck(book: str, by: Any, tabled: bool, identifiable: bool, key: str) -> None:
    incident = {"kind": "hand-mucked", "seat": 5, "by": by, "tabled": tabled, "identifiable": identifiable}
    spot = RIVER | {"incident": incident}
    assert asked("mucked-hand", book, **spot).key == key
    slips = wrong("mucked-hand", book, **spot)
    assert (slips["muck-is-dead"], slips["found-is-live"]) == ("hand-dead", "hand-live")


def test_the_german_floor_may_save_what_the_dealer_killed_elsewhere() -> None:
    spot = later(Street.FLOP, FLOP, HandMucked(4, "dealer", tabled=False, identifiable=True))
    family = catalogue.family("mucked-hand")
    assert asked_there(family, spot, "tda").wrong["another-house"] == "dead-floor"
    assert asked_there(family, spot, "german").wrong["another-house"] == "floor"  # Robert's


BOTH, ONE = (Card("As"), Card("Kd")), (Card("As"),)


@pytest.mark.parametrize(
    ("book", "cards", "key"),
    [
        ("german", BOTH, "dead"),  # DE-35: action is still possible
        ("german", ONE, "warn"),  # silent on one card: the TDA's 68
        ("tda", BOTH, "warn"),
        ("roberts", BOTH, "warn"),  # Irregularities 12
        ("pacific", BOTH, "warn"),
        ("wsop-tournament", BOTH, "warn"),  # 117
    ],
)
def test_cards_shown_while_seat_4_is_still_to_act(book: str, cards: tuple[Card, ...], key: str) -> None:
    found = asked_there(catalogue.family("shown-early"), later(Street.FLOP, FLOP, HandShown(5, cards)), book)
    assert found.key == key
    assert (found.wrong["no-harm"], found.wrong["needless-floor"]) == ("fine", "floor")


@pytest.mark.parametrize("book", ["german", "tda", "roberts"])
def test_with_no_action_left_nothing_follows(book: str) -> None:
    spot = RIVER | {"incident": {"kind": "hand-shown", "seat": 1, "cards": ["As", "Kd"]}}
    assert asked("shown-early", book, **spot).key == "fine"


@pytest.mark.parametrize(
    ("book", "back_at", "cash", "key"),
    [
        ("tda", "last-card", False, "live"),  # 30
        ("tda", "later", False, "dead-stays"),
        ("german", "last-card", False, "live"),  # DE-23: seated when the deal ends
        ("german", "later", False, "dead-stays"),
        ("roberts", "first-card", False, "live"),  # Tournaments at seat
        ("roberts", "last-card", False, "dead-stays"),
        ("polish", "last-card", False, "dead-stays"),  # silent: Robert's
        ("polish", "last-card", True, "floor"),  # of cash games Robert's says nothing
        ("wsop-tournament", "last-card", False, "live"),  # 82
    ],
)
def test_who_was_away_in_the_big_blind(book: str, back_at: Any, cash: bool, key: str) -> None:
    found = asked_there(catalogue.family("absent-at-deal"), preflop(Absent(5, back_at), cash=cash), book)
    assert found.key == key
    assert (found.wrong["blind-back"], found.wrong["needless-floor"]) == ("dead-back", "floor")


def test_a_cash_book_is_not_asked_who_was_away() -> None:
    family = catalogue.family("absent-at-deal")
    assert not any(family.decides(shelf.book(slug)) for slug in ("wsop-cash", "pacific"))


@pytest.mark.parametrize(
    ("book", "calls", "key"),
    [
        ("german", 0, "dead-floor"),  # DE-26: who keeps quiet has a dead hand, DE-27 lets the floor save it
        ("german", 3, "dead-floor"),
        ("tda", 0, "misdeal"),  # 35-A: nobody has acted
        ("tda", 2, "hand-dead"),  # 36: two actions with chips
        ("polish", 1, "misdeal"),  # PL-27; two players must have acted
        ("polish", 2, "hand-dead"),
    ],
)
def test_three_cards_that_their_player_kept_quiet_about(book: str, calls: int, key: str) -> None:
    actions: list[Any] = ["call"] * calls
    found = asked_there(catalogue.family("count-found-late"), preflop(CountNoticedLate(5, 3), *actions), book)
    assert found.key == key
    assert (found.wrong["still-misdeal"], found.wrong["played-on"]) == ("misdeal", "play-on")


def test_three_cards_said_at_once_but_too_late() -> None:
    spot = preflop(WrongCount(((5, 3),), False), "call", "call", "call")
    family = catalogue.family("count-found-late")
    assert asked_there(family, spot, "german").key == "dead-floor"  # DE-26, by our reading
    assert asked_there(family, spot, "tda").key == "hand-dead"  # 35-D
    assert asked_there(family, spot, "tda").wrong["another-house"] == "dead-floor"


@pytest.mark.parametrize("slug", FAMILIES)
def test_higher_levels_have_more_seats(slug: str) -> None:
    low, middle, high = median_seats(catalogue.family(slug))
    assert low < middle < high
