"""The map of the site: every page that somebody can look at, and one question of each kind, open and marked.

The pages are those of the access matrix that answer with a page, so a new address is on the map as soon as it is in
the matrix; a few more stand for what one address shows to different people or with different choices.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count

from tests.cast import BEGUN, PEOPLE, Cast, answer_wrong
from tests.test_access import address, rows
from trainer.practice.services import start_drill
from trainer.scenarios import catalogue

NO_PAGES = {"livez", "readyz", "manifest", "worker", "cohorts:scores cohort", "account_confirm_email key=nothing"}
"""Addresses that answer with something else than a page of the site."""

MORE = (
    ("a shared pot to try", "nobody", "/try/?book=polish&deal=4"),
    ("hub of a trainee", "tess", "/"),
    ("hub of an instructor", "ines", "/"),
    ("hub of a newcomer", "sam", "/"),
    ("start with a cohort", "ines", "/practice/"),
    ("results", "tess", "/progress/"),
    ("cohorts of an instructor", "ines", "/cohorts/"),
    ("cohorts of a newcomer", "sam", "/cohorts/"),
    ("rule with a reading", "nobody", "/rulebooks/roberts/Hold'em 5/"),
    ("audit of figures", "nobody", "/rulebooks/audit/?subject=figures"),
    ("audit of all pots", "nobody", "/rulebooks/audit/?subject=pots&show=all"),
    ("coverage of one book", "nobody", "/rulebooks/coverage/?book=pacific"),
    ("desk with a payout", "ines", "/desk/?preset=odd-chip"),
    ("desk with blinds", "ines", "/desk/?preset=missed-blinds"),
    ("desk with an incident", "ines", "/desk/?preset=exposed-card"),
)

KINDS = {
    "choice": "wrong-count",
    "selection": "which-five",
    "amount": "minimum-raise",
    "allocation": "build-pots",
    "ordering": "checked-river",
}
"""A family of each kind of question."""


@dataclass(frozen=True, slots=True)
class Stop:
    """A page of the map: its name, who looks at it, and where it is."""

    name: str
    who: str
    address: str

    @property
    def room(self) -> str:
        """The room of the site that it belongs to: the first word of its address."""
        return self.address.strip("/").split("/")[0].split("?")[0] or "front"


def stops(cast: Cast) -> Iterator[Stop]:
    """Every page, looked at by the first who may."""
    for named, method, expected in rows():
        if method == "GET" and "200" in expected and named not in NO_PAGES:
            yield Stop(named, PEOPLE[expected.index("200")], address(cast, named))
    for name, who, there in MORE:
        yield Stop(name, who, there)
    cohort = f"/cohorts/{cast.cohort.pk}"
    yield Stop("matrix of a month", "ines", f"{cohort}/?under=own&days=30")
    yield Stop("matrix without answers", "omar", f"/cohorts/{cast.elsewhere.pk}/")
    yield Stop("trainee without answers", "ines", f"{cohort}/trainees/{cast.theo.pk}/")


def questions(cast: Cast, lang: str = "en") -> Iterator[Stop]:
    """One question of each kind in the language, as Theo finds it, and as it is marked wrong."""
    seeds = count(1)
    for kind, family in KINDS.items():
        for state in ("open", "marked"):
            drill = start_drill(
                trainee=cast.theo, rulebook="polish", topics=list(catalogue.SYLLABUS), first=family,
                level=2, length=5, at=BEGUN, lang=lang, seed=next(seeds),
            )  # fmt: skip
            if state == "marked":
                answer_wrong(drill.places.get().attempt)
            yield Stop(f"{kind} {state}", "theo", f"/practice/{drill.pk}/1/")
