"""Live and dead hands."""

from __future__ import annotations

from trainer.rulebooks.policies.base import Policy


class TouchedHand(Policy):
    """A hand touches the muck or another hand."""

    DEAD = "dead"
    DEAD_UNLESS_IDENTIFIABLE = "dead-unless-identifiable"


class IdentifiedHand(Policy):
    """A hand was fouled and can be identified, where that saves it."""

    STAYS_LIVE = "stays-live"
    FLOOR_DECIDES = "floor-decides"


class KilledHand(Policy):
    """The dealer puts a live hand that was not tabled into the muck."""

    DEAD = "dead"
    DEAD_UNLESS_IDENTIFIABLE = "dead-unless-identifiable"
    FLOOR_IF_IDENTIFIABLE = "floor-if-identifiable"


class FloorMaySave(Policy):
    """Whether the floor may declare a dead hand live where the hand can be put right."""

    YES = "yes"


class TabledHandMucked(Policy):
    """A hand that was tabled face up is mucked."""

    NOT_KILLED = "not-killed"


class DiscardInPlay(Policy):
    """A player throws the hand away, untabled, while betting is open."""

    BINDING_FOLD = "binding-fold"


class MuckedHand(Policy):
    """A player puts a hand that was not tabled into the muck at the showdown."""

    DEAD = "dead"
    RETRIEVED_IF_IDENTIFIABLE = "retrieved-if-identifiable"
    DEAD_UNLESS_FLOOR_RETRIEVES = "dead-unless-floor-retrieves"


class BettorDiscards(Policy):
    """A player bets and throws the hand away before anybody has called, thinking that the pot is won."""

    FLOOR_DEAD_IF_LOST = "floor-dead-if-lost"


class ShownEarly(Policy):
    """A player exposes the whole hand while action is pending."""

    PLAYS = "plays"
    DEAD_UNLESS_NO_ACTION_LEFT = "dead-unless-no-action-left"


class AtSeat(Policy):
    """By when a player must be at the seat to have a live hand."""

    FIRST_CARD = "first-card"
    LAST_CARD = "last-card"
