"""Reading the books: what a rule settles, and what every other house answers to the same points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from trainer.library import coverage
from trainer.rulebooks import shelf
from trainer.rulebooks.loading import POLICIES, TOPICS
from trainer.rulebooks.policies import Policy
from trainer.rulebooks.rulebook import Clause, Rule, Rulebook, Status
from trainer.scenarios import catalogue


@dataclass(frozen=True, slots=True)
class Said:
    """What a book answers to a policy: an answer, when it holds, the rule behind it; its own, or `lent` by its base."""

    answer: Policy
    when: Mapping[str, bool | str]
    rule: Rule
    status: Status
    lent: bool


@dataclass(frozen=True, slots=True)
class House:
    """All that a book answers to a policy: nothing where it and its base are silent."""

    book: Rulebook
    said: tuple[Said, ...]


@dataclass(frozen=True, slots=True)
class Point:
    """A disputed point (`policy`, by its key) that a rule settles: the rule's own answers, and the other houses'.

    `alike` are the houses whose answers are the same as those of the rule's book, in the same circumstances.
    """

    policy: str
    clauses: tuple[Clause, ...]
    alike: tuple[House, ...]
    otherwise: tuple[House, ...]


def points(rule: Rule) -> list[Point]:
    """The points that the rule settles in its book, in the order of the policies."""
    book = shelf.book(rule.book)
    return [_point(key, clauses, book) for key, clauses in _resting(book, rule)]


def _resting(book: Rulebook, rule: Rule) -> Iterator[tuple[str, tuple[Clause, ...]]]:
    for key in POLICIES:
        found = tuple(clause for clause in book.clauses.get(key, ()) if clause.rule == rule.number)
        if found:
            yield key, found


def _point(key: str, clauses: tuple[Clause, ...], book: Rulebook) -> Point:
    here = gist(answers(book, POLICIES[key]))
    houses = [House(other, answers(other, POLICIES[key])) for other in map(shelf.book, shelf.slugs()) if other != book]
    return Point(
        key,
        clauses,
        tuple(house for house in houses if gist(house.said) == here),
        tuple(house for house in houses if gist(house.said) != here),
    )


def answers(book: Rulebook, policy: type[Policy]) -> tuple[Said, ...]:
    """What the book answers to the policy: its own clauses, then its base's unless its own always hold."""
    own = book.clauses.get(policy.key(), ())
    said = tuple(Said(one.value, one.when, book.rules[one.rule], one.status, False) for one in own)
    if book.base is None or (own and not own[-1].when):
        return said
    lent = answers(book.base, policy)
    return (*said, *(Said(one.answer, one.when, one.rule, one.status, True) for one in lent))


def gist(said: tuple[Said, ...]) -> list[tuple[Policy, list[tuple[str, bool | str]]]]:
    """The answers and when they hold, whatever rules they come from: alike where two books come to the same."""
    return [(one.answer, sorted(one.when.items())) for one in said]


def figures(rule: Rule) -> list[tuple[str, int]]:
    """The numbers that the rule sets, by name."""
    book = shelf.book(rule.book)
    return [(name, value) for name, (value, number, _) in book.figures.items() if number == rule.number]


def topics_to_practise(rule: Rule) -> list[str]:
    """The topics in which the rule is drilled, those of families that were measured to ask it; its own comes first."""
    asked = {asking.topic for asking in coverage.row(shelf.book(rule.book), rule.number).asked}
    drilled = [topic for topic in catalogue.SYLLABUS if topic in asked]
    return sorted(drilled, key=lambda topic: topic != rule.topic)


def by_topic(book: Rulebook) -> list[tuple[str, list[Rule]]]:
    """The book's rules by topic: the topics that are drilled first, in teaching order, then the others."""
    order = [*catalogue.SYLLABUS, *(topic for topic in TOPICS if topic not in catalogue.SYLLABUS)]
    groups = [(topic, [rule for rule in book.rules.values() if rule.topic == topic]) for topic in order]
    return [(topic, rules) for topic, rules in groups if rules]


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a book stands on every point, by key: what it answers, what its base answers for it, what nobody does."""

    own: tuple[tuple[str, tuple[Said, ...]], ...]
    lent: tuple[tuple[str, tuple[Said, ...]], ...]
    open: tuple[str, ...]


def standing(book: Rulebook) -> Standing:
    """What the book answers itself (and be it in some circumstances only), and what it is silent on."""
    said = [(key, answers(book, policy)) for key, policy in POLICIES.items()]
    return Standing(
        own=tuple([(key, found) for key, found in said if key in book.clauses]),
        lent=tuple([(key, found) for key, found in said if found and key not in book.clauses]),
        open=tuple([key for key, found in said if not found]),
    )


def houses() -> list[str]:
    """The slugs of the books that lie over a base."""
    return [slug for slug in shelf.slugs() if shelf.book(slug).base]


def neighbours(rule: Rule) -> tuple[Rule | None, Rule | None]:
    """The rules before and after it in its book."""
    rules = list(shelf.book(rule.book).rules.values())
    place = rules.index(rule)
    return rules[place - 1] if place else None, rules[place + 1] if place + 1 < len(rules) else None
