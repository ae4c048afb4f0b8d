"""The language in which the reader is spoken to."""

from django.utils.translation import get_language

from trainer.wording.languages import LANGUAGES


def language() -> str:
    """The reader's language, or English where the trainer does not speak it."""
    lang = (get_language() or "en").partition("-")[0]
    return lang if lang in LANGUAGES else "en"
