"""What the house says on button and blinds at large: whether they are owed, what they count as, antes, straddles."""

from __future__ import annotations

from trainer.scenarios.facts import HEARSAY, NO_RULE, Fact, FactsFamily, told

FACTS = {
    "blinds-compulsory": Fact("Must the blinds be posted?", "Only by those who want to play the hand"),
    "ante": Fact("Is an ante posted as well?", "Yes, from every player in every hand"),
    "live-blinds": Fact(
        "Does a blind count toward what its poster owes in the first round?",
        "No, it is dead money that goes into the pot",
    ),
    "button-moves": Fact("When does the button move, and which way?", "After each round of blinds, to the right"),
    "blind-places": Fact("Which seats post the blinds?", "The button and the seat to its left"),
    "small-blind-amount": Fact("How much is the small blind?", "A third of the big blind"),
    "big-blind-amount": Fact("How much is the big blind?", "As much as the largest bet"),
    "big-blind-ante-order": Fact(
        "The big blind pays the ante for the table and cannot pay both in full. What comes first?",
        "The ante, and the blind out of what is left",
    ),
    "straddle-min-raise": Fact("How much is the least raise over a live straddle?", "To a big blind more"),
}


class BlindFacts(FactsFamily):
    """What the book says on a point of button and blinds."""

    slug = "blind-facts"
    topic = "blinds-button"
    revision = 3
    misconceptions = (HEARSAY, NO_RULE)
    least_wrong = 1
    share = 50
    facts = FACTS
    words = told("House rules on button and blinds", FACTS)
