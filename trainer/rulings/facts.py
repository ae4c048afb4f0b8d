"""What a book says on one point, as it stands: its answer to a policy, or a number that it sets."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import assert_never

from trainer.poker.incidents import RuleAsked
from trainer.poker.situation import Situation, SituationError, needed
from trainer.rulebooks import shelf
from trainer.rulebooks.loading import POLICIES
from trainer.rulebooks.rulebook import Citation, Rulebook, Status
from trainer.rulings.ruling import Desk, Param, Ruling, Step
from trainer.rulings.steps import Act, Reason


@dataclass(frozen=True, slots=True)
class FactVerdict:
    """The point asked about, and the answer: a policy's word or a number; None where book and base say nothing."""

    point: str
    answer: str | int | None


def rule_fact(situation: Situation, book: Rulebook) -> Ruling[FactVerdict]:
    """The book's answer on the point that a player asks about, its own or its base's; silence goes to the floor.

    A point is the key of a policy (`pot-award`) or the name of a figure (`most-players`). SituationError at `incident`
    when nothing is asked, at `incident.point` for a point that no book knows.
    """
    asked = needed(situation.incident, "incident")
    if not isinstance(asked, RuleAsked):
        raise SituationError("incident.kind", "a {kind} is no question about a rule", kind=asked.kind)
    answer, citations = look_up(Desk(book, situation), asked.point)
    return Ruling("fact", book.slug, FactVerdict(asked.point, answer), _steps(book, asked.point, answer, citations))


def look_up(desk: Desk, point: str) -> tuple[str | int | None, tuple[Citation, ...]]:
    """The answer at that table, and the rules that it stands in; SituationError as in `rule_fact`."""
    if point in POLICIES:
        provision = desk.provision(POLICIES[point])
        return None if provision.value is None else str(provision.value.value), provision.citations
    figure = desk.book.figure(point)
    if figure.value is None and point not in figures_known():
        raise SituationError(
            "incident.point", "{point} is neither a point of the books nor a number in them", point=repr(point)
        )
    return figure.value, figure.citations


@cache
def figures_known() -> frozenset[str]:
    """The names of the numbers that any book on the shelf sets."""
    return frozenset(name for slug in shelf.slugs() for name in shelf.book(slug).figures)


def _steps(book: Rulebook, point: str, answer: str | int | None, citations: tuple[Citation, ...]) -> tuple[Step, ...]:
    if answer is None:
        return Step(Reason.POINT_NOT_ANSWERED, {"point": point}, citations), Step(Act.CALL_FLOOR, {}, citations)
    is_number = isinstance(answer, int)
    figures: dict[str, Param] = {"point": point}
    figures |= {"count": answer} if isinstance(answer, int) else {"answer": f"{point}/{answer}"}
    match citations[0].status:
        case Status.STATED:
            code = Reason.FIGURE_STANDS if is_number else Reason.POINT_ANSWERED
        case Status.READING:
            code = Reason.FIGURE_READ if is_number else Reason.POINT_READ
        case Status.SILENT:
            assert book.base is not None
            code = Reason.FIGURE_FROM_BASE if is_number else Reason.POINT_FROM_BASE
            figures["base"] = book.base.slug
        case never:
            assert_never(never)
    return (Step(code, figures, citations),)
