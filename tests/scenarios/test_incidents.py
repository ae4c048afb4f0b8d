"""What goes wrong in a scenario can have happened there: the actions are legal and in turn, and it is told in words."""

import pytest

from trainer.poker.hand import replay
from trainer.poker.incidents import PrematureBoard, SeatSkipped
from trainer.poker.notation import document, read
from trainer.rulebooks import shelf
from trainer.scenarios import catalogue
from trainer.scenarios.scenario import LEVELS
from trainer.scenarios.seeds import derive
from trainer.wording.incidents import incident_text

INCIDENTS = [slug for slug, family in catalogue.families().items() if family.ruling == "incident"]
SCENARIOS = 48


def scenarios(slug: str):
    family = catalogue.family(slug)
    books = [book for book in shelf.slugs() if family.decides(shelf.book(book))]
    for number in range(SCENARIOS):
        book = shelf.book(books[number % len(books)])
        yield family.scenario(derive("incidents", slug, number), book, LEVELS[number % len(LEVELS)])


@pytest.mark.parametrize("slug", INCIDENTS)
def test_every_incident_can_have_happened(slug):
    for scenario in scenarios(slug):
        situation = scenario.situation
        assert incident_text(situation, "en")
        assert read(document(situation)) == situation
        assert situation.game.tournament is not None
        if situation.actions and not isinstance(situation.incident, SeatSkipped):
            hand = replay(situation)
            assert len(hand.live) >= 2
            if isinstance(situation.incident, PrematureBoard):
                assert hand.to_act is not None


@pytest.mark.parametrize("slug", INCIDENTS)
def test_a_family_asks_under_every_book_that_settles_its_points(slug):
    """Where only tournaments have a rule, a book for cash games is left out although its base settles the point."""
    family = catalogue.family(slug)
    books = [shelf.book(book) for book in shelf.slugs()]
    settling = [book for book in books if all(book.settles(policy) for policy in family.policies)]
    left_out = [book for book in settling if not family.decides(book)]
    assert all(book.play == ("cash",) for book in left_out)
    assert all(book in settling for book in books if family.decides(book))
    assert len(settling) >= 6


@pytest.mark.parametrize("slug", INCIDENTS)
def test_under_other_books_the_answer_is_one_of_the_options(slug):
    for scenario in scenarios(slug):
        family = catalogue.family(slug)
        for question in family.elsewhere(scenario.situation, shelf.book(scenario.book)).values():
            key = question.key if isinstance(question.key, tuple) else (question.key,)
            assert set(key) <= set(question.ids())
