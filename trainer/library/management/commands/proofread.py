"""`manage.py proofread pl`: what a machine finds wrong with the translation into a language."""

import sys
from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from trainer.library.catalogues import DOMAINS, TRANSLATED
from trainer.library.proofreading import proofread


class Command(BaseCommand):
    help = "Lists what is not translated, lacks a place or a glossary term, and leaves with 1 if there is anything."
    requires_system_checks: list[str] = []  # noqa: RUF012  (it reads texts and serves nothing)

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("language", choices=TRANSLATED)
        parser.add_argument("domain", nargs="?", choices=DOMAINS, help="one of its catalogues only")
        parser.add_argument("--done", action="store_true", help="leave out what is not translated yet")

    def handle(self, *args: Any, **options: Any) -> None:
        domains = [options["domain"]] if options["domain"] else DOMAINS
        found = list(proofread(options["language"], domains))
        shown = [fault for fault in found if not (options["done"] and fault.what == "not translated")]
        for fault in shown:
            self.stdout.write(f"{fault.domain}: {fault.text}\n    {fault.what}")
        empty = sum(fault.what == "not translated" for fault in found)
        self.stdout.write(f"{len(found) - empty} faults, {empty} texts not translated")
        if found:
            sys.exit(1)
