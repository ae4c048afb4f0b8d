"""Every point on which houses differ or which a ruling rests on, as an Enum of the known answers.

The key of a policy in a book's TOML file is its class name in kebab case (`OddChipUnit` is
`odd-chip-unit`); a member's value is the word that the file uses. A new answer to a disputed
point is one member here and one `match` arm where the ruling is made; mypy names the arm that is missing.
"""

from __future__ import annotations

import re
from enum import Enum
from functools import cache


class Policy(Enum):
    """Base of all policies; each subclass is one disputed point."""

    @classmethod
    @cache
    def key(cls) -> str:
        """The policy's name in a book file, for example `odd-chip-unit`."""
        return re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()


# ---- hands ----------------------------------------------------------------------------------


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


# ---- pots -----------------------------------------------------------------------------------


class PotWinner(Policy):
    """Who wins a pot."""

    BEST_HAND_OR_LAST_LEFT = "best-hand-or-last-left"


class LastLeft(Policy):
    """What the last seat left gets when all the others fold."""

    TAKES_THE_POT = "takes-the-pot"


class UncalledBet(Policy):
    """What becomes of the part of a bet that nobody matched."""

    RETURNED = "returned"


class AllInShare(Policy):
    """What an all-in seat can win."""

    ONLY_WHAT_IT_MATCHED = "only-what-it-matched"


class FoldedChips(Policy):
    """Where the chips of a folded seat go."""

    STAY_IN_THEIR_LAYER = "stay-in-their-layer"


class ShortBlind(Policy):
    """What a blind posted for less does to the pots and to the price."""

    ALL_IN_FOR_ITS_PART = "all-in-for-its-part"


class EqualHands(Policy):
    """What equal best hands do with the pot."""

    SHARE_EQUALLY = "share-equally"


class PotsApart(Policy):
    """Whether main and side pots are split apart."""

    EACH_POT_APART = "each-pot-apart"


class OddChipUnit(Policy):
    """How far a pot is broken down before a chip is odd."""

    SMALLEST_CHIP_IN_PLAY = "smallest-chip-in-play"
    SMALLEST_UNIT_OF_GAME = "smallest-unit-of-game"
    CHIP_OF_THE_BLINDS = "chip-of-the-blinds"


class OddChipSeat(Policy):
    """Which winner gets an odd chip."""

    FIRST_LEFT_OF_BUTTON = "first-left-of-button"


class OddChipSharing(Policy):
    """What happens when two or more chips are left over."""

    ONE_EACH_CLOCKWISE = "one-each-clockwise"
    ALL_TO_FIRST = "all-to-first"


class Rake(Policy):
    """Whether the house takes a rake from the pot."""

    FROM_THE_POT = "from-the-pot"


# ---- showdown -------------------------------------------------------------------------------


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


# ---- the deal -------------------------------------------------------------------------------


class WhoDeals(Policy):
    """Who shuffles and deals."""

    HOUSE_DEALER = "house-dealer"
    PLAYERS_UNTIL_FINAL = "players-until-final"


class FirstCardTo(Policy):
    """Which seat gets the first hole card."""

    LEFT_OF_BUTTON = "left-of-button"
    SMALL_BLIND = "small-blind"
    LEFT_OF_BIG_BLIND = "left-of-big-blind"


class HoleCardDeal(Policy):
    """How the hole cards go round the table."""

    ONE_AT_A_TIME_CLOCKWISE = "one-at-a-time-clockwise"


class AbsentDealtIn(Policy):
    """Whether a player who is away gets cards."""

    ALWAYS = "always"
    IF_POSTED = "if-posted"


class Burns(Policy):
    """Before what a card is burned."""

    BEFORE_EACH_BOARD_DEAL = "before-each-board-deal"
    ALSO_BEFORE_HOLE_CARDS = "also-before-hole-cards"


class SubstantialAction(Policy):
    """How much action ends the time in which a misdeal can be called."""

    TWO_ACTIONS_WITH_CHIPS_OR_THREE = "two-actions-with-chips-or-three"
    TWO_PLAYERS_ACTED = "two-players-acted"
    TWO_UNLESS_ALIKE_OR_THREE = "two-unless-alike-or-three"


class MisdealProcedure(Policy):
    """What a misdeal is followed by."""

    EXACT_REDEAL = "exact-redeal"


class AfterSubstantialAction(Policy):
    """What a misdeal found after the deadline leads to."""

    HAND_PLAYS_ON = "hand-plays-on"


class MisdealFirstCards(Policy):
    """Which of the first cards off the deck, exposed by the dealer, makes a misdeal."""

    FIRST_OR_SECOND = "first-or-second"
    FIRST_ONLY = "first-only"


class MisdealExposedCards(Policy):
    """How many exposed hole cards make a misdeal."""

    TWO_OR_MORE = "two-or-more"


class ExposedHoleCard(Policy):
    """What becomes of a single hole card that the dealer exposes later in the deal."""

    REPLACED_AFTER_DEAL_AND_BURNED = "replaced-after-deal-and-burned"


class PlayerExposedCard(Policy):
    """What becomes of a hole card that its own player exposes."""

    PLAYS = "plays"


class CardOffTable(Policy):
    """What becomes of a hole card that leaves the table."""

    AS_EXPOSED_BY_DEALER = "as-exposed-by-dealer"


class ShortHand(Policy):
    """A seat has too few hole cards before the deadline."""

    MISDEAL = "misdeal"
    MISDEAL_UNLESS_NEXT_IN_SEQUENCE = "misdeal-unless-next-in-sequence"


class ButtonShort(Policy):
    """The button lacks its last card."""

    COMPLETED_UNTIL_BUTTON_ACTS = "completed-until-button-acts"
    NO_EXCEPTION = "no-exception"


class SurplusCard(Policy):
    """One seat has one hole card too many before the deadline."""

    MISDEAL = "misdeal"
    FIRST_SEATS_EXTRA_BECOMES_BURN = "first-seats-extra-becomes-burn"


class SurplusCards(Policy):
    """Two or more hole cards too many before the deadline."""

    MISDEAL = "misdeal"


class WrongFirstSeat(Policy):
    """The first card went to the wrong seat."""

    MISDEAL = "misdeal"


class SkippedSeat(Policy):
    """A seat entitled to a hand was left out."""

    MISDEAL = "misdeal"


class EmptySeatDealt(Policy):
    """Cards went to a seat that is not entitled to a hand."""

    MISDEAL = "misdeal"


class WrongButton(Policy):
    """The hand was dealt with the button out of place."""

    CORRECTED_BEFORE_DEADLINE_ONLY = "corrected-before-deadline-only"
    MISDEAL_ELSE_NEXT_HAND = "misdeal-else-next-hand"


class LateWrongCount(Policy):
    """A hand with the wrong number of cards is found after the deadline."""

    HAND_DEAD = "hand-dead"


class UnsaidWrongCount(Policy):
    """A player noticed a wrong number of cards and did not say so at once."""

    HAND_DEAD = "hand-dead"


class BoxedCards(Policy):
    """Two or more boxed (face-up) cards are found in the deck."""

    MISDEAL_ON_INITIAL_DEAL = "misdeal-on-initial-deal"
    VOID_AMONG_NEEDED_CARDS = "void-among-needed-cards"


class BoxedCard(Policy):
    """A single boxed card is found."""

    SCRAP = "scrap"


class Joker(Policy):
    """A joker or other card that does not belong to the game turns up."""

    MISDEAL_THEN_SCRAP = "misdeal-then-scrap"
    REPLACED_THEN_DEAD = "replaced-then-dead"


class OtherBack(Policy):
    """A card with another back turns up."""

    MISDEAL_THEN_SCRAP = "misdeal-then-scrap"
    VOID_IN_PLAY_NOT_IN_STUB = "void-in-play-not-in-stub"


class DuplicateCard(Policy):
    """The deck holds the same card twice."""

    HAND_VOID = "hand-void"


class MissingCard(Policy):
    """A card is missing from the deck."""

    HAND_STANDS = "hand-stands"


class DroppedStub(Policy):
    """The rest of the deck is dropped."""

    REBUILT_ELSE_SHUFFLED = "rebuilt-else-shuffled"


# ---- the board ------------------------------------------------------------------------------


class BoardLayout(Policy):
    """Where the turn and the river lie on the board."""

    EACH_TO_THE_RIGHT = "each-to-the-right"


class PrematureFlop(Policy):
    """The flop is dealt before the betting is complete."""

    RESHUFFLED_WITHOUT_BURN = "reshuffled-without-burn"


class PrematureTurn(Policy):
    """The turn is dealt before the betting is complete."""

    RESHUFFLED_WITHOUT_BURN = "reshuffled-without-burn"
    NATURAL_RIVER = "natural-river"


class PrematureRiver(Policy):
    """The river is dealt before the betting is complete."""

    RESHUFFLED_WITHOUT_BURN = "reshuffled-without-burn"


class FourCardFlop(Policy):
    """The flop has four cards."""

    SCRAMBLED = "scrambled"
    REDEALT_WITHOUT_BURN = "redealt-without-burn"


class OversizedFlop(Policy):
    """The flop has more than four cards."""

    REDEALT_WITHOUT_BURN = "redealt-without-burn"


class UnburnedFlop(Policy):
    """The flop is dealt without a burn."""

    SCRAMBLED_BEFORE_ACTION = "scrambled-before-action"
    REDEALT_BEFORE_ACTION = "redealt-before-action"


class BurnError(Policy):
    """No burn or two burns before the turn or river (or two before the flop)."""

    ORDER_STANDS = "order-stands"
    ORDER_RESTORED_BEFORE_ACTION = "order-restored-before-action"


class ExposedBurn(Policy):
    """A burn card is seen."""

    STAYS_BURNED = "stays-burned"


# ---- live and dead hands --------------------------------------------------------------------


class TouchedHand(Policy):
    """A hand touches the muck or another hand."""

    DEAD = "dead"
    DEAD_UNLESS_IDENTIFIABLE = "dead-unless-identifiable"


class IdentifiedHand(Policy):
    """A hand was fouled and can be identified, where that saves it."""

    STAYS_LIVE = "stays-live"


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


class ShownEarly(Policy):
    """A player exposes the whole hand while action is pending."""

    PLAYS = "plays"
    DEAD_UNLESS_NO_ACTION_LEFT = "dead-unless-no-action-left"


class AtSeat(Policy):
    """By when a player must be at the seat to have a live hand."""

    FIRST_CARD = "first-card"
    LAST_CARD = "last-card"


# ---- conduct --------------------------------------------------------------------------------


class LookingAtBurns(Policy):
    """Somebody looks at burn cards or dead hands."""

    FORBIDDEN = "forbidden"


class FaceDownHand(Policy):
    """Whether the dealer looks at a hand that lies face down."""

    DEALER_LOOKS_ONLY_ON_SUSPICION = "dealer-looks-only-on-suspicion"


class ChipsInSight(Policy):
    """Where a player's chips have to be during the game."""

    ON_THE_TABLE_IN_SIGHT = "on-the-table-in-sight"


class ChipsOffTable(Policy):
    """A player takes chips off the table or passes them on."""

    FORBIDDEN = "forbidden"
    FORFEITED = "forfeited"
    EXCLUDED = "excluded"


class PotAward(Policy):
    """Who pushes the pot."""

    DEALER = "dealer"


class ActionCall(Policy):
    """Whether the dealer says on each street who has the action."""

    DEALER_NAMES_PLAYER = "dealer-names-player"


class Announcement(Policy):
    """Whether an announcement, spoken or by gesture, binds the player who makes it."""

    BINDING = "binding"


class FloorDecision(Policy):
    """Whether the floor may decide against the letter of the rules."""

    AGAINST_THE_LETTER_AND_FINAL = "against-the-letter-and-final"


class TableLanguage(Policy):
    """Which languages may be spoken at the table."""

    GERMAN_OR_ENGLISH = "german-or-english"
    ENGLISH = "english"
    AS_HOUSE_POSTS = "as-house-posts"


class Insult(Policy):
    """A player attacks or insults another."""

    FLOOR_MAY_EXCLUDE = "floor-may-exclude"
    PENALTY = "penalty"
