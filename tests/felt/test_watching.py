"""What the script gets to play the action with: little, enough, and nothing that the question keeps to itself."""

from __future__ import annotations

import gzip
import json
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.felt.spots import ALL_IN, ELEVEN, HEADS_UP, RAISED, WORST, real_hands
from tests.pages import refused
from trainer.felt.drawing import table
from trainer.felt.labels import ENGLISH, Labels
from trainer.felt.watching import Watching, watching
from trainer.poker.frames import frames, players
from trainer.poker.situation import Situation
from trainer.poker.tabletop import tabletop

HANDS = [RAISED, WORST, ALL_IN, ELEVEN, HEADS_UP]


def watched(situation: Situation, labels: Labels = ENGLISH) -> Watching:
    chairs = len(tabletop(situation).chairs)
    return watching(frames(situation), players(situation), chairs, situation.game, labels)


def told(situation: Situation) -> Any:
    return json.loads(watched(situation).numbers)


def in_full(situation: Situation) -> list[dict[str, Any]]:
    """The steps, each with all that it leaves as it was."""
    found: list[dict[str, Any]] = [{"seats": {}}]
    for step in told(situation)["steps"]:
        found.append({**found[-1], **step, "seats": {**found[-1]["seats"], **step.get("seats", {})}})
    return found[1:]


@pytest.mark.parametrize("situation", HANDS)
def test_the_box_has_every_piece_that_a_step_names(situation: Situation) -> None:
    box = ElementTree.fromstring(watched(situation).pieces)
    names = {piece.get("data-drawn") for piece in box}
    asked = set()
    for step in in_full(situation):
        asked |= {step["pots"]} - {""}
        for _, _, _, stack, _, _, bet in step["seats"].values():
            asked |= {*stack.split(), *bet.split()}
    for seat, side in told(situation)["sides"].items():
        asked |= {f"hand{side}", f"pile{side}", f"turn{side}", f"folded{side}", f"bet{seat}"}
    assert names == asked


@pytest.mark.parametrize("situation", HANDS)
def test_no_card_is_told_that_lies_in_a_hand(situation: Situation) -> None:
    found = watched(situation)
    assert "data-card" not in found.pieces
    assert not any(card in found.numbers for seat in situation.seats for card in seat.cards)


def test_chips_go_from_the_stack_to_the_bet_and_into_the_pot() -> None:
    steps = in_full(RAISED)
    assert [step["seats"]["7"][:2] for step in steps[3:6]] == [["live", "5,000"], ["live", "4,700"], ["live", "4,700"]]
    before_the_flop, flop = steps[-4], steps[-3]
    assert (before_the_flop["seats"]["7"][4], before_the_flop["pots"]) == ("300", "")
    assert (flop["seats"]["7"][4], flop["lie"]) == ("", {"board": 3, "burns": 1, "muck": 12})
    assert f'data-drawn="{flop["pots"]}"' in watched(RAISED).pieces
    assert ">1,050<" in watched(RAISED).pieces


def test_all_in_is_said_in_the_readers_language() -> None:
    found = watched(ALL_IN, Labels(all_in="va banque", to_act="<b>"))
    assert "va banque" in found.numbers
    assert "<b>" not in found.pieces


@pytest.mark.parametrize("situation", [*HANDS, *real_hands(20)])
def test_it_adds_little_to_the_page(situation: Situation) -> None:
    picture, found = table(situation), watched(situation)
    both = picture + found.numbers + found.pieces
    assert len(gzip.compress(both.encode())) - len(gzip.compress(picture.encode())) < 2_000


def test_the_strictest_page_allows_it() -> None:
    found = watched(WORST)
    assert refused(found.pieces) == []
    assert "<" not in found.numbers
