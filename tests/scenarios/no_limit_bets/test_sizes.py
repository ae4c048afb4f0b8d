"""No-limit: the least raise, announced raises, who may raise again, the price of a short blind; 50/100 throughout."""

import pytest

from tests.scenarios.told import CASH, TOURNAMENT, acts, asked, wrong

SEATS = [{"seat": seat, "stack": 10_000} for seat in (1, 2, 3, 4, 5, 6)]
FLOP = {"game": TOURNAMENT, "button": 6, "seats": SEATS, "start": {"street": "flop", "pot": 600}}
BLINDS = ("1 small-blind 50", "2 big-blind 100")


def short(**stacks: int) -> list[dict[str, int]]:
    """The six seats, those named with other stacks: `short(s3=800)`."""
    return [seat | {"stack": stacks.get(f"s{seat['seat']}", 10_000)} for seat in SEATS]


RAISED = FLOP | {"actions": acts("flop", "1 bet 200", "2 raise 600")}
"""200, then 400 on top of it: the next raise adds 400 at least."""


def test_the_least_raise_adds_the_largest_raise_of_the_street() -> None:
    assert asked("minimum-raise", "tda", **RAISED).key == 600 + 400
    assert wrong("minimum-raise", "tda", **RAISED) == {
        "doubled": 2 * 600,
        "one-blind": 600 + 100,
        "last-step": 600 + 400,  # the last step was a full one, so it is right to go by it
    }


def test_a_short_all_in_does_not_make_the_next_raise_smaller() -> None:
    told = RAISED | {"seats": short(s3=750), "actions": acts("flop", "1 bet 200", "2 raise 600", "3 raise 750")}
    assert asked("minimum-raise", "german", **told).key == 750 + 400
    assert wrong("minimum-raise", "german", **told)["last-step"] == 750 + 150


def test_before_the_flop_the_big_blind_is_the_first_bet() -> None:
    told = {"game": CASH, "button": 6, "seats": SEATS, "actions": acts("preflop", *BLINDS, "3 raise 250")}
    assert asked("minimum-raise", "roberts", **told).key == 250 + 150
    assert wrong("minimum-raise", "roberts", **told)["doubled"] == 500


def said(seat: int, word: str | None, amount: int | None = None, **more: object) -> dict[str, object]:
    return {"incident": {"kind": "gesture", "seat": seat, "said": word, "amount": amount, **more}}


@pytest.mark.parametrize(("amount", "key"), [(800, "raise-1000"), (1000, "raise-1000"), (1100, "raise-1100")])
@pytest.mark.parametrize("book", ["tda", "roberts", "polish"])
def test_an_announced_raise_that_is_too_small_is_brought_up(book: str, amount: int, key: str) -> None:
    told = RAISED | said(3, "raise", amount)
    assert asked("legal-or-not", book, **told).key == key
    assert wrong("legal-or-not", book, **told) == {
        "as-said": f"raise-{amount}",
        "doubled": "raise-1200",
        "only-call": "call-600",
    }


ADDED = FLOP | {
    "seats": short(s3=320, s5=450),
    "actions": acts("flop", "1 bet 200", "2 call 200", "3 raise 320", "4 call 320", "5 raise 450"),
}
"""120 and 130 on top of 200: together 250 for seats 1 and 2, but 130 for seat 4, which called 320; seat 6 is to act."""


@pytest.mark.parametrize("book", ["tda", "roberts", "wsop-cash", "german", "polish"])
def test_short_all_ins_add_up_for_those_who_face_a_full_raise(book: str) -> None:
    assert asked("who-may-raise", book, **ADDED).key == ("1", "2", "6")
    assert wrong("who-may-raise", book, **ADDED) == {"any-all-in": ("1", "2", "4", "6"), "never-added": ("6",)}


def test_wsop_adds_up_consecutive_all_ins_only_and_here_a_call_lies_between() -> None:
    assert asked("who-may-raise", "wsop-tournament", **ADDED).key == ("6",)


@pytest.mark.parametrize(
    ("stack", "actions", "key"),
    [
        (10_000, ("1 bet 200", "2 call 200", "3 fold", "4 fold", "5 fold", "6 call 200"), "over"),
        (350, ("1 bet 200", "2 raise 350", "3 fold", "4 fold", "5 fold", "6 call 350"), "call-or-fold"),
        (400, ("1 bet 200", "2 raise 400", "3 fold", "4 fold", "5 fold", "6 call 400"), "may"),
    ],
)
@pytest.mark.parametrize("book", ["german", "tda", "roberts"])
def test_nobody_raises_himself_unless_another_raised_in_full(
    book: str, stack: int, actions: tuple[str, ...], key: str
) -> None:
    told = FLOP | {"seats": short(s2=stack), "actions": acts("flop", *actions), "seat": 1}
    assert asked("raise-again", book, **told).key == key
    assert wrong("raise-again", book, **told) == {"always": "may", "once-only": "over"}


def test_a_short_big_blind_costs_a_full_one_and_is_raised_to_two() -> None:
    told = {
        "game": TOURNAMENT,
        "button": 6,
        "seats": short(s2=75),
        "actions": acts("preflop", "1 small-blind 50", "2 big-blind 75", "3 call 100"),
    }
    assert asked("short-blind-price", "tda", **told).key == (100, 200)
    assert wrong("short-blind-price", "tda", **told) == {"short-price": (75, 175), "short-doubled": (100, 150)}
