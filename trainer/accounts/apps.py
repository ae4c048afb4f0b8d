"""The accounts app: its check, and the cache table that sign-in limits are counted in."""

from typing import Any

from django.apps import AppConfig
from django.conf import settings
from django.core import checks
from django.core.management import call_command
from django.db.models.signals import post_migrate


def mail_goes_out(**_: Any) -> list[checks.CheckMessage]:
    """A forgotten password is reset by mail, so a site without a mail server should know that it has none."""
    if settings.EMAIL_BACKEND.endswith("dummy.EmailBackend"):
        return [checks.Warning("No mail is sent.", hint="Set EMAIL_HOST to a mail server.", id="accounts.W001")]
    return []


def make_cache_table(*, using: str, **_: Any) -> None:
    call_command("createcachetable", database=using, verbosity=0)


class AccountsConfig(AppConfig):
    name = "trainer.accounts"

    def ready(self) -> None:
        checks.register(mail_goes_out, checks.Tags.security, deploy=True)
        post_migrate.connect(make_cache_table, sender=self)
