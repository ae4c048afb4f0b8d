"""Saving: the form by which an instructor keeps a spot as a question of a cohort's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from django import forms
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from trainer.accounts.names import one_seen_line
from trainer.accounts.speech import language
from trainer.cohorts.models import Cohort
from trainer.poker import notation
from trainer.poker.situation import Situation, SituationError
from trainer.rulebooks import shelf
from trainer.rulings.questions import QUESTIONS
from trainer.scenarios.scenario import NoScenario
from trainer.scenarios.spots import Spot as Own
from trainer.wording.remarks import error_said

if TYPE_CHECKING:
    from trainer.desk.views import Spot


class SaveForm(forms.Form):
    """Where to keep the spot and under what title. Once valid: `situation`, and `cohort` among those taught."""

    situation: Situation
    use_required_attribute = False

    title = forms.CharField(
        label=_("Title"), max_length=120, validators=[one_seen_line], help_text=_("As your trainees will see it.")
    )
    cohort = forms.TypedChoiceField(label=_("Cohort"), coerce=int)
    question = forms.CharField(widget=forms.HiddenInput, max_length=40)
    document = forms.CharField(widget=forms.HiddenInput, max_length=notation.MOST_BYTES)

    def __init__(self, *args: Any, taught: Sequence[Cohort], spot: Spot | None = None, **kwargs: Any) -> None:
        if spot is not None:
            kwargs["initial"] = {"question": spot.question, "document": spot.text}
        super().__init__(*args, **{"prefix": "save", **kwargs})
        self.fields["cohort"].choices = [(cohort.pk, cohort.name) for cohort in taught]  # type: ignore[attr-defined]

    def clean(self) -> dict[str, Any]:
        """The document must be ruled on and make a question, or there is nothing to keep."""
        data = super().clean() or {}
        if "question" not in data or "document" not in data:
            return data
        try:
            self.situation = notation.parse(data["document"])
            if data["question"] not in QUESTIONS or self.situation.book not in shelf.slugs():
                raise SituationError("book", "there is no such question or house")
            Own("spot-0", "", data["question"]).scenario(self.situation, shelf.book(self.situation.book or ""))
        except SituationError as error:
            self.add_error(None, error_said(error, language()))
        except NoScenario:
            self.add_error(None, gettext("Nothing can be asked here: the book leaves it to the floor."))
        return data
