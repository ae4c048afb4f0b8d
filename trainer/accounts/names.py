"""What may be a name that others read: one line of characters that are seen."""

import unicodedata

from allauth.account.adapter import DefaultAccountAdapter
from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _

UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Unicode's categories of controls, formats such as a change of direction, and ends of lines."""


def one_seen_line(name: str) -> None:
    """ValidationError for a name with characters that nobody sees, such as those that turn the text round."""
    if any(unicodedata.category(character) in UNSEEN for character in name):
        raise ValidationError(_("Only characters that can be seen, on one line."))


class AccountAdapter(DefaultAccountAdapter):
    """User names in one form only, so that nobody signs up as a look-alike of another in wider letters."""

    def clean_username(self, username: str, shallow: bool = False) -> str:
        return str(super().clean_username(unicodedata.normalize("NFKC", username), shallow=shallow))
