"""Families on what players do, ask for and claim: random moments in play and at the showdown, other houses' rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from trainer.assessment.question import Answer
from trainer.poker.hand import replay
from trainer.poker.situation import Action, ActionKind, Situation, Status, Street
from trainer.poker.table import clockwise
from trainer.rulebooks import shelf
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulebooks.rulebook import Status as Firmness
from trainer.rulings.ruling import Decision, Ruling
from trainer.scenarios.incident_actions import with_actions
from trainer.scenarios.incident_deals import street_table
from trainer.scenarios.incident_family import IncidentFamily
from trainer.scenarios.seeds import Chance
from trainer.scenarios.showdown_deals import bet_river, checked_river

PLAYED = (Street.FLOP, Street.TURN, Street.RIVER)


class PlayerFamily(IncidentFamily):
    """A family in which `another-house` is a house that has a rule, not one that is silent."""

    houses = ("german", "roberts", "tda")

    _ruled: tuple[Situation, dict[str, Ruling[Any]]] | None = None

    def rule(self, situation: Situation, book: Rulebook) -> Ruling[Any]:
        """The ruling, made once for a situation and a book."""
        ruled = self._ruled
        if ruled is None or ruled[0] is not situation:
            self._ruled = ruled = situation, {}
        known = ruled[1]
        if book.slug not in known:
            known[book.slug] = super().rule(situation, book)
        return known[book.slug]

    def _look_elsewhere(self, situation: Situation, book: Rulebook) -> tuple[str, Answer] | None:
        here = self._asked(situation, book)
        for slug in self.houses:
            other = shelf.book(slug)
            there = self._asked(situation, other) if slug != book.slug and self.decides(other) else None
            if here and there and there.key != here.key and not is_silent(self.rule(situation, other)):
                return slug, there.key
        return None


def is_silent(ruling: Ruling[object]) -> bool:
    """Whether the ruling rests on a silence: no rule of the book or its base decides the moment."""
    return all(step.citations[-1].status is Firmness.SILENT for step in ruling.steps)


def outcome(ruling: Ruling[object]) -> str:
    """The decision as an option's id; where the floor is called first, and may save a dead hand, `dead-floor`."""
    verdict = ruling.verdict
    dead = verdict.decision is Decision.HAND_DEAD and "call-floor" in verdict.then  # type: ignore[attr-defined]
    return "dead-floor" if dead else str(verdict.decision.value)  # type: ignore[attr-defined]


# ---- moments ------------------------------------------------------------------------------------


def in_play(chance: Chance, book: Rulebook, level: int) -> Situation:
    """A street after the deal, on which some players may have acted and somebody is still to act."""
    return with_actions(chance, street_table(chance, book, level, chance.choice(PLAYED)), chance.below(level + 1))


def at_showdown(chance: Chance, book: Rulebook, level: int) -> Situation:
    """A river whose betting is over, with two players or more left: bet and called, or checked."""
    if chance.chance(0.7):
        return bet_river(chance, book, level, raised=chance.chance(0.5))
    return checked_river(chance, book, level)


def still_in(situation: Situation) -> tuple[int, ...]:
    """The seats that have not folded, in seat order."""
    return tuple(sorted(replay(situation).live))


def gave_up(situation: Situation) -> tuple[int, ...]:
    """The seats that were dealt in and have folded."""
    live = still_in(situation)
    return tuple(seat for seat in situation.numbers(Status.LIVE, Status.FOLDED) if seat not in live)


def last_to_act_is_short(chance: Chance, book: Rulebook, level: int) -> Situation:
    """A street on which the first seat bets, the others call, and the last one, still to act, cannot raise.

    Its whole stack does not exceed the bet. Two players at least have acted.
    """
    table = street_table(chance, book, level, chance.choice(PLAYED))
    order = clockwise(table.numbers(Status.LIVE), after=table.button or 0)
    if len(order) < 3:
        folded = [seat for seat in table.numbers() if seat not in order]
        revived = {*order, *folded[: 3 - len(order)]}
        seats = tuple(replace(one, status=Status.LIVE) if one.seat in revived else one for one in table.seats)
        table = replace(table, seats=seats)
        order = clockwise(sorted(revived), after=table.button or 0)
    street = table.start.street if table.start else Street.FLOP
    big, chip = table.game.big_blind or 1, table.game.chip or 1
    limits = (table.game.small_bet, table.game.big_bet)
    bet = (limits[0] if street is Street.FLOP else limits[1]) or big
    short = chance.between(1, bet // chip) * chip
    acts = [Action(street, order[0], ActionKind.BET, bet)]
    acts += [Action(street, seat, ActionKind.CALL, bet) for seat in order[1:-1]]
    seats = tuple(replace(one, stack=short) if one.seat == order[-1] else one for one in table.seats)
    return replace(table, seats=seats, actions=tuple(acts))
