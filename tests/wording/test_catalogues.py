"""The translations of every language that is offered: whole, in step with the code, and in the card room's words."""

from __future__ import annotations

import polib
import pytest

from trainer.library.catalogues import DOMAINS, SOURCES, path_of, renewed
from trainer.library.gathering import Key
from trainer.library.proofreading import faults, proofread
from trainer.wording.glossary import terms, terms_in
from trainer.wording.languages import LANGUAGES, NAMES, translator

TRANSLATED = [lang for lang in LANGUAGES if lang != "en"]


@pytest.mark.parametrize("lang", TRANSLATED)
@pytest.mark.parametrize("domain", DOMAINS)
def test_a_language_that_is_offered_is_translated_without_a_fault(lang: str, domain: str) -> None:
    assert list(proofread(lang, [domain])) == []


@pytest.mark.parametrize("domain", DOMAINS)
def test_gathering_the_texts_would_change_nothing(domain: str) -> None:
    texts = SOURCES[domain]()
    for lang in TRANSLATED:
        kept = polib.pofile(str(path_of(lang, domain)))
        assert [entry.msgid for entry in kept] == [entry.msgid for entry in renewed(lang, domain, texts)], lang


def test_english_has_words_of_its_own_only_for_what_others_still_say_on_our_pages() -> None:
    texts = SOURCES["django"]()
    for own in polib.pofile(str(path_of("en", "django"))):
        said_in = texts[Key(own.msgctxt or "", own.msgid, "")].files
        assert any(file.startswith("allauth/") for file in said_in), own.msgid
        assert list(faults(own, "en")) == []


def entry(text: str, said: str, plural: str = "", *more: str) -> polib.POEntry:
    if plural:
        return polib.POEntry(msgid=text, msgid_plural=plural, msgstr_plural=dict(enumerate((said, *more))))
    return polib.POEntry(msgid=text, msgstr=said)


@pytest.mark.parametrize(
    ("translation", "fault"),
    [
        (entry("Right.", ""), "not translated"),
        (entry("{count} row", "", "{count} rows", "x"), "not translated"),
        (entry("Give {amount}.", "Gib es."), "a place is missing: {amount}"),
        (entry("Give {amount}.", "Gib {amount} {seat}."), "no such place: {seat}"),
        (entry("Give {amount}.", "Gib {amount."), "a stray brace: expected '}' before end of string"),
        (entry("It is {card:card}.", "{card:money}"), "no such kind of place: money"),
        (entry("It is {card:card}.", "{card:seats}"), "{card} is card and cannot be said as seats"),
        (entry("It is {card:card}.", "{card:card@foo}"), "no such case: foo"),
        (entry("It is {amount}.", "{amount@gen}"), "amount has no cases"),
        (entry("It is {amount}.", "{the amount}"), "no such article: {the amount}"),
        (entry("%(count)s left", "noch"), "not the same as in English: %(count)s"),
        (entry("<b>Now</b>", "<b>Jetzt"), "not the same as in English: <b> </b>"),
        (entry(", then ", ", dann"), "not the same spaces at the ends as in English"),
        (entry("Burn the small blind.", "Nimm es."), "small blind is Small Blind in the glossary"),
    ],
)
def test_what_is_wrong_is_told(translation: polib.POEntry, fault: str) -> None:
    assert list(faults(translation, "de")) == [fault]


def test_a_fuzzy_text_is_told() -> None:
    doubtful = entry("Right.", "Richtig.")
    doubtful.flags = ["fuzzy"]
    assert list(faults(doubtful, "de")) == ["fuzzy: read it again and take the mark away"]


def test_what_is_right_is_left_alone() -> None:
    good = [
        entry("It is {card:card}.", "{card:sign} ist es."),
        entry("{count} row", "eine Zeile", "{count} rows", "{count} Zeilen"),
        entry("Seat {seat} posts the small blind.", "Platz {seat} bringt den Small Blind."),
    ]
    assert [fault for one in good for fault in faults(one, "de")] == []


def test_only_a_language_whose_articles_follow_the_sound_may_ask_for_one() -> None:
    assert list(faults(entry("Seat {seat} folds.", "{The seat}. hely dob."), "hu")) == []
    assert list(faults(entry("It is {amount}.", "{a amount}"), "hu")) == ["no such article: {a amount}"]


def test_a_longer_term_is_not_also_the_shorter_one_in_it() -> None:
    assert [term.key for term in terms_in("The side pots, and the {pot:pot}.")] == ["side-pot"]


def test_every_term_has_a_word_in_every_language_that_its_own_stems_recognise() -> None:
    for term in terms():
        assert set(term.words) == set(NAMES), term.key
        for lang in term.stems:
            assert term.is_used(term.words[lang], lang), (term.key, lang)


def test_a_language_that_is_not_offered_yet_can_be_read_over() -> None:
    for lang in NAMES:
        translator(lang).gettext("Right.")
        translator(lang, "rules").gettext("Right.")
