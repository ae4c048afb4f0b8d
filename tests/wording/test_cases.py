"""Grammatical cases: a place of a translation may ask for one, and the words that it says are then said so."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import polib
import pytest

from trainer.library.cases import cased
from trainer.library.gathering import Key
from trainer.rulings.ruling import Step
from trainer.rulings.steps import Reason
from trainer.wording import languages
from trainer.wording.figures import seats_named
from trainer.wording.languages import number, translator
from trainer.wording.phrases import counted, phrase
from trainer.wording.steps import step_text


def one(text: str, said: str, context: str | None = None) -> polib.POEntry:
    return polib.POEntry(msgid=text, msgstr=said, msgctxt=context)


def several(text: str, plural: str, *said: str, context: str | None = None) -> polib.POEntry:
    return polib.POEntry(msgid=text, msgid_plural=plural, msgstr_plural=dict(enumerate(said)), msgctxt=context)


SEATS = "seat {seats}", "seats {seats}"
ENTRIES = [
    one("{card} of {who:seats}.", "Karta {who@gen}: {card@gen}."),
    one("{card} is out.", "{card:sign} odpada."),
    one("{items} and {last}", "{items} i {last}"),
    one("{rank:rank} of {suit:suit}", "{rank} {suit}"),
    one("spades", "pik"),
    one("king", "król", "one card"),
    one("king", "króla", "one card@gen"),
    several(*SEATS, "miejsce {seats}", "miejsca {seats}", "miejsca {seats}"),
    several(*SEATS, "miejsca {seats}", "miejsc {seats}", "miejsc {seats}", context="gen"),
    several("{count} card", "{count} cards", "{count} karta", "{count} karty", "{count} kart"),
]


@pytest.fixture(autouse=True)
def _polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A catalogue of a few words in place of the real one."""
    catalogue = polib.POFile()
    catalogue.metadata = dict(polib.pofile(str(languages.CATALOGUES / "pl" / "LC_MESSAGES" / "wording.po")).metadata)
    catalogue.extend(ENTRIES)
    folder = tmp_path / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    catalogue.save(str(folder / "wording.po"))
    monkeypatch.setattr(languages, "CATALOGUES", tmp_path)
    translator.cache_clear()
    yield
    translator.cache_clear()


def test_seats_follow_their_number() -> None:
    assert seats_named((4,), "pl") == "miejsce 4"
    assert seats_named((1, 4), "pl") == "miejsca 1 i 4"


def test_a_place_asks_for_a_case() -> None:
    told = phrase("{card} of {who:seats}.", {"card": "Ks", "who": (2, 4)}, "pl")
    assert told == "Karta miejsc 2 i 4: króla pik."


def test_a_place_is_said_in_another_way() -> None:
    assert phrase("{card} is out.", {"card": "Ks"}, "pl") == "K♠ odpada."


def test_a_text_follows_the_count() -> None:
    said = [counted(("{count} card", "{count} cards"), count, {"count": count}, "pl") for count in (1, 3, 5)]
    assert said == ["1 karta", "3 karty", "5 kart"]


def test_what_the_catalogue_lacks_is_said_in_english() -> None:
    assert step_text(Step(Reason.HAND_PLAYS_ON, {}, ()), "pl") == "The hand is played on as it is."


def test_numbers_are_parted_as_the_language_does() -> None:
    assert [number(12500, lang) for lang in ("en", "pl", "de", "el", "hu@acc")] == [
        "12,500", "12\u202f500", "12.500", "12.500", "12\u202f500",
    ]  # fmt: skip


def test_the_catalogue_is_asked_for_the_words_of_the_cases_that_are_used() -> None:
    wanted = cased(ENTRIES)
    assert Key("gen", "seat {seats}", "seats {seats}") in wanted
    assert Key("one card@gen", "king", "") in wanted
    assert Key("gen", "spades", "") in wanted
    assert {key.context for key in wanted} == {"gen", "one card@gen"}
