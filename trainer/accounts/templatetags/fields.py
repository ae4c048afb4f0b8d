"""`{{ form|unprompted }}`: a form of allauth's, with its labels alone."""

from __future__ import annotations

from django import template
from django.forms import Form

register = template.Library()


@register.filter
def unprompted(form: Form) -> Form:
    """Without the words inside empty fields: they say what the labels say, and where it is narrow they are cut off."""
    for field in form.fields.values():
        field.widget.attrs.pop("placeholder", None)
    return form
