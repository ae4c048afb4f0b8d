"""What somebody is by their memberships; the head of every page asks, so it is read with the reader, in one query."""

from __future__ import annotations

from typing import Any

from allauth.account.auth_backends import AuthenticationBackend

from trainer.accounts.models import User
from trainer.cohorts.models import Membership

_READER = f"""
SELECT *, EXISTS(
  SELECT 1 FROM cohorts_membership WHERE person_id = accounts_user.id AND role = '{Membership.Role.INSTRUCTOR}'
) AS does_teach
FROM accounts_user WHERE id = %s
"""
"""In SQL, since the ORM takes longer to write it than the database to answer, on every page."""


class Backend(AuthenticationBackend):
    """Signs in by name or e-mail address; the reader of each request comes with `does_teach`, as it is just then."""

    def get_user(self, user_id: int) -> User | None:
        for user in User.objects.raw(_READER, [user_id]):
            return user if self.user_can_authenticate(user) else None
        return None


def teaches(person: Any) -> bool:
    """Whether the reader teaches a cohort; a stranger does not."""
    if not getattr(person, "is_authenticated", False):
        return False
    if hasattr(person, "does_teach"):
        return bool(person.does_teach)
    return Membership.objects.filter(person=person.pk, role=Membership.Role.INSTRUCTOR).exists()
