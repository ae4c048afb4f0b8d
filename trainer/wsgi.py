"""The door for web servers; it stays shut where the settings are not fit to serve."""

import os

from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "trainer.settings")

if settings.UNFIT_TO_SERVE:
    raise ImproperlyConfigured(" ".join(settings.UNFIT_TO_SERVE))

application = get_wsgi_application()
