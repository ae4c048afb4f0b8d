"""Verdicts in words: what a ruling comes to, a line for each thing that it says, whatever the question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any, NamedTuple

from trainer.assessment.message import Param
from trainer.rulings.ruling import Ruling
from trainer.wording.cards import signs
from trainer.wording.figures import seat_numbers, seats_named
from trainer.wording.hands import hand_name
from trainer.wording.languages import apart, listed, marked, number, plural, translator
from trainer.wording.phrases import counted, phrase
from trainer.wording.policies import answer_said, point_text
from trainer.wording.terms import ACTS, DECISIONS, ORDINALS


class Line(NamedTuple):
    """One thing that a verdict says: of what, and what. Of two verdicts, lines of one label can be compared."""

    label: str
    text: str


def verdict_lines(ruling: Ruling[Any], lang: str) -> tuple[Line, ...]:
    """The verdict, a line for each thing that it says; of a question without words of its own, field by field."""
    teller = TELLERS.get(ruling.question, _fields)
    return tuple(teller(ruling.verdict, lang))


Teller = Callable[[Any, str], Iterable[Line]]


# ---- cards and chips ---------------------------------------------------------------------------------


def _best_hand(verdict: Any, lang: str) -> Iterable[Line]:
    yield Line(_say(marked("Best hand"), lang), _seats(verdict.winners, lang))
    for hand in verdict.hands:
        named = hand_name(hand.category, hand.cards, lang)
        yield Line(_seats((hand.seat,), lang), f"{_raised(named)} ({signs(hand.cards)})")


def _uncalled(verdict: Any, lang: str) -> Iterable[Line]:
    for back in verdict.uncalled:
        yield _line(marked("Back to seat {seat}"), {"seat": back.seat}, number(back.amount, lang), lang)


def _pots(verdict: Any, lang: str) -> Iterable[Line]:
    yield from _uncalled(verdict, lang)
    for place, pot in enumerate(verdict.pots):
        text = phrase(
            marked("{amount}, played for by {who:seats}"), {"amount": pot.amount, "who": tuple(pot.eligible)}, lang
        )
        yield Line(_pot(place, len(verdict.pots), lang), text if pot.eligible else number(pot.amount, lang))
    if verdict.rake:
        yield Line(_say(marked("Rake"), lang), number(verdict.rake, lang))


def _payout(verdict: Any, lang: str) -> Iterable[Line]:
    for seat, amount in sorted(verdict.payouts.items()):
        yield _line(marked("Seat {seat} wins"), {"seat": seat}, number(amount, lang), lang)
    yield from _uncalled(verdict, lang)
    for place, pot in enumerate(verdict.pots):
        shares = [_award(award, lang) for award in verdict.awards if award.pot == place]
        told = phrase(marked("{amount}: {shares}"), {"amount": pot.amount, "shares": listed(shares, lang)}, lang)
        yield Line(_pot(place, len(verdict.pots), lang), told)
    if verdict.rake:
        yield Line(_say(marked("Rake"), lang), number(verdict.rake, lang))


_WITH_ODD_CHIPS = plural(
    "{amount} with the odd chip to {seat:seat}", "{amount} with {odd:count} odd chips to {seat:seat}"
)


def _award(award: Any, lang: str) -> str:
    figures: dict[str, Param] = {"amount": award.amount, "seat": award.seat, "odd": award.odd_chips}
    if not award.odd_chips:
        return phrase(marked("{amount} to {seat:seat}"), figures, lang)
    return counted(_WITH_ODD_CHIPS, award.odd_chips, figures, lang)


def _rake(verdict: Any, lang: str) -> Iterable[Line]:
    yield Line(_say(marked("Raked are"), lang), number(verdict.rakeable, lang))
    yield Line(_say(marked("The house takes"), lang), number(verdict.rake, lang))


# ---- turns and bets ----------------------------------------------------------------------------------


def _show_order(verdict: Any, lang: str) -> Iterable[Line]:
    order = _in_order(verdict.order, lang)
    together = _say(marked("All hands are turned up together"), lang)
    yield Line(_say(marked("Shown in the order"), lang), together if verdict.together else order)
    if verdict.together:
        yield Line(_say(marked("Called in the order"), lang), order)
    yield Line(_say(marked("Must show"), lang), _seats(verdict.must_show, lang))
    yield Line(_say(marked("May muck"), lang), _seats(verdict.may_muck, lang))


def _to_act(verdict: Any, lang: str) -> Iterable[Line]:
    nobody = _say(marked("Nobody: the betting round is over"), lang)
    yield Line(_say(marked("To act"), lang), nobody if verdict.seat is None else _seats((verdict.seat,), lang))


def _bet_limits(verdict: Any, lang: str) -> Iterable[Line]:
    yield Line(_say(marked("Asked about"), lang), _seats((verdict.seat,), lang))
    yield Line(_say(marked("To call"), lang), number(verdict.to_call, lang))
    yield Line(_say(marked("May bet or raise"), lang), _plain(verdict.may_raise, lang))
    if verdict.may_raise is not False:
        yield Line(_say(marked("At least to"), lang), _plain(verdict.min_raise_to, lang))
        yield Line(_say(marked("At most to"), lang), _plain(verdict.max_raise_to, lang))


# ---- before the hand ---------------------------------------------------------------------------------

_POSTS = {
    "small-blind": marked("small blind"),
    "big-blind": marked("big blind"),
    "ante": marked("ante"),
    "post-live": marked("post"),
    "post-dead": marked("dead post"),
}


def _blinds(verdict: Any, lang: str) -> Iterable[Line]:
    yield Line(_say(marked("Button"), lang), _seats((verdict.button,), lang))
    for seat in dict.fromkeys(post.seat for post in verdict.posts):
        told = [_post(post, lang) for post in verdict.posts if post.seat == seat]
        yield _line(marked("Seat {seat} posts"), {"seat": seat}, listed(told, lang), lang)
    yield Line(_say(marked("Dealt in"), lang), _seats(verdict.dealt_in, lang))
    yield Line(_say(marked("Waiting"), lang), _seats(verdict.waiting, lang))


def _post(post: Any, lang: str) -> str:
    say = translator(lang).gettext
    name = say(_POSTS.get(post.kind.value, marked("post")))
    if post.live and post.dead:
        text = say("{name}, {live} live and {dead} dead")
    else:
        text = say("{name}, {live} live") if post.live else say("{name}, {dead} dead")
    return text.format(name=name, live=number(post.live, lang), dead=number(post.dead, lang))


def _deal(verdict: Any, lang: str) -> Iterable[Line]:
    yield Line(_say(marked("Can be dealt"), lang), _plain(verdict.dealable, lang))
    yield Line(_say(marked("Cards go to"), lang), _in_order(verdict.order, lang))
    yield Line(_say(marked("Burn cards in the hand"), lang), number(verdict.burns, lang))


def _finish_order(verdict: Any, lang: str) -> Iterable[Line]:
    for finish in verdict.places:
        yield Line(_seats((finish.seat,), lang), _place(finish.place, lang))


def _place(place: int, lang: str) -> str:
    say = translator(lang).gettext
    if place <= len(ORDINALS):
        return _raised(say("{ordinal} place").format(ordinal=say(ORDINALS[place - 1])))
    return say("Place {place}").format(place=place)


def _first_button(verdict: Any, lang: str) -> Iterable[Line]:
    floor = _say(marked("The floor decides"), lang)
    yield Line(_say(marked("Button"), lang), floor if verdict.button is None else _seats((verdict.button,), lang))


def _buy_in(verdict: Any, lang: str) -> Iterable[Line]:
    yield Line(_say(marked("Smallest buy-in"), lang), _raised(_plain(verdict.least, lang)))


def _chip_race(verdict: Any, lang: str) -> Iterable[Line]:
    yield Line(_say(marked("New chips raced for"), lang), _raised(_plain(verdict.new_chips, lang)))


def _race_winners(verdict: Any, lang: str) -> Iterable[Line]:
    floor = _say(marked("The floor decides"), lang)
    told = ((marked("One new chip each to"), verdict.winners), (marked("Kept in the event by one chip"), verdict.saved))
    for label, seats in told:
        yield Line(_say(label, lang), floor if seats is None else _seats(seats, lang))


def _fact(verdict: Any, lang: str) -> Iterable[Line]:
    yield Line(_say(marked("Asked about"), lang), _raised(point_text(verdict.point, lang)))
    answer, is_word = verdict.answer, isinstance(verdict.answer, str)
    told = answer_said(f"{verdict.point}/{answer}", lang) if is_word else _plain(answer, lang)
    yield Line(_say(marked("The book says"), lang), _raised(told))


# ---- what went wrong ---------------------------------------------------------------------------------


def _incident(verdict: Any, lang: str) -> Iterable[Line]:
    yield Line(_say(marked("Decision"), lang), _say(DECISIONS[verdict.decision], lang))
    if verdict.then:
        yield Line(_say(marked("The dealer"), lang), apart([_say(ACTS[act], lang) for act in verdict.then], lang))


_ACTIONS = {
    "fold": marked("Fold"),
    "check": marked("Check"),
    "call": marked("Call"),
    "bet": marked("Bet"),
    "raise": marked("Raise"),
    "call-or-fold": marked("Call or fold"),
    "call-or-raise": marked("Call or raise"),
    "none": marked("None"),
    "floor": marked("Floor"),
    "brought-up": marked("Brought up"),
    "brought-down": marked("Brought down"),
    "excess-returned": marked("Excess returned"),
    "made-good": marked("Made good"),
    "second-motion-returned": marked("Second motion returned"),
    "word-replaced": marked("Word replaced"),
    "raise-refused": marked("Raise refused"),
    "at-least": marked("At least that much"),
    "unless-action-changes": marked("As long as the action does not change"),
    "chips-back": marked("The chips go back"),
    "no-raise-next-turn": marked("No bet or raise at the next turn"),
}
"""What a gesture counts as, and what the dealer changes about it."""


def _gesture(verdict: Any, lang: str) -> Iterable[Line]:
    floor = _say(marked("The floor decides"), lang)
    action = verdict.action
    yield Line(_say(marked("It counts as"), lang), floor if action is None else _word(action, lang))
    if verdict.to is not None:
        yield Line(_say(marked("In front, in all"), lang), number(verdict.to, lang))
    yield Line(_say(marked("It binds"), lang), _plain(verdict.binding, lang))
    if verdict.correction:
        yield Line(_say(marked("The dealer"), lang), _plain(verdict.correction, lang))


# ---- any other ---------------------------------------------------------------------------------------


def _fields(verdict: Any, lang: str) -> Iterable[Line]:
    """Field by field, as the fields are called."""
    for field in fields(verdict):
        yield Line(_raised(field.name.replace("_", " ")), _plain(getattr(verdict, field.name), lang))


def _plain(value: Any, lang: str) -> str:
    """A value of a verdict as it is said; what is left open is the floor's."""
    say = translator(lang).gettext
    match value:
        case None:
            return say("the floor decides")
        case bool():
            return say("yes") if value else say("no")
        case Enum():
            return _word(value, lang)
        case int():
            return number(value, lang)
        case str():
            return value
        case Mapping():
            return apart([f"{key}: {_plain(item, lang)}" for key, item in value.items()], lang)
        case Sequence():
            return listed([_plain(item, lang) for item in value], lang) or say("none")
    if is_dataclass(value):
        return ", ".join([_plain(getattr(value, field.name), lang) for field in fields(value)])
    return str(value)


def _word(value: Any, lang: str) -> str:
    """A code of a closed list in words; one that has none, with spaces."""
    code = str(value.value if isinstance(value, Enum) else value)
    for words in (_ACTIONS, ACTS, DECISIONS):
        if code in words:
            return _say(words[code], lang)  # type: ignore[index]
    return _raised(code.replace("-", " "))


def _say(text: str, lang: str) -> str:
    return translator(lang).gettext(text)


def _line(text: str, params: Mapping[str, Param], told: str, lang: str) -> Line:
    return Line(phrase(text, params, lang), told)


def _raised(text: str) -> str:
    return text[:1].upper() + text[1:]


def _seats(seats: Sequence[int], lang: str) -> str:
    return _raised(seats_named(tuple(seats), lang)) if seats else _say(marked("Nobody"), lang)


def _in_order(seats: Sequence[int], lang: str) -> str:
    """Seats one after the other, which is not their order at the table: `4, then 1, then 2`."""
    return _say(marked(", then "), lang).join(seat_numbers(seats, lang))


def _pot(place: int, count: int, lang: str) -> str:
    return _raised(phrase("{pot:pot}", {"pot": "only" if count == 1 else place}, lang))


TELLERS: dict[str, Teller] = {
    "best-hand": _best_hand,
    "pots": _pots,
    "payout": _payout,
    "show-order": _show_order,
    "to-act": _to_act,
    "bet-limits": _bet_limits,
    "gesture": _gesture,
    "blinds": _blinds,
    "deal": _deal,
    "incident": _incident,
    "finish-order": _finish_order,
    "rake": _rake,
    "first-button": _first_button,
    "buy-in": _buy_in,
    "chip-race": _chip_race,
    "race-winners": _race_winners,
    "fact": _fact,
}
"""How the verdict of each question is told; any other is told by its fields."""
