"""What an incident leads to under a book: the decision and what the dealer does, with the cited steps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from trainer.poker import incidents as kinds
from trainer.poker.hand import replay
from trainer.poker.incidents import Incident
from trainer.poker.situation import BOARD_CARDS, STREETS, Situation, SituationError, Status, Street, needed
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulings import board, burns, conduct, counts, decks, exposures, levels, misdeals, showing, shown, validity
from trainer.rulings.finding import Finding, Silence
from trainer.rulings.ruling import Decision, Desk, Ruling, Step
from trainer.rulings.steps import Act, Reason


@dataclass(frozen=True, slots=True)
class IncidentVerdict:
    """The decision, and what the dealer does, in order."""

    decision: Decision
    then: tuple[Act, ...]


def _asked_elsewhere(
    desk: Desk, happened: kinds.Gesture | kinds.RuleAsked | kinds.ButtonDraw | kinds.ChipRace
) -> Finding:
    """Nothing went wrong: a gesture, a question about a rule and a chip race have questions of their own."""
    if isinstance(happened, kinds.ButtonDraw | kinds.ChipRace):
        asked = "first-button" if isinstance(happened, kinds.ButtonDraw) else "chip-race"
        raise SituationError(
            "incident.kind",
            "a {kind} is ruled on by the question {asked}, not by incident",
            kind=happened.kind,
            asked=asked,
        )
    if isinstance(happened, kinds.RuleAsked):
        raise SituationError("incident.kind", "a question about a rule is answered by the question fact")
    raise SituationError("incident.kind", "a gesture is ruled on by the question gesture, not by incident")


FINDERS: dict[type[Incident], Callable[[Desk, Any], Finding]] = {
    kinds.ExposedCard: exposures.exposed_card,
    kinds.WrongCount: counts.wrong_count,
    kinds.WrongFirstSeat: misdeals.wrong_first_seat,
    kinds.SeatSkipped: misdeals.seat_skipped,
    kinds.EmptySeatDealt: misdeals.empty_seat_dealt,
    kinds.WrongButton: misdeals.wrong_button,
    kinds.BoxedCard: decks.boxed_card,
    kinds.ForeignCard: decks.foreign_card,
    kinds.DuplicateCard: decks.duplicate_card,
    kinds.MissingCard: decks.missing_card,
    kinds.StubDropped: decks.stub_dropped,
    kinds.PrematureBoard: board.premature_board,
    kinds.FlopCount: board.flop_count,
    kinds.Burn: burns.burn,
    kinds.BurnExposed: burns.burn_exposed,
    kinds.HandTouched: validity.hand_touched,
    kinds.HandMucked: validity.hand_mucked,
    kinds.HandShown: shown.hand_shown,
    kinds.Absent: validity.absent,
    kinds.CountNoticedLate: counts.count_noticed_late,
    kinds.AskToSee: showing.ask_to_see,
    kinds.ShownToOne: showing.shown_to_one,
    kinds.BoardClaimed: showing.board_claimed,
    kinds.Conduct: conduct.conduct,
    kinds.RuleAsked: _asked_elsewhere,
    kinds.ButtonDraw: _asked_elsewhere,
    kinds.ChipRace: _asked_elsewhere,
    kinds.LevelUp: levels.level_up,
    kinds.Gesture: _asked_elsewhere,
}
"""What rules on each kind of incident; a kind that is missing here is ruled by nobody, and a test says so."""


def incident(situation: Situation, book: Rulebook) -> Ruling[IncidentVerdict]:
    """The ruling on the situation's incident; where the book and its base are silent the floor decides.

    SituationError at the place of what is missing, or of what cannot be as the document has it.
    """
    happened = needed(situation.incident, "incident")
    check_course(situation, happened)
    try:
        found = FINDERS[type(happened)](Desk(book, situation), happened)
    except Silence as silence:
        found = _to_the_floor(silence)
    then = tuple(step.code for step in found.steps if isinstance(step.code, Act))
    return Ruling("incident", book.slug, IncidentVerdict(found.decision, then), found.steps)


def _to_the_floor(silence: Silence) -> Finding:
    """The floor decides; the step before says what the book leaves open."""
    why = (Step(Reason.BOOK_SILENT, {"point": silence.point}, silence.citations),) if silence.point else ()
    return Finding(Decision.FLOOR, (*why, Step(Act.CALL_FLOOR, {}, silence.citations)))


def check_course(situation: Situation, happened: Incident) -> None:
    """The actions told can have been played, and the board is not ahead of them; SituationError otherwise.

    A seat that was skipped has no cards and so no turn. Cards that came too soon, and a flop with too many, are what
    the incident is about.
    """
    if not situation.actions:
        return
    if isinstance(happened, kinds.SeatSkipped):
        seats = tuple(
            replace(one, status=Status.FOLDED) if one.seat == happened.seat else one for one in situation.seats
        )
        situation = replace(situation, seats=seats)
    hand = replay(situation)
    if isinstance(happened, kinds.BoxedCard) and happened.during != "deal":
        check_may_come(situation, Street(happened.during))
    if isinstance(happened, kinds.Burn):
        check_may_come(situation, Street(happened.street))
    if isinstance(happened, kinds.FlopCount) or (isinstance(happened, kinds.ForeignCard) and happened.where == "board"):
        check_may_come(situation, Street.FLOP)
    ahead = hand.to_act is not None and len(situation.board) > BOARD_CARDS[hand.street]
    if ahead and not isinstance(happened, kinds.PrematureBoard | kinds.FlopCount):
        raise SituationError(
            "board", "the {street} is still played: the board is ahead of the actions", street=hand.street.value
        )


def check_may_come(situation: Situation, street: Street) -> None:
    """The cards of the street are due or lie there: the betting before it is complete. SituationError otherwise."""
    before = STREETS[STREETS.index(street) - 1]
    hand = replay(replace(situation, board=situation.board[: BOARD_CARDS[before]]))
    place = STREETS.index(hand.street)
    if place < STREETS.index(street) and hand.to_act is not None:
        raise SituationError(
            "actions", "the {street} is open: seat {turn} is to act", street=hand.street.value, turn=hand.to_act
        )
    if place < STREETS.index(before) and not hand.betting_over:
        raise SituationError(
            "board",
            "the {before} has not been dealt, so the {street} cannot come",
            before=before.value,
            street=street.value,
        )
