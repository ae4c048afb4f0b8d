"""How hands are read."""

from __future__ import annotations

from trainer.rulebooks.policies.base import Policy


class BestFive(Policy):
    """How many of the seven cards make the hand, and how many hole cards must play."""

    ANY_FIVE_OF_SEVEN = "any-five-of-seven"


class HoleCardsUsed(Policy):
    """How many of the two hole cards a player may use."""

    TWO_ONE_OR_NONE = "two-one-or-none"


class BoardHand(Policy):
    """What a player can win at most whose best hand is the five cards on the board."""

    A_SHARE = "a-share"


class CardOrder(Policy):
    """The order of the cards, from high to low."""

    ACE_DOWN_TO_TWO = "ace-down-to-two"


class HandOrder(Policy):
    """Whether the hands rank as they do everywhere in poker."""

    AS_EVERYWHERE = "as-everywhere"


class PokerName(Policy):
    """Which hand the book calls “Poker”."""

    STRAIGHT_FLUSH = "straight-flush"
    FOUR_OF_A_KIND = "four-of-a-kind"


class HandRanking(Policy):
    """The order of the hand categories."""

    TEN_CATEGORIES = "ten-categories"


class LowAce(Policy):
    """Whether an ace may stand below the two in a straight."""

    COUNTS = "counts"


class Ties(Policy):
    """What breaks a tie between hands of one category."""

    KICKERS_NEVER_SUITS = "kickers-never-suits"


class CardsSpeak(Policy):
    """Who reads the hand at the showdown."""

    DEALER_READS = "dealer-reads"
