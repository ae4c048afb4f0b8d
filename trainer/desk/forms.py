"""Forms: the parts of a document, each a form whose fields are called as the document calls them.

A field's name is its place in the part, `rake__percent` for `rake.percent`, so that what a form was told becomes
a part of the document by itself, and an error of the document finds its field.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, ClassVar, Literal, Union, get_args, get_origin, get_type_hints

from crispy_forms.helper import FormHelper
from crispy_forms.layout import Layout
from django import forms
from django.forms import formset_factory
from django.utils.translation import gettext_lazy as _

from trainer.accounts.speech import language
from trainer.desk import labels
from trainer.desk.fields import (
    Tick,
    Typed,
    Word,
    card,
    cards,
    chips,
    counts,
    rate,
    seat,
    several,
    some_chips,
    spoken,
    whole,
    wholes,
    yes_or_no,
)
from trainer.poker import readers
from trainer.poker.cards import Card
from trainer.poker.incidents import KINDS, ExposedCard, Exposure
from trainer.poker.situation import ActionKind, Status, Street, Structure
from trainer.poker.table import MOST_SEATS
from trainer.progress.forms import Laid
from trainer.progress.templatetags.terms import house_name
from trainer.rulebooks import shelf
from trainer.rulebooks.loading import POLICIES
from trainer.rulings.questions import QUESTIONS
from trainer.wording.policies import point_text

MOST_ACTION_ROWS = 150
"""How many actions the desk takes: a form may not have more fields than a server lets through."""
MOST_EXPOSED = 12
CHOOSE = _("choose")
"""Stands in a list where nothing is chosen yet: what the answer depends on is never chosen by the desk."""


class PartForm(forms.Form):
    """A part of the document. `place` is where the part stands: `game`, `seats[2]`, or "" for the document itself."""

    template: ClassVar[str]
    use_required_attribute = False

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.place = ""
        self.helper = helper(self.template)

    def told(self) -> dict[str, Any]:
        """The part as the document has it: only what was given."""
        found: dict[str, Any] = {}
        for name, value in self.cleaned_data.items():
            if value is not None and name in self.fields:
                *above, key = name.split("__")
                inner = found
                for step in above:
                    inner = inner.setdefault(step, {})
                inner[key] = value
        return found

    def spelled(self, told: Mapping[str, Any]) -> dict[str, str]:
        """A part of a document as one would type it, by the names of the fields as they are posted."""
        found: dict[str, str] = {}
        for name in self.fields:
            value: Any = told
            for step in name.split("__"):
                value = value.get(step) if isinstance(value, Mapping) else None
            if (value is not None and value is not False) or (isinstance(self.fields[name], Word) and value is False):
                found[self.add_prefix(name)] = spoken(value)
        return found

    def home(self, inner: str) -> str | None:
        """The field at which an error at a place inside the part belongs; None when it belongs to none of them."""
        steps = inner.replace("[", ".").split(".")
        for size in range(len(steps), 0, -1):
            name = "__".join(steps[:size])
            if name in self.fields:
                return name
        return None

    @property
    def is_filled(self) -> bool:
        """Whether anything was filled in: a row left blank is no part of the document."""
        return any(self[name].value() not in (None, "", False, "live") for name in self.fields)


def helper(template: str) -> FormHelper:
    """Crispy lays the form out by one template of ours."""
    made = FormHelper()
    made.form_tag = False
    made.disable_csrf = True
    made.layout = Layout(Laid(template))
    return made


# ---- the plain parts ---------------------------------------------------------------------------------


class AskForm(PartForm):
    """What is asked, and under which book."""

    template = "desk/ask_fields.html"
    question = Word((), label=_("Question"))
    book = Word((), label=_("House"))

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["question"] = Word([(code, labels.question(code)) for code in QUESTIONS], label=_("Question"))
        self.fields["book"] = Word([(slug, house_name(slug)) for slug in shelf.slugs()], label=_("House"))


class GameForm(PartForm):
    """What is played."""

    template = "desk/game_fields.html"
    structure = Word([(one.value, labels.word(one.value)) for one in Structure], nothing=_("not said"), label=_("Bets"))
    tournament = Word(
        [("no", _("cash game")), ("yes", _("tournament"))],
        nothing=_("not said"),
        values={"yes": True, "no": False},
        label=_("Play"),
    )
    small_blind = chips(label=_("Small blind"))
    big_blind = some_chips(label=_("Big blind"))
    small_bet = some_chips(label=_("Small bet"))
    big_bet = some_chips(label=_("Big bet"))
    ante = chips(label=_("Ante"))
    ante_by = Word([("each", _("every player")), ("big-blind", _("the big blind, for all"))], label=_("Ante paid by"))
    chip = some_chips(label=_("Smallest chip in play"))
    denominations = Typed(
        wholes, several(readers.some_chips), size=20, most=200, label=_("All chips, with spaces between")
    )
    whole = some_chips(label=_("Units to one euro, dollar or point"))
    rake__percent = Typed(rate, readers.percentage, size=5, most=12, label=_("Percent"))
    rake__cap = chips(label=_("At most"))
    rake__step = some_chips(label=_("In steps of"))
    rake__no_flop_no_drop = Tick(label=_("No flop, no drop"))
    rake__taken = Typed(
        wholes, several(readers.chips), size=14, most=200, label=_("Or: taken of each pot, main pot first")
    )

    def told(self) -> dict[str, Any]:
        found = super().told()
        if found.get("ante_by") == "each":
            del found["ante_by"]
        if "percent" in found.get("rake", {}):
            found["rake"].setdefault("no_flop_no_drop", False)
        return found

    @property
    def has_more(self) -> bool:
        """Whether anything is said, rightly or wrongly, that most games do without."""
        names = ("ante", "small_bet", "big_bet", "whole")
        return any(self[name].value() for name in names)

    @property
    def has_rake(self) -> bool:
        """Whether anything is said about the rake."""
        return any(self[name].value() for name in self.fields if name.startswith("rake__"))

    @property
    def rake_faults(self) -> bool:
        """Whether something about the rake is wrong."""
        return self.is_bound and any(name.startswith("rake__") for name in self.errors)


class TableForm(PartForm):
    """Button, board, the seat asked about, the hand before, and where the actions begin."""

    template = "desk/table_fields.html"
    button = seat(label=_("Button at seat"))
    board = Typed(cards, several(readers.card), size=16, most=40, label=_("Board"))
    last__button = seat(label=_("Button"))
    last__small_blind = seat(label=_("Small blind"))
    last__big_blind = seat(label=_("Big blind"))
    start__street = Word(
        [(one.value, labels.word(one.value)) for one in Street], nothing=_("at the deal"), label=_("Actions begin")
    )
    seat = seat(label=_("Asked about seat"))


# ---- rows --------------------------------------------------------------------------------------------


class SeatForm(PartForm):
    """One seat."""

    template = "desk/seat_row.html"
    seat = seat(label=_("Seat"))
    stack = chips(label=_("Stack"))
    committed = chips(label=_("Put in"))
    cards = Typed(cards, several(readers.card), size=6, most=12, label=_("Cards"))
    status = Word([(one.value, labels.PRESENT.get(one.value, one.value)) for one in Status], label=_("Status"))
    new = Tick(label=_("new player"))
    missed_big = Tick(label=_("missed the big blind"))
    missed_small = Tick(label=_("missed the small blind"))

    def told(self) -> dict[str, Any]:
        found = super().told()
        missed = [blind for blind in ("big", "small") if found.pop(f"missed_{blind}", False)]
        if found.get("status") == Status.LIVE:
            del found["status"]
        return found | ({"missed": missed} if missed else {})

    def spelled(self, told: Mapping[str, Any]) -> dict[str, str]:
        missed = {f"missed_{blind}": True for blind in told.get("missed", ())}
        return super().spelled({"status": "live", **told, **missed})

    def home(self, inner: str) -> str | None:
        return "missed_big" if inner.startswith("missed") else super().home(inner)

    @property
    def has_flags(self) -> bool:
        """Whether the seat is new or has missed a blind."""
        return any(self[name].value() for name in ("new", "missed_big", "missed_small"))


class PotForm(PartForm):
    """A pot that lay in the middle before the first action given."""

    template = "desk/pot_row.html"
    amount = chips(label=_("Chips"))
    eligible = Typed(wholes, several(readers.seat_number), size=10, most=60, label=_("Seats that play for it"))


class ActionForm(PartForm):
    """One action."""

    template = "desk/action_row.html"
    street = Word([(one.value, labels.word(one.value)) for one in Street], label=_("Street"))
    seat = seat(label=_("Seat"))
    action = Word([(one.value, labels.word(one.value)) for one in ActionKind], nothing=CHOOSE, label=_("Action"))
    to = chips(label=_("To"))

    @property
    def is_filled(self) -> bool:
        """A row is begun with a street, which alone says nothing."""
        return any(self[name].value() for name in ("seat", "action", "to"))


class ExposureForm(PartForm):
    """One exposed hole card."""

    template = "desk/exposure_row.html"
    seat = seat(label=_("Seat"))
    nth = Word(
        [("1", _("first card")), ("2", _("second card"))], nothing=CHOOSE, values={"1": 1, "2": 2}, label=_("Which")
    )
    by = Word(
        [(one, labels.word(one)) for one in get_args(get_type_hints(Exposure)["by"])],
        nothing=CHOOSE,
        label=_("Exposed by"),
    )
    card = Typed(card, readers.card, size=4, most=4, label=_("Card, if known"))


Rows = Any
"""A formset of PartForms; Django's types say less than they know."""


def _rows(form: type[PartForm], most: int) -> Any:
    return formset_factory(form, extra=0, max_num=most, absolute_max=most)


SeatRows = _rows(SeatForm, MOST_SEATS)
PotRows = _rows(PotForm, MOST_SEATS)
ActionRows = _rows(ActionForm, MOST_ACTION_ROWS)
ExposureRows = _rows(ExposureForm, MOST_EXPOSED)


# ---- the incident ------------------------------------------------------------------------------------


class IncidentForm(PartForm):
    """What went wrong: its kind, and the fields of that kind's class."""

    template = "desk/incident_fields.html"
    kind = Word(
        [(code, labels.kind(code)) for code in KINDS], nothing=_("nothing went wrong"), label=_("What happened")
    )

    def __init__(self, *args: Any, chosen: str = "", **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.chosen = chosen if chosen in KINDS else ""
        self.fields.update(dict(_fields_of(self.chosen)))

    @property
    def has_exposures(self) -> bool:
        """Whether exposed cards are told in rows."""
        return self.chosen == ExposedCard.kind

    @property
    def details(self) -> list[Any]:
        """The fields of the kind that was chosen."""
        return [self[name] for name in self.fields if name != "kind"]


_SEATS = ("seat", "asker", "target", "to", "was", "should")


def _fields_of(kind: str) -> Iterator[tuple[str, forms.Field]]:
    """A field for each of the class's own, by the document's key. Exposed cards have rows of their own."""
    if not kind or kind == ExposedCard.kind:
        return
    made = KINDS[kind]
    hints = get_type_hints(made)
    for one in fields(made):
        key = one.name.rstrip("_")
        yield key, _field(hints[one.name], one, key)


def _points() -> list[tuple[str, str]]:
    """Every point that a book can be asked about: the policies, and the numbers that any book sets."""
    figures = dict.fromkeys(name for slug in shelf.slugs() for name in shelf.book(slug).figures)
    said = [(point, point_text(point, language())) for point in (*POLICIES, *figures)]
    return sorted(((point, text[:1].upper() + text[1:]) for point, text in said), key=lambda one: one[1])


def _field(hint: Any, one: Field[Any], key: str) -> forms.Field:
    """The field for a value of that type."""
    label = _("Seat") if key == "seat" else labels.field(key)
    is_open = one.default is not MISSING
    arguments = get_args(hint)
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return _field(next(part for part in arguments if part is not NoneType), one, key)
    if key == "counts":
        return Typed(counts, size=20, most=120, label=label)
    if origin is Literal:
        words = [(str(option), labels.word(option)) for option in arguments]
        return Word(
            words,
            nothing=_("not said") if is_open else CHOOSE,
            values={str(option): option for option in arguments},
            label=label,
        )
    if origin is tuple:
        if arguments[0] is Card:
            return Typed(cards, several(readers.card), size=12, most=40, label=label)
        if is_dataclass(arguments[0]):
            raise TypeError(f"{key}: rows of their own are needed")
        return Typed(wholes, size=16, most=200, label=label)
    if hint is bool:
        return yes_or_no(_("not said"), label=label)
    if hint is Card:
        return Typed(card, readers.card, size=4, most=4, label=label)
    if key == "point":
        return Word(_points(), nothing=CHOOSE, label=label)
    if hint is int:
        return seat(label=label) if key in _SEATS else Typed(whole, most=25, label=label)
    return Typed(label=label)
