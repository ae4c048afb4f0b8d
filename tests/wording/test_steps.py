"""Every step is said: no code without a sentence, no figure without a way to say it."""

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from trainer.poker.notation import read
from trainer.rulebooks import shelf
from trainer.rulings.payout import rule_payout
from trainer.rulings.questions import QUESTIONS
from trainer.rulings.ruling import Step
from trainer.rulings.steps import Act, Reason
from trainer.wording.figures import FIGURES, seats_named, sum_named
from trainer.wording.sentences import SENTENCES
from trainer.wording.steps import step_text, wanted

TESTS = Path(__file__).parents[1]
CODES = [*Act, *Reason]
EXAMPLES: dict[str, Any] = {
    "amount": 1250, "amounts": (1500, 900), "answer": "pot-award/dealer", "book": "roberts", "card": "As",
    "cards": ("As", "Kd"), "dealt": ("1", "As"), "decimal": "1250.5",
    "category": "two-pair", "numbers": (3, 1), "point": "pot-award", "pot": 1, "rank": "T", "seats": (1, 4),
    "structure": "no-limit", "sum": (100, 100, 50), "street": "flop", "term": "river", "word": 4,
}  # fmt: skip
"""An example of each kind of figure."""


def example(name: str) -> Any:
    return EXAMPLES[FIGURES[name]]


def test_no_two_codes_are_spelt_alike() -> None:
    assert len({code.value for code in CODES}) == len(CODES)


def ways(code: Act | Reason) -> list[str]:
    """Every way to put every sentence of the code."""
    return [text for sentence in SENTENCES[code] for text in ((sentence,) if isinstance(sentence, str) else sentence)]


@pytest.mark.parametrize("code", CODES)
def test_every_code_has_its_sentences_made_of_known_figures(code: Act | Reason) -> None:
    for text in ways(code):
        five = {"category": "pair", "five": ("As", "Ad", "Kc", "Qh", "2s")} if "hand" in wanted(text) else {}
        figures = {name: example(name) for name in wanted(text) - {"hand"}} | five
        said = step_text(Step(code, figures, ()), "en")
        assert said[0].isupper()
        assert said.endswith(".")
        assert "{" not in said


def test_a_sentence_without_its_figures_is_left_out() -> None:
    step = Step(Reason.RAKE_BY_RATE, {"percent": "2.5", "total": 900, "exact": "22.5", "step": 1, "rake": 22}, ())
    assert step_text(step, "en") == (
        "The rate is 2.5 percent: of 900 that is 22.5. That is rounded down to steps of 1. "
        "The rake, from the main pot first: 22."
    )


def test_unlike_things_that_are_added_stay_apart() -> None:
    step = Step(Reason.DECK_IS_ENOUGH, {"parts": (4, 4, 5), "total": 52}, ())
    assert step_text(step, "en") == "Hole cards, burns and board: 4 + 4 + 5 = 13. The deck of 52 cards is enough."


def test_numbers_have_their_thousands_apart_and_alike_parts_are_put_together() -> None:
    assert sum_named((1000, 155, 1000, 1000), "en") == "3 × 1,000 + 155 = 3,155"
    assert sum_named((90,), "en") == "90"


def test_one_seat_and_several() -> None:
    assert seats_named((4,), "en") == "seat 4"
    assert seats_named((1, 4), "en") == "seats 1 and 4"
    assert seats_named((1, 4, 6), "en") == "seats 1, 4 and 6"


def test_a_language_that_is_not_spoken_is_an_error() -> None:
    with pytest.raises(KeyError):
        step_text(Step(Reason.NO_FLOP_NO_DROP, {}, ()), "tlh")


def told(step: Step) -> None:
    """The step has a text, and every figure that it carries has a way to be said."""
    assert step.params.keys() <= FIGURES.keys(), step
    text = step_text(step, "en")
    assert text, step
    assert "{" not in text
    assert step.citations, step


def test_every_step_of_the_real_hands_is_told() -> None:
    for line in (TESTS / "cases" / "real-hands.jsonl").read_text(encoding="utf-8").splitlines():
        for step in rule_payout(read(json.loads(line)["document"]), shelf.book("polish")).steps:
            told(step)


def test_every_step_of_the_case_files_is_told() -> None:
    paths = sorted((TESTS / "rulings" / "cases").glob("*/*.toml"))
    assert paths
    for path in paths:
        for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
            if "error" not in case:
                situation, book = read(case["document"]), shelf.book(path.parent.name)
                for step in QUESTIONS[case["question"]](situation, book).steps:
                    told(step)
