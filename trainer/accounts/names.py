"""What may be a name that others read, one line of characters that are seen; and what accounts are written to."""

import unicodedata
from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _
from django.utils.translation import override

from trainer.accounts.speech import is_offered, language

UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Unicode's categories of controls, formats such as a change of direction, and ends of lines."""


def one_seen_line(name: str) -> None:
    """ValidationError for a name with characters that nobody sees, such as those that turn the text round."""
    if any(unicodedata.category(character) in UNSEEN for character in name):
        raise ValidationError(_("Only characters that can be seen, on one line."))


class AccountAdapter(DefaultAccountAdapter):
    """User names in one form only, so that nobody signs up as a look-alike; mails in the recipient's language."""

    def clean_username(self, username: str, shallow: bool = False) -> str:
        return str(super().clean_username(unicodedata.normalize("NFKC", username), shallow=shallow))

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        lang = getattr(context.get("user"), "language", "")
        with override(lang if is_offered(lang) else language()):
            super().send_mail(template_prefix, email, context)
