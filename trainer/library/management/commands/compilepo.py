"""`manage.py compilepo`: compile the translations with Python alone, where they are newer than what was compiled."""

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import polib
from django.core.management.base import BaseCommand

ROOT = Path(__file__).resolve().parents[4]


def compile_newer() -> Iterator[Path]:
    """Compiles every catalogue whose `.po` is newer than its `.mo`, and tells which."""
    for folder in (ROOT / "locale", ROOT / "trainer"):
        for po in sorted(folder.rglob("LC_MESSAGES/*.po")):
            mo = po.with_suffix(".mo")
            if not mo.exists() or mo.stat().st_mtime < po.stat().st_mtime:
                half = mo.with_suffix(f".{os.getpid()}")  # another process must not read a half of it
                polib.pofile(str(po)).save_as_mofile(str(half))
                half.replace(mo)
                yield po.relative_to(ROOT)


class Command(BaseCommand):
    help = "Compiles every .po file of the project that is newer than its .mo file."
    requires_system_checks: list[str] = []  # noqa: RUF012  (Django's own way to say none)

    def handle(self, *args: Any, **options: Any) -> None:
        for po in compile_newer():
            self.stdout.write(f"compiled {po}")
