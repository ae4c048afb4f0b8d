"""A session is read from the database with each page: one that is over, or that somebody ended, is nobody's."""

from datetime import timedelta

import pytest
from django.contrib.sessions.models import Session
from django.test import Client
from django.utils import timezone

from tests.drills import person
from trainer.accounts.sessions import SessionStore

pytestmark = pytest.mark.django_db


def kept() -> SessionStore:
    session = SessionStore()
    session["seat"] = 4
    session.save()
    return session


def test_what_was_kept_is_read_again() -> None:
    assert dict(SessionStore(kept().session_key).items()) == {"seat": 4}


def test_a_session_that_is_over_is_empty_and_its_key_is_not_used_again() -> None:
    key = kept().session_key
    Session.objects.update(expire_date=timezone.now() - timedelta(seconds=1))
    again = SessionStore(key)
    assert "seat" not in again
    again["seat"] = 5
    again.save()
    assert again.session_key != key


def test_a_key_that_nobody_gave_out_opens_nothing() -> None:
    kept()
    stranger = SessionStore("a" * 32)
    assert "seat" not in stranger
    assert stranger.session_key is None


def test_a_sign_out_elsewhere_holds_at_once() -> None:
    client = Client()
    client.force_login(person("tess"))
    assert client.get("/progress/").status_code == 200
    Session.objects.all().delete()
    assert client.get("/progress/").status_code == 302
