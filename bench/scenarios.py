"""Scenarios a second (deal, rule, ask, proof) beside treys: 500 on a core on which treys evaluates 60,000 hands.

So one scenario may cost what 120 evaluations by treys cost.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from bench.rounds import Goal, Side, rates, table
from trainer.poker.cards import DECK
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue
from trainer.scenarios.proof import flaws
from trainer.scenarios.proving import Recipe, recipes

SEEDS = 40
EVALUATIONS = 120
CORE = ("misdeals", "exposed-cards", "showdown-order", "side-pots", "split-pots")


def mixed(topics: tuple[str, ...]) -> list[Recipe]:
    """Recipes of every family of the topics, shuffled, so that each round has some of all."""
    slugs = [family.slug for family in catalogue.families().values() if family.topic in topics]
    found = [recipe for slug in slugs for recipe in recipes(slug, SEEDS, SEEDS // 8)]
    random.Random(20_240_602).shuffle(found)
    return found


def made(recipe: Recipe) -> None:
    """One scenario, made and proven."""
    slug, book, level, seed = recipe
    if flaws(catalogue.family(slug).scenario(seed, shelf.book(book), level)):
        raise AssertionError(f"flawed: {recipe}")


def _treys() -> Side:
    from treys import Card, Evaluator

    evaluate: Callable[..., int] = Evaluator().evaluate
    rng = random.Random(1)
    hands = []
    for _ in range(EVALUATIONS):
        cards = [Card.new(card) for card in rng.sample(DECK, 7)]
        hands.append((cards[:5], cards[5:]))

    def work(_: Any) -> None:
        for board, hand in hands:
            evaluate(board, hand)

    return Side(lambda recipe: recipe, work)


def run() -> list[str]:
    """The tables, as Markdown: the five core topics, then all."""
    tables = []
    for title, topics in (("the five core topics", CORE), ("all topics", tuple(catalogue.SYLLABUS))):
        base = f"{EVALUATIONS} evaluations by treys"
        sides = {"a scenario": Side(lambda recipe: recipe, made), base: _treys()}
        found = rates(sides, mixed(topics))
        tables.append(table(f"Scenarios: {title}", "per second", found, [Goal("a scenario", base, 1)]))
    return tables
