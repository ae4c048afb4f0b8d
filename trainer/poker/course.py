"""A hand in the making: it takes actions one by one and refuses what could not have been played.

Only what no house disputes is refused. How many raises a street may see, and how a pot-limit pot is counted before
the flop, is left to the house.
"""

from __future__ import annotations

from trainer.poker.betting import blind_price, opening_price
from trainer.poker.situation import (
    BOARD_CARDS,
    POSTS,
    STREETS,
    Action,
    ActionKind,
    Situation,
    SituationError,
    Street,
    Structure,
    needed,
)
from trainer.poker.table import next_seat

StartPots = tuple[tuple[int, tuple[int, ...] | None], ...]
"""Pots that lay there before the first action, as (amount, eligible), eligible None for every live seat."""


class Course:
    """The hand up to some action. It belongs to one replay: `hand.Hand` is what it comes to."""

    def __init__(self, situation: Situation, live: list[int], start: StartPots) -> None:
        self.game = situation.game
        self.button = situation.button
        self.start = start
        self.live = live
        self.stacks = {seat.seat: seat.stack for seat in situation.seats}
        self.contributions = dict.fromkeys(self.stacks, 0)
        self.dead = 0
        self.dead_by: dict[int, int] = {}
        self.blinds: dict[ActionKind, int] = {}
        self.said_all_in: set[int] = set()
        self.voluntary: list[Action] = []
        self.last_aggressor: dict[Street, int] = {}
        self.open_street(situation.start.street if situation.start else Street.PREFLOP)

    # ---- streets ----------------------------------------------------------------------------

    def open_street(self, street: Street) -> None:
        """Nobody has acted on the street; it begins left of the button."""
        self.street = street
        self.street_totals = dict.fromkeys(self.contributions, 0)
        self.answered: dict[int, int] = {}
        self.price = opening_price(self.game, street)
        self.after = self.button
        self.is_betting = street is not Street.PREFLOP

    def begin_betting(self) -> None:
        """Preflop, once all posts are made: the price is the nominal blind, although a post may be short."""
        if self.is_betting:
            return
        self.is_betting = True
        highest = max(self.street_totals.values())
        if not highest:
            return
        posters = [seat for seat, total in self.street_totals.items() if total == highest]
        blind = self.game.big_blind
        if blind is None and any(self.is_all_in(seat) for seat in posters):
            needed(blind, "game.big_blind")
        self.price = blind_price(self.price, max(blind or 0, highest))

    def move_on(self, street: Street, path: str) -> None:
        """Open the next street, which an action names; SituationError at `path` when it cannot come now."""
        if STREETS.index(street) < STREETS.index(self.street):
            raise SituationError(path, "the {street} comes before the {street2}", street=street, street2=self.street)
        self.begin_betting()
        if self.waiting():
            raise SituationError(
                path, "the {street} is open: seat {turn} is to act", street=self.street, turn=str(self.to_act())
            )
        if self.is_over():
            raise SituationError(path, "the betting is over: nobody can act any more")
        if street is not self.next_street():
            raise SituationError(path, "the {street} comes first", street=self.next_street())
        self.open_street(street)

    def deal_on(self, board_cards: int) -> None:
        """Open the next street when this one is complete, its cards lie there and there is somebody to bet."""
        self.begin_betting()
        while not self.waiting() and not self.is_over() and board_cards >= BOARD_CARDS[self.next_street()]:
            self.open_street(self.next_street())

    def next_street(self) -> Street:
        """The street after this one; there is none after the river."""
        return STREETS[STREETS.index(self.street) + 1]

    def is_over(self) -> bool:
        """Whether, once this street is complete, nobody can act any more."""
        return len(self.live) < 2 or len(self.able()) < 2 or self.street is Street.RIVER

    # ---- whose turn it is -------------------------------------------------------------------

    def is_all_in(self, seat: int) -> bool:
        """Whether nothing is left of the seat's stack; where none was told, whether an action said so."""
        return self.stacks[seat] == 0 or seat in self.said_all_in

    def able(self) -> list[int]:
        """The live seats with chips left."""
        return [seat for seat in self.live if not self.is_all_in(seat)]

    def waiting(self) -> list[int]:
        """The seats that the street still waits for, in seat order."""
        able = self.able()
        if len(self.live) < 2:
            return []
        if len(able) == 1:  # nobody is left to bet against: it need only match what the others have in front of them
            most = max([self.street_totals[seat] for seat in self.live if seat != able[0]])
            return able if self.street_totals[able[0]] < most else []
        return [seat for seat in able if seat not in self.answered or self.street_totals[seat] < self.price.to_match]

    def to_act(self, claimed: int | None = None) -> int | None:
        """Whose turn it is. Where the button is not told, `claimed` may be the first seat to act on a street."""
        waiting = self.waiting()
        if len(waiting) < 2:
            return waiting[0] if waiting else None
        if self.after is None and claimed in waiting:
            return claimed
        return next_seat(waiting, after=needed(self.after, "button"))

    # ---- taking an action -------------------------------------------------------------------

    def take(self, action: Action, path: str) -> None:
        """The hand after one more action; SituationError at `path` or below it when it could not have been played."""
        if action.seat not in self.contributions:
            raise SituationError(f"{path}.seat", "nobody sits in seat {seat}", seat=action.seat)
        if action.street is not self.street:
            self.move_on(action.street, f"{path}.street")
        if action.action in POSTS:
            self.post(action, path)
        else:
            self.act(action, path)

    def pay(self, action: Action, amount: int, path: str) -> None:
        """Take chips from the seat's stack."""
        seat, left = action.seat, self.stacks[action.seat]
        if left is None:
            if action.all_in:
                self.said_all_in.add(seat)
            return
        if amount > left:
            raise SituationError(
                f"{path}.to", "seat {seat} has {left} left and cannot add {amount}", seat=seat, left=left, amount=amount
            )
        if action.all_in and amount < left:
            raise SituationError(
                f"{path}.all_in", "seat {seat} is not all-in: {value} left", seat=seat, value=left - amount
            )
        self.stacks[seat] = left - amount

    def pay_to(self, action: Action, path: str) -> int:
        """Bring the seat's street total up to what the action names; gives that total."""
        seat, to = action.seat, needed(action.to, f"{path}.to")
        before = self.street_totals[seat]
        if to <= before:
            raise SituationError(
                f"{path}.to", "seat {seat} adds no chips: it has {before} in front of it", seat=seat, before=before
            )
        self.pay(action, to - before, path)
        self.street_totals[seat] = to
        self.contributions[seat] += to - before
        return to

    # ---- posts ------------------------------------------------------------------------------

    def post(self, action: Action, path: str) -> None:
        """An ante, a blind or another post; below its nominal size it must be all-in."""
        if self.is_betting:
            raise SituationError(path, "a {action} comes before all betting", action=action.action)
        nominal = self.nominal(action.action)
        if action.action in (ActionKind.ANTE, ActionKind.POST_DEAD):
            paid = self.pay_aside(action, path)
        else:
            paid = self.pay_to(action, path)
        if paid < nominal and not self.is_all_in(action.seat):
            raise SituationError(
                f"{path}.to", "a {action} below {nominal} must be all-in", action=action.action, nominal=nominal
            )
        if action.action in (ActionKind.SMALL_BLIND, ActionKind.BIG_BLIND):
            self.blind(action, paid, path)

    def nominal(self, kind: ActionKind) -> int:
        """The least that such a post may be without being all-in; 0 for none."""
        match kind:
            case ActionKind.ANTE:
                return self.game.ante
            case ActionKind.SMALL_BLIND | ActionKind.POST_LIVE:
                return self.game.small_blind or 0
            case ActionKind.BIG_BLIND:
                return self.game.big_blind or 0
        return 0

    def blind(self, action: Action, paid: int, path: str) -> None:
        """Remember the blind: the first to act sits left of the big one, where there is none left of the small one."""
        big = self.game.big_blind
        if action.action is ActionKind.BIG_BLIND and big is not None and paid > big:
            raise SituationError(f"{path}.to", "a big blind of {paid} is above the nominal {big}", paid=paid, big=big)
        if action.action is ActionKind.BIG_BLIND or ActionKind.BIG_BLIND not in self.blinds:
            self.after = action.seat
        self.blinds[action.action] = paid

    def pay_aside(self, action: Action, path: str) -> int:
        """Pay what does not count toward the street. A dead post and a big blind ante are no seat's contribution."""
        amount = needed(action.to, f"{path}.to")
        if amount <= 0:
            raise SituationError(f"{path}.to", "nothing is posted")
        self.pay(action, amount, path)
        if action.action is ActionKind.ANTE and self.game.ante_by != "big-blind":
            self.contributions[action.seat] += amount
        else:
            self.dead += amount
            self.dead_by[action.seat] = self.dead_by.get(action.seat, 0) + amount
        return amount

    # ---- voluntary actions ------------------------------------------------------------------

    def act(self, action: Action, path: str) -> None:
        """A fold, check, call, bet or raise in turn."""
        self.begin_betting()
        self.check_turn(action.seat, path)
        match action.action:
            case ActionKind.FOLD | ActionKind.CHECK:
                self.fold_or_check(action, path)
            case ActionKind.CALL:
                self.call(action, path)
            case _:
                self.bet_or_raise(action, path)
        self.answered.pop(action.seat, None)
        self.answered[action.seat] = self.price.to_match
        self.voluntary.append(action)
        self.after = action.seat

    def check_turn(self, seat: int, path: str) -> None:
        """SituationError unless it is the seat's turn."""
        if seat not in self.live:
            raise SituationError(path, "seat {seat} has no live hand", seat=seat)
        if self.is_all_in(seat):
            raise SituationError(path, "seat {seat} is all-in and cannot act", seat=seat)
        turn = self.to_act(claimed=seat)
        if turn is None:
            raise SituationError(
                path, "the betting on the {street} is complete: seat {seat} cannot act", street=self.street, seat=seat
            )
        if turn != seat:
            raise SituationError(path, "out of turn: seat {turn} is to act, not seat {seat}", turn=turn, seat=seat)

    def fold_or_check(self, action: Action, path: str) -> None:
        """No chips move. A fold is allowed where a check would be."""
        owed = self.price.to_match - self.street_totals[action.seat]
        if action.to is not None:
            raise SituationError(f"{path}.to", "a {action} has no amount", action=action.action)
        if action.all_in:
            raise SituationError(f"{path}.all_in", "a {action} is not all-in", action=action.action)
        if action.action is ActionKind.FOLD:
            self.live.remove(action.seat)
        elif owed > 0:
            raise SituationError(path, "seat {seat} cannot check: {owed} to call", seat=action.seat, owed=owed)

    def call(self, action: Action, path: str) -> None:
        """The bet is matched, or all that is left is put in."""
        price = self.price.to_match
        if self.street_totals[action.seat] >= price:
            raise SituationError(path, "seat {seat} has nothing to call", seat=action.seat)
        if action.to is not None and action.to > price:
            raise SituationError(f"{path}.to", "a call is to {price}, not to {to}", price=price, to=action.to)
        if self.pay_to(action, path) < price and not self.is_all_in(action.seat):
            raise SituationError(f"{path}.to", "a call below the bet of {price} must be all-in", price=price)

    def bet_or_raise(self, action: Action, path: str) -> None:
        """More than the bet is put in: at least a full raise, or all that is left."""
        price, seat, kind = self.price, action.seat, action.action
        to = needed(action.to, f"{path}.to")
        if kind is ActionKind.BET and price.to_match:
            raise SituationError(path, "there is a bet of {price}: more is a raise", price=price.to_match)
        if kind is ActionKind.RAISE and not price.to_match:
            raise SituationError(path, "nothing is bet: the first chips are a bet")
        if to <= price.to_match:
            raise SituationError(f"{path}.to", "a {kind} must exceed {price}", kind=kind, price=price.to_match)
        if seat in self.answered and not price.reopened(self.answered[seat]):
            raise SituationError(
                path, "seat {seat} has acted and faces no full raise: it may only call or fold", seat=seat
            )
        most = self.most(seat)
        if most is not None and to > most:
            raise SituationError(f"{path}.to", "a {kind} is to {most} at most", kind=kind, most=most)
        self.pay_to(action, path)
        if not price.is_raise_size(to) and not self.is_all_in(seat):
            raise SituationError(
                f"{path}.to",
                "a {kind} to {to} must be all-in: a full one is to {least}",
                kind=kind,
                to=to,
                least=str(price.least_raise_to()),
            )
        self.price = price.raised(to)
        self.last_aggressor[self.street] = seat

    def most(self, seat: int) -> int | None:
        """The street total above which no house lets a seat bet; None without such a limit.

        Houses count the blinds of a pot-limit pot in different ways before the flop and may round it up: this is the
        most generous way, both blinds taken as big ones and the whole rounded up to the small blind.
        """
        if self.price.structure is not Structure.POT_LIMIT:
            return self.price.most_raise_to()
        pot = sum(self.contributions.values()) + self.dead + sum([amount for amount, _ in self.start])
        if self.street is Street.PREFLOP:
            pot += max(2 * (self.game.big_blind or 0) - sum(self.blinds.values()), 0)
        most = 2 * self.price.to_match - self.street_totals[seat] + pot
        unit = self.game.small_blind or self.game.chip or 1
        return -(-most // unit) * unit
