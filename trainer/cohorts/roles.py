"""What somebody is by their memberships; the head of every page asks, so it is read with the reader, in one query."""

from __future__ import annotations

from typing import Any

from allauth.account.auth_backends import AuthenticationBackend
from django.db import connection

from trainer.accounts.models import User
from trainer.accounts.rows import columns, made
from trainer.cohorts.models import Membership

_COLUMNS = columns(User)
_READER = f"""
SELECT {", ".join(_COLUMNS)}, EXISTS(
  SELECT 1 FROM cohorts_membership WHERE person_id = accounts_user.id AND role = '{Membership.Role.INSTRUCTOR}'
)
FROM accounts_user WHERE id = %s
"""
"""In SQL, since the ORM takes longer to write it than the database to answer, on every page."""


class Backend(AuthenticationBackend):
    """Signs in by name or e-mail address; the reader of each request comes with `does_teach`, as it is just then."""

    def get_user(self, user_id: int) -> User | None:
        with connection.cursor() as cursor:
            cursor.execute(_READER, [user_id])
            row = cursor.fetchone()
        if row is None:
            return None
        user = made(User, _COLUMNS, row)
        user.does_teach = bool(row[-1])  # type: ignore[attr-defined]
        return user if self.user_can_authenticate(user) else None


def teaches(person: Any) -> bool:
    """Whether the reader teaches a cohort; a stranger does not."""
    if not getattr(person, "is_authenticated", False):
        return False
    if hasattr(person, "does_teach"):
        return bool(person.does_teach)
    return Membership.objects.filter(person=person.pk, role=Membership.Role.INSTRUCTOR).exists()
