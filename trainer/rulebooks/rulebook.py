"""Rulebook: one edition of one house's rules, its provisions on disputed points, and the citation of each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Generic, TypeVar

from trainer.rulebooks.policies import Policy

P = TypeVar("P", bound=Policy)


class RulebookError(ValueError):
    """A broken book; the message names file, key and reason."""


class Status(StrEnum):
    """How firmly a book answers."""

    STATED = "stated"
    READING = "reading"
    SILENT = "silent"


@dataclass(frozen=True, slots=True)
class Citation:
    """Book and rule number that a step rests on; `rule` is None where the book is silent."""

    book: str
    rule: str | None
    status: Status


@dataclass(frozen=True, slots=True)
class Rule:
    """A numbered rule in our own words; texts are by language code, English always there.

    `reading` says what the source leaves open and what we chose; `silent` what it leaves to the base book.
    """

    book: str
    number: str
    topic: str
    title: Mapping[str, str]
    summary: Mapping[str, str]
    status: Status = Status.STATED
    reading: Mapping[str, str] = field(default_factory=dict)
    silent: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What a provision may depend on; None means not known."""

    tournament: bool | None = None
    structure: str | None = None
    heads_up: bool | None = None


@dataclass(frozen=True, slots=True)
class Clause:
    """One answer of a book to a policy, and the circumstances (`when`) in which it holds."""

    value: Policy
    rule: str
    status: Status
    when: Mapping[str, bool | str] = field(default_factory=dict)

    def fits(self, circumstances: Circumstances) -> bool:
        """Whether every condition holds; KeyError names a condition that the circumstances leave open."""
        for name, wanted in self.when.items():
            actual = getattr(circumstances, name)
            if actual is None:
                raise KeyError(name)
            if actual != wanted:
                return False
        return True


@dataclass(frozen=True, slots=True)
class Provision(Generic[P]):
    """A book's answer to a policy: `value` is None where it and its base are silent (then the floor decides)."""

    value: P | None
    citations: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that a book sets, for example the most players; `value` is None where the book is silent."""

    value: int | None
    citations: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """One edition of one house's rules. `base` is the book that it extends."""

    slug: str
    edition: str
    title: Mapping[str, str]
    about: Mapping[str, str]
    play: tuple[str, ...]
    structures: tuple[str, ...]
    rules: Mapping[str, Rule]
    clauses: Mapping[str, tuple[Clause, ...]]
    figures: Mapping[str, tuple[int, str, Status]]
    base: Rulebook | None = None

    def provision(self, policy: type[P], circumstances: Circumstances = Circumstances()) -> Provision[P]:
        """The book's answer to `policy`, its own or its base's, with the citations in that order.

        KeyError when the answer depends on a circumstance that is not known.
        """
        for clause in self.clauses.get(policy.key(), ()):
            if clause.fits(circumstances):
                assert isinstance(clause.value, policy)
                return Provision(clause.value, (Citation(self.slug, clause.rule, clause.status),))
        silence = (Citation(self.slug, None, Status.SILENT),)
        if self.base is None:
            return Provision(None, silence)
        lent = self.base.provision(policy, circumstances)
        return Provision(lent.value, silence + lent.citations)

    def figure(self, name: str) -> Figure:
        """The number that the book or its base sets under `name`."""
        if name in self.figures:
            value, rule, status = self.figures[name]
            return Figure(value, (Citation(self.slug, rule, status),))
        silence = (Citation(self.slug, None, Status.SILENT),)
        if self.base is None:
            return Figure(None, silence)
        lent = self.base.figure(name)
        return Figure(lent.value, silence + lent.citations)

    def settles(self, policy: type[Policy]) -> bool:
        """Whether the book or its base answers `policy` in at least one circumstance."""
        return policy.key() in self.clauses or (self.base is not None and self.base.settles(policy))
