"""Phrases: every kind of place, and what cannot be said."""

from __future__ import annotations

import pytest

from trainer.assessment.message import Message, Param
from trainer.rulings.ruling import Decision
from trainer.rulings.steps import Act
from trainer.wording.figures import KINDS
from trainer.wording.languages import within
from trainer.wording.phrases import phrase
from trainer.wording.questions import say
from trainer.wording.terms import ACTS, DECISIONS

SAID: dict[str, tuple[Param, str]] = {
    "act": ("burn-one", "burn one card"),
    "addition": ((4, 4, 5), "4 + 4 + 5 = 13"),
    "amount": (12500, "12,500"),
    "answer": ("pot-award/dealer", "the dealer"),
    "amounts": ((100, 2000), "100 and 2,000"),
    "card": ("Ks", "king of spades"),
    "cards": (("Ks", "Td"), "K♠ 10♦"),
    "category": ("two-pair", "two pair"),
    "count": (3, "3"),
    "dealt": (("1", "As", "Td", "4", "9c"), "seat 1 A♠ 10♦; seat 4 9♣"),
    "decimal": ("1250.5", "1,250.5"),
    "decision": ("hand-dead", "the hand is dead"),
    "hand": (("two-pair", "Ks", "Kd", "4c", "4s", "Ah"), "two pair, kings and fours, ace kicker"),
    "numbers": ((1, 4, 6), "1, 4 and 6"),
    "on": ("preflop", "before the flop"),
    "ordinal": (2, "second"),
    "percent": ("2.5", "2.5%"),
    "play": ("cash", "cash game"),
    "point": ("pot-award", "who pushes the pot"),
    "pot": (1, "side pot 1"),
    "pots": ((0, 1), "main pot and side pot 1"),
    "rank": ("K", "king"),
    "ranks": ("K", "kings"),
    "seat": (4, "seat 4"),
    "seats": ((1, 4, 6), "seats 1, 4 and 6"),
    "sign": ("Th", "10♥"),
    "street": ("flop", "flop"),
    "structure": ("fixed-limit", "fixed-limit"),
    "suit": ("s", "spades"),
    "sum": ((100, 100, 50), "2 × 100 + 50 = 250"),
    "term": ("muck", "the muck"),
    "word": ("late", "late"),
}


def test_every_kind_of_place_has_its_example() -> None:
    assert {*SAID, "book"} == set(KINDS)


@pytest.mark.parametrize("kind", list(SAID))
def test_a_figure_is_said_by_its_kind(kind: str) -> None:
    value, said = SAID[kind]
    assert phrase(f"So: {{it:{kind}}}.", {"it": value}, "en") == f"So: {said}."


def test_a_book_is_said_by_its_title() -> None:
    assert "TDA" in phrase("Under {house:book}", {"house": "tda"}, "en")


def test_a_place_without_a_kind_is_said_as_in_the_steps() -> None:
    assert phrase("{amount} from {seats}", {"amount": 1250, "seats": (2, 3)}, "en") == "1,250 from seats 2 and 3"


def test_a_name_that_no_step_knows_stands_as_it_is() -> None:
    assert phrase("{who} and {all_of_them}", {"who": "Tess", "all_of_them": (1, 2)}, "en") == "Tess and 1 and 2"


def test_a_phrase_begins_with_a_capital() -> None:
    assert phrase("{pot:pot}", {"pot": 0}, "en") == "Main pot"


@pytest.mark.parametrize(
    ("text", "params"), [("{amount:amount}", {}), ("{amount:money}", {"amount": 1}), ("{b:book}", {"b": "nobody"})]
)
def test_what_cannot_be_filled_is_refused(text: str, params: dict[str, Param]) -> None:
    with pytest.raises(KeyError):
        phrase(text, params, "en")


def test_a_language_that_nobody_speaks_is_refused() -> None:
    with pytest.raises(KeyError):
        phrase("Yes", {}, "xx")


def test_every_act_and_every_decision_can_be_an_option() -> None:
    assert set(ACTS) == set(Act)
    assert set(DECISIONS) == set(Decision)
    said = [say(Message(f"act/{act}"), "en") for act in Act] + [
        say(Message(f"decision/{one}"), "en") for one in Decision
    ]
    assert len(set(said)) == len(said)


def test_within_a_sentence_a_text_begins_small_but_german_nouns_do_not() -> None:
    assert within("Kickers, never suits", "en") == "kickers, never suits"
    assert within("Kicker, nie Farben", "de") == "Kicker, nie Farben"
    assert within("Wohin der Button geht", "de") == "wohin der Button geht"


def test_signs_keep_their_capitals() -> None:
    assert within("A♠", "en") == "A♠"
    assert within("TDA rules", "en") == "TDA rules"
    assert within("A hand of five", "en") == "a hand of five"
