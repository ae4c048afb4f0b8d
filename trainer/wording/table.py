"""The table in words: the same as the picture, seat by seat, and the few words that stand on the picture itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from functools import lru_cache

from trainer.poker.lying import Lying
from trainer.poker.situation import Situation
from trainer.poker.tabletop import Chair, Hidden, Tabletop, tabletop
from trainer.wording.cards import card_name
from trainer.wording.figures import seat_numbers, seats_named
from trainer.wording.languages import listed, marked, number, thousands, translator
from trainer.wording.phrases import phrase

_LABELS = {
    "table": marked("Poker table", "on the drawn table"),
    "seat": marked("Seat {number}", "on the drawn table"),
    "dealer": marked("Dealer", "on the drawn table"),
    "button": marked("D", "on the drawn table"),
    "pot": marked("Pot", "on the drawn table"),
    "main_pot": marked("Main pot", "on the drawn table"),
    "side_pot": marked("Side pot {number}", "on the drawn table"),
    "all_in": marked("all-in", "on the drawn table"),
    "to_act": marked("to act", "on the drawn table"),
    "folded": marked("folded", "on the drawn table"),
    "mucked": marked("mucked", "on the drawn table"),
    "absent": marked("away", "on the drawn table"),
    "sitting_out": marked("sitting out", "on the drawn table"),
    "out": marked("out", "on the drawn table"),
    "new": marked("new", "on the drawn table"),
    "missed_small": marked("SB", "on the drawn table"),
    "missed_big": marked("BB", "on the drawn table"),
    "exposed": marked("exposed", "on the drawn table"),
}
"""The words on the picture: at most about twelve letters, the button and the blinds at most three."""
_PARTS = {
    "folded": marked("folded"),
    "mucked": marked("mucked"),
    "absent": marked("away"),
    "sitting-out": marked("sitting out"),
    "out": marked("out"),
    "empty": marked("empty chair"),
}


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat in words, each figure as it is said, "" where there is nothing to say. `status`: all that marks it."""

    seat: int
    name: str
    has_button: bool
    stack: str
    bet: str
    cards: str
    status: str


def labels(lang: str) -> dict[str, str]:
    """The words on the picture by the names of `felt.labels.Labels`."""
    say = translator(lang)
    words = {name: say.pgettext("on the drawn table", text) for name, text in _LABELS.items()}
    return {"language": lang, "thousands": thousands(lang), **words}


def seat_list(
    situation: Situation, lang: str, *, hide: Collection[Hidden] = (), is_over: bool = False
) -> tuple[SeatRow, ...]:
    """Every seat that is taken or that anything lies at, in seat order. `hide` and `is_over` as in `tabletop`."""
    return seat_rows(tabletop(situation, hide=hide, is_over=is_over), lang)


def middle(situation: Situation, lang: str, *, hide: Collection[Hidden] = (), is_over: bool = False) -> tuple[str, ...]:
    """What lies in the middle of the picture, a sentence each: board, pots, burns, and what is out of order."""
    return middle_lines(tabletop(situation, hide=hide, is_over=is_over), lang)


def summary(situation: Situation, lang: str, *, hide: Collection[Hidden] = (), is_over: bool = False) -> str:
    """The whole picture in one breath, for its description."""
    top = tabletop(situation, hide=hide, is_over=is_over)
    return " ".join([*(row_text(row, lang) for row in seat_rows(top, lang)), *middle_lines(top, lang)])


def seat_rows(top: Tabletop, lang: str) -> tuple[SeatRow, ...]:
    """As `seat_list`, of a table as it lies."""
    return tuple([_row(chair, top, lang) for chair in top.chairs if not _is_bare(chair)])


def row_text(row: SeatRow, lang: str) -> str:
    """A seat in one sentence: `Seat 4: dealer button, stack 1,200, bet 300, 2 cards face down, to act.`"""
    say = translator(lang)
    parts = [
        say.gettext("dealer button") if row.has_button else "",
        say.gettext("stack {amount}").format(amount=row.stack) if row.stack else "",
        say.gettext("bet {amount}").format(amount=row.bet) if row.bet else "",
        row.cards,
        row.status,
    ]
    return f"{row.name}: {', '.join([part for part in parts if part])}."


def middle_lines(top: Tabletop, lang: str) -> tuple[str, ...]:
    """As `middle`, of a table as it lies."""
    say = translator(lang)
    lines = [say.gettext("Board: {cards}.").format(cards=cards_said(top.board, lang))] if top.board else []
    for place, pot in enumerate(top.pots):
        which = "only" if len(top.pots) == 1 else place
        lines.append(phrase(marked("{pot}: {amount}."), {"pot": which, "amount": pot.amount}, lang))
    told = (
        (top.early, marked("Dealt too soon: {cards}.")),
        (top.burns, marked("Burn pile: {cards}.")),
        (top.beside, marked("Beside the stub: {cards}.")),
    )
    lines += [say.gettext(text).format(cards=cards_said(cards, lang)) for cards, text in told if cards]
    if top.is_stub_dropped:
        lines.append(say.gettext("The stub lies scattered."))
    if top.button_due:
        lines.append(phrase(marked("The button belongs at {due:seat}."), {"due": top.button_due}, lang))
    empty = seat_numbers([chair.seat for chair in top.chairs if _is_bare(chair)], lang)
    if empty:
        lines.append(say.gettext("Empty chairs: {numbers}.").format(numbers=listed(empty, lang)))
    return tuple(lines)


@lru_cache(maxsize=1024)
def cards_said(cards: tuple[Lying, ...], lang: str) -> str:
    """Cards as they lie: `ace of spades and 1 card face down`."""
    say = translator(lang)
    counted = Counter(_card(card, lang) for card in cards)
    backs = counted.pop("", 0)
    said = [text if count == 1 else f"{count} × {text}" for text, count in counted.items()]
    if backs:
        said.append(say.ngettext("{count} card face down", "{count} cards face down", backs).format(count=backs))
    return listed(said, lang)


def _card(card: Lying, lang: str) -> str:
    """A card that is more than a back; "" for a back."""
    say = translator(lang)
    if card.face:
        name = card_name(card.face, lang)
        if card.odd == "missing":
            return say.gettext("{card} (missing)").format(card=name)
        return say.gettext("{card} (exposed)").format(card=name) if card.is_exposed else name
    if card.odd == "unknown":
        return (
            say.gettext("exposed card, not told which")
            if card.is_exposed
            else say.gettext("card face up, not told which")
        )
    if card.odd == "joker":
        return say.gettext("joker")
    return say.gettext("card with another back") if card.odd == "other-back" else ""


def _is_bare(chair: Chair) -> bool:
    """Whether it is an empty chair at which nothing lies."""
    return chair.part == "empty" and not (chair.cards or chair.bet or chair.has_button or chair.is_marked)


def _row(chair: Chair, top: Tabletop, lang: str) -> SeatRow:
    return SeatRow(
        chair.seat,
        _name(chair.seat, lang),
        chair.has_button,
        "" if chair.stack is None else number(chair.stack, lang),
        number(chair.bet, lang) if chair.bet else "",
        cards_said(chair.cards, lang),
        ", ".join(_status(chair, lang)),
    )


@lru_cache(maxsize=1024)
def _name(seat: int, lang: str) -> str:
    named = seats_named((seat,), lang)
    return named[:1].upper() + named[1:]


def _status(chair: Chair, lang: str) -> list[str]:
    say = translator(lang).gettext
    told = [say(_PARTS[chair.part])] if chair.part in _PARTS else []
    if chair.is_all_in:
        told.append(say("all-in"))
    if chair.is_to_act:
        told.append(say("to act"))
    if chair.is_new:
        told.append(say("new player"))
    if "big" in chair.missed:
        told.append(say("missed the big blind"))
    if "small" in chair.missed:
        told.append(say("missed the small blind"))
    if chair.is_marked:
        told.append(say("part of what happened"))
    return told
