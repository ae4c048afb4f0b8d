"""What the house says on rake and buy-in: whether there is one, how it is set, blinds that are taken back."""

from __future__ import annotations

from trainer.poker.situation import Situation
from trainer.rulebooks.rulebook import Rulebook
from trainer.scenarios.facts import HEARSAY, NO_RULE, Fact, FactsFamily, told
from trainer.scenarios.seeds import Chance

FACTS = {
    "rake": Fact("Where does the house take its rake from?", "From each player's stack before the hand"),
    "rake-rate": Fact("How much rake is taken?", "One big blind from each hand"),
    "buy-in": Fact("How much must a player buy in for at least?", "As much as the shortest stack has"),
    "chopped-blinds": Fact(
        "All others fold. May the two blinds take their blinds back?", "They may, after the rake has been taken"
    ),
}


class HouseFacts(FactsFamily):
    """What the book says on a point of rake and buy-in."""

    slug = "rake-facts"
    topic = "rake-buyin"
    revision = 3
    misconceptions = (HEARSAY, NO_RULE)
    least_wrong = 1
    share = 55
    facts = FACTS
    words = told("House rules on rake and buy-in", FACTS)

    def decides(self, book: Rulebook) -> bool:
        return "cash" in book.play and super().decides(book)

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        while (table := super().deal(chance, book, level)).game.tournament:
            pass
        return table
