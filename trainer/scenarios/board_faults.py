"""What goes wrong with the deck and the board, at random: odd cards, boards too soon, wrong flops, wrong burns."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from trainer.poker.incidents import (
    BoxedCard,
    Burn,
    FlopCount,
    ForeignCard,
    PrematureBoard,
)
from trainer.poker.situation import BOARD_CARDS, STREETS, Situation, Status, Street
from trainer.rulebooks.rulebook import Rulebook
from trainer.scenarios.incident_actions import CALL, with_actions, with_closed_street
from trainer.scenarios.incident_deals import deal_table, fresh_cards, street_table, with_incident
from trainer.scenarios.seeds import Chance

FLOP = BOARD_CARDS[Street.FLOP]

# ---- the deck -----------------------------------------------------------------------------------

ODD = {
    "boxed-one": 1, "boxed-early": 3, "boxed-late": 3, "boxed-board": 1, "joker-early": 2, "joker-late": 3,
    "back-early": 2, "back-late": 2, "joker-board": 1, "back-board": 1, "back-stub": 3,
}  # fmt: skip
"""Which odd card turns up and when, and how often."""


def odd_card(chance: Chance, book: Rulebook, level: int) -> Situation:
    """A boxed or a foreign card: in the deal, after actions that are too many for a misdeal, or on a later street."""
    what, when = chance.choice([case for case, often in ODD.items() for _ in range(often)]).split("-")
    if when in ("board", "stub"):
        return _odd_on_a_street(chance, book, level, what, in_stub=when == "stub")
    table = deal_table(chance, book, level)
    count = chance.between(2, level + 1) if when == "late" else chance.below(2)
    table = with_actions(chance, table, count, (CALL, CALL))
    if what == "boxed":
        return with_incident(table, BoxedCard(1 if when == "one" else chance.between(2, 3), "deal"))
    callers = [action.seat for action in table.actions if action.action is CALL]
    seat = chance.choice(callers if when == "late" else table.numbers(Status.LIVE))
    return with_incident(table, ForeignCard("joker" if what == "joker" else "other-back", "seat", seat))


def _odd_on_a_street(chance: Chance, book: Rulebook, level: int, what: str, *, in_stub: bool) -> Situation:
    """The betting on a street is complete; the odd card comes instead of the next board card, or lies in the stub."""
    before = chance.choice(STREETS[:-1])
    table = with_closed_street(chance, street_table(chance, book, level, before))
    if what == "boxed":
        return with_incident(table, BoxedCard(chance.between(1, 3), _next(before)))
    return with_incident(
        table, ForeignCard("joker" if what == "joker" else "other-back", "stub" if in_stub else "board")
    )


# ---- the board ----------------------------------------------------------------------------------


def _next(street: Street) -> Literal["flop", "turn", "river"]:
    """The street after this one, as incidents name it."""
    return {Street.PREFLOP: "flop", Street.FLOP: "turn", Street.TURN: "river"}[street]  # type: ignore[return-value]


def too_soon(chance: Chance, book: Rulebook, level: int) -> Situation:
    """The next street's cards came while the betting was open, mostly those of the turn, on which houses differ."""
    before = chance.choice((Street.FLOP,) * 8 + (Street.PREFLOP, Street.TURN))
    table = with_actions(chance, street_table(chance, book, level, before), chance.between(0, 2 * level - 1))
    count = BOARD_CARDS[Street(_next(before))] - BOARD_CARDS[before]
    return with_incident(table, PrematureBoard(_next(before), fresh_cards(chance, table, count)))


def wrong_flop(chance: Chance, book: Rulebook, level: int) -> Situation:
    """A flop of four cards, or one without a burn, on which somebody may have acted."""
    table = street_table(chance, book, level, Street.FLOP)
    if chance.chance(0.5):
        board = (*table.board, *fresh_cards(chance, table, 1))
        return with_incident(replace(table, board=board), FlopCount(FLOP + 1, True))
    if chance.chance(0.3):
        table = with_actions(chance, table, chance.between(1, level + 1))
    return with_incident(table, FlopCount(FLOP, False))


def wrong_burn(chance: Chance, book: Rulebook, level: int) -> Situation:
    """No burn or two before a street: its card not dealt yet, shown (turn and river only), or shown and acted on."""
    draw = chance.below(20)
    burned: Literal[0, 2] = 2 if draw < 11 else 0
    shown = 5 <= draw < 19
    before = chance.choice(STREETS[1:3] if shown else STREETS[:3])
    error = Burn(_next(before), burned, shown)
    if shown and chance.chance(0.18):
        table = street_table(chance, book, level, Street(_next(before)))
        return with_incident(with_actions(chance, table, chance.between(1, level + 1)), error)
    table = with_closed_street(chance, street_table(chance, book, level, before))
    board = (*table.board, *fresh_cards(chance, table, 1)) if shown else table.board
    return with_incident(replace(table, board=board), error)
