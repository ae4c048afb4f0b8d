"""The drawn table: what is said of a situation is there to be seen, as plain markup that the strictest page allows."""

from __future__ import annotations

from dataclasses import fields, replace
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from tests.felt.spots import (
    ALL_IN,
    BETWEEN_HANDS,
    ELEVEN,
    HEADS_UP,
    INCIDENTS,
    RAISED,
    SITUATIONS,
    TOTALS,
    UNPLAYABLE,
    WORST,
    cards,
    real_hands,
    with_incident,
)
from tests.pages import refused
from trainer.felt.drawing import table
from trainer.felt.labels import ENGLISH, Labels
from trainer.poker import incidents as kinds
from trainer.poker.cards import DECK, Card
from trainer.poker.situation import Situation
from trainer.wording.table import labels


def drawn(situation: Situation, **options: object) -> Element:
    return ElementTree.fromstring(table(situation, **options))  # type: ignore[arg-type]


def named(svg: Element, name: str) -> list[Element]:
    return [element for element in svg.iter() if name in (element.get("class") or "").split()]


def seat(svg: Element, number: int) -> Element:
    (found,) = [element for element in named(svg, "felt-seat") if element.get("data-seat") == str(number)]
    return found


def said(element: Element, name: str) -> list[str]:
    """The texts of the parts of that class."""
    return ["".join(part.itertext()) for part in named(element, name)]


def known(element: Element) -> list[str]:
    return [part.get("data-card", "") for part in named(element, "felt-card") if part.get("data-card")]


def backs(element: Element) -> int:
    return len(named(element, "felt-back"))


# ---- seats ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("situation", "chairs"), [(HEADS_UP, 6), (RAISED, 9), (WORST, 10), (ELEVEN, 11), (Situation(), 6)]
)
def test_there_are_as_many_chairs_as_needed_and_six_at_least(situation: Situation, chairs: int) -> None:
    found = [part.get("data-seat") for part in named(drawn(situation), "felt-seat")]
    assert found == [str(number) for number in range(1, chairs + 1)]


def test_the_button_can_stand_at_an_empty_chair_that_nobody_else_needs() -> None:
    svg = drawn(replace(HEADS_UP, button=8))
    assert [part.get("data-seat") for part in named(svg, "felt-button")] == ["8"]
    assert "is-empty" in (seat(svg, 8).get("class") or "")


def test_stacks_are_what_is_left() -> None:
    svg = drawn(RAISED)
    assert [said(seat(svg, n), "felt-stack") for n in (3, 7, 4)] == [["4,700"], ["4,175"], ["4,950"]]


def test_a_stack_is_chips_in_the_houses_colours_and_a_number() -> None:
    svg = drawn(replace(HEADS_UP, actions=()))
    two = seat(svg, 2)
    assert [chip.get("class") for chip in named(two, "felt-chip")] == ["felt-chip felt-yellow"], "five chips of 1,000"
    assert said(two, "felt-stack") == ["5,000"]


def test_a_seat_without_a_stack_says_who_it_is() -> None:
    bare = replace(HEADS_UP, seats=tuple(replace(one, stack=None) for one in HEADS_UP.seats), actions=())
    assert said(seat(drawn(bare), 2), "felt-name") == ["Seat 2"]


@pytest.mark.parametrize(
    ("number", "part", "word"), [(2, "absent", "away"), (6, "sitting-out", "sitting out"), (9, "out", "out")]
)
def test_a_seat_that_does_not_play_says_so(number: int, part: str, word: str) -> None:
    chair = seat(drawn(ELEVEN), number)
    assert f"is-{part}" in (chair.get("class") or "")
    assert said(chair, "felt-note") == [word]
    assert backs(chair) == 0


def test_folded_seats_are_dimmed_and_their_cards_are_in_the_muck() -> None:
    svg = drawn(RAISED)
    for number in (1, 2, 4, 5, 6, 8, 9):
        assert "is-folded" in (seat(svg, number).get("class") or "")
        assert not named(seat(svg, number), "felt-card")
    assert len(named(svg, "felt-muck")) == 1


def test_known_cards_lie_face_up_and_others_face_down() -> None:
    svg = drawn(RAISED)
    assert known(seat(svg, 3)) == ["As", "Kd"]
    assert (known(seat(svg, 7)), backs(seat(svg, 7))) == ([], 2)


def test_the_seat_to_act_is_marked_in_word_and_look() -> None:
    chair = seat(drawn(RAISED), 3)
    assert "is-acting" in (chair.get("class") or "")
    assert said(chair, "felt-note") == ["to act"]


def test_the_seat_to_act_is_left_off_where_it_is_asked() -> None:
    assert not named(drawn(RAISED, hide=("to-act",)), "is-acting")


def test_an_all_in_seat_says_so_in_place_of_its_stack() -> None:
    svg = drawn(ALL_IN)
    assert [said(seat(svg, n), "felt-stack") for n in (1, 2, 4)] == [["all-in"], ["all-in"], ["3,000"]]


def test_missed_blinds_and_new_players_are_told() -> None:
    svg = drawn(BETWEEN_HANDS)
    missed = [(part.get("data-seat"), "".join(part.itertext())) for part in named(svg, "felt-missed")]
    assert missed == [("2", "BB"), ("2", "SB"), ("8", "BB")]
    assert said(seat(svg, 4), "felt-note") == ["new"]
    assert backs(seat(svg, 1)) == 0, "between hands no cards are out"


# ---- bets, pots, board ------------------------------------------------------------------------------------------


def test_bets_of_the_street_lie_in_front_and_the_rest_is_the_pot() -> None:
    svg = drawn(RAISED)
    assert [(bet.get("data-bet"), "".join(bet.itertext())) for bet in named(svg, "felt-bet")] == [("7", "525")]
    assert said(svg, "felt-pot") == ["Pot1,050"], "three times 300 and blinds of 50 and 100"


def test_main_and_side_pot_lie_apart_once_the_hands_are_tabled() -> None:
    svg = drawn(ALL_IN)
    assert said(svg, "felt-pot") == ["Main pot4,650", "Side pot 13,000"]
    assert not named(svg, "felt-bet")


def test_where_the_pots_are_asked_every_chip_lies_in_front_of_its_seat() -> None:
    svg = drawn(ALL_IN, hide=("pots",))
    assert not named(svg, "felt-pot")
    bets = {bet.get("data-bet"): "".join(bet.itertext()) for bet in named(svg, "felt-bet")}
    assert bets == {"1": "1,500", "2": "3,000", "4": "3,000", "5": "50", "6": "100"}


def test_totals_without_actions_lie_in_front() -> None:
    svg = drawn(TOTALS)
    assert said(svg, "felt-bet") == ["1,200", "5,000", "725", "5,000"]
    assert not named(svg, "felt-pot")


def test_four_pots_lie_apart_with_their_names() -> None:
    assert said(drawn(WORST), "felt-pot") == [
        "Main pot1,234,567", "Side pot 18,888,888", "Side pot 27,654,321", "Side pot 32,222,222",
    ]  # fmt: skip


@pytest.mark.parametrize(("board", "burns"), [("", 0), ("Ah Td 7s", 1), ("Ah Td 7s 4c", 2), ("Ah Td 7s 4c 9d", 3)])
def test_a_card_was_burned_before_each_street(board: str, burns: int) -> None:
    svg = drawn(replace(HEADS_UP, board=cards(board)))
    assert known(named(svg, "felt-board")[0]) == board.split()
    assert sum(backs(pile) for pile in named(svg, "felt-burns")) == burns
    assert len(named(svg, "felt-slot")) == 5, "each card has its place, also when it is not there yet"


def test_after_the_showdown_a_hand_that_was_not_shown_is_mucked() -> None:
    silent = replace(ALL_IN, seats=tuple(replace(one, cards=()) if one.seat == 2 else one for one in ALL_IN.seats))
    assert backs(seat(drawn(silent), 2)) == 2
    after = seat(drawn(silent, is_over=True), 2)
    assert (backs(after), said(after, "felt-note")) == (0, ["mucked"])


# ---- what went wrong --------------------------------------------------------------------------------------------


def test_an_exposed_card_lies_face_up_at_its_seat() -> None:
    svg = drawn(with_incident(INCIDENTS[0], board=""))
    assert (known(seat(svg, 3)), backs(seat(svg, 3)), said(seat(svg, 3), "felt-note")) == (["Qd"], 1, ["exposed"])
    assert (backs(seat(svg, 4)), said(seat(svg, 4), "felt-unknown")) == (1, ["?"]), "its face is not told"
    assert all(named(seat(svg, number), "felt-mark") for number in (3, 4))


def test_seats_show_how_many_cards_they_got() -> None:
    svg = drawn(with_incident(kinds.WrongCount(((3, 3), (5, 1))), board=""))
    assert [backs(seat(svg, number)) for number in (2, 3, 5)] == [2, 3, 1]


def test_a_skipped_seat_has_no_cards_and_a_seat_dealt_to_by_mistake_has() -> None:
    assert backs(seat(drawn(with_incident(kinds.SeatSkipped(3), board="")), 3)) == 0
    assert backs(seat(drawn(with_incident(kinds.EmptySeatDealt(7), board="")), 7)) == 2


def test_board_cards_dealt_too_soon_lie_apart() -> None:
    svg = drawn(with_incident(kinds.PrematureBoard("turn", cards("9c"))))
    (early,) = named(svg, "felt-early")
    assert known(early) == ["9c"]
    assert known(named(svg, "felt-board")[0]) == ["Ah", "Td", "7s", "9c"]
    assert sum(backs(pile) for pile in named(svg, "felt-burns")) == 2


def test_the_button_stands_where_it_was_and_its_place_is_shown() -> None:
    svg = drawn(replace(with_incident(kinds.WrongButton(2, 3)), button=None))
    assert [(part.get("class"), part.get("data-seat")) for part in named(svg, "felt-button")] == [
        ("felt-button", "2"),
        ("felt-button is-due", "3"),
    ]


@pytest.mark.parametrize(
    ("incident", "burns"),
    [
        (kinds.Burn("turn", 0, False), 1),
        (kinds.Burn("turn", 2, False), 3),
        (kinds.Burn("flop", 0, True), 0),
        (kinds.FlopCount(4, False), 0),
        (kinds.FlopCount(4, True), 1),
    ],
)
def test_the_burn_pile_is_as_high_as_it_was_burned(incident: kinds.Incident, burns: int) -> None:
    assert sum(backs(pile) for pile in named(drawn(with_incident(incident)), "felt-burns")) == burns


def test_a_flop_of_four_cards_shows_four() -> None:
    svg = drawn(with_incident(kinds.FlopCount(4, True)))
    (board,) = named(svg, "felt-board")
    assert len(named(board, "felt-card")) == 4


# ---- the markup -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SITUATIONS)
def test_no_style_no_script_no_ids(name: str) -> None:
    markup = table(SITUATIONS[name], seat_links=True)
    assert refused(markup) == []
    assert not [element for element in ElementTree.fromstring(markup).iter() if element.get("id")], (
        "two tables on one page"
    )


def test_a_picture_has_a_name_and_a_description() -> None:
    svg = drawn(RAISED, description="Seat 3 has ace & king <suited>")
    assert (svg.get("role"), svg.findtext("title"), svg.findtext("desc")) == (
        "img",
        "Poker table",
        "Seat 3 has ace & king <suited>",
    )


def test_words_from_a_catalogue_cannot_become_markup() -> None:
    sly = Labels(**{one.name: "<b>&\"'{number}" for one in fields(Labels)})
    svg = drawn(ELEVEN, labels=sly)
    assert not list(svg.iter("b"))
    assert said(seat(svg, 2), "felt-note") == ["<b>&\"'{number}"]
    assert not list(drawn(ALL_IN, labels=sly).iter("b"))
    assert not list(drawn(WORST, labels=sly, hide=("pots",), seat_links=True).iter("b"))


def test_seats_can_be_links() -> None:
    svg = drawn(HEADS_UP, seat_links=True)
    links = [(link.get("href"), link.get("aria-label")) for link in svg.iter("a")]
    assert links == [("#seat-2", "Seat 2"), ("#seat-5", "Seat 5")], "empty chairs lead nowhere"
    assert svg.get("role") == "group", "a picture may hold no links"


@pytest.mark.parametrize("deck", ["two-colour", "four-colour"])
def test_the_deck_is_a_class(deck: str) -> None:
    assert f"felt-{deck}" in (drawn(HEADS_UP, deck=deck).get("class") or "")


def test_every_card_has_its_own_face() -> None:
    faces = {table(Situation(board=(card,))).replace(card, "") for card in DECK}
    assert len(faces) == 52


def test_a_ten_is_printed_as_ten() -> None:
    assert said(drawn(Situation(board=(Card("Ts"),))), "felt-rank") == ["10"]


def test_thousands_are_told_apart_as_the_language_does() -> None:
    svg = drawn(ALL_IN, labels=Labels(thousands="\u00a0"))
    assert said(seat(svg, 4), "felt-stack") == ["3\u00a0000"]


def test_the_wording_room_has_every_label() -> None:
    assert Labels(**labels("en")) == ENGLISH


def test_every_situation_can_be_drawn() -> None:
    for situation in [*SITUATIONS.values(), UNPLAYABLE, *real_hands(60)]:
        assert drawn(situation).get("viewBox") == "0 0 720 800"
