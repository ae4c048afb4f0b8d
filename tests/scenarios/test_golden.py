"""A seed keeps its meaning: a family that makes other scenarios than before says so by a higher revision."""

from __future__ import annotations

import pytest

from tests.scenarios.golden import Golden, now, stored, unannounced
from trainer.scenarios import catalogue

RENEW = "run `.venv/bin/python -m tests.scenarios.golden`"


@pytest.mark.parametrize("slug", catalogue.families())
def test_scenarios_change_only_with_the_revision(slug: str) -> None:
    was, is_now = stored().get(slug), now(catalogue.family(slug))
    assert was is not None, f"{slug} has no golden fingerprints: {RENEW}"
    assert not unannounced(was, is_now), f"{slug} makes other scenarios: raise its revision, then {RENEW}"
    assert was == is_now, f"{slug} has a new revision: {RENEW}"


def test_a_change_without_a_revision_is_found() -> None:
    was: Golden = {"revision": 1, "prints": {"tda/1": "00"}}
    assert unannounced(was, {"revision": 1, "prints": {"tda/1": "01"}})
    assert not unannounced(was, {"revision": 2, "prints": {"tda/1": "01"}})


def test_no_family_is_stored_that_is_no_more() -> None:
    assert stored().keys() <= catalogue.families().keys()
