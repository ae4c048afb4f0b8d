"""A player who is due a blind is away: who posts it, if anybody?"""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Ordering, Question
from trainer.poker.situation import Situation, Status
from trainer.poker.table import clockwise
from trainer.rulebooks.policies import MissedBigBlind, MissedSmallBlind
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.blinds_family import NOBODY, BlindsFamily, pair, who_posts
from trainer.scenarios.button_deals import between_hands, ring
from trainer.scenarios.house_family import OTHER
from trainer.scenarios.options import seat_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance


class WhoPostsInstead(BlindsFamily):
    """The blinds of a hand in which the player due one of them sits out."""

    slug = "who-posts-instead"
    topic = "missed-blinds"
    revision = 2
    policies = (MissedSmallBlind, MissedBigBlind)
    houses = ("hellenic", "roberts")
    misconceptions = (OTHER, "from-the-stack", "one-too-far")
    words = {  # noqa: RUF012
        "title": "Who posts instead",
        "prompt": (
            "A cash game. In the last hand {was:seat} had the button, {sb:seat} the small blind and {bb:seat} the big "
            "blind. The player in {away:seat} sits out the next hand. Who posts the small blind (first) and the "
            "big blind (second)?"
        ),
        NOBODY: "Nobody",
        OTHER: (
            "That is so by {house:book}. Whether a small blind whose player is away is left out, or is posted by the "
            "next player, differs from house to house."
        ),
        "from-the-stack": (
            "You took the blind from the stack of a player who is away. That is done in tournaments; here the blind is "
            "missed, and made up later."
        ),
        "one-too-far": (
            "You took the big blind one player too far. The next active player who has not had it posts it: nobody "
            "who sits at the table is passed over."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = ring(chance, book, level, least=4 + level, play="cash")
        away = table.order[1] if chance.chance(0.75) else table.order[2]
        return between_hands(chance, table, status={away: Status.SITTING_OUT}, seat=away)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        options = (*seat_options(situation.numbers()), *self.posters(situation)[-1:])
        prompt = self.message("prompt", away=situation.seat or 0, **self.told(situation))
        return Ordering(prompt, who_posts(ruling.verdict), options, may_omit=True)

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        last, seats = situation.last, situation.numbers()
        big = (last and last.big_blind) or 0
        small_key, big_key = who_posts(ruling.verdict)
        live = situation.numbers(Status.LIVE)
        return {
            OTHER: self.other_answer(situation, book),
            "from-the-stack": pair((big, clockwise(seats, after=big)[0])),
            "one-too-far": pair((small_key, clockwise(live, after=int(big_key))[0])),
        }
