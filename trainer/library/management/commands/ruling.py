"""`manage.py ruling`: what the dealer must do in a situation, asked from the terminal."""

import json
import os
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

from django.core.management.base import BaseCommand

from trainer.poker.incidents import KINDS
from trainer.poker.notation import MOST_BYTES, as_told, load, read
from trainer.poker.remarks import SituationError, remark
from trainer.rulebooks import shelf
from trainer.rulebooks.rulebook import RulebookError
from trainer.rulings.meaning import Correction, Counts
from trainer.rulings.questions import QUESTIONS
from trainer.rulings.ruling import Decision
from trainer.rulings.steps import Act, Reason
from trainer.wording.answers import answer_object
from trainer.wording.languages import LANGUAGES
from trainer.wording.remarks import remark_said

Answer = dict[str, Any]


class Command(BaseCommand):
    help = "Answers a QUESTION about the situation in FILE (JSON, - for standard input), with every step and its rule."
    requires_system_checks: list[str] = []  # noqa: RUF012  (needs no setting, so it checks none)

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("question", nargs="?", metavar="QUESTION", help=", ".join(QUESTIONS))
        parser.add_argument("file", nargs="?", metavar="FILE")
        parser.add_argument("--book", metavar="SLUG", help="the rulebook, instead of the one that the document names")
        parser.add_argument(
            "--lang", default="en", help="the language of the answer's sentences: " + ", ".join(LANGUAGES)
        )
        parser.add_argument("--lines", action="store_true", help="one document and one answer a line")
        parser.add_argument("--list", action="store_true", help="show the questions, books and codes there are")
        parser.error = refuse  # type: ignore[method-assign]

    def handle(self, *args: Any, **options: Any) -> None:
        """Prints the answers; leaves with exit code 2 and an error object on standard error where there is none."""
        try:
            if options["list"]:
                say(sys.stdout.buffer, known_words(), indent=2)
            else:
                self.ask(**options)
            sys.stdout.flush()
        except SituationError as error:
            fail(error, lang_of(options))
        except BrokenPipeError:  # whoever read our answers has gone
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        except OSError as error:
            fail(unreadable(error), lang_of(options))

    def ask(
        self, *, question: str | None, file: str | None, book: str | None, lang: str, lines: bool, **_: Any
    ) -> None:
        """Asks the question about each document; SituationError where the asking itself is at fault."""
        if question not in QUESTIONS:
            got = "nothing" if question is None else repr(question)
            raise SituationError("question", "expected one of {words}, got {got}", words=", ".join(QUESTIONS), got=got)
        if lang not in LANGUAGES:
            raise SituationError(
                "lang", "expected one of {words}, got {lang}", words=", ".join(LANGUAGES), lang=repr(lang)
            )
        if file is None:
            raise SituationError("file", "needed and missing: a path, or - for standard input")
        if book is not None and book not in shelf.slugs():
            raise no_such_book(book)
        with opened(file) as source:
            if not lines:
                say(sys.stdout.buffer, ruled(question, source.read(MOST_BYTES + 1), book, lang), indent=2)
                return
            for number, line in enumerate(each_line(source), start=1):
                try:
                    said = ruled(question, line, book, lang)
                except SituationError as error:
                    said = error_object(error, lang)
                say(sys.stdout.buffer, {"line": number, **said})


def lang_of(options: dict[str, Any]) -> str:
    """The language that was asked for; English where it is not known."""
    return options["lang"] if options["lang"] in LANGUAGES else "en"


def ruled(question: str, text: bytes, slug: str | None, lang: str) -> Answer:
    """The answer to the question about one document; SituationError where there is none."""
    document = load(text)
    situation = read(document)
    slug = slug or situation.book
    if slug is None:
        raise SituationError("book", "needed and missing: name it in the document or with --book")
    try:
        book = shelf.book(slug)
    except KeyError:
        raise no_such_book(slug) from None
    except RulebookError as error:
        raise SituationError("book", str(error)) from None
    try:
        return answer_object(QUESTIONS[question](situation, book), lang)
    except SituationError as error:
        raise as_told(error, document) from None


def no_such_book(slug: str) -> SituationError:
    return SituationError(
        "book", "there is no book {book}; known are {words}", book=repr(slug[:40]), words=", ".join(shelf.slugs())
    )


def known_words() -> Answer:
    """Every question, book, language and code that documents and answers may hold."""
    return {
        "questions": list(QUESTIONS),
        "books": list(shelf.slugs()),
        "languages": list(LANGUAGES),
        "incidents": list(KINDS),
        "decisions": [decision.value for decision in Decision],
        "then": [act.value for act in Act],
        "gesture": {
            "action": [counts.value for counts in Counts],
            "correction": [correction.value for correction in Correction],
        },
        "steps": [code.value for code in (*Act, *Reason)],
    }


# ---- reading and writing ------------------------------------------------------------------------


def opened(file: str) -> BinaryIO:
    """The file, or standard input for `-`; SituationError when it cannot be read."""
    if file == "-":
        return sys.stdin.buffer
    try:
        return Path(file).open("rb")
    except (OSError, ValueError) as error:
        raise unreadable(error) from None


def unreadable(error: OSError | ValueError) -> SituationError:
    """The error about a file that cannot be read, with its reason in words that any language has."""
    match error:
        case FileNotFoundError():
            why = remark("there is no such file")
        case IsADirectoryError():
            why = remark("it is a folder")
        case PermissionError():
            why = remark("it is closed to you")
        case _:
            why = remark(str(error))
    return SituationError("file", "cannot be read: {why}", why=why)


def each_line(source: BinaryIO) -> Iterator[bytes]:
    """The lines of the source without their ends; of a line over the limit only so much that it is seen to be."""
    while line := source.readline(MOST_BYTES + 2):
        rest = line
        while not rest.endswith(b"\n") and (rest := source.readline(MOST_BYTES)):
            pass
        yield line.rstrip(b"\r\n")


def error_object(error: SituationError, lang: str) -> Answer:
    return {"error": {"path": error.path, "message": remark_said(error.remark, lang)}}


def say(stream: BinaryIO, value: Answer, indent: int | None = None) -> None:
    """Writes the value as JSON in UTF-8, whatever the terminal's encoding is."""
    stream.write(json.dumps(value, ensure_ascii=False, indent=indent).encode("utf-8", "backslashreplace") + b"\n")


def fail(error: SituationError, lang: str = "en") -> NoReturn:
    """Leaves with the error on standard error, in English where it is not known which language is wanted."""
    sys.stdout.flush()
    say(sys.stderr.buffer, error_object(error, lang))
    sys.exit(2)


def refuse(message: str) -> NoReturn:
    """What the parser does about arguments that it does not understand."""
    fail(SituationError("", message))
