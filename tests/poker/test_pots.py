"""Pots are built in layers and split apart, as the situation document says it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.poker.pots import layers, split, uncalled

# ---- what goes back -------------------------------------------------------------------------


def test_the_unmatched_part_of_the_largest_total_goes_back() -> None:
    assert uncalled({1: 500, 2: 300, 3: 300}) == (1, 200)


def test_nothing_goes_back_when_two_totals_are_largest() -> None:
    assert uncalled({1: 500, 2: 500, 3: 300}) is None


def test_a_folded_seat_that_matched_part_of_a_bet_keeps_that_part_called() -> None:
    # 1 bet 800, 2 is all-in for 300, 3 put in 500 and folded to the raise: only 300 of the 800 were never matched.
    assert layers({1: 800, 2: 300, 3: 500}, {1, 2}) == (
        (1, 300),
        ((900, (1, 2)), (400, (1,))),
    )


def test_the_walk_gives_the_big_blind_back_what_the_small_blind_did_not_match() -> None:
    assert layers({1: 50, 2: 100}, {2}) == ((2, 50), ((100, (2,)),))


def test_a_lone_blind_without_any_other_chips_leaves_no_pot() -> None:
    assert layers({2: 100}, {2}) == ((2, 100), ())


def test_dead_posts_are_no_part_of_the_totals_that_are_compared() -> None:
    # The dead 50 of seat 3 lies in the main pot; seat 2's big blind of 100 is still matched by 3's live 100.
    assert layers({1: 50, 2: 100, 3: 100}, {2, 3}, dead=50) == (None, ((300, (2, 3)),))


# ---- layers ---------------------------------------------------------------------------------


def test_three_all_ins_of_different_size_make_three_pots() -> None:
    # 4 x 100, then 3 x 150, then 2 x 250.
    assert layers({1: 100, 2: 250, 3: 500, 4: 500}, {1, 2, 3, 4}, all_in={1, 2, 3}) == (
        None,
        ((400, (1, 2, 3, 4)), (450, (2, 3, 4)), (500, (3, 4))),
    )


def test_folded_chips_stay_in_the_layer_that_they_reach() -> None:
    # Seat 5 folded after 180: 100 of it lie in the main pot, 80 in the side pot.
    assert layers({1: 100, 2: 300, 3: 300, 5: 180}, {1, 2, 3}, all_in={1}) == (
        None,
        ((400, (1, 2, 3)), (480, (2, 3))),
    )


def test_a_folded_seat_makes_no_layer_of_its_own() -> None:
    assert layers({1: 300, 2: 300, 3: 120}, {1, 2}).pots == ((720, (1, 2)),)


def test_chips_above_the_highest_live_total_go_to_the_last_pot() -> None:
    # 3 and 4 both put in 400 and folded; the live seats are all-in for 100 and 250.
    assert layers({1: 100, 2: 250, 3: 400, 4: 400}, {1, 2}, all_in={1, 2}) == (
        None,
        ((400, (1, 2)), (750, (2,))),
    )


def test_the_last_pot_may_be_the_main_pot() -> None:
    assert layers({1: 250, 3: 400, 4: 400}, {1}, all_in={1}).pots == ((1050, (1,)),)


def test_a_live_seat_without_chips_of_its_own_takes_what_all_others_folded() -> None:
    assert layers({1: 0, 2: 50, 3: 50}, {1}, all_in={1}).pots == ((100, (1,)),)


def test_seats_all_in_for_the_same_total_share_a_layer() -> None:
    assert layers({1: 100, 2: 100, 3: 400, 4: 400}, {1, 2, 3, 4}, all_in={1, 2}).pots == (
        (400, (1, 2, 3, 4)),
        (600, (3, 4)),
    )


def test_equal_eligible_seats_make_one_pot() -> None:
    # The seat that was all-in for 100 less than the others is the only cap; 3's larger all-in went back in part.
    assert layers({1: 200, 2: 300, 3: 450}, {1, 2, 3}, all_in={1, 2, 3}) == (
        (3, 150),
        ((600, (1, 2, 3)), (200, (2, 3))),
    )


def test_a_pot_with_one_eligible_seat_stays_a_pot() -> None:
    assert layers({1: 100, 2: 300, 3: 300}, {1, 2}, all_in={1}).pots == ((300, (1, 2)), (400, (2,)))


def test_a_seat_that_is_not_all_in_can_win_every_pot() -> None:
    assert layers({1: 0, 2: 0}, {1, 2}, all_in=(), start=[(300, None)]).pots == ((300, (1, 2)),)


def test_dead_money_lies_in_the_main_pot_whole() -> None:
    # The big blind ante of 100; seat 1 was all-in for 60 of the blind.
    assert layers({1: 60, 2: 200, 3: 200}, {1, 2, 3}, all_in={1}, dead=100).pots == (
        (280, (1, 2, 3)),
        (280, (2, 3)),
    )


def test_a_seat_whose_last_chips_were_dead_can_win_only_the_dead_money() -> None:
    assert layers({1: 0, 2: 200, 3: 200}, {1, 2, 3}, all_in={1}, dead=100).pots == (
        (100, (1, 2, 3)),
        (400, (2, 3)),
    )


def test_unequal_antes_are_layered_like_any_contribution() -> None:
    # Seat 3 had 5 left for an ante of 10: it plays for 5 from everybody.
    assert layers({1: 10 + 100, 2: 10 + 100, 3: 5}, {1, 2, 3}, all_in={3}).pots == ((15, (1, 2, 3)), (210, (1, 2)))


# ---- pots from before -----------------------------------------------------------------------


def test_new_chips_join_the_last_pot_of_before_when_the_same_seats_play_for_it() -> None:
    assert layers({1: 100, 2: 100}, {1, 2}, all_in=(), start=[(300, None)]).pots == ((500, (1, 2)),)


def test_a_seat_all_in_before_plays_for_the_pots_of_before_only() -> None:
    start = [(300, (1, 2, 3)), (80, (2, 3))]
    assert layers({2: 100, 3: 100}, {1, 2, 3}, all_in={1}, start=start).pots == ((300, (1, 2, 3)), (280, (2, 3)))


def test_dead_money_joins_the_main_pot_of_before() -> None:
    assert layers({1: 10, 2: 10}, {1, 2}, all_in=(), dead=5, start=[(30, (1, 2, 3)), (8, (2, 3))]).pots == (
        (55, (1, 2)),
        (8, (2,)),
    )


def test_a_pot_of_before_that_nobody_can_win_any_more_joins_the_one_before_it() -> None:
    assert layers({1: 10, 2: 10}, {1, 2}, all_in=(), start=[(30, None), (8, (3, 4))]).pots == ((58, (1, 2)),)


def test_a_seat_that_folded_since_is_no_longer_eligible() -> None:
    start = [(300, (1, 2, 3)), (80, (2, 3))]
    assert layers({2: 100, 3: 0}, {1, 2}, all_in={1}, start=start) == ((2, 100), ((300, (1, 2)), (80, (2,))))


def test_an_all_in_since_makes_a_new_side_pot_over_the_pot_of_before() -> None:
    assert layers({1: 100, 2: 250, 3: 250}, {1, 2, 3}, all_in={1}, start=[(90, None)]).pots == (
        (390, (1, 2, 3)),
        (300, (2, 3)),
    )


def test_without_a_live_seat_there_is_nobody_to_win() -> None:
    with pytest.raises(ValueError, match="live"):
        layers({1: 100}, ())


# ---- splitting ------------------------------------------------------------------------------


def test_one_winner_takes_the_pot() -> None:
    assert split(1001, [7], unit=25) == ((7, 1001, 0, 0),)


def test_an_even_pot_has_no_odd_chip() -> None:
    assert split(900, [4, 9, 2]) == ((4, 300, 0, 0), (9, 300, 0, 0), (2, 300, 0, 0))


def test_odd_chips_go_one_each_in_order() -> None:
    # 1,025 in chips of 25 is 41 chips: 13 each, two left over.
    assert split(1025, [4, 9, 2], unit=25) == ((4, 350, 1, 0), (9, 350, 1, 0), (2, 325, 0, 0))


def test_or_all_odd_chips_to_the_first() -> None:
    assert split(1025, [4, 9, 2], unit=25, one_each=False) == ((4, 375, 2, 0), (9, 325, 0, 0), (2, 325, 0, 0))


def test_what_is_smaller_than_a_chip_goes_to_the_first_winner() -> None:
    # 110 in chips of 25: 4 chips and 10; two chips each and 10 more for the first.
    assert split(110, [3, 5], unit=25) == ((3, 60, 0, 10), (5, 50, 0, 0))
    assert split(135, [3, 5], unit=25) == ((3, 85, 1, 10), (5, 50, 0, 0))


@pytest.mark.parametrize(("winners", "unit"), [([], 1), ([1, 2], 0)])
def test_no_winner_or_no_unit_is_refused(winners: list[int], unit: int) -> None:
    with pytest.raises(ValueError, match="one or more"):
        split(100, winners, unit=unit)


@given(st.integers(0, 10**6), st.lists(st.integers(1, 11), min_size=1, unique=True), st.integers(1, 500), st.booleans())
def test_shares_add_up_and_are_fair(amount: int, winners: list[int], unit: int, one_each: bool) -> None:
    shares = split(amount, winners, unit=unit, one_each=one_each)
    assert [share.seat for share in shares] == winners
    assert sum(share.amount for share in shares) == amount
    if one_each:
        even = [share.amount - share.rest for share in shares]
        assert max(even) - min(even) <= (unit if len(winners) > 1 else 0)
    assert sum(share.rest for share in shares) < unit
    assert all((share.amount - share.rest) % unit == 0 for share in shares) or len(winners) == 1


# ---- any table ------------------------------------------------------------------------------


@st.composite
def tables(draw: st.DrawFn) -> tuple[dict[int, int], list[int], list[int], int]:
    """Totals by seat, live seats, all-in seats as they stand once the betting is over, dead money."""
    seats = draw(st.lists(st.integers(1, 11), min_size=1, max_size=9, unique=True))
    price = draw(st.integers(0, 60))
    totals, live, all_in = {}, [], []
    for seat in seats:
        part = draw(st.sampled_from(["matched", "all-in", "folded"]))
        totals[seat] = price if part == "matched" else draw(st.integers(0, price))
        if part != "folded":
            live.append(seat)
        if part == "all-in":
            all_in.append(seat)
    if not live:
        live.append(seats[0])
        all_in.append(seats[0])
    return totals, live, all_in, draw(st.integers(0, 20))


def peel(totals: dict[int, int], live: list[int], dead: int) -> tuple[int, list[tuple[int, tuple[int, ...]]]]:
    """Chip by chip: what goes back, and the pots. Slow and plain."""
    left = dict(totals)
    back = 0
    while max(left.values()) and list(left.values()).count(max(left.values())) == 1:
        left[max(left, key=left.__getitem__)] -= 1
        back += 1
    contenders = tuple(sorted(live))
    pots = {contenders: dead}
    while any(left.values()):
        paying = [seat for seat in left if left[seat]]
        contenders = tuple(seat for seat in contenders if seat in paying) or contenders
        pots[contenders] = pots.get(contenders, 0) + len(paying)
        left = {seat: left[seat] - 1 for seat in paying}
    return back, [(amount, seats) for seats, amount in pots.items() if amount]


@given(tables())
def test_layers_agree_with_peeling_chip_by_chip(table: tuple[dict[int, int], list[int], list[int], int]) -> None:
    totals, live, all_in, dead = table
    back, pots = peel(totals, live, dead)
    for known in (all_in, None):
        found = layers(totals, live, all_in=known, dead=dead)
        assert (found.uncalled.amount if found.uncalled else 0) == back
        assert list(found.pots) == pots


@given(tables(), st.randoms(use_true_random=False))
def test_chips_are_conserved_and_the_order_of_seats_is_nothing(table, random) -> None:  # type: ignore[no-untyped-def]
    totals, live, all_in, dead = table
    found = layers(totals, live, all_in=all_in, dead=dead)
    assert sum(pot.amount for pot in found.pots) + (found.uncalled.amount if found.uncalled else 0) == (
        sum(totals.values()) + dead
    )
    mixed = list(totals.items())
    random.shuffle(mixed)
    assert layers(dict(mixed), set(live), all_in=set(all_in), dead=dead) == found
    assert all(pot.amount > 0 and pot.eligible for pot in found.pots)
