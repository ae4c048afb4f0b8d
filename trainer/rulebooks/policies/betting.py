"""Betting: whose turn it is, how much may be bet, and what words and chips come to."""

from __future__ import annotations

from trainer.rulebooks.policies.base import Policy

# ---- turns ----------------------------------------------------------------------------------


class FirstToActPreflop(Policy):
    """Who acts first before the flop."""

    LEFT_OF_BIG_BLIND = "left-of-big-blind"


class FirstToActLater(Policy):
    """Who acts first after the flop, the turn and the river."""

    FIRST_LEFT_OF_BUTTON = "first-left-of-button"


class BigBlindOption(Policy):
    """What the big blind may do when nobody has raised."""

    MAY_CHECK_OR_RAISE = "may-check-or-raise"


class OpenActions(Policy):
    """What a player whose turn it is may do."""

    CHECK_OR_BET_THEN_FOLD_CALL_OR_RAISE = "check-or-bet-then-fold-call-or-raise"


class RoundEnd(Policy):
    """When a betting round is over."""

    ALL_FOLDED_MATCHED_OR_ALL_IN = "all-folded-matched-or-all-in"


class RaiseOnesOwn(Policy):
    """Whether a player may raise again when all others have called or folded."""

    NOT_WITHOUT_ANOTHER_RAISE = "not-without-another-raise"


# ---- sizes ----------------------------------------------------------------------------------


class BettingStructure(Policy):
    """Which betting structure is played."""

    NO_LIMIT = "no-limit"
    FIXED_LIMIT = "fixed-limit"
    AS_THE_TABLE_SAYS = "as-the-table-says"


class MinRaise(Policy):
    """How large the smallest raise is."""

    LARGEST_FULL_BET_OR_RAISE = "largest-full-bet-or-raise"


class Reopening(Policy):
    """When a player who has acted may raise again after all-ins for less than a full raise."""

    FULL_RAISE_IN_SUM = "full-raise-in-sum"
    FULL_RAISE_OF_CONSECUTIVE_ALL_INS = "full-raise-of-consecutive-all-ins"


class ShortAllInCompletion(Policy):
    """In which games an all-in for less may be completed to a full bet or raise."""

    LIMIT_ONLY = "limit-only"


class SubMinimumOpen(Policy):
    """What others do when the first bet of a round is an all-in below the smallest bet."""

    CALLED_AS_BET_RAISED_BY_SMALLEST = "called-as-bet-raised-by-smallest"
    SO_AFTER_THE_FLOP_ONLY = "so-after-the-flop-only"


class LimitBetSize(Policy):
    """How large bets and raises are in fixed limit."""

    SMALL_BET_THEN_BIG_BET = "small-bet-then-big-bet"


class LimitReopening(Policy):
    """How large an all-in for less must be in fixed limit to let players raise who have acted."""

    HALF_BET = "half-bet"


class HalfBetAllIn(Policy):
    """What a raise comes to in fixed limit after an all-in of half a bet or more."""

    FULL_BET_ON_TOP = "full-bet-on-top"


class HeadsUpCap(Policy):
    """Whether two players may raise more often than the limit allows in a round."""

    LIFTED_WHEN_TWO_LEFT_IN_EVENT = "lifted-when-two-left-in-event"
    LIFTED_IF_HEADS_UP_BEFORE_CAP = "lifted-if-heads-up-before-cap"
    LIFTED_IF_ROUND_BEGAN_HEADS_UP = "lifted-if-round-began-heads-up"
    LIFTED_WHEN_TWO_LEFT_IN_HAND = "lifted-when-two-left-in-hand"
    NEVER_LIFTED = "never-lifted"


class CapReached(Policy):
    """Whether a limit of raises that was reached stands when a fold leaves two players."""

    STANDS = "stands"


class PotLimitMaximum(Policy):
    """How large the largest bet or raise is in pot-limit."""

    CALL_AND_POT_AFTER_CALL = "call-and-pot-after-call"


class PotLimitOpen(Policy):
    """How the pot is counted in pot-limit before the flop."""

    TRUE_POT = "true-pot"
    SMALL_BLIND_COUNTS_AS_BIG = "small-blind-counts-as-big"


class PotLimitShortBlinds(Policy):
    """How blinds that are dead or short are counted in pot-limit."""

    COUNTED_IN_FULL = "counted-in-full"


class PotLimitRounding(Policy):
    """Whether the largest bet in pot-limit is rounded."""

    NONE = "none"
    UP = "up"


class PotLimitOverbetFix(Policy):
    """Until when a pot-limit bet that was too large is corrected."""

    WHOLE_STREET = "whole-street"
    UNTIL_ALL_HAVE_ACTED = "until-all-have-acted"
    UNTIL_ALL_HAVE_ACTED_OR_ONE_DECIDES = "until-all-have-acted-or-one-decides"


# ---- chips without words --------------------------------------------------------------------


class OversizedChip(Policy):
    """What a single chip larger than the call means when it is put in without a word."""

    CALL_IF_FACING_BET_ELSE_FULL_VALUE = "call-if-facing-bet-else-full-value"


class PotLimitBigChip(Policy):
    """What a single chip larger than the pot means in pot-limit."""

    OPENS_FOR_POT = "opens-for-pot"


class SeveralChips(Policy):
    """When several chips put in without a word are no more than a call."""

    CALL_IF_NONE_SUPERFLUOUS = "call-if-none-superfluous"


class PriorChips(Policy):
    """When chips that lie in front already count together with new ones."""

    COUNT_IF_PARTLY_PULLED_BACK_OR_ENOUGH = "count-if-partly-pulled-back-or-enough"


class ChipsPulledBack(Policy):
    """What pulling back the own chips means for a player who faces a raise."""

    BINDS_TO_CALL_OR_RAISE = "binds-to-call-or-raise"


class UnderraiseWithoutWord(Policy):
    """What chips for more than a call and less than a raise are without a word."""

    HALF_IS_MIN_RAISE_ELSE_CALL = "half-is-min-raise-else-call"
    BROUGHT_UP_TO_LEGAL = "brought-up-to-legal"


class UnderraiseWithWord(Policy):
    """What becomes of a raise that was said and is too small."""

    BROUGHT_UP_TO_LEGAL = "brought-up-to-legal"


class HalfBetCommits(Policy):
    """From how many chips on a player raises in fixed limit without a word."""

    BET_AND_HALF_A_BET = "bet-and-half-a-bet"


class Underbet(Policy):
    """Until when a bet or raise that was too small is brought up."""

    UNTIL_NEXT_STREET = "until-next-street"
    UNTIL_ROUND_ENDS = "until-round-ends"


class Undercall(Policy):
    """What chips for less than the call are when nothing was said."""

    FULL_CALL_AGAINST_OPENING_BET_OR_HEADS_UP = "full-call-against-opening-bet-or-heads-up"
    MADE_GOOD = "made-good"


class StringBet(Policy):
    """What counts when chips come in several motions without a word."""

    ONE_MOTION = "one-motion"


# ---- words ----------------------------------------------------------------------------------


class WordsAgainstChips(Policy):
    """Which counts when words and chips say different things."""

    FIRST_COUNTS = "first-counts"
    WORDS_WIN = "words-win"


class AmountAlone(Policy):
    """What an amount means that is said without any other word."""

    SAME_AS_CHIPS = "same-as-chips"


class RaiseAmount(Policy):
    """What the amount means that is said with a raise."""

    IS_THE_TOTAL = "is-the-total"


class TwoMotionRaise(Policy):
    """Whether a player who said raise without an amount may call first and then raise in another motion."""

    NOT_ALLOWED = "not-allowed"
    ALLOWED = "allowed"
    CALL_THEN_ONE_MOTION = "call-then-one-motion"


class WrongWords(Policy):
    """What a word counts for that does not fit the action."""

    AS_THE_ACTION_THAT_FITS = "as-the-action-that-fits"


class PotInNoLimit(Policy):
    """What the word pot means in no-limit."""

    SMALLEST_LEGAL_BET_OR_RAISE = "smallest-legal-bet-or-raise"


class FoldWithoutBet(Policy):
    """What a fold is when there is no bet to face."""

    BINDING = "binding"


# ---- out of turn ----------------------------------------------------------------------------


class ActionOutOfTurn(Policy):
    """Whether an action out of turn binds."""

    BINDS_UNLESS_ACTION_CHANGES = "binds-unless-action-changes"
    NO_AGGRESSION_NEXT_TURN = "no-aggression-next-turn"


class FoldOutOfTurn(Policy):
    """Whether a fold out of turn binds."""

    BINDING = "binding"


class SkippedPlayer(Policy):
    """What becomes of a player whose turn was passed over."""

    SPEAKS_BEFORE_SUBSTANTIAL_ACTION = "speaks-before-substantial-action"
    LOSES_TURN_AFTER_TWO_BEHIND = "loses-turn-after-two-behind"


# ---- amounts that are unclear or unknown ----------------------------------------------------


class UnclearNumber(Policy):
    """What a number that can be understood in several ways comes to."""

    HIGHEST_NOT_ABOVE_POT = "highest-not-above-pot"


class AcceptedAction(Policy):
    """What a caller owes who misunderstood the bet."""

    TRUE_AMOUNT = "true-amount"


class ChipsForChange(Policy):
    """What chips count for that were pushed out in the hope of change."""

    FULL_VALUE = "full-value"


class HiddenChips(Policy):
    """Whether chips count that an all-in player turns out to have had hidden."""

    FLOOR_DECIDES = "floor-decides"
