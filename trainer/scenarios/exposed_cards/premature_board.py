"""Flop, turn or river came before the betting was complete: what is done, in order."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Option, Ordering, Question
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import PrematureFlop, PrematureRiver, PrematureTurn
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.rulings.steps import Act
from trainer.scenarios.board_faults import too_soon
from trainer.scenarios.incident_family import IncidentFamily, Moves, in_moves
from trainer.scenarios.options import act_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

SHARED = (Act.FINISH_BETTING, Act.BOARD_STANDS, Act.SHUFFLE_STUB, Act.BOARD_TO_STUB, Act.SET_ASIDE)
MOVES: Moves = {
    **{(act,): act.value for act in (*SHARED, Act.SHUFFLE_ASIDE_IN)},
    (Act.NO_BURN, Act.DEAL_FLOP): "plain-flop",
    (Act.NO_BURN, Act.DEAL_TURN): "plain-turn",
    (Act.NO_BURN, Act.DEAL_RIVER): "plain-river",
    (Act.BURN_ONE, Act.NATURAL_RIVER_IS_TURN): "burned-turn",
}


class BoardTooSoon(IncidentFamily):
    """The acts that put a board right which came too soon."""

    slug = "premature-board"
    topic = "exposed-cards"
    revision = 3
    policies = (PrematureFlop, PrematureTurn, PrematureRiver)
    misconceptions = ("another-house", "burned-again", "stands", "next-card")
    words = {  # noqa: RUF012
        "title": "Board cards too soon",
        "prompt": (
            "The {street:street} came too soon: the betting before it was not complete. What do you do, from now on "
            "until the board is right again? Number your moves in their order and leave out what does not belong; "
            "the burn that was made stays where it is."
        ),
        "plain": "Deal the {street:street} without another burn",
        "burned": "Burn a card and deal the {street:street}",
        "another-house": "That is the procedure of {house:book}. This house proceeds in another way on this street.",
        "burned-again": (
            "You burned a card after the shuffle. What is dealt anew from the shuffled stub comes without another burn."
        ),
        "stands": (
            "You left the cards on the board. Cards that came before the betting was complete never play there as "
            "they lie."
        ),
        "next-card": (
            "You laid the cards aside for good and went on with the next ones. They are shuffled back in before the "
            "board is complete."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return too_soon(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        street = situation.incident.street  # type: ignore[union-attr]
        later = ("turn", "river") if street == "turn" else (street,)
        options = (
            *[Option(f"{how}-{card}", self.message(how, street=card)) for card in later for how in ("burned", "plain")],
            *act_options((*SHARED, Act.SHUFFLE_ASIDE_IN) if street == "turn" else SHARED),
        )
        key = in_moves(ruling.verdict.then, MOVES)
        return Ordering(self.message("prompt", street=street), key, options, may_omit=True) if key else None

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        street = situation.incident.street  # type: ignore[union-attr]
        key = in_moves(ruling.verdict.then, MOVES)
        return {
            "another-house": self.other_answer(situation, book),
            "burned-again": (*key[:-1], key[-1].replace("plain", "burned")) if key else None,
            "stands": ("finish-betting", "board-stands"),
            "next-card": ("set-aside", "finish-betting", f"burned-{street}"),
        }
