"""The cards of the chip race lie: who gets a new chip?"""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Question, Selection
from trainer.poker.draws import drawn, height
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import ChipRace
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.options import seat_ids, seat_options
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.tournament_deals import odd_chip_table, plays_tournaments


class RaceWinners(Family):
    """Who gets one of the chips that are raced for."""

    slug = "race-winners"
    topic = "tournament"
    revision = 2
    ruling = "race-winners"
    policies = (ChipRace,)
    exhibits = ("felt", "incident")
    least_wrong = 3
    misconceptions = ("top-cards", "most-odd-chips", "raced-out")
    words = {  # noqa: RUF012
        "title": "Who wins the chip race",
        "prompt": (
            "Stacks and cards are shown: one card for each odd chip of {old:amount}. The odd chips come to "
            "{count:count} new ones of {new:amount}. Which seats get a new chip?"
        ),
        "top-cards": (
            "You gave one player two chips for the two highest cards. Nobody gets more than one: the next chip goes to "
            "the next seat."
        ),
        "most-odd-chips": (
            "You went by who has most odd chips. More chips only mean more cards; the highest card decides, by rank "
            "and then by suit."
        ),
        "raced-out": (
            "You let a player without any other chips go. Nobody can be raced out of the event: such a player gets a "
            "chip in any case."
        ),
    }

    def decides(self, book: Rulebook) -> bool:
        whole = book.provision(ChipRace).value is ChipRace.ONE_CHIP_AT_MOST_NOBODY_OUT
        return whole and plays_tournaments(book) and super().decides(book)

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return odd_chip_table(chance, book, level, even=1.0, dealt=True)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        race: Any = situation.incident
        verdict = ruling.verdict
        if verdict.winners is None or len(verdict.winners) < 2:
            return None
        key = seat_ids(sorted((*verdict.winners, *verdict.saved)))
        prompt = self.message("prompt", old=race.old, new=race.new, count=len(verdict.winners))
        return Selection(prompt, key, seat_options(situation.numbers()))

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        race: Any = situation.incident
        hands, verdict = drawn(situation, race), ruling.verdict
        cards = {card: seat for seat, dealt in hands.items() for card in dealt}
        top = {cards[card] for card in sorted(cards, key=height, reverse=True)[: len(verdict.winners)]}
        most = sorted(hands, key=lambda seat: (-len(hands[seat]), seat))[: len(verdict.winners)]
        return {
            "top-cards": seat_ids(sorted({*top, *verdict.saved})),
            "most-odd-chips": seat_ids(sorted({*most, *verdict.saved})),
            "raced-out": seat_ids(verdict.winners) if verdict.saved else None,
        }
