"""Exhibits: what is laid beside a question, made from the situation that the attempt keeps.

A family names its exhibits; each has a template `questions/exhibits/<name>.html`, which gets the exhibit's `data`.
What the question asks for is left off the table: pots are not drawn where pots are to be built.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from django.utils.safestring import mark_safe

from trainer.felt.drawing import draw
from trainer.felt.labels import Labels
from trainer.felt.watching import Watching, watching
from trainer.poker.frames import frames, players
from trainer.poker.pots import Pot
from trainer.poker.situation import Situation, StartPot, Status
from trainer.poker.tabletop import Hidden, tabletop
from trainer.wording.actions import action_log
from trainer.wording.incidents import incident_text
from trainer.wording.languages import number
from trainer.wording.setting import setting_lines
from trainer.wording.table import labels, middle_lines, row_text, seat_rows

POTS_ARE_ASKED = frozenset({"pots", "payout"})
"""The rulings whose questions ask for pots or shares: there the table shows every chip in front of its seat."""


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A thing laid before the trainee: its name, which is its template's, and what the template shows."""

    name: str
    template: str
    data: Any


@dataclass(frozen=True, slots=True)
class Total:
    """What a seat has put in, and whether it has folded."""

    seat: int
    amount: str
    is_folded: bool
    is_all_in: bool


def laid_out(situation: Situation, shown: Mapping[str, Any]) -> Sequence[Exhibit]:
    """The exhibits that the attempt names, what happened first, then in its order; one that is no more is left out."""
    return [
        Exhibit(name, f"questions/exhibits/{name}.html", MAKERS[name](situation, shown))
        for name in sorted(shown["exhibits"], key=lambda name: name != "incident")
        if name in MAKERS
    ]


def _felt(situation: Situation, shown: Mapping[str, Any]) -> dict[str, Any]:
    """The picture, with places for pots that are asked, and the same in words: a line a seat, then the middle."""
    lang = shown["lang"]
    hide: tuple[Hidden, ...] = ("pots",) if shown["ruling"] in POTS_ARE_ASKED else ()
    if shown["ruling"] == "to-act":
        hide = ("to-act",)
    top = tabletop(situation, hide=hide, is_over=shown["ruling"] == "payout")
    asked = [Pot(0, ()) for id in shown.get("options", ()) if id.startswith("pot-")]
    drawing = draw(top._replace(pots=top.pots or tuple(asked)), situation.game, _labels(lang))
    lines = [*(row_text(row, lang) for row in seat_rows(top, lang)), *middle_lines(top, lang)]
    felt = {"drawing": mark_safe(drawing), "lines": lines}
    return felt | _watched(situation, len(top.chairs), lang, hide) if "log" in shown["exhibits"] else felt


def _watched(situation: Situation, chairs: int, lang: str, hide: Collection[Hidden]) -> dict[str, Any]:
    """What the script needs to play the actions, where there is a log to follow; `told_before` lines are no actions."""
    played = frames(situation, hide=hide)
    if not played:
        return {}
    found = watching(played, players(situation), chairs, situation.game, _labels(lang))
    return {
        "watching": Watching(mark_safe(found.numbers), mark_safe(found.pieces)),
        "told_before": len(situation.start.pots) if situation.start else 0,
    }


@cache
def _labels(lang: str) -> Labels:
    return Labels(**labels(lang))


def _log(situation: Situation, shown: Mapping[str, Any]) -> Any:
    return action_log(situation, shown["lang"])


def _incident(situation: Situation, shown: Mapping[str, Any]) -> str:
    return incident_text(situation, shown["lang"])


def _totals(situation: Situation, shown: Mapping[str, Any]) -> list[Total]:
    return [
        Total(
            seat.seat,
            number(seat.committed, shown["lang"]),
            seat.status is Status.FOLDED,
            seat.status is Status.LIVE and seat.stack == seat.committed,
        )
        for seat in situation.seats
        if seat.committed is not None
    ]


def _pots(situation: Situation, shown: Mapping[str, Any]) -> list[dict[str, Any]]:
    pots: Sequence[StartPot | Pot] = situation.start.pots if situation.start else ()
    if situation.actions and shown["ruling"] not in POTS_ARE_ASKED:
        pots = tabletop(situation).pots  # as they lie on the felt beside it, bets of earlier streets in
    live = situation.numbers(Status.LIVE)
    return [
        {"pot": pot, "amount": number(lies.amount, shown["lang"]), "seats": lies.eligible or live}
        for pot, lies in enumerate(pots)
    ]


def _chips(situation: Situation, shown: Mapping[str, Any]) -> list[str]:
    return [number(chip, shown["lang"]) for chip in situation.game.denominations]


def _setting(situation: Situation, shown: Mapping[str, Any]) -> tuple[str, ...]:
    return setting_lines(situation, shown["lang"])


MAKERS: Mapping[str, Callable[[Situation, Mapping[str, Any]], Any]] = {
    "felt": _felt,
    "setting": _setting,
    "log": _log,
    "incident": _incident,
    "totals": _totals,
    "pots": _pots,
    "chips": _chips,
}
"""Every exhibit that a family may name."""
