"""Requests and claims about showing: asking to see a hand, a hand shown to one player, a claim to play the board."""

from __future__ import annotations

from typing import assert_never

from trainer.poker.hand import Hand, replay
from trainer.poker.incidents import AskToSee, BoardClaimed, ShownToOne
from trainer.poker.situation import BOARD_CARDS, ActionKind, Situation, SituationError, Status, Street, needed
from trainer.rulebooks import policies
from trainer.rulings.finding import (
    IN_THE_HAND,
    Answer,
    Finding,
    acts,
    answer,
    as_reading,
    has_folded,
    in_the_hand,
    left_to_the_floor,
    seated,
    step,
)
from trainer.rulings.ruling import Decision, Desk, Step
from trainer.rulings.steps import Act, Reason

AGGRESSIVE = frozenset({ActionKind.BET, ActionKind.RAISE})


def ask_to_see(desk: Desk, incident: AskToSee) -> Finding:
    """Somebody asks to see a hand that was not shown."""
    if seated(desk.situation, incident.target, "incident.target").status not in IN_THE_HAND:
        raise SituationError("incident.target", "seat {target} has no hand that could be shown", target=incident.target)
    seated(desk.situation, incident.asker, "incident.asker")
    if incident.asker == incident.target:
        raise SituationError("incident.target", "nobody asks to see the own hand")
    if _nobody_called(desk.situation, incident.target):
        return _of_the_last_one_left(desk, incident)
    ground = answer(desk, policies.AskToSee)
    match ground.value:
        case policies.AskToSee.RIVER_CALLER_AGAINST_AGGRESSOR:
            return _as_holder(desk, ground, incident) or _as_river_caller(desk, ground, incident)
        case policies.AskToSee.NO_CARDS_NO_RIGHT:
            return _as_holder(desk, ground, incident) or _at_discretion(ground, incident)
        case policies.AskToSee.ANY_DEALT_IN:
            return _as_dealt_in(desk, ground, incident)
        case policies.AskToSee.ONLY_ON_SUSPICION:
            return _on_suspicion(desk, ground, incident, Act.CALL_FLOOR, Act.TABLE_CARDS)
        case policies.AskToSee.ONLY_DEALER_OR_FLOOR:
            return _on_suspicion(desk, ground, incident, Act.TABLE_CARDS)
        case policies.AskToSee.HISTORY_AFTERWARDS:
            return _in_the_history(desk, ground, incident)
        case never:
            assert_never(never)


def _in_the_history(desk: Desk, ground: Answer[policies.Policy], incident: AskToSee) -> Finding:
    """The rule speaks of folded hands; that a called hand is seen no earlier is our reading of it."""
    if not has_folded(desk.situation, incident.target):
        ground = Answer(ground.value, as_reading(ground.citations))
    return _refused(ground, incident, Reason.HISTORY_AFTERWARDS)


def _nobody_called(situation: Situation, seat: int) -> bool:
    """Whether the seat is the last one left, all others having folded."""
    left = [other for other in situation.numbers(Status.LIVE) if not has_folded(situation, other)]
    return left == [seat]


def _at_showdown(situation: Situation, seat: int) -> bool:
    """Whether the seat's hand has come to a showdown: it was not folded, and no betting is open."""
    folds = any(action.seat == seat and action.action is ActionKind.FOLD for action in situation.actions)
    return not folds and replay(situation).betting_over


def _of_the_last_one_left(desk: Desk, incident: AskToSee) -> Finding:
    """A winner whom nobody called shows nothing, or only when dealer or floor ask on suspicion."""
    ground = answer(desk, policies.UncalledWinnerShows)
    match ground.value:
        case policies.UncalledWinnerShows.NOT_REQUIRED:
            asking = answer(desk, policies.AskToSee)
            return Finding(Decision.REFUSE, (step(Reason.NOT_CALLED, ground, asking, target=incident.target),))
        case policies.UncalledWinnerShows.ONLY_IF_DEALER_OR_FLOOR_ASKS:
            return _on_suspicion(desk, ground, incident, Act.TABLE_CARDS)
        case never:
            assert_never(never)


def _refused(ground: Answer[policies.Policy], incident: AskToSee, why: Reason) -> Finding:
    return Finding(Decision.REFUSE, (step(why, ground, asker=incident.asker, target=incident.target),))


def _on_suspicion(desk: Desk, ground: Answer[policies.Policy], incident: AskToSee, *codes: Act) -> Finding:
    """The request itself counts for nothing; suspected collusion does, once the hand has come to its end."""
    if not incident.suspicion:
        return _refused(ground, incident, Reason.NO_RIGHT_TO_SEE)
    if not _at_showdown(desk.situation, incident.target):
        return _refused(ground, incident, Reason.NO_SHOWDOWN_YET)
    pair = {"asker": incident.asker, "target": incident.target}
    asks = () if Act.CALL_FLOOR in codes else (step(Reason.DEALER_OR_FLOOR_ASKS, ground, **pair),)
    why = step(Reason.SEEN_ON_SUSPICION, ground, **pair)
    return Finding(Decision.SHOW, (*asks, why, *acts(*codes, on=ground, target=incident.target)))


def _as_holder(desk: Desk, ground: Answer[policies.Policy], incident: AskToSee) -> Finding | None:
    """Who holds no cards any more has no right, and before the showdown nobody has; None where the book goes on."""
    asker = desk.situation.at(incident.asker)
    if asker.status is not Status.LIVE or has_folded(desk.situation, incident.asker):
        return _refused(ground, incident, Reason.NO_RIGHT_TO_SEE)
    if not _at_showdown(desk.situation, incident.target):
        return _refused(ground, incident, Reason.NO_SHOWDOWN_YET)
    return None


def _at_discretion(ground: Answer[policies.Policy], incident: AskToSee) -> Finding:
    asks = step(Reason.FLOOR_DISCRETION, ground, asker=incident.asker, target=incident.target)
    return left_to_the_floor(ground, because=asks)


def _as_river_caller(desk: Desk, ground: Answer[policies.Policy], incident: AskToSee) -> Finding:
    """A river caller who kept the cards sees the last aggressor's; any other request is at the floor's discretion."""
    situation = desk.situation
    if not situation.actions:
        needed(None, "actions")
    if _river_aggressor(situation) != incident.target or not _called_on_river(situation, incident.asker):
        return _at_discretion(ground, incident)
    why = step(Reason.CALLER_MAY_SEE, ground, asker=incident.asker, target=incident.target)
    return Finding(Decision.SHOW, (why, *acts(Act.TABLE_CARDS, on=ground, target=incident.target)))


def _river_aggressor(situation: Situation) -> int | None:
    bets = [
        action.seat for action in situation.actions if action.street is Street.RIVER and action.action in AGGRESSIVE
    ]
    return bets[-1] if bets else None


def _called_on_river(situation: Situation, seat: int) -> bool:
    last = [action.action for action in situation.actions if action.street is Street.RIVER and action.seat == seat][-1:]
    return last == [ActionKind.CALL]


def _as_dealt_in(desk: Desk, ground: Answer[policies.Policy], incident: AskToSee) -> Finding:
    """Whoever was dealt in may see a hand that was called; it is dead unless the winner asks."""
    situation = desk.situation
    pair = {"asker": incident.asker, "target": incident.target}
    if situation.at(incident.asker).status not in IN_THE_HAND:
        return _refused(ground, incident, Reason.NO_RIGHT_TO_SEE)
    if not _at_showdown(situation, incident.target):
        return _refused(ground, incident, Reason.NO_SHOWDOWN_YET)
    why = (step(Reason.DEALT_IN_MAY_SEE, ground, **pair), step(Reason.DEAD_UNLESS_WINNER_ASKS, ground, **pair))
    return Finding(Decision.SHOW, (*why, *acts(Act.TABLE_CARDS, on=ground, target=incident.target)))


def shown_to_one(desk: Desk, incident: ShownToOne) -> Finding:
    """A player showed the hand to one other player."""
    if seated(desk.situation, incident.seat, "incident.seat").status not in IN_THE_HAND:
        raise SituationError("incident.seat", "seat {seat} has no hand that could be shown", seat=incident.seat)
    seated(desk.situation, incident.to, "incident.to")
    if incident.seat == incident.to:
        raise SituationError("incident.to", "a hand is shown to another player")
    if desk.provision(policies.ShowOneShowAll).value is None and _action_to_come(desk.situation):
        return _must_not_show(desk, incident.seat)
    ground = answer(desk, policies.ShowOneShowAll)
    pair = {"seat": incident.seat, "to": incident.to}
    rule = step(Reason.SHOW_ONE_SHOW_ALL, ground, **pair)
    match ground.value:
        case policies.ShowOneShowAll.AT_ONCE:
            return Finding(Decision.SHOW, (rule, *acts(Act.SHOW_TO_ALL, on=ground, seat=incident.seat)))
        case policies.ShowOneShowAll.ON_DEMAND:
            demanded = step(Reason.SHOWN_ON_DEMAND, ground, seat=incident.seat)
            closed = _until_showdown(desk, incident.seat)
            act = Act.SHOW_AFTER_HAND if closed else Act.SHOW_TO_ALL
            return Finding(Decision.SHOW, (rule, demanded, *closed, step(act, ground, seat=incident.seat)))
        case policies.ShowOneShowAll.BY_WHO_HAS_A_DECISION:
            why, codes = _when_shown(replay(desk.situation), incident.to)
            reasons = () if why is None else (step(why, ground, **pair),)
            return Finding(Decision.SHOW, (rule, *reasons, *acts(*codes, on=ground, seat=incident.seat)))
        case never:
            assert_never(never)


def _action_to_come(situation: Situation) -> bool:
    """Whether somebody may still act in this hand; where no chips and actions are told, nobody has acted yet."""
    return not _is_told(situation) or not replay(situation).betting_over


def _is_told(situation: Situation) -> bool:
    """Whether the document tells how the betting went."""
    return bool(situation.actions or situation.start or any(seat.committed for seat in situation.seats))


def _must_not_show(desk: Desk, seat: int) -> Finding:
    """A book without show one, show all, while action is pending: what it says of cards that their player exposes."""
    ground = answer(desk, policies.ShownEarly)
    match ground.value:
        case policies.ShownEarly.PLAYS | policies.ShownEarly.DEAD_UNLESS_NO_ACTION_LEFT:
            acting = (replay(desk.situation).to_act if _is_told(desk.situation) else None) or 0
            pending = step(Reason.SHOWN_WITH_ACTION_PENDING, ground, seat=seat, acting=acting)
            return Finding(Decision.PENALTY, (pending, step(Act.WARN, ground, seat=seat)))
        case never:
            assert_never(never)


def _until_showdown(desk: Desk, seat: int) -> tuple[Step, ...]:
    """Where cards shown before the showdown kill the hand, the step that they stay closed while anybody may act."""
    early = desk.provision(policies.ShownEarly)
    if early.value is not policies.ShownEarly.DEAD_UNLESS_NO_ACTION_LEFT or not _action_to_come(desk.situation):
        return ()
    return (step(Reason.HANDS_STAY_CLOSED, Answer(early.value, early.citations), seat=seat),)


def _when_shown(hand: Hand, viewer: int) -> tuple[Reason | None, tuple[Act, ...]]:
    """Now, at the end of the round or after the hand, by when the viewer could make use of what was seen."""
    if hand.betting_over:
        return None, (Act.SHOW_TO_ALL,)
    if viewer not in hand.live or viewer in hand.all_in:
        return Reason.VIEWER_OUT_OF_ACTION, (Act.SHOW_AFTER_HAND,)
    if hand.to_act is None:
        return Reason.VIEWER_ACTS_LATER, (Act.SHOW_TO_ALL,)
    if may_decide_on_street(hand, viewer):
        return Reason.VIEWER_MAY_ACT, (Act.SHOW_TO_ALL,)
    return Reason.VIEWER_ACTS_LATER, (Act.FINISH_BETTING, Act.SHOW_TO_ALL)


def may_decide_on_street(hand: Hand, seat: int) -> bool:
    """Whether the seat may still have a decision on this street: its turn is to come, or one to come may raise it."""
    able = [other for other in hand.live if other not in hand.all_in]
    to_come = [one for one in able if one not in hand.answered or hand.street_totals[one] < hand.price.to_match]
    return seat in to_come or any(_may_raise(hand, one) for one in to_come)


def _may_raise(hand: Hand, seat: int) -> bool:
    """Whether the seat may raise when its turn comes; chips that are not told are enough."""
    if seat in hand.answered and not hand.price.reopened(hand.answered[seat]):
        return False
    left = hand.stacks[seat]
    return left is None or left > hand.price.to_match - hand.street_totals[seat]


def board_claimed(desk: Desk, incident: BoardClaimed) -> Finding:
    """A player claims to play the board; SituationError while the board given has not five cards."""
    in_the_hand(desk.situation, incident.seat, "incident.seat")
    if desk.situation.board and len(desk.situation.board) != BOARD_CARDS[Street.RIVER]:
        raise SituationError("board", "only a board of five cards can be played")
    ground = answer(desk, policies.BoardPlay)
    claimed = step(Reason.BOARD_CLAIMED, ground, seat=incident.seat)
    match ground.value:
        case policies.BoardPlay.SAY_SO_FIRST:
            return Finding(Decision.HAND_LIVE, (claimed,))
        case policies.BoardPlay.TABLE_BOTH_CARDS:
            if incident.tabled:
                return Finding(Decision.HAND_LIVE, (claimed,))
            both = step(Reason.BOARD_NEEDS_BOTH_CARDS, ground, seat=incident.seat)
            return Finding(Decision.SHOW, (claimed, both, step(Act.TABLE_CARDS, ground, seat=incident.seat)))
        case never:
            assert_never(never)
