"""A broken book says its file, the key and the reason; a book over a base answers for itself first."""

from pathlib import Path

import pytest

from trainer.rulebooks import shelf
from trainer.rulebooks.loading import POLICIES, load
from trainer.rulebooks.policies import OddChipSharing, OddChipUnit, PrematureTurn
from trainer.rulebooks.rulebook import Circumstances, Citation, Rulebook, RulebookError, Status

BOOK = """
slug = "room"
extends = "tda"
edition = "2026"
play = ["cash"]
structures = ["no-limit"]
title.en = "A room"
about.en = "A room for tests."

[rules.R-1]
topic = "split-pots"
title.en = "Odd chips"
summary.en = "All odd chips go to the first winner."

[provisions]
odd-chip-sharing = { is = "all-to-first", rule = "R-1" }

[figures]
most-players = { is = 9, rule = "R-1" }
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "room.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def room(tmp_path: Path) -> Rulebook:
    return load(written(tmp_path, BOOK), shelf.book("tda"))


def test_a_book_answers_for_itself_and_cites_its_own_rule(room: Rulebook) -> None:
    provision = room.provision(OddChipSharing)
    assert provision.value is OddChipSharing.ALL_TO_FIRST
    assert provision.citations == (Citation("room", "R-1", Status.STATED),)


def test_where_a_book_is_silent_its_base_answers_and_the_silence_is_cited_first(room: Rulebook) -> None:
    provision = room.provision(OddChipUnit)
    assert provision.value is OddChipUnit.SMALLEST_CHIP_IN_PLAY
    assert provision.citations[0] == Citation("room", None, Status.SILENT)
    assert provision.citations[1].book == "tda"


def test_a_figure_is_the_books_own_or_lent(room: Rulebook) -> None:
    assert room.figure("most-players").value == 9
    assert room.figure("no-such-figure").value is None
    assert [citation.status for citation in room.figure("no-such-figure").citations] == [Status.SILENT, Status.SILENT]


def test_a_clause_that_depends_on_what_is_not_known_says_what_it_needs(tmp_path: Path) -> None:
    answer = '{ is = "natural-river", rule = "R-1", when = { tournament = true } }'
    text = BOOK.replace("[figures]", f"premature-turn = [{answer}]\n[figures]")
    room = load(written(tmp_path, text), shelf.book("tda"))
    with pytest.raises(KeyError, match="tournament"):
        room.provision(PrematureTurn)
    assert room.provision(PrematureTurn, Circumstances(tournament=True)).value is PrematureTurn.NATURAL_RIVER
    assert room.provision(PrematureTurn, Circumstances(tournament=False)).citations[0].status is Status.SILENT


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ('slug = "room"', 'slug = "other"', "room.toml: slug: 'other' is not the file's name"),
        ('slug = "room"', "slug = ", "room.toml: not a TOML file"),
        ('extends = "tda"', 'extends = "roberts"', "room.toml: extends: 'roberts'"),
        ('edition = "2026"', 'edition = ""', "room.toml: edition: missing or not a text"),
        ('edition = "2026"', 'edition = "2026"\ncolour = "red"', "room.toml: colour: unknown key"),
        ('play = ["cash"]', 'play = ["poker"]', "room.toml: play: a list of cash, tournament"),
        ('topic = "split-pots"', 'topic = "pots"', "room.toml: rules.R-1.topic: 'pots' is not a topic"),
        ('title.en = "Odd chips"', 'title.pl = "Reszta"', "room.toml: rules.R-1.title.en: missing"),
        (
            'topic = "split-pots"',
            'topic = "split-pots"\nstatus = "reading"',
            "room.toml: rules.R-1.reading: a rule has a `reading` text exactly when its status is reading",
        ),
        ('rule = "R-1" }', 'rule = "R-9" }', "room.toml: provisions.odd-chip-sharing.rule: no rule 'R-9'"),
        ("odd-chip-sharing =", "odd-chips =", "room.toml: provisions.odd-chips: no such policy"),
        ('"all-to-first"', '"to-nobody"', "room.toml: provisions.odd-chip-sharing.is: 'to-nobody' is not one of"),
        (
            '{ is = "all-to-first", rule = "R-1" }',
            "{ silent = true }",
            "room.toml: provisions.odd-chip-sharing: a book with a base leaves out what it is silent on",
        ),
        (
            '{ is = "all-to-first", rule = "R-1" }',
            '{ is = "all-to-first", rule = "R-1", when = { weather = "fine" } }',
            "room.toml: provisions.odd-chip-sharing.when.weather: 'fine' is not a known circumstance",
        ),
        ("{ is = 9,", "{ is = true,", "room.toml: figures.most-players.is: a figure is a whole number"),
    ],
)
def test_a_broken_book_fails_with_file_key_and_reason(tmp_path: Path, right: str, wrong: str, said: str) -> None:
    assert right in BOOK
    with pytest.raises(RulebookError) as error:
        load(written(tmp_path, BOOK.replace(right, wrong, 1)), shelf.book("tda"))
    assert str(error.value).startswith(said)


def test_a_book_without_a_base_answers_every_policy_or_says_that_it_is_silent(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match=r"^room.toml: provisions\..*: a book without a base"):
        load(written(tmp_path, BOOK.replace('extends = "tda"\n', "")))
    for slug in ("tda", "roberts", "wsop-cash", "wsop-tournament"):
        assert shelf.book(slug).base is None


def test_every_book_on_the_shelf_loads_and_every_provision_cites_a_rule_of_its_own() -> None:
    assert len(POLICIES) > 70
    for slug in shelf.slugs():
        book = shelf.book(slug)
        for clauses in book.clauses.values():
            assert all(clause.rule in book.rules for clause in clauses)


@pytest.mark.parametrize("slug", shelf.slugs())
def test_whatever_is_a_reading_rests_on_a_rule_that_says_what_was_read(slug: str) -> None:
    book = shelf.book(slug)
    read = [clause.rule for clauses in book.clauses.values() for clause in clauses if clause.status is Status.READING]
    read += [rule for _, rule, status in book.figures.values() if status is Status.READING]
    assert [rule for rule in read if not book.rules[rule].reading] == []
