"""Pots: who wins them, what goes back, how they are split."""

from __future__ import annotations

from trainer.rulebooks.policies.base import Policy


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


class AllInRounds(Policy):
    """In which betting rounds a player may be all-in and have a part of the pot to win."""

    EVERY_ROUND = "every-round"


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


class OddChipTwoBoards(Policy):
    """Which board gets the chip that is odd between two boards."""

    FIRST_BOARD = "first-board"


class Rake(Policy):
    """Whether the house takes a rake from the pot."""

    FROM_THE_POT = "from-the-pot"
