"""Fields: what is typed at the desk -> the JSON values of a document, read by the document's own readers.

A field turns text into the value that it seems to stand for and lets the reader judge it, so that what a document may
hold is said in one place only. Nothing typed is nothing given: the field's value is None.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from django import forms
from django.core.exceptions import ValidationError
from django.forms.utils import flatatt
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _

from trainer.accounts.speech import language
from trainer.poker import readers
from trainer.poker.situation import SituationError
from trainer.wording.remarks import remark_said

Shape = Callable[[str], Any]
"""Text that is not empty -> the JSON value that it stands for, or seems to."""

_GROUPED = re.compile(r"\d{1,3}(?:[ .,'\u00a0\u202f]\d{3})+")
_SIGNS = str.maketrans({"♠": "s", "♥": "h", "♦": "d", "♣": "c"})


# ---- shapes ------------------------------------------------------------------------------------------


def whole(text: str) -> int | str:
    """A whole number, thousands grouped or not; what is none stays text."""
    digits = re.sub(r"\D", "", text) if _GROUPED.fullmatch(text) else text
    return int(digits[:30]) if digits.isascii() and digits.isdigit() else text


def wholes(text: str) -> list[int | str]:
    """Whole numbers with spaces between them."""
    return [whole(one) for one in re.split(r"[\s;]+|,\s+", text) if one]


def rate(text: str) -> int | str:
    """A percentage: whole, or a decimal with a point or a comma."""
    plain = text.removesuffix("%").strip().replace(",", ".")
    return int(plain) if plain.isascii() and plain.isdigit() and len(plain) < 4 else plain


def card(text: str) -> str:
    """One card, however it is capitalised: `10h`, `th` and `T♥` are `Th`."""
    plain = text.translate(_SIGNS).replace("10", "T")
    return plain[:1].upper() + plain[1:].lower()


def cards(text: str) -> list[str]:
    """Cards, with spaces between them or without: `As Kd`, `AsKd`."""
    plain = text.translate(_SIGNS).replace("10", "T")
    run = re.fullmatch(r"(?:[2-9TJQKAtjqka][cdhsCDHS]\s*)+", plain)
    found = re.findall(r"[2-9TJQKAtjqka][cdhsCDHS]", plain) if run else re.split(r"[\s,;]+", plain)
    return [card(one) for one in found if one]


def counts(text: str) -> dict[str, int | str]:
    """How many cards which seat holds: `5: 3, 6: 1`; what is no pair becomes a key that the reader refuses."""
    found: dict[str, int | str] = {}
    for pair in re.split(r"[,;]|(?<=\d)\s+(?=\d+\s*:)", text):
        seat, _, count = pair.partition(":")
        if seat.strip():
            found[seat.strip()] = whole(count.strip())
    return found


# ---- what is shown of a value ------------------------------------------------------------------------


def spoken(value: Any) -> str:
    """A JSON value as one would type it."""
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case list() | tuple():
            return " ".join([spoken(one) for one in value])
        case dict():
            return ", ".join([f"{key}: {spoken(one)}" for key, one in value.items()])
    return str(value)


def said(message: str) -> str:
    """A reader's message as a sentence."""
    return message[:1].upper() + message[1:] + ("" if message.endswith((".", "?", "!")) else ".")


# ---- widgets -----------------------------------------------------------------------------------------


class Line(forms.TextInput):
    """A line to type in, written without a template: there are a hundred, and templates took half of the page."""

    def render(self, name: str, value: Any, attrs: Any = None, renderer: Any = None) -> SafeString:
        made = self.get_context(name, value, attrs)["widget"]
        shown = {} if made["value"] is None else {"value": made["value"]}
        return format_html("<input{}>", flatatt({"type": "text", "name": name, **shown, **made["attrs"]}))


class Pick(forms.Select):
    """A list to pick from, written without a template as well."""

    def render(self, name: str, value: Any, attrs: Any = None, renderer: Any = None) -> SafeString:
        chosen = str(value if value is not None else "")
        words = [(str(word), said, " selected" if str(word) == chosen else "") for word, said in self.choices]
        options = format_html_join("", '<option value="{0}"{2}>{1}</option>', words)
        return format_html(
            "<select{}>{}</select>", flatatt({"name": name, **self.build_attrs(self.attrs, attrs)}), options
        )


# ---- fields ------------------------------------------------------------------------------------------


class Typed(forms.CharField):
    """A line of text: shaped, then read. ValidationError with the reader's own words."""

    def __init__(
        self,
        shape: Shape | None = None,
        reader: readers.Reader[Any] | None = None,
        *,
        size: int = 8,
        most: int = 60,
        **options: Any,
    ) -> None:
        attributes = {
            "class": "form-control",
            "autocomplete": "off",
            "spellcheck": "false",
            "maxlength": most,
            "size": size,
        }
        if shape in (whole, wholes):
            attributes["inputmode"] = "numeric"
        super().__init__(required=False, widget=Line(attributes), **options)
        self.shape = shape
        self.reader = reader
        self.most = most

    def clean(self, value: Any) -> Any:
        text = str(value or "").strip()
        if not text:
            return None
        if len(text) > self.most:
            raise ValidationError(_("That is too long."))
        shaped = self.shape(text) if self.shape else text
        if self.reader is not None:
            try:
                self.reader(shaped, "")
            except SituationError as error:
                raise ValidationError(said(remark_said(error.remark, language()))) from None
        return shaped


class Word(forms.Field):
    """One of a closed list of words of the document. `values` gives what a word stands for where it is not itself."""

    def __init__(
        self,
        words: Iterable[tuple[str, Any]],
        *,
        nothing: Any = None,
        values: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        listed = [*([] if nothing is None else [("", nothing)]), *words]
        super().__init__(required=False, widget=Pick({"class": "form-select"}, choices=listed), **options)
        self.words = {word for word, _said in listed}
        self.values = values or {}

    def clean(self, value: Any) -> Any:
        word = str(value or "")
        if word not in self.words and word:
            raise ValidationError(_("That is not one of the answers: choose among those shown."))
        return self.values.get(word, word) if word else None


class Tick(forms.Field):
    """A box: true when ticked, nothing said when not."""

    def __init__(self, **options: Any) -> None:
        super().__init__(required=False, widget=forms.CheckboxInput({"class": "form-check-input"}), **options)

    def clean(self, value: Any) -> Any:
        return True if value and value not in ("no", "False") else None


YES_NO = (("yes", _("yes")), ("no", _("no")))


def yes_or_no(nothing: Any, **options: Any) -> Word:
    """A flag that may be left open."""
    return Word(YES_NO, nothing=nothing, values={"yes": True, "no": False}, **options)


def chips(**options: Any) -> Typed:
    """An amount, 0 or more."""
    return Typed(whole, readers.chips, most=25, **options)


def some_chips(**options: Any) -> Typed:
    """An amount above nothing."""
    return Typed(whole, readers.some_chips, most=25, **options)


def seat(**options: Any) -> Typed:
    """A seat's number."""
    return Typed(whole, readers.seat_number, size=3, most=4, **options)


def several(one: readers.Reader[Any]) -> readers.Reader[Sequence[Any]]:
    """A list of what `one` reads."""
    return readers.list_of(one, 60)
