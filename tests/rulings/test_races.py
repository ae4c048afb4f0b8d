"""Chip races: how many new chips, and who gets them."""

from typing import Any

import pytest

from tests.rulings.asking import ask, codes, figures, rules
from trainer.poker.situation import SituationError

RACE = {"kind": "chip-race", "old": 25, "new": 100}
FULL = ("tda", "german", "wsop-tournament")
"""Books that say who gets the new chips."""


def raced(question: str, book: str, *stacks: int, cards: tuple[str, ...] = (), **race: Any) -> Any:
    """Seats 1, 2, 3, ... with those stacks; `cards` are the cards of each, as `As Kd`."""
    seats: list[dict[str, Any]] = [{"seat": seat, "stack": stack} for seat, stack in enumerate(stacks, start=1)]
    dealt = {"cards": " ".join(cards).split()} if cards else {}
    return ask(question, book, seats=seats, game={"tournament": True}, incident=RACE | race | dealt)


def new_chips(book: str, *stacks: int) -> int | None:
    found: int | None = raced("chip-race", book, *stacks).verdict.new_chips
    return found


@pytest.mark.parametrize("book", ["tda", "german", "wsop-tournament", "roberts", "polish", "hellenic"])
def test_odd_chips_that_come_out_even_need_no_rounding(book: str) -> None:
    # 75 + 50 + 75 = 200: two chips of 100; the 4,000 have none
    assert new_chips(book, 1075, 250, 4000, 875) == 2


def test_half_a_chip_or_more_gives_one_more() -> None:
    """Tournaments chip race. 75 + 75 = 150: one chip and half a chip; 75 + 50 = 125: one chip and a quarter."""
    assert new_chips("roberts", 175, 275) == 2
    assert new_chips("roberts", 175, 250) == 1
    assert "race-rest-counts" in codes(raced("chip-race", "roberts", 175, 275))
    assert figures(raced("chip-race", "roberts", 175, 250), "race-rest-is-lost") == {"amount": 25, "chip": 100}


@pytest.mark.parametrize("book", FULL)
def test_how_a_rest_is_rounded_is_the_floors_where_the_text_does_not_say(book: str) -> None:
    """24 and 77 do not speak of it."""
    ruling = raced("chip-race", book, 175, 275)
    assert ruling.verdict.new_chips is None
    assert codes(ruling) == ["race-pool", "race-rest-not-stated", "call-floor"]


@pytest.mark.parametrize("book", FULL)
def test_the_highest_cards_win_one_chip_each(book: str) -> None:
    # 75 + 50 + 75 = 200. Seat 1 has the two highest cards and gets one chip; the other one goes to seat 3's queen.
    ruling = raced("race-winners", book, 1075, 1050, 1075, cards=("As Ks 2c", "Jd 3c", "Qh 4d 5d"))
    assert (ruling.verdict.winners, ruling.verdict.saved) == ((1, 3), ())


def test_equal_ranks_are_broken_by_suit() -> None:
    # 50 + 50 = 100: one chip; the king of hearts beats the king of diamonds
    assert raced("race-winners", "tda", 1050, 1050, cards=("Kd Qs", "Kh 2c")).verdict.winners == (2,)


def test_nobody_is_raced_out() -> None:
    """24. Seat 2 has 50 and nothing else: it loses the race and still gets a chip."""
    ruling = raced("race-winners", "tda", 1050, 50, cards=("As Qs", "Kh 2c"))
    assert (ruling.verdict.winners, ruling.verdict.saved) == ((1,), (2,))
    assert rules(ruling, "race-saved") == [("tda", "24")]
    assert figures(ruling, "race-dealt") == {"seat": 1}


def test_where_no_book_says_who_gets_them_the_floor_decides() -> None:
    ruling = raced("race-winners", "wsop-cash", 1050, 50, cards=("As Qs", "Kh 2c"))
    assert (ruling.verdict.winners, ruling.verdict.saved) == (None, None)
    assert codes(ruling)[-2:] == ["race-not-stated", "call-floor"]


@pytest.mark.parametrize("book", ["roberts", "polish"])
def test_the_highest_cards_win_and_whether_one_can_be_raced_out_may_be_open(book: str) -> None:
    # 50 + 50 = 100: one chip, and the ace has it. Seat 2 has nothing left, and Robert's Rules do not save it.
    ruling = raced("race-winners", book, 1050, 50, cards=("As Qs", "Kh 2c"))
    assert (ruling.verdict.winners, ruling.verdict.saved) == ((1,), None)
    assert codes(ruling)[-2:] == ["race-out-not-stated", "call-floor"]
    assert rules(ruling, "race-won")[-1] == ("roberts", "Tournaments chip race")


@pytest.mark.parametrize(
    ("question", "stacks", "cards", "race", "path"),
    [
        ("chip-race", (1000, 2000), (), {}, "seats"),
        ("chip-race", (1000, 2010), (), {}, "seats[1].stack"),
        ("chip-race", (1025, 2000), (), {"old": 30}, "incident.new"),
        ("chip-race", (1025, 2000), (), {"old": 100, "new": 25}, "incident.new"),
        ("race-winners", (1050, 2050), ("As",), {}, "incident.cards"),
        ("race-winners", (1050, 2000), ("As Kd", "2c"), {}, "incident.cards"),
    ],
)
def test_what_cannot_be_raced_is_refused_at_its_place(
    question: str, stacks: tuple[int, ...], cards: tuple[str, ...], race: dict[str, int], path: str
) -> None:
    with pytest.raises(SituationError) as fault:
        raced(question, "tda", *stacks, cards=cards, **race)
    assert fault.value.path == path


def test_a_chip_race_is_no_incident_to_rule_on() -> None:
    with pytest.raises(SituationError) as fault:
        raced("incident", "tda", 1050, 2050)
    assert fault.value.path == "incident.kind"
