"""`manage.py demo`: load a cohort to look at, once, and say how to sign in to it."""

from argparse import ArgumentParser
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from trainer.library import demo


class Command(BaseCommand):
    help = "Loads a demo cohort with a week of attempts, unless it is there, and prints the demo sign-ins."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--force", action="store_true", help="load it in production too, known passwords and all")

    def handle(self, *args: Any, **options: Any) -> None:
        if not (settings.DEBUG or options["force"]):
            raise CommandError("The demo has known passwords, one of them a superuser's. Set DEBUG=1, or give --force.")
        if not demo.is_there():
            demo.load(at=timezone.now())
        trainees = ", ".join(trainee.name for trainee in demo.TRAINEES)
        self.stdout.write(f"Demo sign-ins, all with the password {demo.PASSWORD}:")
        self.stdout.write(f"  {demo.INSTRUCTOR} teaches; {trainees} train; {demo.STAFF} is staff (/admin/)")
