"""No-limit: chips without a word, several motions, too few chips, words that do not fit, and acting out of turn."""

import pytest

from tests.scenarios.told import CASH, TOURNAMENT, acts, asked, wrong

SEATS = [{"seat": seat, "stack": 10_000} for seat in (1, 2, 3, 4, 5)]
BET = {
    "game": TOURNAMENT,
    "button": 5,
    "seats": SEATS,
    "start": {"street": "flop", "pot": 600},
    "actions": acts("flop", "1 bet 300"),
}
"""300 to call, the least raise is to 600."""
UNBET = BET | {"actions": acts("flop", "1 check")}


def put(*chips: int, seat: int = 2, **more: object) -> dict[str, object]:
    return {"incident": {"kind": "gesture", "seat": seat, "chips": list(chips), **more}}


@pytest.mark.parametrize("book", ["tda", "german", "roberts", "wsop-cash"])
def test_one_large_chip_is_a_call_of_a_bet_and_a_bet_of_its_value_without_one(book: str) -> None:
    assert asked("oversized-chip", book, **BET, **put(1000)).key == "call-300"
    assert asked("oversized-chip", book, **UNBET, **put(500)).key == "bet-500"


def test_a_word_after_the_chip_comes_too_late_only_where_the_first_counts() -> None:
    late = put(1000, said="raise", first="chips")
    assert asked("oversized-chip", "tda", **BET, **late).key == "call-300"
    assert asked("oversized-chip", "roberts", **BET, **late).key == "raise-1000"


def test_wrong_ideas_about_one_large_chip() -> None:
    assert wrong("oversized-chip", "tda", **BET, **put(1000)) == {
        "full-value": "raise-1000",
        "least-raise": "raise-600",
        "asked": "ask",
    }


@pytest.mark.parametrize(
    ("chips", "keys"),
    [
        ((100, 100, 100, 25), ("call-300", "raise-600", "call-300")),  # 25 more: less than half of 300
        ((100, 100, 100, 100, 50), ("raise-600", "raise-600", "raise-600")),  # 150 more: half of it
        ((200, 200), ("call-300", "floor", "call-300")),  # no chip to spare; 100 more is less than half as well
        ((250, 250), ("call-300", "floor", "raise-600")),  # no chip to spare; 200 more are half of it by 179
    ],
)
def test_several_chips_under_the_half_rule_and_where_all_is_brought_up(
    chips: tuple[int, ...], keys: tuple[str, str, str]
) -> None:
    for book, key in zip(("tda", "roberts", "wsop-cash"), keys, strict=True):
        assert asked("several-chips", book, **BET, **put(*chips)).key == key, book


def test_wrong_ideas_about_several_chips_name_the_other_house() -> None:
    told = BET | put(100, 100, 100, 25)
    assert wrong("several-chips", "tda", **told) == {
        "as-put": "raise-325",
        "asked": "ask",
        "another-house": "raise-600",
    }
    assert wrong("several-chips", "roberts", **told)["another-house"] == "call-300"


@pytest.mark.parametrize(
    ("book", "game", "key"),
    [
        ("tda", TOURNAMENT, "raise-600"),
        ("roberts", TOURNAMENT, "raise-600"),
        ("roberts", CASH, "raise-800"),
        ("wsop-cash", CASH, "raise-800"),
    ],
)
def test_raise_said_and_two_motions(book: str, game: dict[str, object], key: str) -> None:
    """300 first, then 500: where one motion is asked for, only the bound raise to 600 is left."""
    motions = put(100, 100, 100, 500, said="raise", first="words", motions=2)
    told = BET | motions | {"game": game}
    assert asked("string-bet", book, **told).key == key
    assert wrong("string-bet", book, **told)["only-call"] == "call-300"


def test_a_third_motion_is_one_too_many_where_the_call_and_one_motion_make_a_raise() -> None:
    """300 to call by chips of 100, then 500 and 1000: 174 counts 300 + 500, Roberts all, TDA 42 the least raise."""
    told = put(100, 100, 100, 500, 1000, said="raise", first="words", motions=3)
    assert asked("string-bet", "wsop-cash", **BET | {"game": CASH}, **told).key == "raise-800"
    assert asked("string-bet", "roberts", **BET | {"game": CASH}, **told).key == "raise-1800"
    found = asked("string-bet", "tda", **BET | {"game": TOURNAMENT}, **told)
    assert found.key == "raise-600"
    assert "raise-800" in [option.id for option in found.options]


def test_silent_chips_in_two_motions_are_what_the_first_one_was() -> None:
    told = BET | put(100, 100, 100, 500, motions=2)
    assert asked("string-bet", "roberts", **told).key == "call-300"


RAISED = BET | {"actions": acts("flop", "1 bet 300", "2 raise 900")}


@pytest.mark.parametrize(
    ("book", "of_a_bet", "of_a_raise"),
    [
        ("tda", "call-300", "floor"),
        ("roberts", "call-300", "call-900"),
        ("wsop-cash", "call-300", "call-900"),
        ("wsop-tournament", "floor", "floor"),
    ],
)
def test_too_few_chips(book: str, of_a_bet: str, of_a_raise: str) -> None:
    assert asked("undercall", book, **BET, **put(100, 100)).key == of_a_bet
    told = RAISED | put(500, seat=3)
    assert asked("undercall", book, **told).key == of_a_raise
    assert wrong("undercall", book, **told)["left-short"] == "call-500"


def word(said: str, seat: int = 2, **more: object) -> dict[str, object]:
    return {"incident": {"kind": "gesture", "seat": seat, "said": said, **more}}


@pytest.mark.parametrize(
    ("moment", "said", "key", "given_up"),
    [
        (BET, "check", "call-or-fold", "fold"),
        (UNBET, "raise", "bet-100", "check"),
        (UNBET, "call", "check", "check"),
        (BET, "pot", "raise-600", "fold"),
    ],
)
def test_words_that_do_not_fit(moment: dict[str, object], said: str, key: str, given_up: str) -> None:
    assert asked("wrong-words", "tda", **moment, **word(said)).key == key
    assert asked("wrong-words", "roberts", **moment, **word(said)).key == "floor"
    assert wrong("wrong-words", "roberts", **moment, **word(said)) == {
        "given-up": given_up,
        "void": "none",
        "another-house": key,
    }


def test_a_word_that_fits_binds_everywhere() -> None:
    for book in ("tda", "roberts"):
        assert asked("wrong-words", book, **BET, **word("call")).key == "call-300"


@pytest.mark.parametrize(
    ("since", "said", "keys"),
    [
        ("2 call 300", "call", ("binds", "binds")),
        ("2 raise 600", "call", ("free", "passive")),
        ("2 fold", "raise", ("binds", "floor")),
    ],
)
def test_out_of_turn_binds_unless_the_action_changes_or_leaves_a_call_and_no_raise(
    since: str, said: str, keys: tuple[str, str]
) -> None:
    """Seat 3 spoke while it was the turn of seat 2."""
    amount = {"amount": 900} if said == "raise" else {}
    told = BET | {"actions": acts("flop", "1 bet 300", since)} | word(said, 3, in_turn=False, since=1, **amount)
    tda, roberts = keys
    assert asked("out-of-turn", "tda", **told).key == tda
    assert asked("out-of-turn", "roberts", **told).key == roberts
    other = None if tda == roberts else roberts
    assert wrong("out-of-turn", "tda", **told) == {"never-binds": "free", "another-house": other}
