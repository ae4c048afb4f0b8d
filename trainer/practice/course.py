"""Course: a drill and how far it has come, read in one query."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from trainer.accounts.models import User
from trainer.practice.models import Drill, Place
from trainer.progress.models import Attempt

_DRILL = ("rulebook", "topics", "level", "length", "seed", "started_at", "finished_at")
_SPOT = ("position", "attempt_id", "attempt__family", "attempt__answered_at", "attempt__is_right")


@dataclass(frozen=True, slots=True)
class Spot:
    """A place that was opened: its attempt, of which family, and its marking (None: still open)."""

    position: int
    attempt: int
    family: str
    answered_at: datetime | None
    is_right: bool | None


@dataclass(frozen=True, slots=True)
class Course:
    """A drill and its opened places, in order."""

    drill: Drill
    spots: Sequence[Spot]

    def at(self, position: int) -> Spot | None:
        """The place at that position; None where none was opened."""
        return next((spot for spot in self.spots if spot.position == position), None)

    def marked(self, position: int, attempt: Attempt) -> Course:
        """The same course once the attempt at that position is marked."""
        marked = [
            replace(spot, answered_at=attempt.answered_at, is_right=attempt.is_right)
            if spot.position == position
            else spot
            for spot in self.spots
        ]
        return Course(self.drill, marked)

    @property
    def answered(self) -> int:
        """How many questions are answered."""
        return sum(spot.answered_at is not None for spot in self.spots)

    @property
    def right(self) -> int:
        """How many of them are right."""
        return sum(bool(spot.is_right) for spot in self.spots)

    @property
    def open_position(self) -> int | None:
        """Where the drill goes on: the first position not answered; None when it is over."""
        if self.drill.finished_at is not None or self.answered >= self.drill.length:
            return None
        return next((spot.position for spot in self.spots if spot.answered_at is None), len(self.spots) + 1)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be answered."""
        return self.open_position is None

    @property
    def strip(self) -> list[tuple[int, Spot | None]]:
        """Every position of the drill with its place, if one was opened."""
        opened = {spot.position: spot for spot in self.spots}
        return [(position, opened.get(position)) for position in range(1, self.drill.length + 1)]


def course(reader: User, drill_id: int) -> Course | None:
    """The reader's drill of that id with its places; None when there is none, or it is not theirs."""
    found = list(
        Place.objects.filter(drill=drill_id, drill__trainee=reader.pk)
        .order_by("position")
        .values_list(*(f"drill__{name}" for name in _DRILL), *_SPOT)
    )
    if not found:
        drill = Drill.objects.for_reader(reader).filter(pk=drill_id).first()
        return Course(drill, ()) if drill else None
    drill = Drill(pk=drill_id, trainee_id=reader.pk, **dict(zip(_DRILL, found[0], strict=False)))
    return Course(drill, [Spot(*row[len(_DRILL) :]) for row in found])
