"""The pages on which a hand is brought: its history is read, checked, and shown street by street.

Nothing is stored. What is shown has seats in place of names, and travels in the address, as spots do; a hand too long
for an address is posted on. Of the text itself nothing is kept.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from django import forms
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import urlencode
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from trainer.accounts.doors import SignedIn, signed_in
from trainer.accounts.speech import language
from trainer.cohorts.models import Membership
from trainer.cohorts.roles import teaches
from trainer.desk import fields
from trainer.desk.files import is_over
from trainer.desk.histories import course as played
from trainer.desk.histories.reading import MOST_BYTES, File, Read, decoded, read_file
from trainer.desk.histories.telling import Brought, HistoryError
from trainer.desk.links import LinkError, pack, unpack
from trainer.desk.views import address_of
from trainer.poker import notation
from trainer.poker.pots import Layers
from trainer.poker.situation import Situation, SituationError
from trainer.progress.exhibits import Exhibit, laid_out
from trainer.progress.templatetags.terms import house_name
from trainer.rulebooks import shelf
from trainer.scenarios.spots import is_played
from trainer.wording.actions import StreetLog, action_log
from trainer.wording.languages import number
from trainer.wording.remarks import remark_said
from trainer.wording.setting import setting_lines

FALLBACK_BOOK = "roberts"
"""The book that knows every structure and both kinds of play, asked where the chosen house does not play the game."""


class HandForm(forms.Form):
    """A hand history, pasted or as a file, and the house to ask. `file_of_hands` once valid."""

    file_of_hands: File
    use_required_attribute = False

    text = forms.CharField(
        label=_("Paste the hand history"),
        required=False,
        strip=False,
        widget=forms.Textarea({"rows": 12, "spellcheck": "false", "autocomplete": "off", "class": "code-text"}),
    )
    file = forms.FileField(
        label=_("Or choose a file"),
        required=False,
        help_text=_("Text, 1 MB at most. Of several hands you choose one."),
        widget=forms.FileInput({"accept": ".txt,.phh,.phhs,.xml,.log,text/plain"}),
    )
    book = forms.ChoiceField(label=_("House"), choices=[], help_text=_("Whose rules the desk is asked for."))

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.fields["book"].choices = [(slug, house_name(slug)) for slug in shelf.slugs()]  # type: ignore[attr-defined]

    def clean(self) -> dict[str, Any]:
        data = super().clean() or {}
        if {"text", "file"} & self.errors.keys():
            return data
        file = data.get("file")
        field = "file" if file else "text"
        if file and file.size > MOST_BYTES:
            self.add_error("file", gettext("The file is over 1 MB."))
            return data
        text = decoded(file.read()) if file else data.get("text", "")
        if not text.strip():
            self.add_error(field, gettext("Paste a hand history, or choose a file."))
            return data
        if not file and is_over(text, MOST_BYTES):
            self.add_error("text", gettext("The text is over 1 MB. Paste a part of it."))
            return data
        try:
            self.file_of_hands = read_file(text)
        except HistoryError as fault:
            self.add_error(field, said(fault))
            return data
        only = self.file_of_hands.hands[0] if len(self.file_of_hands.hands) == 1 else None
        if only and only.fault:
            self.add_error(field, said(only.fault))
        return data


def said(fault: HistoryError) -> str:
    """What is wrong, with its line first."""
    return gettext("Line %(line)d: %(why)s.") % {"line": fault.line, "why": remark_said(fault.remark, language())}


# ---- bringing ----------------------------------------------------------------------------------------


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
@signed_in
def bring(request: SignedIn) -> HttpResponse:
    """Bring a history. One hand is shown at once, of several one is chosen."""
    if request.method != "POST":
        return render(request, "desk/hands.html", {"form": HandForm(initial={"book": _house(request)})})
    form = HandForm(request.POST, request.FILES)
    if not form.is_valid():
        return render(request, "desk/hands.html", {"form": form}, status=422)
    found, book = form.file_of_hands, form.cleaned_data["book"]
    if len(found.hands) == 1 and found.hands[0].brought:
        brought = found.hands[0].brought
        address = _address(brought, book)
        return redirect(address) if address else _shown(request, brought, book)
    listed = [_line(one, book) for one in found.hands]
    return render(request, "desk/hand_list.html", {"file": found, "hands": listed, "book": book})


def _house(request: SignedIn) -> str:
    """The house of the cohort that the reader joined last."""
    joined = Membership.objects.filter(person=request.user).order_by("-joined_at")
    house = joined.values_list("cohort__rulebook", flat=True).first()
    return house if house in shelf.slugs() else shelf.slugs()[0]


@dataclass(frozen=True, slots=True)
class Listed:
    """A hand in the list: where it begins, what is played, where it opens (`posted` where that is no address)."""

    number: int
    line: int
    setting: tuple[str, ...]
    address: str
    posted: str
    fault: str


def _line(one: Read, book: str) -> Listed:
    if one.brought is None:
        return Listed(one.number, one.line, (), "", "", said(one.fault) if one.fault else "")
    situation = one.brought.situation
    seats = gettext("%(count)d seats") % {"count": len(situation.seats)}
    address = _address(one.brought, book)
    posted = "" if address else json.dumps(played.packable(one.brought), separators=(",", ":"))
    return Listed(one.number, one.line, (*setting_lines(situation, language()), seats), address, posted, "")


def _address(brought: Brought, book: str) -> str:
    """Where the hand opens; "" where it is too long for an address."""
    packed = pack(played.packable(brought))
    return f"{reverse('desk:hand')}?{urlencode({'h': packed, 'book': book})}" if packed else ""


# ---- one hand ----------------------------------------------------------------------------------------


@require_http_methods(["GET", "HEAD", "POST"])
@signed_in
def hand(request: SignedIn) -> HttpResponse:
    """A brought hand street by street; every moment of it can be taken to the desk."""
    if request.method != "POST" and "h" not in request.GET:
        return redirect("desk:hands")
    try:
        brought, book = _sent(request)
    except (LinkError, SituationError):
        trouble = gettext("This link holds no hand. Bring its history again.")
        form = HandForm(initial={"book": _house(request)})
        status = 422 if request.method == "POST" else 404
        return render(request, "desk/hands.html", {"form": form, "trouble": trouble}, status=status)
    return _shown(request, brought, book)


def _sent(request: HttpRequest) -> tuple[Brought, str]:
    """The hand of the address or, where it is too long for one, as it was posted."""
    given = request.POST if request.method == "POST" else request.GET
    told = notation.load(given.get("hand", "")) if request.method == "POST" else unpack(given.get("h", ""))
    book = given.get("book", "")
    if not isinstance(told, dict) or book not in shelf.slugs():
        raise LinkError(gettext("the link holds no hand"))
    return played.unpacked(told), book


@dataclass(frozen=True, slots=True)
class Opening:
    """A moment at the desk: the question asked there, and its address, or the document where it is too long for one."""

    question: str
    address: str
    posted: str


@dataclass(frozen=True, slots=True)
class Entry:
    """An action in words, its line in the text, and the moment before it."""

    text: str
    line: int
    opening: Opening | None


@dataclass(frozen=True, slots=True)
class StreetShown:
    """A street: its log, its actions, the table at its end, the pots there, and the moments at its end."""

    log: StreetLog
    entries: tuple[Entry, ...]
    felt: Exhibit | None
    pots: tuple[tuple[int, str, tuple[int, ...]], ...]
    back: tuple[int, str] | None
    openings: tuple[Opening, ...]


def _shown(request: SignedIn, brought: Brought, book: str) -> HttpResponse:
    found = played.course(brought)
    asked = book if is_played(found.sound.game, shelf.book(book)) else FALLBACK_BOOK
    lang = language()
    paid = [(seat, number(won, lang)) for seat, won in brought.paid]
    context = {
        "course": found,
        "fault": found.fault,
        "why": fields.said(remark_said(found.fault.remark, lang)) if found.fault else "",
        "refused": _refused(found),
        "streets": list(_streets(found, asked)),
        "setting": setting_lines(found.sound, lang),
        "paid": paid if not found.fault else [],
        "rake": number(brought.rake, lang) if brought.rake and not found.fault else "",
        "differences": [remark_said(one, lang) for one in played.differences(found)],
        "asked": asked,
        "chosen": book,
        "unit": found.sound.game.whole,
        "teaches": teaches(request.user),
        "houses": [(slug, house_name(slug)) for slug in shelf.slugs()],
        "packed": "" if request.method == "POST" else request.GET.get("h", ""),
    }
    return render(request, "desk/hand.html", context)


def _refused(found: played.Course) -> str:
    """The action that could not have been played, in words; "" where none is to blame."""
    place = found.fault.place if found.fault else None
    if place is None:
        return ""
    told = found.brought.situation
    logs = action_log(Situation(told.seats, told.button, game=told.game, actions=told.actions), language())
    return [line for street in logs for line in street.lines][place]


def _streets(found: played.Course, book: str) -> Iterator[StreetShown]:
    lang, situation = language(), found.sound
    logs = {log.street: log for log in action_log(situation, lang)}
    shown = list(played.streets(situation))
    for street, at_end, places in shown:
        log = logs[street]
        entries = [
            Entry(text, found.brought.lines[place], _moment(situation, place, book))
            for text, place in zip(log.lines, places, strict=True)
        ]
        is_last = street is shown[-1][0]
        piled = _piled(at_end)
        pots = [(nth, number(pot.amount, lang), pot.eligible) for nth, pot in enumerate(piled.pots)] if piled else []
        back = (piled.uncalled.seat, number(piled.uncalled.amount, lang)) if piled and piled.uncalled else None
        asked = [_open("pots", played.as_dealt(at_end), book)] if entries else []
        openings = _end(found, book) if is_last else asked
        yield StreetShown(log, tuple(entries), _felt(at_end), tuple(pots), back, tuple(openings))


def _piled(at_end: Situation) -> Layers | None:
    try:
        return played.course(Brought(at_end, tuple(0 for _ in at_end.actions))).piled()
    except SituationError:
        return None


def _felt(at_end: Situation) -> Exhibit | None:
    drawn = laid_out(at_end, {"lang": language(), "ruling": "", "exhibits": ["felt"]})
    return drawn[0] if drawn else None


def _moment(situation: Situation, place: int, book: str) -> Opening | None:
    """The moment before an action that was chosen: what may the seat do?"""
    if not played.is_decision(situation, place):
        return None
    return _open("bet-limits", played.as_dealt(played.before(situation, place)), book)


def _end(found: played.Course, book: str) -> Iterator[Opening]:
    """What can be asked once the last action is told."""
    situation, stands = found.sound, found.stands
    if stands is None:
        return
    if stands.to_act is not None:
        yield _open("bet-limits", played.as_dealt(situation), book)
        return
    yield _open("pots", played.as_dealt(situation), book)
    if not stands.betting_over:
        return
    shown = [seat for seat in stands.live if situation.at(seat).cards]
    if len(stands.live) == 1 or (len(situation.board) == 5 and len(shown) > 1):
        yield _open("payout", played.raked(found), book)
    if len(stands.live) > 1 and len(situation.board) == 5:
        yield _open("show-order", played.as_dealt(situation), book)
        if len(shown) > 1:
            yield _open("best-hand", situation, book)


def _open(question: str, situation: Situation, book: str) -> Opening:
    document = {**notation.document(situation), "book": book}
    packed = pack(document)
    if packed:
        return Opening(question, f"{reverse('desk:desk')}?{address_of(question, packed)}", "")
    return Opening(question, "", json.dumps(document, separators=(",", ":")))
