"""Settings of the bare project: what Django starts a project with, on the same tuned SQLite as ours."""

import os

from trainer.settings import SQLITE

SECRET_KEY = "for a benchmark only"
ALLOWED_HOSTS = ["*"]
ROOT_URLCONF = "bench.bare.views"
INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "bench.bare",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]
FRAME = (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Trainer</title>'
    '<link rel="stylesheet" href="/static/a.css"></head><body><nav>{{ user.username }} <a href="/home">Home</a></nav>'
    "<main>{% block main %}{% endblock %}</main></body></html>"
)
HOME = (
    '{% extends "frame.html" %}{% block main %}<h1>Your topics</h1><table>'
    "{% for row in rows %}<tr><td>{{ row.topic_id }}</td><td>{{ row.seen }}</td><td>{{ row.right }}</td></tr>"
    "{% endfor %}</table>{% endblock %}"
)
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
            "loaders": [
                (
                    "django.template.loaders.cached.Loader",
                    [("django.template.loaders.locmem.Loader", {"frame.html": FRAME, "home.html": HOME})],
                )
            ],
        },
    }
]
DATABASES = {
    "default": {"ENGINE": "django.db.backends.sqlite3", "NAME": os.environ.get("BENCH_DATABASE", ":memory:"), **SQLITE}
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
USE_TZ = True
LOGGING_CONFIG = None
