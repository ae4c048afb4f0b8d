"""`manage.py rebuild_stats`: makes Mastery and Tally anew from the attempts, or says where they differ."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from trainer.progress import rollups


class Command(BaseCommand):
    help = "Makes every mastery and tally anew from the answered attempts; with --check it only compares."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--check", action="store_true", help="compare only; fail when something differs")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["check"]:
            found = rollups.differences()
            if found:
                raise CommandError("\n".join([*found[:50], f"{len(found)} differ."]))
            self.stdout.write("Masteries and tallies are what the attempts make of them.")
            return
        masteries, tallies = rollups.rebuild()
        self.stdout.write(f"{masteries} masteries and {tallies} tallies made anew.")
