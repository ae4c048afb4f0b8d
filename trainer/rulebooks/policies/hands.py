"""How hands are read."""

from __future__ import annotations

from trainer.rulebooks.policies.base import Policy


class BestFive(Policy):
    """How many of the seven cards make the hand, and how many hole cards must play."""

    ANY_FIVE_OF_SEVEN = "any-five-of-seven"


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
