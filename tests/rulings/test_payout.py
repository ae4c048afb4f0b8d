"""Payouts and odd chips, by rule number, and what holds for every hand under every book."""

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rulings.asking import HIGH_BOARD, ask, codes, figures, rules
from trainer.poker.cards import DECK
from trainer.poker.notation import read
from trainer.poker.situation import SituationError
from trainer.rulebooks import shelf
from trainer.rulings.payout import rule_payout

EQUAL = [["Ac", "Kd"], ["As", "Kh"], ["Ad", "Ks"], ["Ah", "Kc"]]
"""Four hands of the same worth on the high board."""


def tied(amounts: dict[int, int], *, folded: int = 0, **more: Any) -> dict[str, Any]:
    """A river after which all live seats hold equal hands; `folded` chips lie with seat 11."""
    seats = [
        {"seat": seat, "stack": 9000, "committed": amount, "cards": cards}
        for (seat, amount), cards in zip(amounts.items(), EQUAL, strict=False)
    ]
    if folded:
        seats.append({"seat": 11, "stack": 9000, "committed": folded, "status": "folded"})
    return {"button": 9, "board": HIGH_BOARD, "seats": seats, **more}


# ---- odd chips ------------------------------------------------------------------------------


def test_pl_22_two_odd_chips_go_one_each_left_of_the_button() -> None:
    # 3 x 100 + 2 = 302: 100 each, one more for the first two left of button 3: 5 and 1.
    ruling = ask("payout", "polish", **tied({1: 100, 2: 100, 5: 100}, folded=2, button=3))
    assert ruling.verdict.payouts == {1: 101, 2: 100, 5: 101}
    assert figures(ruling, "odd-chips-one-each") == {"pot": "only", "chip": 1, "count": 2, "seats": (5, 1)}
    assert rules(ruling, "odd-chips-one-each") == [("polish", "PL-22")]
    assert [(award.seat, award.odd_chips) for award in ruling.verdict.awards] == [(1, 1), (2, 0), (5, 1)]


@pytest.mark.parametrize("book", ["tda", "wsop-tournament", "wsop-cash", "german", "pacific", "hellenic", "roberts"])
def test_every_book_gives_two_odd_chips_to_two_seats(book: str) -> None:
    ruling = ask("payout", book, **tied({1: 100, 2: 100, 5: 100}, folded=2, button=3, game={"small_blind": 1}))
    assert ruling.verdict.payouts == {1: 101, 2: 100, 5: 101}


def test_wsop_does_not_say_how_several_odd_chips_go_and_the_step_says_so() -> None:
    ruling = ask("payout", "wsop-tournament", **tied({1: 100, 2: 100, 5: 100}, folded=2, button=3))
    assert rules(ruling, "odd-chips-not-stated") == [("wsop-tournament", "73"), ("wsop-tournament", None)]


def test_tda_20_a_breaks_the_pot_down_to_the_smallest_chip_in_play() -> None:
    # 2 x 100 + 15 = 215 with chips of 5: 105 each, one chip of 5 left for seat 2.
    ruling = ask("payout", "tda", **tied({2: 100, 6: 100}, folded=15, game={"chip": 5}))
    assert ruling.verdict.payouts == {2: 110, 6: 105}
    assert rules(ruling, "unit-smallest-chip") == [("tda", "20-A")]
    assert "odd-chips-one-each" not in codes(ruling)


@pytest.mark.parametrize(
    ("small", "big", "chips", "unit", "first", "second"),
    [
        (2, 5, [1, 5, 25], 1, 108, 107),  # the small blind takes chips of 1
        (5, 10, [1, 5, 25], 5, 110, 105),  # 215 = 43 chips of 5: 21 each, one odd
        (25, 50, [5, 25, 100], 25, 115, 100),  # 8 chips of 25: 4 each; what is left is less than one
        (10, 15, [1, 10, 5], 5, 110, 105),  # 15 = 10 + 5
    ],
)
def test_wsop_cash_148_breaks_the_pot_down_to_the_chip_that_makes_the_blinds(
    small: int, big: int, chips: list[int], unit: int, first: int, second: int
) -> None:
    game = {"small_blind": small, "big_blind": big, "chip": min(chips), "denominations": chips}
    ruling = ask("payout", "wsop-cash", **tied({2: 100, 6: 100}, folded=15, game=game))
    assert figures(ruling, "unit-chip-of-blinds") == {"chip": unit}
    assert ruling.verdict.payouts == {2: first, 6: second}


def test_wsop_cash_does_not_guess_which_chips_make_the_blinds() -> None:
    document = tied({2: 100, 6: 100}, folded=15, game={"denominations": [], "chip": 1})
    with pytest.raises(SituationError) as fault:
        ask("payout", "wsop-cash", **document)
    assert fault.value.path == "game.denominations"


def test_each_pot_has_its_own_odd_chip() -> None:
    # Main 3 x 101 + 1 = 304 for 1, 2, 3: 101 each and 1; side 2 x 100 + ... = 200: 100 each.
    document = tied({1: 101, 2: 201, 3: 201}, folded=1)
    document["seats"][0]["stack"] = 101
    ruling = ask("payout", "roberts", **document)
    assert ruling.verdict.payouts == {1: 102, 2: 201, 3: 201}
    assert rules(ruling, "each-pot-apart") == [("roberts", "Ties 5")]


def test_what_is_smaller_than_a_chip_goes_to_the_first_winner() -> None:
    # 2 x 515 = 1030 with chips of 25: 500 each; 30 = one chip and 5.
    ruling = ask("payout", "tda", **tied({2: 515, 6: 515}, game={"chip": 25}))
    assert ruling.verdict.payouts == {2: 530, 6: 500}
    assert figures(ruling, "small-rest") == {"pot": "only", "chip": 25, "amount": 5, "seat": 2}


# ---- who wins -------------------------------------------------------------------------------


def test_the_short_hand_wins_the_main_pot_only() -> None:
    ruling = ask(
        "payout",
        "roberts",
        button=9,
        board=HIGH_BOARD,
        seats=[
            {"seat": 1, "stack": 50, "committed": 50, "cards": ["Qc", "Qd"]},
            {"seat": 2, "stack": 900, "committed": 120, "cards": ["Jc", "Jd"]},
            {"seat": 3, "stack": 900, "committed": 120, "cards": ["9d", "8d"]},
        ],
    )
    # Main 150 to the queens, side 2 x 70 = 140 to the jacks; the last side pot is awarded first.
    assert ruling.verdict.payouts == {1: 150, 2: 140}
    assert [(step.params["pot"], step.params["seat"]) for step in ruling.steps if step.code == "pot-won"] == [
        (1, 2),
        (0, 1),
    ]


def test_pl_01_the_last_player_left_needs_no_cards() -> None:
    document = {"seats": [{"seat": 1, "committed": 60}, {"seat": 2, "committed": 30, "status": "folded"}]}
    ruling = ask("payout", "polish", button=1, board=[], **document)
    assert ruling.verdict.payouts == {1: 60}
    assert rules(ruling, "last-left") == [("polish", "PL-01")]


def test_el_16_who_mucked_wins_nothing() -> None:
    document = tied({1: 100, 2: 100})
    del document["seats"][0]["cards"]
    ruling = ask("payout", "hellenic", **document)
    assert ruling.verdict.payouts == {2: 200}
    assert figures(ruling, "not-shown") == {"seats": (1,)}


def test_the_only_seat_left_in_a_side_pot_takes_it_unshown() -> None:
    # 1 is all-in for 50, 2 and 3 played on to 120 until 3 folded: the side pot of 140 is seat 2's, shown or not.
    document = tied({1: 50, 2: 120})
    document["seats"][0]["stack"] = 50
    document["seats"][1] |= {"cards": []}
    document["seats"].append({"seat": 3, "stack": 900, "committed": 120, "status": "folded"})
    ruling = ask("payout", "tda", **document)
    assert ruling.verdict.payouts == {1: 150, 2: 140}
    assert figures(ruling, "only-contender") == {"pot": 1, "seat": 2, "amount": 140}


@pytest.mark.parametrize("path", ["button", "game.chip"])
def test_what_a_share_depends_on_is_never_guessed(path: str) -> None:
    document = tied({2: 100, 6: 100}, folded=15) | {"game": {"chip": 5, "small_blind": 5, "big_blind": 10}}
    assert rule_payout(read(document), shelf.book("tda")).verdict.payouts == {2: 110, 6: 105}
    part, _, key = path.rpartition(".")
    del (document[part] if part else document)[key]
    with pytest.raises(SituationError) as fault:
        rule_payout(read(document), shelf.book("tda"))
    assert fault.value.path == path


def test_a_showdown_needs_five_board_cards() -> None:
    with pytest.raises(SituationError) as fault:
        ask("payout", "tda", **tied({2: 100, 6: 100}) | {"board": HIGH_BOARD[:4]})
    assert fault.value.path == "board"


def test_two_live_seats_without_cards_leave_nobody_to_pay() -> None:
    document = tied({2: 100, 6: 100})
    for seat in document["seats"]:
        del seat["cards"]
    with pytest.raises(SituationError) as fault:
        ask("payout", "tda", **document)
    assert fault.value.path == "seats"
    assert "no seat of 2, 6 shows a hand" in fault.value.message


# ---- for all hands --------------------------------------------------------------------------


@st.composite
def rivers(draw: st.DrawFn) -> dict[str, Any]:
    """A finished river: each live seat is all-in or has put in the most, folded ones no more than that."""
    count = draw(st.integers(2, 9))
    numbers = draw(st.permutations(range(1, 12)))[:count]
    cards = draw(st.permutations(DECK))
    most = draw(st.integers(1, 120))
    live = draw(st.integers(1, count))
    seats: list[dict[str, Any]] = []
    for place, number in enumerate(numbers):
        if place < live:
            stack = draw(st.integers(1, 120))
            hole = list(cards[5 + 2 * place : 7 + 2 * place])
            seats.append({"seat": number, "stack": stack, "committed": min(stack, most), "cards": hole})
        else:
            chips = draw(st.integers(0, max(seat["committed"] for seat in seats[:live])))
            seats.append({"seat": number, "stack": 200, "committed": chips, "status": "folded"})
    rake = draw(st.sampled_from([{"taken": []}, {"percent": 5, "step": 2, "cap": 9}, {"percent": "7.5"}]))
    game = {"chip": 1, "denominations": draw(st.sampled_from([[1, 5], [1, 2, 10]])), "rake": rake}
    if draw(st.booleans()):
        game |= {"chip": 5, "denominations": [5, 10]}
    return {"button": draw(st.integers(1, 11)), "board": list(cards[:5]), "game": game, "seats": seats}


@settings(deadline=None)  # the machine may be busy
@given(rivers(), st.sampled_from(shelf.slugs()))
def test_no_chip_is_lost_or_made_under_any_book(document: dict[str, Any], book: str) -> None:
    verdict = ask("payout", book, **document).verdict
    put_in = sum(seat["committed"] for seat in document["seats"])
    back = sum(back.amount for back in verdict.uncalled)
    assert sum(verdict.payouts.values()) + verdict.rake + back == put_in
    assert sum(pot.amount for pot in verdict.pots) + back == put_in
    for award in verdict.awards:
        assert award.seat in verdict.pots[award.pot].eligible


@settings(deadline=None)  # the machine may be busy
@given(rivers(), st.sampled_from(shelf.slugs()))
def test_nobody_wins_more_than_was_matched(document: dict[str, Any], book: str) -> None:
    verdict = ask("payout", book, **document).verdict
    committed = {seat["seat"]: seat["committed"] for seat in document["seats"]}
    for seat, amount in verdict.payouts.items():
        assert amount <= sum(min(committed[seat], other) for other in committed.values())


@settings(deadline=None)  # the machine may be busy
@given(rivers(), st.sampled_from(shelf.slugs()), st.randoms(use_true_random=False))
def test_the_order_of_seats_in_the_document_is_nothing(document: dict[str, Any], book: str, rng: random.Random) -> None:
    shuffled = {**document, "seats": rng.sample(document["seats"], len(document["seats"]))}
    assert ask("payout", book, **document) == ask("payout", book, **shuffled)
