"""Golden fingerprints: what a few recipes of each family make, so that no seed changes its meaning unnoticed.

    .venv/bin/python -m tests.scenarios.golden          # renew golden.json

A family whose scenarios are meant to change gets a higher `revision` first; without one the command refuses.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TypedDict

from trainer.rulebooks import shelf
from trainer.scenarios import catalogue
from trainer.scenarios.proof import fingerprint
from trainer.scenarios.scenario import LEVELS, Family
from trainer.scenarios.seeds import derive

STORE = Path(__file__).parent / "golden.json"


class Golden(TypedDict):
    """A family's revision and its fingerprints by `book/level`."""

    revision: int
    prints: dict[str, str]


def stored() -> dict[str, Golden]:
    """What the file holds, by family."""
    return json.loads(STORE.read_text(encoding="utf-8")) if STORE.exists() else {}


def now(family: Family) -> Golden:
    """What the family makes now: a recipe a level, each under another of its books."""
    books = [book for book in shelf.slugs() if family.decides(shelf.book(book))]
    prints = {}
    for level in LEVELS:
        book = books[(3 * level + len(family.slug)) % len(books)]
        seed = derive("golden", family.slug, book, level)
        prints[f"{book}/{level}"] = fingerprint(family.scenario(seed, shelf.book(book), level))
    return {"revision": family.revision, "prints": prints}


def unannounced(was: Golden, becomes: Golden) -> bool:
    """Whether the fingerprints changed while the revision did not."""
    return was["revision"] == becomes["revision"] and was["prints"] != becomes["prints"]


def main() -> int:
    """Write the file anew; 1 when a family changed without a new revision: it keeps its old fingerprints."""
    old, new = stored(), {slug: now(family) for slug, family in catalogue.families().items()}
    refused = [slug for slug in new if slug in old and unannounced(old[slug], new[slug])]
    for slug in refused:
        print(f"{slug}: its scenarios changed; raise `revision` in its class first")
    kept = {slug: old[slug] if slug in refused else golden for slug, golden in new.items()}
    STORE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    print(f"{len(kept)} families in {STORE.name}")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
