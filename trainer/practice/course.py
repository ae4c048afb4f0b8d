"""Course: a drill and how far it has come, read in one query."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from django.db import connection
from django.db.models import BigIntegerField

from trainer.accounts.models import User
from trainer.practice.models import Drill
from trainer.practice.rows import columns, made
from trainer.progress.models import Attempt

_DRILL = ("id", "trainee_id", "rulebook", "topics", "level", "length", "seed", "cohort_id")
_SHEET = ("id", "trainee_id", "family", "topic", "rulebook", "edition", "level", "situation", "question", "answered_at")
"""What the page of an open question needs of its attempt; the rest is left in the database, the ruling above all."""

_COURSE = f"""
SELECT {", ".join(f"drill.{name}" for name in _DRILL)}, drill.finished_at IS NOT NULL,
  place.position, attempt.id, attempt.family, attempt.answered_at IS NOT NULL, attempt.is_right,
  {", ".join(f"asked.{name}" for name in _SHEET)}
FROM practice_drill drill
LEFT JOIN practice_place place ON place.drill_id = drill.id
LEFT JOIN progress_attempt attempt ON attempt.id = place.attempt_id
LEFT JOIN progress_attempt asked ON asked.id = attempt.id AND asked.answered_at IS NULL AND place.position = %s
WHERE drill.id = %s AND drill.trainee_id = %s
ORDER BY place.position
"""
"""In SQL, since the ORM takes longer to write it than the database to answer, on the page that is asked for most."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place that was opened: its attempt, of which family, whether it is answered, and right (None: still open)."""

    position: int
    attempt: int
    family: str
    is_answered: bool
    is_right: bool | None


@dataclass(frozen=True, slots=True)
class Course:
    """A drill and its opened places, in order. `is_finished`: it takes no more answers.

    `asked` is the open attempt at the position that was looked for, as far as its page needs it.
    """

    drill: Drill
    is_finished: bool
    spots: Sequence[Spot]
    asked: Attempt | None = None

    def at(self, position: int) -> Spot | None:
        """The place at that position; None where none was opened."""
        return next((spot for spot in self.spots if spot.position == position), None)

    def marked(self, position: int, attempt: Attempt) -> Course:
        """The same course once the attempt at that position is marked."""
        return replace(
            self,
            spots=[
                replace(spot, is_answered=True, is_right=attempt.is_right) if spot.position == position else spot
                for spot in self.spots
            ],
        )

    @property
    def answered(self) -> int:
        """How many questions are answered."""
        return sum(spot.is_answered for spot in self.spots)

    @property
    def right(self) -> int:
        """How many of them are right."""
        return sum(bool(spot.is_right) for spot in self.spots)

    @property
    def open_position(self) -> int | None:
        """Where the drill goes on: the first position not answered; None when it is over."""
        if self.is_finished or self.answered >= self.drill.length:
            return None
        return next((spot.position for spot in self.spots if not spot.is_answered), len(self.spots) + 1)

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to be answered."""
        return self.open_position is None


def course(reader: User, drill_id: int, position: int = 0) -> Course | None:
    """The reader's drill of that id with its places; None when there is none, or it is not theirs."""
    if max(drill_id, position) > BigIntegerField.MAX_BIGINT:  # which the ORM would have seen
        return None
    with connection.cursor() as cursor:
        cursor.execute(_COURSE, [position, drill_id, reader.pk])
        rows = cursor.fetchall()
    if not rows:
        return None
    opened = [row[_AFTER_DRILL:] for row in rows if row[_AFTER_DRILL] is not None]
    spots = [
        Spot(position, attempt, family, bool(is_answered), None if is_right is None else bool(is_right))
        for position, attempt, family, is_answered, is_right, *_ in opened
    ]
    asked = next((row[-len(_SHEET) :] for row in opened if row[-len(_SHEET)] is not None), None)
    return Course(
        made(Drill, _DRILL, rows[0]),
        bool(rows[0][len(_DRILL)]),
        spots,
        made(Attempt, _SHEET, asked) if asked else None,
    )


_AFTER_DRILL = len(_DRILL) + 1


def attempt_of(spot: Spot) -> Attempt:
    """The whole attempt of a place of the reader's own course."""
    names = columns(Attempt)
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {', '.join(names)} FROM progress_attempt WHERE id = %s", [spot.attempt])
        return made(Attempt, names, cursor.fetchone())
