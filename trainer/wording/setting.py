"""The setting: what is played and what was before, in plain sentences, as far as the situation tells it."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.poker.situation import Game, LastHand, Rake, Situation
from trainer.wording.languages import listed, marked, number, translator, within
from trainer.wording.phrases import phrase
from trainer.wording.terms import PLAYS, STRUCTURES

_WAS = {
    "button": marked("the button was at {seat:seat}"),
    "small_blind": marked("the small blind at {seat:seat}"),
    "big_blind": marked("the big blind at {seat:seat}"),
}


def setting_lines(situation: Situation, lang: str) -> tuple[str, ...]:
    """A sentence each: the game, antes and fixed bets, chips, rake, the hand before."""
    game = situation.game
    told = [*_game(game, lang), *_chips(game, lang), *_rake(game.rake, lang), *_last(situation.last, lang)]
    return tuple([text[:1].upper() + text[1:] for text in told])


def _game(game: Game, lang: str) -> Iterator[str]:
    say = translator(lang).gettext
    parts = [say(STRUCTURES[game.structure.value])] if game.structure else []
    if game.tournament is not None:
        parts.append(say(PLAYS["tournament" if game.tournament else "cash"]))
    if game.small_blind and game.big_blind:
        blinds = {"small": game.small_blind, "big": game.big_blind}
        parts.append(within(phrase(marked("blinds {small:amount} and {big:amount}"), blinds, lang), lang))
    elif game.big_blind:
        parts.append(within(phrase(marked("big blind {big:amount}"), {"big": game.big_blind}, lang), lang))
    if parts:
        yield f"{', '.join(parts)}."
    if game.small_bet and game.big_bet:
        bets = {"small": game.small_bet, "big": game.big_bet}
        yield phrase(marked("Fixed bets of {small:amount}, later {big:amount}."), bets, lang)
    if game.ante:
        each = marked("Every player posts an ante of {ante:amount}.")
        for_all = marked("The big blind pays an ante of {ante:amount} for all.")
        yield phrase(each if game.ante_by == "each" else for_all, {"ante": game.ante}, lang)


def _chips(game: Game, lang: str) -> Iterator[str]:
    if game.chip:
        yield phrase(marked("The smallest chip in play is {chip:amount}."), {"chip": game.chip}, lang)
    if game.whole and game.whole > 1:
        yield phrase(marked("{whole:amount} units make one euro, dollar or point."), {"whole": game.whole}, lang)


def _rake(rake: Rake | None, lang: str) -> Iterator[str]:
    say = translator(lang).gettext
    if rake is None:
        return
    if rake.taken is not None:
        amounts = listed([number(amount, lang) for amount in rake.taken], lang)
        yield say("Taken from the pots: {amounts}.").format(amounts=amounts)
        return
    parts = [say("rake")]
    if rake.percent is not None:
        parts = [within(phrase(marked("rake {rate:percent}"), {"rate": str(rake.percent)}, lang), lang)]
    if rake.cap is not None:
        parts.append(say("at most {cap}").format(cap=number(rake.cap, lang)))
    if rake.step is not None:
        parts.append(say("in steps of {step}").format(step=number(rake.step, lang)))
    if rake.no_flop_no_drop:
        parts.append(say("nothing without a flop"))
    yield f"{', '.join(parts)}."


def _last(last: LastHand | None, lang: str) -> Iterator[str]:
    if last is None:
        return
    told = [(text, getattr(last, name)) for name, text in _WAS.items()]
    places = [within(phrase(text, {"seat": seat}, lang), lang) for text, seat in told if seat is not None]
    if places:
        yield translator(lang).gettext("In the hand before {places}.").format(places=listed(places, lang))
