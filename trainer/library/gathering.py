"""Gathering: every English text that a person may read, with where it stands, for the translators' catalogues.

Nothing is guessed. Texts in code are found where they are said or marked, in templates where a tag translates them;
the words of families, the points of the books and the books themselves are asked, for they are data.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from django.utils.translation.template import templatize

from trainer.library import borrowed
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
            _add(found, _in_template(path.read_text(encoding="utf-8")), _named(path))
    for path in _modules():
        if not _is_below(path):
            _add(found, _in_code(path.read_text(encoding="utf-8"), SAID), _named(path))
    for path in sorted((ROOT / "trainer" / "desk" / "presets").glob("*.toml")):
        preset = tomllib.loads(path.read_text(encoding="utf-8"))
        for name in ("title", "line"):
            _note(found, preset[name], f"desk, preset {path.stem}, {name}")
    for name, source in borrowed.sources():
        keys = _in_code(source, SAID) if name.endswith(".py") else _in_template(source)
        _add(found, (key for key in keys if borrowed.is_said(name, key.text)), name)
    return found


def wording() -> Texts:
    """The texts of questions, rulings and the drawn table: what `trainer/wording` says."""
    found: Texts = {}
    for path in _modules():
        shapes = SAID | REMARKED if _is_below(path) else REMARKED
        _add(found, _in_code(path.read_text(encoding="utf-8"), shapes), _named(path))
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
        _note(found, book.edition, f"{slug} edition")
        for rule in book.rules.values():
            for name in ("title", "summary", "reading", "silent"):
                if texts := getattr(rule, name):
                    _note(found, texts["en"], f"{slug} {rule.number} {name}")
    return found


def _modules() -> list[Path]:
    return [path for path in sorted((ROOT / "trainer").rglob("*.py")) if "migrations" not in path.parts]


def _is_below(path: Path) -> bool:
    return path.relative_to(ROOT / "trainer").parts[0] in BELOW


def _add(found: Texts, keys: Iterable[Key], file: str) -> None:
    for key in keys:
        found.setdefault(key, Found()).files[file] = None


def _named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _note(found: Texts, text: str, note: str) -> None:
    found.setdefault(Key("", text, ""), Found()).notes[note] = None


# ---- texts in code -----------------------------------------------------------------------------------

Shapes = dict[str, tuple[str, ...]]

SAID: Shapes = {
    "gettext": ("text",),
    "ngettext": ("text", "plural"),
    "pgettext": ("context", "text"),
    "npgettext": ("context", "text", "plural"),
    "marked": ("text", "context"),
    "plural": ("text", "plural"),
}
"""What says or marks a text, and what its first arguments are; what is marked may have no context."""
REMARKED: Shapes = {"remark": ("text",), "SituationError": ("path", "text"), "HistoryError": ("line", "text")}
"""What makes a remark on a document, which `wording` says, wherever it is made."""


def _in_code(source: str, shapes: Shapes) -> Iterator[Key]:
    tree = ast.parse(source)
    names = {name: name for name in shapes} | {f"{name}_lazy": name for name in shapes}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            names |= {name.asname: names[name.name] for name in node.names if name.asname and name.name in names}
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and node.value.attr in shapes:
            names |= {target.id: node.value.attr for target in node.targets if isinstance(target, ast.Name)}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    for call in sorted(calls, key=lambda call: (call.lineno, call.col_offset)):
        called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if called in names:
            yield from _keys(shapes[names[called]], [list(_constants(argument)) for argument in call.args])


def _constants(node: ast.expr) -> Iterator[str]:
    """The texts that an argument may be: itself, or either of `this if so else that`."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _constants(node.body)
        yield from _constants(node.orelse)


def _keys(shape: tuple[str, ...], arguments: list[list[str]]) -> Iterator[Key]:
    given = dict(zip(shape, arguments, strict=False))
    if all(given.get(name) for name in ("text", "plural") if name in shape):
        context, plural = ("".join(given.get(name, [])[:1]) for name in ("context", "plural"))
        yield from (Key(context, text, plural) for text in given["text"])


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
        yield from _keys(SAID["gettext" if called == "_" else called], arguments)
