"""What the house says on pots: all-in hands, what nobody called, chips of folded hands."""

from __future__ import annotations

from trainer.scenarios.facts import HEARSAY, NO_RULE, Fact, FactsFamily, told

FACTS = {
    "all-in-rounds": Fact(
        "In which betting rounds may a player be all-in and still win a part of the pot?", "On the river only"
    ),
    "all-in-share": Fact("What can a player win who is all-in for less?", "Twice the own chips, whoever is in"),
    "uncalled-bet": Fact("What becomes of the part of a bet that nobody matched?", "It stays in the pot"),
    "folded-chips": Fact("Where do the chips of a folded hand go?", "All into the main pot"),
    "pots-apart": Fact(
        "Main pot and side pot are both shared. How is the odd chip found?", "From the sum of both pots"
    ),
}


class PotFacts(FactsFamily):
    """What the house says on pots: all-in hands, what nobody called, chips of folded hands."""

    slug = "pot-facts"
    topic = "side-pots"
    revision = 3
    misconceptions = (HEARSAY, NO_RULE)
    share = 0
    facts = FACTS
    words = told("House rules on pots", FACTS)
