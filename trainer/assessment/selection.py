"""Selection: what to ask next, given what is known of the trainee."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

UNSEEN = 4
DUE = 6
WEAK = 3


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a trainee stands with one thing to be asked: tries, right ones among them, when it is due again."""

    attempts: int
    right_attempts: int
    due_at: datetime


def weight(standing: Standing | None, at: datetime) -> int:
    """How strongly something wants to be asked: due before new before weak before known."""
    if standing is None:
        return UNSEEN
    due = DUE if standing.due_at <= at else 0
    weak = WEAK * (standing.attempts - standing.right_attempts) // max(standing.attempts, 1)
    return 1 + due + weak


def pick(
    candidates: Sequence[str],
    standings: Mapping[str, Standing],
    *,
    below: Callable[[int], int],
    at: datetime,
    last: str | None = None,
) -> str:
    """One of the candidates, drawn by weight with `below(n)`, a whole number under n.

    Never the `last` one again if there is another. ValueError when there are no candidates.
    """
    open_to_choice = [one for one in candidates if one != last] or list(candidates)
    if not open_to_choice:
        raise ValueError("nothing to ask")
    weights = [weight(standings.get(one), at) for one in open_to_choice]
    drawn = below(sum(weights))
    for one, heavy in zip(open_to_choice, weights, strict=True):
        drawn -= heavy
        if drawn < 0:
            return one
    raise AssertionError("the weights add up to more than was drawn")
