"""The table of nine seats and 23 cards, drawn by us and by Django templates with an include per seat and card.

The templates get their figures ready made and draw far less (plain ovals, no chips, no plates). Like with like is our
drawing of a table as it lies; from the Situation the hand is replayed first.
"""

from __future__ import annotations

import math
import random
from typing import Any

from bench.rounds import Goal, Side, rates, table
from trainer.felt.drawing import draw
from trainer.felt.drawing import table as drawn
from trainer.poker.cards import DECK
from trainer.poker.situation import Action, ActionKind, Game, Seat, Situation, Start, StartPot, Street, Structure
from trainer.poker.tabletop import tabletop

SEATS = 9
GAME = Game(Structure.NO_LIMIT, 50, 100, chip=25, denominations=(25, 100, 500, 1000))
SUITS = {"s": ("♠", "#111"), "h": ("♥", "#b00020"), "d": ("♦", "#0b57d0"), "c": ("♣", "#0a6b2d")}
TEMPLATES = {
    "table.svg": (
        '<svg viewBox="0 0 1000 600" role="img" aria-label="Poker table">'
        '<ellipse cx="500" cy="300" rx="380" ry="200" fill="#0b5d3b"/>\n'
        '{% for c in table.board %}{% include "card.svg" %}{% endfor %}\n'
        '{% for p in table.pots %}<text x="{{ p.x }}" y="250">{{ p.name }}: {{ p.amount }}</text>{% endfor %}\n'
        '{% for s in table.seats %}{% include "seat.svg" %}{% endfor %}</svg>\n'
    ),
    "seat.svg": (
        '<g class="seat{% if s.folded %} folded{% endif %}"><circle cx="{{ s.x }}" cy="{{ s.y }}" r="46"/>'
        '<text x="{{ s.x }}" y="{{ s.y }}">{{ s.name }}</text>\n'
        '<text x="{{ s.x }}" y="{{ s.y }}" dy="16">{{ s.stack }}</text>'
        '{% if s.bet %}<text x="{{ s.x }}" y="{{ s.y }}" dy="32">bet {{ s.bet }}</text>{% endif %}\n'
        '{% if s.button %}<circle cx="{{ s.x }}" cy="{{ s.y }}" r="9" fill="#fff"/>{% endif %}'
        '{% for c in s.cards %}{% include "card.svg" %}{% endfor %}</g>\n'
    ),
    "card.svg": (
        '<g transform="translate({{ c.x }},{{ c.y }})">{% if c.up %}<rect width="40" height="56" rx="4" fill="#fff"/>'
        '<text x="6" y="18" fill="{{ c.colour }}">{{ c.rank }}</text>'
        '<text x="20" y="44" fill="{{ c.colour }}">{{ c.suit }}</text><title>{{ c.label }}</title>'
        '{% else %}<rect width="40" height="56" rx="4" fill="#345"/>{% endif %}</g>\n'
    ),
}


def cases(count: int, seed: int = 20_240_602) -> list[Situation]:
    """Nine hands face up on the river, two pots in the middle, one bet and eight calls in front."""
    rng = random.Random(seed)
    found = []
    for _ in range(count):
        dealt = rng.sample(DECK, 2 * SEATS + 5)
        seats = tuple(
            Seat(seat, 25 * rng.randint(40, 800), tuple(dealt[2 * seat - 2 : 2 * seat])) for seat in range(1, SEATS + 1)
        )
        kinds = [ActionKind.BET] + [ActionKind.CALL] * (SEATS - 1)
        actions = tuple(Action(Street.RIVER, seat, kind, 200) for seat, kind in enumerate(kinds, start=1))
        pots = (StartPot(25 * rng.randint(4, 400)), StartPot(25 * rng.randint(4, 400), (1, 2, 3)))
        start = Start(Street.RIVER, pots)
        found.append(Situation(seats, SEATS, tuple(dealt[-5:]), GAME, actions[: rng.randint(2, SEATS)], start))
    return found


def context(situation: Situation) -> dict[str, Any]:
    """The same table as a view would hand it to the templates."""

    def card(code: str, x: int, y: int) -> dict[str, Any]:
        sign, colour = SUITS[code[1]]
        rank = code[0].replace("T", "10")
        return {
            "rank": rank,
            "suit": sign,
            "colour": colour,
            "x": x,
            "y": y,
            "up": True,
            "label": f"{rank} of {code[1]}",
        }

    bets = {action.seat: action.to for action in situation.actions}
    seats = []
    for place, seat in enumerate(situation.seats):
        turn = 2 * math.pi * place / len(situation.seats)
        x, y = round(500 + 400 * math.cos(turn)), round(300 + 220 * math.sin(turn))
        cards = [card(code, x - 30 + 34 * nth, y - 20) for nth, code in enumerate(seat.cards)]
        seats.append(
            {"name": f"Seat {seat.seat}", "x": x, "y": y, "stack": seat.stack, "bet": bets.get(seat.seat, 0),
             "button": seat.seat == situation.button, "folded": False, "cards": cards}
        )  # fmt: skip
    board = [card(code, 360 + 58 * nth, 270) for nth, code in enumerate(situation.board)]
    start = situation.start.pots if situation.start else ()
    pots = [{"name": f"Pot {nth}", "amount": pot.amount, "x": 430 + 130 * nth} for nth, pot in enumerate(start)]
    return {"table": {"seats": seats, "board": board, "pots": pots}}


def run() -> list[str]:
    """The table, as Markdown."""
    from django.template import Context, Engine

    loader = ("django.template.loaders.cached.Loader", [("django.template.loaders.locmem.Loader", TEMPLATES)])
    includes = Engine(loaders=[loader]).get_template("table.svg")
    sides = {
        "Django, include per seat and card": Side(
            lambda case: Context(context(case), use_l10n=False, use_tz=False), includes.render
        ),
        "ours, from the Situation": Side(lambda case: case, drawn),
        "ours, of a table as it lies": Side(lambda case: (tabletop(case), case.game), lambda case: draw(*case)),
    }
    found = rates(sides, cases(1_500))
    goals = [Goal("ours, of a table as it lies", "Django, include per seat and card", 1 / 0.15)]
    return [table("The drawn table (nine seats, 23 cards)", "tables/s", found, goals)]
