"""Who posts what before the next hand, who is dealt in and who waits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from trainer.poker.situation import ActionKind, Situation, SituationError
from trainer.poker.table import clockwise
from trainer.rulebooks.policies import (
    Ante,
    BigBlindAnteOrder,
    BlindsCompulsory,
    LiveBlinds,
    NewGame,
    Policy,
    ShortBlind,
    ShortReturn,
)
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings import button, stakes
from trainer.rulings.button import Places
from trainer.rulings.missed import BIG, SMALL, Join, joins
from trainer.rulings.ruling import Desk, Param, Ruling, Step
from trainer.rulings.seated import seated
from trainer.rulings.steps import Act, Reason

_BEGINNING = (Reason.NEW_GAME_IS_FREE, Reason.NEW_GAME_NOT_STATED)


@dataclass(frozen=True, slots=True)
class Post:
    """What a seat puts in before the cards: `live` counts toward its bet, `dead` goes into the pot.

    `kind` is the document's word for it: a blind, an ante, `post-live` (also with a dead part) or `post-dead`.
    """

    seat: int
    kind: ActionKind
    live: int
    dead: int


@dataclass(frozen=True, slots=True)
class BlindsVerdict:
    """The chair of the button, the posts (blinds, then what others pay to join, then antes), and who plays.

    `dealt_in` and `waiting` (who must wait, or is new and rather waits for the big blind) are in seat order; who is
    away is in neither.
    """

    button: int
    posts: tuple[Post, ...]
    dealt_in: tuple[int, ...]
    waiting: tuple[int, ...]


def rule_blinds(situation: Situation, book: Rulebook) -> Ruling[BlindsVerdict]:
    """The posts of the next hand by the hand before (`last`), or by a button that stands where there was none.

    A live seat wants to play: `new` and `missed` then say what it owes. One that is new and sitting out waits until
    the big blind comes.
    SituationError at what the answer depends on and is missing: `last`, the blinds, `game.whole`, `game.tournament`.
    """
    desk = Desk(book, situation)
    who = seated(desk)
    before = button.places(desk, who)
    coming = joins(desk, who, before)
    waiting = tuple([join.seat for join in coming if join.waits])
    dealt_in = tuple([seat for seat in who.candidates if seat not in waiting])
    after = button.settle(desk, before, dealt_in)
    till = Till(desk)
    if after.small is not None:
        till.amount(SMALL)
    till.amount(BIG)
    antes = _antes(till, after, dealt_in)
    posts = [*_blinds(till, after), *_joining(till, coming, after), *antes, *_big_blind_ante(till, after)]
    steps = [*who.steps, *button.steps(desk, who, before, after, dealt_in), *_owed(desk), *till.steps]
    chair = button.chair(after)
    _check_button(situation, chair)
    verdict = BlindsVerdict(chair, tuple([post for post in posts if post.live or post.dead]), dealt_in, waiting)
    return Ruling("blinds", book.slug, verdict, tuple(steps))


def _check_button(situation: Situation, chair: int) -> None:
    """Nothing, or the SituationError at a button that is neither the last hand's nor this one's."""
    if situation.last is not None and situation.button not in (None, chair, situation.last.button):
        raise SituationError("button", "by the last hand the button comes to seat {seat}", seat=chair)


class Till:
    """Takes the posts: nobody pays more than the stack, and each amount is explained once.

    `has_antes`: each player has paid an ante already.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.steps: list[Step] = []
        self.has_antes = False
        self._left = {seat.seat: seat.stack for seat in desk.situation.seats}
        self._amounts: dict[str, int] = {}

    def amount(self, blind: str) -> int:
        """The big or the small blind."""
        if blind not in self._amounts:
            self._amounts[blind], steps = (stakes.big_blind if blind == BIG else stakes.small_blind)(self.desk)
            self.steps += [step for step in steps if step not in self.steps]
        return self._amounts[blind]

    def pay(self, seat: int, owed: int) -> int:
        """What the seat pays of what it owes: all of it where no stack is told."""
        left = self._left[seat]
        paid = owed if left is None else min(owed, left)
        if left is not None:
            self._left[seat] = left - paid
        return paid

    def tell(self, code: Reason | Act, *policies: type[Policy], **figures: Param) -> None:
        """A step of the ruling."""
        self.steps.append(self.desk.step(code, *policies, **figures))


# ---- the blinds ---------------------------------------------------------------------------------


def _owed(desk: Desk) -> list[Step]:
    """What the book says of the blinds at large: that they are owed, and that they count as a bet."""
    policies = ((Reason.BLINDS_OWED, BlindsCompulsory), (Reason.BLINDS_ARE_LIVE, LiveBlinds))
    return [desk.step(code, policy) for code, policy in policies if desk.provision(policy).value is not None]


def _blinds(till: Till, places: Places) -> list[Post]:
    """The small blind, where somebody posts it, and the big blind."""
    posts = []
    if places.small is not None:
        posts.append(_blind(till, places.small, ActionKind.SMALL_BLIND, till.amount(SMALL)))
    return [*posts, _blind(till, places.big, ActionKind.BIG_BLIND, till.amount(BIG))]


def _blind(till: Till, seat: int, kind: ActionKind, owed: int) -> Post:
    paid = till.pay(seat, owed)
    if paid < owed:
        if till.has_antes:
            _ante_first(till, seat, paid, owed)
        if paid:
            till.tell(Reason.SHORT_BLIND, ShortBlind, seat=seat, amount=paid, blind=owed)
    return Post(seat, kind, paid, 0)


# ---- those who join -----------------------------------------------------------------------------


def _joining(till: Till, coming: Sequence[Join], places: Places) -> list[Post]:
    """What the joining seats post, clockwise from the big blind."""
    by_seat = {join.seat: join for join in coming}
    begin = tuple([join.seat for join in coming if join.why in _BEGINNING])
    if begin:
        why = by_seat[begin[0]].why
        till.tell(why, NewGame, seats=begin)
        if why is Reason.NEW_GAME_NOT_STATED:
            till.tell(Act.CALL_FLOOR, NewGame)
        by_seat = {seat: join for seat, join in by_seat.items() if seat not in begin}
    return [_join(till, by_seat[seat], places) for seat in clockwise(by_seat, after=places.big)]


def _join(till: Till, join: Join, places: Places) -> Post:
    if (join.live or join.dead) and join.seat in (places.small, places.big):
        join = Join(join.seat, Reason.BLIND_IS_ENOUGH, join.grounds)
    due = sum([till.amount(blind) for blind in join.live])
    total = due + sum([till.amount(blind) for blind in join.dead])
    live = till.pay(join.seat, due)
    dead = till.pay(join.seat, total - due)
    figures: dict[str, int] = {name: amount for name, amount in (("live", live), ("dead", dead)) if amount}
    if live + dead < total and join.why is Reason.MISSED_MADE_UP:
        paid = live + dead
        till.tell(Reason.RETURN_PAID_IN_PART, ShortReturn, seat=join.seat, amount=paid, total=total, **figures)
        till.tell(Act.CALL_FLOOR, ShortReturn)
    else:
        till.tell(join.why, *join.grounds, seat=join.seat, **figures, **join.figures)
        if live < due:
            till.tell(Reason.SHORT_BLIND, ShortBlind, seat=join.seat, amount=live, blind=due)
    if join.wait:
        till.tell(Reason.MAY_WAIT_FOR_BIG_BLIND, join.wait, seat=join.seat)
    return Post(join.seat, ActionKind.POST_LIVE if live else ActionKind.POST_DEAD, live, dead)


# ---- antes --------------------------------------------------------------------------------------


def _takes_ante(till: Till) -> bool:
    """Whether an ante that the game has is posted under the book."""
    match till.desk.provision(Ante).value:
        case Ante.NONE:
            return False
        case Ante.MAY_BE_ADDED | Ante.GENERALLY_NONE | None:
            return True
        case never:
            assert_never(never)


def _antes(till: Till, places: Places, dealt_in: Sequence[int]) -> list[Post]:
    """The ante of every player, which comes before the blinds; or that the house takes none."""
    game = till.desk.situation.game
    if not game.ante:
        return []
    if not _takes_ante(till):
        till.tell(Reason.NO_ANTE, Ante)
        return []
    if game.ante_by != "each":
        return []
    _tell_ante(till, Reason.ANTE_FROM_EACH, amount=game.ante, count=len(dealt_in))
    till.has_antes = True
    order = clockwise(dealt_in, after=button.chair(places))
    return [Post(seat, ActionKind.ANTE, 0, till.pay(seat, game.ante)) for seat in order]


def _big_blind_ante(till: Till, places: Places) -> list[Post]:
    """The ante that the big blind pays for the table, out of what the blind leaves."""
    game = till.desk.situation.game
    if not game.ante or game.ante_by == "each" or not _takes_ante(till):
        return []
    paid = till.pay(places.big, game.ante)
    _tell_ante(till, Reason.ANTE_FROM_BIG_BLIND, seat=places.big, amount=game.ante)
    if paid < game.ante:
        _blind_first(till, places.big, paid)
    return [Post(places.big, ActionKind.ANTE, 0, paid)]


def _tell_ante(till: Till, code: Reason, **figures: int) -> None:
    """Who pays an ante; under a book that generally has none, that this game is the exception."""
    match till.desk.provision(Ante).value:
        case Ante.GENERALLY_NONE:
            till.tell(Reason.ANTE_IS_EXCEPTION, Ante)
            till.steps.append(Step(code, figures, till.desk.lent(Ante).citations))
        case Ante.MAY_BE_ADDED | Ante.NONE | None:
            till.tell(code, Ante, **figures)
        case never:
            assert_never(never)


def _ante_first(till: Till, seat: int, paid: int, blind: int) -> None:
    """Why a short stack pays its ante before the blind where each pays one: no book says it, so it is for the floor."""
    left: dict[str, int] = {"amount": paid} if paid else {}
    open_ = till.desk.silent_step(Reason.EACH_ANTE_ORDER_NOT_STATED, seat=seat, blind=blind, **left)
    till.steps += [open_, Step(Act.CALL_FLOOR, {}, open_.citations)]


def _blind_first(till: Till, seat: int, paid: int) -> None:
    """Why a short stack pays the blind before the ante: where no book says it, it is usual and for the floor."""
    left: dict[str, int] = {"amount": paid} if paid else {}
    match till.desk.provision(BigBlindAnteOrder).value:
        case BigBlindAnteOrder.BLIND_FIRST:
            till.tell(Reason.BLIND_BEFORE_ANTE, BigBlindAnteOrder, seat=seat, **left)
        case None:
            till.tell(Reason.ANTE_ORDER_NOT_STATED, BigBlindAnteOrder, seat=seat, **left)
            till.tell(Act.CALL_FLOOR, BigBlindAnteOrder)
        case never:
            assert_never(never)
