"""Rollups: what one answer writes into attempt, Mastery and Tally, and how both are made anew from the attempts.

An answer adds with one `INSERT ... ON CONFLICT DO UPDATE` each, in SQL that SQLite and PostgreSQL both read: two ORM
updates cost seven times as much. `rebuilt` walks the attempts and comes to the same rows, which is how we know them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from datetime import date, datetime, timedelta
from typing import Any

from django.db import connection, transaction

from trainer.assessment.grading import Grade
from trainer.assessment.mastery import Memory, Review, review
from trainer.progress.models import Attempt, Mastery, Tally

_TICK = timedelta(microseconds=1)

_MARK = """
UPDATE progress_attempt SET answered_at = %s, answer = %s, answer_text = %s, right_parts = %s, parts = %s,
  is_right = %s, misconception = %s, elsewhere = %s
WHERE id = %s AND answered_at IS NULL
"""

_MEMORY = "SELECT memory FROM progress_mastery WHERE trainee_id = %s AND rulebook = %s AND family = %s"

_MASTERY = """
INSERT INTO progress_mastery (trainee_id, rulebook, family, topic, attempts, right_attempts, memory, due_at)
VALUES (%s, %s, %s, %s, 1, %s, %s, %s)
ON CONFLICT (trainee_id, rulebook, family) DO UPDATE SET
  topic = excluded.topic,
  attempts = progress_mastery.attempts + 1,
  right_attempts = progress_mastery.right_attempts + excluded.right_attempts,
  memory = excluded.memory,
  due_at = excluded.due_at
"""

_TALLY = """
INSERT INTO progress_tally (trainee_id, day, topic, rulebook, attempts, right_attempts, right_parts, parts, last_at)
VALUES (%s, %s, %s, %s, 1, %s, %s, %s, %s)
ON CONFLICT (trainee_id, day, topic, rulebook) DO UPDATE SET
  attempts = progress_tally.attempts + 1,
  right_attempts = progress_tally.right_attempts + excluded.right_attempts,
  right_parts = progress_tally.right_parts + excluded.right_parts,
  parts = progress_tally.parts + excluded.parts,
  last_at = CASE WHEN excluded.last_at > progress_tally.last_at THEN excluded.last_at ELSE progress_tally.last_at END
"""


def mark(attempt: Attempt, marking: Mapping[str, Any]) -> bool:
    """Write the marking into the attempt, by field; False, and nothing written, where it is answered already."""
    adapt = connection.ops
    with connection.cursor() as cursor:
        cursor.execute(
            _MARK,
            [
                adapt.adapt_datetimefield_value(marking["answered_at"]),
                adapt.adapt_json_value(marking["answer"], None),
                marking["answer_text"], marking["right_parts"], marking["parts"], marking["is_right"],
                marking["misconception"], adapt.adapt_json_value(marking["elsewhere"], None), attempt.pk,
            ],
        )  # fmt: skip
        return cursor.rowcount == 1


def memory_of(attempt: Attempt) -> dict[str, Any]:
    """What the trainee's mastery of the attempt's family keeps of the reviews; empty where there was none."""
    with connection.cursor() as cursor:
        cursor.execute(_MEMORY, [attempt.trainee_id, attempt.rulebook, attempt.family])
        row = cursor.fetchone()
    if row is None:
        return {}
    memory: dict[str, Any] = json.loads(row[0]) if isinstance(row[0], str) else row[0]
    return memory


def add_to_mastery(attempt: Attempt, *, is_right: bool, review: Review) -> None:
    """Add one marked attempt to the trainee's mastery of its family, with the memory that it leaves."""
    adapt = connection.ops
    with connection.cursor() as cursor:
        cursor.execute(
            _MASTERY,
            [
                attempt.trainee_id, attempt.rulebook, attempt.family, attempt.topic, int(is_right),
                adapt.adapt_json_value(dict(review.memory), None), adapt.adapt_datetimefield_value(review.due_at),
            ],
        )  # fmt: skip


def add_to_tally(attempt: Attempt, marking: Grade, *, at: datetime) -> None:
    """Add one marked attempt to the trainee's day (UTC) at its topic under its book."""
    adapt = connection.ops
    with connection.cursor() as cursor:
        cursor.execute(
            _TALLY,
            [
                attempt.trainee_id, adapt.adapt_datefield_value(at.date()), attempt.topic, attempt.rulebook,
                int(marking.is_right), marking.right, marking.of, adapt.adapt_datetimefield_value(at),
            ],
        )  # fmt: skip


def after_the_last(at: datetime, memory: Memory) -> datetime:
    """`at`, or just after the last review in the memory: reviews of a family stand in the order they were kept in."""
    last = memory.get("last_review")
    return max(at, datetime.fromisoformat(last) + _TICK) if isinstance(last, str) else at


# ---- made anew ---------------------------------------------------------------------------------------

_MARKED = (
    "trainee_id", "rulebook", "family", "topic", "answered_at", "is_right", "right_parts", "parts",
)  # fmt: skip


def rebuilt() -> tuple[list[Mastery], list[Tally]]:
    """Every Mastery and Tally as the answered attempts alone make them, unsaved."""
    rows = Attempt.objects.answered().order_by("trainee_id", "rulebook", "family", "answered_at", "pk")
    marked = rows.values_list(*_MARKED).iterator(chunk_size=2000)
    masteries: dict[tuple[int, str, str], Mastery] = {}
    tallies: dict[tuple[int, date, str, str], Tally] = {}
    for trainee, rulebook, family, topic, at, is_right, right, parts in marked:
        marking = Grade((True,) * right + (False,) * (parts - right))
        _count_mastery(masteries, (trainee, rulebook, family), topic, marking, is_right, at)
        _count_tally(tallies, (trainee, at.date(), topic, rulebook), marking, is_right, at)
    return list(masteries.values()), list(tallies.values())


def _count_mastery(
    masteries: dict[tuple[int, str, str], Mastery],
    key: tuple[int, str, str],
    topic: str,
    marking: Grade,
    is_right: bool,
    at: datetime,
) -> None:
    trainee, rulebook, family = key
    row = masteries.setdefault(key, Mastery(trainee_id=trainee, rulebook=rulebook, family=family, memory={}))
    after = review(row.memory, marking, at)
    row.topic, row.memory, row.due_at = topic, dict(after.memory), after.due_at
    row.attempts += 1
    row.right_attempts += is_right


def _count_tally(
    tallies: dict[tuple[int, date, str, str], Tally],
    key: tuple[int, date, str, str],
    marking: Grade,
    is_right: bool,
    at: datetime,
) -> None:
    trainee, day, topic, rulebook = key
    row = tallies.setdefault(key, Tally(trainee_id=trainee, day=day, topic=topic, rulebook=rulebook, last_at=at))
    row.attempts += 1
    row.right_attempts += is_right
    row.right_parts += marking.right
    row.parts += marking.of
    row.last_at = max(row.last_at, at)


def rebuild() -> tuple[int, int]:
    """Replace every Mastery and Tally by what the attempts make of them; how many there are now."""
    with transaction.atomic():
        masteries, tallies = rebuilt()
        Mastery.objects.all().delete()
        Tally.objects.all().delete()
        Mastery.objects.bulk_create(masteries, batch_size=500)
        Tally.objects.bulk_create(tallies, batch_size=500)
    return len(masteries), len(tallies)


def differences() -> list[str]:
    """In words: where the kept rollups are not what the attempts make of them; normally nowhere."""
    masteries, tallies = rebuilt()
    return [
        *_compared("mastery", _facts(Mastery.objects.all()), _facts(masteries)),
        *_compared("tally", _facts(Tally.objects.all()), _facts(tallies)),
    ]


def _facts(rows: Iterable[Mastery | Tally]) -> dict[tuple[Any, ...], dict[str, Any]]:
    """Each row's figures by its key."""
    keys = {"trainee_id", "rulebook", "family", "topic", "day"}
    found = {}
    for row in rows:
        values = {
            field.attname: getattr(row, field.attname) for field in row._meta.concrete_fields if not field.primary_key
        }
        unique = (
            ("trainee_id", "rulebook", "family")
            if isinstance(row, Mastery)
            else ("trainee_id", "day", "topic", "rulebook")
        )
        found[tuple(values[name] for name in unique)] = {
            name: value for name, value in values.items() if name not in keys or name == "topic"
        }
    return found


def _compared(
    what: str, kept: dict[tuple[Any, ...], dict[str, Any]], made: dict[tuple[Any, ...], dict[str, Any]]
) -> list[str]:
    return [
        f"{what} {key}: kept {kept.get(key)}, made anew {made.get(key)}"
        for key in sorted({*kept, *made}, key=str)
        if kept.get(key) != made.get(key)
    ]
