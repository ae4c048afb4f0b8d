"""The largest bet or raise in pot-limit: how a book counts the pot before the flop, and whether it rounds."""

from __future__ import annotations

from typing import assert_never

from trainer.poker.hand import Hand
from trainer.poker.situation import ActionKind, Street, needed
from trainer.rulebooks.policies import (
    PotLimitMaximum,
    PotLimitOpen,
    PotLimitRounding,
    PotLimitShortBlinds,
)
from trainer.rulings.finding import as_reading
from trainer.rulings.ruling import Desk, Step
from trainer.rulings.steps import Reason


def most_in_pot_limit(desk: Desk, hand: Hand, seat: int, owed: int) -> tuple[int | None, list[Step]]:
    """The street total of a pot-size bet or raise for a seat that owes `owed`, whatever its stack; and why.

    None where the book does not say how the pot is counted; the last step is then the one that says so.
    """
    added, steps = _added_before_flop(desk, hand) if hand.street is Street.PREFLOP else (0, [])
    if added is None:
        return None, steps
    pot, price = hand.pot + added, hand.price.to_match
    call, own = _call(desk, hand, seat, owed, added)
    steps += own
    most = price + pot + call
    figures = {"total": pot, "most": most}
    if price:
        figures = {"price": price, **figures, **({"amount": call} if owed else {})}
    steps.append(desk.step(Reason.POT_LIMIT_MOST, PotLimitMaximum, **figures))
    match desk.provision(PotLimitRounding).value:
        case PotLimitRounding.UP:
            unit = hand.game.small_blind or hand.game.chip or 1
            rounded = -(-most // unit) * unit
            if rounded > most:
                steps.append(desk.step(Reason.POT_LIMIT_ROUNDED_UP, PotLimitRounding, chip=unit, most=rounded))
            return rounded, steps
        case PotLimitRounding.NONE | None:
            return most, steps
        case never:
            assert_never(never)


def _call(desk: Desk, hand: Hand, seat: int, owed: int, added: int) -> tuple[int, list[Step]]:
    """What a call adds to the pot as it is counted: a small blind that counts as a big one is in the count already."""
    counting = desk.provision(PotLimitOpen)
    counts_as_big = counting.value is PotLimitOpen.SMALL_BLIND_COUNTS_AS_BIG
    if not added or not counts_as_big or _posted(desk, hand).get(ActionKind.SMALL_BLIND) != seat:
        return owed, []
    figures = {"seat": seat, "blind": added, "amount": owed}
    return owed - added, [Step(Reason.OWN_SMALL_BLIND_COUNTED, figures, as_reading(counting.citations))]


def _posted(desk: Desk, hand: Hand) -> dict[ActionKind, int]:
    """The seat of each kind of action of the street, the last one where there are several."""
    return {action.action: action.seat for action in desk.situation.actions if action.street is hand.street}


def _added_before_flop(desk: Desk, hand: Hand) -> tuple[int | None, list[Step]]:
    """What is counted before the flop beyond the chips that are there; None where the book does not say."""
    small, big = needed(hand.game.small_blind, "game.small_blind"), needed(hand.game.big_blind, "game.big_blind")
    missing = max(small + big - hand.blinds, 0)
    counting = desk.provision(PotLimitOpen).value
    if missing:
        match desk.provision(PotLimitShortBlinds).value:
            case PotLimitShortBlinds.COUNTED_IN_FULL:
                return missing, [desk.step(Reason.BLINDS_COUNTED_IN_FULL, PotLimitShortBlinds, amount=missing)]
            case None:
                rule = as_reading(desk.provision(PotLimitOpen).citations)
                silence = desk.provision(PotLimitShortBlinds).citations
                return None, [Step(Reason.LEFT_OPEN, {}, tuple(dict.fromkeys((*rule, *silence))))]
            case never:
                assert_never(never)
    match counting:
        case PotLimitOpen.TRUE_POT:
            return 0, [desk.step(Reason.TRUE_POT_COUNTS, PotLimitOpen)]
        case PotLimitOpen.SMALL_BLIND_COUNTS_AS_BIG:
            posted = _posted(desk, hand)
            if posted.get(ActionKind.BIG_BLIND) in hand.answered or ActionKind.SMALL_BLIND not in posted:
                return 0, []  # the round is past the blinds, or the game has no small blind to count
            more = max(big - hand.street_totals[posted[ActionKind.SMALL_BLIND]], 0)
            return more, [desk.step(Reason.SMALL_BLIND_AS_BIG, PotLimitOpen, amount=more)] if more else []
        case None:
            return None, [desk.step(Reason.LEFT_OPEN, PotLimitOpen)]
        case never_counting:
            assert_never(never_counting)
