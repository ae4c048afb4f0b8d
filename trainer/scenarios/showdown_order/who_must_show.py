"""Which seats must show their hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trainer.assessment.message import Param
from trainer.assessment.question import Question, Selection
from trainer.poker.hand import replay
from trainer.poker.situation import Situation, Street
from trainer.poker.table import next_seat
from trainer.rulebooks import shelf
from trainer.rulebooks.policies import FirstShower, OtherShowers, UncalledWinnerShows
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Desk, Ruling
from trainer.scenarios.options import seat_ids, seat_options, setting
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance
from trainer.scenarios.showdown_deals import any_showdown, face_up, is_all_in_early, other_custom


class WhoMustShow(Family):
    """Which seats may not muck instead of showing."""

    slug = "who-must-show"
    topic = "showdown-order"
    revision = 2
    ruling = "show-order"
    policies = (FirstShower, OtherShowers, UncalledWinnerShows)
    exhibits = ("felt", "log")
    misconceptions = ("everybody", "other-house", "wrong-first")
    least_wrong = 1
    words = {  # noqa: RUF012
        "title": "Who must show",
        "prompt": (
            "A {structure:structure} {play:play}. The betting is over, and nobody asks to see a hand. Which seats "
            "have to show, whether they claim a pot or not? If every hand may stay closed, say that none does."
        ),
        "everybody": (
            "You made every hand show that was still in. Where hands are not all turned up for an all-in, only the "
            "seat that is due first can have to show, and a winner whom nobody called need not show."
        ),
        "other-house": (
            "You went by another book, {house:book}. Whether the seat that is due first may muck instead, and whether "
            "an all-in turns all hands up, is not the same in every house."
        ),
        "wrong-first": (
            "You picked the wrong seat. Even where the first to show may not muck, it is the last to bet or raise on "
            "the river, and without a bet there the first left of the button."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return any_showdown(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        prompt, must = self.message("prompt", **setting(situation.game)), sorted(ruling.verdict.must_show)
        return Selection(prompt, seat_ids(must), seat_options(situation.numbers()), may_be_empty=True)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        hand = replay(situation)
        left = next_seat(hand.live, after=situation.button or 0)
        wrong = left if Street.RIVER in hand.last_aggressor else [*hand.last_aggressor.values()][-1]
        house, elsewhere = _other(situation, book)
        return {
            "everybody": seat_ids(hand.live),
            "other-house": seat_ids(sorted(self.rule(elsewhere, shelf.book(house)).verdict.must_show)),
            "wrong-first": seat_ids([wrong]) if len(hand.live) > 1 and not hand.all_in else None,
        }

    def figures(self, name: str, situation: Situation, book: Rulebook) -> Mapping[str, Param]:
        return {"house": _other(situation, book)[0]} if name == "other-house" else {}


def _other(situation: Situation, book: Rulebook) -> tuple[str, Situation]:
    """A house in which others must show, and the situation there."""
    if is_all_in_early(situation) and face_up(situation, book):
        return other_custom(situation, together=True)
    must_show = Desk(book, situation).provision(FirstShower).value is FirstShower.MUST_SHOW
    return ("roberts" if must_show else "hellenic"), situation
