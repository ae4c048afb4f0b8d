"""The person who signs in."""

from django.contrib.auth.models import AbstractUser


class User(AbstractUser):
    """A trainee, an instructor or a member of staff: which of them is decided by memberships, not here."""
