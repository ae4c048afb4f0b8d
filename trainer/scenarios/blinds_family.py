"""Families on the posts of the next hand: who posts which blind, told as the two seats in order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from trainer.assessment.message import Param
from trainer.assessment.question import Option
from trainer.poker.situation import ActionKind, Situation, Status
from trainer.scenarios.house_family import HouseFamily
from trainer.scenarios.options import seat_options, setting

NOBODY = "nobody"
WAITS, FREE, POSTS, SMALL, BIG = "waits", "free", "posts", "small", "big"
WORDS = {ActionKind.BIG_BLIND: BIG, ActionKind.SMALL_BLIND: SMALL}


class BlindsFamily(HouseFamily):
    """A family whose key is in the ruling on the posts of the next hand; the prompt tells of the hand before."""

    ruling = "blinds"
    exhibits: ClassVar[tuple[str, ...]] = ("felt",)

    def told(self, situation: Situation) -> dict[str, Param]:
        """The figures of a prompt: the game's, and `was`, `sb`, `bb`, the seats of the hand before."""
        last = situation.last
        before = {"was": last.button, "sb": last.small_blind, "bb": last.big_blind} if last else {}
        return setting(situation.game) | {name: seat for name, seat in before.items() if seat}

    def posters(self, situation: Situation) -> tuple[Option, ...]:
        """The seats that are taken, and that nobody posts."""
        seats = [seat.seat for seat in situation.seats if seat.status is not Status.OUT]
        return (*seat_options(seats), Option(NOBODY, self.message(NOBODY)))


def who_posts(verdict: Any) -> tuple[str, str]:
    """Who posts the small and who the big blind; `nobody` where the small blind is not posted."""
    return poster(verdict, ActionKind.SMALL_BLIND), poster(verdict, ActionKind.BIG_BLIND)


def poster(verdict: Any, kind: ActionKind) -> str:
    """The seat that posts that blind, as an option's id."""
    return next((str(post.seat) for post in verdict.posts if post.kind is kind), NOBODY)


def paid(verdict: Any, seat: int) -> tuple[int, int]:
    """What the seat posts live and dead."""
    posts = [post for post in verdict.posts if post.seat == seat]
    return sum([post.live for post in posts]), sum([post.dead for post in posts])


def pair(seats: Iterable[int | str]) -> tuple[str, ...]:
    """Seats, or nobody, as the ids of options."""
    return tuple([str(seat) for seat in seats])


def becomes(verdict: Any, seat: int) -> str:
    """What a new player in that seat does in the next hand, as an option."""
    if seat in verdict.waiting:
        return WAITS
    kinds = [post.kind for post in verdict.posts if post.seat == seat]
    blind = next((WORDS[kind] for kind in kinds if kind in WORDS), None)
    return blind or (POSTS if sum(paid(verdict, seat)) else FREE)
