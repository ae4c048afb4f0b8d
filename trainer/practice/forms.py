"""The form that starts a drill: which house, which topics, how hard, how many questions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from crispy_forms.helper import FormHelper
from crispy_forms.layout import Layout
from django import forms
from django.utils.translation import gettext_lazy as _

from trainer.practice.models import LENGTHS
from trainer.progress.forms import Laid
from trainer.progress.reports import Share
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue
from trainer.scenarios.scenario import LEVELS
from trainer.wording.languages import translator
from trainer.wording.rules import told
from trainer.wording.terms import LEVELS as LEVEL_WORDS
from trainer.wording.terms import TOPICS


class DrillForm(forms.Form):
    """What a drill needs. `topics` come out in teaching order; none ticked is a mix of all."""

    rulebook = forms.ChoiceField(label=_("House"))
    topics = forms.MultipleChoiceField(label=_("Topics"), required=False, widget=forms.CheckboxSelectMultiple)
    level = forms.TypedChoiceField(label=_("Level"), coerce=int, widget=forms.RadioSelect)
    length = forms.TypedChoiceField(label=_("Questions"), coerce=int, widget=forms.RadioSelect)
    family = forms.CharField(required=False, widget=forms.HiddenInput)

    use_required_attribute = False

    def __init__(self, *args: Any, lang: str, standing: Mapping[str, Share] | None = None, **kwargs: Any) -> None:
        """`standing`: how the trainee does in each topic, to be shown beside it."""
        super().__init__(*args, **kwargs)
        self.standing = standing or {}
        books = [(slug, told(shelf.book(slug).title, lang)) for slug in shelf.slugs()]
        self.fields["rulebook"].choices = books  # type: ignore[attr-defined]
        self.fields["topics"].choices = [(slug, TOPICS[slug]) for slug in catalogue.SYLLABUS]  # type: ignore[attr-defined]
        self.fields["level"].choices = [(level, translator(lang).gettext(LEVEL_WORDS[level])) for level in LEVELS]  # type: ignore[attr-defined]
        self.fields["length"].choices = [(length, str(length)) for length in LENGTHS]  # type: ignore[attr-defined]
        self.helper = FormHelper()
        self.helper.form_tag = False
        self.helper.disable_csrf = True
        self.helper.layout = Layout(Laid("practice/drill_fields.html"))

    @property
    def topic_choices(self) -> list[dict[str, Any]]:
        """Each topic: slug, whether it is ticked, and how the trainee does in it (None: not known)."""
        ticked = self["topics"].value() or []
        return [
            {"slug": slug, "is_ticked": slug in ticked, "standing": self.standing.get(slug)}
            for slug in catalogue.SYLLABUS
        ]

    def clean_topics(self) -> Sequence[str]:
        chosen = self.cleaned_data["topics"]
        return [topic for topic in catalogue.SYLLABUS if topic in chosen] or list(catalogue.SYLLABUS)

    def clean_family(self) -> str | None:
        """The family to begin with; one that is not there is as good as none."""
        return self.cleaned_data["family"] or None

    def clean(self) -> dict[str, Any]:
        """A house that decides nothing in the topics leaves nothing to ask."""
        data = super().clean() or {}
        if "rulebook" in data and "topics" in data:
            families = catalogue.asked_under(shelf.book(data["rulebook"]), data["topics"])
            if not families:
                self.add_error(
                    "topics", _("Nothing can be asked in these topics under this house: choose more topics.")
                )
        return data
