"""What the house says on betting: its structure, what a player may do, when a round is over."""

from __future__ import annotations

from trainer.scenarios.facts import HEARSAY, NO_RULE, Fact, FactsFamily, told

FACTS = {
    "betting-structure": Fact("Which betting structure is played?", "Spread limit"),
    "open-actions": Fact("What may a player do whose turn it is?", "Call or fold, and raise only in the last round"),
    "round-end": Fact("When is a betting round over?", "When all have acted once"),
    "raise-ones-own": Fact(
        "All others have called or folded. May the last to raise raise again?", "Yes, once in a round"
    ),
}


class BettingFacts(FactsFamily):
    """What the house says on betting: its structure, what a player may do, when a round is over."""

    slug = "betting-facts"
    topic = "no-limit-bets"
    revision = 3
    misconceptions = (HEARSAY, NO_RULE)
    share = 30
    facts = FACTS
    words = told("House rules on betting", FACTS)
