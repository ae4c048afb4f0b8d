"""What a reader of the matrix looks at: a subject, which points, which books; with links that change one of them."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlencode

from django.http import QueryDict

from trainer.library.audit import Show, subjects
from trainer.rulebooks import shelf


@dataclass(frozen=True, slots=True)
class Look:
    """A subject (None for all), which points, and the books, at least one, in shelf order."""

    subject: str | None
    show: Show
    books: tuple[str, ...]

    @classmethod
    def read(cls, asked: QueryDict) -> Look:
        """What the address asks for; unasked, or asked wrongly: every book and subject, where the books differ."""
        subject = asked.get("subject")
        show = asked.get("show", "")
        books = tuple(slug for slug in shelf.slugs() if slug in asked.getlist("book"))
        return cls(
            subject if subject in subjects() else None,
            Show(show) if show in [*Show] else Show.DIFFER,
            books or shelf.slugs(),
        )

    @property
    def query(self) -> str:
        """This look as the end of an address; empty where it is the one that nobody asked for."""
        asked = [("subject", self.subject)] if self.subject else []
        if self.show is not Show.DIFFER:
            asked.append(("show", self.show.value))
        if self.books != shelf.slugs():
            asked += [("book", slug) for slug in self.books]
        return f"?{urlencode(asked)}" if asked else ""

    @property
    def by_subject(self) -> list[tuple[str, bool, str]]:
        """Each subject, first none: its name, whether it is chosen, and the address's end that chooses it."""
        choices: list[str | None] = [None, *subjects()]
        return [(one or "", one == self.subject, Look(one, self.show, self.books).query) for one in choices]

    @property
    def by_show(self) -> list[tuple[str, bool, str]]:
        """Each way to pick points: its name, whether it is chosen, and the address's end that chooses it."""
        return [(one.value, one is self.show, Look(self.subject, one, self.books).query) for one in Show]

    @property
    def shelf(self) -> list[tuple[str, bool]]:
        """Each book, and whether it is among those chosen."""
        return [(slug, slug in self.books) for slug in shelf.slugs()]
