"""Fields as markup: whatever stands in a label or was typed is text."""

from trainer.progress.fields import (
    PushedChip,
    Row,
    Ticked,
    amount_rows_markup,
    chips_markup,
    options_markup,
    place_rows_markup,
)

ODD = """<b>"5" & '6'</b>"""
SAID = "&lt;b&gt;&quot;5&quot; &amp; &#x27;6&#x27;&lt;/b&gt;"


def test_labels_and_what_was_typed_stay_text() -> None:
    row = Row("row-a", ODD, ODD, ODD, "1", "seat 1")
    for markup in (amount_rows_markup([row]), place_rows_markup([row])):
        assert ODD not in markup
        assert markup.count(SAID) == 3
    assert options_markup([Ticked("a", ODD, False, "1", "")], several=False, is_wrong=False).count(SAID) == 1
    assert chips_markup([PushedChip(5, ODD, "red")]).count(SAID) == 2


def test_a_field_at_fault_names_its_fault() -> None:
    row = Row("row-a", "Seat 1", "x", "A number, please.", "1", "seat 1")
    markup = amount_rows_markup([row])
    assert 'aria-invalid="true" aria-describedby="problem_row-a"' in markup
    assert '<p class="problem" id="problem_row-a">A number, please.</p>' in markup
    assert "problem" not in amount_rows_markup([row._replace(error="")])


def test_one_option_is_ticked_or_several() -> None:
    options = [Ticked("a", "Seat 1", True, "1", "seat 1"), Ticked("b", "Seat 2", False, "2", "seat 2")]
    one = options_markup(options, several=False, is_wrong=False)
    several = options_markup(options, several=True, is_wrong=True)
    assert (one.count('type="radio"'), one.count(" checked"), one.count("aria-invalid")) == (2, 1, 0)
    assert (several.count('type="checkbox"'), several.count(" checked"), several.count("aria-invalid")) == (2, 1, 2)
