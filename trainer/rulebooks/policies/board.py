"""The board: its layout, burns, cards that come too soon or too many."""

from __future__ import annotations

from trainer.rulebooks.policies.base import Policy


class BoardLayout(Policy):
    """Where the turn and the river lie on the board."""

    EACH_TO_THE_RIGHT = "each-to-the-right"


class NextStreet(Policy):
    """When the cards of the next street are dealt."""

    AFTER_COMPLETE_BETTING = "after-complete-betting"


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
