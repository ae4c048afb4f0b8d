"""Piles: where the chips of a hand lie, action by action: in front of the seats, in the middle, dead.

Nothing is ruled or checked: whatever was told lies somewhere.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from trainer.poker.pots import Pot, layers
from trainer.poker.situation import Action, ActionKind, Situation, Status, Street

_DEAD = frozenset({ActionKind.ANTE, ActionKind.POST_DEAD})


class Piles:
    """The chips before the first action, and after each that is taken. Totals without actions lie in front.

    `folded` and `all_in` are the seats that folded and that said all-in; `street` is that of the last action.
    """

    def __init__(self, situation: Situation) -> None:
        self.folded = {seat.seat for seat in situation.seats if seat.status is Status.FOLDED}
        self.all_in: set[int] = set()
        self.street: Street | None = None
        self._front: dict[int, int] = {}
        if not situation.actions:
            self._front = {seat.seat: seat.committed for seat in situation.seats if seat.committed}
        self._pulled: dict[int, int] = {}
        self._dead: dict[int, int] = {}
        self._are_antes_layered = situation.game.ante_by == "each"
        self._start = [(pot.amount, pot.eligible) for pot in situation.start.pots] if situation.start else []

    def take(self, action: Action) -> None:
        """One more action; the first of a street pulls in the bets of the street before."""
        if action.street is not self.street:
            self.pull()
            self.street = action.street
        if action.action is ActionKind.FOLD:
            self.folded.add(action.seat)
        elif action.to and action.action in _DEAD:
            is_layered = action.action is ActionKind.ANTE and self._are_antes_layered
            pile = self._pulled if is_layered else self._dead
            pile[action.seat] = pile.get(action.seat, 0) + action.to
        elif action.to:
            self._front[action.seat] = action.to
        if action.all_in:
            self.all_in.add(action.seat)

    def pull(self) -> None:
        """Pulls the chips in front of the seats into the middle."""
        for seat, amount in self._front.items():
            self._pulled[seat] = self._pulled.get(seat, 0) + amount
        self._front.clear()

    def paid(self) -> dict[int, int]:
        """What each seat has put in since the first action, dead chips included."""
        places = (self._front, self._pulled, self._dead)
        return {seat: sum([place.get(seat, 0) for place in places]) for seat in {*places[0], *places[1], *places[2]}}

    def before(self) -> tuple[Pot, ...]:
        """The pots that lay there before the first action."""
        return tuple([Pot(amount, who or ()) for amount, who in self._start])

    def lie(self, live: Sequence[int], stopped: Collection[int] | None) -> tuple[Mapping[int, int], tuple[Pot, ...]]:
        """The chips in front of the seats, what nobody called among them, and the pots.

        `live` seats can win the pots; of these `stopped` are all-in (None: not known), and so is what they can win.
        """
        pulled, dead, start = self._pulled, self._dead, self._start
        if not (pulled or dead or start):
            return self._front, ()
        if not live:
            rest = sum(pulled.values()) + sum(dead.values()) + sum([amount for amount, _ in start])
            return self._front, (Pot(rest, ()),) if rest else ()
        back, pots = layers(pulled, live, all_in=stopped, dead=sum(dead.values()), start=start)
        if back:
            return {**self._front, back.seat: self._front.get(back.seat, 0) + back.amount}, pots
        return self._front, pots
