"""Cards dealt open for something other than a hand: one a seat for the button, one for each odd chip in a race."""

from __future__ import annotations

from trainer.poker.cards import RANKS, SUITS, Card, rank_of, suit_of
from trainer.poker.incidents import ButtonDraw, ChipRace
from trainer.poker.situation import Situation, SituationError, Status, needed


def height(card: Card) -> tuple[int, int]:
    """How high a drawn card is: by rank, then by suit, clubs lowest, then diamonds, hearts, spades."""
    return RANKS.index(rank_of(card)), SUITS.index(suit_of(card))


def odd_chips(situation: Situation, race: ChipRace) -> dict[int, int]:
    """Seat -> how many old chips it has that make no whole new one, in seat order; seats without any are left out.

    SituationError at a stack that is missing or no whole number of old chips, at `incident.new` where a new chip is
    not worth several old ones.
    """
    if race.old < 1 or race.new <= race.old or race.new % race.old:
        raise SituationError("incident.new", "a new chip is worth a whole number of old ones, and more than one")
    odd = {}
    for place, seat in enumerate(situation.seats):
        if seat.status is Status.OUT:
            continue
        stack = needed(seat.stack, f"seats[{place}].stack")
        if stack % race.old:
            raise SituationError(
                f"seats[{place}].stack", "{stack} is no whole number of chips of {old}", stack=stack, old=race.old
            )
        if stack % race.new:
            odd[seat.seat] = stack % race.new // race.old
    return odd


def drawn(situation: Situation, draw: ButtonDraw | ChipRace) -> dict[int, tuple[Card, ...]]:
    """Seat -> the cards that it was dealt, in seat order; SituationError at `incident.cards` for a wrong number."""
    if isinstance(draw, ChipRace):
        counts = odd_chips(situation, draw)
    else:
        counts = {seat.seat: 1 for seat in situation.seats if seat.status is not Status.OUT}
    if len(draw.cards) != sum(counts.values()):
        wanted = sum(counts.values())
        raise SituationError(
            "incident.cards", "expected {wanted} cards in seat order, got {count}", wanted=wanted, count=len(draw.cards)
        )
    found, start = {}, 0
    for seat, count in counts.items():
        found[seat] = draw.cards[start : start + count]
        start += count
    return found
