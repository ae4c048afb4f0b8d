"""Hungarian: an article that sounds as what follows it, and a dot after every number of a seat."""

from __future__ import annotations

import pytest

from trainer.assessment.message import Message
from trainer.assessment.question import Option, Ordering
from trainer.poker.notation import read
from trainer.wording.actions import action_log
from trainer.wording.articles import with_article
from trainer.wording.figures import seats_named
from trainer.wording.places import fill
from trainer.wording.questions import answer_text, say
from trainer.wording.table import middle


@pytest.mark.parametrize(
    ("text", "article"),
    [
        ("1. hely", "az"), ("4. hely", "a"), ("5. hely", "az"), ("10. hely", "a"), ("11. hely", "a"),
        ("15", "a"), ("50", "az"), ("100", "a"), ("500", "az"), ("1\u202f000", "az"), ("1\u202f200", "az"),
        ("10\u202f000", "a"), ("100\u202f000", "a"), ("1\u202f000\u202f000", "az"),
        ("ász", "az"), ("Ász", "az"), ("király", "a"), ("őrült", "az"),
    ],
)  # fmt: skip
def test_an_article_sounds_as_what_follows_it(text: str, article: str) -> None:
    assert with_article(text, "the", "hu") == f"{article} {text}"


def test_an_article_may_begin_a_sentence_and_stand_before_a_case() -> None:
    said = fill("{The seat}. hely tart. {the card@acc} kéri.", "hu", lambda place, lang: f"{place.name} {lang}")
    assert said == "A seat hu. hely tart. a card hu@acc kéri."


def test_other_languages_write_their_articles_themselves() -> None:
    assert with_article("Ass", "the", "de") == "Ass"


def test_seats_are_listed_with_dots() -> None:
    assert [seats_named(seats, "hu") for seats in ((4,), (1, 4), (1, 4, 6))] == [
        "4. hely", "1. és 4. hely", "1., 4. és 6. hely",
    ]  # fmt: skip
    assert seats_named((1, 4, 6), "de") == "Plätze 1, 4 und 6"


def test_no_dot_follows_a_dot() -> None:
    table = read({"seats": [{"seat": 2, "stack": 1000}, {"seat": 4, "stack": 1000}], "button": 2})
    assert [line for line in middle(table, "hu") if "Üres" in line] == ["Üres: 1., 3., 5. és 6. szék."]
    seats = tuple(Option(str(seat), Message("seat", {"seat": seat})) for seat in (7, 10))
    order = Ordering(Message("format/choose-one"), ("7", "10"), seats)
    assert answer_text(order, ("7", "10"), "hu") == "1) 7. hely; 2) 10. hely"


def test_what_is_watched_names_each_seat_with_its_article() -> None:
    actions = [
        {"seat": 4, "street": "preflop", "action": "small-blind", "to": 50},
        {"seat": 5, "street": "preflop", "action": "big-blind", "to": 100},
        {"seat": 4, "street": "preflop", "action": "fold"},
    ]
    seats = [{"seat": seat, "stack": 1000} for seat in (4, 5)]
    situation = read({"seats": seats, "button": 4, "game": {"small_blind": 50, "big_blind": 100}, "actions": actions})
    assert action_log(situation, "hu")[0].lines == (
        "A 4. hely megteszi a kisvakot: 50.",
        "Az 5. hely megteszi a nagyvakot: 100.",
        "A 4. hely dob.",
    )


def test_a_question_names_the_seat_with_its_article_in_the_middle_of_the_text() -> None:
    figures = {"play": "cash", "small": 50, "big": 100}
    said = [say(Message("wrong-words/prompt", figures | {"seat": seat}), "hu") for seat in (1, 4)]
    assert [text.split(". ")[1:3] for text in said] == [["Az 1", "hely van soron, és nem tesz be zsetont"], [
        "A 4", "hely van soron, és nem tesz be zsetont"]]  # fmt: skip
