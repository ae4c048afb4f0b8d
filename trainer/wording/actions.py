"""The action log: the hand's actions in order, a sentence each, by street."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from trainer.poker.lying import street_cards
from trainer.poker.situation import STREETS, Action, ActionKind, Situation, Street
from trainer.wording.cards import signs
from trainer.wording.languages import marked, translator
from trainer.wording.phrases import phrase

_TITLES = {
    Street.PREFLOP: marked("Before the flop"),
    Street.FLOP: marked("Flop"),
    Street.TURN: marked("Turn"),
    Street.RIVER: marked("River"),
}
_SENTENCES = {
    ActionKind.ANTE: marked("Seat {seat} posts an ante of {amount}."),
    ActionKind.SMALL_BLIND: marked("Seat {seat} posts the small blind, {amount}."),
    ActionKind.BIG_BLIND: marked("Seat {seat} posts the big blind, {amount}."),
    ActionKind.POST_LIVE: marked("Seat {seat} posts {amount} live."),
    ActionKind.POST_DEAD: marked("Seat {seat} posts {amount} dead."),
    ActionKind.FOLD: marked("Seat {seat} folds."),
    ActionKind.CHECK: marked("Seat {seat} checks."),
    ActionKind.CALL: marked("Seat {seat} calls {amount}."),
    ActionKind.BET: marked("Seat {seat} bets {amount}."),
    ActionKind.RAISE: marked("Seat {seat} raises to {amount}."),
}
_ALL_IN = {
    ActionKind.ANTE: marked("Seat {seat} posts an ante of {amount} and is all-in."),
    ActionKind.SMALL_BLIND: marked("Seat {seat} posts the small blind with {amount} and is all-in."),
    ActionKind.BIG_BLIND: marked("Seat {seat} posts the big blind with {amount} and is all-in."),
    ActionKind.POST_LIVE: marked("Seat {seat} posts {amount} live and is all-in."),
    ActionKind.POST_DEAD: marked("Seat {seat} posts {amount} dead and is all-in."),
    ActionKind.CALL: marked("Seat {seat} calls {amount} and is all-in."),
    ActionKind.BET: marked("Seat {seat} bets {amount} and is all-in."),
    ActionKind.RAISE: marked("Seat {seat} raises to {amount} and is all-in."),
}
_CALLS_IN_ALL = marked("Seat {seat} calls, {amount} in all.")
_CALLS_IN_ALL_ALL_IN = marked("Seat {seat} calls, {amount} in all, and is all-in.")
"""A call of a seat that had chips in front of it on the street already."""
_OFF_STREET = frozenset({ActionKind.ANTE, ActionKind.POST_DEAD})


@dataclass(frozen=True, slots=True)
class StreetLog:
    """A street: its title, the board cards that came on it (`A♥ 10♦ 7♠`, "" if none are told), its sentences."""

    street: Street
    title: str
    cards: str
    lines: tuple[str, ...]


def action_log(situation: Situation, lang: str) -> tuple[StreetLog, ...]:
    """The streets on which anything was done, in order, and those that only brought board cards after it."""
    lines: dict[Street, list[str]] = {}
    if situation.start:
        pots = [(place, pot.amount) for place, pot in enumerate(situation.start.pots)]
        alone = len(pots) == 1
        said = [_already(("only" if alone else place), amount, lang) for place, amount in pots]
        lines[situation.start.street] = said
    for action, had, is_all_in in _told(situation):
        text = _sentence(action, had, is_all_in)
        params = {"seat": action.seat, "amount": action.to or 0}
        lines.setdefault(action.street, []).append(phrase(text, params, lang))
    say = translator(lang).gettext
    found: list[StreetLog] = []
    for street in STREETS:
        cards = signs(street_cards(situation, street))
        if street in lines or (found and cards):
            found.append(StreetLog(street, say(_TITLES[street]), cards, tuple(lines.get(street, ()))))
    return tuple(found)


def _already(pot: int | str, amount: int, lang: str) -> str:
    return phrase(marked("{pot}: {amount} from the streets before."), {"pot": pot, "amount": amount}, lang)


def _told(situation: Situation) -> Iterator[tuple[Action, int, bool]]:
    """Each action, what its seat had in front on the street before it, and whether it put in its last chips."""
    left = {seat.seat: seat.stack for seat in situation.seats}
    in_front: dict[int, int] = {}
    street = None
    for action in situation.actions:
        if action.street is not street:
            street, in_front = action.street, {}
        had, paid = in_front.get(action.seat, 0), action.to or 0
        if action.action not in _OFF_STREET and paid:
            in_front[action.seat], paid = paid, paid - had
        stack = left.get(action.seat)
        if stack is not None:
            left[action.seat] = stack - paid
        yield action, had, bool(action.all_in) or (paid > 0 and stack is not None and stack <= paid)


def _sentence(action: Action, had: int, is_all_in: bool) -> str:
    if action.action is ActionKind.CALL and had:
        return _CALLS_IN_ALL_ALL_IN if is_all_in else _CALLS_IN_ALL
    return (_ALL_IN if is_all_in else _SENTENCES).get(action.action, _SENTENCES[action.action])
