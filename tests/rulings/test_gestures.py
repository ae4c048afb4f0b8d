"""What words and chips come to, by rule number; and that what any gesture comes to can be played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rulings.asking import ask, codes, rules
from tests.rulings.betting_deals import (
    LIMIT,
    NO_LIMIT,
    POT_LIMIT,
    before_flop,
    bettings,
    can_be_played,
    on_flop,
    seats,
)
from trainer.poker.hand import replay
from trainer.poker.incidents import Gesture
from trainer.poker.situation import Action, ActionKind, Situation, SituationError
from trainer.rulebooks import shelf
from trainer.rulings.gestures import GestureVerdict, rule_gesture
from trainer.rulings.meaning import Counts
from trainer.rulings.ruling import Ruling
from trainer.rulings.steps import Act

BOOKS = shelf.slugs()
FOUR = ("tda", "roberts", "wsop-cash", "wsop-tournament")


def made(seat: int, **told: Any) -> dict[str, Any]:
    return {"incident": {"kind": "gesture", "seat": seat, **told}}


def ruled(book: str, document: dict[str, Any]) -> Ruling[GestureVerdict]:
    return ask("gesture", book, **document)


def verdict(book: str, document: dict[str, Any]) -> tuple[str, int | None, bool | None, str | None]:
    found = ruled(book, document).verdict
    return found.action.value, found.to, found.binding, found.correction.value if found.correction else None


def fault(document: dict[str, Any], book: str = "tda") -> str:
    with pytest.raises(SituationError) as error:
        ruled(book, document)
    return error.value.path


FLOOR = ("floor", None, None, None)
FACING_300 = "6 raise 300"
"""Before the flop 6 has raised from 100 to 300: the least raise is to 500."""

# ---- one chip, several chips --------------------------------------------------------------------


@pytest.mark.parametrize("book", BOOKS)
def test_one_oversized_chip_is_a_call_everywhere(book: str) -> None:
    game = LIMIT if book in ("hellenic", "pacific") else NO_LIMIT
    assert verdict(book, before_flop(game=game, **made(6, chips=[500]))) == ("call", 100, True, "excess-returned")


@pytest.mark.parametrize("book", FOUR)
def test_with_no_bet_to_face_it_is_a_bet_of_its_value(book: str) -> None:
    assert verdict(book, on_flop(**made(4, chips=[500]))) == ("bet", 500, True, None)


@pytest.mark.parametrize(
    ("book", "found"),
    [
        ("tda", ("call", 100, True, "excess-returned")),
        ("wsop-cash", ("call", 100, True, "excess-returned")),
        ("wsop-tournament", ("call", 100, True, "excess-returned")),
        ("roberts", ("raise", 200, True, "brought-up")),
    ],
)
def test_30_less_than_half_of_a_raise(book: str, found: tuple[Any, ...]) -> None:
    """100 + 25 facing 100: 25 is less than 50, half of the least raise."""
    assert verdict(book, before_flop(**made(6, chips=[100, 25]))) == found


@pytest.mark.parametrize("book", FOUR)
def test_30_half_of_a_raise_or_more(book: str) -> None:
    assert verdict(book, before_flop(**made(6, chips=[100, 50]))) == ("raise", 200, True, "brought-up")


@pytest.mark.parametrize("book", FOUR)
def test_30_the_word_raise_makes_any_amount_a_least_raise(book: str) -> None:
    told = before_flop(**made(6, said="raise", chips=[100, 25], first="words"))
    assert verdict(book, told) == ("raise", 200, True, "brought-up")


def test_45_two_chips_of_which_none_is_superfluous() -> None:
    """2 x 500 facing 600, where the least raise is to 1100: 400 of 500 above, half or more by 179 and 95."""
    told = before_flop("6 raise 600", **made(1, chips=[500, 500]))
    assert verdict("tda", told) == ("call", 600, True, "excess-returned")
    for book in ("wsop-cash", "wsop-tournament"):
        assert verdict(book, told) == ("raise", 1100, True, "brought-up")
    assert verdict("roberts", told) == FLOOR
    assert rules(ruled("roberts", told), "call-floor") == [("roberts", None)]


def test_45_the_last_chips() -> None:
    """All that is left, 500 + 100 facing 300 with the least raise to 500: enough for a raise anyway."""
    told = before_flop(FACING_300, seats=seats(s1=600), **made(1, chips=[500, 100]))
    assert verdict("tda", told) == ("raise", 600, True, None)
    short = before_flop(FACING_300, seats=seats(s1=400), **made(1, chips=[300, 100]))
    assert verdict("tda", short) == ("raise", 400, True, None)
    for book in ("wsop-cash", "wsop-tournament"):
        assert verdict(book, short) == ("raise", 400, True, None)


@pytest.mark.parametrize(
    ("told", "found"),
    [
        ({"chips": [1000], "prior": [100, 100]}, ("call", 600, True, "excess-returned")),
        ({"chips": [1000], "prior": [100, 100], "prior_pulled_back": "all"}, ("call", 600, True, "excess-returned")),
        (
            {"chips": [1000], "prior": [100, 100], "prior_pulled_back": "part", "taken_back": [100]},
            ("raise", 1100, True, None),
        ),
        ({"chips": [500], "prior": [1000]}, ("raise", 1500, True, None)),
        ({"chips": [5000], "prior": [1000], "prior_pulled_back": "all"}, ("raise", 5000, True, None)),
    ],
)
@pytest.mark.parametrize("book", ["tda", "wsop-cash", "wsop-tournament"])
def test_46_98_137_earlier_chips(book: str, told: dict[str, Any], found: tuple[Any, ...]) -> None:
    """4 bet 200, 5 raised to 600: the least raise is to 1000."""
    line = "4 bet 200, 5 raise 600, 6 fold, 1 fold, 2 fold, 3 fold"
    assert verdict(book, on_flop(line, **made(4, **told))) == found


def test_46_pulling_back_binds_to_call_or_raise() -> None:
    line = "4 bet 200, 5 raise 600, 6 fold, 1 fold, 2 fold, 3 fold"
    told = on_flop(line, **made(4, prior=[100, 100], prior_pulled_back="all"))
    assert verdict("tda", told) == ("call-or-raise", None, True, None)
    assert verdict("roberts", told) == FLOOR


@pytest.mark.parametrize(
    ("book", "found"), [("tda", "call"), ("roberts", "call"), ("wsop-cash", "call"), ("wsop-tournament", "floor")]
)
def test_an_undercall_of_the_first_bet(book: str, found: str) -> None:
    assert verdict(book, on_flop("4 bet 400", **made(5, chips=[100, 100])))[0] == found


@pytest.mark.parametrize(
    ("book", "found"), [("tda", "floor"), ("roberts", "call"), ("wsop-cash", "call"), ("wsop-tournament", "floor")]
)
def test_an_undercall_of_a_raise_with_more_players(book: str, found: str) -> None:
    assert verdict(book, before_flop(FACING_300, **made(1, chips=[100, 100])))[0] == found


def test_chips_for_less_than_the_call_that_are_the_last_ones_are_a_call() -> None:
    told = before_flop(FACING_300, seats=seats(s1=200), **made(1, chips=[100, 100]))
    assert verdict("tda", told) == ("call", 200, True, None)


@pytest.mark.parametrize(
    ("book", "found"), [("roberts", "raise"), ("wsop-cash", "raise"), ("tda", "raise"), ("wsop-tournament", "raise")]
)
def test_a_bet_and_half_a_bet_in_limit(book: str, found: str) -> None:
    """100 + 50 facing 100; 25 less is a call by 136 and by the half of 43-A and 95."""
    assert verdict(book, on_flop("4 bet 100", LIMIT, **made(5, chips=[100, 50])))[0] == found
    assert verdict(book, on_flop("4 bet 100", LIMIT, **made(5, chips=[100, 25])))[0] == "call"


# ---- words --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "chips_first"),
    [
        ("tda", ("call", 100, True, "excess-returned")),
        ("wsop-tournament", ("call", 100, True, "excess-returned")),
        ("roberts", ("raise", 500, True, None)),
        ("wsop-cash", ("raise", 500, True, None)),
    ],
)
def test_32_words_against_chips(book: str, chips_first: tuple[Any, ...]) -> None:
    """A chip of 500 facing 100, and the word raise after it or before it."""
    assert verdict(book, before_flop(**made(6, said="raise", chips=[500], first="chips"))) == chips_first
    assert verdict(book, before_flop(**made(6, said="raise", chips=[500], first="words"))) == ("raise", 500, True, None)


def test_32_call_said_first_and_too_many_chips() -> None:
    told = before_flop(**made(6, said="call", chips=[500, 500], first="words"))
    for book in FOUR:
        assert verdict(book, told) == ("call", 100, True, "excess-returned")


def test_32_call_said_first_and_too_few_chips() -> None:
    told = before_flop(FACING_300, **made(1, said="call", chips=[100, 100], first="words"))
    assert verdict("tda", told) == ("call", 300, True, "made-good")


@pytest.mark.parametrize(
    ("book", "tournament", "two", "three"),
    [
        ("tda", True, 500, 500),
        ("wsop-tournament", True, 500, 500),
        ("roberts", True, 500, 500),
        ("roberts", False, 800, 900),
        ("wsop-cash", False, 800, 800),
    ],
)
def test_31_raise_said_and_several_motions(book: str, tournament: bool, two: int, three: int) -> None:
    """Facing 300: 300 and then 500 in a second motion, or 500 and 100 in a second and a third."""
    game = NO_LIMIT | {"tournament": tournament}
    told = {"said": "raise", "first": "words"}
    found = verdict(book, before_flop(FACING_300, game, **made(1, chips=[300, 500], motions=2, **told)))
    assert found[:2] == ("raise", two)
    found = verdict(book, before_flop(FACING_300, game, **made(1, chips=[300, 500, 100], motions=3, **told)))
    assert found[:2] == ("raise", three)


def test_31_a_full_raise_in_the_first_motion_stands() -> None:
    """Facing 300 (by 200): 600 and then 100 more."""
    told = before_flop(FACING_300, **made(1, said="raise", first="words", chips=[600, 100], motions=2))
    for book in ("tda", "wsop-tournament", "german", "wsop-cash"):
        assert verdict(book, told) == ("raise", 600, True, "second-motion-returned")
        assert codes(ruled(book, told))[-1] == "first-motion-raises"


def test_where_the_least_raise_is_open_no_motion_makes_one() -> None:
    """The bet is all-in for 20 of 100, and the TDA rules do not say from where it may be raised."""
    told = on_flop("4 bet 20", seats=seats(s4=20), **made(5, said="raise", first="words", chips=[200, 100], motions=2))
    assert verdict("tda", told) == FLOOR


def test_174_where_the_second_motion_cannot_be_told_the_document_is_refused() -> None:
    """Three motions and five chips: 300 is the call, and the other four came in two motions."""
    told = before_flop(FACING_300, **made(1, said="raise", first="words", chips=[300, 100, 100, 100, 25], motions=3))
    assert fault(told, "wsop-cash") == "incident.motions"


@pytest.mark.parametrize(("book", "least"), [("wsop-cash", "138"), ("wsop-tournament", "90")])
def test_a_raise_that_was_said_and_half_a_raise_meet(book: str, least: str) -> None:
    """Facing 300 (by 200): raise 350 is 50 above, less than 100; 179 and 95 alone would make it a call."""
    ruling = ruled(book, before_flop(FACING_300, **made(1, said="raise", amount=350)))
    assert (ruling.verdict.action, ruling.verdict.to) == (Counts.RAISE, 500)
    half = {"wsop-cash": "179", "wsop-tournament": "95"}[book]
    assert rules(ruling, "raise-said-binds") == [(book, least), (book, half)]
    assert "raise-said-binds" not in codes(ruled(book, before_flop(FACING_300, **made(1, said="raise", amount=450))))


def test_an_exact_call_rests_on_the_course_of_betting_and_not_on_the_oversized_chip() -> None:
    told = on_flop("4 bet 400", **made(5, chips=[400]))
    assert rules(ruled("tda", told), "chips-are-a-call") == [("tda", "2")]
    assert rules(ruled("polish", told), "chips-are-a-call") == [("polish", "PL-06")]


def test_55_chips_that_never_were_are_no_step() -> None:
    told = codes(ruled("tda", on_flop(**made(4, said="raise"))))
    assert told[-1] == "raise-without-bet"
    assert "chips-are-a-bet" not in told


@pytest.mark.parametrize("book", FOUR)
def test_without_a_word_only_the_first_motion_counts(book: str) -> None:
    told = before_flop(FACING_300, **made(1, chips=[300, 500], motions=2))
    assert verdict(book, told) == ("call", 300, True, "second-motion-returned")


@pytest.mark.parametrize("book", FOUR)
def test_43_b_an_amount_said_with_raise_is_the_total(book: str) -> None:
    assert verdict(book, before_flop(FACING_300, **made(1, said="raise", amount=700)))[:2] == ("raise", 700)


@pytest.mark.parametrize("book", FOUR)
def test_40_c_an_amount_alone_is_chips(book: str) -> None:
    assert verdict(book, before_flop(**made(6, amount=150))) == ("raise", 200, True, "brought-up")
    assert verdict(book, before_flop(**made(6, amount=100)))[:2] == ("call", 100)
    assert verdict(book, on_flop(**made(4, amount=300)))[:2] == ("bet", 300)


@pytest.mark.parametrize(
    ("told", "found"),
    [
        (on_flop(**made(4, said="call")), ("check", None, True, "word-replaced")),
        (on_flop(**made(4, said="raise")), ("bet", 100, True, "word-replaced")),
        (on_flop("4 bet 400", **made(5, said="check")), ("call-or-fold", None, True, "word-replaced")),
        (before_flop(**made(6, said="pot")), ("raise", 200, True, "at-least")),
        (on_flop(**made(4, said="pot")), ("bet", 100, True, "at-least")),
    ],
)
def test_54_d_and_55_words_that_do_not_fit(told: dict[str, Any], found: tuple[Any, ...]) -> None:
    assert verdict("tda", told) == found
    assert verdict("wsop-tournament", told) == found
    for book in ("roberts", "wsop-cash", "polish"):
        assert verdict(book, told) == FLOOR


@pytest.mark.parametrize("book", FOUR)
def test_words_bind_to_the_full_action(book: str) -> None:
    assert verdict(book, before_flop(FACING_300, **made(1, said="call"))) == ("call", 300, True, None)
    assert verdict(book, before_flop(FACING_300, **made(1, said="raise"))) == ("raise", 500, True, "at-least")
    assert verdict(book, before_flop(FACING_300, **made(1, said="all-in"))) == ("raise", 10_000, True, None)
    assert verdict(book, before_flop(FACING_300, **made(1, said="fold"))) == ("fold", None, True, None)
    assert verdict(book, on_flop(**made(4, said="check"))) == ("check", None, True, None)
    assert verdict(book, on_flop(**made(4, said="bet", amount=250))) == ("bet", 250, True, None)
    assert verdict(book, on_flop(**made(4, said="fold"))) == ("fold", None, True, None)


def test_all_in_for_less_is_a_call() -> None:
    told = before_flop(FACING_300, seats=seats(s1=200), **made(1, said="all-in"))
    assert verdict("roberts", told) == ("call", 200, True, None)


def test_pot_and_too_much_in_pot_limit() -> None:
    """Pot 600, bet 200: to call 200, pot after it 1000; at most 200 + 1000 = 1200."""
    assert verdict("tda", on_flop("4 bet 200", POT_LIMIT, **made(5, said="pot"))) == ("raise", 1200, True, None)
    told = on_flop("4 bet 200", POT_LIMIT, **made(5, said="all-in"))
    assert verdict("tda", told) == ("raise", 1200, True, "brought-down")
    assert rules(ruled("tda", told), "raise-brought-down") == [("tda", "51-A"), ("tda", "52-B")]


def test_188_a_chip_larger_than_the_pot() -> None:
    """The pot is 600."""
    ruling = ruled("wsop-cash", on_flop("", POT_LIMIT, **made(4, chips=[1000])))
    assert (ruling.verdict.action, ruling.verdict.to) == (Counts.BET, 600)
    assert rules(ruling, "bet-brought-down") == [("wsop-cash", "188")]


def test_a_seat_that_may_not_raise_calls() -> None:
    """4 bet 200, 5 raised to 500, 6 all-in 700, 4 called: 5 faces 200, less than 300."""
    line = "4 bet 200, 5 raise 500, 6 raise 700, 1 fold, 2 fold, 3 fold, 4 call 700"
    told = on_flop(line, seats=seats(s6=700), **made(5, said="raise", amount=2000))
    ruling = ruled("tda", told)
    assert verdict("tda", told) == ("call", 700, True, "raise-refused")
    assert rules(ruling, "raise-is-a-call") == [("tda", "47-A")]


def test_de_38_a_knock_is_a_check() -> None:
    ruling = ruled("german", on_flop(**made(4, said="check")))
    assert rules(ruling, "word-binds") == [("german", "DE-38")]


# ---- out of turn --------------------------------------------------------------------------------

CHECKED = made(6, said="check", in_turn=False)


@pytest.mark.parametrize("book", ["tda", "wsop-cash", "wsop-tournament", "german"])
def test_33_action_out_of_turn_binds_unless_the_action_changes(book: str) -> None:
    assert verdict(book, on_flop(**CHECKED)) == ("check", None, True, "unless-action-changes")
    still = made(6, said="check", in_turn=False, since=2)
    assert verdict(book, on_flop("4 check, 5 check", **still)) == ("check", None, True, None)
    assert verdict(book, on_flop("4 check, 5 bet 200", **still)) == ("none", None, False, "chips-back")


def test_33_by_roberts_the_next_turn_is_without_a_raise() -> None:
    assert verdict("roberts", on_flop(**CHECKED)) == ("check", None, True, "no-raise-next-turn")
    bet = on_flop("4 check, 5 bet 200", **made(6, said="check", in_turn=False, since=2))
    assert verdict("roberts", bet) == ("call-or-fold", None, True, "no-raise-next-turn")
    raised = before_flop(**made(3, said="raise", amount=300, in_turn=False))
    assert verdict("roberts", raised) == FLOOR


@pytest.mark.parametrize("book", ["tda", "roberts", "german"])
def test_what_is_said_out_of_turn_is_not_called_said_in_turn(book: str) -> None:
    assert "word-binds" not in codes(ruled(book, on_flop(**CHECKED)))
    assert "word-binds" not in codes(ruled(book, before_flop(**made(3, said="call", in_turn=False))))


def test_33_by_roberts_a_call_out_of_turn_may_not_become_a_raise() -> None:
    """3 called 100; after a raise to 300 it may call 300 or fold."""
    plain = ruled("roberts", before_flop("6 fold, 1 fold, 2 fold", **made(3, said="call", in_turn=False, since=3)))
    assert codes(plain)[-2:] == ["no-raise-after-call", "call-out-of-turn-stands"]
    changed = ruled(
        "roberts", before_flop("6 fold, 1 raise 300, 2 fold", **made(3, said="call", in_turn=False, since=3))
    )
    assert changed.verdict.action is Counts.CALL_OR_FOLD
    assert [(step.code.value, dict(step.params)) for step in changed.steps] == [
        ("price-up-since", {"seat": 3, "price": 300}),
        ("no-raise-after-call", {"seat": 3, "amount": 300}),
    ]


@pytest.mark.parametrize("book", FOUR)
def test_a_fold_out_of_turn_binds(book: str) -> None:
    told = before_flop("6 fold, 1 raise 300, 2 fold", **made(3, said="fold", in_turn=False, since=3))
    assert verdict(book, told) == ("fold", None, True, None)


# ---- what cannot be -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("document", "path"),
    [
        (before_flop(), "incident"),
        (before_flop(incident={"kind": "stub-dropped", "order_known": True}), "incident.kind"),
        (before_flop(**made(9, said="call")), "incident.seat"),
        (before_flop("6 fold", **made(6, said="call")), "incident.seat"),
        (before_flop(**made(3, said="call")), "incident.in_turn"),
        (before_flop(**made(6, said="call", in_turn=False)), "incident.in_turn"),
        (before_flop(**made(6, said="call", since=1)), "incident.since"),
        (before_flop(**made(6)), "incident"),
        (before_flop(**made(6, chips=[10_001])), "incident.chips"),
        (before_flop(**made(6, chips=[500], prior_pulled_back="all")), "incident.prior_pulled_back"),
        (before_flop("6 fold, 1 fold, 2 fold, 3 fold", **made(4, chips=[500], prior=[25])), "incident.prior"),
        (on_flop("4 check, 5 check, 6 check, 1 check, 2 check, 3 check", **made(4, said="check")), "actions"),
    ],
)
def test_a_gesture_that_cannot_be_is_refused_at_its_place(document: dict[str, Any], path: str) -> None:
    assert fault(document) == path


def test_a_gesture_is_no_incident_with_a_decision() -> None:
    with pytest.raises(SituationError) as error:
        ask("incident", "tda", **before_flop(**made(6, said="call")))
    assert error.value.path == "incident.kind"


# ---- any gesture --------------------------------------------------------------------------------


@st.composite
def gestures(draw: st.DrawFn, situation: Situation) -> Gesture:
    """Any words and chips of a seat, mostly of the one to act."""
    turn = replay(situation).to_act
    seat = draw(st.sampled_from([turn or 1] * 8 + list(situation.numbers())))
    words = st.sampled_from([None, None, "raise", "call", "bet", "check", "fold", "pot", "all-in"])
    chips = st.lists(st.sampled_from([5, 25, 50, 100, 100, 500]), max_size=4)
    return Gesture(
        seat,
        said=draw(words),
        amount=draw(st.sampled_from([None, None, 1, 50, 130, 150, 200, 333, 5000])),
        first=draw(st.sampled_from(["words", "chips", None])),
        chips=tuple(draw(chips)),
        prior_pulled_back=draw(st.sampled_from(["none", "none", "none", "all"])),
        motions=draw(st.integers(1, 3)),
        in_turn=draw(st.sampled_from([seat == turn] * 20 + [True])),
    )


PLAYED = {
    Counts.CHECK: ActionKind.CHECK,
    Counts.CALL: ActionKind.CALL,
    Counts.BET: ActionKind.BET,
    Counts.RAISE: ActionKind.RAISE,
    Counts.FOLD: ActionKind.FOLD,
}


def ruled_or_refused(situation: Situation, book: str) -> Ruling[GestureVerdict] | None:
    """The ruling, or None where the situation was refused at a place."""
    try:
        return rule_gesture(situation, shelf.book(book))
    except SituationError as fault:
        return refused(fault)


def refused(fault: SituationError) -> None:
    """A refusal names the place of the document that it is about."""
    assert fault.path


@pytest.mark.parametrize("book", BOOKS)
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_gesture_is_ruled_or_refused_and_what_it_comes_to_can_be_played(book: str, data: st.DataObject) -> None:
    situation = data.draw(bettings(shelf.book(book), waiting=True))
    made = data.draw(gestures(situation))
    ruling = ruled_or_refused(replace(situation, incident=made), book)
    if ruling is None:
        return
    found = ruling.verdict
    assert ruling.steps
    assert all(step.citations for step in ruling.steps)
    assert (found.action is Counts.FLOOR) is (ruling.steps[-1].code is Act.CALL_FLOOR)
    assert (found.action is Counts.FLOOR) is (found.binding is None)
    assert (found.to is not None) is (found.action in (Counts.CALL, Counts.BET, Counts.RAISE))
    if made.in_turn and found.action in PLAYED:
        action = Action(replay(situation).street, made.seat, PLAYED[found.action], found.to)
        assert can_be_played(situation, action), (made, found, codes(ruling))
