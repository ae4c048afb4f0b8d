"""Gathering: every English text that a person may read, with where it stands, for the translators' catalogues.

Nothing is guessed. Texts in code are found where they are said or marked, in templates where a tag translates them;
the words of families, the points of the books and the books themselves are asked, for they are data.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from django.utils.translation.template import templatize

from trainer.rulebooks import shelf
from trainer.rulebooks.loading import POLICIES
from trainer.scenarios import catalogue, spots
from trainer.wording import glossary
from trainer.wording.policies import answer_source, policy_source

ROOT = Path(__file__).resolve().parents[2]
BELOW = ("poker", "rulebooks", "rulings", "assessment", "scenarios", "felt", "wording")
"""What speaks through `wording` and not through Django."""


class Key(NamedTuple):
    """What a text is known by in a catalogue: its context and plural are "" where it has none."""

    context: str
    text: str
    plural: str


@dataclass(slots=True)
class Found:
    """Where a text stands: files, and in data what it belongs to."""

    files: dict[str, None] = field(default_factory=dict)
    notes: dict[str, None] = field(default_factory=dict)


Texts = dict[Key, Found]


def site() -> Texts:
    """The texts of pages, forms and mails: what Django says."""
    found: Texts = {}
    for path in sorted((ROOT / "templates").rglob("*")):
        if path.suffix in (".html", ".txt"):
            _add(found, _in_template(path.read_text(encoding="utf-8")), path)
    for path in _modules(is_below=False):
        _add(found, _in_code(path.read_text(encoding="utf-8")), path)
    return found


def wording() -> Texts:
    """The texts of questions, rulings and the drawn table: what `trainer/wording` says."""
    found: Texts = {}
    for path in _modules(is_below=True):
        _add(found, _in_code(path.read_text(encoding="utf-8")), path)
    for policy in POLICIES.values():
        _note(found, policy_source(policy), f"point {policy.key()}")
        for answer in policy:
            _note(found, answer_source(answer), f"answer to {policy.key()}")
    for family in catalogue.families().values():
        for name, text in family.words.items():
            _note(found, text, f"family {family.slug}, {name}")
    for term in glossary.terms():
        _note(found, term.means, f"glossary, what is meant by {term.words['en']}")
    for name, text in spots.WORDS.items():
        _note(found, text, f"own questions, {name}")
    return found


def rules() -> Texts:
    """The texts of the books."""
    found: Texts = {}
    for slug in shelf.slugs():
        book = shelf.book(slug)
        _note(found, book.title["en"], f"{slug} title")
        _note(found, book.about["en"], f"{slug} about")
        for rule in book.rules.values():
            for name in ("title", "summary", "reading", "silent"):
                if texts := getattr(rule, name):
                    _note(found, texts["en"], f"{slug} {rule.number} {name}")
    return found


def _modules(*, is_below: bool) -> Iterator[Path]:
    for path in sorted((ROOT / "trainer").rglob("*.py")):
        room = path.relative_to(ROOT / "trainer").parts[0]
        if (room in BELOW) == is_below and "migrations" not in path.parts:
            yield path


def _add(found: Texts, keys: Iterable[Key], path: Path) -> None:
    for key in keys:
        found.setdefault(key, Found()).files[path.relative_to(ROOT).as_posix()] = None


def _note(found: Texts, text: str, note: str) -> None:
    found.setdefault(Key("", text, ""), Found()).notes[note] = None


# ---- texts in code -----------------------------------------------------------------------------------

SHAPES: dict[str, tuple[str, ...]] = {
    "gettext": ("text",),
    "ngettext": ("text", "plural"),
    "pgettext": ("context", "text"),
    "npgettext": ("context", "text", "plural"),
    "marked": ("text", "context"),
    "plural": ("text", "plural"),
}
"""What says or marks a text, and what its first arguments are; what is marked may have no context."""


def _in_code(source: str) -> Iterator[Key]:
    tree = ast.parse(source)
    names = {name: name for name in SHAPES} | {f"{name}_lazy": name for name in SHAPES}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            names |= {name.asname: names[name.name] for name in node.names if name.asname and name.name in names}
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and node.value.attr in SHAPES:
            names |= {target.id: node.value.attr for target in node.targets if isinstance(target, ast.Name)}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if called in names:
            yield from _keys(names[called], [list(_constants(argument)) for argument in call.args])


def _constants(node: ast.expr) -> Iterator[str]:
    """The texts that an argument may be: itself, or either of `this if so else that`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)


def _keys(called: str, arguments: list[list[str]]) -> Iterator[Key]:
    shape = SHAPES[called]
    if called == "marked" and len(arguments) == 1:
        shape = ("text",)
    if len(arguments) < len(shape) or not all(arguments[: len(shape)]):
        return
    for text in arguments[shape.index("text")]:
        given = {name: texts[0] for name, texts in zip(shape, arguments, strict=False)} | {"text": text}
        yield Key(given.get("context", ""), given["text"], given.get("plural", ""))


# ---- texts in templates ------------------------------------------------------------------------------

_STRING = r"""u?('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")"""
_SAID = re.compile(
    rf"\b(gettext|pgettext|ngettext|npgettext|_)\(\s*{_STRING}(?:\s*,\s*{_STRING})?(?:\s*,\s*{_STRING})?"
)


def _in_template(source: str) -> Iterator[Key]:
    """What the tags of a template translate; Django itself makes calls of them."""
    for match in _SAID.finditer(templatize(source)):
        called, *strings = match.groups()
        arguments = [[ast.literal_eval(string)] for string in strings if string]
        yield from _keys("gettext" if called == "_" else called, arguments)
