"""What may be a name that others read, one line of characters that are seen; and what accounts are written to."""

import unicodedata
from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _
from django.utils.translation import override

from trainer.accounts.speech import is_offered, language

UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Zl", "Zp"})
"""Unicode's categories of controls, formats such as a change of direction, and ends of lines."""
LOOK_ALIKE = frozenset({"LATIN", "GREEK", "CYRILLIC"})
"""The alphabets with letters that look the same, as Unicode's names of letters begin."""


def one_seen_line(name: str) -> None:
    """ValidationError for a name with characters that nobody sees, such as those that turn the text round."""
    if any(unicodedata.category(character) in UNSEEN for character in name):
        raise ValidationError(_("Only characters that can be seen, on one line."))


def one_alphabet(name: str) -> None:
    """ValidationError for a name with letters of more than one of the alphabets that share the shapes of letters."""
    alphabets = {unicodedata.name(letter, "").partition(" ")[0] for letter in name if letter.isalpha()}
    if len(alphabets & LOOK_ALIKE) > 1:
        raise ValidationError(_("Letters of one alphabet only: not Latin, Greek or Cyrillic ones mixed."))


class AccountAdapter(DefaultAccountAdapter):
    """User names in one form and one alphabet, so that nobody signs up as a look-alike; all is in the user's language.

    That of a mail is its recipient's; that of the greeting is the one that the pages after it are in.
    """

    def clean_username(self, username: str, shallow: bool = False) -> str:
        plain = unicodedata.normalize("NFKC", username)
        one_alphabet(plain)
        return str(super().clean_username(plain, shallow=shallow))

    def post_login(self, request: HttpRequest, user: Any, **how: Any) -> HttpResponse:
        with override(user.language if is_offered(user.language) else language()):
            return super().post_login(request, user, **how)

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        lang = getattr(context.get("user"), "language", "")
        with override(lang if is_offered(lang) else language()):
            super().send_mail(template_prefix, email, context)
