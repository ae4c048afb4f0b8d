"""A betting round as it was told: what it opened at, and its bets and raises."""

from __future__ import annotations

from trainer.poker.hand import Hand
from trainer.poker.situation import POSTS, Action, ActionKind, Situation, Street

AGGRESSIVE = frozenset({ActionKind.BET, ActionKind.RAISE})
_ASIDE = frozenset({ActionKind.ANTE, ActionKind.POST_DEAD})


def opened_at(situation: Situation, street: Street) -> int:
    """The price before anybody has acted on the street: before the flop a full blind or the highest post, else 0."""
    if street is not Street.PREFLOP:
        return 0
    posts = [action.to or 0 for action in situation.actions if action.action in POSTS - _ASIDE]
    return max([situation.game.big_blind or 0, *posts]) if posts else 0


def acts_of(hand: Hand) -> list[Action]:
    """The voluntary actions of the street, in order."""
    return [action for action in hand.voluntary if action.street is hand.street]


def raises_of(hand: Hand) -> list[Action]:
    """The bets and raises of the street, in order."""
    return [action for action in acts_of(hand) if action.action in AGGRESSIVE]
