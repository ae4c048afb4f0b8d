"""What is wrong with a text that is not JSON is said in our own words, so that any language can say it."""

from __future__ import annotations

import pytest

from trainer.poker.notation import load
from trainer.poker.situation import SituationError
from trainer.wording.languages import LANGUAGES
from trainer.wording.remarks import error_said

BROKEN = {
    "": "a value is missing, line 1, column 1",
    "{": "a key in double quotes is missing, line 1, column 2",
    "{'a': 1}": "a key in double quotes is missing, line 1, column 2",
    '{"a" 1}': "a colon is missing, line 1, column 6",
    '{"a": 1\n"b": 2}': "a comma is missing, line 2, column 1",
    '{"a': "a text has no closing quotation mark, line 1, column 2",
    '"a\nb"': "a text holds a line break or another control character, line 1, column 3",
    '["\\q"]': "a backslash stands before what it cannot stand before, line 1, column 3",
    '{"a": 1}}': "something follows after the end, line 1, column 9",
}


@pytest.mark.parametrize("text", BROKEN)
def test_what_is_missing_is_said_with_its_line(text: str) -> None:
    with pytest.raises(SituationError) as found:
        load(text)
    assert found.value.message == f"not JSON: {BROKEN[text]}"


@pytest.mark.parametrize("text", ['{"a": 1,}', "[1, 2,]", '{"a": [1,\n]}'])
def test_a_comma_too_many_is_called_so(text: str) -> None:
    with pytest.raises(SituationError, match="a comma stands before a closing bracket"):
        load(text)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
@pytest.mark.parametrize("text", BROKEN)
def test_every_language_has_words_of_its_own_for_it(text: str, lang: str) -> None:
    with pytest.raises(SituationError) as found:
        load(text)
    english, said = (error_said(found.value, one) for one in ("en", lang))
    assert english.partition(":")[2].partition(",")[0] not in said
