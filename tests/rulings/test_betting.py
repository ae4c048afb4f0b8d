"""Whose turn it is and what may be bet, by rule number; and at any table, whatever was bet before."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rulings.asking import ask, codes, rules
from tests.rulings.betting_deals import (
    LIMIT,
    NO_LIMIT,
    POT_LIMIT,
    acts,
    before_flop,
    bettings,
    can_be_played,
    legal_moves,
    on_flop,
    seats,
)
from trainer.poker.hand import limits, replay
from trainer.poker.situation import SituationError
from trainer.rulebooks import shelf
from trainer.rulings.betting import BetLimitsVerdict, ToActVerdict, rule_bet_limits, rule_to_act
from trainer.rulings.bounds import with_structure

BOOKS = shelf.slugs()
BETS = "bet-limits"


def verdict(book: str, document: dict[str, Any]) -> BetLimitsVerdict:
    found = ask(BETS, book, **document).verdict
    assert isinstance(found, BetLimitsVerdict)
    return found


# ---- whose turn it is ---------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_no_house_disputes_whose_turn_it_is(book: str) -> None:
    """Blinds 4 and 5, button 3: before the flop 6, on it 4, after a bet of 4 the next, 5."""
    assert ask("to-act", book, **before_flop()).verdict == ToActVerdict(6, street_closed=False)
    assert ask("to-act", book, **on_flop()).verdict == ToActVerdict(4, street_closed=False)
    assert ask("to-act", book, **on_flop("4 bet 200")).verdict == ToActVerdict(5, street_closed=False)


@pytest.mark.parametrize("book", BOOKS)
def test_a_street_that_is_closed_waits_for_nobody(book: str) -> None:
    ruling = ask("to-act", book, **on_flop("4 check, 5 check, 6 check, 1 check, 2 check, 3 check"))
    assert ruling.verdict == ToActVerdict(None, street_closed=True)
    assert codes(ruling) == ["round-complete"]


def test_the_big_blinds_option_is_named() -> None:
    line = "6 call 100, 1 fold, 2 fold, 3 fold, 4 fold"
    ruling = ask("to-act", "polish", **before_flop(line))
    assert codes(ruling) == ["next-to-act", "big-blind-has-option", "may-check-or-raise"]
    assert rules(ruling, "big-blind-has-option") == [("polish", "PL-16")]
    assert codes(ask("to-act", "polish", **on_flop()))[-1] == "may-check-or-bet"
    assert rules(ask(BETS, "polish", **before_flop(line)), "big-blind-has-option") == [("polish", "PL-16")]


def test_where_all_others_have_folded_nobody_has_matched_anything() -> None:
    ruling = ask("to-act", "pacific", **before_flop("6 fold, 1 fold, 2 fold, 3 fold, 4 fold", LIMIT))
    assert ruling.verdict == ToActVerdict(None, street_closed=True)
    assert codes(ruling) == ["all-others-folded"]
    assert rules(ruling, "all-others-folded") == [("pacific", "HU-10")]


@pytest.mark.parametrize(
    ("book", "blind", "opened"),
    [
        ("wsop-cash", ("wsop-cash", "150"), ("wsop-cash", "Short all-in")),
        ("tda", ("tda", "43-A"), ("tda", "43-A")),
        ("roberts", ("roberts", "Blinds 1"), ("roberts", "Blinds 1")),
    ],
)
def test_why_a_short_stack_leaves_the_price(book: str, blind: tuple[str, str], opened: tuple[str, str]) -> None:
    """The big blind all-in for 40 of 100, and 6 all-in for 30: 100 to call either way."""
    posts = {"actions": acts("4 small-blind 50, 5 big-blind 40"), "seats": seats(s5=40)}
    ruling = ask(BETS, book, **before_flop("") | posts)
    assert ruling.verdict.to_call == 100
    assert rules(ruling, "short-blind-same-price")[0] == blind
    ruling = ask(BETS, book, **before_flop("6 call 30", seats=seats(s6=30)))
    assert ruling.verdict.to_call == 100
    assert rules(ruling, "short-open-same-price") == [opened]


def test_the_structure_rests_on_the_rule_that_says_it_or_on_a_silence() -> None:
    assert rules(ask(BETS, "pacific", **on_flop("", LIMIT)), "structure-played") == [
        ("pacific", "HU-07"), ("pacific", "HU-18"),
    ]  # fmt: skip
    assert ("hellenic", "EL-10") in rules(ask(BETS, "hellenic", **on_flop("", LIMIT)), "structure-played")
    for book, rule, game in (
        ("german", "DE-48", LIMIT),
        ("pacific", "HU-18", NO_LIMIT),
        ("hellenic", "EL-10", NO_LIMIT),
    ):
        assert rules(ask(BETS, book, **on_flop("", game)), "other-structure") == [(book, rule), (book, None)]


def test_totals_alone_do_not_tell_whose_turn_it_is() -> None:
    told = {"seats": [{"seat": 1, "stack": 500, "committed": 100}, {"seat": 2, "stack": 500, "committed": 50}]}
    for question in ("to-act", BETS):
        with pytest.raises(SituationError) as fault:
            ask(question, "roberts", button=1, game=NO_LIMIT, **told)
        assert fault.value.path == "actions"


# ---- no-limit: 28, 29, 36, 37 -------------------------------------------------------------------

RULES_28 = {"tda": "43-A", "roberts": "No-limit 3", "wsop-cash": "171-173", "wsop-tournament": "96"}


@pytest.mark.parametrize(("book", "rule"), RULES_28.items())
def test_28_the_least_raise_is_the_largest_full_raise_on_top(book: str, rule: str) -> None:
    """Raises to 300 (by 200) and to 800 (by 500): the next is to 800 + 500 = 1300."""
    ruling = ask(BETS, book, **before_flop("6 raise 300, 1 raise 800"))
    assert ruling.verdict == BetLimitsVerdict(2, 800, True, 1300, 10_000)
    assert rules(ruling, "least-raise") == [(book, rule)]


@pytest.mark.parametrize("book", ["roberts", "wsop-cash", "tda"])
def test_29_short_all_ins_add_up(book: str) -> None:
    """Bet 200, all-in 320, a call, all-in 450: 4 faces 250, at least 200."""
    told = on_flop("4 bet 200, 5 raise 320, 6 call 320, 1 raise 450, 2 fold, 3 fold", seats=seats(s5=320, s1=450))
    assert verdict(book, told) == BetLimitsVerdict(4, 250, True, 650, 10_000)


def test_29_the_letter_of_96_a_asks_for_consecutive_all_ins() -> None:
    told = on_flop("4 bet 200, 5 raise 320, 6 call 320, 1 raise 450, 2 fold, 3 fold", seats=seats(s5=320, s1=450))
    ruling = ask(BETS, "wsop-tournament", **told)
    assert ruling.verdict == BetLimitsVerdict(4, 250, False, None, None)
    assert rules(ruling, "all-ins-not-consecutive") == [("wsop-tournament", "96-a")]


@pytest.mark.parametrize(
    ("book", "rule"), {"tda": "47-B", "roberts": "Betting half bet", "wsop-tournament": "96"}.items()
)
def test_36_a_short_all_in_is_completed_in_limit_only(book: str, rule: str) -> None:
    """No-limit: bet 200, all-in 300: the next raise is to 300 + 200 = 500, not to 400."""
    ruling = ask(BETS, book, **on_flop("4 bet 200, 5 raise 300", seats=seats(s5=300)))
    assert ruling.verdict.min_raise_to == 500
    assert rules(ruling, "short-all-in-not-completed") == [(book, rule)]


def test_36_in_limit_it_is_completed() -> None:
    """Bet 100, all-in 130: less than half a bet; complete to 200."""
    ruling = ask(BETS, "roberts", **on_flop("4 bet 100, 5 raise 130", LIMIT, seats=seats(s5=130)))
    assert ruling.verdict == BetLimitsVerdict(6, 130, True, 200, 200)
    assert "short-all-in-completed" in codes(ruling)


@pytest.mark.parametrize("book", ["tda", "wsop-tournament"])
def test_37_a_first_bet_all_in_for_less_is_open_where_no_rule_speaks_of_it(book: str) -> None:
    ruling = ask(BETS, book, **on_flop("4 bet 20", seats=seats(s4=20)))
    assert ruling.verdict == BetLimitsVerdict(5, 20, True, None, 10_000)
    assert codes(ruling)[-2:] == ["left-open", "call-floor"]
    assert rules(ruling, "call-floor") == [(book, None)]


# ---- limit: 34, 35 ------------------------------------------------------------------------------

CAPS = [
    ("roberts", 400),
    ("hellenic", 400),
    ("pacific", 400),
    ("polish", 400),
    ("wsop-cash", 500),
    ("wsop-tournament", 500),
]


@pytest.mark.parametrize(("book", "last"), CAPS)
def test_34_the_last_raise_of_a_round(book: str, last: int) -> None:
    """The blind of 100 is the bet: with three raises the last is to 400, with four to 500."""
    raises = [f"{seat} raise {to}" for seat, to in zip((6, 1, 2, 3), range(200, last + 1, 100), strict=False)]
    assert not verdict(book, before_flop(", ".join(raises), LIMIT)).may_raise
    assert verdict(book, before_flop(", ".join(raises[:-1]), LIMIT)).max_raise_to == last


def test_34_where_the_number_is_the_houses_the_floor_decides_from_the_fourth_raise_on() -> None:
    line = "6 raise 200, 1 raise 300, 2 raise 400"
    ruling = ask(BETS, "tda", **before_flop(line, LIMIT))
    assert ruling.verdict == BetLimitsVerdict(3, 400, None, None, None)
    assert codes(ruling)[-2:] == ["raises-reached", "call-floor"]
    assert verdict("tda", before_flop("6 raise 200, 1 raise 300", LIMIT)) == BetLimitsVerdict(2, 300, True, 400, 400)


HEADS_UP = "4 bet 100, 5 raise 200, 6 fold, 4 raise 300, 5 raise 400"
AFTER_CAP = "4 bet 100, 5 raise 200, 6 raise 300, 4 raise 400, 5 fold"
THREE = [{"seat": seat, "stack": 10_000} for seat in (4, 5, 6)]


@pytest.mark.parametrize(
    ("book", "tournament", "before", "after"),
    [
        ("roberts", False, True, False),
        ("polish", False, True, False),
        ("hellenic", False, True, False),
        ("hellenic", True, False, False),
        ("pacific", False, False, False),
    ],
)
def test_35_two_left_in_the_hand(book: str, tournament: bool, before: bool, after: bool) -> None:
    """Three raises to 400, with a fold after the first raise or after the third."""
    game = LIMIT | {"tournament": tournament}
    assert verdict(book, on_flop(HEADS_UP, game, seats=THREE)).may_raise is before
    assert verdict(book, on_flop(AFTER_CAP, game, seats=THREE)).may_raise is after


def test_35_hellenic_after_the_cap_is_silent_and_falls_to_its_base() -> None:
    ruling = ask(BETS, "hellenic", **on_flop(AFTER_CAP, LIMIT, seats=THREE))
    assert rules(ruling, "cap-stands") == [("hellenic", None), ("roberts", "Betting cap")]


def test_35_hellenic_must_know_whether_it_is_a_tournament() -> None:
    told = on_flop(HEADS_UP, {key: value for key, value in LIMIT.items() if key != "tournament"}, seats=THREE)
    told["game"]["tournament"] = None
    with pytest.raises(SituationError):
        ask(BETS, "hellenic", **told)


@pytest.mark.parametrize("book", ["tda", "wsop-tournament"])
def test_35_in_these_tournaments_only_two_in_the_event_lift_the_cap(book: str) -> None:
    two = {"seats": THREE[:2], "button": 4}
    line = "5 bet 100, 4 raise 200, 5 raise 300, 4 raise 400, 5 raise 500"
    assert verdict(book, on_flop(line, LIMIT, **two)).may_raise
    assert not verdict(book, on_flop(HEADS_UP + ", 4 raise 500", LIMIT, seats=THREE)).may_raise


def test_an_all_in_of_less_than_half_a_bet_is_no_raise_of_the_three() -> None:
    """The blind, raises to 200 and 300, all-in 340 (40 is less than 50): the third raise completes to 400."""
    told = before_flop("6 raise 200, 1 raise 300, 2 raise 340", LIMIT, seats=seats(s2=340))
    assert verdict("roberts", told) == BetLimitsVerdict(3, 340, True, 400, 400)


@pytest.mark.parametrize(("book", "amounts"), [("roberts", (35, 35)), ("wsop-cash", (35, 35)), ("tda", (None, None))])
def test_a_raise_over_half_a_bet_or_more(book: str, amounts: tuple[int | None, int | None]) -> None:
    """15 all-in on a round of 20: to 15 + 20 = 35 where the book says so."""
    game = LIMIT | {"small_blind": 10, "big_blind": 20, "small_bet": 20, "big_bet": 40}
    found = verdict(book, on_flop("4 bet 15", game, seats=seats(s4=15)))
    assert (found.may_raise, found.min_raise_to, found.max_raise_to) == (True, *amounts)


def test_whether_half_a_bet_reopens_is_open_at_the_wsop_tournament() -> None:
    told = on_flop("4 bet 100, 5 call 100, 6 raise 150, 1 fold, 2 fold, 3 fold", LIMIT, seats=seats(s6=150))
    assert verdict("wsop-tournament", told) == BetLimitsVerdict(4, 50, None, None, None)
    assert verdict("roberts", told) == BetLimitsVerdict(4, 50, True, 250, 250)


def test_half_a_bet_is_named_where_it_decides() -> None:
    """A bet of 100; 160 is 60 more, 140 is 40 more, and 130 with 155 on top are 55 more."""
    half = on_flop("4 bet 100, 5 raise 160, 6 call 160, 1 fold, 2 fold, 3 fold", LIMIT, seats=seats(s5=160))
    assert {"half-bet-reopened", "half-bet-counts"} <= set(codes(ask(BETS, "roberts", **half)))
    less = on_flop("4 bet 100, 5 raise 140, 6 call 140, 1 fold, 2 fold, 3 fold", LIMIT, seats=seats(s5=140))
    assert codes(ask(BETS, "roberts", **less))[-1] == "half-bet-not-reopened"
    sums = on_flop("4 bet 100, 5 raise 130, 6 raise 155", LIMIT, seats=seats(s5=130, s6=155))
    ruling = ask(BETS, "roberts", **sums)
    assert (ruling.verdict.min_raise_to, ruling.verdict.max_raise_to) == (255, 255)
    assert next(step.params["amount"] for step in ruling.steps if step.code.value == "half-bets-add-up") == 55
    opened = ask(BETS, "roberts", **on_flop("4 bet 40", LIMIT, seats=seats(s4=40)))
    assert "short-open-completed" in codes(opened)
    full = on_flop("4 bet 100, 5 raise 200, 6 fold, 1 fold, 2 fold, 3 call 200", LIMIT)
    assert rules(ask(BETS, "roberts", **full), "betting-reopened") == [("roberts", "Betting half bet")]


def test_96_a_two_half_bets_are_no_full_raise() -> None:
    """Bet 100, all-ins 150 and 200: the book of the WSOP tournament is silent on halves, so on their sum too."""
    told = on_flop(
        "4 bet 100, 5 raise 150, 6 raise 200, 1 call 200, 2 fold, 3 fold", LIMIT, seats=seats(s5=150, s6=200)
    )
    assert verdict("wsop-tournament", told) == BetLimitsVerdict(4, 100, None, None, None)
    plain = on_flop("4 bet 100, 5 raise 200, 6 fold, 1 fold, 2 fold, 3 fold", LIMIT)
    assert rules(ask(BETS, "wsop-tournament", **plain), "betting-reopened") == [("wsop-tournament", "96-a")]


def test_a_lifted_cap_is_not_called_the_most() -> None:
    reached = next(
        step for step in ask(BETS, "roberts", **on_flop(HEADS_UP, LIMIT, seats=THREE)).steps
        if step.code.value == "raises-reached"
    )  # fmt: skip
    assert dict(reached.params) == {"count": 3, "most": 3}


# ---- pot-limit: 38, 39 --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "most"), [("tda", 350), ("wsop-tournament", 350), ("roberts", 400), ("wsop-cash", 400), ("polish", 400)]
)
def test_38_the_largest_opening_raise_at_50_100(book: str, most: int) -> None:
    """True pot 100 + (50 + 100 + 100) = 350; with the small blind as a big one 100 + (100 + 100 + 100) = 400."""
    assert verdict(book, before_flop("", POT_LIMIT)) == BetLimitsVerdict(6, 100, True, 200, most)


def test_38_the_small_blind_counts_double_until_the_big_blind_has_acted() -> None:
    """6 raises to 400, all fold to the big blind, who raises to 400 + 900 + 300 = 1600 at most: 50 counts as 100.

    The pot is 50 + 100 + 400 + 50 more = 600, and 300 to call make it 900: 400 + 900 = 1300. Then 6 faces 1300: the
    big blind has acted, the pot is 50 + 1300 + 400 = 1750, and with the call of 900 it is 2650: 1300 + 2650 = 3950.
    """
    told = "6 raise 400, 1 fold, 2 fold, 3 fold, 4 fold"
    assert verdict("wsop-cash", before_flop(told, POT_LIMIT)).max_raise_to == 1300
    assert verdict("wsop-cash", before_flop(told + ", 5 raise 1300", POT_LIMIT)).max_raise_to == 3950


@pytest.mark.parametrize(
    ("book", "first_in", "facing"), [("tda", 300, 1300), ("wsop-tournament", 300, 1300), ("roberts", 300, 1300)]
)
def test_38_the_small_blind_counts_its_own_chips_once(book: str, first_in: int, facing: int) -> None:
    """50-100. First in: 100 + (150 + 50) = 300, and counted 100 + 200 + 0 = 300.

    Facing 400: 400 + (550 + 350) = 1300, and counted 400 + 600 + 300 = 1300.
    """
    folded = before_flop("6 fold, 1 fold, 2 fold, 3 fold", POT_LIMIT)
    assert verdict(book, folded).max_raise_to == first_in
    assert verdict(book, before_flop("6 raise 400, 1 fold, 2 fold, 3 fold", POT_LIMIT)).max_raise_to == facing


@pytest.mark.parametrize(
    ("book", "most"), [("tda", 350), ("roberts", None), ("wsop-cash", None), ("wsop-tournament", None)]
)
def test_38_a_dead_small_blind_counts_in_full_where_a_rule_says_so(book: str, most: int | None) -> None:
    ruling = ask(BETS, book, **(before_flop("", POT_LIMIT) | {"actions": acts("5 big-blind 100")}))
    assert ruling.verdict == BetLimitsVerdict(6, 100, True, 200, most)
    assert ("call-floor" in codes(ruling)) is (most is None)


@pytest.mark.parametrize("book", ["tda", "wsop-tournament", "roberts", "wsop-cash", "polish"])
def test_38_without_a_small_blind_in_the_game_only_the_big_one_counts(book: str) -> None:
    """However a house counts a small blind: 100 + (100 + 100) = 300. A small blind of nothing is none."""
    one_blind = POT_LIMIT | {"small_blind": 0}
    assert verdict(book, before_flop("", one_blind) | {"actions": acts("5 big-blind 100")}).max_raise_to == 300


@pytest.mark.parametrize(
    ("book", "most"), [("tda", 135), ("wsop-tournament", 135), ("roberts", 150), ("wsop-cash", 150)]
)
def test_39_an_odd_pot_is_rounded_up_to_the_small_blind_or_not_at_all(book: str, most: int) -> None:
    told = on_flop("", POT_LIMIT, start={"street": "flop", "pot": 135})
    assert verdict(book, told) == BetLimitsVerdict(4, 0, True, 100, most)


# ---- what else may not be raised ----------------------------------------------------------------


def test_de_09_nobody_raises_the_own_bet_when_all_have_called() -> None:
    told = on_flop("4 bet 200, 5 call 200, 6 fold, 1 fold, 2 fold, 3 fold", seat=4)
    ruling = ask(BETS, "german", **told)
    assert ruling.verdict == BetLimitsVerdict(4, 0, False, None, None)
    assert rules(ruling, "own-raise-stands") == [("german", "DE-09")]


def test_nobody_is_left_to_raise_against() -> None:
    told = on_flop("4 bet 300, 5 raise 500", seats=[{"seat": 4, "stack": 9000}, {"seat": 5, "stack": 500}], button=5)
    ruling = ask(BETS, "roberts", **told)
    assert ruling.verdict == BetLimitsVerdict(4, 200, False, None, None)
    assert "nobody-to-raise" in codes(ruling)


def test_chips_for_a_call_only() -> None:
    ruling = ask(BETS, "roberts", **on_flop("4 bet 300", seats=seats(s5=250)))
    assert ruling.verdict == BetLimitsVerdict(5, 250, False, None, None)


def test_all_in_is_the_only_raise_where_the_stack_is_short_of_a_full_one() -> None:
    """Bet 300; a full raise is to 600, the stack 450: the maximum is below the minimum."""
    assert verdict("tda", on_flop("4 bet 300", seats=seats(s5=450))) == BetLimitsVerdict(5, 300, True, 600, 450)


@pytest.mark.parametrize(
    ("document", "path"),
    [
        (on_flop("4 check, 5 check, 6 check, 1 check, 2 check, 3 check"), "actions"),
        (on_flop("4 fold", seat=4), "seat"),
        (on_flop("4 bet 100", seats=seats(s4=100), seat=4), "seat"),
        (before_flop("", {"small_blind": 50, "big_blind": 100}), "game.structure"),
    ],
)
def test_who_cannot_be_asked_about_is_refused_at_a_place(document: dict[str, Any], path: str) -> None:
    with pytest.raises(SituationError) as fault:
        ask(BETS, "roberts", **document)
    assert fault.value.path == path


# ---- any betting --------------------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_whatever_the_limits_allow_can_be_played(book: str, data: st.DataObject) -> None:
    situation = data.draw(bettings(shelf.book(book)))
    hand = replay(situation)
    turn = rule_to_act(situation, shelf.book(book))
    assert turn.verdict == ToActVerdict(hand.to_act, street_closed=hand.street_closed)
    assert all(step.citations for step in turn.steps)
    if hand.to_act is None:
        return
    ruling = rule_bet_limits(situation, shelf.book(book))
    may = ruling.verdict
    assert all(step.citations for step in ruling.steps)
    undisputed = limits(replay(with_structure(situation, shelf.book(book))), may.seat)
    assert may.to_call == undisputed.to_call
    assert may.may_raise is not True or undisputed.min_raise_to is not None
    assert (may.may_raise is True) or (may.min_raise_to is None and may.max_raise_to is None)
    for action in legal_moves(hand.street, may, hand.street_totals[may.seat], price=hand.price.to_match):
        assert can_be_played(situation, action), action
    assert ("call-floor" in codes(ruling)) is (
        may.may_raise is None or (may.may_raise and None in (may.min_raise_to, may.max_raise_to))
    )
