"""Pots, uncalled bets and the rake, by rule number."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rulings.asking import HIGH_BOARD, ask, codes, figures, rules
from trainer.poker.pots import layers
from trainer.poker.situation import SituationError


def totals(*seats: Any, **more: Any) -> dict[str, Any]:
    """A document of totals: (seat, stack, committed) or (seat, stack, committed, status)."""
    told = [dict(zip(("seat", "stack", "committed", "status"), seat, strict=False)) for seat in seats]
    return {"button": 9, "seats": told, **more}


def laid_out(ruling: Any) -> list[tuple[int, tuple[int, ...]]]:
    return [(pot.amount, pot.eligible) for pot in ruling.verdict.pots]


# ---- layers ---------------------------------------------------------------------------------


def test_tda_21_one_pot_for_each_all_in_total_and_the_rest_with_its_arithmetic() -> None:
    # All-in 100 and 250; 3 and 4 are at 400, 5 folded at 60.
    # Main 4 x 100 + 60 = 460; then 3 x 150 = 450; then 2 x 150 = 300. 1210 = 100 + 250 + 400 + 400 + 60.
    document = totals((1, 100, 100), (2, 250, 250), (3, 900, 400), (4, 900, 400), (5, 900, 60, "folded"))
    ruling = ask("pots", "tda", **document)
    assert laid_out(ruling) == [(460, (1, 2, 3, 4)), (450, (2, 3, 4)), (300, (3, 4))]
    assert codes(ruling) == ["main-pot", "side-pot", "side-pot", "folded-chips"]
    main, first, last = [dict(step.params) for step in ruling.steps[:3]]
    assert (main["level"], sorted(main["parts"])) == (100, [60, 100, 100, 100, 100])
    assert (first["pot"], first["above"], first["level"], first["parts"]) == (1, 100, 250, (150, 150, 150))
    assert (last["pot"], last["beyond"], last["parts"]) == (2, 250, (150, 150))
    assert rules(ruling, "side-pot") == [("tda", "21")]


def test_de_17_the_sheet_itself_is_cited_where_it_speaks_of_side_pots() -> None:
    ruling = ask("pots", "german", **totals((1, 100, 100), (2, 900, 400), (3, 900, 400)))
    assert rules(ruling, "main-pot") == [("german", "DE-17")]


def test_a_single_pot_is_told_as_one() -> None:
    ruling = ask("pots", "polish", **totals((1, 900, 300), (2, 900, 300), (3, 900, 50, "folded")))
    assert codes(ruling) == ["only-pot", "folded-chips"]
    assert figures(ruling, "only-pot")["parts"] == (300, 300, 50)


def test_tda_15_b_what_nobody_called_goes_back_first() -> None:
    ruling = ask("pots", "tda", **totals((1, 900, 500), (2, 300, 300), (3, 900, 200, "folded")))
    assert [(back.seat, back.amount) for back in ruling.verdict.uncalled] == [(1, 200)]
    assert figures(ruling, "uncalled-returned") == {"seat": 1, "amount": 200, "total": 500, "matched": 300}
    assert rules(ruling, "uncalled-returned") == [("tda", "15-B")]


def test_de_21_a_blind_posted_for_less_is_named() -> None:
    ruling = ask(
        "pots",
        "german",
        button=3,
        game={"structure": "no-limit"},
        seats=[{"seat": 1, "stack": 500}, {"seat": 2, "stack": 6}, {"seat": 3, "stack": 500}],
        actions=[
            {"street": "preflop", "seat": 1, "action": "small-blind", "to": 5},
            {"street": "preflop", "seat": 2, "action": "big-blind", "to": 6},
            {"street": "preflop", "seat": 3, "action": "call", "to": 10},
            {"street": "preflop", "seat": 1, "action": "call", "to": 10},
        ],
    )
    # 3 x 6 = 18 for all; above it 2 x 4 = 8.
    assert laid_out(ruling) == [(18, (1, 2, 3)), (8, (1, 3))]
    assert figures(ruling, "short-blind") == {"seat": 2, "amount": 6, "blind": 10}
    assert rules(ruling, "short-blind") == [("german", "DE-21")]


def test_pots_that_lay_there_are_named_apart_from_what_was_bet_since() -> None:
    # 900 for 4, 5, 6 and 300 for 5, 6 lay there; 5 bet 100 and 6 called: the side pot grows by 200.
    ruling = ask(
        "pots",
        "roberts",
        button=3,
        seats=[{"seat": 4, "stack": 0}, {"seat": 5, "stack": 500}, {"seat": 6, "stack": 500}],
        start={
            "street": "river",
            "pots": [{"amount": 900, "eligible": [4, 5, 6]}, {"amount": 300, "eligible": [5, 6]}],
        },
        actions=[
            {"street": "river", "seat": 5, "action": "bet", "to": 100},
            {"street": "river", "seat": 6, "action": "call", "to": 100},
        ],
    )
    assert laid_out(ruling) == [(900, (4, 5, 6)), (500, (5, 6))]
    assert figures(ruling, "side-pot")["earlier"] == 300
    assert figures(ruling, "side-pot")["parts"] == (300, 100, 100)


def test_a_street_that_is_open_is_an_error_that_names_the_seat_to_act() -> None:
    with pytest.raises(SituationError) as fault:
        ask(
            "pots",
            "tda",
            button=2,
            seats=[{"seat": 1, "stack": 500}, {"seat": 2, "stack": 500}],
            actions=[
                {"street": "preflop", "seat": 2, "action": "small-blind", "to": 5},
                {"street": "preflop", "seat": 1, "action": "big-blind", "to": 10},
            ],
        )
    assert fault.value.path == "actions"
    assert "seat 2 is to act" in fault.value.message


# ---- rake -----------------------------------------------------------------------------------

EVEN = ((1, 900, 300), (2, 900, 300), (3, 900, 55, "folded"))  # a pot of 655


@pytest.mark.parametrize(
    ("terms", "rake"),
    [
        ({"percent": 5}, 32),  # 32.75, rounded down
        ({"percent": "2.5"}, 16),  # 16.375
        ({"percent": 10, "step": 25}, 50),  # 65.5, full steps of 25
        ({"percent": 10, "step": 25, "cap": 40}, 40),
        ({"percent": 0}, 0),
        ({"percent": 5, "no_flop_no_drop": True}, 32),
        ({"taken": [17]}, 17),
        ({"taken": []}, 0),
    ],
)
def test_hu_14_the_rake_is_a_rate_rounded_down_and_capped_or_what_was_taken(terms: dict[str, Any], rake: int) -> None:
    ruling = ask("pots", "pacific", **totals(*EVEN, game={"rake": terms}, board=HIGH_BOARD))
    assert ruling.verdict.rake == rake
    assert laid_out(ruling) == [(655, (1, 2))]


def test_hu_14_is_the_rule_of_the_rake_and_other_sheets_are_silent() -> None:
    document = totals(*EVEN, game={"rake": {"percent": 5}}, board=HIGH_BOARD)
    assert rules(ask("pots", "pacific", **document), "rake-by-rate") == [("pacific", "HU-14")]
    assert ("hellenic", None) in rules(ask("pots", "hellenic", **document), "rake-by-rate")


def test_no_flop_no_drop() -> None:
    terms = {"percent": 5, "no_flop_no_drop": True}
    ruling = ask("pots", "pacific", **totals((1, 900, 300), (2, 900, 200, "folded"), game={"rake": terms}, board=[]))
    assert ruling.verdict.rake == 0
    assert "no-flop-no-drop" in codes(ruling)


def test_no_rake_comes_off_what_went_back() -> None:
    # 500 against 300: 200 back, 5 percent of 600.
    terms = {"percent": 5, "no_flop_no_drop": False}
    ruling = ask("pots", "pacific", **totals((1, 900, 500), (2, 300, 300), game={"rake": terms}))
    assert ruling.verdict.rake == 30


@pytest.mark.parametrize(
    ("terms", "path"),
    [
        ({"taken": [700]}, "game.rake.taken[0]"),
        ({"taken": [10, 5]}, "game.rake.taken[1]"),
        ({"percent": 5, "no_flop_no_drop": True, "taken": [10]}, "game.rake.taken"),
        ({"cap": 10}, "game.rake.percent"),
    ],
)
def test_a_rake_that_cannot_be_is_an_error_at_its_place(terms: dict[str, Any], path: str) -> None:
    with pytest.raises(SituationError) as fault:
        ask("pots", "pacific", **totals(*EVEN, game={"rake": terms}, board=HIGH_BOARD))
    assert fault.value.path == path


def test_whether_a_flop_was_seen_is_never_guessed() -> None:
    with pytest.raises(SituationError) as fault:
        ask(
            "pots",
            "pacific",
            button=2,
            game={"structure": "no-limit", "rake": {"percent": 5, "no_flop_no_drop": True}},
            seats=[{"seat": 1, "stack": 500}, {"seat": 2, "stack": 500}],
            start={"street": "flop", "pot": 100},
            actions=[
                {"street": "flop", "seat": 1, "action": "bet", "to": 10},
                {"street": "flop", "seat": 2, "action": "fold"},
            ],
        )
    assert fault.value.path == "board"


# ---- for all hands --------------------------------------------------------------------------


@settings(deadline=None)  # the machine may be busy
@given(st.data())
def test_the_parts_of_each_pot_add_up_to_it(data: st.DataObject) -> None:
    stacks = data.draw(st.lists(st.integers(1, 60), min_size=2, max_size=9))
    most = data.draw(st.integers(1, 60))
    folded = data.draw(st.sets(st.integers(1, len(stacks)), max_size=len(stacks) - 2))
    told = []
    for seat, stack in enumerate(stacks, start=1):
        if seat in folded:
            told.append((seat, 60, data.draw(st.integers(0, most)), "folded"))
        else:
            told.append((seat, stack, min(stack, most)))
    ruling = ask("pots", "tda", **totals(*told))
    steps = [step.params for step in ruling.steps if "parts" in step.params]
    assert [sum(params["parts"]) for params in steps] == [pot.amount for pot in ruling.verdict.pots]
    assert sum(pot.amount for pot in ruling.verdict.pots) + sum(back.amount for back in ruling.verdict.uncalled) == sum(
        seat[2] for seat in told
    )
    assert layers({seat[0]: seat[2] for seat in told}, [seat[0] for seat in told if len(seat) == 3]).pots == tuple(
        ruling.verdict.pots
    )
