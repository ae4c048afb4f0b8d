"""A name is one seen line in one form: nobody signs up as a look-alike, no name turns the text around it."""

import pytest
from django.core.exceptions import ValidationError
from django.test import Client

from trainer.accounts.models import User
from trainer.accounts.names import one_seen_line


@pytest.mark.django_db
def test_a_name_in_wider_letters_is_the_same_name() -> None:
    User.objects.create_user("tess")
    fields = {"username": "ｔｅｓｓ", "password1": "burn-and-turn-9", "password2": "burn-and-turn-9"}
    page = Client().post("/accounts/signup/", fields)
    assert page.status_code == 200
    assert "already" in page.content.decode()
    assert User.objects.count() == 1


@pytest.mark.django_db
@pytest.mark.parametrize("name", ["t\u0435ss", "\u03c4ess", "te\u0455\u03c3", "ｔ\u0435ss"])
def test_a_name_in_letters_of_two_alphabets_is_refused(name: str) -> None:
    fields = {"username": name, "password1": "burn-and-turn-9", "password2": "burn-and-turn-9"}
    page = Client().post("/accounts/signup/", fields)
    assert page.status_code == 200
    assert "Letters of one alphabet only" in page.content.decode()
    assert not User.objects.exists()


@pytest.mark.django_db
@pytest.mark.parametrize("name", ["żółw_9", "τάσος.2", "тесс-1", "夜ess"])
def test_a_name_in_letters_of_one_alphabet_is_taken(name: str) -> None:
    fields = {"username": name, "password1": "burn-and-turn-9", "password2": "burn-and-turn-9"}
    assert Client().post("/accounts/signup/", fields).status_code == 302
    assert User.objects.filter(username=name).exists()


@pytest.mark.parametrize("name", ["Nacht\u202eschicht", "two\nlines", "a\u200bb", "bell\x07", "line\u2028end"])
def test_a_name_with_what_nobody_sees_is_refused(name: str) -> None:
    with pytest.raises(ValidationError):
        one_seen_line(name)


@pytest.mark.parametrize("name", ["Autumn school, evening group", "Żółw & Co. – II", "Ελληνικό ♠", "夜"])
def test_names_in_any_script_are_taken(name: str) -> None:
    one_seen_line(name)
