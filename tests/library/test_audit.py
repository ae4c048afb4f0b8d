"""The books side by side and what covers the rules, as anyone reads them."""

from __future__ import annotations

import html
import re

import pytest
from django.http import QueryDict
from django.test import Client

from tests.pages import refused
from trainer.library import audit, coverage
from trainer.library.audit import Show
from trainer.library.looking import Look
from trainer.rulebooks import shelf
from trainer.rulebooks.loading import POLICIES
from trainer.wording.policies import policy_text

ALL = shelf.slugs()


def line(point: str, books: tuple[str, ...] = ALL) -> audit.Line:
    """The line of a point, by those books."""
    return next(line for part in audit.matrix(books) for line in part.lines if line.point == point)


def letters(point: str) -> dict[str, str]:
    """What letter each book has at the point."""
    return {cell.book: cell.letter for cell in line(point).cells}


def page(client: Client, there: str) -> str:
    """The page there, found fit for the policy."""
    answer = client.get(f"/rulebooks/{there}")
    assert answer.status_code == 200
    shown = html.unescape(answer.content.decode())
    assert refused(shown) == []
    return shown


def words(markup: str) -> str:
    """What it says, without markup, in one line."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", markup))


def row(shown: str, head: str) -> str:
    """The row of a table that is about that."""
    return next(words(one) for one in re.findall(r"<tr.*?</tr>", shown, re.DOTALL) if head in words(one))


# ---- the matrix


def test_the_same_answer_has_the_same_letter_and_a_silence_none() -> None:
    # Robert's: smallest unit of the game, lent to three houses; TDA and WSOP tournament: smallest chip in play, lent to
    # the German sheet; WSOP cash: the chip of the blinds.
    assert letters("odd-chip-unit") == {
        "polish": "A", "german": "B", "hellenic": "A", "pacific": "A",
        "tda": "B", "roberts": "A", "wsop-cash": "C", "wsop-tournament": "B",
    }  # fmt: skip
    # Only Robert's Rules round a chip race, and lend that to the three houses on them.
    assert letters("chip-race-rounding") == {
        "polish": "A", "german": "", "hellenic": "A", "pacific": "A",
        "tda": "", "roberts": "A", "wsop-cash": "", "wsop-tournament": "",
    }  # fmt: skip


def test_numbers_stand_in_the_matrix_too() -> None:
    # EL-11, HU-08 and Robert's: three raises, the Polish sheet takes Robert's; WSOP: four; TDA and the German: silent.
    assert letters("raises-a-round") == {
        "polish": "A", "german": "", "hellenic": "A", "pacific": "A",
        "tda": "", "roberts": "A", "wsop-cash": "B", "wsop-tournament": "B",
    }  # fmt: skip
    assert (line("raises-a-round").kinds, line("raises-a-round").silent) == (2, 2)


def test_a_number_is_not_lent_where_the_house_has_its_own_answer() -> None:
    # EL-26 and HU-15 set ten lower limits; Robert's ten largest bets are lent to the Polish sheet, which is silent.
    assert letters("buy-in-largest-bets") == {
        "polish": "A", "german": "", "hellenic": "", "pacific": "",
        "tda": "", "roberts": "A", "wsop-cash": "", "wsop-tournament": "",
    }  # fmt: skip


def test_every_point_is_in_the_matrix_once() -> None:
    points = [one.point for part in audit.matrix(ALL) for one in part.lines]
    figures = {name for slug in ALL for name in shelf.book(slug).figures}
    assert sorted(points) == sorted([*POLICIES, *figures])


def test_only_points_where_books_differ_or_one_is_silent_can_be_picked() -> None:
    differ = {one.point for part in audit.matrix(ALL, show=Show.DIFFER) for one in part.lines}
    silent = {one.point for part in audit.matrix(ALL, show=Show.SILENT) for one in part.lines}
    assert "odd-chip-unit" in differ
    assert "odd-chip-unit" not in silent
    assert "chip-race-rounding" in silent
    assert "chip-race-rounding" not in differ
    assert "equal-hands" not in differ | silent
    assert [part.subject for part in audit.matrix(ALL, about="pots")] == ["pots"]
    assert audit.matrix(("tda",), show=Show.DIFFER) == []


@pytest.mark.parametrize(
    ("asked", "query"),
    [
        ("", ""),
        ("subject=pots", "?subject=pots"),
        ("show=all&book=tda&book=polish", "?show=all&book=polish&book=tda"),
        ("subject=poker&show=half&book=hoyle", ""),
        ("subject=figures&show=differ", "?subject=figures"),
    ],
)
def test_a_look_is_what_is_asked_for_and_known(asked: str, query: str) -> None:
    assert Look.read(QueryDict(asked)).query == query


def test_the_matrix_says_each_answer_with_its_rule_and_how_firmly(client: Client) -> None:
    shown = page(client, "audit/?subject=pots&show=all")
    said = row(shown, "Which winner gets an odd chip.")
    assert "the same in 8 books" in said
    assert "The first winner left of the button PL-22 our reading" in said
    assert "silent: Robert's Rules of Poker Ties 5" in said
    unit = row(shown, "How far a pot is broken down")
    assert "3 different answers" in unit
    assert "answer C Down to the chip of the blinds 148" in unit
    assert 'href="/rulebooks/wsop-cash/148/"' in shown
    assert policy_text(POLICIES["looking-at-burns"], "en") not in words(shown)


def test_the_matrix_shows_first_where_books_differ(client: Client) -> None:
    shown = words(page(client, "audit/"))
    assert policy_text(POLICIES["odd-chip-unit"], "en") in shown
    assert policy_text(POLICIES["equal-hands"], "en") not in shown
    everything = words(page(client, "audit/?show=all"))
    for policy in POLICIES.values():
        assert policy_text(policy, "en") in everything


def test_a_point_says_how_far_the_books_agree(client: Client) -> None:
    three = "book=tda&book=wsop-cash&book=wsop-tournament"
    shown = page(client, f"audit/?show=all&{three}")
    assert "every book is silent" in row(shown, policy_text(POLICIES["courts"], "en"))
    assert "1 book answers, 2 silent" in row(shown, policy_text(POLICIES["odd-chip-two-boards"], "en"))
    assert "the same in 3 books" in row(shown, policy_text(POLICIES["equal-hands"], "en"))
    assert "2 different answers" in row(shown, policy_text(POLICIES["odd-chip-unit"], "en"))


def test_books_are_compared_by_choice(client: Client) -> None:
    shown = page(client, "audit/?show=all&subject=deal&book=tda&book=wsop-cash")
    assert shown.count('scope="col"') == 3
    assert "2 books compared" in words(shown)
    assert '<input type="hidden" name="subject" value="deal">' in shown
    assert "No point is left." in words(page(client, "audit/?book=tda"))


# ---- what covers the rules


def test_a_rule_tells_its_rulings_its_questions_and_its_cases(client: Client) -> None:
    shown = page(client, "coverage/")
    odd = row(shown, "PL-22")
    assert "our reading" in odd
    assert "payout" in odd
    assert "Odd chips" in odd
    assert 'href="/rulebooks/polish/PL-22/"' in shown
    assert 'href="/practice/?book=polish&topic=split-pots"' in shown
    for slug in ("polish", "german", "hellenic", "pacific"):
        for rule in shelf.book(slug).rules.values():
            assert f"{rule.number} {rule.title['en']}" in words(shown)


def test_a_book_can_be_looked_at_alone(client: Client) -> None:
    shown = words(page(client, "coverage/?book=tda"))
    assert shelf.book("tda").rules["20-A"].title["en"] in shown
    assert "PL-22" not in shown
    assert client.get("/rulebooks/coverage/?book=hoyle").status_code == 404


def test_the_sums_are_those_of_the_rows(client: Client) -> None:
    shown = page(client, "coverage/")
    for slug in ALL:
        rows = coverage.rows(shelf.book(slug))
        covered = [bool(one.ruled) for one in rows], [bool(one.asked) for one in rows], [one.cases > 0 for one in rows]
        figures = " ".join(str(number) for number in (len(rows), *map(sum, covered)))
        assert f"{shelf.book(slug).title['en']} {figures}" in words(shown)


def test_a_row_names_its_holes() -> None:
    [found] = [one for one in coverage.rows(shelf.book("polish")) if one.rule.number == "PL-22"]
    assert found.holes == ()
    bare = coverage.rows(shelf.book("polish"), {"questions": 0, "families": {}, "cases": {}})
    assert {one.holes for one in bare} == {("ruled", "asked", "case")}
