"""A Ruling: a verdict and the ordered, cited steps to it. Data only; `wording` turns it into sentences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from trainer.poker.situation import Situation, SituationError, Status
from trainer.rulebooks.policies import Policy
from trainer.rulebooks.rulebook import Circumstances, Citation, Provision, Rulebook
from trainer.rulebooks.rulebook import Status as Firmness
from trainer.rulings.steps import StepCode

V = TypeVar("V", covariant=True)
P = TypeVar("P", bound=Policy)

Param = int | str | tuple[int, ...] | tuple[str, ...]
"""A step's figures: a seat or amount, a word, several seats, several cards."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the way to a verdict: a code of the closed list, its figures, and the rules that it rests on."""

    code: StepCode
    params: Mapping[str, Param]
    citations: tuple[Citation, ...]


@dataclass(frozen=True, slots=True)
class Ruling(Generic[V]):
    """What the dealer must do: the answer to one question about a situation under one book."""

    question: str
    book: str
    verdict: V
    steps: tuple[Step, ...]


class Decision(StrEnum):
    """What an incident leads to."""

    MISDEAL = "misdeal"
    PLAY_ON = "play-on"
    CORRECT = "correct"
    REPLACE = "replace"
    REDEAL_BOARD = "redeal-board"
    HAND_DEAD = "hand-dead"
    HAND_LIVE = "hand-live"
    VOID_HAND = "void-hand"
    SHOW = "show"
    REFUSE = "refuse"
    FORBID = "forbid"
    PENALTY = "penalty"
    FLOOR = "floor"


def _only_play(book: Rulebook) -> bool | None:
    """Whether a book is for tournaments; None for one that covers cash games too, so that the document must say."""
    return book.play == ("tournament",) if len(book.play) == 1 else None


class Desk:
    """One book open at one situation: provisions are looked up here, so that each carries its citations into a step."""

    def __init__(self, book: Rulebook, situation: Situation) -> None:
        self.book = book
        self.situation = situation
        game = situation.game
        seated = situation.numbers(Status.LIVE, Status.FOLDED, Status.ABSENT)
        self.circumstances = Circumstances(
            tournament=_only_play(book) if game.tournament is None else game.tournament,
            structure=game.structure,
            heads_up=len(seated) == 2,
        )

    def provision(self, policy: type[P]) -> Provision[P]:
        """The book's answer to `policy` here; SituationError when it depends on something the document left out."""
        try:
            return self.book.provision(policy, self.circumstances)
        except KeyError as missing:
            raise SituationError(
                f"game.{missing.args[0]}", "needed for this question under this book and missing"
            ) from None

    def lent(self, policy: type[P]) -> Provision[P]:
        """What the base answers where the own rule does not reach: the house's silence, then the base's rule."""
        silence = (Citation(self.book.slug, None, Firmness.SILENT),)
        if self.book.base is None:
            return Provision(None, silence)
        found = self.book.base.provision(policy, self.circumstances)
        return Provision(found.value, silence + found.citations)

    def silent_step(self, code: StepCode, /, **params: Param) -> Step:
        """A step that rests on the silence of the book, and of its base, on a point for which there is no policy."""
        book: Rulebook | None = self.book
        cited = []
        while book is not None:
            cited.append(Citation(book.slug, None, Firmness.SILENT))
            book = book.base
        return Step(code, params, tuple(cited))

    def step(self, code: StepCode, /, *policies: type[Policy], **params: Param) -> Step:
        """A step that rests on the book's answers to `policies`, each rule cited once."""
        cited = [citation for policy in policies for citation in self.provision(policy).citations]
        return Step(code, params, tuple(dict.fromkeys(cited)))
