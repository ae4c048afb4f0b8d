"""Watching: the frames of a hand as numbers and a box of drawn pieces, from which a script puts the table together.

What the picture shows besides (cards face up, what went wrong) is no part of it: the picture itself comes last.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from trainer.felt.chips import PITCH, Rack, rack_of
from trainer.felt.labels import ENGLISH, Labels
from trainer.felt.middle import pots
from trainer.felt.pieces import tab
from trainer.felt.places import plan_for
from trainer.felt.seats import BET, BLOCKS, STACK, bet, bet_width, stack_said, stack_width
from trainer.poker.frames import Frame
from trainer.poker.lying import HOLE_CARDS, Lying
from trainer.poker.pots import Pot
from trainer.poker.situation import Game

_HANDS = {side: block.hand((Lying(),) * HOLE_CARDS) for side, block in BLOCKS.items()}
"""Hole cards face down, at each side of the table."""
_NUMBERS = json.JSONEncoder(separators=(",", ":"))


class Watching(NamedTuple):
    """What the script `watch.js` needs: `numbers` is JSON without `<`, `pieces` an SVG that is not shown."""

    numbers: str
    pieces: str


def watching(
    frames: Sequence[Frame], players: Sequence[int], chairs: int, game: Game, labels: Labels = ENGLISH
) -> Watching:
    """The frames at a table of so many chairs. Each step tells what differs from the one before.

    `seats` has for each seat its part in the hand and then, of its stack and of its bet, the number as it is written,
    how wide (0: as it comes), and the names of its columns. `turn` is whose turn it is, `lie` counts the cards of the
    board and of the piles, `pots` names a piece.
    """
    plan, box = plan_for(chairs), _Box(rack_of(game), labels)
    sides = {seat: plan.places[seat - 1].side for seat in players}
    for side in sorted({*sides.values()}):
        block = BLOCKS[side]
        box.put(f"hand{side}", _HANDS[side])
        box.put(f"pile{side}", block.pile(""))
        box.put(f"turn{side}", tab(labels.to_act, block.note_y))
        box.put(f"folded{side}", tab(labels.folded, block.note_y))
    for seat in players:
        box.put(f"bet{seat}", bet(seat, plan.places[seat - 1], "", ""))
    steps = []
    before: dict[str, Any] = {}
    lay: dict[int, _Lies] = {}
    for frame in frames:
        lies = {seat: _lies(frame, seat) for seat in players}
        now = {
            "turn": frame.to_act,
            "dealt": frame.is_dealt,
            "lie": {
                "board": frame.board,
                "burns": (frame.board > 0) + (frame.board > 3) + (frame.board > 4),
                "muck": 2 * (len(players) - len(frame.live)) if frame.is_dealt else 0,
            },
            "pots": box.pots(frame.pots, plan.pots_y) if frame.pots else "",
        }
        step = {key: value for key, value in now.items() if key not in before or value != before[key]}
        moved = {seat: box.seat(one) for seat, one in lies.items() if one != lay.get(seat)}
        steps.append({**step, "seats": moved} if moved else step)
        before, lay = now, lies
    numbers = _NUMBERS.encode({"pitch": PITCH, "sides": sides, "steps": steps})
    return Watching(numbers.replace("<", "\\u003c"), box.markup())


class _Lies(NamedTuple):
    """A seat's part in the hand, what it has left, and what lies in front of it."""

    part: str
    stack: int | None
    bet: int


def _lies(frame: Frame, seat: int) -> _Lies:
    part = "live is-all-in" if seat in frame.all_in else "live" if seat in frame.live else "folded"
    return _Lies(part, frame.stacks[seat], frame.bets.get(seat, 0))


class _Box:
    """The pieces by name, each drawn once."""

    def __init__(self, rack: Rack, labels: Labels) -> None:
        self._rack = rack
        self._labels = labels
        self._pieces: dict[str, str] = {}
        self._pots: dict[tuple[int, ...], str] = {}

    def put(self, name: str, drawn: str) -> None:
        self._pieces[name] = drawn

    def pots(self, lying: Sequence[Pot], y: int) -> str:
        """The name of the pots as they lie."""
        amounts = tuple([pot.amount for pot in lying])
        if amounts not in self._pots:
            self._pots[amounts] = f"pots{len(self._pots)}"
            self.put(self._pots[amounts], pots(lying, y, self._labels, self._rack))
        return self._pots[amounts]

    def seat(self, lies: _Lies) -> list[int | str]:
        """A seat as `watching` tells it."""
        stack = stack_said(lies.stack, "all-in" in lies.part, self._labels)
        put_in = self._labels.number(lies.bet) if lies.bet else ""
        return [
            lies.part, stack, stack_width(stack), self._columns(lies.stack or 0, STACK),
            put_in, bet_width(put_in), self._columns(lies.bet, BET),
        ]  # fmt: skip

    def _columns(self, amount: int, shape: tuple[int, int]) -> str:
        names = []
        for column in self._rack.columns(amount, *shape):
            name = f"{column.colour}{column.tall}"
            if name not in self._pieces:
                self._pieces[name] = column.markup(0)
            names.append(name)
        return " ".join(names)

    def markup(self) -> str:
        drawn = [f'<g data-drawn="{name}">{piece}</g>' for name, piece in self._pieces.items()]
        return f"<svg>{''.join(drawn)}</svg>"
