"""What is wrong with a document, said with its figures."""

from __future__ import annotations

from trainer.poker.remarks import SituationError, remark
from trainer.wording.remarks import error_said, remark_said


def test_a_remark_says_its_figures_and_the_remarks_in_it() -> None:
    inner = remark("a seat number from 1 to {most}", most=11)
    assert remark_said(remark("expected {expected}, got {value}", expected=inner, value="'x'"), "en") == (
        "expected a seat number from 1 to 11, got 'x'"
    )


def test_large_amounts_are_written_as_the_language_writes_them() -> None:
    told = remark("{amount:,}", amount=1_234_567)
    assert remark_said(told, "en") == "1,234,567"
    assert remark_said(told, "de") == "1.234.567"


def test_a_remark_without_figures_stands_as_it_is() -> None:
    assert remark_said(remark("{this} is no place"), "en") == "{this} is no place"


def test_an_error_has_its_place_first_if_it_has_one() -> None:
    assert (
        error_said(SituationError("seats[2].stack", "needed and missing"), "en") == "seats[2].stack: needed and missing"
    )
    assert error_said(SituationError("", "not JSON: the text is not UTF-8"), "en") == "not JSON: the text is not UTF-8"
