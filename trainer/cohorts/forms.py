"""The forms of the cohorts: what a cohort is, and the code that leads into one."""

from __future__ import annotations

from typing import Any

from django import forms
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from trainer.accounts.names import one_seen_line
from trainer.cohorts.models import JOIN_CODE_LENGTH, Cohort
from trainer.cohorts.services import CodeError, find_cohort
from trainer.progress.templatetags.terms import house_name
from trainer.rulebooks import shelf


def books() -> list[tuple[str, str]]:
    """The books to choose from, in shelf order."""
    return [(slug, house_name(slug)) for slug in shelf.slugs()]


class CohortForm(forms.Form):
    """A cohort's name and its book."""

    name = forms.CharField(
        label=_("Name"),
        max_length=80,
        validators=[one_seen_line],
        help_text=_("As your trainees know it, for example “Autumn school, evening group”."),
    )
    rulebook = forms.ChoiceField(
        label=_("Rulebook"), choices=books, help_text=_("The house's rules under which the cohort drills.")
    )


class JoinForm(forms.Form):
    """A join code. Once valid, `cohort` is where it leads."""

    cohort: Cohort

    code = forms.CharField(
        label=_("Join code"),
        max_length=60,
        help_text=format_lazy(
            _("{length} letters and digits from your instructor. Capitals and spaces do not matter."),
            length=JOIN_CODE_LENGTH,
        ),
        error_messages={"required": _("Type the code that your instructor gave you.")},
        widget=forms.TextInput(
            attrs={"autocomplete": "off", "autocapitalize": "characters", "spellcheck": "false", "class": "code-field"}
        ),
    )

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        if "code" in cleaned:
            try:
                self.cohort = find_cohort(cleaned["code"])
            except CodeError as error:
                self.add_error("code", str(error))
        return cleaned
