"""What somebody is by their memberships, for pages that show the one and the other differently."""

from __future__ import annotations

from typing import Any

from django import template

from trainer.cohorts.models import Membership

register = template.Library()


@register.filter
def teaches(user: Any) -> bool:
    """Whether the reader teaches a cohort; a stranger does not."""
    if not getattr(user, "is_authenticated", False):
        return False
    return Membership.objects.filter(person=user.pk, role=Membership.Role.INSTRUCTOR).exists()
