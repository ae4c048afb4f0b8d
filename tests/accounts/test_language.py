"""The language of a page: the profile's, else the cookie's, else the browser's; and how it is chosen."""

from __future__ import annotations

from typing import Any

import pytest
from django.conf import settings as real
from django.contrib.sessions.backends.db import SessionStore
from django.core import mail
from django.db import OperationalError
from django.test import Client
from django.urls import reverse

from tests.cast import PASSWORD, Cast
from trainer.accounts.models import User
from trainer.wording.languages import NAMES

HOME = "/"


@pytest.fixture(autouse=True)
def _all_languages(settings: Any) -> None:
    settings.LANGUAGES = list(NAMES.items())


def language_of(client: Client, address: str = HOME, **headers: str) -> str:
    response = client.get(address, headers=headers)
    assert f'<html lang="{response["Content-Language"]}"' in response.content.decode()
    return response["Content-Language"]


def choose(client: Client, lang: str, **headers: str) -> Any:
    return client.post(reverse("language"), {"language": lang}, headers=headers)


def test_a_page_is_in_the_language_of_the_browser(db: None) -> None:
    assert language_of(Client(), accept_language="hu,en;q=0.5") == "hu"
    assert language_of(Client(), accept_language="fr") == "en"


def test_the_choice_outweighs_the_browser(db: None) -> None:
    client = Client()
    choose(client, "el")
    assert language_of(client, accept_language="hu") == "el"


def test_who_is_signed_in_takes_the_choice_along(cast: Cast) -> None:
    choose(cast.browser("tess"), "de")
    assert User.objects.get(username="tess").language == "de"
    elsewhere = Client()
    elsewhere.force_login(cast.tess)
    assert language_of(elsewhere, accept_language="hu") == "de"


@pytest.mark.parametrize(
    ("lang", "greeting"), [("de", "Sie sind als tess angemeldet."), ("", "Bejelentkezett mint tess.")]
)
def test_who_signs_in_is_greeted_in_the_language_of_the_page(cast: Cast, lang: str, greeting: str) -> None:
    User.objects.filter(username="tess").update(language=lang)
    fields = {"login": "tess", "password": PASSWORD}
    page = Client(headers={"accept-language": "hu"}).post(reverse("account_login"), fields, follow=True)
    assert page["Content-Language"] == (lang or "hu")
    (said,) = page.context["messages"]
    assert greeting in str(said)


def test_the_choice_can_be_left_to_the_browser_again(cast: Cast) -> None:
    client = cast.browser("tess")
    choose(client, "de")
    choose(client, "")
    assert language_of(client, accept_language="pl") == "pl"


def test_the_choice_leads_back_to_the_page_that_it_was_made_on(db: None) -> None:
    assert (
        choose(Client(), "pl", referer="http://testserver/rulebooks/audit/?show=all").url
        == "/rulebooks/audit/?show=all"
    )
    assert choose(Client(), "pl", referer="https://elsewhere.example/rulebooks/").url == HOME
    assert choose(Client(), "pl").url == HOME


def test_a_language_that_is_not_offered_is_refused(db: None) -> None:
    assert choose(Client(), "fr").status_code == 422


def test_every_page_offers_the_languages_in_their_own_names(db: None) -> None:
    page = Client().get(HOME, headers={"accept-language": "pl"}).content.decode()
    assert all(f">{name}</button>" in page for name in NAMES.values())


def test_caches_are_told_what_the_language_depends_on(db: None) -> None:
    assert {"Accept-Language", "Cookie"} <= {*Client().get(HOME)["Vary"].split(", ")}


def test_a_mail_is_in_the_language_of_whoever_it_goes_to(cast: Cast) -> None:
    User.objects.filter(username="tess").update(language="de", email="tess@example.org")
    Client().post(reverse("account_reset_password"), {"email": "tess@example.org"})
    assert "Passwort" in mail.outbox[0].body


def test_one_language_alone_is_no_choice(db: None, settings: Any) -> None:
    settings.LANGUAGES = [("en", "English")]
    assert 'name="language"' not in Client().get(HOME).content.decode()
    assert real.LANGUAGE_CODE == "en"


def test_a_failing_database_is_told_in_the_language_of_the_browser(cast: Cast, monkeypatch: pytest.MonkeyPatch) -> None:
    browser = cast.browser("tess")
    browser.raise_request_exception = False

    def fails(*_: Any) -> None:
        raise OperationalError("no database")

    monkeypatch.setattr(SessionStore, "load", fails)
    response = browser.get("/progress/", headers={"accept-language": "hu"})
    assert response.status_code == 500
    assert '<html lang="hu"' in response.content.decode()
