"""Faults of the board: cards dealt too soon, a flop of the wrong size or without a burn; when a board card stands."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from trainer.poker.hand import replay
from trainer.poker.incidents import FlopCount, PrematureBoard
from trainer.poker.situation import BOARD_CARDS, STREETS, Situation, SituationError, Street
from trainer.rulebooks import policies
from trainer.rulebooks.rulebook import Citation, Rulebook, Status
from trainer.rulings.finding import Answer, Finding, Silence, acts, answer, left_to_the_floor, step, voluntary
from trainer.rulings.ruling import Decision, Desk, Step
from trainer.rulings.steps import Act, Reason

FLOP_CARDS = BOARD_CARDS[Street.FLOP]
DEAL = {Street.FLOP: Act.DEAL_FLOP, Street.TURN: Act.DEAL_TURN, Street.RIVER: Act.DEAL_RIVER}

# ---- too soon


def premature_board(desk: Desk, incident: PrematureBoard) -> Finding:
    """Board cards came before the betting was complete: they never play, and the betting is finished first.

    SituationError when the betting on the street before is not open, so that the cards came in time.
    """
    street = Street(incident.street)
    due = BOARD_CARDS[street] - BOARD_CARDS[_before(street)]
    if len(incident.cards) not in (0, due):
        raise SituationError(
            "incident.cards",
            "the {street} has {due} cards, not {count}",
            street=street.value,
            due=due,
            count=len(incident.cards),
        )
    acting = _open_betting(desk.situation, street)
    match street:
        case Street.FLOP:
            ground, codes = _premature_flop(desk)
        case Street.TURN:
            ground, codes = _premature_turn(desk)
        case Street.RIVER:
            ground, codes = _premature_river(desk)
        case Street.PREFLOP:
            raise SituationError("incident.street", "before the flop there is no board")
        case never:
            assert_never(never)
    complete = answer(desk, policies.NextStreet)
    why = step(Reason.BETTING_OPEN, complete, ground, seat=acting, street=street.value)
    return Finding(Decision.REDEAL_BOARD, (why, *[_early(code, street, ground) for code in codes]))


def _early(code: Act, street: Street, ground: Answer[policies.Policy]) -> Step:
    """An act of the list; what goes back into the stub is named, since it came too soon."""
    return step(code, ground, street=street.value) if code is Act.BOARD_TO_STUB else step(code, ground)


def _before(street: Street) -> Street:
    return STREETS[STREETS.index(street) - 1]


def _open_betting(situation: Situation, street: Street) -> int:
    """The seat to act on the street before; SituationError when nobody is."""
    before = _before(street)
    hand = replay(replace(situation, board=situation.board[: BOARD_CARDS[before]]))
    if hand.street is not before:
        raise SituationError(
            "incident.street",
            "the {street} cannot come while the {street2} is played",
            street=street.value,
            street2=hand.street.value,
        )
    if hand.to_act is None:
        raise SituationError(
            "actions", "the betting is complete, so the {street} did not come too soon", street=street.value
        )
    return hand.to_act


def _back_and_anew(deal: Act) -> tuple[Act, ...]:
    return (Act.KEEP_BURN, Act.BOARD_TO_STUB, Act.FINISH_BETTING, Act.SHUFFLE_STUB, Act.NO_BURN, deal)


def _premature_flop(desk: Desk) -> tuple[Answer[policies.Policy], tuple[Act, ...]]:
    ground = answer(desk, policies.PrematureFlop)
    match ground.value:
        case policies.PrematureFlop.RESHUFFLED_WITHOUT_BURN:
            return ground, _back_and_anew(Act.DEAL_FLOP)
        case never:
            assert_never(never)


def _premature_turn(desk: Desk) -> tuple[Answer[policies.Policy], tuple[Act, ...]]:
    ground = answer(desk, policies.PrematureTurn)
    match ground.value:
        case policies.PrematureTurn.RESHUFFLED_WITHOUT_BURN:
            return ground, _back_and_anew(Act.DEAL_TURN)
        case policies.PrematureTurn.NATURAL_RIVER:
            turn = (Act.SET_ASIDE, Act.FINISH_BETTING, Act.BURN_ONE, Act.NATURAL_RIVER_IS_TURN)
            return ground, (*turn, Act.SHUFFLE_ASIDE_IN, Act.NO_BURN, Act.DEAL_RIVER)
        case never:
            assert_never(never)


def _premature_river(desk: Desk) -> tuple[Answer[policies.Policy], tuple[Act, ...]]:
    ground = answer(desk, policies.PrematureRiver)
    match ground.value:
        case policies.PrematureRiver.RESHUFFLED_WITHOUT_BURN:
            return ground, _back_and_anew(Act.DEAL_RIVER)
        case never:
            assert_never(never)


# ---- the size of the flop


def flop_count(desk: Desk, incident: FlopCount) -> Finding:
    """A flop with too many cards, or one without a burn before it; of fewer than three cards no book speaks."""
    if incident.count < 1:
        raise SituationError("incident.count", "at least one card was turned up")
    if incident.count < FLOP_CARDS:
        raise Silence(_silences(desk.book))
    if incident.count > FLOP_CARDS:
        return _too_many(desk, incident)
    if incident.burned:
        raise SituationError("incident.count", "three cards after a burn are a flop as it should be")
    return unburned_flop(desk)


def _silences(book: Rulebook) -> tuple[Citation, ...]:
    """The silence of the book and of every book under it."""
    own = (Citation(book.slug, None, Status.SILENT),)
    return own if book.base is None else own + _silences(book.base)


def _too_many(desk: Desk, incident: FlopCount) -> Finding:
    ground, codes = _oversized(desk, incident)
    why = step(Reason.FLOP_TOO_LONG, ground, count=incident.count)
    if is_later(desk.situation, Street.FLOP, by_board=False):
        return left_to_the_floor(ground, because=step(Reason.NEXT_STREET_DEALT, ground, street=Street.FLOP.value))
    decision = Decision.CORRECT if Act.SCRAMBLE_FLOP in codes else Decision.REDEAL_BOARD
    return Finding(decision, (why, *acts(*codes, on=ground)))


def _oversized(desk: Desk, incident: FlopCount) -> tuple[Answer[policies.Policy], tuple[Act, ...]]:
    """What is done with a flop of four cards, or of more; a burn that was made stays and stands for the new flop."""
    burn = (Act.NO_BURN,) if incident.burned else (Act.BURN_ONE,)
    kept = (Act.KEEP_BURN,) if incident.burned else ()
    redealt = (*kept, Act.BOARD_TO_STUB, Act.SHUFFLE_STUB, *burn, Act.DEAL_FLOP)
    if incident.count > FLOP_CARDS + 1:
        more = answer(desk, policies.OversizedFlop)
        match more.value:
            case policies.OversizedFlop.REDEALT_WITHOUT_BURN:
                return more, redealt
            case never:
                assert_never(never)
    four = answer(desk, policies.FourCardFlop)
    match four.value:
        case policies.FourCardFlop.SCRAMBLED:
            return four, (Act.CALL_FLOOR, Act.SCRAMBLE_FLOP, Act.RANDOM_CARD_BECOMES_BURN)
        case policies.FourCardFlop.REDEALT_WITHOUT_BURN:
            return four, redealt
        case never_four:
            assert_never(never_four)


def unburned_flop(desk: Desk) -> Finding:
    """Three cards were turned up without a burn: put right before anybody acts on the flop, after that it stands."""
    ground = answer(desk, policies.UnburnedFlop)
    fault = step(Reason.FLOP_WITHOUT_BURN, ground)
    standing = stands(desk, ground, Street.FLOP, fault)
    if standing is not None:
        return with_later_cards(desk, standing, 0)
    nobody = step(Reason.NO_ACTION_ON_STREET, ground, street=Street.FLOP.value)
    match ground.value:
        case policies.UnburnedFlop.SCRAMBLED_BEFORE_ACTION:
            codes = (Act.SCRAMBLE_FLOP, Act.RANDOM_CARD_BECOMES_BURN, Act.REPLACE_FROM_TOP)
            return Finding(Decision.CORRECT, (fault, nobody, *acts(*codes, on=ground)))
        case policies.UnburnedFlop.REDEALT_BEFORE_ACTION:
            codes_anew = (Act.BOARD_TO_STUB, Act.SHUFFLE_STUB, Act.BURN_ONE, Act.DEAL_FLOP)
            return Finding(Decision.REDEAL_BOARD, (fault, nobody, *acts(*codes_anew, on=ground)))
        case never:
            assert_never(never)


# ---- when a board card stands


def stands(desk: Desk, ground: Answer[policies.Policy], street: Street, fault: Step) -> Finding | None:
    """The street stands once anybody has acted on it; None while it can be put right.

    Where a later street was dealt without any betting, no rule says how to go back: the floor decides.
    """
    taken = sum(action.street is street for action in voluntary(desk.situation))
    if taken or is_later(desk.situation, street, by_board=False):
        acted = step(Reason.ACTION_ON_STREET, ground, street=street.value, actions=taken)
        return Finding(Decision.PLAY_ON, (fault, acted, step(Act.BOARD_STANDS, ground)))
    if is_later(desk.situation, street, by_board=True):
        dealt = step(Reason.NEXT_STREET_DEALT, ground, street=street.value)
        return left_to_the_floor(ground, because=dealt)
    return None


def with_later_cards(desk: Desk, standing: Finding, burned: int) -> Finding:
    """A board that stands after a wrong burn, with how the next street comes where the order of the deck counts.

    Of two burns one serves for the next street; after none, two cards go before it: the later cards are then those
    that would have come. A street that was dealt in between changes nothing of that.
    """
    coming = _next_street(desk.situation)
    if standing.decision is not Decision.PLAY_ON or coming is None:
        return standing
    ground = answer(desk, policies.BurnError)
    match ground.value:
        case policies.BurnError.ORDER_STANDS:
            return standing
        case policies.BurnError.ORDER_RESTORED_BEFORE_ACTION:
            later = step(Reason.LATER_CARDS_AS_THEY_WERE, ground, street=coming.value, burned=burned)
            finish = (Act.FINISH_BETTING,) if replay(desk.situation).to_act is not None else ()
            burns = Act.NO_BURN if burned else Act.BURN_TWO
            return Finding(standing.decision, (*standing.steps, later, *acts(*finish, burns, DEAL[coming], on=ground)))
        case never:
            assert_never(never)


def _next_street(situation: Situation) -> Street | None:
    """The street that is to be dealt next; None when the river lies there."""
    place = STREETS.index(replay(situation).street)
    return STREETS[place + 1] if place + 1 < len(STREETS) else None


def acted_on(situation: Situation, street: Street) -> bool:
    return any(action.street is street for action in voluntary(situation))


def is_later(situation: Situation, street: Street, *, by_board: bool) -> bool:
    """Whether the hand has gone on to a later street, by where the document starts, its actions, or its board too."""
    later = STREETS[STREETS.index(street) + 1 :]
    started = situation.start is not None and situation.start.street in later
    acted = any(action.street in later for action in situation.actions)
    return started or acted or (by_board and len(situation.board) > BOARD_CARDS[street])
