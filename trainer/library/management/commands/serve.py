"""`manage.py serve`: everything that stands between a checkout with compiled texts and a running site."""

import socket
from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management import call_command, get_commands
from django.core.management.base import BaseCommand, CommandError


class Command(BaseCommand):
    help = "Migrates, loads the demo cohort, and serves on this machine only."
    requires_system_checks: list[str] = []  # noqa: RUF012  (runserver checks)

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("port", type=int, nargs="?", default=8000)

    def handle(self, *args: Any, **options: Any) -> None:
        if not settings.DEBUG:
            raise CommandError("serve is for trying the site: set DEBUG=1. Production runs gunicorn trainer.wsgi.")
        call_command("migrate", interactive=False, verbosity=0)
        if "demo" in get_commands():
            call_command("demo")
        if _is_taken(options["port"]):
            raise CommandError(f"Port {options['port']} is taken. Try another: PORT={options['port'] + 1} make run")
        call_command("runserver", f"127.0.0.1:{options['port']}", use_reloader=False)


def _is_taken(port: int) -> bool:
    with socket.socket() as door:
        door.settimeout(1)
        return door.connect_ex(("127.0.0.1", port)) == 0
