"""Own questions in a drill: which of a cohort's spots is asked next."""

from __future__ import annotations

import logging
from collections.abc import Collection
from datetime import datetime

from trainer.accounts.models import User
from trainer.assessment.selection import Standing, pick
from trainer.poker.situation import SituationError
from trainer.practice.models import Drill
from trainer.progress.models import Mastery, Spot
from trainer.progress.spots import family_of, scenario_of
from trainer.scenarios import spots
from trainer.scenarios.scenario import NoScenario, Scenario
from trainer.scenarios.seeds import Chance, derive

log = logging.getLogger(__name__)


def next_spot(
    *, drill: Drill, reader: User, position: int, asked: Collection[str], at: datetime
) -> tuple[spots.Spot, Scenario]:
    """The spot that is asked at that position, by the trainee's mastery, none twice while there is another.

    NoScenario when the cohort has none any more that can be asked, or the trainee has left it.
    """
    kept = Spot.objects.for_reader(reader).filter(cohort=drill.cohort_id)
    by_slug = {spots.slug_of(pk): pk for pk in kept.values_list("pk", flat=True)}
    left = [slug for slug in by_slug if slug not in asked] or list(by_slug)
    standings = _standings(reader)
    while left:
        chance = Chance(derive(drill.seed, position, len(left), "spot"))
        slug = pick(left, standings, below=chance.below, at=at)
        spot = kept.get(pk=by_slug[slug])
        try:
            return family_of(spot), scenario_of(spot)
        except (NoScenario, SituationError, KeyError):
            log.warning("%s is no longer answered and is left out", spot)
            left.remove(slug)
    raise NoScenario(f"drill {drill.pk} at {position}: cohort {drill.cohort_id} has nothing to ask")


def _standings(trainee: User) -> dict[str, Standing]:
    rows = Mastery.objects.filter(trainee=trainee, topic=spots.TOPIC)
    return {
        slug: Standing(attempts, right, due_at)
        for slug, attempts, right, due_at in rows.values_list("family", "attempts", "right_attempts", "due_at")
    }
