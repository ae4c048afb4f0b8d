"""The pots of a first round in which a blind was posted all-in short."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from trainer.assessment.question import Allocation, Question
from trainer.poker.hand import Hand, replay
from trainer.poker.pots import layers
from trainer.poker.situation import ActionKind, Situation
from trainer.rulebooks.policies import AllInShare, FoldedChips, ShortBlind, UncalledBet
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Ruling
from trainer.scenarios.all_in_deals import short_blinds
from trainer.scenarios.options import pot_options, setting
from trainer.scenarios.scenario import Family, Wrong
from trainer.scenarios.seeds import Chance


class ShortBlindPots(Family):
    """How many chips lie in each pot when a blind was short."""

    slug = "short-blind"
    topic = "side-pots"
    revision = 2
    ruling = "pots"
    policies = (ShortBlind, AllInShare, FoldedChips, UncalledBet)
    exhibits = ("felt", "log")
    misconceptions = ("callers-match-short", "blind-as-full", "one-pot")
    words = {  # noqa: RUF012
        "title": "A blind that is all-in short",
        "prompt": (
            "The blinds are {small:amount} and {big:amount}; a blind was posted all-in for less. The first round is "
            "over: how many chips lie in each pot?"
        ),
        "callers-match-short": (
            "You let the others call only the short blind. The price stays the full blind; what they put in above the "
            "short one makes a side pot."
        ),
        "blind-as-full": (
            "You counted the short blind as a full one. Only the chips that were really posted lie in the pot, and "
            "the seat can win only what was matched to them."
        ),
        "one-pot": (
            "You made one pot of everything. A seat all-in for less can win only what it matched; the rest is a side "
            "pot."
        ),
    }

    def deal(self, chance: Chance, book: Rulebook, level: int) -> Situation:
        both = level == 3 or (level == 2 and chance.chance(0.3))
        return short_blinds(chance, book, level, big=True, small=both, raised=level > 1 and chance.chance(0.3))

    def ask(self, situation: Situation, ruling: Ruling[Any]) -> Question | None:
        amounts = tuple(pot.amount for pot in ruling.verdict.pots)
        prompt = self.message("prompt", **setting(situation.game))
        return Allocation(prompt, amounts, pot_options(len(amounts))) if len(amounts) > 1 else None

    def mistakes(self, situation: Situation, ruling: Ruling[Any], book: Rulebook) -> Wrong:
        hand, game = replay(situation), situation.game
        totals, count = hand.contributions, len(ruling.verdict.pots)
        blinds = {ActionKind.SMALL_BLIND: game.small_blind or 0, ActionKind.BIG_BLIND: game.big_blind or 0}
        posts = [action for action in situation.actions if action.action in blinds and action.seat in hand.all_in]
        price = max(totals[post.seat] for post in posts)
        at_short_price = {seat: min(total, price) for seat, total in totals.items()}
        raised = ActionKind.RAISE in [action.action for action in situation.actions]
        return {
            "callers-match-short": None if raised else _built(at_short_price, hand, count),
            "blind-as-full": _built({**totals, **{post.seat: blinds[post.action] for post in posts}}, hand, count),
            "one-pot": (sum(totals.values()), *[0] * (count - 1)),
        }


def _built(totals: Mapping[int, int], hand: Hand, count: int) -> tuple[int, ...] | None:
    """The pots of other totals, in the rows of the question; None when they do not fit."""
    amounts = [pot.amount for pot in layers(totals, hand.live, all_in=hand.all_in).pots]
    return (*amounts, *[0] * (count - len(amounts))) if len(amounts) <= count else None
