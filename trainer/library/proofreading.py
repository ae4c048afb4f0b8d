"""Proofreading: what is wrong with a language's catalogues, as far as a machine can see it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import polib

from trainer.library.cases import CASES, WORDS
from trainer.library.catalogues import DOMAINS, path_of
from trainer.wording.articles import ARTICLES
from trainer.wording.figures import KINDS
from trainer.wording.glossary import terms_in
from trainer.wording.phrases import kind_of
from trainer.wording.places import Place, places


class Fault(NamedTuple):
    """Something wrong with the translation of an English text."""

    domain: str
    text: str
    what: str


ALIKE: tuple[frozenset[str], ...] = (
    frozenset({"card", "sign"}),
    frozenset({"seat", "amount", "count", "word"}),
    frozenset({"ordinal", "count", "word"}),
    frozenset({"seats", "numbers"}),
    frozenset({"amounts", "numbers", "sum", "addition"}),
    frozenset({"rank", "ranks"}),
    frozenset({"street", "on"}),
)
"""Kinds of place that say the same figures: a translation may take one for another."""
_PERCENT = re.compile(r"%\(\w+\)[sd]|%%")
_TAG = re.compile(r"</?\w[^>]*>")


def proofread(lang: str, domains: Iterable[str] = DOMAINS) -> Iterator[Fault]:
    """Everything that is found in the language's catalogues, in their order."""
    for domain in domains:
        for entry in polib.pofile(str(path_of(lang, domain))):
            english = entry.msgid_plural or entry.msgid
            yield from (Fault(domain, english, what) for what in faults(entry, lang))


def faults(entry: polib.POEntry, lang: str) -> Iterator[str]:
    """What is wrong with one entry: only the first thing of a kind."""
    said = list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]
    if not all(said):
        yield "not translated"
        return
    if entry.fuzzy:
        yield "fuzzy: read it again and take the mark away"
    for form, text in enumerate(said):
        yield from _in_form(entry, text, lang, may_lack_count=form == 0 and len(said) > 1)
    english = entry.msgid_plural or entry.msgid
    if entry.msgctxt in (None, ""):
        for term in terms_in(english):
            if entry.msgid not in term.excused.get(lang, ()) and not term.is_used(" ".join(said), lang):
                yield f"{term.words['en']} is {term.words[lang]} in the glossary"


def _in_form(entry: polib.POEntry, text: str, lang: str, *, may_lack_count: bool) -> Iterator[str]:
    """What is wrong with a text, or with one of its forms: the first is said of one, which a word can say as well."""
    english = (entry.msgid, entry.msgid_plural or entry.msgid)
    try:
        found = places(text)
    except ValueError as why:
        yield f"a stray brace: {why}"
        return
    try:
        wanted = [{place.name for place in places(one)} for one in english]
    except ValueError:  # braces of the English text are no places
        wanted = [{place.name for place in found}]
    names = {place.name for place in found}
    for name in sorted(names - (wanted[0] | wanted[-1])):
        yield f"no such place: {{{name}}}"
    missing = sorted((wanted[0] & wanted[-1]) - names)
    if not (may_lack_count and len(missing) == 1):
        yield from (f"a place is missing: {{{name}}}" for name in missing)
    for place in found:
        yield from _of_place(place, english[1], lang)
    for pattern in (_PERCENT, _TAG):
        is_same = sorted(pattern.findall(text)) in [sorted(pattern.findall(one)) for one in english]
        if not is_same and not (may_lack_count and pattern is _PERCENT):
            yield f"not the same as in English: {' '.join(pattern.findall(english[1])) or 'nothing'}"
    if re.findall(r"^\s*|\s*$", text) != re.findall(r"^\s*|\s*$", english[1]):
        yield "not the same spaces at the ends as in English"


def _of_place(place: Place, english: str, lang: str) -> Iterator[str]:
    kind, meant = kind_of(place, english), kind_of(place._replace(kind=""), english)
    if kind != meant and kind not in KINDS:
        yield f"no such kind of place: {kind}"
    elif kind != meant and not any({kind, meant} <= alike for alike in ALIKE):
        yield f"{{{place.name}}} is {meant} and cannot be said as {kind}"
    if place.case and place.case not in CASES:
        yield f"no such case: {place.case}"
    elif place.case and kind not in WORDS:
        yield f"{kind} has no cases"
    if place.article and (lang not in ARTICLES or place.article.lower() != "the"):
        yield f"no such article: {{{place.article} {place.name}}}"
