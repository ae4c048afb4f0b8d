"""`manage.py compilepo`: compile the translations with Python alone, where they are newer than what was compiled."""

from pathlib import Path
from typing import Any

import polib
from django.conf import settings
from django.core.management.base import BaseCommand


class Command(BaseCommand):
    help = "Compiles every .po file of the project that is newer than its .mo file."
    requires_system_checks: list[str] = []  # noqa: RUF012  (Django's own way to say none)

    def handle(self, *args: Any, **options: Any) -> None:
        root = Path(settings.BASE_DIR)
        for folder in (root / "locale", root / "trainer"):
            for po in sorted(folder.rglob("LC_MESSAGES/*.po")):
                mo = po.with_suffix(".mo")
                if not mo.exists() or mo.stat().st_mtime < po.stat().st_mtime:
                    polib.pofile(str(po)).save_as_mofile(str(mo))
                    self.stdout.write(f"compiled {po.relative_to(root)}")
