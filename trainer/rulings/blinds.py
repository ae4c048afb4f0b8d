"""Who posts what before the next hand, who is dealt in and who waits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from trainer.poker.situation import ActionKind, Situation
from trainer.poker.table import clockwise
from trainer.rulebooks.policies import (
    Ante,
    BigBlindAnteOrder,
    BlindsCompulsory,
    LiveBlinds,
    Policy,
    ShortBlind,
)
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings import button, stakes
from trainer.rulings.button import Places
from trainer.rulings.missed import BIG, SMALL, Join, joins
from trainer.rulings.ruling import Desk, Param, Ruling, Step
from trainer.rulings.seated import seated
from trainer.rulings.steps import Act, Reason


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
    after = button.settle(before, dealt_in)
    till = Till(desk)
    antes = _antes(till, after, dealt_in)
    posts = [*_blinds(till, after), *_joining(till, coming, after), *antes, *_big_blind_ante(till, after)]
    steps = [*who.steps, *button.steps(desk, who, before, after, dealt_in), *_owed(desk), *till.steps]
    chair = button.chair(after)
    verdict = BlindsVerdict(chair, tuple([post for post in posts if post.live or post.dead]), dealt_in, waiting)
    return Ruling("blinds", book.slug, verdict, tuple(steps))


class Till:
    """Takes the posts: nobody pays more than the stack, and each amount is explained once."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.steps: list[Step] = []
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
        till.tell(Reason.SHORT_BLIND, ShortBlind, seat=seat, amount=paid, blind=owed)
    return Post(seat, kind, paid, 0)


# ---- those who join -----------------------------------------------------------------------------


def _joining(till: Till, coming: Sequence[Join], places: Places) -> list[Post]:
    """What the joining seats post, clockwise from the big blind."""
    by_seat = {join.seat: join for join in coming}
    return [_join(till, by_seat[seat], places) for seat in clockwise(by_seat, after=places.big)]


def _join(till: Till, join: Join, places: Places) -> Post:
    if (join.live or join.dead) and join.seat in (places.small, places.big):
        join = Join(join.seat, Reason.BLIND_IS_ENOUGH, join.grounds)
    live = till.pay(join.seat, sum([till.amount(blind) for blind in join.live]))
    dead = till.pay(join.seat, sum([till.amount(blind) for blind in join.dead]))
    till.tell(join.why, *join.grounds, seat=join.seat, live=live, dead=dead)
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
    till.tell(Reason.ANTE_FROM_EACH, Ante, amount=game.ante, count=len(dealt_in))
    order = clockwise(dealt_in, after=button.chair(places))
    return [Post(seat, ActionKind.ANTE, 0, till.pay(seat, game.ante)) for seat in order]


def _big_blind_ante(till: Till, places: Places) -> list[Post]:
    """The ante that the big blind pays for the table, out of what the blind leaves."""
    game = till.desk.situation.game
    if not game.ante or game.ante_by == "each" or not _takes_ante(till):
        return []
    paid = till.pay(places.big, game.ante)
    till.tell(Reason.ANTE_FROM_BIG_BLIND, Ante, seat=places.big, amount=game.ante)
    if paid < game.ante:
        _blind_first(till, places.big, paid)
    return [Post(places.big, ActionKind.ANTE, 0, paid)]


def _blind_first(till: Till, seat: int, paid: int) -> None:
    """Why a short stack pays the blind before the ante: where no book says it, it is usual and for the floor."""
    match till.desk.provision(BigBlindAnteOrder).value:
        case BigBlindAnteOrder.BLIND_FIRST:
            till.tell(Reason.BLIND_BEFORE_ANTE, BigBlindAnteOrder, seat=seat, amount=paid)
        case None:
            till.tell(Reason.ANTE_ORDER_NOT_STATED, BigBlindAnteOrder, seat=seat, amount=paid)
            till.tell(Act.CALL_FLOOR, BigBlindAnteOrder)
        case never:
            assert_never(never)
