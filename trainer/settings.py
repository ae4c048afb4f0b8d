"""Every difference between two machines is an environment variable, read and checked here.

Without any variable the settings are those of production and lack a secret key. They still import, so that commands
which answer no request (`ruling`, `compilepo`) run anywhere; `trainer.wsgi`, through which every server starts,
refuses to. `DEBUG=1` is a developer's machine and needs nothing else.
"""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import bootstrap_wrapper
import dj_database_url
from django.contrib.messages import constants as message_levels
from django.core.exceptions import ImproperlyConfigured
from whitenoise.compress import Compressor

from trainer.wording import languages

BASE_DIR = Path(__file__).resolve().parent.parent

# ---- reading the environment

T = TypeVar("T")


def read(name: str, convert: Callable[[str], T], default: T) -> T:
    """The variable `name` as `convert` understands it, or `default` where it is unset or blank.

    Raises ImproperlyConfigured with the name and what `convert` asked for, never with the value: it may be a secret.
    """
    raw = os.environ.get(name, "").strip()
    if not raw:
        return default
    try:
        return convert(raw)
    except ValueError as why:
        raise ImproperlyConfigured(f"{name} cannot be used: {why}.") from None


def switch(raw: str) -> bool:
    if raw not in ("0", "1"):
        raise ValueError(f"it must be 0 or 1, not {raw!r}")
    return raw == "1"


def whole(raw: str) -> int:
    if not (raw.isascii() and raw.isdigit()):
        raise ValueError(f"it must be a whole number, 0 or more, not {raw!r}")
    return int(raw)


def names(raw: str) -> list[str]:
    """A comma-separated list of host names."""
    found = [name.strip() for name in raw.split(",") if name.strip()]
    if wrong := [name for name in found if "/" in name or " " in name]:
        raise ValueError(f"it must be host names with commas between, without a scheme, and {wrong[0]!r} is none")
    return found


def origins(raw: str) -> list[str]:
    """A comma-separated list of origins, each a scheme and a host."""
    found = [origin.strip() for origin in raw.split(",") if origin.strip()]
    for origin in found:
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
            raise ValueError(f"it must be origins such as https://example.org, and {origin!r} is none")
    return found


def known_languages(raw: str) -> tuple[str, ...]:
    """Some of the languages that have a catalogue, English among them."""
    codes = tuple(code.strip() for code in raw.split(","))
    if "en" not in codes or any(code not in languages.NAMES for code in codes):
        raise ValueError(f"it must be some of {','.join(languages.NAMES)}, en among them, not {raw!r}")
    return codes


def one_of(*allowed: str) -> Callable[[str], str]:
    def convert(raw: str) -> str:
        if raw not in allowed:
            raise ValueError(f"it must be one of {', '.join(allowed)}, not {raw!r}")
        return raw

    return convert


# ---- the machine

DEBUG = read("DEBUG", switch, False)
SECRET_KEY = read("SECRET_KEY", str, "a-developers-machine-has-no-secrets" if DEBUG else "")
ALLOWED_HOSTS: list[str] = read("ALLOWED_HOSTS", names, ["127.0.0.1", "localhost", "[::1]"] if DEBUG else [])
CSRF_TRUSTED_ORIGINS: list[str] = read("CSRF_TRUSTED_ORIGINS", origins, [])
HTTPS_ONLY = read("HTTPS_ONLY", switch, not DEBUG)
TRUSTED_PROXIES = read("TRUSTED_PROXIES", whole, 0)  # reverse proxies whose X-Forwarded headers are believed

UNFIT_TO_SERVE = [  # read by trainer.wsgi
    f"Set {name} to {what}, or DEBUG=1 to try the site on your own machine."
    for name, value, what in (
        ("SECRET_KEY", SECRET_KEY, "50 or more random characters that nobody else knows"),
        ("ALLOWED_HOSTS", ALLOWED_HOSTS, "the host names that the site answers to"),
    )
    if not value
]

# ---- the house

ROOT_URLCONF = "trainer.urls"
WSGI_APPLICATION = "trainer.wsgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

INSTALLED_APPS = [
    "trainer.accounts",
    "trainer.progress",
    "trainer.cohorts",
    "trainer.practice",
    "trainer.desk",
    "trainer.library",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "crispy_forms",
    "crispy_bootstrap5",
    "csp",
    "django_htmx",
    "template_partials",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",  # lengthens its answers at random, so that their size tells no secret
    "csp.middleware.CSPMiddleware",
    "trainer.accounts.privacy.unkept",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "trainer.accounts.speech.spoken",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "allauth.account.middleware.AccountMiddleware",
]

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

MESSAGE_TAGS = {message_levels.ERROR: "danger"}  # as Bootstrap calls it

CRISPY_ALLOWED_TEMPLATE_PACKS = "bootstrap5"
CRISPY_TEMPLATE_PACK = "bootstrap5"

# ---- the database

# IMMEDIATE takes the write lock before the first read, so no transaction fails half-way with "database is locked".
# NORMAL may lose the last commits in a power cut, and never corrupts. Every atomic() is therefore a writer: none
# belongs round a view that only reads.
SQLITE: dict[str, Any] = {
    "CONN_MAX_AGE": None,
    "OPTIONS": {
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA temp_store=MEMORY;"
        " PRAGMA mmap_size=268435456; PRAGMA cache_size=-32000; PRAGMA journal_size_limit=67108864;",
    },
}
POSTGRESQL: dict[str, Any] = {
    "CONN_MAX_AGE": 0,  # the pool keeps the connections
    "OPTIONS": {"pool": {"min_size": 1, "max_size": read("DATABASE_POOL", whole, 4) or 1, "timeout": 10}},
}


def database(url: str) -> dict[str, Any]:
    """A DATABASES entry for a URL, with the options under which that engine was measured."""
    try:
        entry: dict[str, Any] = {**dj_database_url.parse(url)}
    except (ValueError, TypeError) as why:
        raise ValueError("it must be sqlite:///PATH or postgresql://USER:PASSWORD@HOST:PORT/NAME") from why
    tuned = {"django.db.backends.sqlite3": SQLITE, "django.db.backends.postgresql": POSTGRESQL}.get(entry["ENGINE"])
    if tuned is None:
        raise ValueError("only sqlite:// and postgresql:// are supported")
    if not entry["NAME"]:
        raise ValueError("it names no database")
    return {**entry, **tuned, "OPTIONS": {**tuned["OPTIONS"], **entry.get("OPTIONS", {})}}


# `make run` fills its database with a demo whose passwords everybody knows: production never opens that one by itself.
SQLITE_FILE = BASE_DIR / ("demo.sqlite3" if DEBUG else "db.sqlite3")
DATABASES = {"default": read("DATABASE_URL", database, database(f"sqlite:///{SQLITE_FILE}"))}

# Sign-in limits are counted in the cache, so processes must share it; `migrate` makes its table.
CACHES = {
    "default": {
        "locmem": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache"},
        "database": {"BACKEND": "django.core.cache.backends.db.DatabaseCache", "LOCATION": "cache"},
    }[read("CACHE", one_of("locmem", "database"), "locmem" if DEBUG else "database")]
}

# ---- who you are

AUTH_USER_MODEL = "accounts.User"
AUTHENTICATION_BACKENDS = ["trainer.cohorts.roles.Backend"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "/"
LOGOUT_REDIRECT_URL = "/"
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*", "password2*"]  # many trainees have no work e-mail
ACCOUNT_ADAPTER = "trainer.accounts.names.AccountAdapter"
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_REAUTHENTICATION_METHODS = ["password"]
ACCOUNT_SESSION_REMEMBER = None  # ask: break-room machines are shared
ACCOUNT_EMAIL_SUBJECT_PREFIX = "Burn & Turn: "
ALLAUTH_TRUSTED_PROXY_COUNT = TRUSTED_PROXIES

# Sessions lie in the database: a sign-out holds at once in every process, and costs one query a page.
SESSION_COOKIE_NAME = "burn_and_turn_session"
SESSION_COOKIE_SECURE = HTTPS_ONLY
CSRF_COOKIE_SECURE = HTTPS_ONLY
CSRF_COOKIE_HTTPONLY = True

# ---- what a browser may send

# A text of 1 MB comes through however it is encoded, and what is longer is refused at its field, where it is kept.
DATA_UPLOAD_MAX_MEMORY_SIZE = 5_000_000

# ---- what a browser is told

SECURE_SSL_REDIRECT = HTTPS_ONLY
SECURE_REDIRECT_EXEMPT = [r"^livez$", r"^readyz$"]
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if TRUSTED_PROXIES else None
SECURE_HSTS_SECONDS = read("HSTS_SECONDS", whole, 31_536_000) if HTTPS_ONLY else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = HTTPS_ONLY
SECURE_REFERRER_POLICY = "same-origin"
X_FRAME_OPTIONS = "DENY"
SILENCED_SYSTEM_CHECKS = ["security.W021"]  # the browsers' preload list is for the owner of the domain to join

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": ["'none'"],
        "script-src": ["'self'"],
        "style-src": ["'self'"],
        "img-src": ["'self'", "data:"],  # data: for the icons inside Bootstrap's style sheet
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
        "base-uri": ["'none'"],
        "manifest-src": ["'self'"],
        "worker-src": ["'self'"],
        "object-src": ["'none'"],
    }
}

# ---- words and times

LANGUAGE_CODE = "en"
LANGUAGES = [(code, languages.NAMES[code]) for code in read("LANGUAGES", known_languages, languages.LANGUAGES)]
FORMAT_MODULE_PATH = ["trainer.accounts.formats"]
LOCALE_PATHS = [BASE_DIR / "locale"]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

# ---- static files

STATIC_URL = "/static/"
STATIC_ROOT = read("STATIC_ROOT", Path, BASE_DIR / "staticfiles")
STATICFILES_DIRS = [BASE_DIR / "static", ("bootstrap", bootstrap_wrapper.get_bootstrap_dir())]
STATICFILES_FINDERS = ["trainer.finders.ProjectFinder", "trainer.finders.PackagesFinder"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if DEBUG
        else "whitenoise.storage.CompressedManifestStaticFilesStorage"
    },
}
WHITENOISE_SKIP_COMPRESS_EXTENSIONS = (*Compressor.SKIP_COMPRESS_EXTENSIONS, "map")
WHITENOISE_KEEP_ONLY_HASHED_FILES = True

# ---- mail

EMAIL_HOST = read("EMAIL_HOST", str, "")
EMAIL_PORT = read("EMAIL_PORT", whole, 587)
EMAIL_HOST_USER = read("EMAIL_USER", str, "")
EMAIL_HOST_PASSWORD = read("EMAIL_PASSWORD", str, "")
EMAIL_SECURITY = read("EMAIL_SECURITY", one_of("starttls", "tls", "none"), "starttls")
EMAIL_USE_TLS = EMAIL_SECURITY == "starttls"
EMAIL_USE_SSL = EMAIL_SECURITY == "tls"
EMAIL_TIMEOUT = 10
DEFAULT_FROM_EMAIL = SERVER_EMAIL = read("EMAIL_FROM", str, "Burn & Turn <noreply@localhost>")
# Without a mail server a developer reads mail in the terminal, and production sends none (see the check accounts.W001).
EMAIL_BACKEND = "django.core.mail.backends." + (
    "smtp.EmailBackend" if EMAIL_HOST else "console.EmailBackend" if DEBUG else "dummy.EmailBackend"
)

# ---- the log

LOG_LEVEL = read("LOG_LEVEL", one_of("DEBUG", "INFO", "WARNING", "ERROR"), "INFO")
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(name)s: %(message)s"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["stderr"], "level": LOG_LEVEL},
    "loggers": {
        "django": {"handlers": ["stderr"], "level": LOG_LEVEL, "propagate": False},
        "django.server": {"handlers": ["stderr"], "level": LOG_LEVEL, "propagate": False},
    },
}
