"""A big blind of 75 instead of 100: 4 and 1 call the full 100, the small blind of 50 folds."""

from tests.scenarios.told import TOURNAMENT, acts, asked, wrong

SHORT = {
    "game": TOURNAMENT,
    "button": 1,
    "seats": [
        {"seat": 1, "stack": 5000},
        {"seat": 2, "stack": 5000},
        {"seat": 3, "stack": 75},
        {"seat": 4, "stack": 5000},
    ],
    "actions": acts("preflop", "2 small-blind 50", "3 big-blind 75", "4 call 100", "1 call 100", "2 fold"),
}
RAISED = SHORT | {
    "actions": acts("preflop", "2 small-blind 50", "3 big-blind 75", "4 raise 300", "1 call 300", "2 fold"),
}


def test_the_main_pot_ends_at_the_short_blind() -> None:
    # Main pot 3 × 75 + 50 = 275; side pot 2 × 25 = 50.
    assert asked("short-blind", "german", **SHORT).key == (275, 50)


def test_wrong_ideas_about_a_short_blind() -> None:
    assert wrong("short-blind", "german", **SHORT) == {
        "callers-match-short": (3 * 75 + 50, 0),
        "blind-as-full": (3 * 100 + 50, 0),
        "one-pot": (325, 0),
    }


def test_after_a_raise_nobody_can_have_called_the_short_blind() -> None:
    # Main pot 275 as before; side pot 2 × 225 = 450. With a full blind the main pot would be 3 × 100 + 50.
    assert asked("short-blind", "german", **RAISED).key == (275, 450)
    assert wrong("short-blind", "german", **RAISED) == {
        "callers-match-short": None,
        "blind-as-full": (350, 400),
        "one-pot": (725, 0),
    }
