"""The twin in words tells the same as the picture, seat by seat, for every situation."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element

import pytest

from tests.felt.spots import RAISED, REAL_HANDS, SITUATIONS, real_hands
from tests.felt.test_drawing import backs, drawn, known, named, said
from trainer.felt.labels import ENGLISH
from trainer.poker.situation import Situation
from trainer.wording.cards import card_name
from trainer.wording.table import SeatRow, middle, row_text, seat_list, summary


def by_seat(svg: Element, name: str, key: str) -> dict[str | None, str]:
    return {part.get(key): "".join(part.itertext()) for part in named(svg, name)}


def told_backs(text: str) -> int:
    found = re.search(r"(\d+) cards? face down", text)
    return int(found.group(1)) if found else 0


def differences(situation: Situation, **options: object) -> list[str]:
    """What the picture and the twin say differently; normally nothing."""
    svg = drawn(situation, **options)
    rows = {row.seat: row for row in seat_list(situation, "en", **options)}  # type: ignore[arg-type]
    bets, discs = by_seat(svg, "felt-bet", "data-bet"), [part.get("data-seat") for part in named(svg, "felt-button")]
    found = []
    for chair in named(svg, "felt-seat"):
        number = int(chair.get("data-seat") or 0)
        row = rows.get(number)
        if row is None:
            if "is-empty" not in (chair.get("class") or "") or named(chair, "felt-card") or str(number) in bets:
                found.append(f"seat {number} is missing in the list")
            continue
        found += [f"seat {number}: {fault}" for fault in seat_differences(chair, row, bets.get(str(number), ""))]
        if row.has_button != (discs[:1] == [str(number)]):
            found.append(f"seat {number}: the button")
    lines = " ".join(middle(situation, "en", **options))  # type: ignore[arg-type]
    found += [
        f"{pot} is not told" for pot in said(svg, "felt-amount")[: len(named(svg, "felt-pot"))] if pot not in lines
    ]
    found += [
        f"{card} is not told" for card in known(named(svg, "felt-board")[0]) if card_name(card, "en") not in lines
    ]
    return found


def seat_differences(chair: Element, row: SeatRow, bet: str) -> list[str]:
    """What one chair and its row say differently."""
    states = (chair.get("class") or "").split()
    stack = said(chair, "felt-stack")
    checks = {
        "stack": stack in ([row.stack], [ENGLISH.all_in]) if row.stack else not stack or "is-all-in" in states,
        "bet": row.bet == bet,
        "cards": all(card_name(card, "en") in row.cards for card in known(chair)),
        "backs": told_backs(row.cards) == backs(chair) - len(named(chair, "felt-other")),
        "all-in": ("all-in" in row.status) == ("is-all-in" in states),
        "to act": ("to act" in row.status) == ("is-acting" in states),
        "folded": ("folded" in row.status) == ("is-folded" in states),
        "mucked": ("mucked" in row.status) == ("is-mucked" in states),
        "away": ("away" in row.status) == ("is-absent" in states),
        "sits out": ("sitting out" in row.status) == ("is-sitting-out" in states),
        "marked": ("part of what happened" in row.status) == bool(named(chair, "felt-mark")),
    }
    return [name for name, agrees in checks.items() if not agrees]


@pytest.mark.parametrize("name", SITUATIONS)
def test_picture_and_list_agree(name: str) -> None:
    assert differences(SITUATIONS[name]) == []


@pytest.mark.parametrize("options", [{"hide": ("pots",)}, {"hide": ("to-act", "cards")}, {"is_over": True}])
@pytest.mark.parametrize("name", ["raised", "worst", "all-in", "totals"])
def test_picture_and_list_agree_on_what_is_left_off(name: str, options: dict[str, object]) -> None:
    assert differences(SITUATIONS[name], **options) == []


@pytest.mark.skipif(not REAL_HANDS.exists(), reason="the real hands are not there")
def test_picture_and_list_agree_on_real_hands() -> None:
    assert [differences(situation) for situation in real_hands(120)] == [[]] * 120


def test_a_seat_in_one_sentence() -> None:
    rows = {row.seat: row_text(row, "en") for row in seat_list(RAISED, "en")}
    assert rows[3] == "Seat 3: dealer button, stack 4,700, ace of spades and king of diamonds, to act."
    assert rows[7] == "Seat 7: stack 4,175, bet 525, 2 cards face down."
    assert rows[8] == "Seat 8: stack 5,000, folded."


def test_the_middle_in_sentences() -> None:
    assert middle(RAISED, "en") == (
        "Board: ace of hearts, ten of diamonds and seven of spades.",
        "The pot: 1,050.",
        "Burn pile: 1 card face down.",
    )


def test_the_description_is_the_whole_picture() -> None:
    text = summary(RAISED, "en")
    assert text.startswith("Seat 1: stack 5,000, folded. Seat 2:")
    assert text.endswith("The pot: 1,050. Burn pile: 1 card face down.")
