"""What somebody is by their memberships; the head of every page asks, so it is read with the reader, in one query."""

from __future__ import annotations

from typing import Any

from allauth.account.auth_backends import AuthenticationBackend
from django.db.models import Exists, OuterRef

from trainer.accounts.models import User
from trainer.cohorts.models import Membership

_TEACHES = Exists(Membership.objects.filter(person=OuterRef("pk"), role=Membership.Role.INSTRUCTOR))


class Backend(AuthenticationBackend):
    """Signs in by name or e-mail address; the reader of each request comes with `does_teach`, as it is just then."""

    def get_user(self, user_id: int) -> User | None:
        user = User.objects.annotate(does_teach=_TEACHES).filter(pk=user_id).first()
        return user if user and self.user_can_authenticate(user) else None


def teaches(person: Any) -> bool:
    """Whether the reader teaches a cohort; a stranger does not."""
    if not getattr(person, "is_authenticated", False):
        return False
    if hasattr(person, "does_teach"):
        return bool(person.does_teach)
    return Membership.objects.filter(person=person.pk, role=Membership.Role.INSTRUCTOR).exists()
