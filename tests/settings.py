"""The product's settings as a developer's machine has them, with passwords that hash quickly."""

import os

os.environ.setdefault("DEBUG", "1")

from trainer.settings import *  # noqa: F403

PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
EMAIL_BACKEND = "django.core.mail.backends.locmem.EmailBackend"
