"""The drawing: a Situation as one SVG of the table, with classes and data attributes, without ids, styles or script."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape
from typing import Literal

from trainer.felt.cards import TALL, WIDE, framed
from trainer.felt.chips import columns, denominations
from trainer.felt.labels import ENGLISH, Labels
from trainer.felt.places import FEWEST, HEIGHT, MIDDLE, MOST, PLANS, WIDTH, Place, Plan
from trainer.poker.situation import Game, Situation
from trainer.poker.tabletop import Chair, Hidden, Lying, Tabletop, tabletop

Deck = Literal["two-colour", "four-colour"]

_GLOW = "".join(
    [f'<ellipse cx="{MIDDLE}" cy="400" rx="{324 - 24 * ring}" ry="{352 - 26 * ring}"/>' for ring in range(12)]
)
_GROUND = (
    f'<rect class="felt-rail" x="3" y="20" width="{WIDTH - 6}" height="764" rx="290" ry="270"/>'
    f'<rect class="felt-rim" x="9" y="26" width="{WIDTH - 18}" height="752" rx="284" ry="264"/>'
    f'<rect class="felt-cloth" x="25" y="42" width="{WIDTH - 50}" height="720" rx="268" ry="248"/>'
    f'<g class="felt-glow">{_GLOW}</g>'
    f'<rect class="felt-line" x="147" y="160" width="{WIDTH - 294}" height="540" rx="170" ry="160"/>'
)
_TRAY_COLOURS = ("white", "red", "green", "black", "purple", "yellow")


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
    plan = PLANS[min(max(len(top.chairs), FEWEST), MOST)]
    values, whole = denominations(game), game.whole or 1
    seated = list(zip(top.chairs, plan.places, strict=True))
    parts = [
        f'<svg class="felt felt-{deck}" viewBox="0 0 {WIDTH} {HEIGHT}" role="{"group" if seat_links else "img"}"'
        f' lang="{escape(labels.language)}"><title>{escape(labels.table)}</title>',
        f"<desc>{escape(description)}</desc>" if description else "",
        _GROUND,
        _dealer(labels),
        _stub(top),
        _burns(top.burns, plan),
        _board(top, plan),
        _pots(top, plan.pots_y, labels, values, whole),
    ]
    parts += [_front(chair, place, top, labels, values, whole) for chair, place in seated]
    parts += [_seat(chair, place, labels, values, whole, seat_links) for chair, place in seated]
    parts.append("</svg>")
    return "".join(parts)


# ---- seats ------------------------------------------------------------------------------------------------------


def _seat(chair: Chair, place: Place, labels: Labels, values: tuple[int, ...], whole: int, is_link: bool) -> str:
    """A chair's block: hole cards and stack, its plate, and under it (at the top: over it) a word on its part."""
    if chair.part == "empty" and not chair.cards:
        return _empty(chair, place)
    plate_y, cards_y, note_y = (-62, -18, -86) if place.side == 0 else (0, -58, 43)
    states = (
        f"felt-seat is-{chair.part}{' is-acting' if chair.is_to_act else ''}{' is-all-in' if chair.is_all_in else ''}"
    )
    cards_x, chips_x = (-14, -46) if place.side == -1 else (-70, 46)
    inside = _hand(chair.cards, cards_x, cards_y)
    if chair.stack:
        piles = columns(chair.stack, values, whole, 2, 7)
        inside += f'<g class="felt-pile" transform="translate({chips_x} {cards_y + 56})">{piles}</g>'
    inside += _plate(chair, plate_y, labels, mark_y=plate_y + (2 if place.side == 0 else 40))
    word = _word(chair, labels)
    if word:
        inside += _note(word, note_y)
    where = f'class="{states}" data-seat="{chair.seat}" transform="translate({place.x} {place.y})"'
    if is_link and chair.part != "empty":
        name = escape(labels.seat.format(number=chair.seat))
        return f'<a {where} href="#seat-{chair.seat}" aria-label="{name}">{inside}</a>'
    return f"<g {where}>{inside}</g>"


def _empty(chair: Chair, place: Place) -> str:
    y = -42 if place.side == 0 else 20
    mark = _mark(0, y - 20) if chair.is_marked else ""
    return (
        f'<g class="felt-seat is-empty" data-seat="{chair.seat}" transform="translate({place.x} {place.y})">'
        f'<circle cy="{y}" r="19"/><text class="felt-number" y="{y + 8}">{chair.seat}</text>{mark}</g>'
    )


def _plate(chair: Chair, y: int, labels: Labels, *, mark_y: int) -> str:
    plate = f'<rect class="felt-plate" x="-70" y="{y}" width="140" height="40" rx="20"/>'
    mark = _mark(62, mark_y) if chair.is_marked else ""
    if chair.is_all_in:
        said = labels.all_in
    elif chair.stack is None:
        name = labels.seat.format(number=chair.seat)
        return f'{plate}<text class="felt-name" y="{y + 28}"{_fit(name, 11, 120)}>{escape(name)}</text>{mark}'
    else:
        said = labels.number(chair.stack)
    fit = _fit(said, 6, min(94, 13 * len(said)))
    return (
        f'{plate}<circle class="felt-badge" cx="-50" cy="{y + 20}" r="17"/>'
        f'<text class="felt-number" x="-50" y="{y + 28}">{chair.seat}</text>'
        f'<text class="felt-stack" x="17" y="{y + 28}"{fit}>{escape(said)}</text>{mark}'
    )


def _note(word: str, y: int) -> str:
    """A word on a small tab."""
    wide = min(24 + 10 * len(word), 144)
    return (
        f'<g class="felt-note"><rect x="{-wide // 2}" y="{y}" width="{wide}" height="24" rx="12"/>'
        f'<text y="{y + 18}"{_fit(word, 12, 124)}>{escape(word)}</text></g>'
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
        _card(card, f"translate({x + place * pitch} {y - 6 if card.is_exposed else y})")
        for place, card in enumerate(cards)
    ]
    return f'<g class="felt-hand">{"".join(lying)}</g>'


def _card(card: Lying, where: str) -> str:
    """A card that lies where the transform says."""
    before, after = framed(card)
    return f"{before}{where}{after}"


def _mark(x: int, y: int) -> str:
    """The sign that an incident is about this place."""
    return f'<g class="felt-mark" transform="translate({x} {y})"><path d="M0-15 15 11H-15z"/><text y="9">!</text></g>'


def _fit(text: str, free: int, width: int) -> str:
    """Attributes that press a text longer than `free` characters into `width` units, whatever the font."""
    return f' textLength="{width}" lengthAdjust="spacingAndGlyphs"' if len(text) > free else ""


# ---- in front of the seats ----------------------------------------------------------------------------------------


def _front(chair: Chair, place: Place, top: Tabletop, labels: Labels, values: tuple[int, ...], whole: int) -> str:
    """The bet in front of a seat, and the discs there: the button, missed blinds."""
    parts = []
    if chair.bet:
        amount = labels.number(chair.bet)
        parts.append(
            f'<g class="felt-bet" data-bet="{chair.seat}" transform="translate({place.bet_x} {place.bet_y})">'
            f"{columns(chair.bet, values, whole, 4, 4)}"
            f'<text class="felt-amount" y="24"{_fit(amount, 7, 92)}>{amount}</text></g>'
        )
    if chair.has_button or chair.seat == top.button_due:
        name = "felt-button" if chair.has_button else "felt-button is-due"
        parts.append(_disc(name, chair.seat, labels.button, *place.button))
    for number, kind in enumerate(chair.missed):
        text = labels.missed_big if kind == "big" else labels.missed_small
        parts.append(_disc("felt-missed", chair.seat, text, *_missed_place(place, number, bool(chair.bet))))
    return "".join(parts)


def _disc(name: str, seat: int, text: str, x: int, y: int) -> str:
    return (
        f'<g class="{name}" data-seat="{seat}" transform="translate({x} {y})">'
        f'<circle r="15"/><text y="7"{_fit(text, 2, 26)}>{escape(text)}</text></g>'
    )


def _missed_place(place: Place, number: int, has_bet: bool) -> tuple[int, int]:
    """In the bet's place; where a bet lies, behind it (at the top: before it)."""
    if not has_bet:
        return place.bet_x - 19 + 38 * number, place.bet_y
    if place.side == 0:
        return place.bet_x - 19 + 38 * number, place.bet_y + 46
    return place.bet_x - place.side * (3 + 37 * number), place.bet_y - 46


# ---- in the middle ----------------------------------------------------------------------------------------------


def _board(top: Tabletop, plan: Plan) -> str:
    """Five places for the board, the cards on it, and a little apart those that were dealt too soon."""
    scale = plan.board_scale
    wide, tall = round(WIDE * scale), round(TALL * scale)
    step = wide + 6
    left, upper = MIDDLE - (4 * step + wide) // 2, plan.board_y - tall // 2
    count = len(top.board) + len(top.early)
    pitch = step if count <= 5 else 4 * step // (count - 1)
    slot = f'y="{upper}" width="{wide}" height="{tall}" rx="7"/>'
    free = range(count + bool(top.early), 5)
    slots = [f'<rect class="felt-slot" x="{left + place * step}" {slot}' for place in free]
    cards = [
        _card(card, f"translate({left + place * pitch} {upper})scale({scale})") for place, card in enumerate(top.board)
    ]
    if top.early:
        x = left + len(top.board) * pitch + 16
        early = [
            _card(card, f"translate({x + place * pitch} {upper})rotate(5)scale({scale})")
            for place, card in enumerate(top.early)
        ]
        cards.append(f'<g class="felt-early">{"".join(early)}</g>')
    return f'{"".join(slots)}<g class="felt-board">{"".join(cards)}</g>'


def _burns(burns: Sequence[Lying], plan: Plan) -> str:
    if not burns:
        return ""
    x, y = plan.burns_x, plan.board_y - 42
    cards = [_card(card, f"translate({x + 4 * place} {y + 3 * place})scale(.8)") for place, card in enumerate(burns)]
    return f'<g class="felt-burns">{"".join(cards)}</g>'


def _pots(top: Tabletop, y: int, labels: Labels, values: tuple[int, ...], whole: int) -> str:
    """The pots, main pot first: one in the middle, up to four by twos, more close together and without chips."""
    count = len(top.pots)
    if not count:
        return ""
    across = 1 if count == 1 else 2 if count <= 8 else 3
    is_close = count > 4
    tall, wide, size = (40, 108 if across == 2 else 76, "") if is_close else (79, 108, "scale(1.35)" * (count == 1))
    y += 38 if count <= 2 else 0
    parts = []
    for place, pot in enumerate(top.pots):
        row, col = divmod(place, across)
        is_alone = across == 2 and place == count - 1 and col == 0
        x = MIDDLE if is_alone else MIDDLE + (col - (across - 1) / 2) * wide
        name = labels.pot if count == 1 else labels.side_pot.format(number=place) if place else labels.main_pot
        amount = labels.number(pot.amount)
        chips = "" if is_close else f'<g transform="translate(0 46)">{columns(pot.amount, values, whole, 4, 4)}</g>'
        parts.append(
            f'<g class="felt-pot" data-pot="{place}" transform="translate({x:g} {y + row * tall}){size}">{chips}'
            f'<text class="felt-label" y="14"{_fit(name, 9, min(wide - 8, 9 * len(name)))}>{escape(name)}</text>'
            f'<text class="felt-amount" y="{34 if is_close else 68}"{_fit(amount, 7, wide - 14)}>{amount}</text></g>'
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


def _dealer(labels: Labels) -> str:
    """The chip tray before the dealer's box, at the bottom."""
    return f'{_TRAY}<text class="felt-label" y="40">{escape(labels.dealer)}</text></g>'


_STUB = "".join([_card(Lying(), f"translate(0 {-2 * level})") for level in range(4)])
_DROPPED = "".join(
    [
        _card(Lying(), f"translate({x} {y})rotate({turn})")
        for x, y, turn in ((-36, 6, -24), (44, -22, 38), (-8, 18, 11), (24, 22, -40), (8, -14, 4), (-22, -26, 62))
    ]
)
_MUCKED = ((0, 4, -14), (14, -6, 21), (-12, 8, 4), (8, 10, -32))
_MUCK = [_card(Lying(), f"translate({x} {y})rotate({turn})") for x, y, turn in _MUCKED]


def _stub(top: Tabletop) -> str:
    """The dealer's stub with what an incident lays beside it, and the muck."""
    x, deck = (MIDDLE - 64 if top.is_dealt else MIDDLE - 20), (_DROPPED if top.is_stub_dropped else _STUB)
    stub = f'<g class="felt-stub" transform="translate({x} 642)scale(.85)">{deck}</g>'
    beside = [
        _card(card, f"translate({MIDDLE - 20 + 20 * place} 640)scale(.85)") for place, card in enumerate(top.beside)
    ]
    muck = "".join(_MUCK[: 2 * top.mucked])
    if muck:
        muck = f'<g class="felt-muck" transform="translate({MIDDLE + 30} 644)scale(.85)">{muck}</g>'
    return f"{stub}{muck}{''.join(beside)}"
