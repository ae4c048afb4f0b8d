"""No burn or two burns before a board card: before it is shown, after that, and after somebody acted on it."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import BurnError
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.rulings.steps import Act
from trainer.scenarios.board_faults import wrong_burn
from trainer.scenarios.incident_family import IncidentFamily, Moves, in_moves
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

MOVES: Moves = {(Act.BOARD_STANDS,): "stands", (Act.SECOND_BURN_TO_BOARD, Act.EXPOSED_BECOMES_BURN): "second-to-board"}
for deal in (Act.DEAL_FLOP, Act.DEAL_TURN, Act.DEAL_RIVER):
    MOVES |= {(deal,): "deal-on", (Act.BURN_ONE, deal): "burn-now", (Act.SECOND_BURN_TO_STUB, deal): "second-back"}
    MOVES[Act.EXPOSED_BECOMES_BURN, deal] = "shown-becomes-burn"
OFFERED = {
    (0, False): ("deal-unburned", "burn-now"),
    (2, False): ("deal-on", "second-back"),
    (0, True): ("stands", "shown-becomes-burn"),
    (2, True): ("stands", "second-to-board"),
}
"""What is offered beside what is never right, by how many cards were burned and whether the board card is shown."""


class BurnErrors(IncidentFamily):
    """Whether a wrong burn is put right, and how."""

    slug = "burn-errors"
    topic = "exposed-cards"
    revision = 2
    policies = (BurnError,)
    misconceptions = ("another-house", "shuffled", "called-misdeal")
    words = {  # noqa: RUF012
        "title": "No burn or two burns",
        "prompt": "The burn before the {street:street} was wrong. What do you do in this house?",
        "deal-unburned": "Deal the {street:street} without a burn",
        "burn-now": "Burn one card and deal the {street:street}",
        "deal-on": "Leave both cards burned and deal the {street:street}",
        "second-back": "Put the second burn back on top of the stub and deal the {street:street} from there",
        "stands": "Leave the {street:street} as it lies and go on",
        "shown-becomes-burn": "Make the card that is shown the burn and deal the next one as the {street:street}",
        "second-to-board": (
            "Turn up the second burn as the {street:street}; the card that is shown becomes the next burn"
        ),
        "shuffle": (
            "Shuffle the burns and the board card of this street into the stub and deal the {street:street} anew"
        ),
        "misdeal": "Call a misdeal and deal the hand again",
        "another-house": (
            "That is what {house:book} has the dealer do. This house looks at the order of the cards in another way."
        ),
        "shuffled": (
            "You shuffled the stub. A wrong burn here costs no shuffle: either the cards stay as they are, or each "
            "goes where it belongs."
        ),
        "called-misdeal": (
            "You called a misdeal. A wrong burn never voids a hand; at most the card that came of it is put right."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        return wrong_burn(chance, book, level)

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        error: Any = situation.incident
        moves = in_moves(ruling.verdict.then, MOVES)
        names = (*OFFERED[error.burned, error.shown], "shuffle", "misdeal")
        options = tuple(Option(name, self.message(name, street=error.street)) for name in names)
        key = moves[0] if moves and len(moves) == 1 else ""
        return Choice(self.message("prompt", street=error.street), key, options) if key in names else None

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        return {"another-house": self.other_answer(situation, book), "shuffled": "shuffle", "called-misdeal": "misdeal"}
