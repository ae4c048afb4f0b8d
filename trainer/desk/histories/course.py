"""The course of a brought hand: how far it can be played, what each street came to, and every moment of it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

from trainer.desk.histories.telling import Brought
from trainer.poker import notation
from trainer.poker.hand import Hand, replay
from trainer.poker.pots import Layers, layers
from trainer.poker.ranking import strength
from trainer.poker.remarks import Remark, remark
from trainer.poker.situation import BOARD_CARDS, POSTS, STREETS, Rake, Situation, SituationError, Street


@dataclass(frozen=True, slots=True)
class Fault:
    """What could not have been played: the `place` of the action (None: no action is to blame), its line, and why."""

    place: int | None
    line: int | None
    remark: Remark


@dataclass(frozen=True, slots=True)
class Course:
    """`sound`: the hand up to the fault, all of it where there is none. `stands`: what it comes to, if anything."""

    brought: Brought
    sound: Situation
    fault: Fault | None
    stands: Hand | None

    @property
    def is_over(self) -> bool:
        """Whether nobody can act any more."""
        return self.stands is not None and self.stands.betting_over

    def piled(self) -> Layers | None:
        """The pots as they stand, where the street is closed."""
        hand = self.stands
        if hand is None or hand.to_act is not None:
            return None
        return layers(hand.contributions, hand.live, all_in=hand.all_in, dead=hand.dead)


def course(brought: Brought) -> Course:
    """Play the hand through, as far as it goes."""
    try:
        return Course(brought, brought.situation, None, replay(brought.situation))
    except SituationError as error:
        fault = _fault(brought, error)
    if fault.place is None:
        return Course(brought, replace(brought.situation, actions=(), board=()), fault, None)
    sound = before(brought.situation, fault.place)
    try:
        return Course(brought, sound, fault, replay(sound) if sound.actions else None)
    except SituationError:
        return Course(brought, sound, fault, None)


def _fault(brought: Brought, error: SituationError) -> Fault:
    found = re.match(r"actions\[(\d+)\]", error.path)
    if not found:
        return Fault(None, None, remark("{path}: {why}", path=error.path, why=error.remark))
    place = int(found[1])
    line = brought.lines[place] if place < len(brought.lines) else None
    return Fault(place, line, error.remark)


# ---- moments -----------------------------------------------------------------------------------------


def before(situation: Situation, place: int) -> Situation:
    """The moment before that action is taken, with the board of its street."""
    street = situation.actions[place].street
    return replace(situation, actions=situation.actions[:place], board=situation.board[: BOARD_CARDS[street]])


def as_dealt(situation: Situation) -> Situation:
    """The same with all hole cards face down, as they lie while there is betting."""
    return replace(situation, seats=tuple([replace(seat, cards=()) for seat in situation.seats]))


def is_decision(situation: Situation, place: int) -> bool:
    """Whether the action was chosen, and not owed."""
    return situation.actions[place].action not in POSTS


def streets(situation: Situation) -> Iterator[tuple[Street, Situation, range]]:
    """Each street that was played or dealt: the moment at its end, and the places of its actions."""
    done = 0
    for street in STREETS:
        count = sum(1 for action in situation.actions if action.street is street)
        board = situation.board[: BOARD_CARDS[street]]
        if count or (done and len(board) == BOARD_CARDS[street] > 0):
            at_end = replace(situation, actions=situation.actions[: done + count], board=board)
            yield street, at_end, range(done, done + count)
        done += count


def raked(course: Course) -> Situation:
    """The hand at its end, with what the history says was taken: all of it from the main pot."""
    piled, rake = course.piled(), course.brought.rake
    situation = course.sound
    if piled is None or not rake or rake > piled.pots[0].amount:
        return situation
    taken = (rake, *(0 for _ in piled.pots[1:]))
    return replace(situation, game=replace(situation.game, rake=Rake(taken=taken)))


# ---- what the history says of the end ----------------------------------------------------------------


def differences(course: Course) -> list[Remark]:
    """Where the history's own account of the end differs from the engine's."""
    piled, brought = course.piled(), course.brought
    if course.fault or piled is None or not course.is_over:
        return []
    found: list[Remark] = []
    back = {piled.uncalled.seat: piled.uncalled.amount} if piled.uncalled else {}
    told = dict(brought.back)
    if told and told != back:
        text = "The history returns {told} uncalled; by the actions it is {found}."
        found.append(remark(text, told=_went_back(told), found=_went_back(back)))
    if brought.paid:
        found += _of_the_pot(course, piled, back)
    return found


def _of_the_pot(course: Course, piled: Layers, back: Mapping[int, int]) -> Iterator[Remark]:
    """Of what was paid: whether it adds up, and whether it went to hands that win."""
    brought = course.brought
    pot = sum(one.amount for one in piled.pots)
    paid = sum(won for _, won in brought.paid)
    rake = brought.rake or 0
    returned = sum(back.values())
    is_whole = paid + rake == pot or (brought.rake is None and paid <= pot)
    if not is_whole and not (returned and not brought.back and paid + rake == pot + returned):
        text = "The history pays {paid:,} and takes {rake:,}; there are {pot:,} in the pots."
        yield remark(text, paid=paid, rake=rake, pot=pot)
    winners = _winners(course, piled)
    strangers = [seat for seat, _ in brought.paid if winners is not None and seat not in winners and seat not in back]
    if strangers:
        seats = ", ".join(str(seat) for seat in strangers)
        yield remark("The history pays these seats, and by the cards they win nothing: {seats}.", seats=seats)


def _winners(course: Course, piled: Layers) -> set[int] | None:
    """The seats that win anything; None where cards are not known."""
    situation, winners = course.sound, set[int]()
    for pot in piled.pots:
        if len(pot.eligible) == 1:
            winners.add(pot.eligible[0])
            continue
        if len(situation.board) < 5:
            return None
        shown = {seat: situation.at(seat).cards for seat in pot.eligible if situation.at(seat).cards}
        if len(shown) < 2:
            return None
        hands = {seat: strength([*cards, *situation.board]) for seat, cards in shown.items()}
        winners |= {seat for seat, hand in hands.items() if hand == max(hands.values())}
    return winners


def _went_back(chips: Mapping[int, int]) -> Remark:
    said = [remark("{amount:,} to seat {seat}", amount=amount, seat=seat) for seat, amount in chips.items()]
    return reduce(lambda one, more: remark("{one}, {more}", one=one, more=more), said) if said else remark("nothing")


# ---- as part of an address ---------------------------------------------------------------------------


def packable(brought: Brought) -> dict[str, Any]:
    """The hand as JSON: `unpacked` gives an equal one back."""
    told: dict[str, Any] = {"hand": notation.document(brought.situation), "lines": list(brought.lines)}
    for key in ("paid", "back"):
        told[key] = [list(pair) for pair in getattr(brought, key)]
    return told | {"rake": brought.rake}


def unpacked(told: Mapping[str, Any]) -> Brought:
    """The hand in such JSON, which may come from anywhere; SituationError where it holds none."""
    if not {"hand", "lines", "paid", "back", "rake"} == told.keys():
        raise SituationError("", "no hand")
    situation = notation.read(told["hand"])
    lines, rake = told["lines"], told["rake"]
    if not _is_list_of_chips(lines) or len(lines) != len(situation.actions) or not situation.actions:
        raise SituationError("lines", "expected a line for each action")
    pairs: dict[str, tuple[tuple[int, int], ...]] = {}
    for key in ("paid", "back"):
        value = told[key]
        if not isinstance(value, list) or not all(_is_list_of_chips(one) and len(one) == 2 for one in value):
            raise SituationError(key, "expected pairs of seat and amount")
        pairs[key] = tuple([(one[0], one[1]) for one in value])
    if rake is not None and not _is_list_of_chips([rake]):
        raise SituationError("rake", "expected an amount")
    if situation.button is None or situation.start or situation.incident:
        raise SituationError("hand", "expected a hand from its beginning")
    return Brought(situation, tuple(lines), pairs["paid"], pairs["back"], rake)


def _is_list_of_chips(value: object) -> bool:
    return isinstance(value, list) and all(type(one) is int and 0 <= one <= 10**15 for one in value)
