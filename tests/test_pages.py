"""The frame of the pages: policy, sign-in pages, error pages."""

import re

import pytest
from django.core import mail
from django.test import Client, RequestFactory
from django.views.defaults import permission_denied, server_error

from tests.pages import refused
from trainer.accounts.models import User

pytestmark = pytest.mark.django_db

POLICY = {
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
    "connect-src 'self'", "form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'", "manifest-src 'self'",
    "worker-src 'self'", "object-src 'none'",
}  # fmt: skip

FOR_ANYONE = ["/", "/accounts/login/", "/accounts/signup/", "/accounts/password/reset/"]
FOR_THE_SIGNED_IN = ["/", "/accounts/logout/", "/accounts/email/", "/accounts/password/change/"]


@pytest.fixture
def tess() -> User:
    return User.objects.create_user("tess", "tess@trainees.example", "burn-one-turn-one")


def assert_ours(html: str) -> None:
    assert refused(html) == []
    assert '<html lang="en"' in html
    assert html.count("<main ") == 1
    assert html.count("<h1") == 1
    assert re.search(r"<title>\s*\S.*· Burn &amp; Turn\s*</title>", html, re.DOTALL)


@pytest.mark.parametrize("address", FOR_ANYONE)
def test_a_stranger_sees_our_page_under_the_policy(client: Client, address: str) -> None:
    answer = client.get(address)
    assert answer.status_code == 200
    assert set(answer["Content-Security-Policy"].split("; ")) == POLICY
    assert_ours(answer.content.decode())


@pytest.mark.parametrize("address", FOR_THE_SIGNED_IN)
def test_the_signed_in_see_our_page_too(client: Client, tess: User, address: str) -> None:
    client.force_login(tess)
    answer = client.get(address)
    assert answer.status_code == 200
    assert_ours(answer.content.decode())
    assert "tess" in answer.content.decode()


@pytest.mark.parametrize("name", ["tess", "tess@trainees.example"])
def test_one_signs_in_by_user_name_or_by_mail(client: Client, tess: User, name: str) -> None:
    answer = client.post("/accounts/login/", {"login": name, "password": "burn-one-turn-one"})
    assert answer.status_code == 302
    assert client.session["_auth_user_id"] == str(tess.pk)


def test_one_signs_up_without_a_mail_address(client: Client) -> None:
    answer = client.post(
        "/accounts/signup/", {"username": "theo", "password1": "seven-deuce-off", "password2": "seven-deuce-off"}
    )
    assert answer.status_code == 302
    assert User.objects.get(username="theo").email == ""


def test_a_wrong_password_says_so_at_the_form_and_keeps_the_name(client: Client, tess: User) -> None:
    answer = client.post("/accounts/login/", {"login": "tess", "password": "guess"})
    html = answer.content.decode()
    assert 'value="tess"' in html
    assert "alert" in html
    assert refused(html) == []


def test_a_forgotten_password_is_reset_by_mail(client: Client, tess: User) -> None:
    client.post("/accounts/password/reset/", {"email": "tess@trainees.example"})
    [letter] = mail.outbox
    assert letter.subject.startswith("Burn & Turn: ")
    [link] = re.findall(r"http://testserver(/\S+)", letter.body)
    page = client.get(link, follow=True)
    assert_ours(page.content.decode())
    client.post(page.redirect_chain[-1][0], {"password1": "turn-and-river", "password2": "turn-and-river"})
    assert client.login(username="tess", password="turn-and-river")


def test_many_wrong_passwords_are_stopped(client: Client, tess: User) -> None:
    for _ in range(12):
        answer = client.post("/accounts/login/", {"login": "tess", "password": "guess"})
    assert "Too many failed" in answer.content.decode()


def test_signing_out_takes_a_form_not_a_link(client: Client, tess: User) -> None:
    client.force_login(tess)
    client.get("/accounts/logout/")
    assert "_auth_user_id" in client.session
    client.post("/accounts/logout/")
    assert "_auth_user_id" not in client.session


def test_a_missing_page_is_ours(client: Client) -> None:
    answer = client.get("/no-such-page/")
    assert answer.status_code == 404
    assert_ours(answer.content.decode())


def test_a_closed_page_is_ours(rf: RequestFactory, tess: User) -> None:
    request = rf.get("/")
    request.user = tess
    answer = permission_denied(request, PermissionError())
    assert answer.status_code == 403
    assert_ours(answer.content.decode())


def test_an_expired_form_is_ours() -> None:
    answer = Client(enforce_csrf_checks=True).post("/accounts/login/", {"login": "tess", "password": "x"})
    assert answer.status_code == 403
    assert "nothing was changed" in answer.content.decode()
    assert_ours(answer.content.decode())


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_more_than_can_be_taken_in_is_refused_with_the_limit_in_words(client: Client, lang: str) -> None:
    answer = client.post("/try/", {"answer": "x" * 5_000_001}, headers={"accept-language": lang})
    assert answer.status_code == 413
    assert answer["Content-Language"] == lang
    assert "1 MB" in answer.content.decode()
    assert refused(answer.content.decode()) == []


def test_what_cannot_be_read_is_ours(client: Client) -> None:
    answer = client.post("/try/", b"--", content_type="multipart/form-data")
    assert answer.status_code == 400
    assert_ours(answer.content.decode())


def test_a_failure_is_ours_and_needs_nothing_that_may_have_failed(rf: RequestFactory) -> None:
    answer = server_error(rf.get("/"))
    assert answer.status_code == 500
    assert_ours(answer.content.decode())


def test_staff_sign_in_to_the_administration_where_everybody_does(client: Client) -> None:
    answer = client.get("/admin/", follow=True)
    assert answer.redirect_chain[-1][0].startswith("/accounts/login/")
