"""What importing the engine costs in a fresh interpreter, beside pokerkit and treys: CPU time and memory."""

from __future__ import annotations

import os
import statistics
import subprocess
import sys

ROUNDS = 9
PROFILED = 8
"""How many modules the profile of a missed goal names."""
ENGINE = "import trainer.poker.notation, trainer.poker.hand, trainer.poker.chips, trainer.poker.ranking"
RULINGS = "import trainer.rulings.questions, trainer.rulebooks.shelf, trainer.poker.notation"
WARM = """
import itertools
from trainer.poker import ranking
def every(rank, left, key):
    if rank == 12:
        if left <= 4:
            ranking._learn(key + left * 5 ** 12)
        return
    for count in range(min(4, left) + 1):
        every(rank + 1, left - count, key + count * 5 ** rank)
for cards in (7, 6, 5):
    every(0, cards, 0)
    for suited in itertools.combinations(range(13), cards):
        key = sum(5 ** rank for rank in suited)
        ranking._learn_flush(key)
"""
SIDES = {
    "ours, the cards and chips alone": ENGINE,
    "ours, every table filled": ENGINE + WARM,
    "ours, the whole engine": RULINGS,
    "treys and its Evaluator()": "import treys; treys.Evaluator()",
    "phevaluator": "import phevaluator as p; p.evaluate_cards('As', 'Ks', 'Qs', 'Js', 'Ts', '2c', '3d')",
    "pokerkit": "import pokerkit",
}
PROBE = """
import gc, time
def resident():
    return int(open("/proc/self/statm").read().split()[1]) * 4
before, start = resident(), time.process_time()
exec({code!r})
spent = time.process_time() - start
gc.collect()
print(spent, resident() - before)
"""


def _cost(code: str) -> tuple[float, float]:
    """CPU milliseconds and MiB of a piece of code in its own interpreter, from compiled files as when installed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-c", PROBE.format(code=code)]
    output = subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout
    seconds, kibibytes = output.split()
    return 1000 * float(seconds), float(kibibytes) / 1024


def run() -> list[str]:
    """The table, as Markdown."""
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in SIDES}
    for turn in range(ROUNDS + 1):
        for name, code in SIDES.items():
            cost = _cost(code)
            if turn:  # the first one compiles
                found[name].append(cost)
    middle = {name: [statistics.median(column) for column in zip(*rows, strict=True)] for name, rows in found.items()}
    lines = ["### Importing the engine", "", "| side | CPU ms, median | MiB added |", "|---|---:|---:|"]
    lines += [f"| {name} | {cpu:.1f} | {memory:.1f} |" for name, (cpu, memory) in middle.items()]
    lines += ["", *_verdict("ours, the cards and chips alone", found), *_verdict("ours, the whole engine", found)]
    filled = middle["ours, every table filled"][1]
    lines.append(f"- at most 10 MiB with every table filled: {filled:.1f}, {'met' if filled <= 10 else 'MISSED'}")
    return ["\n".join(lines)]


def _verdict(side: str, found: dict[str, list[tuple[float, float]]]) -> list[str]:
    """What became of the goal for a side; where it was missed, which modules took the most themselves."""
    share = statistics.median(
        [ours / theirs for (ours, _), (theirs, _) in zip(found[side], found["pokerkit"], strict=True)]
    )
    line = f"- {side}, at most 1/8 of pokerkit's CPU: 1/{1 / share:.1f}, {'met' if share <= 1 / 8 else 'MISSED'}"
    return [line] if share <= 1 / 8 else [line + "; most of it, in ms: " + _profile(SIDES[side])]


def _profile(code: str) -> str:
    """The modules that take the most time themselves, from Python's own account of imports."""
    command = [sys.executable, "-X", "importtime", "-c", code]
    account = subprocess.run(command, capture_output=True, text=True, check=True).stderr.splitlines()
    rows = [line.removeprefix("import time:").split("|") for line in account if line.startswith("import time:")][1:]
    heaviest = sorted(((int(own) / 1000, name.strip()) for own, _, name in rows), reverse=True)[:PROFILED]
    return ", ".join(f"{name} {milliseconds:.1f}" for milliseconds, name in heaviest)
