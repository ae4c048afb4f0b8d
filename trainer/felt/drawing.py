"""The drawing: a Situation as one SVG of the table, with classes and data attributes, without ids, styles or script."""

from __future__ import annotations

from collections.abc import Collection
from html import escape
from typing import Literal

from trainer.felt.chips import rack_of
from trainer.felt.labels import ENGLISH, Labels
from trainer.felt.middle import board, burn_pile, pots, stub_and_muck, tray
from trainer.felt.places import HEIGHT, MIDDLE, WIDTH, plan_for
from trainer.felt.seats import in_front, seat_block
from trainer.poker.situation import Game, Situation
from trainer.poker.tabletop import Hidden, Tabletop, tabletop

Deck = Literal["two-colour", "four-colour"]

_GLOW = "".join(
    [f'<ellipse cx="{MIDDLE}" cy="400" rx="{326 - 11 * ring}" ry="{354 - 12 * ring}"/>' for ring in range(26)]
)
_GROUND = (
    f'<rect class="felt-rail" x="3" y="20" width="{WIDTH - 6}" height="764" rx="290" ry="270"/>'
    f'<rect class="felt-rim" x="9" y="26" width="{WIDTH - 18}" height="752" rx="284" ry="264"/>'
    f'<rect class="felt-cloth" x="25" y="42" width="{WIDTH - 50}" height="720" rx="268" ry="248"/>'
    f'<g class="felt-glow">{_GLOW}</g>'
    f'<rect class="felt-line" x="147" y="160" width="{WIDTH - 294}" height="540" rx="170" ry="160"/>'
)


def table(
    situation: Situation,
    labels: Labels = ENGLISH,
    *,
    deck: Deck = "two-colour",
    seat_links: bool = False,
    description: str = "",
    hide: Collection[Hidden] = (),
    is_over: bool = False,
) -> str:
    """The situation as an inline SVG element; any situation can be drawn. `hide` and `is_over` as in `tabletop`.

    `description` is the twin in words, in brief. With `seat_links` each taken seat is a link to `#seat-<number>`.
    """
    top = tabletop(situation, hide=hide, is_over=is_over)
    return draw(top, situation.game, labels, deck=deck, seat_links=seat_links, description=description)


def draw(
    top: Tabletop,
    game: Game,
    labels: Labels = ENGLISH,
    *,
    deck: Deck = "two-colour",
    seat_links: bool = False,
    description: str = "",
) -> str:
    """A table as it lies, as an inline SVG element; see `table`."""
    plan = plan_for(len(top.chairs))
    rack = rack_of(game)
    seated = list(zip(top.chairs, plan.places, strict=True))
    parts = [
        f'<svg class="felt felt-{deck}" viewBox="0 0 {WIDTH} {HEIGHT}" role="{"group" if seat_links else "img"}"'
        f' lang="{escape(labels.language)}"><title>{escape(labels.table)}</title>',
        f"<desc>{escape(description)}</desc>" if description else "",
        _GROUND,
        tray(labels),
        stub_and_muck(top),
        burn_pile(top.burns, plan),
        board(top, plan),
        pots(top.pots, plan.pots_y, labels, rack),
    ]
    parts += [in_front(chair, place, top, labels, rack) for chair, place in seated]
    parts += [seat_block(chair, place, labels, rack, seat_links) for chair, place in seated]
    parts.append("</svg>")
    return "".join(parts)
