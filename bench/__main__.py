"""`python -m bench [name ...]`: run the comparisons named, or all, and print Markdown."""

from __future__ import annotations

import importlib
import platform
import sys

COMPARISONS = ("evaluation", "settlement", "imports", "scenarios", "svg", "web", "visit")
"""Modules of this package, each with a `run()` that gives its tables."""


def main(names: list[str]) -> int:
    """Print the tables; 1 when a goal is missed, 2 for an unknown name."""
    if unknown := [name for name in names if name not in COMPARISONS]:
        print(f"unknown: {', '.join(unknown)}; known are {', '.join(COMPARISONS)}", file=sys.stderr)
        return 2
    print(f"Python {platform.python_version()}; the sides take turns, the ratios are medians over the rounds.\n")
    missed = False
    for name in names or COMPARISONS:
        for text in importlib.import_module(f"bench.{name}").run():
            print(text, end="\n\n", flush=True)
            missed = missed or "MISSED" in text
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
