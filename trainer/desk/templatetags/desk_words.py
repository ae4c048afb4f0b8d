"""Filters that name a question of the rulings, and seats."""

from __future__ import annotations

from collections.abc import Sequence

from django import template

from trainer.accounts.speech import language
from trainer.desk import labels
from trainer.wording.figures import seats_named

register = template.Library()


@register.filter
def question_name(code: str) -> labels.Text:
    """The question as the desk calls it."""
    return labels.question(code)


@register.filter
def seats_said(seats: Sequence[int]) -> str:
    """Seats as they are said: `seats 1, 4 and 6`."""
    return seats_named(seats, language())
