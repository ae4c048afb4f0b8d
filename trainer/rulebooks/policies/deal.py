"""The deal, misdeals and faults of the deck."""

from __future__ import annotations

from trainer.rulebooks.policies.base import Policy


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


class SecondDeck(Policy):
    """Who shuffles a second deck ahead."""

    PLAYER_BEFORE_DEALER = "player-before-dealer"


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
    AS_EXPOSED_UNLESS_FLOOR = "as-exposed-unless-floor"


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
