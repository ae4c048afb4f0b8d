"""The draw for the first button: the highest card, and what decides between equal ranks."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.cards import RANKS, SUITS, Card, rank_of, suit_of
from trainer.poker.draws import drawn
from trainer.poker.incidents import ButtonDraw
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import FirstButton
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Decision, Ruling
from trainer.scenarios.button_deals import between_hands, ring
from trainer.scenarios.deals import pack
from trainer.scenarios.house_family import OTHER, HouseFamily
from trainer.scenarios.options import decision_options, seat_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

AGAIN = "draw-again"


class FirstButtonDraw(HouseFamily):
    """Who gets the button by cards of which the highest rank lies more than once."""

    slug = "first-button"
    topic = "blinds-button"
    ruling = "first-button"
    exhibits = ("felt", "incident")
    houses = ("german", "tda")
    misconceptions = (OTHER, AGAIN, "suits-upside-down")
    words = {  # noqa: RUF012
        "title": "The first button",
        "prompt": "The first hand of a {play:play}: who gets the button in this house?",
        "again": "Those with the highest rank draw again",
        AGAIN: (
            "You let them draw again. Either a rule of the house breaks the tie by suit, or the book says nothing and "
            "the floor decides."
        ),
        OTHER: (
            "That is so by {house:book}. Whether a rule settles the first button at all differs from house to house; "
            "without one the floor does."
        ),
        "suits-upside-down": (
            "You put the suits the wrong way round. Where suits break the tie, clubs are lowest, then diamonds, "
            "hearts and spades; and where no rule does, the floor decides."
        ),
    }

    def decides(self, book: Rulebook) -> bool:
        return book.settles(FirstButton) or "cash" not in book.play

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = between_hands(chance, ring(chance, book, level, least=3))
        seats = table.numbers()
        top = chance.choice(RANKS[6:])
        suits = chance.sample(SUITS, min(chance.between(2, level + 1), len(seats) - 1))
        lower = [card for card in pack(chance) if RANKS.index(rank_of(card)) < RANKS.index(top)]
        cards = [*(Card(top + suit) for suit in suits), *lower[: len(seats) - len(suits)]]
        return Situation(table.seats, game=table.game, incident=ButtonDraw(tuple(chance.shuffled(cards))))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        button = ruling.verdict.button
        options = (*seat_options(situation.numbers()), Option(AGAIN, self.message("again")))
        key = Decision.FLOOR.value if button is None else str(button)
        prompt = self.message("prompt", play="tournament" if situation.game.tournament else "cash")
        return Choice(prompt, key, (*options, *decision_options((Decision.FLOOR,))))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        draw: Any = situation.incident
        cards = {seat: card for seat, (card,) in drawn(situation, draw).items()}
        lowest_suit = max(
            cards, key=lambda seat: (RANKS.index(rank_of(cards[seat])), -SUITS.index(suit_of(cards[seat])))
        )
        return {
            OTHER: self.other_answer(situation, book),
            AGAIN: AGAIN,
            "suits-upside-down": str(lowest_suit),
        }
