"""How the account pages and mails speak: in our words and our address, although allauth and Django wrote most of them.

A person goes through everything that can be done with an account, with every mistake that can be made on the way.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import Any

import polib
import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.core.cache import cache
from django.test import Client, signals
from django.urls import reverse
from django.utils import translation
from django.utils.translation import trans_real

from tests.cast import PASSWORD, person
from trainer.accounts.models import User
from trainer.accounts.templatetags.once import forget
from trainer.library import borrowed, gathering
from trainer.library.catalogues import TRANSLATED, path_of
from trainer.library.gathering import Key

NEW = "river-rat-river-card"

FAMILIAR = {
    "de": r"du|dich|dir|dein(?:e[mnrs]?)?|euch|eure?[mnrs]?",
    "hu": r"te|téged|neked|tied|veled|rád|\w*(?:szavad(?:at)?|fiókod(?:at)?|címed(?:et)?|adataid)"
    r"|add|adj|írd|küldd|kérd|erősítsd|kattints|próbáld|ellenőrizd|válassz|jelentkezz"
    r"|kaptad|kérted|elfelejtetted|szeretnéd|tudod|vagy bejelentkezve",
}
"""Words that only who says du or te would say."""

ENGLISH = re.compile(r"\b(?:the|your?|this|that|please|have|been|with|for|are|and|must|from)\b", re.IGNORECASE)
"""Words without which allauth says little, and which are none in any of our languages."""


class Journey:
    """A browser in one language, and what was read in it."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.read: list[str] = []
        self.client = Client(headers={"accept-language": lang})

    def look(self, name: str, **places: str) -> None:
        self._take(self.client.get(reverse(name, kwargs=places or None), follow=True))

    def send(self, name: str, **typed: str) -> None:
        self._take(self.client.post(reverse(name), typed, follow=True))

    def follow_the_link(self, recipient: str) -> str:
        """Opens the page that the last mail to the address leads to, and says where one ends up."""
        last = [str(one.body) for one in mail.outbox if recipient in one.to][-1]
        link = re.search(r"http://testserver(\S+)", last)
        assert link
        answer = self.client.get(link[1], follow=True)
        self._take(answer)
        return str(answer.request["PATH_INFO"])

    def send_to(self, path: str, **typed: str) -> None:
        self._take(self.client.post(path, typed, follow=True))

    def as_(self, who: User) -> None:
        self.client = Client(headers={"accept-language": self.lang})
        self.client.force_login(who)

    def _take(self, answer: Any) -> None:
        assert answer.status_code == 200, answer.request
        self.read.append(told(answer.content.decode()))
        cache.clear()  # whoever is so busy would be asked to wait


def told(page: str) -> str:
    """What a page says, its placeholders and names for screen readers too."""
    page = re.sub(r"<style\b.*?</style>|<(button)[^>]* lang=\"en\".*?</button>", " ", page, flags=re.DOTALL)
    page = re.sub(r"<script(?![^>]*json)\b.*?</script>", " ", page, flags=re.DOTALL)
    more = re.findall(r'(?:aria-label|title|placeholder|alt|data-[a-z-]*)="([^"]*)"', page)
    return unescape(" | ".join([re.sub(r"<[^>]+>", " | ", page), *more]))


def journey(lang: str) -> list[str]:
    """Everything that is read on the way, mails included."""
    went = Journey(lang)
    _in_and_out(went)
    _addresses(went)
    _passwords(went)
    return went.read + [f"{one.subject}\n{one.body}" for one in mail.outbox]


def _in_and_out(went: Journey) -> None:
    person("taken")
    closed = person("closed")
    User.objects.filter(pk=closed.pk).update(is_active=False)
    User.objects.filter(username="taken").update(email="taken@example.org")
    went.look("account_signup")
    good = {"username": "newcomer", "email": "new@example.org", "password1": NEW, "password2": NEW}
    for wrong in (
        dict.fromkeys(good, ""),
        {"password2": "another"},
        {"password1": "short", "password2": "short"},
        {"password1": "password", "password2": "password"},
        {"password1": "4815162342", "password2": "4815162342"},
        {"password1": "newcomer", "password2": "newcomer"},
        {"username": "taken"},
        {"username": "no spaces!"},
        {"username": "x" * 200},
        {"username": "a\0b"},
        {"email": "no address"},
        {"email": "taken@example.org"},
    ):
        went.send("account_signup", **good | wrong)
    assert not User.objects.filter(username="newcomer").exists()
    went.send("account_signup", **good)
    went.look("account_email_verification_sent")
    confirmation = went.follow_the_link("new@example.org")
    went.send_to(confirmation)
    went.look("account_confirm_email", key="nothing")
    went.look("account_logout")
    went.send("account_logout")
    went.look("account_login")
    went.send("account_login")
    went.send("account_login", login="newcomer", password="wrong")
    went.send("account_login", login="new@example.org", password="wrong")
    went.send("account_login", login="closed", password=PASSWORD)
    for _ in range(6):
        tried = went.client.post(reverse("account_login"), {"login": "taken", "password": "wrong"})
    went.read.append(told(tried.content.decode()))
    for _ in range(40):
        tried = went.client.post(reverse("account_login"), {"login": "", "password": ""})
    assert tried.status_code == 429
    went.read.append(told(tried.content.decode()))
    cache.clear()
    went.send("account_login", login="newcomer", password=NEW, remember="on")


def _addresses(went: Journey) -> None:
    went.as_(User.objects.get(username="newcomer"))
    went.look("account_email")
    for typed in ("", "no address", "new@example.org", "taken@example.org", "second@example.org"):
        went.send("account_email", action_add="", email=typed)
    for action in ("action_send", "action_primary", "action_remove"):
        for typed in ("new@example.org", "second@example.org"):
            went.send("account_email", **{action: "", "email": typed})
    for number in range(5):
        went.send("account_email", action_add="", email=f"more{number}@example.org")
    EmailAddress.objects.create(user=User.objects.get(username="taken"), email="more2@example.org", verified=True)
    went.send_to(went.follow_the_link("more2@example.org"))
    went.as_(person("without"))
    went.look("account_email")


def _passwords(went: Journey) -> None:
    went.as_(User.objects.get(username="newcomer"))
    went.look("account_change_password")
    good = {"oldpassword": NEW, "password1": "ace-of-clubs-and-air", "password2": "ace-of-clubs-and-air"}
    for wrong in ({"oldpassword": "wrong"}, {"password2": "another"}, {"password1": "short", "password2": "short"}):
        went.send("account_change_password", **good | wrong)
    went.look("account_reauthenticate")
    went.send("account_reauthenticate", password="wrong")
    went.send("account_change_password", **good)
    went.look("account_reset_password")
    went.client.logout()
    went.look("account_reset_password")
    for typed in ("", "nobody@example.org", "new@example.org"):
        went.send("account_reset_password", email=typed)
    there = went.follow_the_link("new@example.org")
    for pair in (("short", "short"), (NEW, "another"), (NEW, NEW)):
        went.send_to(there, password1=pair[0], password2=pair[1])
    went.follow_the_link("new@example.org")
    unset = person("unset")
    unset.set_unusable_password()
    unset.save()
    went.as_(unset)
    went.look("account_set_password")
    went.send("account_set_password", password1=NEW, password2="another")
    went.send("account_set_password", password1=NEW, password2=NEW)


@pytest.mark.django_db
@pytest.mark.parametrize("lang", TRANSLATED)
def test_nothing_is_said_in_english_and_nobody_is_spoken_to_as_du_or_te(lang: str) -> None:
    read = journey(lang)
    assert len(mail.outbox) > 5
    assert among(read, ENGLISH) == set()
    if lang in FAMILIAR:
        assert among(read, re.compile(rf"(?<!\w)(?:{FAMILIAR[lang]})(?!\w)", re.IGNORECASE)) == set()


def among(read: list[str], words: re.Pattern[str]) -> set[str]:
    """The words that are there, each with what stands round it."""
    return {text[max(0, one.start() - 40) : one.end() + 40] for text in read for one in words.finditer(text)}


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> set[Key]:
    """Every text that is asked of Django's translators; what was rendered before is rendered again."""
    forget()
    heard: set[Key] = set()
    say, say_number = trans_real.gettext, trans_real.do_ntranslate

    def gettext(message: str) -> Any:
        context, _, text = str(message).rpartition(trans_real.CONTEXT_SEPARATOR)
        heard.add(Key(context, text.replace("\r\n", "\n"), ""))
        return say(message)

    def do_ntranslate(one: str, many: str, number: int, function: str) -> Any:
        heard.add(Key("", one, many))
        return say_number(one, many, number, function)

    for module in (trans_real, vars(translation)["_trans"]):  # the second keeps what it was once asked for
        monkeypatch.setattr(module, "gettext", gettext)
    monkeypatch.setattr(trans_real, "do_ntranslate", do_ntranslate)
    return heard


@pytest.fixture
def rendered() -> Iterator[set[str]]:
    """The names of all templates that are rendered."""
    names: set[str] = set()

    def hear(template: Any, **_: Any) -> None:
        names.add(template.name)

    signals.template_rendered.connect(hear)
    yield names
    signals.template_rendered.disconnect(hear)


@pytest.mark.django_db
def test_what_comes_up_on_the_way_is_ours_or_borrowed_and_nothing_else_is(asked: set[Key], rendered: set[str]) -> None:
    journey("hu")
    assert {f"account/{page}" for page in borrowed.PAGES} - rendered == set()
    assert len(asked) > 150
    assert asked - {*gathering.site()} == {Key("", ":", "")}  # what stands behind a label


def test_every_file_that_texts_are_borrowed_from_still_has_some() -> None:
    files = {file for found in gathering.site().values() for file in found.files}
    assert {*borrowed.SAID} - files == set()


@pytest.mark.parametrize("lang", TRANSLATED)
def test_our_words_win_over_those_of_allauth_and_django(lang: str) -> None:
    texts = {key for key, found in gathering.site().items() if {*borrowed.SAID} & {*found.files}}
    ours = [
        entry
        for entry in polib.pofile(str(path_of(lang, "django")))
        if Key(entry.msgctxt or "", entry.msgid, entry.msgid_plural) in texts
    ]
    assert len(ours) == len(texts)
    with translation.override(lang):
        for entry in ours:
            if entry.msgid_plural:
                said = translation.ngettext(entry.msgid, entry.msgid_plural, 1), entry.msgstr_plural[0]
            elif entry.msgctxt:
                said = translation.pgettext(entry.msgctxt, entry.msgid), entry.msgstr
            else:
                said = translation.gettext(entry.msgid), entry.msgstr
            assert said[0] == said[1]
