"""The scenarios from the terminal: `show` one, `prove` many.

python -m trainer.scenarios show build-pots --book tda --level 2 --seed 7
python -m trainer.scenarios prove [--family SLUG] [--seeds N]
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from os import cpu_count

from trainer.assessment import storage
from trainer.poker import notation
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue
from trainer.scenarios.proof import flaws
from trainer.scenarios.proving import LEAST_PER_BOOK, SEEDS_PER_FAMILY, Proof, fingerprints, made_again, prove, recipes
from trainer.scenarios.scenario import LEVELS

LEAST_APART = 60
"""In how many percent of the seeds a misconception must tell itself apart from the key and from its siblings."""


def main() -> int:
    """Run the command that was asked for; 1 when something is flawed."""
    parser = argparse.ArgumentParser(prog="python -m trainer.scenarios")
    commands = parser.add_subparsers(dest="command", required=True)
    show = commands.add_parser("show", help="print one scenario as JSON")
    show.add_argument("family", choices=catalogue.families())
    show.add_argument("--book", default="tda", choices=shelf.slugs())
    show.add_argument("--level", type=int, default=1, choices=LEVELS)
    show.add_argument("--seed", type=int, default=1)
    proving = commands.add_parser("prove", help="prove families over many seeds")
    proving.add_argument("--family", action="append", choices=catalogue.families())
    proving.add_argument("--seeds", type=int, default=SEEDS_PER_FAMILY)
    commands.add_parser("fingerprints", help="fingerprints of the recipes on standard input")
    options = parser.parse_args()
    if options.command == "show":
        if not catalogue.family(options.family).decides(shelf.book(options.book)):
            parser.error(f"{options.family} is not asked under {options.book}")
        return _show(options.family, options.book, options.level, options.seed)
    if options.command == "prove":
        return _prove(options.family or list(catalogue.families()), options.seeds)
    print("\n".join(fingerprints(json.load(sys.stdin))))
    return 0


def _show(family: str, book: str, level: int, seed: int) -> int:
    scenario = catalogue.family(family).scenario(seed, shelf.book(book), level)
    shown = {
        "situation": notation.document(scenario.situation),
        "question": storage.dump(scenario.question),
        "verdict": repr(scenario.ruling.verdict),
        "steps": [
            [step.code, dict(step.params), [f"{cited.book} {cited.rule} {cited.status}" for cited in step.citations]]
            for step in scenario.ruling.steps
        ],
        "flaws": flaws(scenario),
    }  # fmt: skip
    print(json.dumps(shown, indent=1))
    return 0


def _prove(slugs: list[str], seeds: int) -> int:
    least = min(LEAST_PER_BOOK, seeds)
    faults: list[str] = []
    begun = time.monotonic()
    with ProcessPoolExecutor(cpu_count()) as pool:
        for number, slug in enumerate(slugs, start=1):
            plan = recipes(slug, seeds, least)
            proof = Proof()
            for part in pool.map(prove, [plan[i::8] for i in range(8)]):
                proof.add(part)
            proof.faults += made_again(proof.prints)
            low = _lowest_share(proof)
            if low < LEAST_APART:
                proof.faults.append(
                    f"{slug}: a misconception tells itself apart in only {low} % of its seeds on a level"
                )
            faults += proof.faults
            verdict = "clean" if not proof.faults else f"{len(proof.faults)} FLAWS"
            print(
                f"[{number}/{len(slugs)}] {slug}: {proof.scenarios} scenarios, {len(proof.prints)} made twice, "
                f"least apart {low} %: {verdict}",
                flush=True,
            )
    print("\n".join(faults[:50]))
    print(f"{len(slugs)} families, {len(faults)} flaws, {time.monotonic() - begun:.0f} s")
    return 1 if faults else 0


def _lowest_share(proof: Proof) -> int:
    names = {(slug, name) for slug, _, name in proof.apart} | {
        (slug, name) for slug, _ in proof.asked for name in catalogue.family(slug).misconceptions
    }
    return min(
        (
            100 * proof.apart[slug, level, name] // proof.asked[slug, level]
            for slug, level in proof.asked
            for one, name in names
            if one == slug
        ),
        default=0,
    )


if __name__ == "__main__":
    sys.exit(main())
