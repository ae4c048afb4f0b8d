"""The AnswerForm: a stored question as fields, and a submission that was no answer with its words kept.

The form checks nothing itself. `question.parse` reads the submission; when it refuses, its problems are put at the
fields, so that what may be submitted is said in one place only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from crispy_forms.helper import FormHelper
from crispy_forms.layout import Layout
from crispy_forms.utils import TEMPLATE_PACK
from django import forms
from django.http import QueryDict
from django.template import Context
from django.template.loader import get_template
from django.utils.datastructures import MultiValueDict
from django.utils.translation import gettext_lazy as _

from trainer.assessment.message import Message
from trainer.assessment.question import (
    MOST_DIGITS,
    Allocation,
    Amount,
    Choice,
    FormatError,
    Ordering,
    Question,
    Selection,
)
from trainer.wording.questions import say

_LONGEST_TYPED = 2 * MOST_DIGITS
"""Room for grouped digits; a browser lets no more be typed, the parser decides all the same."""


class Laid:
    """A crispy layout that is one template, which gets the whole `form` and lays out all of its fields."""

    def __init__(self, template: str) -> None:
        self.template = template

    def render(self, form: Any, context: Any, template_pack: str = TEMPLATE_PACK, **_: Any) -> str:
        template: Any = get_template(self.template)
        with context.push(form=form):
            return str(template.template.render(context))


class AnswerForm(forms.Form):
    """The fields of a question. `shown`: texts that the attempt keeps; `submission`: what was posted, if anything."""

    use_required_attribute = False

    def __init__(
        self, question: Question, shown: Mapping[str, Any], *, lang: str, submission: QueryDict | None = None
    ) -> None:
        super().__init__(submission)
        self.question = question
        self.labels: Mapping[str, str] = shown["options"]
        self.fields.update(_fields(question, self.labels))
        self.helper = FormHelper()
        self.helper.layout = Layout(Laid(f"questions/answers/{question.kind}.html"))
        self._lang = lang

    @property
    def laid(self) -> str:
        """The fields as markup: crispy's layout alone, since most of the form's time went into the frame round it."""
        return self.helper.render_layout(self, Context({}))

    def refuse(self, refusal: FormatError) -> None:
        """Put what `parse` found wrong at the fields; what belongs to no field is said of the whole."""
        for name, problem in refusal.problems.items():
            self.add_error(name if name in self.fields else None, self._said(problem))

    def _said(self, problem: Message) -> str:
        return say(problem, self._lang)

    @property
    def choices(self) -> list[dict[str, Any]]:
        """Each option of a Choice or Selection: id, label, whether it is ticked."""
        given = set(self.data.getlist("answer")) if isinstance(self.data, MultiValueDict) else set()
        return [{"id": id, "label": label, "is_ticked": id in given} for id, label in self.labels.items()]

    @property
    def says_none(self) -> bool:
        """Whether "none of these" is ticked."""
        return "none" in self.data

    @property
    def rows(self) -> list[dict[str, Any]]:
        """Each row of an Allocation or Ordering: field name, label, what was typed, what is wrong with it."""
        return [
            {
                "name": name,
                "label": self.labels[id],
                "value": self.data.get(name, ""),
                "error": str(self.errors[name][0]) if name in self.errors else "",
            }
            for id, name in zip(self.question.ids(), self.question.fields(), strict=True)
        ]

    @property
    def typed(self) -> str:
        """What was typed as an Amount."""
        return str(self.data.get("answer", ""))

    @property
    def problem(self) -> str:
        """What is wrong with the only field of a Choice, Selection or Amount."""
        return str(self.errors["answer"][0]) if "answer" in self.errors else ""

    @property
    def is_summed(self) -> bool:
        """Whether the sum of an Allocation's rows means something: that of counts of chips does not."""
        return all(option.label.code != "chip" for option in self.question.options)

    @property
    def longest(self) -> int:
        """How many characters a number may have in the browser."""
        return _LONGEST_TYPED


def _fields(question: Question, labels: Mapping[str, str]) -> dict[str, forms.Field]:
    """The fields by name. None of them is required or checked here: that is `parse`'s."""
    options = list(labels.items())
    number = {"inputmode": "numeric", "autocomplete": "off"}
    match question:
        case Choice():
            return {"answer": forms.Field(required=False, widget=forms.RadioSelect(choices=options))}
        case Selection(may_be_empty=may_be_empty):
            fields = {"answer": forms.Field(required=False, widget=forms.CheckboxSelectMultiple(choices=options))}
            return fields | (
                {"none": forms.Field(required=False, widget=forms.CheckboxInput())} if may_be_empty else {}
            )
        case Amount():
            return {"answer": forms.Field(required=False, label=_("Your answer"), widget=forms.TextInput(number))}
        case Allocation() | Ordering():
            return {
                name: forms.Field(required=False, label=labels[id], widget=forms.TextInput(number))
                for id, name in zip(question.ids(), question.fields(), strict=True)
            }
    raise TypeError(f"no such kind of question: {question.kind}")
