"""Button, blinds and antes: where they go, how much they are, and who makes up or joins with what."""

from __future__ import annotations

from trainer.rulebooks.policies.base import Policy


class FirstButton(Policy):
    """Who gets the button in the first hand."""

    HIGH_CARD_BY_SUIT = "high-card-by-suit"


class ButtonMoves(Policy):
    """Where the button goes after a hand."""

    CLOCKWISE_AFTER_EACH_HAND = "clockwise-after-each-hand"


class ButtonRule(Policy):
    """Which seat gets the button next when a seat is empty or a player has left."""

    DEAD_BUTTON = "dead-button"
    MOVING_BUTTON = "moving-button"
    LAST_SMALL_BLIND = "last-small-blind"


class EmptyButton(Policy):
    """What happens when the seat that is due the button is empty."""

    DEAD_BUTTON_THERE = "dead-button-there"
    PASSED_OVER = "passed-over"


class EmptySmallBlind(Policy):
    """What happens when the seat that the small blind falls on is empty."""

    NOT_POSTED = "not-posted"


class BlindPlaces(Policy):
    """Which seats post the blinds."""

    LEFT_OF_BUTTON_AND_NEXT = "left-of-button-and-next"


class BlindsCompulsory(Policy):
    """Whether the blinds must be posted."""

    COMPULSORY = "compulsory"
    OWED_WHENEVER_THEY_FALL = "owed-whenever-they-fall"


class HeadsUpBlinds(Policy):
    """Which of two players posts the small blind."""

    BUTTON_IS_SMALL = "button-is-small"


class HeadsUpBigBlind(Policy):
    """Whether a player may have the big blind twice running when the table becomes heads-up."""

    NEVER_TWICE_IN_A_ROW = "never-twice-in-a-row"


class LiveBlinds(Policy):
    """Whether a blind counts toward what its poster owes."""

    PART_OF_THE_BET = "part-of-the-bet"


class SmallBlindAmount(Policy):
    """How much the small blind is."""

    HALF_BIG_BLIND = "half-big-blind"
    HALF_ROUNDED_DOWN_TO_WHOLE = "half-rounded-down-to-whole"
    USUALLY_HALF_ROUNDED_DOWN_TO_WHOLE = "usually-half-rounded-down-to-whole"
    SET_AMOUNT = "set-amount"


class BigBlindAmount(Policy):
    """How much the big blind is."""

    MINIMUM_BET = "minimum-bet"
    LOWER_LIMIT = "lower-limit"
    TWICE_SMALL_BLIND = "twice-small-blind"


class Ante(Policy):
    """Whether an ante is posted as well."""

    MAY_BE_ADDED = "may-be-added"
    GENERALLY_NONE = "generally-none"
    NONE = "none"


class BigBlindAnteOrder(Policy):
    """What comes first when the big blind pays the ante for the table and cannot pay both."""

    BLIND_FIRST = "blind-first"


class AbsentBlinds(Policy):
    """What becomes of a blind that falls on a player who is away."""

    POSTED_FROM_STACK = "posted-from-stack"
    MISSED = "missed"


class MissedSmallBlind(Policy):
    """Who posts the small blind in a hand in which its player misses it."""

    NOBODY = "nobody"
    PLAYER_DUE_BIG_BLIND = "player-due-big-blind"


class MissedBigBlind(Policy):
    """Who posts the big blind in a hand in which its player misses it."""

    NEXT_PLAYER = "next-player"


class MissedBlinds(Policy):
    """What a player who missed the big blind owes on coming back."""

    ALL_LIVE_UP_TO_BET = "all-live-up-to-bet"
    ONLY_BIG_BLIND_LIVE = "only-big-blind-live"
    BOTH_BLINDS_SMALL_PART_DEAD = "both-blinds-small-part-dead"
    TAKEN_FROM_STACK = "taken-from-stack"


class OnlySmallBlindMissed(Policy):
    """What a player who missed only the small blind owes on coming back."""

    LIVE_UP_TO_BET = "live-up-to-bet"
    DEAD = "dead"


class MissedSmallBlindReturn(Policy):
    """When a player who missed the small blind may make it up."""

    NOT_BEFORE_BUTTON_PASSED = "not-before-button-passed"


class ShortReturn(Policy):
    """What holds for a player who cannot pay all of the missed blinds."""

    NOT_DEALT_IN = "not-dealt-in"


class MissedBlindsPlace(Policy):
    """Whether missed blinds may be made up between the button and the blinds."""

    NOT_BETWEEN_BUTTON_AND_BLINDS = "not-between-button-and-blinds"
    ANYWHERE = "anywhere"


class MissedBlindsWait(Policy):
    """Whether a player who missed blinds may wait for the big blind instead of paying them."""

    MAY_WAIT = "may-wait"


class DodgedBlind(Policy):
    """What a player loses who dodges a blind on purpose."""

    FORFEITED = "forfeited"


class NewPlayer(Policy):
    """What a new player owes who is dealt in outside the blinds."""

    BIG_BLIND = "big-blind"
    NOTHING = "nothing"


class NewGame(Policy):
    """What players post to join a game that only begins."""

    NOTHING_BUT_THE_BLINDS = "nothing-but-the-blinds"


class NewPlayerWait(Policy):
    """Whether a new player may wait for the big blind instead of paying."""

    MAY_WAIT = "may-wait"


class NewInBigBlind(Policy):
    """What a player is who joins in the place of the big blind."""

    PLAYS_AS_BIG_BLIND = "plays-as-big-blind"


class BetweenBlindsAndButton(Policy):
    """What a player does who joins between the button and the blinds."""

    WAITS_UNTIL_BUTTON_PASSED = "waits-until-button-passed"
    WAITS_BETWEEN_BUTTON_AND_SMALL_BLIND = "waits-between-button-and-small-blind"
    MAY_POST_BIG_BLIND = "may-post-big-blind"


class JoinOnButton(Policy):
    """Whether a player who joins at the very place of the button is dealt in."""

    WAITS = "waits"


class BuyTheButton(Policy):
    """Whether a player whose place lies between the blinds and the button may buy the button."""

    ALLOWED = "allowed"


class UnpaidHand(Policy):
    """What a hand is worth whose player was dealt in without having paid what was due."""

    DEAD_UNTIL_PLAYED = "dead-until-played"


class SeatChange(Policy):
    """What a player owes who moves away from the blinds."""

    NOBODY_GAINS = "nobody-gains"
    POSTS_PAST_MORE_THAN_TWO = "posts-past-more-than-two"


class StraddleMinRaise(Policy):
    """How much the least raise over a live straddle comes to."""

    TWICE_THE_STRADDLE = "twice-the-straddle"
    THREE_BIG_BLINDS = "three-big-blinds"
