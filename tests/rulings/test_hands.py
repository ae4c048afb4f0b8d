"""The best hand, by rule number."""

from typing import Any

import pytest

from tests.rulings.asking import HIGH_BOARD, ask, codes, figures, rules
from trainer.poker.situation import SituationError
from trainer.wording.hands import hand_name


def seats(*hands: str) -> list[dict[str, Any]]:
    """Seats 1, 2, 3 ... with the hands given as `Ks Kd`."""
    return [{"seat": number, "cards": hand.split()} for number, hand in enumerate(hands, start=1)]


def winners(ruling: Any) -> tuple[int, ...]:
    return ruling.verdict.winners


def test_pl_05_the_best_five_of_seven_count() -> None:
    # Kings in the hand, but five hearts on the board and a sixth, the ace, with the other seat.
    board = ["2h", "5h", "9h", "Jh", "Qh"]
    ruling = ask("best-hand", "polish", seats=seats("Kc Kd", "Ah 3c"), board=board)
    assert [(hand.category, hand.cards) for hand in ruling.verdict.hands] == [
        ("flush", ("Qh", "Jh", "9h", "5h", "2h")),
        ("flush", ("Ah", "Qh", "Jh", "9h", "5h")),
    ]
    assert winners(ruling) == (2,)
    assert rules(ruling, "best-five") == [("polish", "PL-05")]


def test_pl_23_a_kicker_decides_and_the_step_names_it() -> None:
    # Both pair the queen; ace against ten beside the board's jack and seven.
    ruling = ask("best-hand", "polish", seats=seats("Qc Ts", "Qd Ah"), board=HIGH_BOARD)
    assert winners(ruling) == (2,)
    assert figures(ruling, "higher-ranks") == {"seats": (2,), "category": "pair", "rank": "A", "below": "J"}
    assert rules(ruling, "higher-ranks") == [("polish", "PL-23")]


def test_pl_23_suits_never_decide() -> None:
    ruling = ask("best-hand", "polish", seats=seats("Ac Kd", "As Kh"), board=HIGH_BOARD)
    assert winners(ruling) == (1, 2)
    assert ("polish", "PL-23") in rules(ruling, "equal-hands")


def test_pl_33_the_wheel_ends_with_the_ace_and_says_why() -> None:
    ruling = ask("best-hand", "polish", seats=seats("As 4d", "Kc Kd"), board=["2c", "3d", "5h", "9s", "Jc"])
    assert ruling.verdict.hands[0].cards == ("5h", "4d", "3d", "2c", "As")
    assert figures(ruling, "low-ace") == {"seats": (1,)}
    assert rules(ruling, "low-ace") == [("polish", "PL-33")]


def test_de_41_where_the_sheet_is_silent_on_the_low_ace_the_base_is_cited_after_it() -> None:
    ruling = ask("best-hand", "german", seats=seats("As 4d"), board=["2c", "3d", "5h", "9s", "Jc"])
    assert rules(ruling, "low-ace") == [("german", None), ("tda", "12")]


def test_pl_21_a_hand_that_is_the_board_is_told_so() -> None:
    ruling = ask("best-hand", "polish", seats=seats("2c 3d", "Kc Kd"), board=["Ah", "Ks", "Qh", "Jd", "Tc"])
    assert winners(ruling) == (1, 2)
    assert figures(ruling, "board-plays") == {"seats": (1, 2)}


def test_a_better_category_is_named_with_the_one_it_beats() -> None:
    ruling = ask("best-hand", "tda", seats=seats("Qc Qd", "Jc 7s"), board=HIGH_BOARD)
    assert figures(ruling, "higher-category") == {"seats": (1,), "category": "three-of-a-kind", "lesser": "two-pair"}


def test_where_one_hand_is_asked_the_steps_tell_of_no_other() -> None:
    ruling = ask("best-hand", "tda", seats=seats("Qc Qd", "Jc 7s", "As 4d"), board=HIGH_BOARD, seat=2)
    assert codes(ruling) == ["best-five", "hand-read"]
    assert figures(ruling, "hand-read")["seat"] == 2
    assert winners(ruling) == (1,)


def test_folded_and_cardless_seats_are_left_out() -> None:
    table = [*seats("Kc Kd", "Ac Ad"), {"seat": 3}]
    table[1]["status"] = "folded"
    assert [hand.seat for hand in ask("best-hand", "tda", seats=table, board=HIGH_BOARD).verdict.hands] == [1]


def test_three_board_cards_are_enough() -> None:
    ruling = ask("best-hand", "tda", seats=seats("7c 2s", "Ac Kc"), board=["2c", "7d", "Jh"])
    assert [hand.category for hand in ruling.verdict.hands] == ["two-pair", "high-card"]
    assert "board-plays" not in codes(ruling)


def test_a_board_of_two_cards_is_an_error_at_the_board() -> None:
    with pytest.raises(SituationError) as fault:
        ask("best-hand", "tda", seats=seats("7c 2s"), board=[])
    assert fault.value.path == "board"


def test_nobody_with_cards_is_an_error_at_the_seats() -> None:
    with pytest.raises(SituationError) as fault:
        ask("best-hand", "tda", seats=[{"seat": 1}], board=HIGH_BOARD)
    assert fault.value.path == "seats"


@pytest.mark.parametrize(
    ("category", "cards", "name"),
    [
        ("high-card", "As Kd 9c 5h 3s", "high card ace, then king, nine, five, three"),
        ("pair", "6s 6d Ac 9h 3s", "pair of sixes, kickers ace, nine, three"),
        ("two-pair", "Ks Kd 4c 4h As", "two pair, kings and fours, ace kicker"),
        ("three-of-a-kind", "9s 9d 9c Ah 3s", "three of a kind, nines, kickers ace, three"),
        ("straight", "5s 4d 3c 2h As", "straight to the five"),
        ("flush", "Ah Jh 9h 5h 2h", "flush in hearts, ace high, then jack, nine, five, two"),
        ("full-house", "Ks Kd Kc 4h 4s", "full house, kings full of fours"),
        ("four-of-a-kind", "8s 8d 8c 8h Qs", "four of a kind, eights, queen kicker"),
        ("straight-flush", "9d 8d 7d 6d 5d", "straight flush in diamonds to the nine"),
        ("royal-flush", "Ac Kc Qc Jc Tc", "royal flush in clubs"),
    ],
)
def test_a_hand_has_its_spoken_name(category: str, cards: str, name: str) -> None:
    assert hand_name(category, cards.split(), "en") == name
