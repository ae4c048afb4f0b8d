"""What is said aloud when an answer has been marked, for the live region of the page."""

from __future__ import annotations

from django.utils.translation import gettext

from trainer.progress.models import Attempt


def announcement(attempt: Attempt) -> str:
    """The marking of an answered attempt in a breath."""
    verdict = gettext("Right.") if attempt.is_right else gettext("Not right.")
    if attempt.parts == 1:
        return verdict
    parts = gettext("%(right)d of %(of)d parts are right.") % {"right": attempt.right_parts, "of": attempt.parts}
    return f"{verdict} {parts}"
