"""What the house says on tournaments: hand-for-hand, seats, levels, who is out, until when one may dispute."""

from __future__ import annotations

from trainer.poker.situation import Situation
from trainer.rulebooks.rulebook import Rulebook
from trainer.scenarios.facts import HEARSAY, NO_RULE, Fact, FactsFamily, told
from trainer.scenarios.seeds import Chance
from trainer.scenarios.tournament_deals import plays_tournaments

FACTS = {
    "hand-for-hand": Fact(
        "Play goes hand for hand. What becomes of the hole cards when all bets are in?",
        "They are mucked, and the dealer remembers them",
    ),
    "hand-for-hand-minutes": Fact(
        "Play goes hand for hand. How many minutes come off the clock for each hand?",
        "As many as the hand takes",
    ),
    "player-out": Fact(
        "A player has lost all chips. From when on is the player out, and when is the seat called open?",
        "As soon as the last bet is lost; the seat is called open before the pot is pushed",
    ),
    "seat-draw": Fact("How are seats given out?", "By the order in which the players arrive"),
    "table-balance": Fact(
        "Tables are balanced. Who moves, and to which place?", "Whoever has most chips, to the place that he chooses"
    ),
    "short-table": Fact(
        "When does play stop at a table that is short of players?", "As soon as it has fewer than the fullest one"
    ),
    "rising-levels": Fact("Do blinds and antes go up?", "Only when two players are left"),
    "level-change": Fact("A new level is announced. From when on does it count?", "From the next betting round on"),
    "equal-bust": Fact(
        "Players go out in the same hand and began it with equal stacks. How do they rank?",
        "By the hands that they lost with",
    ),
    "dispute-deadline": Fact("Until when may the result of a hand be disputed?", "Until the end of the level"),
    "absent-dealt-in": Fact(
        "A player is away from the table. Does the player get cards?", "Only when all the others agree"
    ),
}


class TournamentFacts(FactsFamily):
    """What the book says on a point of tournaments."""

    slug = "tournament-facts"
    topic = "tournament"
    revision = 3
    misconceptions = (HEARSAY, NO_RULE)
    least_wrong = 1
    share = 25
    facts = FACTS
    words = told("House rules for tournaments", FACTS)

    def decides(self, book: Rulebook) -> bool:
        return plays_tournaments(book) and super().decides(book)

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        while not (table := super().deal(chance, book, level)).game.tournament:
            pass
        return table
