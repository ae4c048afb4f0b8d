"""Seats as they are drawn: the block of a chair with cards, chips and plate, and what lies in front of it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from trainer.felt.chips import Rack
from trainer.felt.labels import Labels
from trainer.felt.pieces import disc, fitted, lying_card, sign, tab
from trainer.felt.places import Place
from trainer.poker.lying import Lying
from trainer.poker.tabletop import Chair, Tabletop


def seat_block(chair: Chair, place: Place, labels: Labels, rack: Rack, is_link: bool) -> str:
    """A chair's block: hole cards and stack, its plate, and under it (at the top: over it) a word on its part."""
    if chair.part == "empty" and not chair.cards:
        return _empty(chair, place)
    plate_y, cards_y, note_y = (-62, -18, -86) if place.side == 0 else (0, -58, 43)
    acting, all_in = " is-acting" * chair.is_to_act, " is-all-in" * chair.is_all_in
    cards_x, chips_x = (-14, -46) if place.side == -1 else (-70, 46)
    inside = _hand(chair.cards, cards_x, cards_y)
    if chair.stack:
        piles = rack.piles(chair.stack, 2, 7)
        inside += f'<g class="felt-pile" transform="translate({chips_x} {cards_y + 56})">{piles}</g>'
    inside += _plate(chair, plate_y, labels, mark_y=plate_y + (2 if place.side == 0 else 40))
    word = _word(chair, labels)
    if word:
        inside += tab(word, note_y)
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
    if chair.is_all_in:
        said = labels.all_in
    elif chair.stack is None:
        name = labels.seat.format(number=chair.seat)
        return f'{plate}<text class="felt-name" y="{y + 28}"{fitted(name, 11, 120)}>{escape(name)}</text>{mark}'
    else:
        said = labels.number(chair.stack)
    squeezed = fitted(said, 6, min(94, 13 * len(said)))
    return (
        f'{plate}<circle class="felt-badge" cx="-50" cy="{y + 20}" r="17"/>'
        f'<text class="felt-number" x="-50" y="{y + 28}">{chair.seat}</text>'
        f'<text class="felt-stack" x="17" y="{y + 28}"{squeezed}>{escape(said)}</text>{mark}'
    )


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


def _hand(cards: Sequence[Lying], x: int, y: int) -> str:
    """Hole cards side by side, each over the one before; more than two lie closer; exposed ones a little higher."""
    if not cards:
        return ""
    pitch = 38 if len(cards) < 3 else 38 // (len(cards) - 1)
    lying = [
        lying_card(card, f"translate({x + place * pitch} {y - 6 if card.is_exposed else y})")
        for place, card in enumerate(cards)
    ]
    return f'<g class="felt-hand">{"".join(lying)}</g>'


def in_front(chair: Chair, place: Place, top: Tabletop, labels: Labels, rack: Rack) -> str:
    """The bet in front of a seat, and the discs there: the button, missed blinds."""
    parts = []
    if chair.bet:
        amount = labels.number(chair.bet)
        parts.append(
            f'<g class="felt-bet" data-bet="{chair.seat}" transform="translate({place.bet_x} {place.bet_y})">'
            f"{rack.piles(chair.bet, 4, 4)}"
            f'<text class="felt-amount" y="24"{fitted(amount, 7, 92)}>{escape(amount)}</text></g>'
        )
    if chair.has_button or chair.seat == top.button_due:
        name = "felt-button" if chair.has_button else "felt-button is-due"
        parts.append(disc(name, chair.seat, labels.button, *place.button))
    for number, kind in enumerate(chair.missed):
        text = labels.missed_big if kind == "big" else labels.missed_small
        parts.append(disc("felt-missed", chair.seat, text, *_missed_place(place, number, bool(chair.bet))))
    return "".join(parts)


def _missed_place(place: Place, number: int, has_bet: bool) -> tuple[int, int]:
    """In the bet's place; where a bet lies, behind it (at the top: before it)."""
    if not has_bet:
        return place.bet_x - 19 + 38 * number, place.bet_y
    if place.side == 0:
        return place.bet_x - 19 + 38 * number, place.bet_y + 46
    return place.bet_x - place.side * (3 + 37 * number), place.bet_y - 46
