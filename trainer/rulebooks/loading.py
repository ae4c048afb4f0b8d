"""TOML -> Rulebook, laid over the book that it extends; every fault is named by file and key."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from trainer.rulebooks.policies import Policy
from trainer.rulebooks.rulebook import Clause, Rule, Rulebook, RulebookError, Status

POLICIES: dict[str, type[Policy]] = {policy.key(): policy for policy in Policy.__subclasses__()}
"""Every policy by the key that book files use."""

TOPICS = (
    "hand-reading", "split-pots", "side-pots", "showdown-order", "misdeals", "exposed-cards", "no-limit-bets",
    "limit-bets", "pot-limit-bets", "blinds-button", "missed-blinds", "dealing", "hand-validity", "tournament",
    "rake-buyin", "conduct",
)  # fmt: skip
PLAY = ("cash", "tournament")
STRUCTURES = ("fixed-limit", "pot-limit", "no-limit")
_BOOK_KEYS = {"slug", "extends", "edition", "title", "about", "play", "structures", "rules", "provisions", "figures"}
_RULE_KEYS = {"topic", "title", "summary", "status", "reading", "silent"}
_WHEN: dict[str, tuple[bool | str, ...]] = {
    "tournament": (True, False),
    "heads_up": (True, False),
    "structure": STRUCTURES,
}

Table = dict[str, Any]


def load(path: Path, base: Rulebook | None = None) -> Rulebook:
    """The book in the file at `path` over its `base`; RulebookError names file, key and reason."""
    return _Reader(path).book(read_table(path), base)


def read_table(path: Path) -> Table:
    """The raw table of a book file; RulebookError when it is not TOML."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise RulebookError(f"{path.name}: not a TOML file: {error}") from error


class _Reader:
    """Reads one file and knows its name, so that each fault can say where it is."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def fail(self, key: str, reason: str) -> RulebookError:
        return RulebookError(f"{self.path.name}: {key}: {reason}")

    def book(self, table: Table, base: Rulebook | None) -> Rulebook:
        self.known(table, _BOOK_KEYS, "")
        slug = self.text(table, "slug", "slug")
        if slug != self.path.stem:
            raise self.fail("slug", f"{slug!r} is not the file's name")
        if table.get("extends") != (base.slug if base else None):
            raise self.fail("extends", f"{table.get('extends')!r} is not the base book given")
        entries = self.table(table, "rules", "rules")
        rules = {number: self.rule(slug, number, entry) for number, entry in entries.items()}
        clauses: dict[str, tuple[Clause, ...]] = {}
        for key, entry in self.table(table, "provisions", "provisions").items():
            found = self.clauses(f"provisions.{key}", key, entry, rules, has_base=base is not None)
            if found:
                clauses[key] = found
        if base is None:
            for key in POLICIES:
                if key not in table["provisions"]:
                    raise self.fail(f"provisions.{key}", "a book without a base answers it, or says `silent = true`")
        return Rulebook(
            slug=slug,
            edition=self.text(table, "edition", "edition"),
            title=self.texts(table, "title", "title"),
            about=self.texts(table, "about", "about"),
            play=self.words(table, "play", PLAY),
            structures=self.words(table, "structures", STRUCTURES),
            rules=rules,
            clauses=clauses,
            figures={
                key: self.figure(f"figures.{key}", entry, rules) for key, entry in table.get("figures", {}).items()
            },
            base=base,
        )

    def rule(self, slug: str, number: str, entry: object) -> Rule:
        key = f"rules.{number}"
        table = self.as_table(entry, key)
        self.known(table, _RULE_KEYS, key)
        topic = self.text(table, "topic", f"{key}.topic")
        if topic not in TOPICS:
            raise self.fail(f"{key}.topic", f"{topic!r} is not a topic")
        status = self.status(table.get("status", "stated"), f"{key}.status")
        if (status is Status.READING) != ("reading" in table):
            raise self.fail(f"{key}.reading", "a rule has a `reading` text exactly when its status is reading")
        return Rule(
            book=slug,
            number=number,
            topic=topic,
            title=self.texts(table, "title", f"{key}.title"),
            summary=self.texts(table, "summary", f"{key}.summary"),
            status=status,
            reading=self.texts(table, "reading", f"{key}.reading") if "reading" in table else {},
            silent=self.texts(table, "silent", f"{key}.silent") if "silent" in table else {},
        )

    def clauses(
        self, where: str, key: str, entry: object, rules: Mapping[str, Rule], *, has_base: bool
    ) -> tuple[Clause, ...]:
        policy = POLICIES.get(key)
        if policy is None:
            raise self.fail(where, "no such policy")
        if entry == {"silent": True}:
            if has_base:
                raise self.fail(where, "a book with a base leaves out what it is silent on")
            return ()
        entries = cast("list[object]", entry) if isinstance(entry, list) else [entry]
        found = tuple(self.clause(where, policy, one, rules) for one in entries)
        if any(not clause.when for clause in found[:-1]):
            raise self.fail(where, "only the last clause may stand without `when`")
        return found

    def clause(self, where: str, policy: type[Policy], entry: object, rules: Mapping[str, Rule]) -> Clause:
        table = self.as_table(entry, where)
        self.known(table, {"is", "rule", "status", "when"}, where)
        try:
            value = policy(table.get("is"))
        except ValueError:
            known = [member.value for member in policy]
            raise self.fail(f"{where}.is", f"{table.get('is')!r} is not one of {known}") from None
        rule = self.known_rule(where, table, rules)
        when = self.as_table(table.get("when", {}), f"{where}.when")
        for name, wanted in when.items():
            if wanted not in _WHEN.get(name, ()):
                raise self.fail(f"{where}.when.{name}", f"{wanted!r} is not a known circumstance")
        return Clause(value, rule.number, self.status(table.get("status", rule.status), f"{where}.status"), when)

    def figure(self, where: str, entry: object, rules: Mapping[str, Rule]) -> tuple[int, str, Status]:
        table = self.as_table(entry, where)
        self.known(table, {"is", "rule", "status"}, where)
        value = table.get("is")
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.fail(f"{where}.is", "a figure is a whole number")
        rule = self.known_rule(where, table, rules)
        return value, rule.number, self.status(table.get("status", rule.status), f"{where}.status")

    def known_rule(self, where: str, table: Table, rules: Mapping[str, Rule]) -> Rule:
        rule = rules.get(self.text(table, "rule", f"{where}.rule"))
        if rule is None:
            raise self.fail(f"{where}.rule", f"no rule {table['rule']!r} in this book")
        return rule

    def status(self, word: object, where: str) -> Status:
        if word not in (Status.STATED, Status.READING):
            raise self.fail(where, f"{word!r} is neither stated nor reading")
        return Status(cast("str", word))

    def known(self, table: Table, keys: set[str], where: str) -> None:
        for key in table:
            if key not in keys:
                raise self.fail(f"{where}.{key}".lstrip("."), "unknown key")

    def as_table(self, entry: object, where: str) -> Table:
        if not isinstance(entry, dict):
            raise self.fail(where, "not a table")
        return cast("Table", entry)

    def table(self, table: Table, key: str, where: str) -> Table:
        return self.as_table(table.get(key), where)

    def text(self, table: Table, key: str, where: str) -> str:
        value = table.get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.fail(where, "missing or not a text")
        return value

    def texts(self, table: Table, key: str, where: str) -> dict[str, str]:
        texts = self.table(table, key, where)
        if "en" not in texts:
            raise self.fail(f"{where}.en", "missing: English is always there")
        return {language: self.text(texts, language, f"{where}.{language}") for language in texts}

    def words(self, table: Table, key: str, known: tuple[str, ...]) -> tuple[str, ...]:
        words = table.get(key)
        if not isinstance(words, list) or not words or any(word not in known for word in words):
            raise self.fail(key, f"a list of {', '.join(known)}")
        return tuple(words)
