"""What the house says on those who join, come back or change their seat, beside what they pay."""

from __future__ import annotations

from trainer.rulebooks.rulebook import Rulebook
from trainer.scenarios.facts import HEARSAY, NO_RULE, Fact, FactsFamily, told

FACTS = {
    "missed-blinds-wait": Fact(
        "A player missed blinds. May the player wait for the big blind instead of paying them?",
        "No, they are due as soon as the player sits down",
    ),
    "new-player-wait": Fact(
        "May a new player wait for the big blind instead of paying to come in?",
        "No, a new player pays or leaves",
    ),
    "missed-blinds-place": Fact(
        "May missed blinds be made up by a player who sits between the button and the blinds?",
        "Only with the leave of the other players",
    ),
    "missed-small-blind-return": Fact(
        "When may a player who missed the small blind make it up?", "Only in the next small blind of that seat"
    ),
    "join-on-button": Fact(
        "A new player sits in the very place of the button. Is the player dealt in?", "Yes, for two big blinds"
    ),
    "buy-the-button": Fact(
        "May a player whose place lies between the blinds and the button buy the button?",
        "Only when two seats lie between",
    ),
    "unpaid-hand": Fact(
        "A player was dealt in without paying what was due. What is the hand worth?",
        "It is a misdeal, and all bets go back",
    ),
    "seat-change": Fact(
        "What does a player owe who changes seats and moves away from the blinds?", "Both blinds, always"
    ),
    "dodged-blind": Fact("What does a player lose who dodges a blind on purpose?", "The seat at the table"),
}


class JoiningFacts(FactsFamily):
    """What the book says on a point of joining and coming back."""

    slug = "joining-facts"
    topic = "missed-blinds"
    revision = 3
    misconceptions = (HEARSAY, NO_RULE)
    least_wrong = 1
    share = 40
    facts = FACTS
    words = told("House rules on joining", FACTS)

    def decides(self, book: Rulebook) -> bool:
        return "cash" in book.play and super().decides(book)
