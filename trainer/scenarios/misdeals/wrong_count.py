"""A hand with too many or too few cards: misdeal, put it right, or a dead hand."""

from __future__ import annotations

from typing import Any

from trainer.assessment.question import Choice, Option, Question
from trainer.poker.incidents import WrongCount
from trainer.poker.situation import Situation
from trainer.rulebooks.policies import FirstCardTo, LateWrongCount, SubstantialAction, SurplusCards
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.dealt import HOLE_CARDS, deal_order
from trainer.rulings.ruling import Decision, Desk, Ruling
from trainer.rulings.steps import Act
from trainer.scenarios.incident_deals import CALL, IncidentFamily, deal_table, with_actions, with_incident
from trainer.scenarios.options import act_options, decision_options
from trainer.scenarios.scenario import Wrong
from trainer.scenarios.seeds import Chance

REPAIRS = (Act.GIVE_NEXT_CARD, Act.SURPLUS_BECOMES_BURN)


class WrongCountFamily(IncidentFamily):
    """What becomes of a hand, or of the deal, when a seat holds a wrong number of cards."""

    slug = "wrong-count"
    topic = "misdeals"
    policies = (FirstCardTo, SurplusCards, LateWrongCount, SubstantialAction)
    misconceptions = ("always-misdeal", "always-repaired", "dead-at-once")
    words = {  # noqa: RUF012
        "title": "Wrong number of cards",
        "prompt": "A wrong number of hole cards was found just now and said at once. What do you do?",
        "always-misdeal": "You called a misdeal for the wrong number. Look first for a rule that lets the card be put right, and then at the deadline: once it has passed there is no misdeal any more.",
        "always-repaired": "You gave the missing card or took the surplus one back. That is right only for the very card and the moment that the house names.",
        "dead-at-once": "You killed the hand. In time a wrong number is put right, voids the deal or goes to the floor; a hand dies of it only when it is too late for that.",
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        table = deal_table(chance, book, level)
        order = deal_order(Desk(book, table)).seats
        is_mended = chance.chance(0.55)
        if chance.chance(0.33):
            table = with_actions(chance, table, chance.between(2, level + 1), (CALL, CALL))
        elif not is_mended:
            table = with_actions(chance, table, chance.below(2))
        return with_incident(table, (_mended if is_mended else _not_mended)(chance, order, level))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        verdict = ruling.verdict
        repair = next((act for act in verdict.then if act in REPAIRS), None)
        key = repair.value if verdict.decision is Decision.CORRECT and repair else verdict.decision.value
        options = _options()
        return Choice(self.message("prompt"), key, options) if key in {option.id for option in options} else None

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        is_short = any(count < HOLE_CARDS for _, count in situation.incident.counts)  # type: ignore[union-attr]
        return {
            "always-misdeal": Decision.MISDEAL.value,
            "always-repaired": REPAIRS[0 if is_short else 1].value,
            "dead-at-once": Decision.HAND_DEAD.value,
        }


def _options() -> tuple[Option, ...]:
    return (
        *decision_options((Decision.MISDEAL,)),
        *act_options(REPAIRS),
        *decision_options((Decision.HAND_DEAD, Decision.FLOOR)),
    )


def _mended(chance: Chance, order: tuple[int, ...], level: int) -> WrongCount:
    """The deal stopped too early or went on too long: the cards at fault are the next ones in its order."""
    if chance.chance(0.4):
        return WrongCount(((order[0], HOLE_CARDS + 1),), True)
    short = order[-2:] if level == 3 and chance.chance(0.25) else order[-1:]
    return WrongCount(tuple(sorted((seat, HOLE_CARDS - 1) for seat in short)), True)


def _not_mended(chance: Chance, order: tuple[int, ...], level: int) -> WrongCount:
    """A seat was passed over or got cards that do not come next, for example two that stuck together."""
    seat = chance.choice(order[:-1])
    return WrongCount(((seat, chance.choice((HOLE_CARDS - 1, HOLE_CARDS + 1, HOLE_CARDS + 2))),), False)
