"""A sentence for every step of a ruling, made from the step's code and figures, in a language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from string import Formatter
from typing import cast

from trainer.rulings.ruling import Param, Step
from trainer.rulings.steps import Act, Reason, StepCode
from trainer.wording.cards import card_name, rank_name, signs
from trainer.wording.hands import category_name, hand_name
from trainer.wording.languages import listed, marked, number, translator

# ---- figures ------------------------------------------------------------------------------------

Speak = Callable[[Param, str], str]
"""A figure and a language -> how it is said."""


def seats_named(seats: Sequence[int], lang: str) -> str:
    """One seat or several: `seat 4`, `seats 1, 4 and 6`."""
    say = translator(lang)
    one, many = say.gettext("seat {seats}"), say.gettext("seats {seats}")
    return (one if len(seats) == 1 else many).format(seats=listed([str(seat) for seat in seats], lang))


def sum_named(parts: Sequence[int], lang: str) -> str:
    """The addition as a dealer writes it, alike parts together: `3 × 1,000 + 155 = 3,155`."""
    counted: dict[int, int] = {}
    for part in parts:
        counted[part] = counted.get(part, 0) + 1
    terms = [number(part, lang) if count == 1 else f"{count} × {number(part, lang)}" for part, count in counted.items()]
    return f"{' + '.join(terms)} = {number(sum(parts), lang)}"


_STREETS = {
    "preflop": marked("before the flop"),
    "flop": marked("on the flop"),
    "turn": marked("on the turn"),
    "river": marked("on the river"),
}


def _plain(value: Param, lang: str) -> str:
    return str(value)


def _amount(value: Param, lang: str) -> str:
    return number(cast("int", value), lang)


def _seat_list(value: Param, lang: str) -> str:
    return seats_named(cast("tuple[int, ...]", value), lang)


def _sum(value: Param, lang: str) -> str:
    return sum_named(cast("tuple[int, ...]", value), lang)


def _cards(value: Param, lang: str) -> str:
    return signs(cast("tuple[str, ...]", value))


def _card(value: Param, lang: str) -> str:
    return card_name(cast("str", value), lang)


def _category(value: Param, lang: str) -> str:
    return category_name(cast("str", value), lang)


def _rank(value: Param, lang: str) -> str:
    return rank_name(cast("str", value), lang)


def _street(value: Param, lang: str) -> str:
    return translator(lang).gettext(_STREETS[cast("str", value)])


def _pot(value: Param, lang: str) -> str:
    """Pots are told from 0, the main pot."""
    say = translator(lang)
    return say.gettext("main pot") if value == 0 else say.gettext("side pot {number}").format(number=value)


FIGURES: dict[str, Speak] = {
    "above": _amount,
    "all_in": _seat_list,
    "amount": _amount,
    "below": _rank,
    "beyond": _amount,
    "blind": _amount,
    "cap": _amount,
    "category": _category,
    "chip": _amount,
    "count": _plain,
    "dead": _amount,
    "earlier": _amount,
    "five": _cards,
    "lesser": _category,
    "level": _amount,
    "matched": _amount,
    "parts": _sum,
    "percent": _plain,
    "pot": _pot,
    "rake": _amount,
    "rank": _rank,
    "seat": _plain,
    "seats": _seat_list,
    "share": _amount,
    "step": _amount,
    "street": _street,
    "total": _amount,
}
"""How each figure of a step is said, by its name: a name means the same in every step."""

# ---- sentences ----------------------------------------------------------------------------------

SENTENCES: dict[StepCode, tuple[str, ...]] = {
    # hands
    Reason.BEST_FIVE: (
        marked("The best five of the {count} cards make the hand; two, one or none of the hole cards may be among them."),
    ),
    Reason.HAND_READ: (marked("Seat {seat} has {five}: {hand}."),),
    Reason.LOW_ACE: (marked("An ace may stand below the two, so ace to five is a straight: {seats}."),),
    Reason.BOARD_PLAYS: (
        marked("The board itself is the best hand for {seats}: whoever plays the board can at best share."),
    ),
    Reason.HIGHER_CATEGORY: (marked("{category} ranks above {lesser}: best is {seats}."),),
    Reason.HIGHER_RANKS: (
        marked("The category is the same ({category}), so ranks decide, card by card: {rank} beats {below}. Best is {seats}."),
    ),
    Reason.EQUAL_HANDS: (marked("The best hands are equal: {seats}. Suits never break a tie."),),
    # pots
    Reason.UNCALLED_RETURNED: (
        marked("Seat {seat} put in {total}, and the next highest total is {matched}: nobody called {amount}, which goes back first."),
    ),
    Reason.SHORT_BLIND: (
        marked("Seat {seat} had only {amount} for the blind of {blind}: it is all-in for its part and can win only what is matched to it."),
    ),
    Reason.ONLY_POT: (
        marked("There is one pot: {parts}."),
        marked("{earlier} of it lay there before."),
        marked("{dead} of it is dead money."),
        marked("It can be won by {seats}."),
    ),
    Reason.MAIN_POT: (
        marked("Main pot, up to {level} from each seat: {parts}."),
        marked("{earlier} of it lay there before."),
        marked("{dead} of it is dead money."),
        marked("It can be won by {seats}."),
    ),
    Reason.SIDE_POT: (
        marked("{pot}, what each seat put in above {above}, up to {level}: {parts}."),
        marked("{pot}, all that was put in above {beyond}: {parts}."),
        marked("{earlier} of it lay there before."),
        marked("It can be won by {seats}."),
    ),
    Reason.FOLDED_CHIPS: (
        marked("What folded seats put in stays in the pots that it reached: {amount} from {seats}."),
    ),
    Reason.RAKE_BY_RATE: (
        marked("The rake is {percent} percent of {total}, main pot first: {rake}."),
        marked("It is rounded down to steps of {step}."),
        marked("It is at most {cap}."),
    ),
    Reason.RAKE_AS_TAKEN: (marked("The house takes a rake of {rake} before anything is split."),),
    Reason.NO_FLOP_NO_DROP: (marked("No flop was seen, so the house takes no rake."),),
    # payouts
    Reason.NOT_SHOWN: (marked("Not shown, so no claim to any pot: {seats}."),),
    Reason.EACH_POT_APART: (marked("Each of the {count} pots is awarded apart, the last side pot first."),),
    Reason.LAST_LEFT: (marked("All others have folded: seat {seat} takes {amount}."),),
    Reason.ONLY_CONTENDER: (marked("{pot}: only seat {seat} is left in it and takes {amount}."),),
    Reason.ONLY_HAND_SHOWN: (marked("{pot}: seat {seat} alone shows a hand for it and takes {amount}."),),
    Reason.POT_WON: (marked("{pot}: seat {seat} has the best hand, {hand}, and wins {amount}."),),
    Reason.POT_SHARED: (
        marked("{pot}: the best hands are equal ({category}), {seats}. {amount} among {count}: {share} each."),
    ),
    Reason.UNIT_SMALLEST_CHIP: (marked("A shared pot is broken down to the smallest chip in play, {chip}."),),
    Reason.UNIT_CHIP_OF_BLINDS: (marked("A shared pot is broken down to the smallest chip that makes the blinds, {chip}."),),
    Reason.ODD_CHIP: (
        marked("{pot}: one chip of {chip} does not divide and goes to the first winner left of the button, seat {seat}."),
    ),
    Reason.ODD_CHIPS_ONE_EACH: (
        marked("{pot}: {count} chips of {chip} do not divide and go one each, clockwise from the left of the button: {seats}."),
    ),
    Reason.ODD_CHIPS_TO_FIRST: (
        marked("{pot}: {count} chips of {chip} do not divide and all go to the first winner left of the button, seat {seat}."),
    ),
    Reason.SMALL_REST: (
        marked("{pot}: {amount} is less than a chip of {chip} and goes to the first winner left of the button, seat {seat}."),
    ),
    # showdown
    Reason.SHOWDOWN_ANNOUNCED: (marked("The dealer announces the showdown; until then hands stay closed."),),
    Reason.UNCALLED_NEED_NOT_SHOW: (marked("Seat {seat} is the last one left, called by nobody: it need not show."),),
    Reason.UNCALLED_SHOWS_IF_ASKED: (
        marked("Seat {seat} is the last one left, called by nobody: it shows only if the dealer or the floor asks."),
    ),
    Reason.ALL_FACE_UP: (
        marked("All-in: {all_in}. The betting is over, so all hands lie face up at once, and nobody may muck: {seats}."),
    ),
    Reason.AS_IF_CHECKED: (
        marked("The betting ended before the river, so the showdown goes as if the river had been checked."),
    ),
    Reason.SIDE_POT_SHOWS_FIRST: (
        marked("Who plays for the {pot} shows before those who are in for earlier pots only: {seats}."),
    ),
    Reason.LAST_AGGRESSOR_FIRST: (marked("Seat {seat} made the last bet or raise on the river and shows first."),),
    Reason.LEFT_OF_BUTTON_FIRST: (
        marked("Nobody bet on the river: seat {seat}, the first live seat left of the button, shows first."),
    ),
    Reason.FIRST_OF_THE_REST: (marked("Of those not called yet, seat {seat} is the first left of the button."),),
    Reason.ALL_IN_BETTOR_FIRST: (
        marked("The betting ended {street}: seat {seat}, which pushed all-in, shows first."),
    ),
    Reason.THEN_CLOCKWISE: (marked("After it clockwise: {seats}."),),
    Reason.FIRST_MUST_SHOW: (marked("Seat {seat} must show and may not muck instead."),),
    Reason.FIRST_MAY_MUCK: (marked("Seat {seat} may muck instead and then wins nothing."),),
    Reason.OTHERS_MAY_MUCK: (marked("Whoever claims no part of the pot may muck: {seats}."),),
    Reason.WINNER_TABLES_ALL: (marked("Whoever claims a pot tables both cards."),),
}
"""A step's text: those of its sentences for which the step has all the figures."""


def step_text(step: Step, lang: str) -> str:
    """The step in words. KeyError for a language that the trainer does not speak."""
    say = translator(lang)
    figures = {name: FIGURES[name](value, lang) for name, value in step.params.items()}
    if "category" in step.params and "five" in step.params:
        figures["hand"] = hand_name(
            cast("str", step.params["category"]), cast("tuple[str, ...]", step.params["five"]), lang
        )
    told = [text for text in SENTENCES[step.code] if wanted(text) <= figures.keys()]
    return " ".join([_capital(say.gettext(text).format_map(figures)) for text in told])


def wanted(text: str) -> set[str]:
    """The figures that a sentence has places for."""
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
