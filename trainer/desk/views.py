"""The pages of the rulings desk: build a spot, see what the houses decide, keep it, send it round.

The address of a spot holds the spot itself (see `links`), so that nothing is stored that nobody asked to keep. A spot
too long for an address is shown all the same; it can be saved as a file.
"""

from __future__ import annotations

import json
from typing import Any

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext
from django.views.decorators.http import require_http_methods, require_safe
from django_htmx.http import push_url

from trainer.accounts.doors import SignedIn, signed_in
from trainer.accounts.speech import language
from trainer.cohorts.models import Cohort, Membership
from trainer.desk import presets
from trainer.desk.builder import GROUPS, Builder, Words, spelled, with_row, without_row
from trainer.desk.files import ImportForm
from trainer.desk.judging import Comparison, Judged, compare, judge
from trainer.desk.links import LinkError, pack, unpack
from trainer.desk.saving import SaveForm
from trainer.poker import notation
from trainer.poker.situation import Situation, SituationError
from trainer.progress.exhibits import Exhibit, laid_out
from trainer.rulebooks import shelf
from trainer.rulings.questions import QUESTIONS
from trainer.scenarios.spots import exhibits_of
from trainer.wording.remarks import error_said

LONGEST_TYPED = 300
"""How much of one field is read; every field asks for less."""

form_page = require_http_methods(["GET", "HEAD", "POST"])


class Spot:
    """A spot that was read and ruled on, with all that the page shows of it."""

    def __init__(self, situation: Situation, question: str, book: str) -> None:
        """SituationError where the spot lacks what the question needs under that book."""
        self.situation = situation
        self.question = question
        self.book = book
        self.document = {**notation.document(situation), "book": book}
        self.judged: Judged = judge(situation, question, shelf.book(book), language())

    @property
    def packed(self) -> str | None:
        """The document as part of an address; None where it is too long."""
        return pack(self.document)

    @property
    def query(self) -> str:
        """The part of an address that opens the spot again; "" where it is too long for one."""
        packed = self.packed
        return "" if packed is None else address_of(self.question, packed)

    @property
    def text(self) -> str:
        """The document as JSON."""
        return json.dumps(self.document, ensure_ascii=False)

    def comparison(self) -> Comparison:
        """What every other house decides."""
        return compare(self.situation, self.judged, language())

    def exhibits(self) -> list[Exhibit]:
        """Table, actions and incident, as a trainee would see them, nothing hidden."""
        names = [name for name in exhibits_of(self.situation) if name not in ("totals", "chips")]
        return list(laid_out(self.situation, {"lang": language(), "ruling": "", "exhibits": names}))


def address_of(question: str, packed: str) -> str:
    """The query string that opens a packed spot with that question."""
    query = QueryDict(mutable=True)
    query["q"], query["s"] = question, packed
    return query.urlencode()


# ---- the desk ----------------------------------------------------------------------------------------


@form_page
@signed_in
def desk(request: SignedIn) -> HttpResponse:
    """The builder, and what the houses say to the spot in it."""
    if request.method == "POST":
        return _posted(request)
    if "s" in request.GET:
        try:
            spot = _linked(request)
        except (LinkError, SituationError) as fault:
            return show(request, trouble=_trouble(fault), status=404)
        return show(request, spot=spot)
    if request.GET.get("preset") in [one.slug for one in presets.every()]:
        return _preset(request, presets.preset(request.GET["preset"]))
    return show(request)


def _preset(request: SignedIn, chosen: presets.Preset) -> HttpResponse:
    book = request.GET.get("book")
    spot = Spot(notation.read(chosen.document), chosen.question, book if book in shelf.slugs() else chosen.book)
    return show(request, spot=spot, preset=chosen)


def _linked(request: HttpRequest) -> Spot:
    """The spot in the address; `book` in it asks another house. LinkError, or SituationError where it is no spot."""
    document = unpack(request.GET.get("s", ""))
    book = request.GET.get("book") or document.get("book")
    question = request.GET.get("q")
    if question not in QUESTIONS or book not in shelf.slugs():
        raise LinkError(gettext("the link asks nothing that is answered here"))
    return Spot(notation.read(document), question, str(book))


def _trouble(fault: ValueError) -> str:
    if isinstance(fault, SituationError):
        return gettext("This link cannot be ruled on: %(why)s") % {"why": error_said(fault, language())}
    return gettext("This link does not hold a spot: %(why)s.") % {"why": str(fault)}


def _filled(spot: Spot) -> Builder:
    return Builder(spelled(spot.situation, question=spot.question, book=spot.book), is_bound=False)


def _begun(request: SignedIn) -> Words:
    """An empty spot: the reader's own house, and three seats to write on."""
    joined = Membership.objects.filter(person=request.user).order_by("-joined_at")
    house = joined.values_list("cohort__rulebook", flat=True).first()
    words: Words = {
        "ask-question": "pots",
        "ask-book": house if house in shelf.slugs() else shelf.slugs()[0],
        "game-structure": "no-limit",
    }
    for _ in range(3):
        words = with_row(words, "seats")
    return words


# ---- what was posted ---------------------------------------------------------------------------------


def _posted(request: SignedIn) -> HttpResponse:
    words = _typed(request)
    do = request.POST.get("do", "rule")
    for group in GROUPS:
        if do == f"add-{group}":
            return show(request, _fresh(with_row(words, group), group))
        if do.startswith(f"drop-{group}-") and do.rpartition("-")[2].isdecimal():
            return show(request, Builder(without_row(words, group, int(do.rpartition("-")[2][:4])), is_bound=False))
    if do == "fields":
        return show(request, Builder(_with_first_exposure(words), is_bound=False))
    builder, spot = _ruled(words)
    if spot is None:
        return show(request, builder, status=422)
    if not spot.query:
        return show(request, builder, spot=spot)
    address = f"{reverse('desk:desk')}?{spot.query}"
    if not request.htmx:
        return redirect(f"{address}#verdict")
    return push_url(show(request, spot=spot), address)


def _typed(request: HttpRequest) -> Words:
    return {name: str(text)[:LONGEST_TYPED] for name, text in request.POST.items() if name.partition("-")[1]}


def _with_first_exposure(words: Words) -> Words:
    """A row for the exposed card, once that is what went wrong."""
    is_told = words.get("incident-kind") == "exposed-card" and words.get("exposures-TOTAL_FORMS", "0") == "0"
    return with_row(words, "exposures") if is_told else words


def _fresh(words: Words, group: str) -> Builder:
    """The builder with the focus on the row that was added."""
    builder = Builder(words, is_bound=False)
    rows = getattr(builder, group)
    if rows.forms:
        first = next(iter(rows.forms[-1].fields.values()))
        first.widget.attrs |= {"autofocus": True, "data-focus": ""}
    return builder


def _ruled(words: Words) -> tuple[Builder, Spot | None]:
    """The spot in what was typed; no spot where something is wrong, which then stands at its field."""
    builder = Builder(words, is_bound=True)
    if not builder.is_typed_well():
        return builder, None
    document = builder.document()
    try:
        if builder.question not in QUESTIONS:
            raise SituationError("question", "choose one of the questions")
        if builder.book not in shelf.slugs():
            raise SituationError("book", "choose one of the houses")
        situation = notation.read(document)
        try:
            return builder, Spot(situation, builder.question, builder.book)
        except SituationError as error:
            raise notation.as_told(error, document) from None
    except SituationError as error:
        builder.put(error)
        return builder, None


# ---- showing -----------------------------------------------------------------------------------------


def show(
    request: SignedIn,
    builder: Builder | None = None,
    *,
    spot: Spot | None = None,
    preset: presets.Preset | None = None,
    save: SaveForm | None = None,
    trouble: str = "",
    status: int = 200,
) -> HttpResponse:
    """The desk: `builder` as it stands, else filled from the spot, else begun anew; and what was ruled on."""
    if builder is None:
        builder = _filled(spot) if spot else Builder(_begun(request), is_bound=False)
    context: dict[str, Any] = {
        "builder": builder,
        "presets": presets.every(),
        "preset": preset,
        "spot": spot,
        "trouble": trouble,
        "announcement": _announced(builder, spot),
    }
    if spot is not None:
        context |= {
            "judged": spot.judged,
            "comparison": spot.comparison(),
            "exhibits": spot.exhibits(),
            "link": request.build_absolute_uri(f"{reverse('desk:desk')}?{spot.query}") if spot.query else "",
            "save": save or _save_form(request, spot),
        }
    template = "desk/desk.html#desk" if request.htmx else "desk/desk.html"
    return render(request, template, context, status=status)


def _announced(builder: Builder, spot: Spot | None) -> str:
    """What came of it in a breath, for the live region."""
    if spot is not None:
        return ". ".join([f"{line.label}: {line.text}" for line in spot.judged.lines[:2]])
    return gettext("Something is wrong with the spot.") if builder.has_faults else ""


def _save_form(request: SignedIn, spot: Spot) -> SaveForm | None:
    """The form that keeps the spot; only for those who teach somebody."""
    taught = list(Cohort.objects.for_instructor(request.user))
    return SaveForm(taught=taught, spot=spot) if taught else None


# ---- files and paper ---------------------------------------------------------------------------------


@form_page
@signed_in
def bring(request: SignedIn) -> HttpResponse:
    """Bring a document, pasted or as a file, and open it at the desk."""
    form = ImportForm(request.POST or None, request.FILES or None, initial={"question": request.GET.get("q")})
    if request.method != "POST":
        return render(request, "desk/import.html", {"form": form})
    form = ImportForm(request.POST, request.FILES)
    if not form.is_valid():
        return render(request, "desk/import.html", {"form": form}, status=422)
    situation, question, book = form.situation, form.cleaned_data["question"], form.cleaned_data["book"]
    packed = pack({**notation.document(situation), "book": book})
    if packed is not None:
        try:
            Spot(situation, question, book)
        except SituationError:
            return _opened(request, situation, question, book)
        return redirect(f"{reverse('desk:desk')}?{address_of(question, packed)}")
    return _opened(request, situation, question, book)


def _opened(request: SignedIn, situation: Situation, question: str, book: str) -> HttpResponse:
    """The document in the builder, with what keeps it from being ruled on at its field."""
    builder, spot = _ruled(spelled(situation, question=question, book=book))
    return show(request, builder, spot=spot, status=200 if spot else 422)


@form_page
@signed_in
def export(request: SignedIn) -> HttpResponse:
    """The document as a file: of a link, or posted as it is where it is too long for one."""
    try:
        spot = _sent_along(request) if request.method == "POST" else _linked(request)
    except (LinkError, SituationError) as fault:
        return show(request, trouble=_trouble(fault), status=422 if request.method == "POST" else 404)
    text = json.dumps(spot.document, ensure_ascii=False, indent=2)
    headers = {"Content-Disposition": f'attachment; filename="spot-{spot.question}.json"'}
    return HttpResponse(f"{text}\n", content_type="application/json; charset=utf-8", headers=headers)


def _sent_along(request: HttpRequest) -> Spot:
    """The spot whose document was posted."""
    situation = notation.parse(request.POST.get("document", ""))
    question, book = request.POST.get("question"), situation.book
    if question not in QUESTIONS or book not in shelf.slugs():
        raise LinkError(gettext("the document asks nothing that is answered here"))
    return Spot(situation, question, str(book))


@require_safe
@signed_in
def paper(request: SignedIn) -> HttpResponse:
    """The spot of a link on paper: table, verdict, steps with their rules, the other houses."""
    try:
        spot = _linked(request)
    except (LinkError, SituationError) as fault:
        return show(request, trouble=_trouble(fault), status=404)
    context = {
        "spot": spot,
        "judged": spot.judged,
        "comparison": spot.comparison(),
        "exhibits": spot.exhibits(),
        "back": f"{reverse('desk:desk')}?{spot.query}",
    }
    return render(request, "desk/paper.html", context)
