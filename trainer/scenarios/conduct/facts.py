"""What the house says on conduct: burns, face-down hands, chips, pots, words, the floor, languages."""

from __future__ import annotations

from trainer.scenarios.facts import Fact, FactsFamily, told

FACTS = {
    "looking-at-burns": Fact(
        "The hand is over. May a player look through the burned cards and the dead hands?",
        "Yes, once the pot has been pushed",
    ),
    "face-down-hand": Fact(
        "May the dealer look at a hand that lies face down?", "Yes, at every hand before it goes into the muck"
    ),
    "chips-in-sight": Fact(
        "Where do a player's chips have to be during the game?",
        "Anywhere, as long as the player says how many there are",
    ),
    "chips-off-table": Fact(
        "A player takes chips off the table or passes some on to another. What follows?",
        "Nothing, as long as the smallest buy-in stays on the table",
    ),
    "pot-award": Fact("Who gives the pot to its winner?", "The winner pulls it in"),
    "action-call": Fact(
        "Who says on each street whose turn it is?",
        "Nobody: the players know, and the dealer speaks up only at mistakes",
    ),
    "announcement": Fact(
        "A player announces an action, by a word or by a gesture such as a knock. What is that worth?",
        "Nothing before chips cross the line",
    ),
    "floor-decision": Fact(
        "May the floor decide against the letter of the rules?", "It may, and the players can overrule it by a vote"
    ),
    "table-language": Fact(
        "Which languages may be spoken at the table?", "Any language that all players in the hand know"
    ),
    "insult": Fact("A player attacks or insults another. What follows?", "The player's hand is dead"),
    "courts": Fact("May a decision be taken to the courts?", "Yes, if the sum is high enough"),
}


class ConductFacts(FactsFamily):
    """What the book says on a point of conduct."""

    slug = "conduct-facts"
    topic = "conduct"
    revision = 3
    share = 85
    facts = FACTS
    words = told("House rules on conduct", FACTS)
