"""The translators' catalogues: one `.po` file for each language and domain, kept in step with the texts in the code."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import polib

from trainer.library import gathering
from trainer.library.cases import cased
from trainer.library.gathering import Found, Key, Texts
from trainer.wording.languages import NAMES
from trainer.wording.phrases import kind_of
from trainer.wording.places import places

FOLDERS = {"django": "locale", "wording": "trainer/wording/locale", "rules": "trainer/wording/locale"}
SOURCES: dict[str, Callable[[], Texts]] = {
    "django": gathering.site,
    "wording": gathering.wording,
    "rules": gathering.rules,
}
"""Where the texts of each domain come from."""
DOMAINS = tuple(SOURCES)
TRANSLATED = tuple(lang for lang in NAMES if lang != "en")
_PLURAL_FORMS = {
    "pl": "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);",
    "de": "nplurals=2; plural=(n != 1);",
    "el": "nplurals=2; plural=(n != 1);",
    "hu": "nplurals=2; plural=(n != 1);",
}
MOST_NOTES = 6
"""At most so many places are told of a text that stands in many."""


def path_of(lang: str, domain: str) -> Path:
    """Where the catalogue lies."""
    return gathering.ROOT / FOLDERS[domain] / lang / "LC_MESSAGES" / f"{domain}.po"


def renewed(lang: str, domain: str, texts: Texts) -> polib.POFile:
    """The catalogue with exactly these texts: kept where it has them, empty where they are new or changed."""
    path = path_of(lang, domain)
    kept = {key_of(entry): entry for entry in polib.pofile(str(path))} if path.exists() else {}
    new = polib.POFile(wrapwidth=110)
    new.header = f"{NAMES[lang]}: how to translate stands in docs/translating.md."
    new.metadata = _metadata(lang)
    if domain == "wording":
        texts = texts | cased(kept[key] for key in kept.keys() & texts.keys())
    for key, found in texts.items():
        new.append(_entry(key, found, kept.get(key), _forms(lang)))
    return new


def key_of(entry: polib.POEntry) -> Key:
    """What an entry is known by."""
    return Key(entry.msgctxt or "", entry.msgid, entry.msgid_plural or "")


def _metadata(lang: str) -> dict[str, str]:
    return {
        "Project-Id-Version": "Burn & Turn",
        "Language": lang,
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "Plural-Forms": _PLURAL_FORMS[lang],
    }


def _forms(lang: str) -> int:
    return int(_PLURAL_FORMS[lang].removeprefix("nplurals=")[0])


def _entry(key: Key, found: Found, kept: polib.POEntry | None, forms: int) -> polib.POEntry:
    entry = polib.POEntry(
        msgctxt=key.context or None,
        msgid=key.text,
        msgid_plural=key.plural,
        comment="\n".join([*_some(found.notes), *_places(key)]),
        occurrences=[(file, "") for file in found.files],
    )
    if key.plural:
        said = kept.msgstr_plural if kept else {}
        entry.msgstr_plural = {form: said.get(form, "") for form in range(forms)}
    elif kept:
        entry.msgstr = kept.msgstr
    if kept:
        entry.tcomment = kept.tcomment
        entry.flags = [flag for flag in kept.flags if flag == "fuzzy"]
    return entry


def _some(notes: dict[str, None]) -> list[str]:
    told = list(notes)
    more = len(told) - MOST_NOTES
    return [*told[:MOST_NOTES], f"and {more} more"] if more > 0 else told


def _places(key: Key) -> list[str]:
    """The places of the text, each with the kind of figure that it stands for."""
    english = key.plural or key.text
    try:
        told = dict.fromkeys(f"{{{place.name}:{kind_of(place, english)}}}" for place in places(key.text + english))
    except ValueError:  # a brace that is no place
        return []
    return [f"places: {' '.join(told)}"] if told else []
