"""CPU time of our pages beside a bare Django project's, request by request in processes that take turns."""

from __future__ import annotations

import statistics
import subprocess
import sys

ROUNDS = 15
REQUESTS = 25
GOALS = (
    ("our question, a choice", "bare home", 2.0),
    ("our question, a nine-seat allocation", "bare home", 3.0),
    ("our answer, all families in turn", "bare answer", 2.5),
)
SIDES = ("bare home", "bare answer", *(side for side, _, _ in GOALS))


def run() -> list[str]:
    """The table, as Markdown."""
    command = [sys.executable, "-m", "bench.web_side"]
    workers = {
        side: subprocess.Popen([*command, side], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        for side in SIDES
    }
    found: dict[str, list[float]] = {side: [] for side in SIDES}
    for turn in range(ROUNDS):
        shift = turn % len(SIDES)
        for side in SIDES[shift:] + SIDES[:shift]:
            found[side].append(_milliseconds(workers[side]))
    for worker in workers.values():
        worker.communicate(timeout=60)
    lines = [
        "### Pages, in process",
        "",
        "| side | CPU ms a request, median | lowest | highest |",
        "|---|---:|---:|---:|",
    ]
    lines += [
        f"| {side} | {statistics.median(times):.2f} | {min(times):.2f} | {max(times):.2f} |"
        for side, times in found.items()
    ]
    lines.append("")
    for side, base, most in GOALS:
        ratio = statistics.median(one / other for one, other in zip(found[side], found[base], strict=True))
        verdict = "met" if ratio <= most else "MISSED"
        lines.append(f"- {side} at most {most:g} times {base}: {ratio:.2f}, {verdict}")
    return ["\n".join(lines)]


def _milliseconds(worker: subprocess.Popen[str]) -> float:
    """What one request of the worker's side takes, the mean of `REQUESTS`."""
    assert worker.stdin is not None
    assert worker.stdout is not None
    worker.stdin.write(f"{REQUESTS}\n")
    worker.stdin.flush()
    line = worker.stdout.readline()
    if not line:
        raise RuntimeError("a side of the page comparison has ended; its error is above")
    return float(line)
