"""Families that ask what a book says on a point as it stands: who pushes the pot, how many may play at a table.

A topic's family is one file: its slug, its topic, and its `facts`, each a point of the books with the question and
with what is often said instead. Key and other houses' answers come from the books.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from trainer.assessment.message import Message, Param
from trainer.assessment.question import Choice, Option, Question
from trainer.poker.incidents import RuleAsked
from trainer.poker.situation import Seat, Situation, Structure
from trainer.rulebooks import shelf
from trainer.rulebooks.loading import POLICIES
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.facts import look_up
from trainer.rulings.ruling import Desk, Ruling
from trainer.scenarios.deals import game, player_count, seat_numbers, stacks
from trainer.scenarios.options import setting
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance, derive

NO_RULE, HEARSAY = "no-rule", "hearsay"
OTHER = "another-house"


@dataclass(frozen=True, slots=True)
class Fact:
    """How a point is asked: the question, and an answer that is often heard and stands in no book."""

    asks: str
    hearsay: str


def told(title: str, facts: Mapping[str, Fact]) -> dict[str, str]:
    """The words of a family of facts, by name."""
    asked = {f"asks-{point}": f"A {{structure:structure}} {{play:play}}. {fact.asks}" for point, fact in facts.items()}
    heard = {f"{HEARSAY}-{point}": fact.hearsay for point, fact in facts.items()}
    return {
        "title": title,
        **asked,
        **heard,
        "silence": "No rule says: the floor decides",
        OTHER: (
            "That is the rule of {house:book}. This house has another answer, or it leaves the point to the floor."
        ),
        HEARSAY: "You took what is said at other tables. It is not the rule of this house.",
        NO_RULE: (
            "You took the point for one without a rule. There is one, in the house's own book or in the book that it "
            "rests on, so the floor is not needed."
        ),
    }


class FactsFamily(Family):
    """What the book says on a point that a player asks about; `facts` are its points.

    A point on which neither the book nor its base says anything is not asked: our books hold what rulings need, and
    what is not in them may well stand in the original. Where the houses hardly differ a family has no misconception
    `another-house`: what another house answers is then hearsay. `share`: how many questions in a hundred are on points
    in dispute; the others are on points on which no house that answers differs.
    """

    ruling = "fact"
    exhibits = ("felt", "incident")
    misconceptions: ClassVar[tuple[str, ...]] = (OTHER, HEARSAY, NO_RULE)
    share: ClassVar[int]
    facts: ClassVar[Mapping[str, Fact]]

    def decides(self, book: Rulebook) -> bool:
        return super().decides(book) and any(_answers(book, point) for point in self.facts)

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        structure = Structure(chance.choice(self.structures)) if self.structures else None
        terms = game(chance, book, structure=structure)
        seats = seat_numbers(chance, player_count(chance, level))
        chips = stacks(chance, len(seats), terms)
        table = Situation(
            seats=tuple(Seat(seat, stack) for seat, stack in zip(seats, chips, strict=True)),
            button=chance.choice(seats),
            game=terms,
        )
        point = self._point(chance, table, book)
        return Situation(table.seats, table.button, game=terms, incident=RuleAsked(chance.choice(seats), point))

    def _point(self, chance: Chance, table: Situation, book: Rulebook) -> str:
        """A point that the book answers: one in dispute between the houses, or one on which all who answer agree."""
        answered = [point for point in self.facts if look_up(Desk(book, table), point)[0] is not None]
        disputed = [point for point in answered if _other(table, book, point)]
        alike = [point for point in answered if point not in disputed]
        first = disputed if chance.below(100) < self.share else alike
        return chance.choice(first or answered or list(self.facts))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        point, answer = ruling.verdict.point, ruling.verdict.answer
        if answer is None:
            return None
        options = [Option(option_id(point, value), _label(point, value)) for value in _values(point)]
        options.append(Option(option_id(point, HEARSAY), self.message(f"{HEARSAY}-{point}")))
        if point in POLICIES:  # words have no order of their own; numbers are left as they rise
            options.sort(key=lambda option: option.id)
        options.append(Option(NO_RULE, self.message("silence")))
        key = option_id(point, answer)
        return Choice(self.message(f"asks-{point}", **setting(situation.game)), key, tuple(options))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        found = _other(situation, book, ruling.verdict.point)
        other = option_id(ruling.verdict.point, found[1]) if found else None
        hearsay = option_id(ruling.verdict.point, HEARSAY)
        if OTHER not in self.misconceptions:
            return {HEARSAY: other or hearsay, NO_RULE: NO_RULE}
        return {OTHER: other, HEARSAY: hearsay, NO_RULE: NO_RULE}

    def figures(self, name: str, situation: Situation, book: Rulebook) -> Mapping[str, Param]:
        asked: Any = situation.incident
        other = _other(situation, book, asked.point) if name == OTHER else None
        return {"house": other[0]} if other else {}


def option_id(point: str, answer: str | int) -> str:
    """The id of an answer to the point: one that does not tell what stands in a book from what is only heard."""
    return f"answer-{derive(point, answer):012x}"


def _answers(book: Rulebook, point: str) -> bool:
    return book.settles(POLICIES[point]) if point in POLICIES else book.figure(point).value is not None


def _other(table: Situation, book: Rulebook, point: str) -> tuple[str, str | int] | None:
    """The first other house on the shelf that answers the point, and not as this one does; its slug and its answer."""
    here, _ = look_up(Desk(book, table), point)
    for slug in shelf.slugs():
        there, _ = look_up(Desk(shelf.book(slug), table), point)
        if there is not None and there != here:
            return slug, there
    return None


def _values(point: str) -> Sequence[str | int]:
    """Every answer that some house may give: a policy's words, or the numbers that the books set, lowest first."""
    if point in POLICIES:
        return [str(member.value) for member in POLICIES[point]]
    numbers = {shelf.book(slug).figure(point).value for slug in shelf.slugs()}
    return sorted(number for number in numbers if number is not None)


def _label(point: str, value: str | int) -> Message:
    return Message(f"answer/{point}/{value}") if point in POLICIES else Message("figure", {"count": int(value)})
