"""What the house says on the showdown: when there is one, who opens it, what a winner shows."""

from __future__ import annotations

from trainer.scenarios.facts import HEARSAY, NO_RULE, Fact, FactsFamily, told

FACTS = {
    "showdown-takes": Fact(
        "How many players must be left after the last round for a showdown?", "One, who shows the hand to the table"
    ),
    "showdown-call": Fact("What opens the showdown?", "The first player who turns up the cards"),
    "pot-winner": Fact("Who wins the pot?", "The last to bet or raise"),
    "last-left": Fact("All others fold. What does the last player get?", "The pot, after showing a pair or better"),
    "winner-shows": Fact("Which cards must the winner of a showdown table?", "The cards of the five that play"),
    "other-showers": Fact("After the first hand, may a player who claims nothing muck?", "No, everybody shows"),
}


class ShowdownFacts(FactsFamily):
    """What the house says on the showdown: when there is one, who opens it, what a winner shows."""

    slug = "showdown-facts"
    topic = "showdown-order"
    revision = 3
    misconceptions = (HEARSAY, NO_RULE)
    share = 5
    facts = FACTS
    words = told("House rules on the showdown", FACTS)
