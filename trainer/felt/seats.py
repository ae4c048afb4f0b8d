"""Seats as they are drawn: the block of a chair with cards, chips and plate, and what lies in front of it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from trainer.felt.chips import Rack
from trainer.felt.labels import Labels
from trainer.felt.pieces import disc, fitted, lying_card, pressed, sign, tab
from trainer.felt.places import Place
from trainer.poker.lying import Lying
from trainer.poker.tabletop import Chair, Tabletop

STACK, BET = (2, 7), (4, 4)
"""How many columns of how many chips make up a stack, and a bet, at most."""


class Block(NamedTuple):
    """Where the parts of a chair's block lie, from its middle: the plate, the hole cards, the stack, the word."""

    plate_y: int
    cards_x: int
    cards_y: int
    chips_x: int
    note_y: int

    def pile(self, chips: str) -> str:
        """The stack."""
        return f'<g class="felt-pile" transform="translate({self.chips_x} {self.cards_y + 56})">{chips}</g>'

    def hand(self, cards: Sequence[Lying]) -> str:
        """Hole cards side by side, each over the one before; more than two lie closer; exposed ones a little higher."""
        if not cards:
            return ""
        pitch = 38 if len(cards) < 3 else 38 // (len(cards) - 1)
        lying = [
            lying_card(
                card,
                f"translate({self.cards_x + place * pitch} {self.cards_y - 6 if card.is_exposed else self.cards_y})",
            )
            for place, card in enumerate(cards)
        ]
        return f'<g class="felt-hand">{"".join(lying)}</g>'


BLOCKS = {-1: Block(0, -14, -58, -46, 43), 0: Block(-62, -70, -18, 46, -86), 1: Block(0, -70, -58, 46, 43)}
"""The side at which a chair stands -> its block."""


def seat_block(chair: Chair, place: Place, labels: Labels, rack: Rack, is_link: bool) -> str:
    """A chair's block: hole cards and stack, its plate, and under it (at the top: over it) a word on its part."""
    if chair.part == "empty" and not chair.cards:
        return _empty(chair, place)
    block = BLOCKS[place.side]
    acting, all_in = " is-acting" * chair.is_to_act, " is-all-in" * chair.is_all_in
    inside = block.hand(chair.cards)
    if chair.stack:
        inside += block.pile(rack.piles(chair.stack, *STACK))
    inside += _plate(chair, block.plate_y, labels, mark_y=block.plate_y + (2 if place.side == 0 else 40))
    word = _word(chair, labels)
    if word:
        inside += tab(word, block.note_y)
    where = f'class="felt-seat is-{chair.part}{acting}{all_in}" data-seat="{chair.seat}" '
    where += f'transform="translate({place.x} {place.y})"'
    if is_link and chair.part != "empty":
        name = escape(labels.seat.format(number=chair.seat))
        return f'<a {where} href="#seat-{chair.seat}" aria-label="{name}">{inside}</a>'
    return f"<g {where}>{inside}</g>"


def _empty(chair: Chair, place: Place) -> str:
    y = -42 if place.side == 0 else 20
    mark = sign(0, y - 20) if chair.is_marked else ""
    return (
        f'<g class="felt-seat is-empty" data-seat="{chair.seat}" transform="translate({place.x} {place.y})">'
        f'<circle cy="{y}" r="19"/><text class="felt-number" y="{y + 8}">{chair.seat}</text>{mark}</g>'
    )


def _plate(chair: Chair, y: int, labels: Labels, *, mark_y: int) -> str:
    plate = f'<rect class="felt-plate" x="-70" y="{y}" width="140" height="40" rx="20"/>'
    mark = sign(62, mark_y) if chair.is_marked else ""
    said = stack_said(chair.stack, chair.is_all_in, labels)
    if not said:
        name = labels.seat.format(number=chair.seat)
        return f'{plate}<text class="felt-name" y="{y + 28}"{fitted(name, 11, 120)}>{escape(name)}</text>{mark}'
    return (
        f'{plate}<circle class="felt-badge" cx="-50" cy="{y + 20}" r="17"/>'
        f'<text class="felt-number" x="-50" y="{y + 28}">{chair.seat}</text>'
        f'<text class="felt-stack" x="17" y="{y + 28}"{pressed(stack_width(said))}>{escape(said)}</text>{mark}'
    )


def stack_said(stack: int | None, is_all_in: bool, labels: Labels) -> str:
    """What stands on the plate for the stack; nothing where it is not told."""
    return labels.all_in if is_all_in else "" if stack is None else labels.number(stack)


def stack_width(said: str) -> int:
    """How wide that is written; 0 for as wide as it comes."""
    return min(94, 13 * len(said)) if len(said) > 6 else 0


def bet_width(said: str) -> int:
    """How wide the number of a bet is written; 0 for as wide as it comes."""
    return 92 if len(said) > 7 else 0


def _word(chair: Chair, labels: Labels) -> str:
    """The one word that the chair's part in the hand needs."""
    if chair.is_to_act:
        return labels.to_act
    if any(card.is_exposed and card.odd in ("", "unknown") for card in chair.cards):
        return labels.exposed
    if chair.part == "live":
        return labels.new if chair.is_new else ""
    words = {
        "folded": labels.folded, "mucked": labels.mucked, "absent": labels.absent, "sitting-out": labels.sitting_out,
        "out": labels.out,
    }  # fmt: skip
    return words.get(chair.part, "")


def in_front(chair: Chair, place: Place, top: Tabletop, labels: Labels, rack: Rack) -> str:
    """The bet in front of a seat, and the discs there: the button, missed blinds."""
    parts = []
    if chair.bet:
        parts.append(bet(chair.seat, place, rack.piles(chair.bet, *BET), labels.number(chair.bet)))
    if chair.has_button or chair.seat == top.button_due:
        name = "felt-button" if chair.has_button else "felt-button is-due"
        parts.append(disc(name, chair.seat, labels.button, *place.button))
    for number, kind in enumerate(chair.missed):
        text = labels.missed_big if kind == "big" else labels.missed_small
        parts.append(disc("felt-missed", chair.seat, text, *_missed_place(place, number, bool(chair.bet))))
    return "".join(parts)


def bet(seat: int, place: Place, chips: str, amount: str) -> str:
    """Chips in front of a seat, with their number."""
    return (
        f'<g class="felt-bet" data-bet="{seat}" transform="translate({place.bet_x} {place.bet_y})">{chips}'
        f'<text class="felt-amount" y="24"{pressed(bet_width(amount))}>{escape(amount)}</text></g>'
    )


def _missed_place(place: Place, number: int, has_bet: bool) -> tuple[int, int]:
    """In the bet's place; where a bet lies, behind it (at the top: before it)."""
    if not has_bet:
        return place.bet_x - 19 + 38 * number, place.bet_y
    if place.side == 0:
        return place.bet_x - 19 + 38 * number, place.bet_y + 46
    return place.bet_x - place.side * (3 + 37 * number), place.bet_y - 46
