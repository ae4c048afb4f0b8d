"""The four house books hold every rule of the register, under its topic and with its status.

The lists below are a copy of the register: number, topic, then `reading` where we chose between readings (in PL-12,
EL-19 and HU-18 a check of the rulings found that we had) and `silent` where the document leaves something to the base
book (found likewise in EL-20 and HU-16: a game that only begins).
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import trainer.rulebooks

BOOKS = Path(trainer.rulebooks.__file__).parent / "books"

REGISTER = {
    "polish": """
        PL-01 showdown-order
        PL-02 dealing
        PL-03 dealing
        PL-04 dealing
        PL-05 hand-reading
        PL-06 no-limit-bets
        PL-07 dealing
        PL-08 blinds-button
        PL-09 blinds-button silent
        PL-10 blinds-button
        PL-11 tournament silent
        PL-12 blinds-button reading
        PL-13 blinds-button
        PL-14 no-limit-bets
        PL-15 blinds-button
        PL-16 blinds-button
        PL-17 blinds-button reading
        PL-18 dealing
        PL-19 showdown-order
        PL-20 hand-reading
        PL-21 hand-reading
        PL-22 split-pots reading silent
        PL-23 hand-reading
        PL-24 misdeals silent
        PL-25 exposed-cards reading
        PL-26 misdeals
        PL-27 misdeals silent
        PL-28 no-limit-bets
        PL-29 limit-bets
        PL-30 no-limit-bets reading silent
        PL-31 pot-limit-bets silent
        PL-32 hand-reading
        PL-33 hand-reading
        PL-34 dealing
    """,
    "german": """
        DE-01 dealing reading
        DE-02 hand-reading
        DE-03 blinds-button
        DE-04 blinds-button
        DE-05 dealing reading
        DE-06 blinds-button
        DE-07 dealing reading
        DE-08 blinds-button silent
        DE-09 no-limit-bets silent
        DE-10 no-limit-bets reading silent
        DE-11 dealing reading
        DE-12 showdown-order reading
        DE-13 showdown-order reading
        DE-14 split-pots silent
        DE-15 showdown-order
        DE-16 conduct
        DE-17 side-pots
        DE-18 tournament
        DE-19 tournament silent
        DE-20 tournament
        DE-21 side-pots
        DE-22 blinds-button reading
        DE-23 hand-validity
        DE-24 tournament
        DE-25 hand-validity
        DE-26 hand-validity reading
        DE-27 hand-validity
        DE-28 conduct reading
        DE-29 showdown-order
        DE-30 showdown-order reading
        DE-31 conduct
        DE-32 showdown-order reading
        DE-33 showdown-order
        DE-34 conduct
        DE-35 hand-validity silent
        DE-36 blinds-button
        DE-37 conduct
        DE-38 conduct
        DE-39 conduct
        DE-40 conduct
        DE-41 hand-reading silent
        DE-42 showdown-order
        DE-43 dealing
        DE-44 dealing reading
        DE-45 no-limit-bets
        DE-46 showdown-order reading
        DE-47 showdown-order
        DE-48 no-limit-bets reading
        DE-49 conduct
    """,
    "hellenic": """
        EL-01 hand-reading
        EL-02 dealing
        EL-03 blinds-button reading
        EL-04 blinds-button
        EL-05 blinds-button
        EL-06 blinds-button
        EL-07 dealing reading
        EL-08 blinds-button
        EL-09 limit-bets
        EL-10 limit-bets
        EL-11 limit-bets reading
        EL-12 limit-bets silent
        EL-13 dealing reading
        EL-14 showdown-order reading
        EL-15 showdown-order
        EL-16 showdown-order
        EL-17 conduct
        EL-18 hand-reading
        EL-19 blinds-button reading silent
        EL-20 missed-blinds reading silent
        EL-21 missed-blinds
        EL-22 missed-blinds
        EL-23 missed-blinds reading silent
        EL-24 missed-blinds reading
        EL-25 dealing
        EL-26 rake-buyin
        EL-27 dealing
        EL-28 blinds-button
        EL-29 blinds-button
        EL-30 dealing
        EL-31 conduct
        EL-32 hand-reading silent
    """,
    "pacific": """
        HU-01 dealing
        HU-02 blinds-button reading
        HU-03 blinds-button reading
        HU-04 dealing silent
        HU-05 blinds-button
        HU-06 blinds-button
        HU-07 limit-bets reading
        HU-08 limit-bets reading
        HU-09 limit-bets
        HU-10 limit-bets
        HU-11 blinds-button reading
        HU-12 hand-reading reading
        HU-13 side-pots
        HU-14 rake-buyin silent
        HU-15 rake-buyin
        HU-16 missed-blinds reading silent
        HU-17 blinds-button reading
        HU-18 limit-bets reading silent
        HU-19 blinds-button
        HU-20 side-pots silent
        HU-21 hand-reading silent
        HU-22 dealing
        HU-23 showdown-order
    """,
}

BASES = {"polish": "roberts", "german": "tda", "hellenic": "roberts", "pacific": "roberts"}

# Where the houses differ: value, rule and status; None where the house is silent and its base answers.
Answer = tuple[str, str, str] | None
DIFFERENCES: dict[str, tuple[Answer, Answer, Answer, Answer]] = {
    # policy: polish, german, hellenic, pacific
    "burns": (
        ("before-each-board-deal", "PL-18", "stated"),
        ("also-before-hole-cards", "DE-11", "reading"),
        ("before-each-board-deal", "EL-07", "reading"),
        None,
    ),
    "show-order-checked": (
        None,
        ("first-left-of-button", "DE-12", "reading"),
        ("first-left-of-button", "EL-14", "reading"),
        None,
    ),
    "first-shower": (None, ("must-show", "DE-46", "reading"), ("must-show", "EL-16", "stated"), None),
    "uncalled-winner-shows": (
        ("not-required", "PL-19", "stated"),
        ("only-if-dealer-or-floor-asks", "DE-29", "stated"),
        ("not-required", "EL-15", "stated"),
        None,
    ),
    "all-in-show": (None, None, None, None),
    "board-play": (None, ("say-so-first", "DE-13", "reading"), None, None),
    "ask-to-see": (
        None,
        ("only-dealer-or-floor", "DE-32", "stated"),
        ("history-afterwards", "EL-17", "stated"),
        None,
    ),
    "equal-hands": (("share-equally", "PL-22", "stated"), ("share-equally", "DE-14", "stated"), None, None),
    "odd-chip-unit": (None, None, None, None),
    "odd-chip-seat": (("first-left-of-button", "PL-22", "reading"), None, None, None),
    "odd-chip-sharing": (("one-each-clockwise", "PL-22", "reading"), None, None, None),
    "low-ace": (("counts", "PL-33", "stated"), None, None, None),
    "misdeal-first-cards": (("first-or-second", "PL-24", "stated"), None, None, None),
    "misdeal-exposed-cards": (("two-or-more", "PL-26", "stated"), None, None, None),
    "exposed-hole-card": (("replaced-after-deal-and-burned", "PL-25", "reading"), None, None, None),
    "surplus-card": (("misdeal", "PL-27", "stated"), None, None, None),
    "unsaid-wrong-count": (None, ("hand-dead", "DE-26", "stated"), None, None),
    "late-wrong-count": (None, ("hand-dead", "DE-26", "reading"), None, None),
    "touched-hand": (None, ("dead", "DE-25", "stated"), None, None),
    "floor-may-save": (None, ("yes", "DE-27", "stated"), None, None),
    "shown-early": (None, ("dead-unless-no-action-left", "DE-35", "stated"), None, None),
    "rake": (None, None, None, ("from-the-pot", "HU-14", "stated")),
}
FIGURES: dict[str, tuple[int | None, int | None, int | None, int | None]] = {
    "most-players": (10, 11, 10, 10),
    "fewest-players": (2, 2, None, 2),
    "hole-cards": (2, 2, 2, 2),
    "flop-cards": (3, 3, 3, 3),
    "raises-a-round": (None, None, 3, 3),
    "buy-in-lower-limits": (None, None, 10, 10),
}


@cache
def read(slug: str) -> dict[str, Any]:
    return tomllib.loads((BOOKS / f"{slug}.toml").read_text(encoding="utf-8"))


def rows(slug: str) -> dict[str, list[str]]:
    """The register's rows of a house: number -> topic and marks."""
    lines = (line.split() for line in REGISTER[slug].split("\n") if line.strip())
    return {number: rest for number, *rest in lines}


ROWS = [(slug, number, *rest) for slug in REGISTER for number, rest in rows(slug).items()]
EVERY_ROW = pytest.mark.parametrize(
    ("slug", "number", "topic", "marks"),
    [pytest.param(slug, number, topic, marks, id=number) for slug, number, topic, *marks in ROWS],
)


def test_the_register_has_138_rules():
    # 34 + 49 + 32 + 23 = 138
    assert [len(rows(slug)) for slug in REGISTER] == [34, 49, 32, 23]


@pytest.mark.parametrize("slug", REGISTER)
def test_a_book_has_exactly_the_rules_of_its_register_in_their_order(slug):
    assert list(read(slug)["rules"]) == list(rows(slug))


@pytest.mark.parametrize("slug", REGISTER)
def test_a_house_falls_back_on_its_base(slug):
    assert read(slug)["slug"] == slug
    assert read(slug)["extends"] == BASES[slug]


@EVERY_ROW
def test_a_rule_stands_under_its_topic_with_its_status(slug, number, topic, marks):
    rule = read(slug)["rules"][number]
    assert rule["topic"] == topic
    assert rule.get("status", "stated") == ("reading" if "reading" in marks else "stated")


@EVERY_ROW
def test_a_reading_says_what_we_chose_and_a_silence_what_is_left_open(slug, number, topic, marks):
    rule = read(slug)["rules"][number]
    assert rule["title"]["en"]
    assert rule["summary"]["en"]
    assert bool(rule.get("reading", {}).get("en")) == ("reading" in marks)
    assert bool(rule.get("silent", {}).get("en")) == ("silent" in marks)


@pytest.mark.parametrize("policy", DIFFERENCES)
@pytest.mark.parametrize("slug", REGISTER)
def test_a_house_answers_a_disputed_point_as_the_register_does(slug, policy):
    expected = DIFFERENCES[policy][list(REGISTER).index(slug)]
    entry = read(slug)["provisions"].get(policy)
    assert answer(slug, entry) == expected


def answer(slug: str, entry: dict[str, Any] | None) -> Answer:
    """Value, rule and status of a provision; a provision without a status has that of its rule."""
    if entry is None:
        return None
    status = entry.get("status", read(slug)["rules"][entry["rule"]].get("status", "stated"))
    return entry["is"], entry["rule"], status


def test_the_first_card_goes_to_another_seat_in_each_house():
    """PL silent; DE-07 small blind, heads-up left of the button by our reading; EL-02 left of the button;
    HU-04 left of the big blind, heads-up silent."""
    entries = {slug: read(slug)["provisions"].get("first-card-to") for slug in REGISTER}
    assert entries["polish"] is None
    assert entries["german"] == [
        {"is": "left-of-button", "rule": "DE-07", "when": {"heads_up": True}},
        {"is": "small-blind", "rule": "DE-07", "status": "stated"},
    ]
    assert answer("hellenic", entries["hellenic"]) == ("left-of-button", "EL-02", "stated")
    assert entries["pacific"] == [{"is": "left-of-big-blind", "rule": "HU-04", "when": {"heads_up": False}}]


@pytest.mark.parametrize("name", FIGURES)
@pytest.mark.parametrize("slug", REGISTER)
def test_a_house_sets_the_figures_of_its_register(slug, name):
    figure = read(slug)["figures"].get(name)
    assert (None if figure is None else figure["is"]) == FIGURES[name][list(REGISTER).index(slug)]
