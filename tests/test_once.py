"""`{% once %}`: rendered once for each language and each value of its arguments, and never for anything else."""

from django.template import Context, Template
from django.test import override_settings
from django.utils.translation import override


def test_what_is_kept_is_not_rendered_again() -> None:
    kept = Template("{% load once %}{% once %}{{ name }}{% endonce %}")
    assert kept.render(Context({"name": "first"})) == "first"
    assert kept.render(Context({"name": "second"})) == "first"


def test_each_value_of_its_arguments_has_its_own() -> None:
    kept = Template("{% load once %}{% once room who.name %}{{ room }}{{ count }} {% endonce %}")
    rooms = ["a", "b", "a", None]
    said = [kept.render(Context({"room": room, "count": count})) for count, room in enumerate(rooms)]
    assert said == ["a0 ", "b1 ", "a0 ", "None3 "]


def test_each_language_has_its_own() -> None:
    kept = Template("{% load i18n once %}{% once %}{% get_current_language as lang %}{{ lang }}{% endonce %}")
    said = []
    for language in ("en", "pl", "en"):
        with override(language):
            said.append(kept.render(Context()))
    assert said == ["en", "pl", "en"]


def test_what_is_kept_is_forgotten_when_a_setting_changes() -> None:
    kept = Template("{% load once static %}{% once %}{% static 'a.css' %}{% endonce %}")
    assert kept.render(Context()) == "/static/a.css"
    storages = {"staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}}
    with override_settings(STATIC_URL="/elsewhere/", STORAGES=storages):
        assert kept.render(Context()) == "/elsewhere/a.css"
