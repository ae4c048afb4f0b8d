"""Rounds: the sides of a comparison take turns, so that a change in the machine's speed hits all of them.

The figure to keep is the median of the per-round ratios; absolute rates hold for one run only.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

ROUNDS = 9
SECONDS = 0.2
"""CPU time that one side gets in one round."""


@dataclass(frozen=True)
class Side:
    """One side: `prepare` makes its input of a case, outside the clock; `work` is what is timed."""

    prepare: Callable[[Any], Any]
    work: Callable[[Any], Any]


@dataclass(frozen=True)
class Goal:
    """`side` does at least `times` as much in the same time as `base`."""

    side: str
    base: str
    times: float


def rates(sides: Mapping[str, Side], cases: Sequence[Any], rounds: int = ROUNDS) -> dict[str, list[float]]:
    """Cases per CPU second of each side, one figure a round. Each round takes other cases and another order."""
    sizes = {name: _fitting(side, cases) for name, side in sides.items()}
    chunks: dict[str, list[list[Any]]] = {}
    for name, side in sides.items():
        size = sizes[name]
        starts = range(0, max(len(cases) - size, 0) + 1, size)[:rounds]
        chunks[name] = [[side.prepare(case) for case in cases[start : start + size]] for start in starts]
    found: dict[str, list[float]] = {name: [] for name in sides}
    names = list(sides)
    gc.collect()
    gc.freeze()
    for turn in range(rounds):
        shift = turn % len(names)
        for name in names[shift:] + names[:shift]:
            chunk = chunks[name][turn % len(chunks[name])]
            found[name].append(len(chunk) / max(_seconds(sides[name].work, chunk), 1e-9))
    gc.unfreeze()
    return found


def _seconds(work: Callable[[Any], Any], chunk: Sequence[Any]) -> float:
    start = time.process_time()
    for case in chunk:
        work(case)
    return time.process_time() - start


def _fitting(side: Side, cases: Sequence[Any]) -> int:
    """How many cases take about `SECONDS`."""
    size = 20
    while True:
        spent = _seconds(side.work, [side.prepare(case) for case in cases[:size]])
        if spent >= SECONDS / 3 or size >= len(cases):
            return max(10, min(len(cases), int(size * SECONDS / max(spent, 1e-6))))
        size *= 4


def ratio(found: Mapping[str, Sequence[float]], side: str, base: str) -> float:
    """How many times as much `side` does as `base`: the median over the rounds."""
    return statistics.median(one / other for one, other in zip(found[side], found[base], strict=True))


def table(title: str, unit: str, found: Mapping[str, Sequence[float]], goals: Sequence[Goal]) -> str:
    """A Markdown table of the sides, the fastest first, and what became of the goals."""
    base = goals[0].base
    lines = [
        f"### {title}",
        "",
        f"| side | {unit}, median | lowest | highest | times {base} |",
        "|---|---:|---:|---:|---:|",
    ]
    for name in sorted(found, key=lambda name: -statistics.median(found[name])):
        low, middle, high = min(found[name]), statistics.median(found[name]), max(found[name])
        lines.append(f"| {name} | {middle:,.0f} | {low:,.0f} | {high:,.0f} | {ratio(found, name, base):.2f} |")
    lines.append("")
    for goal in goals:
        reached = ratio(found, goal.side, goal.base)
        verdict = "met" if reached >= goal.times else "MISSED"
        lines.append(f"- {goal.side} at least {goal.times:g} times {goal.base}: {reached:.2f}, {verdict}")
    return "\n".join(lines)
