"""Who has the best hand: the best five cards of every live seat that shows its cards, and the winners."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from trainer.poker.cards import Card, rank_of
from trainer.poker.ranking import Category, best_hand, strength
from trainer.poker.situation import Situation, SituationError, Status
from trainer.rulebooks.policies import BestFive, BoardHand, CardsSpeak, EqualHands, HandRanking, LowAce, Policy, Ties
from trainer.rulebooks.rulebook import Rulebook
from trainer.rulebooks.rulebook import Status as Firmness
from trainer.rulings.ruling import Desk, Ruling, Step
from trainer.rulings.steps import Reason

HOLE_CARDS = 2
FULL_BOARD = 5


@dataclass(frozen=True, slots=True)
class HandRead:
    """The best five cards of one seat: combination first, then kickers downward; a wheel ends with the ace."""

    seat: int
    category: Category
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class BestHandVerdict:
    """Every live seat's hand in seat order, and the seats with the best one."""

    hands: tuple[HandRead, ...]
    winners: tuple[int, ...]


def rule_best_hand(situation: Situation, book: Rulebook) -> Ruling[BestHandVerdict]:
    """The hands of all live seats with cards and who is best, on a board of three to five cards.

    The steps lead to what is asked: how the hand of the situation's `seat` is read, or without one, who is best.
    SituationError at `board` for another number of board cards, at `seats` when nobody live has cards.
    """
    if not 3 <= len(situation.board) <= FULL_BOARD:
        raise SituationError(
            "board", "hands are read with three to five board cards, not {count}", count=len(situation.board)
        )
    desk = Desk(book, situation)
    strengths = strengths_of(situation, situation.numbers(Status.LIVE))
    if not strengths:
        raise SituationError("seats", "no live seat has cards")
    hands = {seat: read(situation, seat) for seat in strengths}
    winners = best_of(strengths)
    asked = situation.seat
    if asked in hands:
        steps = _reading(desk, {asked: hands[asked]})
    else:
        steps = [*_reading(desk, hands), *comparing(desk, strengths, hands)]
    return Ruling("best-hand", book.slug, BestHandVerdict(tuple(hands.values()), winners), tuple(steps))


def strengths_of(situation: Situation, seats: Sequence[int]) -> dict[int, int]:
    """The strength of each of the seats that has cards; SituationError for a hand that is not two cards."""
    found = {}
    for seat in seats:
        cards = situation.at(seat).cards
        if cards:
            if len(cards) != HOLE_CARDS:
                raise SituationError(
                    "seats", "seat {seat} holds {count} cards: a hand that is read has two", seat=seat, count=len(cards)
                )
            found[seat] = strength((*cards, *situation.board))
    return found


def read(situation: Situation, seat: int) -> HandRead:
    """The best five cards of a seat that has two, with the board."""
    best = best_hand((*situation.at(seat).cards, *situation.board))
    return HandRead(seat, best.category, best.cards)


def best_of(strengths: Mapping[int, int]) -> tuple[int, ...]:
    """The seats with the highest strength, in the order of the mapping."""
    most = max(strengths.values())
    return tuple([seat for seat, number in strengths.items() if number == most])


def comparing(desk: Desk, strengths: Mapping[int, int], hands: Mapping[int, HandRead]) -> list[Step]:
    """Why the best hand is the best: its category, its ranks, or that it is as good as another."""
    steps = []
    winners = best_of(strengths)
    lesser = {seat: number for seat, number in strengths.items() if seat not in winners}
    if lesser:
        steps.append(_better(desk, winners, hands[winners[0]], hands[best_of(lesser)[0]]))
    if len(winners) > 1:
        steps.append(desk.step(Reason.EQUAL_HANDS, EqualHands, Ties, seats=winners))
    return steps


def _better(desk: Desk, winners: tuple[int, ...], best: HandRead, second: HandRead) -> Step:
    """What puts the best hand before the next one."""
    if best.category is not second.category:
        return desk.step(
            Reason.HIGHER_CATEGORY, HandRanking, seats=winners, category=best.category, lesser=second.category
        )
    pairs = zip(best.cards, second.cards, strict=True)
    rank, below = next((rank_of(mine), rank_of(theirs)) for mine, theirs in pairs if rank_of(mine) != rank_of(theirs))
    says = _own(desk, Ties, HandRanking)
    return desk.step(Reason.HIGHER_RANKS, says, seats=winners, category=best.category, rank=rank, below=below)


def _reading(desk: Desk, hands: Mapping[int, HandRead]) -> list[Step]:
    """What each seat holds, and what is peculiar about it."""
    board = desk.situation.board
    steps = [desk.step(Reason.BEST_FIVE, BestFive, count=len(board) + HOLE_CARDS)]
    reads = _own(desk, CardsSpeak, HandRanking)
    for hand in hands.values():
        steps.append(desk.step(Reason.HAND_READ, reads, seat=hand.seat, category=hand.category, five=hand.cards))
    if low := tuple([seat for seat, hand in hands.items() if _is_wheel(hand)]):
        steps.append(desk.step(Reason.LOW_ACE, LowAce, seats=low))
    if len(board) == FULL_BOARD:
        alone = strength(board)
        if on_board := tuple([seat for seat, hand in hands.items() if strength(hand.cards) == alone]):
            steps.append(desk.step(Reason.BOARD_PLAYS, BoardHand, seats=on_board))
    return steps


def _own(desk: Desk, first: type[Policy], second: type[Policy]) -> type[Policy]:
    """The second point where the house has a rule of its own on it and none on the first; else the first."""
    own = [policy for policy in (first, second) if desk.provision(policy).citations[0].status is not Firmness.SILENT]
    return own[0] if own else first


def _is_wheel(hand: HandRead) -> bool:
    """Whether the hand is a straight, of one suit or not, from the ace to the five."""
    return hand.category in (Category.STRAIGHT, Category.STRAIGHT_FLUSH) and rank_of(hand.cards[0]) == "5"
