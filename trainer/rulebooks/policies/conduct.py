"""Conduct at the table."""

from __future__ import annotations

from trainer.rulebooks.policies.base import Policy


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
