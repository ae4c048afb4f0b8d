"""Own questions: a spot is kept, put before trainees as a question, and taken away again.

Attempts and mastery know a spot by its slug, `spot-<number>`, where they name a family; everything else of an attempt
at it, marking and review and tallies, is as with any other question.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from trainer.accounts.models import User
from trainer.poker import notation
from trainer.poker.situation import Situation
from trainer.progress.models import Spot
from trainer.rulebooks import shelf
from trainer.scenarios import spots
from trainer.scenarios.scenario import Scenario


def save_spot(
    *, author: User, cohort_id: int, title: str, question: str, rulebook: str, situation: Situation, at: datetime
) -> Spot:
    """Keep a spot among the cohort's own questions. That it can be asked is seen to before, by `scenarios.spots`."""
    return Spot.objects.create(
        author=author,
        cohort_id=cohort_id,
        title=title,
        question=question,
        rulebook=rulebook,
        document=notation.document(situation) | {"book": rulebook},
        created_at=at,
    )


def family_of(spot: Spot) -> spots.Spot:
    """The spot as a family of one."""
    return spots.Spot(spot.slug, spot.title, spot.question)


def scenario_of(spot: Spot) -> Scenario:
    """The spot as a question. NoScenario, SituationError or KeyError where the books no longer answer it."""
    return family_of(spot).scenario(situation_of(spot.document), shelf.book(spot.rulebook))


def situation_of(document: Mapping[str, Any]) -> Situation:
    """The situation that a kept document tells."""
    return notation.read(dict(document))
