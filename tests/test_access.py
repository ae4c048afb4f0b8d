"""Who may come where: every address of the site, every person, looking and posting."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from django.db import transaction
from django.urls import URLPattern, URLResolver, get_resolver, reverse

from tests.cast import PEOPLE, Cast

# A row is an address by name, what its places stand for, a method, and what each person gets. `in`: sent to sign in,
# `on`: sent on to another page; every other word is the status. GET rows come before POST rows of the same address.
# Forms are posted empty: 422 says that the person may post, and that what was posted was no good.
MATRIX = """
#                                              nobody tess theo ines omar sam
home                                      GET  200    200  200  200  200  200
home                                      POST 405    405  405  405  405  405
trial:one                                 GET  200    200  200  200  200  200
trial:one                                 POST 422    422  422  422  422  422
manifest                                  GET  200    200  200  200  200  200
manifest                                  POST 405    405  405  405  405  405
worker                                    GET  200    200  200  200  200  200
worker                                    POST 405    405  405  405  405  405
offline                                   GET  200    200  200  200  200  200
offline                                   POST 405    405  405  405  405  405
language                                  GET  200    200  200  200  200  200
language                                  POST on     on   on   on   on   on
livez                                     GET  200    200  200  200  200  200
livez                                     POST 405    405  405  405  405  405
readyz                                    GET  200    200  200  200  200  200
readyz                                    POST 405    405  405  405  405  405

library:shelf                             GET  200    200  200  200  200  200
library:shelf                             POST 405    405  405  405  405  405
library:audit                             GET  200    200  200  200  200  200
library:audit                             POST 405    405  405  405  405  405
library:coverage                          GET  200    200  200  200  200  200
library:coverage                          POST 405    405  405  405  405  405
library:glossary                          GET  200    200  200  200  200  200
library:glossary                          POST 405    405  405  405  405  405
library:book slug=tda                     GET  200    200  200  200  200  200
library:book slug=tda                     POST 405    405  405  405  405  405
library:rule slug=tda number=36           GET  200    200  200  200  200  200
library:rule slug=tda number=36           POST 405    405  405  405  405  405

practice:start                            GET  in     200  200  200  200  200
practice:start                            POST in     422  422  422  422  422
practice:drill drill                      GET  in     on   404  404  404  404
practice:drill drill                      POST 405    405  405  405  405  405
practice:place drill position=1           GET  in     200  404  404  404  404
practice:place drill position=1           POST in     on   404  404  404  404
practice:place drill position=2           GET  in     200  404  404  404  404
practice:place drill position=2           POST in     422  404  404  404  404
practice:summary drill                    GET  in     on   404  404  404  404
practice:summary drill                    POST 405    405  405  405  405  405
practice:leave drill                      GET  in     on   404  404  404  404
practice:leave drill                      POST in     on   404  404  404  404

practice:own cohort                       GET  in     on   on   on   404  404
practice:own cohort                       POST in     on   on   on   404  404

desk:desk                                 GET  in     200  200  200  200  200
desk:desk                                 POST in     422  422  422  422  422
desk:import                               GET  in     200  200  200  200  200
desk:import                               POST in     422  422  422  422  422
desk:export                               GET  in     404  404  404  404  404
desk:export                               POST in     422  422  422  422  422
desk:print                                GET  in     404  404  404  404  404
desk:print                                POST 405    405  405  405  405  405
desk:hands                                GET  in     200  200  200  200  200
desk:hands                                POST in     422  422  422  422  422
desk:hand                                 GET  in     on   on   on   on   on
desk:hand                                 POST in     422  422  422  422  422
desk:save                                 GET  in     on   on   on   on   on
desk:save                                 POST in     404  404  422  422  404
desk:questions cohort                     GET  in     200  200  200  404  404
desk:questions cohort                     POST 405    405  405  405  405  405
desk:spot cohort spot                     GET  in     404  404  200  404  404
desk:spot cohort spot                     POST 405    405  405  405  405  405
desk:spot elsewhere spot                  GET  in     404  404  404  404  404
desk:remove cohort spot                   GET  in     404  404  200  404  404
desk:remove cohort spot                   POST in     404  404  on   404  404
desk:remove elsewhere spot                GET  in     404  404  404  404  404

progress:mine                             GET  in     200  200  200  200  200
progress:mine                             POST 405    405  405  405  405  405
progress:attempts                         GET  in     200  200  200  200  200
progress:attempts                         POST 405    405  405  405  405  405
progress:attempt attempt                  GET  in     200  404  404  404  404
progress:attempt attempt                  POST 405    405  405  405  405  405
progress:attempt opened                   GET  in     404  404  404  404  404

cohorts:mine                              GET  in     200  200  200  200  200
cohorts:mine                              POST 405    405  405  405  405  405
cohorts:found                             GET  in     200  200  200  200  200
cohorts:found                             POST in     422  422  422  422  422
cohorts:join                              GET  in     200  200  200  200  200
cohorts:join                              POST in     422  422  422  422  422
cohorts:cohort cohort                     GET  in     200  200  200  404  404
cohorts:cohort cohort                     POST 405    405  405  405  405  405
cohorts:ideas cohort                      GET  in     404  404  200  404  404
cohorts:ideas cohort                      POST 405    405  405  405  405  405
cohorts:scores cohort                     GET  in     404  404  200  404  404
cohorts:scores cohort                     POST 405    405  405  405  405  405
cohorts:change cohort                     GET  in     404  404  200  404  404
cohorts:change cohort                     POST in     404  404  422  404  404
cohorts:renew cohort                      GET  in     404  404  on   404  404
cohorts:renew cohort                      POST in     404  404  on   404  404
cohorts:leave cohort                      GET  in     200  200  200  404  404
cohorts:leave cohort                      POST in     on   on   on   404  404
cohorts:close cohort                      GET  in     404  404  200  404  404
cohorts:close cohort                      POST in     404  404  on   404  404
cohorts:trainee cohort person             GET  in     404  404  200  404  404
cohorts:trainee cohort person             POST 405    405  405  405  405  405
cohorts:remove cohort person              GET  in     404  404  200  404  404
cohorts:remove cohort person              POST in     404  404  on   404  404
cohorts:promote cohort person             GET  in     404  404  200  404  404
cohorts:promote cohort person             POST in     404  404  on   404  404
cohorts:attempt cohort attempt            GET  in     404  404  200  404  404
cohorts:attempt cohort attempt            POST 405    405  405  405  405  405
cohorts:attempt cohort opened             GET  in     404  404  404  404  404
cohorts:trainee elsewhere person          GET  in     404  404  404  404  404
cohorts:attempt elsewhere attempt         GET  in     404  404  404  404  404

account_login                             GET  200    on   on   on   on   on
account_login                             POST 200    on   on   on   on   on
account_signup                            GET  200    on   on   on   on   on
account_signup                            POST 200    on   on   on   on   on
account_logout                            GET  on     200  200  200  200  200
account_logout                            POST on     on   on   on   on   on
account_email                             GET  in     200  200  200  200  200
account_email                             POST in     on   on   on   on   on
account_change_password                   GET  in     200  200  200  200  200
account_change_password                   POST in     200  200  200  200  200
account_set_password                      GET  in     on   on   on   on   on
account_set_password                      POST in     on   on   on   on   on
account_reauthenticate                    GET  in     200  200  200  200  200
account_reauthenticate                    POST in     200  200  200  200  200
account_request_reauthentication_code     GET  in     403  403  403  403  403
account_request_reauthentication_code     POST in     403  403  403  403  403
account_confirm_reauthentication_code     GET  in     403  403  403  403  403
account_confirm_reauthentication_code     POST in     403  403  403  403  403
account_confirm_login_code                GET  in     on   on   on   on   on
account_confirm_login_code                POST in     on   on   on   on   on
account_inactive                          GET  200    200  200  200  200  200
account_inactive                          POST 405    405  405  405  405  405
account_email_verification_sent           GET  200    200  200  200  200  200
account_email_verification_sent           POST 405    405  405  405  405  405
account_confirm_email key=nothing         GET  200    200  200  200  200  200
account_confirm_email key=nothing         POST 404    404  404  404  404  404
account_reset_password                    GET  200    200  200  200  200  200
account_reset_password                    POST 200    200  200  200  200  200
account_reset_password_done               GET  200    200  200  200  200  200
account_reset_password_done               POST 405    405  405  405  405  405
account_reset_password_from_key uidb36=1 key=x  GET  200  200  200  200  200  200
account_reset_password_from_key uidb36=1 key=x  POST 200  200  200  200  200  200
account_reset_password_from_key_done      GET  200    200  200  200  200  200
account_reset_password_from_key_done      POST 405    405  405  405  405  405
"""


def rows() -> Iterator[tuple[str, str, list[str]]]:
    """Address with its places, method, and what each of PEOPLE gets."""
    for line in MATRIX.splitlines():
        words = line.split()
        if words and words[0] != "#":
            method = next(place for place, word in enumerate(words) if word in ("GET", "POST"))
            yield " ".join(words[:method]), words[method], words[method + 1 :]


def patterns(resolver: URLResolver, names: tuple[str, ...] = (), before: str = "") -> Iterator[tuple[str, str]]:
    """Every address under the resolver: its name with its namespaces, and how it is written."""
    for one in resolver.url_patterns:
        written = before + str(one.pattern)
        if isinstance(one, URLPattern):
            yield ":".join([*names, one.name or written]), written
        else:
            yield from patterns(one, (*names, one.namespace) if one.namespace else names, written)


def address(cast: Cast, named: str) -> str:
    """The address with its places filled from the cast."""
    stands_for = {
        "drill": {"drill_id": cast.drill.pk},
        "attempt": {"attempt_id": cast.answered.pk},
        "opened": {"attempt_id": cast.opened.pk},
        "cohort": {"cohort_id": cast.cohort.pk},
        "elsewhere": {"cohort_id": cast.elsewhere.pk},
        "person": {"person_id": cast.tess.pk},
        "spot": {"spot_id": cast.spot.pk},
    }
    name, *places = named.split()
    filled: dict[str, int | str] = {}
    for place in places:
        key, given, value = place.partition("=")
        filled |= {key: value} if given else stands_for[place]
    return reverse(name, kwargs=filled)


@pytest.mark.parametrize(
    ("named", "method", "expected"), [pytest.param(*row, id=f"{row[1]} {row[0]}") for row in rows()]
)
def test_everybody_gets_what_is_theirs(cast: Cast, named: str, method: str, expected: list[str]) -> None:
    there = address(cast, named)
    got = []
    for name in PEOPLE:
        browser = cast.browser(name)
        with transaction.atomic():  # what one person does must not be there for the next
            answer = browser.generic(method, there) if method == "GET" else browser.post(there)
            transaction.set_rollback(True)
        got.append(said(answer.status_code, answer.get("Location", "")))
    assert dict(zip(PEOPLE, got, strict=True)) == dict(zip(PEOPLE, expected, strict=True))


def said(status: int, location: str) -> str:
    if status != 302:
        return str(status)
    return "in" if location.startswith("/accounts/login/") else "on"


def test_no_address_is_left_out() -> None:
    listed = {(named.split()[0], method) for named, method, _ in rows()}
    there = {name for name, _ in patterns(get_resolver()) if not name.startswith("admin:")}
    assert {(name, method) for name in there for method in ("GET", "POST")} - listed == set()


@pytest.mark.parametrize("visitor", ["nobody", "tess", "ines"])
def test_the_administration_sends_everybody_but_staff_to_sign_in(cast: Cast, visitor: str) -> None:
    browser = cast.browser(visitor)
    inside = [written for name, written in patterns(get_resolver()) if name.startswith("admin:")]
    assert len(inside) > 20
    for written in inside:
        answer = browser.get("/" + re.sub(r"<[^>]+>", "1", written.replace("(?P<url>.*)$", "1/")))
        if written not in ("admin/login/", "admin/logout/"):
            assert answer.status_code == 302, written
            assert "/login/" in answer["Location"], written


@pytest.mark.parametrize(
    "room", ["", "accounts/user/", "cohorts/cohort/", "practice/drill/", "progress/attempt/", "progress/spot/"]
)
def test_staff_find_the_administration_open(cast: Cast, room: str) -> None:
    assert cast.browser("sam").get(f"/admin/{room}").status_code == 200


@pytest.mark.parametrize("number", [2**31, 2**63 - 1, 2**63, 10**20])
def test_a_number_that_no_row_has_leads_nowhere(cast: Cast, number: int) -> None:
    browser = cast.browser("sam")
    ours = [(name, written) for name, written in patterns(get_resolver()) if "<int:" in written and "admin" not in name]
    assert len(ours) > 15
    for name, written in ours:
        there = "/" + re.sub(r"<int:\w+>", str(number), written)
        for method in ("GET", "POST"):
            with transaction.atomic():
                status = browser.generic(method, there).status_code
            assert status in (404, 405), f"{method} {name} with {number}: {status}"
