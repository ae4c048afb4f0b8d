"""`manage.py gather`: bring the translators' catalogues into step with the texts in code, templates and books."""

from argparse import ArgumentParser
from typing import Any

from django.core.management.base import BaseCommand

from trainer.library.catalogues import SOURCES, TRANSLATED, path_of, renewed


class Command(BaseCommand):
    help = "Writes every text that is new or has changed into the .po files, and takes out what is said no more."

    requires_system_checks: list[str] = []  # noqa: RUF012  (it reads texts and serves nothing)

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("languages", nargs="*", metavar="LANGUAGE", help=f"by default {' '.join(TRANSLATED)}")

    def handle(self, *args: Any, **options: Any) -> None:
        for domain, source in SOURCES.items():
            texts = source()
            for lang in options["languages"] or TRANSLATED:
                path = path_of(lang, domain)
                path.parent.mkdir(parents=True, exist_ok=True)
                catalogue = renewed(lang, domain, texts)
                text = f"{catalogue}".rstrip() + "\n"
                if not path.exists() or path.read_text(encoding="utf-8") != text:
                    path.write_text(text, encoding="utf-8")
                empty = len(catalogue.untranslated_entries())
                self.stdout.write(f"{lang} {domain}: {len(catalogue)} texts, {empty} not translated")
