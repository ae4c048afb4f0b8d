"""A flop of four cards, or one that came without a burn: how the board is put right, or that it stands."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Option, Ordering, Question
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import FourCardFlop, UnburnedFlop
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.rulings.steps import Act
from trainer.scenarios.board_faults import FLOP, wrong_flop
from trainer.scenarios.incident_family import IncidentFamily, Moves, in_moves
from trainer.scenarios.options import act_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

SHARED = (
    Act.BOARD_STANDS, Act.RANDOM_CARD_BECOMES_BURN, Act.SHUFFLE_STUB, Act.CALL_FLOOR, Act.BOARD_TO_STUB,
    Act.SCRAMBLE_FLOP,
)  # fmt: skip
OWN = ("known-card-off", "burn-late", "fill", "burned", "plain", "misdeal")
MOVES: Moves = {
    **{(act,): act.value for act in SHARED},
    (Act.REPLACE_FROM_TOP,): "fill",
    (Act.NO_BURN, Act.DEAL_FLOP): "plain",
    (Act.BURN_ONE, Act.DEAL_FLOP): "burned",
}


class WrongFlop(IncidentFamily):
    """The acts that put a wrong flop right."""

    slug = "four-card-flop"
    topic = "exposed-cards"
    policies = (FourCardFlop, UnburnedFlop)
    misconceptions = ("another-house", "by-hand", "called-misdeal")
    words = {  # noqa: RUF012
        "title": "A flop that is wrong",
        "prompt": (
            "The flop is not as it should be. What do you do with it in this house? Number your moves in their order "
            "and leave out what does not belong; a burn that was made stays where it is."
        ),
        "known-card-off": "Take the last card of the flop off as the next burn card",
        "burn-late": "Burn a card now for the flop that lies there",
        "fill": "Complete the flop with the top card of the stub",
        "burned": "Burn a card and deal a new flop",
        "plain": "Deal a new flop without another burn",
        "misdeal": "Call a misdeal and deal the hand again",
        "another-house": (
            "That is what {house:book} has the dealer do. This house puts such a flop right in another way."
        ),
        "by-hand": (
            "You mended the flop by hand, with a card that everybody knows or with a burn that comes too late. Until "
            "somebody acts on the flop chance decides anew; from then on it stands as it is."
        ),
        "called-misdeal": (
            "You called a misdeal. A wrong flop does not touch the hole cards or the bets: only the board is put right."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return wrong_flop(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        key = in_moves(ruling.verdict.then, MOVES)
        options = (*[Option(name, self.message(name)) for name in OWN], *act_options(SHARED))
        return Ordering(self.message("prompt"), key, options, may_omit=True) if key else None

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        is_too_long = len(situation.board) > FLOP
        return {
            "another-house": self.other_answer(situation, book),
            "by-hand": ("known-card-off" if is_too_long else "burn-late", "board-stands"),
            "called-misdeal": ("misdeal",),
        }
