"""The chip race: how many new chips the odd small ones make, and who gets them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import assert_never

from trainer.poker.cards import Card
from trainer.poker.draws import drawn, height, odd_chips
from trainer.poker.incidents import ChipRace as Race
from trainer.poker.situation import Situation, SituationError, needed
from trainer.rulebooks.policies import ChipRace, ChipRaceRounding, Policy
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings.ruling import Desk, Ruling, Step
from trainer.rulings.steps import Act, Reason

START = "chip-race-first-seat"


@dataclass(frozen=True, slots=True)
class ChipRaceVerdict:
    """How many new chips are raced for; None where they do not come out even and no book says how to round."""

    new_chips: int | None


@dataclass(frozen=True, slots=True)
class RaceWinnersVerdict:
    """Who gets one new chip each: by the highest cards, and those who had nothing else; None where the floor decides.

    Both are in seat order.
    """

    winners: tuple[int, ...] | None
    saved: tuple[int, ...] | None


def rule_chip_race(situation: Situation, book: Rulebook) -> Ruling[ChipRaceVerdict]:
    """How many chips of the new value are put up for the odd old ones of the table.

    SituationError at `incident` where no race is told, at a stack that is missing or is no whole number of old chips.
    """
    desk, race = Desk(book, situation), _race(situation)
    new_chips, steps = _new_chips(desk, race, _odd(situation, race))
    return Ruling("chip-race", book.slug, ChipRaceVerdict(new_chips), tuple(steps))


def rule_race_winners(situation: Situation, book: Rulebook) -> Ruling[RaceWinnersVerdict]:
    """Who gets the new chips, by the cards dealt for the odd ones: as many cards to a seat as it has odd chips.

    SituationError as in `rule_chip_race`, and at `incident.cards` where their number is another.
    """
    desk, race = Desk(book, situation), _race(situation)
    odd = _odd(situation, race)
    cards = drawn(situation, race)
    new_chips, steps = _new_chips(desk, race, odd)
    match desk.provision(ChipRace).value:
        case None:
            steps += [desk.step(Reason.RACE_NOT_STATED, ChipRace), desk.step(Act.CALL_FLOOR, ChipRace)]
            verdict = RaceWinnersVerdict(None, None)
        case ChipRace.ONE_CHIP_AT_MOST_NOBODY_OUT:
            verdict = RaceWinnersVerdict(None, None)
            if new_chips is not None:
                verdict = _one_each(situation, race, cards, new_chips)
                steps += _won(desk, verdict, cards)
        case ChipRace.HIGHEST_CARDS_ONE_CHIP_EACH:
            verdict = RaceWinnersVerdict(None, None)
            if new_chips is not None:
                won = _one_each(situation, race, cards, new_chips)
                verdict = RaceWinnersVerdict(won.winners, None if won.saved else ())
                steps += _won(desk, verdict, cards)
                if won.saved:
                    out = desk.silent_step(Reason.RACE_OUT_NOT_STATED, seats=won.saved)
                    steps += [out, Step(Act.CALL_FLOOR, {}, out.citations)]
        case never:
            assert_never(never)
    return Ruling("race-winners", book.slug, verdict, tuple(steps))


# ---- what is raced ------------------------------------------------------------------------------


def _race(situation: Situation) -> Race:
    race = needed(situation.incident, "incident")
    if not isinstance(race, Race):
        raise SituationError("incident.kind", "a {kind} is no chip race", kind=race.kind)
    return race


def _odd(situation: Situation, race: Race) -> dict[int, int]:
    """The seats with old chips that make no whole new one, and what those come to, in seat order."""
    odd = {seat: count * race.old for seat, count in odd_chips(situation, race).items()}
    if not odd:
        raise SituationError("seats", "nobody has odd chips: there is nothing to race")
    return odd


def _new_chips(desk: Desk, race: Race, odd: Mapping[int, int]) -> tuple[int | None, list[Step]]:
    """How many new chips, and why."""
    whole, rest = divmod(sum(odd.values()), race.new)
    said = ChipRace if desk.provision(ChipRace).value is not None else ChipRaceRounding
    steps = [desk.step(Reason.RACE_POOL, said, parts=tuple(odd.values()), chip=race.new, count=whole)]
    if not rest:
        return whole, steps
    match desk.provision(ChipRaceRounding).value:
        case ChipRaceRounding.HALF_OR_MORE_ROUNDS_UP:
            is_more = 2 * rest >= race.new
            code = Reason.RACE_REST_COUNTS if is_more else Reason.RACE_REST_IS_LOST
            steps.append(desk.step(code, ChipRaceRounding, amount=rest, chip=race.new))
            steps.append(desk.step(Reason.RACE_NEW_CHIPS, ChipRaceRounding, count=whole + is_more))
            return whole + is_more, steps
        case None:
            open_ = desk.step(Reason.RACE_REST_NOT_STATED, ChipRaceRounding, amount=rest)
            return None, [*steps, open_, desk.step(Act.CALL_FLOOR, ChipRaceRounding)]
        case never:
            assert_never(never)


# ---- who gets them ------------------------------------------------------------------------------


def _best(cards: Sequence[Card]) -> Card:
    return max(cards, key=height)


def _one_each(
    situation: Situation, race: Race, cards: Mapping[int, Sequence[Card]], new_chips: int
) -> RaceWinnersVerdict:
    """The seats with the highest cards, one chip each; who had nothing else gets one all the same."""
    winners = sorted(cards, key=lambda seat: height(_best(cards[seat])), reverse=True)[:new_chips]
    saved = [seat for seat in cards if seat not in winners and (situation.at(seat).stack or 0) < race.new]
    return RaceWinnersVerdict(tuple(sorted(winners)), tuple(saved))


def _won(desk: Desk, verdict: RaceWinnersVerdict, cards: Mapping[int, Sequence[Card]]) -> list[Step]:
    """Why those seats get a chip."""
    says: tuple[type[Policy], ...] = (ChipRace,)
    found = []
    start = desk.book.figure(START)
    if start.value is not None:
        found.append(Step(Reason.RACE_DEALT, {"seat": start.value}, start.citations))
    if verdict.winners:
        dealt = [word for seat in verdict.winners for word in (str(seat), _best(cards[seat]))]
        found.append(desk.step(Reason.RACE_WON, *says, dealt=tuple(dealt)))
    if verdict.saved:
        found.append(desk.step(Reason.RACE_SAVED, *says, seats=verdict.saved))
    return found
