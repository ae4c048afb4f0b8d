"""What somebody is by their memberships, for pages that show the one and the other differently."""

from __future__ import annotations

from django import template

from trainer.cohorts.roles import teaches

register = template.Library()
register.filter(teaches)
