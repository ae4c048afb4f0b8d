"""Tournaments and the house: places, levels, chip races, seats, time limits, and what the house takes."""

from __future__ import annotations

from trainer.rulebooks.policies.base import Policy


class BustOrder(Policy):
    """Who ranks higher of several players who go out in the same hand."""

    BIGGER_STACK_BEFORE_HAND = "bigger-stack-before-hand"
    SHARE_THE_PLACES = "share-the-places"


class EqualBust(Policy):
    """How players rank who go out in the same hand and began it with equal stacks."""

    SHARE_THE_PLACES = "share-the-places"


class PlayerOut(Policy):
    """From when on a player is out of the tournament."""

    POT_PUSHED_AND_SEAT_OPEN_CALLED = "pot-pushed-and-seat-open-called"


class SeatDraw(Policy):
    """How seats are given out."""

    BY_LOT = "by-lot"


class TableBalance(Policy):
    """Who moves when tables are balanced, and to which place."""

    NEXT_BIG_BLIND_TO_WORST_PLACE = "next-big-blind-to-worst-place"


class ShortTable(Policy):
    """When play stops at a table that is short of players."""

    STOPS_THREE_SHORT = "stops-three-short"


class RisingLevels(Policy):
    """Whether blinds and antes go up."""

    FROM_TIME_TO_TIME = "from-time-to-time"


class LevelChange(Policy):
    """From when on a new level counts."""

    NEXT_HAND = "next-hand"


class ChipRace(Policy):
    """How small chips are raced off."""

    ONE_CHIP_AT_MOST_NOBODY_OUT = "one-chip-at-most-nobody-out"
    HIGHEST_CARDS_ONE_CHIP_EACH = "highest-cards-one-chip-each"


class ChipRaceRounding(Policy):
    """What becomes of a remainder below one new chip when small chips are raced off."""

    HALF_OR_MORE_ROUNDS_UP = "half-or-more-rounds-up"


class HandForHand(Policy):
    """How hand-for-hand play is run."""

    ALL_IN_HANDS_STAY_DOWN = "all-in-hands-stay-down"


class DisputeDeadline(Policy):
    """Until when a result may be disputed."""

    NEXT_HAND = "next-hand"
    READING_NEXT_HAND_COUNT_LATER = "reading-next-hand-count-later"
    NEXT_HAND_HOUSE_ERRORS_LATER = "next-hand-house-errors-later"


class BuyIn(Policy):
    """The smallest buy-in of a cash game."""

    TEN_LOWER_LIMITS = "ten-lower-limits"
    TEN_LARGEST_OR_FORTY_SMALLEST_BETS = "ten-largest-or-forty-smallest-bets"


class RakeRate(Policy):
    """How much rake the house takes."""

    TEN_PERCENT_TO_SIX = "ten-percent-to-six"


class ChoppedBlinds(Policy):
    """Whether the blinds may be taken back when all others fold."""

    ALLOWED_WITHOUT_RAKE = "allowed-without-rake"


class Courts(Policy):
    """Whether a decision may be taken to the courts."""

    NO_RECOURSE = "no-recourse"
