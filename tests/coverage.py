"""Measuring the coverage: families by the questions that they make, rulings by the case files.

.venv/bin/python -m tests.coverage                   # measure what is new, write coverage.json
.venv/bin/python -m tests.coverage --all             # measure everything again
.venv/bin/python -m tests.coverage odd-chips ...     # measure these families again
.venv/bin/python -m tests.coverage --show            # print the table of the houses
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

from tests.rulings.test_cases import ALL, Case, wanted_citations
from trainer.library import coverage
from trainer.library.coverage import Measured, Snapshot, Tested
from trainer.poker.notation import read
from trainer.poker.situation import SituationError
from trainer.rulebooks import shelf
from trainer.rulings.questions import QUESTIONS
from trainer.scenarios import catalogue
from trainer.scenarios.coverage import QUESTIONS as HOW_MANY
from trainer.scenarios.coverage import cited, measure
from trainer.scenarios.scenario import Family

HOUSES = ("polish", "german", "hellenic", "pacific")
"""The books whose rules are the register."""


def measured(family: Family) -> Measured:
    """The family, looked at under every book that it asks under."""
    books = {}
    for slug in asked_under(family):
        found = measure(family, shelf.book(slug))
        books[slug] = {rule: (asked.times, asked.first) for rule, asked in sorted(found.items())}
    return {"revision": family.revision, "books": books}


def asked_under(family: Family) -> list[str]:
    """The books under which the family asks."""
    return [slug for slug in shelf.slugs() if family.decides(shelf.book(slug))]


def cases() -> dict[str, dict[str, Tested]]:
    """By book and rule: how many cases name it, and the questions whose rulings on them rest on it."""
    found: dict[str, dict[str, Tested]] = {slug: {} for slug in shelf.slugs()}
    for case in ALL:
        named, resting = named_by(case), rested_on(case)
        for rule in {*named, *resting}:
            tested = found[case.book].setdefault(rule, {"cases": 0, "questions": []})
            tested["cases"] += rule in named
            if rule in resting:
                tested["questions"] = sorted({*tested["questions"], case.table["question"]})
    return {slug: dict(sorted(rules.items())) for slug, rules in found.items()}


def named_by(case: Case) -> set[str]:
    """The rules of its own book that the case says it tests: in `rule`, or in `cites`."""
    wanted = {citation.rule for citation in wanted_citations(case) if citation.book == case.book}
    return {rule for rule in (case.table["rule"], *wanted) if rule in shelf.book(case.book).rules}


def rested_on(case: Case) -> set[str]:
    """The rules of its own book that the ruling on the case rests on; none where the case is of an error."""
    if "error" in case.table or case.table["question"] not in QUESTIONS:
        return set()
    book = shelf.book(case.book)
    return cited(QUESTIONS[case.table["question"]](read(case.table["document"]), book), book)


def is_current(family: Family, snapshot: Snapshot) -> bool:
    """Whether the family was measured at this revision under these books."""
    known = snapshot["families"].get(family.slug)
    return known is not None and known["revision"] == family.revision and [*known["books"]] == asked_under(family)


def text(snapshot: Snapshot) -> str:
    """The snapshot as JSON, a line for each family under each book and for each rule: changes are easy to read."""
    families = [
        f'  "{slug}": {{"revision": {family["revision"]}, "books": {{{_lines(family["books"], 3)}\n  }}}}'
        for slug, family in snapshot["families"].items()
    ]
    by_book = [f'  "{slug}": {{{_lines(rules, 3)}\n  }}' for slug, rules in snapshot["cases"].items()]
    return (
        f'{{\n "questions": {snapshot["questions"]},\n "families": {{\n{_joined(families)}\n }},\n'
        f' "cases": {{\n{_joined(by_book)}\n }}\n}}\n'
    )


def _lines(table: dict[str, object], indent: int) -> str:
    lines = [f'\n{" " * indent}"{key}": {json.dumps(value)}' for key, value in table.items()]
    return ",".join(lines)


def _joined(parts: list[str]) -> str:
    return ",\n".join(parts)


def table(slug: str) -> Iterator[str]:
    """The coverage table of a book, a line for each rule, the holes named at its end."""
    for row in coverage.rows(shelf.book(slug), coverage.read()):
        asked = " ".join(f"{asking.family}:{asking.times}" for asking in row.asked)
        holes = " ".join(f"<{hole}>" for hole in row.holes)
        ruled = " ".join(row.ruled)
        yield f"{row.rule.number:6} {row.rule.topic:15} {row.cases:3} cases | {ruled or '-'} | {asked or '-'} {holes}"


def main(wanted: list[str]) -> int:
    """Measure and write, or print the table."""
    if "--show" in wanted:
        print("\n".join(line for slug in HOUSES for line in table(slug)))
        return 0
    old: Snapshot = coverage.read() if coverage.STORE.exists() else {"questions": 0, "families": {}, "cases": {}}
    anew = "--all" in wanted or old["questions"] != HOW_MANY
    families: dict[str, Measured] = {}
    for slug, family in catalogue.families().items():
        if anew or slug in wanted or not is_current(family, old):
            print(slug, flush=True)
            try:
                families[slug] = measured(family)
            except SituationError as error:
                print(f"{slug} is left out: it fails with {error}")
        else:
            families[slug] = old["families"][slug]
    found: Snapshot = {"questions": HOW_MANY, "families": families, "cases": cases()}
    coverage.STORE.write_text(text(found), encoding="utf-8")
    print(f"{len(families)} families and {len(ALL)} cases in {coverage.STORE.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
