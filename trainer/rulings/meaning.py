"""What a gesture comes to: the closed words for it, and the shapes that the rulings on words and chips share."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from trainer.poker.hand import Hand
from trainer.poker.incidents import Gesture
from trainer.rulebooks.policies import Announcement, Policy
from trainer.rulings.bounds import Bounds
from trainer.rulings.finding import Answer, step
from trainer.rulings.ruling import Desk, Param, Step
from trainer.rulings.steps import StepCode


class Counts(StrEnum):
    """What a gesture counts as. The two with `or` leave the player that choice, `none` leaves every choice."""

    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    FOLD = "fold"
    CALL_OR_FOLD = "call-or-fold"
    CALL_OR_RAISE = "call-or-raise"
    NONE = "none"
    FLOOR = "floor"


class Correction(StrEnum):
    """What the dealer changes about a gesture."""

    BROUGHT_UP = "brought-up"
    """Chips are missing for the least legal bet or raise; the player adds them."""
    BROUGHT_DOWN = "brought-down"
    """The amount is above the largest legal one; what is over goes back."""
    EXCESS_RETURNED = "excess-returned"
    """The chips count as a call or check; what is over goes back as change."""
    MADE_GOOD = "made-good"
    """Chips are missing for the call; the player adds them."""
    SECOND_MOTION_RETURNED = "second-motion-returned"
    """What came in a further motion goes back."""
    WORD_REPLACED = "word-replaced"
    """The word does not fit the action and counts as another one."""
    RAISE_REFUSED = "raise-refused"
    """The seat may not raise; it calls."""
    AT_LEAST = "at-least"
    """The player is bound to `to` at least and may still put in more, in one motion."""
    UNLESS_ACTION_CHANGES = "unless-action-changes"
    """Out of turn: it binds as long as nobody before the seat bets or raises."""
    CHIPS_BACK = "chips-back"
    """Out of turn, and the action has changed: the chips go back, and the player may do anything."""
    NO_RAISE_NEXT_TURN = "no-raise-next-turn"
    """Out of turn: the player may neither bet nor raise at the next turn."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """What words or chips come to: `to` is the street total of a call, bet or raise."""

    counts: Counts
    to: int | None
    steps: tuple[Step, ...]
    correction: Correction | None = None


@dataclass(frozen=True, slots=True)
class Spot:
    """A seat at its turn with what it said and did, and what it may do by its book."""

    desk: Desk
    hand: Hand
    made: Gesture
    bounds: Bounds

    @property
    def price(self) -> int:
        """What the seats must have in front of them."""
        return self.hand.price.to_match

    @property
    def total(self) -> int:
        """What the seat has in front of it."""
        return self.hand.street_totals[self.made.seat]

    @property
    def everything(self) -> int:
        """What it would have in front of it with all its chips."""
        return self.total + (self.hand.stacks[self.made.seat] or 0)

    @property
    def faces_bet(self) -> bool:
        """Whether there is something to call."""
        return self.price > self.total

    @property
    def called(self) -> int:
        """The street total of a call."""
        return min(self.price, self.everything)

    @property
    def word(self) -> Answer[Policy] | None:
        """What makes a word bind that is said in turn; None out of turn, where the rule on that decides."""
        if not self.made.in_turn:
            return None
        found = self.desk.provision(Announcement)
        return None if found.value is None else Answer(found.value, found.citations)

    def means(
        self,
        counts: Counts,
        to: int | None,
        code: StepCode,
        *grounds: Answer[Policy],
        correction: Correction | None = None,
        **params: Param,
    ) -> Meaning:
        """A meaning with what the seat may do and the step that decides."""
        return Meaning(counts, to, (*self.bounds.steps, step(code, *grounds, **params)), correction)
