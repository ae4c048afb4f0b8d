"""The builder: all the forms of a spot together, from a document or from what was posted, and the document they tell.

What was typed is a flat mapping, the Words, by the names of the fields as they are posted. Rows are added to it and
taken out of it before any form sees it, so that the page works without JavaScript.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext, gettext_lazy

from trainer.accounts.speech import language
from trainer.desk.fields import said
from trainer.desk.forms import (
    ActionForm,
    ActionRows,
    AskForm,
    ExposureForm,
    ExposureRows,
    GameForm,
    IncidentForm,
    PartForm,
    PotForm,
    PotRows,
    Rows,
    SeatForm,
    SeatRows,
    TableForm,
    helper,
)
from trainer.poker import notation
from trainer.poker.situation import STREETS, Situation, SituationError
from trainer.wording.remarks import error_said, remark_said

Words = dict[str, str]
"""What was typed, by the name of the field."""

GROUPS: dict[str, tuple[Any, type[PartForm]]] = {
    "seats": (SeatRows, SeatForm),
    "pots": (PotRows, PotForm),
    "actions": (ActionRows, ActionForm),
    "exposures": (ExposureRows, ExposureForm),
}
"""The parts that come in rows: the formset, and the form of a row."""


_PARTS = {"seats": gettext_lazy("Seats"), "actions": gettext_lazy("Action")}
"""The parts of the page that are told in rows, by their place in the document."""


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong that no field is to blame for; `path` names one of the parts, or is "" for the whole."""

    path: str
    text: str

    @property
    def part(self) -> Any:
        """What the part is called on the page."""
        return _PARTS.get(self.path, "")


def _problem(error: SituationError) -> Problem:
    if error.path in _PARTS:
        return Problem(error.path, said(remark_said(error.remark, language())))
    return Problem("", said(error_said(error, language())))


class Builder:
    """The forms of a spot. `is_bound`: what was typed is to be judged; otherwise it is only shown."""

    def __init__(self, words: Mapping[str, str], *, is_bound: bool) -> None:
        self.words = {**words, **{f"{group}-TOTAL_FORMS": str(count(words, group)) for group in GROUPS}}
        self.words |= {f"{group}-INITIAL_FORMS": "0" for group in GROUPS}
        self.is_bound = is_bound
        self.ask = self._form(AskForm, "ask")
        self.game = self._form(GameForm, "game")
        self.table = self._form(TableForm, "table")
        self.incident = self._form(IncidentForm, "incident", chosen=words.get("incident-kind", ""))
        self.seats, self.pots, self.actions, self.exposures = (self._formset(group) for group in GROUPS)
        self.problems: list[Problem] = []

    def _form(self, form: Any, prefix: str, **more: Any) -> Any:
        if self.is_bound:
            return form(self.words, prefix=prefix, **more)
        return form(initial=_under(prefix, self.words), prefix=prefix, **more)

    def _formset(self, group: str) -> Rows:
        rows, form = GROUPS[group]
        if self.is_bound:
            made = rows(self.words, prefix=group)
        else:
            shown = [_under(f"{group}-{place}", self.words) for place in range(count(self.words, group))]
            made = rows(initial=shown, prefix=group)
        made.helper = helper(form.template)
        return made

    # ---- the document that they tell ---------------------------------------------------------

    @property
    def question(self) -> str:
        """The question that is asked."""
        return self.words.get("ask-question", "")

    @property
    def book(self) -> str:
        """The book that decides."""
        return self.words.get("ask-book", "")

    def is_typed_well(self) -> bool:
        """Whether every single field can be read; only then is there a document."""
        forms = [self.ask, self.game, self.table, self.incident]
        return all([*(form.is_valid() for form in forms), *(rows.is_valid() for rows in self._all_rows())])

    def _all_rows(self) -> tuple[Rows, ...]:
        return self.seats, self.pots, self.actions, self.exposures

    def document(self) -> dict[str, Any]:
        """The document as it was told, seats and actions in the order of their rows; each row learns its place in it.

        Only of a builder that is bound and typed well.
        """
        table = self.table.told()
        start, last = table.pop("start", {}), table.pop("last", {})
        pots = [form.told() for form in _placed(self.pots, "start.pots")]
        found: dict[str, Any] = {"book": self.book}
        found |= _if_any("game", self.game.told()) | table
        found |= _if_any("seats", [form.told() for form in _placed(self.seats, "seats")])
        found |= _if_any("start", start | ({"pots": pots} if pots else {}))
        found |= _if_any("actions", [form.told() for form in _placed(self.actions, "actions")])
        found |= _if_any("last", last)
        return found | _if_any("incident", self._incident())

    def _incident(self) -> dict[str, Any]:
        told = self.incident.told()
        if self.incident.has_exposures:
            told["cards"] = [form.told() for form in _placed(self.exposures, "incident.cards")]
        return told if self.incident.chosen else {}

    def put(self, error: SituationError) -> None:
        """Say at the field that causes it what is wrong; what belongs to no field is said of the whole."""
        form, field = self._home(error.path)
        if form is None or field is None:
            self.problems.append(_problem(error))
        else:
            form.add_error(field, said(remark_said(error.remark, language())))

    def _home(self, path: str) -> tuple[PartForm | None, str | None]:
        for rows, first in (
            (self.seats, "seat"),
            (self.pots, "amount"),
            (self.actions, "action"),
            (self.exposures, "seat"),
        ):
            for form in rows:
                if form.place and (path == form.place or path.startswith((f"{form.place}.", f"{form.place}["))):
                    return form, form.home(path[len(form.place) + 1 :]) or first
        head, _, inner = path.partition(".")
        parts = {"game": (self.game, "structure"), "incident": (self.incident, "kind")}
        if head in parts:
            form, first = parts[head]
            return form, form.home(inner) or ("rake__percent" if inner.startswith("rake") else first)
        if head in ("book", "question"):
            return self.ask, head
        if head == "start":
            return self.table, "start__street"
        if head == "last":
            return self.table, self.table.home(f"last.{inner}") or "last__button"
        return self.table, self.table.home(path)

    @property
    def seat_problems(self) -> list[Problem]:
        """What is wrong with the seats that no single row is to blame for."""
        return [problem for problem in self.problems if problem.path == "seats"]

    @property
    def action_problems(self) -> list[Problem]:
        """What is wrong with the actions that no single row is to blame for."""
        return [problem for problem in self.problems if problem.path == "actions"]

    @property
    def other_problems(self) -> list[Problem]:
        """What is wrong with the whole."""
        return [problem for problem in self.problems if not problem.path]

    @property
    def faults(self) -> list[tuple[str, str, str]]:
        """Every field at fault: its id on the page, its label, what is wrong with it."""
        forms = [self.ask, self.game, self.table, self.incident, *(form for rows in self._all_rows() for form in rows)]
        return [
            (form[name].id_for_label, _named(form, name), problems[0])
            for form in forms
            if form.is_bound
            for name, problems in form.errors.items()
        ]

    @property
    def has_faults(self) -> bool:
        """Whether anything is wrong with what was posted."""
        return bool(self.problems or self.faults)

    @property
    def shows_flags(self) -> bool:
        """Whether new players and missed blinds are asked about."""
        return self.question == "blinds" or any(form.has_flags for form in self.seats)

    @property
    def has_last(self) -> bool:
        """Whether the hand before is told."""
        return any(self.table[name].value() for name in self.table.fields if name.startswith("last__"))

    @property
    def wants_last(self) -> bool:
        """Whether the hand before is told, asked for or told wrongly."""
        return (
            self.has_last or self.question == "blinds" or any(name.startswith("last__") for name in _faults(self.table))
        )


def _named(form: PartForm, name: str) -> str:
    """What a field is called, and in which row it stands where there are rows."""
    label = str(form.fields[name].label)
    group, _, place = str(form.prefix).rpartition("-")
    if group not in GROUPS:
        return f"{label}:"
    return gettext("%(label)s, row %(row)d:") % {"label": label, "row": int(place) + 1}


def _faults(form: PartForm) -> list[str]:
    return list(form.errors) if form.is_bound else []


def _placed(rows: Rows, group: str) -> Iterator[PartForm]:
    """The rows that say anything, each told its place in the document."""
    place = 0
    for form in rows:
        if form.is_filled:
            form.place = f"{group}[{place}]"
            place += 1
            yield form


def _if_any(key: str, told: Any) -> dict[str, Any]:
    return {key: told} if told else {}


# ---- words -------------------------------------------------------------------------------------------


def count(words: Mapping[str, str], group: str) -> int:
    """How many rows of the group were posted, no more than it may have."""
    given = words.get(f"{group}-TOTAL_FORMS", "0")
    most = GROUPS[group][0].max_num
    return min(int(given), most) if given.isascii() and given.isdigit() and len(given) < 6 else 0


def _under(prefix: str, words: Mapping[str, str]) -> dict[str, str]:
    return {name[len(prefix) + 1 :]: text for name, text in words.items() if name.startswith(f"{prefix}-")}


def spelled(situation: Situation, *, question: str, book: str) -> Words:
    """A situation as one would type it into the builder."""
    told = notation.document(situation)
    start = told.get("start", {})
    pots = start.get("pots") or ([{"amount": start["pot"]}] if "pot" in start else [])
    incident = told.get("incident", {})
    kind = incident.get("kind", "")
    rows = {
        "seats": told.get("seats", []),
        "pots": pots,
        "actions": told.get("actions", []),
        "exposures": incident.get("cards", []) if kind == "exposed-card" else [],
    }
    words: Words = {"ask-question": question, "ask-book": book}
    words |= GameForm(prefix="game").spelled(told.get("game", {}))
    words |= TableForm(prefix="table").spelled(told)
    words |= IncidentForm(prefix="incident", chosen=kind).spelled(incident)
    for group, entries in rows.items():
        words[f"{group}-TOTAL_FORMS"] = str(len(entries))
        for place, entry in enumerate(entries):
            words |= GROUPS[group][1](prefix=f"{group}-{place}").spelled(entry)
    return words


def with_row(words: Mapping[str, str], group: str) -> Words:
    """The words with one more row at the end of the group: a blank one, which says nothing until it is filled in."""
    size = count(words, group)
    if size >= GROUPS[group][0].max_num:
        return dict(words)
    begun = {f"actions-{size}-street": _last_street(words, size)} if group == "actions" else {}
    return {**words, **begun, f"{group}-TOTAL_FORMS": str(size + 1)}


def without_row(words: Mapping[str, str], group: str, gone: int) -> Words:
    """The words without that row of the group; those after it move up."""
    size = count(words, group)
    if not 0 <= gone < size:
        return dict(words)
    kept: Words = {}
    for name, text in words.items():
        found = re.fullmatch(rf"{group}-(\d+)-(\w+)", name)
        place = int(found[1]) if found else -1
        if found and place == gone:
            continue
        kept[f"{group}-{place - 1}-{found[2]}" if found and place > gone else name] = text
    return {**kept, f"{group}-TOTAL_FORMS": str(size - 1)}


def _last_street(words: Mapping[str, str], size: int) -> str:
    """The street of the action before, on which the next one most likely is."""
    return words.get(f"actions-{size - 1}-street") or words.get("table-start__street") or STREETS[0].value
