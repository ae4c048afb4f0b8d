"""Borrowed texts: what django-allauth and Django themselves say on our pages and in our mails.

Both bring their own translations, which say du and te where ours say Sie and Ön, call things otherwise than our pages
do, and lack some texts. So these texts are in our catalogues too: Django takes a project's words before an app's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files

PAGES = (
    "account_inactive.html",
    "base_reauthenticate.html",
    "email.html",
    "email_confirm.html",
    "login.html",
    "logout.html",
    "password_change.html",
    "password_reset.html",
    "password_reset_done.html",
    "password_reset_from_key.html",
    "password_reset_from_key_done.html",
    "password_set.html",
    "reauthenticate.html",
    "signup.html",
    "verification_sent.html",
    "snippets/already_logged_in.html",
    "snippets/warn_no_email.html",
    "messages/cannot_delete_primary_email.txt",
    "messages/email_confirmation_failed.txt",
    "messages/email_confirmation_sent.txt",
    "messages/email_confirmed.txt",
    "messages/email_deleted.txt",
    "messages/logged_in.txt",
    "messages/logged_out.txt",
    "messages/password_changed.txt",
    "messages/password_set.txt",
    "messages/primary_email_set.txt",
    "messages/unverified_primary_email.txt",
    "email/email_confirmation_message.txt",
    "email/email_confirmation_subject.txt",
    "email/password_reset_key_message.txt",
    "email/password_reset_key_subject.txt",
    "email/unknown_account_message.txt",
    "email/unknown_account_subject.txt",
)
"""allauth's pages, notices and mails that come up here."""

NOT_OFFERED = re.compile(r"phone|passkey|\bcode\b|authenticator|security key", re.IGNORECASE)
"""What else allauth can do, and this site does not."""

EVERY = re.compile("")
SAID: dict[str, re.Pattern[str]] = {
    **{f"allauth/templates/account/{page}": EVERY for page in PAGES},
    "allauth/account/adapter.py": EVERY,
    "allauth/account/fields.py": EVERY,
    "allauth/account/forms.py": EVERY,
    "django/contrib/auth/models.py": re.compile(r"A user with that username|(username|email address)$"),
    "django/contrib/auth/password_validation.py": EVERY,
    "django/contrib/auth/validators.py": re.compile(r"Enter a valid username\. This value may contain only letters"),
    "django/core/validators.py": re.compile(
        r"Enter a valid email address|Ensure this value has at (least|most)|Null characters"
    ),
    "django/forms/fields.py": re.compile(
        r"This field is required|Select a valid choice|No file was|The submitted file|Ensure this filename"
    ),
}
"""The files, and which of their texts are said here, by how they begin."""


def sources() -> Iterator[tuple[str, str]]:
    """Each file as its package calls it, with what stands in it."""
    for name in SAID:
        package, _, inside = name.partition("/")
        yield name, (files(package) / inside).read_text(encoding="utf-8")


def is_said(file: str, text: str) -> bool:
    """Whether a text of the file can come up on this site."""
    return SAID[file].match(text) is not None and not NOT_OFFERED.search(text)
