"""What the house says on fixed limit: what may be bet, when a round is over, how often one raises."""

from __future__ import annotations

from trainer.scenarios.facts import Fact, FactsFamily, told

FACTS = {
    "raises-a-round": Fact("How many raises may there be in a round of fixed limit?", "As many as there are players"),
    "open-actions": Fact("What may a player do whose turn it is?", "Call or fold, and raise only in the last round"),
    "round-end": Fact("When is a betting round over?", "When all have acted once"),
}


class LimitFacts(FactsFamily):
    """What the house says on fixed limit: what may be bet, when a round is over, how often one raises."""

    slug = "limit-facts"
    topic = "limit-bets"
    revision = 3
    structures = ("fixed-limit",)
    share = 90
    facts = FACTS
    words = told("House rules on limit bets", FACTS)
