"""The filter that names a question of the rulings."""

from __future__ import annotations

from django import template

from trainer.desk import labels

register = template.Library()


@register.filter
def question_name(code: str) -> labels.Text:
    """The question as the desk calls it."""
    return labels.question(code)
