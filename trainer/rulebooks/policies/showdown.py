"""Who shows, when and what."""

from __future__ import annotations

from trainer.rulebooks.policies.base import Policy


class ShowdownTakes(Policy):
    """How many players must be left after the last round for a showdown."""

    TWO_OR_MORE = "two-or-more"


class ShowdownCall(Policy):
    """What opens the showdown."""

    DEALER_ANNOUNCES = "dealer-announces"


class ShowOrderBet(Policy):
    """Who shows first when the last street saw a bet or raise."""

    LAST_AGGRESSOR_OF_LAST_STREET = "last-aggressor-of-last-street"


class ShowOrderChecked(Policy):
    """Who shows first when the last street saw no bet."""

    FIRST_LEFT_OF_BUTTON = "first-left-of-button"


class ShowOrderRest(Policy):
    """In what order the seats after the first show."""

    CLOCKWISE_FROM_FIRST = "clockwise-from-first"


class AllInShow(Policy):
    """What happens to the hands when a seat is all-in and the betting is over."""

    FACE_UP_NOW = "face-up-now"
    AS_IF_CHECKED = "as-if-checked"
    ALL_IN_BETTOR_FIRST = "all-in-bettor-first"


class SidePotShow(Policy):
    """Whether the contenders of a side pot show before a seat that is in for the main pot only."""

    TOGETHER = "together"
    SIDE_POT_FIRST = "side-pot-first"


class FirstShower(Policy):
    """Whether the seat that is due to show first may muck instead."""

    MUST_SHOW = "must-show"
    MAY_MUCK = "may-muck"


class OtherShowers(Policy):
    """Whether the seats after the first may muck when they claim nothing."""

    MAY_MUCK = "may-muck"


class WinnerShows(Policy):
    """What a hand that wins at a contested showdown must table."""

    BOTH_CARDS = "both-cards"


class UncalledWinnerShows(Policy):
    """Whether the last seat left must show the hand that nobody called."""

    NOT_REQUIRED = "not-required"
    ONLY_IF_DEALER_OR_FLOOR_ASKS = "only-if-dealer-or-floor-asks"


class BoardPlay(Policy):
    """How a seat that plays the board claims its share."""

    TABLE_BOTH_CARDS = "table-both-cards"
    SAY_SO_FIRST = "say-so-first"


class AskToSee(Policy):
    """Who may ask to see a hand that was called and not shown."""

    RIVER_CALLER_AGAINST_AGGRESSOR = "river-caller-against-aggressor"
    NO_CARDS_NO_RIGHT = "no-cards-no-right"
    ANY_DEALT_IN = "any-dealt-in"
    ONLY_ON_SUSPICION = "only-on-suspicion"
    ONLY_DEALER_OR_FLOOR = "only-dealer-or-floor"
    HISTORY_AFTERWARDS = "history-afterwards"


class ShowOneShowAll(Policy):
    """Whether cards shown to one player must be shown to the table."""

    AT_ONCE = "at-once"
    ON_DEMAND = "on-demand"
    BY_WHO_HAS_A_DECISION = "by-who-has-a-decision"


class PartialShow(Policy):
    """Whether a player who shows a part of a hand must show the rest."""

    NOT_FORCED = "not-forced"
    MAY_BE_REQUIRED = "may-be-required"
