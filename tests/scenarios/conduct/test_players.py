"""What players do, ask for and claim: written-out moments, ruled on by the number of the rule."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenarios.incidents import asked as asked_there
from tests.scenarios.incidents import later, median_seats, preflop
from tests.scenarios.told import CASH, TOURNAMENT, acts, asked, wrong
from trainer.poker.incidents import Conduct, ShownToOne
from trainer.poker.situation import Street
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue
from trainer.wording.verdicts import verdict_lines

FAMILIES = ("at-the-table", "asking-to-see", "shown-to-one", "claiming-the-board")


@pytest.mark.parametrize(
    ("book", "what", "key"),
    [
        ("german", "chips-off-table", "exclude"),  # DE-37
        ("tda", "chips-off-table", "floor"),  # 63: forfeited, the floor is called
        ("roberts", "chips-off-table", "warn"),
        ("german", "looks-at-burns", "warn"),  # DE-28
        ("tda", "looks-at-burns", "floor"),  # silent
        ("german", "takes-pot", "push"),  # DE-34
        ("polish", "takes-pot", "floor"),  # silent, as is its base
        ("german", "language", "warn"),  # DE-40
        ("german", "insult", "floor"),  # DE-40: the management may exclude
    ],
)
def test_the_house_has_a_rule_on_conduct_or_the_floor_decides(book: str, what: Any, key: str) -> None:
    found = asked_there(catalogue.family("at-the-table"), preflop(Conduct(what, 1)), book)
    assert found.key == key
    assert (found.wrong["let-it-go"], found.wrong["own-penalty"]) == ("nothing", "kill")


def test_another_house_is_one_that_has_a_rule() -> None:
    family = catalogue.family("at-the-table")
    # Only the German sheet says who pushes the pot; there nobody has another rule.
    assert asked_there(family, preflop(Conduct("takes-pot", 1)), "polish").wrong["another-house"] == "push"
    assert asked_there(family, preflop(Conduct("takes-pot", 1)), "german").wrong["another-house"] is None


def test_what_a_house_forbids_without_a_penalty_is_stopped_and_no_request() -> None:
    family, book = catalogue.family("at-the-table"), shelf.book("german")
    ruling = family.rule(preflop(Conduct("looks-at-burns", 1)), book)
    assert [line.text for line in verdict_lines(ruling, "en")] == [
        "That is not allowed: the player has to stop",
        "Warn the player",
    ]


RIVER: dict[str, Any] = {
    "game": TOURNAMENT,
    "button": 3,
    "board": ["2c", "7d", "Jh", "Qs", "3c"],
    "start": {"street": "river", "pot": 300},
    "seats": [{"seat": seat, "stack": 5000} for seat in (1, 4, 5)],
    "actions": acts("river", "4 check", "5 bet 200", "1 call 200", "4 fold"),
}


def asks(asker: int, target: int, *, suspicion: bool = False) -> dict[str, Any]:
    """Seat 5 bet the river, seat 1 called, seat 4 folded; now somebody asks."""
    incident = {"kind": "ask-to-see", "asker": asker, "target": target, "suspicion": suspicion}
    return RIVER | {"incident": incident}


@pytest.mark.parametrize(
    ("book", "asker", "target", "suspicion", "key"),
    [
        ("tda", 1, 5, False, "show"),  # 18: a river caller sees the last aggressor's hand
        ("tda", 5, 1, False, "floor"),  # 18: anything else is the director's decision
        ("tda", 4, 5, False, "refuse"),  # who folded has no right
        ("roberts", 4, 5, False, "show-risk"),  # Showdown 5: whoever was dealt in
        ("polish", 1, 5, False, "show-risk"),  # silent: Robert's
        ("german", 1, 5, False, "refuse"),  # DE-32: only the dealer, on suspicion
        ("german", 1, 5, True, "show"),
        ("hellenic", 1, 5, False, "refuse"),  # EL-17: the hand history afterwards
        ("wsop-tournament", 1, 5, False, "floor"),  # 72
    ],
)
def test_who_may_see_a_hand_differs_from_house_to_house(
    book: str, asker: int, target: int, suspicion: bool, key: str
) -> None:
    spot = asks(asker, target, suspicion=suspicion)
    assert asked("asking-to-see", book, **spot).key == key
    assert wrong("asking-to-see", book, **spot)["anybody-may"] == "show"


def test_in_a_wsop_cash_game_the_floor_has_a_suspected_hand_tabled() -> None:
    spot = asks(1, 5, suspicion=True) | {"game": CASH}
    assert asked("asking-to-see", "wsop-cash", **spot).key == "floor-shows"  # 143
    assert asked("asking-to-see", "wsop-cash", **asks(1, 5) | {"game": CASH}).key == "refuse"


def test_the_other_house_on_asking_is_named() -> None:
    assert wrong("asking-to-see", "german", **asks(1, 5))["another-house"] == "show-risk"  # Robert's
    assert wrong("asking-to-see", "polish", **asks(1, 5))["another-house"] == "refuse"  # the German sheet


FLOP = ("2c", "7d", "Jh")


@pytest.mark.parametrize(
    ("book", "viewer", "key"),
    [
        ("roberts", 2, "after"),  # seat 2 has folded and decides nothing any more
        ("roberts", 5, "now"),  # seat 5 is still to act
        ("wsop-cash", 2, "after"),  # 144
        ("german", 2, "after"),  # DE-33: on demand; DE-35: until then hands stay closed
        ("german", 5, "after"),
        ("polish", 2, "after"),
    ],
)
def test_when_all_see_what_one_saw(book: str, viewer: int, key: str) -> None:
    found = asked_there(catalogue.family("shown-to-one"), later(Street.FLOP, FLOP, ShownToOne(4, viewer)), book)
    assert found.key == key
    assert (found.wrong["private"], found.wrong["needless-floor"]) == ("never", "floor")


def test_after_the_betting_all_see_it_at_once() -> None:
    spot = RIVER | {"incident": {"kind": "shown-to-one", "seat": 5, "to": 4}}
    assert [asked("shown-to-one", book, **spot).key for book in ("german", "polish", "roberts")] == ["now"] * 3


def test_who_may_decide_on_a_later_street_only_gives_the_round_its_end() -> None:
    # Seat 4 bet 200, seat 5 called, seat 1 has 150 left and cannot raise: seat 5 has no decision on this street.
    spot = {
        "game": CASH,
        "button": 3,
        "board": list(FLOP),
        "start": {"street": "flop", "pot": 300},
        "seats": [
            {"seat": 1, "stack": 150},
            {"seat": 4, "stack": 5000},
            {"seat": 5, "stack": 5000},
        ],
        "actions": acts("flop", "4 bet 200", "5 call 200"),
        "incident": {"kind": "shown-to-one", "seat": 4, "to": 5},
    }
    assert asked("shown-to-one", "wsop-cash", **spot).key == "round"
    assert wrong("shown-to-one", "wsop-cash", **spot)["another-house"] == "after"  # the German sheet


@pytest.mark.parametrize(
    ("book", "game", "tabled", "key"),
    [
        ("roberts", CASH, False, "stands"),
        ("roberts", TOURNAMENT, False, "table"),
        ("tda", TOURNAMENT, False, "table"),  # 19
        ("tda", TOURNAMENT, True, "stands"),
        ("german", TOURNAMENT, False, "stands"),  # DE-13
        ("wsop-cash", CASH, False, "table"),  # 168
        ("pacific", CASH, False, "stands"),  # HU-12 says that it may be played, not how
    ],
)
def test_how_the_board_is_claimed(book: str, game: dict[str, Any], tabled: bool, key: str) -> None:
    spot = RIVER | {"game": game, "incident": {"kind": "board-claimed", "seat": 1, "tabled": tabled}}
    assert asked("claiming-the-board", book, **spot).key == key
    other = wrong("claiming-the-board", book, **spot)["another-house"]
    assert other == (None if tabled else {"stands": "table", "table": "stands"}[key])


@pytest.mark.parametrize("slug", FAMILIES)
def test_higher_levels_have_more_seats(slug: str) -> None:
    low, middle, high = median_seats(catalogue.family(slug))
    assert low < middle < high
