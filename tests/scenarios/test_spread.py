"""The kinds of answer and the places of the key come up in fair shares: nobody passes by always taking the same one."""

from __future__ import annotations

from collections import Counter

import pytest

from trainer.poker.ranking import CATEGORIES, Category
from trainer.poker.situation import Status
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue
from trainer.scenarios.gesture_family import gesture
from trainer.scenarios.scenario import LEVELS, Scenario
from trainer.scenarios.seeds import derive

SEEDS = 12
"""For each book and level; with the books that ask it comes to two hundred scenarios or more."""
MOST = 2 / 3
"""No answer, and no place among the options, is right more often."""


def made(slug: str) -> list[Scenario]:
    """Scenarios of the family under each book that it asks under, on every level."""
    family = catalogue.family(slug)
    books = [book for book in map(shelf.book, shelf.slugs()) if family.decides(book)]
    return [
        family.scenario(derive("spread", slug, book.slug, level, number), book, level)
        for book in books
        for level in LEVELS
        for number in range(SEEDS)
    ]


def largest_share(found: list[object]) -> float:
    """The share of what comes up most often."""
    return Counter(found).most_common(1)[0][1] / len(found)


@pytest.mark.parametrize("slug", ["legal-or-not", "name-the-hand", "rounding", "maximum-open"])
def test_no_place_among_the_options_has_the_key_nearly_always(slug: str) -> None:
    assert largest_share(places(slug)) < MOST


@pytest.mark.parametrize("slug", ["count-found-late", "shown-early", "wrong-seats"])
def test_where_nearly_all_houses_agree_the_key_stands_elsewhere_in_a_quarter_of_the_deals(slug: str) -> None:
    assert largest_share(places(slug)) < 3 / 4


def places(slug: str) -> list[object]:
    """Where the key stands among the options, in each of the family's scenarios."""
    questions = [scenario.question for scenario in made(slug)]
    return [question.ids().index(str(question.key)) for question in questions]


def test_a_fifth_of_the_announced_raises_or_more_stand_as_they_were_said() -> None:
    found = made("legal-or-not")
    legal = [one for one in found if one.question.key == f"raise-{gesture(one.situation).amount}"]
    assert 1 / 5 <= len(legal) / len(found) < 1 / 2


def test_hands_to_choose_from_go_from_the_highest_category_down() -> None:
    for scenario in made("name-the-hand"):
        ranks = [category(option) for option in scenario.question.ids()]
        assert ranks == sorted(ranks, reverse=True), scenario.question.ids()


def category(option: str) -> int:
    """The rank of the category in the option's id, `two-pair-KK99A`."""
    return CATEGORIES.index(Category(option.rpartition("-")[0]))


def test_not_all_who_tabled_share_with_a_board_that_is_a_hand() -> None:
    found = [
        one.question.key == tuple([str(seat.seat) for seat in one.situation.seats if seat.cards])
        for one in made("board-plays")
    ]
    assert 1 / 4 < found.count(False) / len(found) < 1 / 2


def test_who_goes_out_is_covered_by_somebody_who_stays() -> None:
    """All chips of the biggest stack that goes out were won by a player who had as many and has them now."""
    for scenario in made("finish-order"):
        table = scenario.situation
        out = [seat.stack or 0 for seat in table.seats if seat.status is Status.OUT]
        stay = [seat.stack or 0 for seat in table.seats if seat.status is not Status.OUT]
        assert max(out) <= max(stay), (scenario.book, scenario.level, scenario.seed)
