"""The person who signs in."""

from django.contrib.auth.models import AbstractUser
from django.db import models
from django.utils.translation import gettext_lazy as _


class User(AbstractUser):
    """A trainee, an instructor or a member of staff: which of them is decided by memberships, not here.

    `language` is the code of the language chosen, "" for the browser's.
    """

    language = models.CharField(_("language"), max_length=8, blank=True, default="")
