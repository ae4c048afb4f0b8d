"""Settings come from the environment; what makes no sense is refused by name, and production does not start unfit."""

from pathlib import Path

import pytest

from tests.machine import PRODUCTION, python

REFUSED = [
    ("DEBUG", "yes", "must be 0 or 1"),
    ("HTTPS_ONLY", "true", "must be 0 or 1"),
    ("ALLOWED_HOSTS", "https://trainer.example", "without a scheme"),
    ("CSRF_TRUSTED_ORIGINS", "trainer.example", "must be origins such as https://example.org"),
    ("DATABASE_URL", "the usual one", "must be sqlite:///PATH or postgresql://"),
    ("DATABASE_URL", "mysql://me:hush@host/name", "only sqlite:// and postgresql:// are supported"),
    ("DATABASE_POOL", "-1", "must be a whole number"),
    ("EMAIL_PORT", "smtp", "must be a whole number"),
    ("EMAIL_SECURITY", "ssl3", "must be one of starttls, tls, none"),
    ("HSTS_SECONDS", "1 year", "must be a whole number"),
    ("TRUSTED_PROXIES", "one", "must be a whole number"),
    ("CACHE", "redis", "must be one of locmem, database"),
    ("LOG_LEVEL", "loud", "must be one of DEBUG, INFO, WARNING, ERROR"),
]


@pytest.mark.parametrize(("name", "value", "why"), REFUSED)
def test_nonsense_is_refused_by_name_and_reason(name: str, value: str, why: str) -> None:
    done = python("-c", "import trainer.settings", **{name: value})
    assert done.returncode == 1
    last = done.stderr.strip().splitlines()[-1]
    assert f"{name} cannot be used: " in last
    assert why in last


def test_a_refused_database_address_does_not_print_its_password() -> None:
    done = python("-c", "import trainer.settings", DATABASE_URL="mysql://me:hush@host/name")
    assert "hush" not in done.stderr + done.stdout


def test_commands_that_answer_no_request_need_no_variable() -> None:
    assert python("manage.py", "compilepo").returncode == 0
    assert python("manage.py", "check").returncode == 0


@pytest.mark.parametrize(
    ("lacking", "says"), [("SECRET_KEY", "Set SECRET_KEY to 50 or more"), ("ALLOWED_HOSTS", "Set ALLOWED_HOSTS to the")]
)
def test_production_refuses_to_start_without(lacking: str, says: str) -> None:
    fit = {name: value for name, value in PRODUCTION.items() if name != lacking}
    gunicorn = ("-m", "gunicorn", "--check-config", "trainer.wsgi")
    started = python(*gunicorn, **fit)
    assert started.returncode != 0
    assert says in started.stderr
    assert python(*gunicorn, **PRODUCTION).returncode == 0


def test_the_server_for_trying_the_site_does_not_run_as_production() -> None:
    done = python("manage.py", "serve", **PRODUCTION)
    assert done.returncode == 1
    assert "set DEBUG=1" in done.stderr


def test_production_passes_every_deployment_check() -> None:
    done = python("manage.py", "check", "--deploy", "--fail-level", "WARNING", **PRODUCTION)
    assert done.returncode == 0, done.stderr


def test_a_site_that_sends_no_mail_is_told_so() -> None:
    without_mail = {name: value for name, value in PRODUCTION.items() if name != "EMAIL_HOST"}
    done = python("manage.py", "check", "--deploy", "--fail-level", "WARNING", **without_mail)
    assert done.returncode == 1
    assert "accounts.W001" in done.stderr


@pytest.mark.parametrize(("debug", "file"), [("1", "demo.sqlite3"), ("0", "db.sqlite3")])
def test_production_does_not_open_the_database_of_the_demo(debug: str, file: str) -> None:
    done = python(
        "-c",
        "import django; django.setup()\nfrom django.conf import settings\nprint(settings.DATABASES['default']['NAME'])",
        DJANGO_SETTINGS_MODULE="trainer.settings",
        DEBUG=debug,
    )
    assert done.stdout.strip().endswith(f"/{file}"), done.stderr


def test_sqlite_takes_the_write_lock_first_and_logs_ahead(tmp_path: Path) -> None:
    done = python(
        "-c",
        "import django; django.setup()\n"
        "from django.db import connection as c\n"
        "print(c.settings_dict['OPTIONS']['transaction_mode'], c.settings_dict['CONN_MAX_AGE'])\n"
        "k = c.cursor()\n"
        "print(*(k.execute('PRAGMA ' + p).fetchone()[0] for p in ('journal_mode', 'synchronous')))",
        DJANGO_SETTINGS_MODULE="trainer.settings",
        DATABASE_URL=f"sqlite:///{tmp_path / 'db.sqlite3'}",
    )
    assert done.stdout.split() == ["IMMEDIATE", "None", "wal", "1"], done.stderr
