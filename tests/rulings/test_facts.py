"""A question about a rule is answered from the book, its base, or by the floor where both are silent."""

from __future__ import annotations

import pytest

from trainer.poker.incidents import Absent, RuleAsked
from trainer.poker.situation import Game, Seat, Situation, SituationError, Structure
from trainer.rulebooks import shelf
from trainer.rulings.facts import FactVerdict, rule_fact
from trainer.rulings.steps import Act, Reason


def asked(point: str, book: str, seats: int = 3, tournament: bool = True) -> tuple[FactVerdict, list[str], list[str]]:
    """The verdict, the codes of the steps, and `book rule` of each citation."""
    situation = Situation(
        seats=tuple(Seat(number, 1000) for number in range(1, seats + 1)),
        game=Game(structure=Structure.NO_LIMIT, tournament=tournament),
        incident=RuleAsked(1, point),
    )
    ruling = rule_fact(situation, shelf.book(book))
    cited = [f"{citation.book} {citation.rule}" for step in ruling.steps for citation in step.citations]
    return ruling.verdict, [step.code.value for step in ruling.steps], list(dict.fromkeys(cited))


def test_the_german_sheet_says_who_pushes_the_pot() -> None:
    found = asked("pot-award", "german")
    assert found == (FactVerdict("pot-award", "dealer"), [Reason.POINT_ANSWERED], ["german DE-34"])


def test_what_the_sheet_leaves_open_its_base_answers() -> None:
    verdict, _, cited = asked("chips-off-table", "polish")
    assert verdict.answer == "forbidden"
    assert cited == ["polish None", "roberts Procedures chips"]


def test_where_sheet_and_base_are_silent_the_floor_is_called() -> None:
    verdict, codes, cited = asked("pot-award", "polish")
    assert verdict.answer is None
    assert codes == [Reason.POINT_NOT_ANSWERED, Act.CALL_FLOOR]
    assert cited == ["polish None", "roberts None"]


def test_a_number_is_a_point_too() -> None:
    assert asked("most-players", "german") == (
        FactVerdict("most-players", 11),
        [Reason.FIGURE_STANDS],
        ["german DE-01"],
    )
    assert asked("most-players", "tda")[0].answer is None


def test_the_answer_may_hang_on_the_table() -> None:
    # DE-07: the small blind gets the first card; by our reading it goes left of the button heads-up.
    assert asked("first-card-to", "german", seats=3)[0].answer == "small-blind"
    assert asked("first-card-to", "german", seats=2)[0].answer == "left-of-button"
    # Roberts: all hands up in tournaments, as if checked in cash games.
    assert asked("all-in-show", "roberts", tournament=True)[0].answer == "face-up-now"
    assert asked("all-in-show", "roberts", tournament=False)[0].answer == "as-if-checked"


@pytest.mark.parametrize(
    ("incident", "path"),
    [
        (None, "incident"),
        (Absent(1, "later"), "incident.kind"),
        (RuleAsked(1, "colour-of-the-felt"), "incident.point"),
    ],
)
def test_what_is_no_question_about_a_rule_is_refused_at_its_place(incident, path) -> None:
    with pytest.raises(SituationError) as refused:
        rule_fact(Situation(incident=incident), shelf.book("tda"))
    assert refused.value.path == path
