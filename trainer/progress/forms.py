"""The AnswerForm: a stored question as fields, and a submission that was no answer with its words kept.

The form checks nothing itself. `question.parse` reads the submission; when it refuses, its problems are put at the
fields, so that what may be submitted is said in one place only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from crispy_forms.helper import FormHelper
from crispy_forms.layout import Layout
from crispy_forms.utils import TEMPLATE_PACK
from django import forms
from django.http import QueryDict
from django.template import Context
from django.template.loader import get_template
from django.utils.datastructures import MultiValueDict
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext_lazy as _

from trainer.assessment.message import Message
from trainer.assessment.question import (
    Allocation,
    Amount,
    Choice,
    FormatError,
    Option,
    Ordering,
    Question,
    Selection,
)
from trainer.felt.chips import Face
from trainer.progress.fields import (
    LONGEST_TYPED,
    PushedChip,
    Row,
    Ticked,
    amount_rows_markup,
    chips_markup,
    options_markup,
    place_rows_markup,
)
from trainer.wording.languages import number
from trainer.wording.questions import say

_LONG = 24
"""A label of more characters than this is more than a word or two."""
_KEYS = "1234567890"
"""The keys that choose an option, as they lie side by side on a keyboard."""
_OTHER_NUMBERS = frozenset({"finish-order", "fact"})
"""The rulings whose questions ask for numbers that are no chips."""


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
        self,
        question: Question,
        shown: Mapping[str, Any],
        *,
        lang: str,
        submission: QueryDict | None = None,
        chips: Sequence[Face] = (),
    ) -> None:
        """`chips`: what lies ready to be pushed where amounts are asked."""
        super().__init__(submission)
        self.question = question
        self.chips = chips if _counts_chips(question, shown) else ()
        self.labels: Mapping[str, str] = shown["options"]
        self.fields.update(_fields(question, self.labels))
        self.helper = FormHelper()
        self.helper.layout = Layout(Laid(f"questions/answers/{question.kind}.html"))
        self._lang = lang

    @property
    def laid(self) -> str:
        """The fields as markup: crispy's layout alone, since most of the form's time went into the frame round it."""
        return self.helper.layout.render(self, Context({}))

    def refuse(self, refusal: FormatError) -> None:
        """Put what `parse` found wrong at the fields; what belongs to no field is said of the whole."""
        for name, problem in refusal.problems.items():
            self.add_error(name if name in self.fields else None, self._said(problem))

    def _said(self, problem: Message) -> str:
        return say(problem, self._lang)

    @property
    def options(self) -> SafeString:
        """The options of a Choice or Selection."""
        given = set(self.data.getlist("answer")) if isinstance(self.data, MultiValueDict) else set()
        options = [
            Ticked(option.id, self.labels[option.id], option.id in given, key, _piece(option))
            for option, key in zip(self.question.options, _keys(self.question), strict=True)
        ]
        several = isinstance(self.question, Selection)
        return mark_safe(options_markup(options, several=several, is_wrong=bool(self.problem)))

    @property
    def key_of_none(self) -> str:
        """The key of "none of these": the first that no option has."""
        taken = {*_keys(self.question)}
        return next((key for key in _KEYS[::-1] if key not in taken), "")

    @cached_property
    def are_pieces(self) -> bool:
        """Whether every option is a seat, a pot or a card on the table, whose names are short."""
        return all(_piece(option) for option in self.question.options)

    @property
    def are_long(self) -> bool:
        """Whether a label may run over more than one line on a phone."""
        return any(len(label) > _LONG for label in self.labels.values())

    @property
    def says_none(self) -> bool:
        """Whether "none of these" is ticked."""
        return "none" in self.data

    @property
    def rows(self) -> SafeString:
        """The rows of an Allocation or Ordering."""
        told = zip(self.question.options, self.question.fields(), _keys(self.question), strict=True)
        rows = [
            Row(name, self.labels[option.id], self.data.get(name, ""), self._problem_of(name), key, _piece(option))
            for option, name, key in told
        ]
        markup = place_rows_markup if isinstance(self.question, Ordering) else amount_rows_markup
        return mark_safe(markup(rows))

    @property
    def typed(self) -> str:
        """What was typed as an Amount."""
        return str(self.data.get("answer", ""))

    @property
    def problem(self) -> str:
        """What is wrong with the only field of a Choice, Selection or Amount."""
        return self._problem_of("answer")

    def _problem_of(self, name: str) -> str:
        return str(self.errors[name][0]) if name in self.errors else ""

    @property
    def is_summed(self) -> bool:
        """Whether the sum of an Allocation's rows means something: that of counts of chips does not."""
        return bool(self.chips)

    @property
    def stock(self) -> SafeString:
        """The chips that lie ready."""
        chips = [PushedChip(chip.value, number(chip.value, self._lang), chip.colour) for chip in self.chips]
        return mark_safe(chips_markup(chips))

    @property
    def longest(self) -> int:
        """How many characters a number may have in the browser."""
        return LONGEST_TYPED


def _counts_chips(question: Question, shown: Mapping[str, Any]) -> bool:
    """Whether the numbers asked for are amounts: not how many chips of a value, nor places or figures of a rule."""
    return shown.get("ruling") not in _OTHER_NUMBERS and all(option.label.code != "chip" for option in question.options)


def _piece(option: Option) -> str:
    """What the option is on the drawn table, by its mark there: `seat 3`, `pot 0`, `card As`; nothing for any other."""
    match option.label.code:
        case "seat" | "pot" | "card" as kind:
            return f"{kind} {option.label.params[kind]}"
        case "main-pot" | "only-pot":
            return "pot 0"
    return ""


def _keys(question: Question) -> list[str]:
    """The key that chooses each option: a seat's own number, and the keys that are left in their order; then none."""
    own = {f"seat {number}": key for number, key in enumerate(_KEYS, start=1)}
    pieces = [_piece(option) for option in question.options]
    left = iter(key for key in _KEYS if key not in {own.get(piece) for piece in pieces})
    return [own.get(piece, "") if piece.startswith("seat") else next(left, "") for piece in pieces]


def _fields(question: Question, labels: Mapping[str, str]) -> dict[str, forms.Field]:
    """The fields by name. None of them is required or checked here: that is `parse`'s."""
    options = list(labels.items())
    figures = {"inputmode": "numeric", "autocomplete": "off"}
    match question:
        case Choice():
            return {"answer": forms.Field(required=False, widget=forms.RadioSelect(choices=options))}
        case Selection(may_be_empty=may_be_empty):
            fields = {"answer": forms.Field(required=False, widget=forms.CheckboxSelectMultiple(choices=options))}
            return fields | (
                {"none": forms.Field(required=False, widget=forms.CheckboxInput())} if may_be_empty else {}
            )
        case Amount():
            return {"answer": forms.Field(required=False, label=_("Your answer"), widget=forms.TextInput(figures))}
        case Allocation() | Ordering():
            return {
                name: forms.Field(required=False, label=labels[id], widget=forms.TextInput(figures))
                for id, name in zip(question.ids(), question.fields(), strict=True)
            }
    raise TypeError(f"no such kind of question: {question.kind}")
