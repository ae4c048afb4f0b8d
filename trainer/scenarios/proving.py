"""Proving a family: thousands of seeds spread over books and levels, each checked for flaws, many made twice."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import product

from trainer.rulebooks import shelf
from trainer.scenarios import catalogue
from trainer.scenarios.proof import fingerprint, flaws
from trainer.scenarios.scenario import LEVELS, NoScenario
from trainer.scenarios.seeds import derive

SEEDS_PER_FAMILY = 2000
LEAST_PER_BOOK = 250
EVERY = 20
"""Every so many scenarios one is made twice, the second time in another process."""

Recipe = tuple[str, str, int, int]
"""Family, book, level, seed."""


@dataclass(slots=True)
class Proof:
    """What was found: flaws by recipe, how often each misconception told itself apart, and fingerprints to compare."""

    scenarios: int = 0
    faults: list[str] = field(default_factory=list)
    asked: Counter[tuple[str, int]] = field(default_factory=Counter)
    apart: Counter[tuple[str, int, str]] = field(default_factory=Counter)
    prints: dict[Recipe, str] = field(default_factory=dict)

    def add(self, other: Proof) -> None:
        """Take in what another part of the work found."""
        self.scenarios += other.scenarios
        self.faults += other.faults
        self.asked += other.asked
        self.apart += other.apart
        self.prints |= other.prints


def recipes(slug: str, seeds: int = SEEDS_PER_FAMILY, least: int = LEAST_PER_BOOK) -> list[Recipe]:
    """The recipes that prove a family: `seeds` in all or `least` a book, whichever is more, levels in turn."""
    family = catalogue.family(slug)
    books = [book for book in shelf.slugs() if family.decides(shelf.book(book))]
    each = max(least, -(-seeds // len(books)))
    return [
        (slug, book, LEVELS[number % len(LEVELS)], derive("proof", slug, book, number))
        for book, number in product(books, range(each))
    ]


def prove(part: Iterable[Recipe]) -> Proof:
    """Make each scenario of the part and look for flaws; every `EVERY`th leaves its fingerprint."""
    proof = Proof()
    for number, recipe in enumerate(part):
        slug, book, level, seed = recipe
        proof.scenarios += 1
        try:
            scenario = catalogue.family(slug).scenario(seed, shelf.book(book), level)
        except NoScenario as error:
            proof.faults.append(f"{recipe}: no scenario: {error}")
            continue
        proof.faults += [f"{recipe}: {flaw}" for flaw in flaws(scenario)]
        proof.asked[slug, level] += 1
        for name, answer in scenario.wrong.items():
            siblings = [other for sibling, other in scenario.wrong.items() if sibling != name]
            if answer is not None and answer != scenario.question.key and answer not in siblings:
                proof.apart[slug, level, name] += 1
        if number % EVERY == 0:
            proof.prints[recipe] = fingerprint(scenario)
    return proof


def fingerprints(wanted: Iterable[Recipe]) -> Iterator[str]:
    """The fingerprint of each recipe, made anew."""
    for slug, book, level, seed in wanted:
        yield fingerprint(catalogue.family(slug).scenario(seed, shelf.book(book), level))


def made_again(prints: dict[Recipe, str]) -> list[str]:
    """Faults: recipes that come out differently in another process with another hash seed."""
    environment = os.environ | {"PYTHONHASHSEED": "4711"}
    other = subprocess.run(
        [sys.executable, "-m", "trainer.scenarios", "fingerprints"],
        input=json.dumps(list(prints)), capture_output=True, text=True, env=environment, check=True,
    )  # fmt: skip
    again = other.stdout.split()
    return [
        f"{recipe}: made twice, not alike"
        for recipe, a, b in zip(prints, prints.values(), again, strict=True)
        if a != b
    ]
