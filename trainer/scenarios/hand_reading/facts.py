"""What the house says on hands: how many hole cards play, the order of cards and hands, what “Poker” is."""

from __future__ import annotations

from trainer.scenarios.facts import HEARSAY, NO_RULE, Fact, FactsFamily, told

FACTS = {
    "best-five": Fact(
        "Of the seven cards that a player can use, which make the hand?",
        "All seven: a sixth card breaks a tie",
    ),
    "hole-cards-used": Fact("How many of the two hole cards does a hand have to use?", "Exactly two"),
    "board-hand": Fact(
        "The five cards on the board are a player's best hand. What can that player win at most?",
        "Nothing: a hand needs a hole card",
    ),
    "card-order": Fact(
        "In what order do the cards rank, from high to low?", "Ace low: king, queen, jack down to the ace"
    ),
    "hand-order": Fact(
        "Do the hands rank as they do everywhere in poker?", "No, a flush stands above a full house here"
    ),
    "poker-name": Fact("Which hand does the house's book call “Poker”?", "The royal flush alone"),
    "low-ace": Fact(
        "May an ace stand below the two in a straight?",
        "Yes, and a straight may go round the corner as well: Q K A 2 3",
    ),
    "ties": Fact(
        "Two hands are of one category and of the same ranks so far. What decides?", "The suits, spades highest"
    ),
    "hand-ranking": Fact(
        "How many categories of hands are there, and between which?", "Nine, from pair to royal flush"
    ),
    "cards-speak": Fact("Who says what a tabled hand is worth?", "Its player: what is announced counts"),
}


class HandFacts(FactsFamily):
    """What the book says on the ranking and the reading of hands."""

    slug = "hand-facts"
    topic = "hand-reading"
    revision = 3
    misconceptions = (HEARSAY, NO_RULE)
    share = 15
    facts = FACTS
    words = told("House rules on hands", FACTS)
