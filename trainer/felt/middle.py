"""The middle of the table as it is drawn: board, burns, pots, the dealer's tray, stub and muck."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from trainer.felt.cards import TALL, WIDE
from trainer.felt.chips import Rack
from trainer.felt.labels import Labels
from trainer.felt.pieces import fitted, lying_card
from trainer.felt.places import MIDDLE, Plan
from trainer.poker.lying import Lying
from trainer.poker.pots import Pot
from trainer.poker.tabletop import Tabletop

_TRAY_COLOURS = ("white", "red", "green", "black", "purple", "yellow")


def board(top: Tabletop, plan: Plan) -> str:
    """Five places for the board, the cards on it, and a little apart those that were dealt too soon."""
    scale = plan.board_scale
    wide, tall = round(WIDE * scale), round(TALL * scale)
    step = wide + 6
    left, upper = MIDDLE - (4 * step + wide) // 2, plan.board_y - tall // 2
    count = len(top.board) + len(top.early)
    pitch = step if count <= 5 else 4 * step // (count - 1)
    slot = f'y="{upper}" width="{wide}" height="{tall}" rx="7"/>'
    slots = [f'<rect class="felt-slot" x="{left + place * step}" {slot}' for place in range(5)]
    size = f"scale({scale})"
    cards = [
        lying_card(card, f"translate({left + place * pitch} {upper}){size}") for place, card in enumerate(top.board)
    ]
    if top.early:
        x = left + len(top.board) * pitch + 16
        early = [
            lying_card(card, f"translate({x + place * pitch} {upper})rotate(5){size}")
            for place, card in enumerate(top.early)
        ]
        cards.append(f'<g class="felt-early">{"".join(early)}</g>')
    return f'{"".join(slots)}<g class="felt-board">{"".join(cards)}</g>'


def burn_pile(burns: Sequence[Lying], plan: Plan) -> str:
    if not burns:
        return ""
    x, y = plan.burns_x, plan.board_y - 42
    cards = [
        lying_card(card, f"translate({x + 4 * place} {y + 3 * place})scale(.8)") for place, card in enumerate(burns)
    ]
    return f'<g class="felt-burns">{"".join(cards)}</g>'


_POT_PLACE = '<ellipse class="felt-slot" rx="44" ry="22"/>'


def pots(lying: Sequence[Pot], y: int, labels: Labels, rack: Rack) -> str:
    """The pots, main pot first: one in the middle, up to four by twos, more close together and without chips.

    A pot that nothing is known to lie in is the place for one.
    """
    count = len(lying)
    if not count:
        return ""
    across = 1 if count == 1 else 2 if count <= 8 else 3
    is_close = count > 4
    tall, wide, size = (40, 108 if across == 2 else 76, "") if is_close else (79, 108, "scale(1.35)" * (count == 1))
    y += 38 if count <= 2 else 0
    parts = []
    for place, pot in enumerate(lying):
        row, col = divmod(place, across)
        is_alone = across == 2 and place == count - 1 and col == 0
        x = MIDDLE if is_alone else MIDDLE + (col - (across - 1) / 2) * wide
        name = labels.pot if count == 1 else labels.side_pot.format(number=place) if place else labels.main_pot
        amount = labels.number(pot.amount) if pot.amount else ""
        chips = "" if is_close else f'<g transform="translate(0 46)">{rack.piles(pot.amount, 4, 4) or _POT_PLACE}</g>'
        low = f'y="{34 if is_close else 68}"{fitted(amount, 7, wide - 14)}'
        parts.append(
            f'<g class="felt-pot" data-pot="{place}" transform="translate({x:g} {y + row * tall}){size}">{chips}'
            f'<text class="felt-label" y="14"{fitted(name, 9, min(wide - 8, 9 * len(name)))}>{escape(name)}</text>'
            f'<text class="felt-amount" {low}>{escape(amount)}</text></g>'
        )
    return f'<g class="felt-pots">{"".join(parts)}</g>'


_TRAY = f'<g class="felt-tray" transform="translate({MIDDLE} 736)">'
_TRAY += '<rect x="-76" y="-18" width="152" height="36" rx="8"/>'
_TRAY += "".join(
    [
        f'<g class="felt-chip felt-{colour}"><rect x="{x}" y="-11" width="20" height="22" rx="3"/>'
        f'<path class="felt-seams" d="M{x} -5h20m0 5h-20m0 5h20"/></g>'
        for x, colour in zip((-69, -46, -23, 3, 26, 49), _TRAY_COLOURS, strict=True)
    ]
)


def tray(labels: Labels) -> str:
    """The chip tray before the dealer's box, at the bottom."""
    return f'{_TRAY}<text class="felt-label" y="40">{escape(labels.dealer)}</text></g>'


_STUB = "".join([lying_card(Lying(), f"translate(0 {-2 * level})") for level in range(4)])
_DROPPED = "".join(
    [
        lying_card(Lying(), f"translate({x} {y})rotate({turn})")
        for x, y, turn in ((-36, 6, -24), (44, -22, 38), (-8, 18, 11), (24, 22, -40), (8, -14, 4), (-22, -26, 62))
    ]
)
_MUCKED = ((0, 4, -14), (14, -6, 21), (-12, 8, 4), (8, 10, -32))
_MUCK = [lying_card(Lying(), f"translate({x} {y})rotate({turn})") for x, y, turn in _MUCKED]


def stub_and_muck(top: Tabletop) -> str:
    """The dealer's stub with what an incident lays beside it, and the muck."""
    x, deck = (MIDDLE - 64 if top.is_dealt else MIDDLE - 20), (_DROPPED if top.is_stub_dropped else _STUB)
    dropped = " is-dropped" * top.is_stub_dropped
    stub = f'<g class="felt-stub{dropped}" transform="translate({x} 642)scale(.85)">{deck}</g>'
    beside = [
        lying_card(card, f"translate({MIDDLE - 20 + 20 * place} 640)scale(.85)")
        for place, card in enumerate(top.beside)
    ]
    muck = "".join(_MUCK[: 2 * top.mucked])
    if muck:
        muck = f'<g class="felt-muck" transform="translate({MIDDLE + 30} 644)scale(.85)">{muck}</g>'
    return f"{stub}{muck}{''.join(beside)}"
