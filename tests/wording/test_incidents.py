"""What happened is told for every kind of incident, without what follows from it."""

import re

import pytest

from tests.felt.spots import INCIDENTS, RAISED, with_incident
from trainer.poker.incidents import (
    KINDS,
    Burn,
    CountNoticedLate,
    ExposedCard,
    Incident,
    PrematureBoard,
)
from trainer.rulings.ruling import Decision
from trainer.wording.incidents import incident_text
from trainer.wording.terms import ACTS, DECISIONS


def text(incident: Incident) -> str:
    return incident_text(with_incident(incident), "en")


def test_every_kind_is_among_those_tried() -> None:
    assert {incident.kind for incident in INCIDENTS} == set(KINDS)
    assert len(KINDS) == 29


@pytest.mark.parametrize("incident", INCIDENTS, ids=lambda incident: incident.kind)
def test_it_is_told_in_whole_sentences(incident: Incident) -> None:
    said = text(incident)
    assert re.fullmatch(r"([A-Z][^.]*[.”]+ ?)+", said), said
    assert "{" not in said
    assert "None" not in said
    assert len(said.split(". ")) <= 4


@pytest.mark.parametrize("incident", INCIDENTS, ids=lambda incident: incident.kind)
def test_it_gives_no_answer_away(incident: Incident) -> None:
    said = text(incident).lower()
    for answer in (*DECISIONS.values(), *ACTS.values()):
        assert answer.lower() not in said
    assert not re.search(r"\b(misdeal|dead|void|redeal|penalty|floor|valid|must|may)\b", said), said
    assert len(Decision) == len(DECISIONS)


def test_two_incidents_never_sound_alike() -> None:
    assert len({text(incident) for incident in INCIDENTS}) == len(INCIDENTS)


@pytest.mark.parametrize(
    ("incident", "said"),
    [
        (
            INCIDENTS[0],
            "The dealer exposed the first card of seat 3. It is the queen of diamonds. "
            "The player in seat 4 exposed the second card of the hand.",
        ),
        (Burn("turn", 2, True), "Two cards were burned before the turn. The turn lies face up already."),
        (Burn("river", 0, False), "No card was burned before the river. The river is not dealt yet."),
        (
            PrematureBoard("turn"),
            "The dealer dealt the turn too soon: the betting on the flop was not over.",
        ),
        (CountNoticedLate(5, 3), "The player in seat 5 noticed holding 3 cards and did not say so at once."),
    ],
)
def test_some_told_in_full(incident: Incident, said: str) -> None:
    assert text(incident) == said


def test_nothing_is_told_where_nothing_happened() -> None:
    assert incident_text(RAISED, "en") == ""
    assert text(ExposedCard(())) == ""
