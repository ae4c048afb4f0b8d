"""Conduct at the table: burns looked at, chips off the table, a pot taken, the language spoken, insults."""

from __future__ import annotations

from typing import assert_never

from trainer.poker.incidents import Conduct
from trainer.rulebooks import policies
from trainer.rulings.finding import Answer, Finding, acts, answer, as_reading, left_to_the_floor, seated, step
from trainer.rulings.ruling import Decision, Desk
from trainer.rulings.steps import Act, Reason


def conduct(desk: Desk, incident: Conduct) -> Finding:
    """A matter of conduct of the player in `seat`."""
    seated(desk.situation, incident.seat, "incident.seat")
    match incident.what:
        case "looks-at-burns":
            return _looks_at_burns(desk, incident.seat)
        case "chips-off-table":
            return _chips_off_table(desk, incident.seat)
        case "takes-pot":
            return _takes_pot(desk, incident.seat)
        case "language":
            return _language(desk, incident.seat)
        case "insult":
            return _insult(desk, incident.seat)
        case never:
            assert_never(never)


def _penalty(ground: Answer[policies.Policy], why: Reason, act: Act, seat: int) -> Finding:
    return Finding(Decision.PENALTY, (step(why, ground, seat=seat), *acts(act, on=ground, seat=seat)))


def _forbidden(ground: Answer[policies.Policy], why: Reason, seat: int) -> Finding:
    """What a book forbids without a penalty: it is undone, and the player is warned."""
    return Finding(Decision.FORBID, (step(why, ground, seat=seat), step(Act.WARN, ground, seat=seat)))


def _looks_at_burns(desk: Desk, seat: int) -> Finding:
    ground = answer(desk, policies.LookingAtBurns)
    match ground.value:
        case policies.LookingAtBurns.FORBIDDEN:
            return _forbidden(ground, Reason.BURNS_NOT_LOOKED_AT, seat)
        case never:
            assert_never(never)


def _chips_off_table(desk: Desk, seat: int) -> Finding:
    ground = answer(desk, policies.ChipsOffTable)
    match ground.value:
        case policies.ChipsOffTable.FORBIDDEN:
            return _forbidden(ground, Reason.CHIPS_STAY_ON_TABLE, seat)
        case policies.ChipsOffTable.FORFEITED:
            return _penalty(ground, Reason.CHIPS_STAY_ON_TABLE, Act.CALL_FLOOR, seat)
        case policies.ChipsOffTable.EXCLUDED:
            return _penalty(ground, Reason.EXCLUDED_FOR_CHIPS, Act.EXCLUDE, seat)
        case never:
            assert_never(never)


def _takes_pot(desk: Desk, seat: int) -> Finding:
    ground = answer(desk, policies.PotAward)
    match ground.value:
        case policies.PotAward.DEALER:
            why = step(Reason.DEALER_AWARDS_POT, ground, seat=seat)
            return Finding(Decision.CORRECT, (why, step(Act.PUSH_POT, ground)))
        case never:
            assert_never(never)


def _language(desk: Desk, seat: int) -> Finding:
    """A language that is not allowed at this table; which ones are is the book's matter, or the house's."""
    ground = answer(desk, policies.TableLanguage)
    match ground.value:
        case (
            policies.TableLanguage.GERMAN_OR_ENGLISH
            | policies.TableLanguage.ENGLISH
            | policies.TableLanguage.AS_HOUSE_POSTS
        ):
            why = step(Reason.OTHER_LANGUAGE, ground, seat=seat)
            # The rules on languages name no penalty: that the player is warned first is our reading of them.
            warned = Answer(ground.value, as_reading(ground.citations))
            return Finding(Decision.PENALTY, (why, step(Act.WARN, warned, seat=seat)))
        case never:
            assert_never(never)


def _insult(desk: Desk, seat: int) -> Finding:
    ground = answer(desk, policies.Insult)
    match ground.value:
        case policies.Insult.FLOOR_MAY_EXCLUDE:
            return left_to_the_floor(ground, because=step(Reason.PLAYER_INSULTED, ground, seat=seat))
        case policies.Insult.PENALTY:
            return _penalty(ground, Reason.PLAYER_INSULTED, Act.CALL_FLOOR, seat)
        case never:
            assert_never(never)
