"""A spot becomes a question of the kind that its ruling asks for; what other houses answer is a wrong idea here."""

from __future__ import annotations

from typing import Any

import pytest

from trainer.assessment.grading import grade
from trainer.assessment.message import Message
from trainer.assessment.question import Allocation, Amount, Choice, Ordering, Selection
from trainer.desk import presets
from trainer.poker import notation
from trainer.rulebooks import shelf
from trainer.rulings.questions import QUESTIONS
from trainer.scenarios import proof
from trainer.scenarios.scenario import NoScenario, Scenario
from trainer.scenarios.spots import MAKERS, WORDS, Spot, exhibits_of, is_played, is_spot, slug_of
from trainer.wording.questions import option_labels, prompt_text, say

CHIPS = {"structure": "no-limit", "small_blind": 5, "big_blind": 10, "chip": 1, "tournament": False}

DRAWN: dict[str, Any] = {
    "seats": [{"seat": seat, "stack": 100} for seat in (1, 3, 6)],
    "incident": {"kind": "button-draw", "cards": ["7c", "Kd", "2s"]},
}


def asked(question: str, book: str, **document: Any) -> Scenario:
    return Spot("spot-7", "A spot", question).scenario(notation.read(document), shelf.book(book))


def preset(slug: str, book: str | None = None) -> Scenario:
    one = presets.preset(slug)
    return asked(one.question, book or one.book, **one.document)


@pytest.mark.parametrize("one", presets.every(), ids=lambda one: one.slug)
def test_every_preset_can_be_kept_as_a_proven_question(one: presets.Preset) -> None:
    scenario = preset(one.slug)
    assert [flaw for flaw in proof.flaws(scenario) if flaw != "no mistake is recognised"] == []
    assert prompt_text(scenario.question, "en")
    assert all(option_labels(scenario.question, "en").values())
    assert scenario.family == "spot-7"


def test_every_question_of_the_rulings_can_be_drilled() -> None:
    assert set(QUESTIONS) <= set(MAKERS)


# ---- kinds, with keys worked out by hand -----------------------------------------------------


def test_pots_are_allotted() -> None:
    question = preset("side-pots").question
    assert isinstance(question, Allocation)
    assert question.key == (3950, 3750, 700)


def test_payouts_are_allotted_to_the_seats_in_the_hand() -> None:
    scenario = preset("odd-chip")
    assert isinstance(scenario.question, Allocation)
    assert scenario.question.ids() == ("1", "3", "5", "6")
    assert scenario.question.key == (0, 0, 690, 685)


def test_the_best_hand_is_selected_by_every_seat_that_has_it() -> None:
    seats = [{"seat": 2, "cards": ["Ah", "Kd"]}, {"seat": 4, "cards": ["As", "Kc"]}, {"seat": 6, "cards": ["9s", "8s"]}]
    question = asked("best-hand", "polish", board=["2c", "7d", "Jh", "Qs", "3c"], seats=seats).question
    assert isinstance(question, Selection)
    assert question.key == ("2", "4")


def test_an_order_is_put_in_order_and_a_duty_is_selected() -> None:
    same_duty = {**presets.preset("show-order").document}
    same_duty["actions"] = [
        {"street": "river", "seat": seat, "action": "check"} for seat in (3, 5, 6, 1)
    ]  # nobody bet: every house lets the first left of the button begin
    checked = asked("show-order", "polish", **same_duty).question
    assert isinstance(checked, Ordering | Selection)
    if isinstance(checked, Ordering):
        assert checked.key == ("3", "5", "6", "1")
    together = preset("all-in-showdown").question
    assert isinstance(together, Selection)
    assert together.key == ("3", "6")


def test_a_decision_is_chosen_where_houses_differ_in_it() -> None:
    question = preset("exposed-card").question
    assert isinstance(question, Choice)
    assert question.key == "replace"


def test_acts_are_put_in_order_where_houses_differ_in_them_alone() -> None:
    question = preset("early-turn").question
    assert isinstance(question, Ordering)
    assert question.may_omit
    assert question.key[:2] == ("set-aside", "finish-betting")  # type: ignore[index]


def test_turns_are_chosen_among_the_seats_in_the_hand() -> None:
    actions = [
        {"street": "preflop", "seat": 4, "action": "small-blind", "to": 5},
        {"street": "preflop", "seat": 5, "action": "big-blind", "to": 10},
    ]
    seats = [{"seat": seat, "stack": 100} for seat in (1, 4, 5)]
    question = asked("to-act", "polish", game=CHIPS, button=1, seats=seats, actions=actions).question
    assert isinstance(question, Choice)
    assert question.key == "1"
    assert question.ids() == ("1", "4", "5", "closed")


def test_limits_are_three_amounts() -> None:
    question = preset("min-raise").question
    assert isinstance(question, Allocation)
    assert question.key == (450, 700, 6000)


def test_a_gesture_is_one_of_the_actions_near_it() -> None:
    question = preset("one-chip").question
    assert isinstance(question, Choice)
    assert question.key == "call-100"
    assert {"fold", "call-100", "raise-200"} <= {*question.ids()}


def test_posts_are_allotted_live_and_dead_together() -> None:
    question = preset("missed-blinds").question
    assert isinstance(question, Allocation)
    assert question.key == (0, 0, 200, 500, 0, 700)


def test_places_are_written_beside_the_seats() -> None:
    question = preset("two-out").question
    assert isinstance(question, Allocation)
    assert question.key == (5, 4)


def test_the_rake_is_an_amount() -> None:
    """5 % of 600 is 30, at most 25."""
    game = CHIPS | {"rake": {"percent": 5, "cap": 25, "step": 1}}
    seats = [{"seat": seat, "stack": 1000, "committed": 300} for seat in (1, 2)]
    board = ["2c", "7d", "Jh", "Qs", "3c"]
    question = asked("rake", "polish", game=game, button=1, seats=seats, board=board).question
    assert isinstance(question, Amount)
    assert question.key == 25


def test_the_deal_is_put_in_order() -> None:
    seats = [{"seat": seat, "stack": 100} for seat in (1, 3, 6)]
    question = asked("deal", "polish", game=CHIPS, button=3, seats=seats).question
    assert isinstance(question, Ordering)
    assert question.key == ("6", "1", "3")


def test_the_first_button_goes_to_a_seat() -> None:
    """The king is the highest of the three cards."""
    question = asked("first-button", "german", game=CHIPS | {"tournament": True}, **DRAWN).question
    assert isinstance(question, Choice)
    assert question.key == "3"


def test_a_rule_is_chosen_among_the_answers_there_are() -> None:
    seats = [{"seat": seat, "stack": 100} for seat in (1, 3)]
    asks = {"kind": "rule-asked", "seat": 1, "point": "first-shower"}
    question = asked("fact", "german", seats=seats, incident=asks).question
    assert isinstance(question, Choice)
    assert question.key == "must-show"
    assert len(question.options) > 1


# ---- other houses ----------------------------------------------------------------------------


def test_another_houses_answer_is_recognised_and_named() -> None:
    scenario = preset("odd-chip")
    idea = grade(scenario.question, (0, 0, 700, 675)).misconception
    assert idea is not None
    assert say(idea, "en").endswith("that is the answer of WSOP Live Action Rules 2024.")
    assert scenario.wrong == {"wsop-cash": (0, 0, 700, 675)}


def test_under_the_other_house_it_is_the_other_way_round() -> None:
    scenario = preset("odd-chip", book="wsop-cash")
    assert scenario.question.key == (0, 0, 700, 675)
    assert (0, 0, 690, 685) in scenario.question.mistakes


def test_houses_that_do_not_play_such_a_game_are_not_heard() -> None:
    game = notation.read(presets.preset("all-in-showdown").document).game
    heard = {slug for slug in shelf.slugs() if is_played(game, shelf.book(slug))}
    assert "tda" in heard
    assert "wsop-cash" not in heard
    assert "pacific" not in heard


def test_nothing_is_asked_where_the_book_leaves_it_to_the_floor() -> None:
    """The 2024 TDA rules do not say how the first button is found."""
    with pytest.raises(NoScenario):
        asked("first-button", "tda", game=CHIPS | {"tournament": True}, **DRAWN)


# ---- words and names -------------------------------------------------------------------------


def test_slugs_tell_spots_from_families() -> None:
    assert is_spot(slug_of(12))
    assert not any(is_spot(slug) for slug in ("build-pots", "spot-", "spot-x", "12", ""))


def test_all_that_a_situation_tells_is_laid_out() -> None:
    assert exhibits_of(notation.read(presets.preset("early-turn").document)) == (
        "felt", "setting", "log", "incident", "pots",
    )  # fmt: skip
    assert "totals" in exhibits_of(notation.read(presets.preset("side-pots").document))


@pytest.mark.parametrize("name", WORDS)
def test_every_word_of_own_questions_can_be_said(name: str) -> None:
    assert say(
        Message(f"spot/{name}", {"seat": 3, "amount": 100, "house": "tda", "answer": "first-shower/may-muck"}), "en"
    )
