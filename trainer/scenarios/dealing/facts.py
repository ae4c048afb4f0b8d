"""What the house says on deck and deal: how many cards and players, who deals, where the board lies."""

from __future__ import annotations

from trainer.scenarios.facts import HEARSAY, NO_RULE, Fact, FactsFamily, told

FACTS = {
    "most-players": Fact("How many players may sit at a table at most?", "As many as the deck has cards for"),
    "fewest-players": Fact("How many players does a hand need at least?", "Four: button, two blinds and one more"),
    "deck-cards": Fact("How many cards does the deck have?", "54, with two jokers"),
    "hole-cards": Fact("How many hole cards does each player get?", "Four"),
    "flop-cards": Fact("How many cards are dealt face up for the flop?", "As many as there are players left"),
    "turn-cards": Fact("How many cards are dealt face up for the turn?", "As many as for the flop"),
    "river-cards": Fact("How many cards are dealt face up for the river?", "As many as for the flop"),
    "betting-rounds": Fact("How many betting rounds does a hand have at most?", "As many as players want to bet"),
    "hole-card-deal": Fact("How do the hole cards go round the table?", "Two at a time, to the right"),
    "who-deals": Fact("Who deals?", "Always the player who has the button"),
    "second-deck": Fact("Who shuffles the second deck ahead?", "The last player to fold"),
    "board-layout": Fact("Where does the turn card go, and where the river?", "Each onto the card before it"),
    "next-street": Fact(
        "When are the next cards of the board dealt?", "As soon as the last player has had a turn, bets or no bets"
    ),
}


class DealFacts(FactsFamily):
    """What the book says on a point of deck and deal."""

    slug = "deal-facts"
    topic = "dealing"
    revision = 3
    misconceptions = (HEARSAY, NO_RULE)
    least_wrong = 1
    share = 30
    facts = FACTS
    words = told("House rules on deck and deal", FACTS)
