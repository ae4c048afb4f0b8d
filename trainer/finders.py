"""Which static files are ours to serve: the packages carry many that no page asks for."""

from collections.abc import Iterable
from typing import Any

from django.contrib.staticfiles.finders import AppDirectoriesFinder, FileSystemFinder

# The source map stays: the style sheet names it, and the manifest storage follows. Of its scripts we need none.
BOOTSTRAP = {"css/bootstrap.min.css", "css/bootstrap.min.css.map"}
UNUSED = ["htmx-4*.js", "htmax-4*.js", "htmx-2.js", "hx-*.js", "htmx-2-compat-4*.js"]


class ProjectFinder(FileSystemFinder):
    """Our own files, and Bootstrap's style sheet."""

    def list(self, ignore_patterns: Iterable[str] | None) -> Iterable[Any]:
        for path, storage in super().list(ignore_patterns):
            if getattr(storage, "prefix", None) != "bootstrap" or path in BOOTSTRAP:
                yield path, storage


class PackagesFinder(AppDirectoriesFinder):
    """The installed packages' files, without the builds of htmx that no page loads."""

    def list(self, ignore_patterns: Iterable[str] | None) -> Iterable[Any]:
        return super().list([*(ignore_patterns or []), *UNUSED])
