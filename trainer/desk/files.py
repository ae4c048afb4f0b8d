"""Files: a document brought to the desk, pasted or uploaded."""

from __future__ import annotations

from typing import Any

from django import forms
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from trainer.accounts.speech import language
from trainer.desk import labels
from trainer.desk.forms import MOST_ACTION_ROWS, MOST_EXPOSED
from trainer.poker import notation
from trainer.poker.incidents import ExposedCard
from trainer.poker.situation import Situation, SituationError
from trainer.progress.templatetags.terms import house_name
from trainer.rulebooks import shelf
from trainer.rulings.questions import QUESTIONS
from trainer.wording.remarks import error_said


def is_over(text: str, most: int) -> bool:
    """Whether a pasted text is longer than so many bytes."""
    return len(text.encode("utf-8", "replace")) > most


class ImportForm(forms.Form):
    """A document, the question to ask of it, and the house where the document names none. `situation` once valid."""

    situation: Situation
    use_required_attribute = False

    text = forms.CharField(
        label=_("Paste the document"),
        required=False,
        strip=False,
        widget=forms.Textarea({"rows": 10, "spellcheck": "false", "class": "code-text"}),
    )
    file = forms.FileField(
        label=_("Or choose a file"),
        required=False,
        help_text=_("JSON, 1 MB at most."),
        widget=forms.FileInput({"accept": ".json,application/json"}),
    )
    question = forms.ChoiceField(label=_("Question"), choices=[])
    book = forms.ChoiceField(
        label=_("House"), choices=[], required=False, help_text=_("Left open: the book that the document names.")
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        houses = [(slug, house_name(slug)) for slug in shelf.slugs()]
        self.fields["question"].choices = [(code, labels.question(code)) for code in QUESTIONS]  # type: ignore[attr-defined]
        self.fields["book"].choices = [("", _("as the document says")), *houses]  # type: ignore[attr-defined]

    def clean(self) -> dict[str, Any]:
        data = super().clean() or {}
        if {"text", "file"} & self.errors.keys():
            return data
        file = data.get("file")
        field = "file" if file else "text"
        if file and file.size > notation.MOST_BYTES:
            self.add_error("file", gettext("The file is over 1 MB."))
            return data
        given = file.read() if file else data.get("text", "")
        if not file and is_over(given, notation.MOST_BYTES):
            self.add_error("text", gettext("The text is over 1 MB. Paste a part of it."))
            return data
        if not given:
            self.add_error("text", gettext("Paste a document, or choose a file."))
            return data
        try:
            self.situation = notation.parse(given)
            self._check_size()
        except SituationError as error:
            self.add_error(field, error_said(error, language()))
            return data
        if not data.get("book"):
            data["book"] = self.situation.book
        if data["book"] not in shelf.slugs():
            self.add_error("book", gettext("Choose a house: the document names none that stands on the shelf."))
        return data

    def _check_size(self) -> None:
        """SituationError where the desk has no room for it."""
        if len(self.situation.actions) > MOST_ACTION_ROWS:
            raise SituationError("actions", "the desk takes {most} actions at most", most=MOST_ACTION_ROWS)
        incident = self.situation.incident
        if isinstance(incident, ExposedCard) and len(incident.cards) > MOST_EXPOSED:
            raise SituationError("incident.cards", "the desk takes {most} exposed cards at most", most=MOST_EXPOSED)
