"""What every test stands on: compiled translations, marks that are set by themselves, and a clean cache."""

from typing import TYPE_CHECKING

import pytest
from django.core.cache import cache
from hypothesis import settings

from trainer.library.management.commands.compilepo import compile_newer

if TYPE_CHECKING:
    from tests.cast import Cast

settings.register_profile("house", deadline=None)  # a busy machine must not fail a test
settings.load_profile("house")

DATABASE_FIXTURES = {"db", "transactional_db", "django_db_reset_sequences", "live_server", "admin_client", "admin_user"}


def pytest_configure(config: pytest.Config) -> None:
    """Pages speak as the catalogues say now; one process compiles them for all."""
    if not hasattr(config, "workerinput"):
        list(compile_newer())


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what touches the database as `database` and what lies in tests/browser as `browser`."""
    for item in items:
        wants = DATABASE_FIXTURES & set(getattr(item, "fixturenames", ()))
        if wants or item.get_closest_marker("django_db"):
            item.add_marker("database")
        if "browser" in item.path.parts:
            item.add_marker("browser")


@pytest.fixture(autouse=True)
def _no_remembered_failures(request: pytest.FixtureRequest) -> None:
    """Sign-in limits are counted in the cache: one test's lock-out must not fail the next."""
    if request.node.get_closest_marker("database"):
        cache.clear()


@pytest.fixture
def cast(db: None) -> "Cast":
    """Everybody in their places, see tests/cast.py; loaded only where it is asked for."""
    from tests.cast import assemble

    return assemble()
