"""Random actions, legal and in turn: some that leave a betting round open, or all that close it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from trainer.poker.incidents import SeatSkipped
from trainer.poker.situation import Action, ActionKind, Situation, Status, Street, Structure
from trainer.poker.table import clockwise
from trainer.scenarios.seeds import Chance

FOLD, CHECK, CALL, BET, RAISE = ActionKind.FOLD, ActionKind.CHECK, ActionKind.CALL, ActionKind.BET, ActionKind.RAISE
FACING_A_BET = (FOLD, FOLD, CALL, CALL, CALL, RAISE)
"""What players who face a bet do, each kind as often as it is named here."""
FACING_NONE = (CHECK, CHECK, BET)
MOST_RAISES = 2
"""More raises on one street are not dealt: every house allows so many, and every stack."""


def with_actions(chance: Chance, situation: Situation, count: int, kinds: Sequence[ActionKind] = ()) -> Situation:
    """`count` actions in turn by players who have not acted on the street yet; fewer where that would close it.

    They are of `kinds`, as far as these are given and legal there; two players at least stay in, and a seat that was
    skipped has no turn.
    """
    street = situation.start.street if situation.start else Street.PREFLOP
    return replace(situation, actions=(*situation.actions, *_Betting(situation, street).play(chance, count, kinds)))


def with_closed_street(chance: Chance, situation: Situation) -> Situation:
    """The betting on the street played to its end; two players at least stay in."""
    street = situation.start.street if situation.start else Street.PREFLOP
    return replace(situation, actions=(*situation.actions, *_Betting(situation, street).play(chance, None, ())))


class _Betting:
    """One betting round in the making: who is still to act, what is to be matched, who is in."""

    def __init__(self, situation: Situation, street: Street) -> None:
        self.street, self.game = street, situation.game
        self.totals = {
            a.seat: a.to or 0 for a in situation.actions if a.action not in (ActionKind.ANTE, ActionKind.POST_DEAD)
        }
        self.price = max(self.totals.values(), default=0)
        self.raises = 0
        bigs = [action.seat for action in situation.actions if action.action is ActionKind.BIG_BLIND]
        after = bigs[0] if bigs else situation.button or 0
        skipped = situation.incident.seat if isinstance(situation.incident, SeatSkipped) else None
        self.waiting = [n for n in clockwise(situation.numbers(Status.LIVE), after=after) if n != skipped]
        self.live = sorted(self.waiting)

    def play(self, chance: Chance, count: int | None, kinds: Sequence[ActionKind]) -> list[Action]:
        """`count` actions that leave somebody to act; all that close the round when `count` is None."""
        taken: list[Action] = []
        while len(self.waiting) > (count is not None) and len(taken) != count:
            seat = self.waiting.pop(0)
            owes = self.totals.get(seat, 0) < self.price
            wish = (
                kinds[len(taken)] if len(taken) < len(kinds) else chance.choice(FACING_A_BET if owes else FACING_NONE)
            )
            taken.append(self._act(chance, seat, wish, owes))
        return taken

    def _act(self, chance: Chance, seat: int, wish: ActionKind, owes: bool) -> Action:
        if wish in (BET, RAISE) and self.raises < MOST_RAISES:
            kind, to = RAISE if self.price else BET, self._raised(chance)
            self.raises, self.price = self.raises + 1, to
            self.waiting = list(clockwise([n for n in self.live if n != seat], after=seat))
        elif wish is FOLD and owes and len(self.live) > 2:
            self.live.remove(seat)
            return Action(self.street, seat, FOLD)
        elif owes:
            kind, to = CALL, self.price
        else:
            return Action(self.street, seat, CHECK)
        self.totals[seat] = to
        return Action(self.street, seat, kind, to)

    def _raised(self, chance: Chance) -> int:
        """The street total of a bet or raise: one step in fixed-limit, else a size that pot-limit allows too."""
        if self.game.structure is Structure.FIXED_LIMIT:
            small = self.street in (Street.PREFLOP, Street.FLOP)
            return self.price + ((self.game.small_bet if small else self.game.big_bet) or 0)
        return 3 * self.price or (self.game.big_blind or 1) * chance.between(1, 2)
