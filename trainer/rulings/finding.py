"""A Finding: what an incident leads to and the steps to it; and the book's answers that the steps rest on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from trainer.poker.situation import POSTS, Action, ActionKind, Seat, Situation, SituationError, Status
from trainer.rulebooks.policies import Policy
from trainer.rulebooks.rulebook import Citation
from trainer.rulebooks.rulebook import Status as Firmness
from trainer.rulings.ruling import Decision, Desk, Param, Step
from trainer.rulings.steps import Act, StepCode

P = TypeVar("P", bound=Policy)
P_co = TypeVar("P_co", bound=Policy, covariant=True)

IN_THE_HAND = (Status.LIVE, Status.FOLDED, Status.ABSENT)
"""The statuses of seats that a deal may concern."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A decision and the ordered, cited steps to it: reasons first, then what the dealer does."""

    decision: Decision
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Answer(Generic[P_co]):
    """What a book, or its base, answers to a policy, with the rules that say so."""

    value: P_co
    citations: tuple[Citation, ...]


class Silence(Exception):
    """Neither the book nor its base answers what the ruling needs: the floor decides, citing `citations`.

    `point` is the key of the policy that is not answered, None where no policy asks.
    """

    def __init__(self, citations: tuple[Citation, ...], point: str | None = None) -> None:
        super().__init__("the book is silent")
        self.citations = citations
        self.point = point


def answer(desk: Desk, policy: type[P]) -> Answer[P]:
    """The book's answer to `policy`; Silence where there is none."""
    provision = desk.provision(policy)
    if provision.value is None:
        raise Silence(provision.citations, policy.key())
    return Answer(provision.value, provision.citations)


def step(code: StepCode, *grounds: Answer[Policy], **params: Param) -> Step:
    """A step that rests on the grounds: their citations in order, each once."""
    return Step(code, params, tuple(dict.fromkeys(citation for ground in grounds for citation in ground.citations)))


def as_reading(citations: tuple[Citation, ...]) -> tuple[Citation, ...]:
    """The citations of rules that do not say the thing themselves: what we take from them is a reading."""
    return tuple(one if one.rule is None else replace(one, status=Firmness.READING) for one in citations)


def acts(*codes: Act, on: Answer[Policy], **params: Param) -> tuple[Step, ...]:
    """Things that the dealer does one after the other, all on one ground and with the same figures."""
    return tuple(step(code, on, **params) for code in codes)


def left_to_the_floor(*grounds: Answer[Policy], because: Step | None = None) -> Finding:
    """The floor decides although the book has a rule: it names no remedy for this moment, or leaves it to the floor."""
    reasons = () if because is None else (because,)
    return Finding(Decision.FLOOR, (*reasons, step(Act.CALL_FLOOR, *grounds)))


def seated(situation: Situation, number: int, path: str) -> Seat:
    """The seat with that number; SituationError at `path` when the chair is empty."""
    try:
        return situation.at(number)
    except KeyError:
        raise SituationError(path, "there is no seat {number} at this table", number=number) from None


def in_the_hand(situation: Situation, number: int, path: str) -> Seat:
    """The seat, which has a hand that is not folded; SituationError at `path` otherwise."""
    seat = seated(situation, number, path)
    if seat.status not in (Status.LIVE, Status.ABSENT):
        raise SituationError(
            path, "seat {number} has no live hand: it is {status}", number=number, status=seat.status.value
        )
    if has_folded(situation, number):
        raise SituationError(path, "seat {number} has no live hand: it has folded", number=number)
    return seat


def voluntary(situation: Situation) -> tuple[Action, ...]:
    """The actions that players chose; posts are not among them."""
    return tuple(action for action in situation.actions if action.action not in POSTS)


def has_acted(situation: Situation, seat: int) -> bool:
    """Whether the seat has taken a voluntary action in this hand."""
    return any(action.seat == seat for action in voluntary(situation))


def has_folded(situation: Situation, seat: int) -> bool:
    """Whether the seat has given up its hand."""
    folds = any(action.seat == seat and action.action is ActionKind.FOLD for action in situation.actions)
    return folds or situation.at(seat).status is Status.FOLDED
