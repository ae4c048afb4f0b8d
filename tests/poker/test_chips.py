"""An amount is paid in the fewest chips that the table has."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.poker.chips import fewest, is_payable, smallest

PAID = [
    # amount, denominations, the fewest chips, why
    (775, (25, 100, 500), {500: 1, 100: 2, 25: 3}, "largest first is right where each chip divides the next"),
    (60, (5, 20, 25), {20: 3}, "three chips of 20; 25 + 25 + 5 + 5 would be four"),
    (40, (1, 5, 20, 25), {20: 2}, "two chips; 25 + 5 + 5 + 5 would be four"),
    (600, (100, 250, 500), {500: 1, 100: 1}, "two chips"),
    (800, (200, 300, 500), {500: 1, 300: 1}, "two chips"),
    (900, (300, 500), {300: 3}, "500 would leave 400, which cannot be paid"),
    (7, (3, 5), None, "neither 7 nor 2 nor 4 nor 1 can be paid"),
    (50, (100, 500), None, "smaller than the smallest chip"),
    (130, (25, 100), None, "not a multiple of 25"),
    (0, (25, 100), {}, "nothing to pay"),
    (10_000_000_000, (25, 100, 500), {500: 20_000_000}, "a large amount takes no longer"),
    (6, (1, 3, 4), {3: 2}, "two chips; 4 + 1 + 1 would be three"),
    (5, (1, 2, 3, 4), {4: 1, 1: 1}, "4 + 1 and 3 + 2 are two chips each: more of the larger one"),
]


@pytest.mark.parametrize(("amount", "denominations", "chips", "why"), PAID)
def test_the_fewest_chips(amount: int, denominations: tuple[int, ...], chips: dict[int, int] | None, why: str) -> None:
    assert fewest(amount, denominations) == chips, why
    assert is_payable(amount, denominations) == (chips is not None)
    if chips:
        assert list(chips) == sorted(chips, reverse=True)


def test_the_smallest_chip_in_play() -> None:
    assert smallest((500, 25, 100)) == 25


@pytest.mark.parametrize(("amount", "denominations"), [(5, ()), (5, (0, 5)), (5, (-5,)), (-5, (5,))])
def test_what_is_no_amount_or_no_chip_is_refused(amount: int, denominations: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"denominations|negative"):
        fewest(amount, denominations)


@given(st.integers(0, 300), st.lists(st.integers(1, 60), min_size=1, max_size=5, unique=True))
def test_no_other_way_is_shorter(amount: int, denominations: list[int]) -> None:
    least: list[int | None] = [0]
    for total in range(1, amount + 1):
        ways = [least[total - chip] for chip in denominations if chip <= total]
        least.append(min([way + 1 for way in ways if way is not None], default=None))
    chips = fewest(amount, denominations)
    if chips is None:
        assert least[amount] is None
    else:
        assert sum(chips.values()) == least[amount]
        assert sum(chip * count for chip, count in chips.items()) == amount
