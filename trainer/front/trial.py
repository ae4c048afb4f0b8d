"""The trial: a question for whoever has no account. Nothing of it is kept; its recipe travels in the form, signed.

There are only so many deals a house, so that asking for more of them makes no more work.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from functools import lru_cache

from django.core import signing

from trainer.rulebooks import shelf
from trainer.scenarios import catalogue
from trainer.scenarios.scenario import Scenario
from trainer.scenarios.seeds import derive

FAMILIES = ("mucked-hand", "build-pots", "burn-errors", "odd-chips", "fouled-hand", "who-must-show")
"""What is tried, one after the other: every book asks it, and it shows in a minute what the trainer is about."""

LEVEL = 1
DEALS = 10 * len(FAMILIES)
"""How many questions there are to try under each house."""

HOUSES = {"pl": "polish", "de": "german", "el": "hellenic", "hu": "pacific"}
"""The house that a reader of that language most likely deals for; everybody else begins with the common rules."""
COMMON = "tda"

_NUMBERS = {str(number): number for number in range(1, DEALS + 1)}
_SALT = "trainer.front.trial"


@dataclass(frozen=True, slots=True)
class Recipe:
    """What one deal is made of: enough to make the very same question again."""

    family: str
    revision: int
    book: str
    level: int
    seed: int
    deal: int

    @property
    def token(self) -> str:
        """The recipe as a signed word, for the form."""
        return signing.dumps(astuple(self), salt=_SALT)

    @property
    def next_deal(self) -> int:
        """The number of the deal after this one; after the last comes the first."""
        return self.deal % DEALS + 1


def recipe(book: str, deal: int) -> Recipe:
    """The deal of that number, from 1 to `DEALS`, under that book."""
    family = catalogue.family(FAMILIES[(deal - 1) % len(FAMILIES)])
    return Recipe(family.slug, family.revision, book, LEVEL, derive("trial", deal), deal)


def recipe_of(token: str) -> Recipe | None:
    """The recipe that was signed; None for a word that we did not sign, and for a question that has changed since."""
    try:
        found = Recipe(*signing.loads(token, salt=_SALT))
    except signing.BadSignature:
        return None
    return found if found.book in shelf.slugs() and found == recipe(found.book, found.deal) else None


@lru_cache(maxsize=DEALS)
def scenario(of: Recipe) -> Scenario:
    """The question itself."""
    return catalogue.family(of.family).scenario(of.seed, shelf.book(of.book), of.level)


def deal_named(text: str) -> int:
    """The number of a deal as an address gives it; the first deal where it gives none."""
    return _NUMBERS.get(text, 1)


def usual_house(lang: str) -> str:
    """The house with which a reader of that language begins."""
    return HOUSES.get(lang, COMMON)
