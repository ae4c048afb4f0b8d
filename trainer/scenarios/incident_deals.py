"""Random tables at which something goes wrong: a hand just dealt, a street in play."""

from __future__ import annotations

from dataclasses import replace

from trainer.poker.cards import Card
from trainer.poker.incidents import Incident
from trainer.poker.situation import (
    BOARD_CARDS,
    STREETS,
    Action,
    ActionKind,
    Game,
    Seat,
    Situation,
    Start,
    StartPot,
    Status,
    Street,
    Structure,
)
from trainer.rulebooks.policies import AbsentDealtIn
from trainer.rulebooks.rulebook import Circumstances, Rulebook
from trainer.scenarios.deals import game, pack, player_count, posts, seat_numbers, stacks
from trainer.scenarios.seeds import Chance

AWAY = {1: 0.0, 2: 0.35, 3: 0.6}
"""How often somebody at a table of that level does not play."""
EXTRA_POST = {1: 0.0, 2: 0.2, 3: 0.4}
"""How often there is a post beside the two blinds."""


# ---- a hand just dealt --------------------------------------------------------------------------


def deal_table(chance: Chance, book: Rulebook, level: int, *, least: int = 2) -> Situation:
    """A hand just dealt, the blinds posted, nobody has acted; at least `least` players take part.

    From level 2 on some chair may not play (sitting out, or absent where the book deals in who is absent), and there
    may be a new player's post or a big blind ante.
    """
    terms = game(chance, book)
    count = max(player_count(chance, level), least)
    away = _away(book, terms) if chance.chance(AWAY[level]) else None
    numbers = seat_numbers(chance, count + (away is not None))
    missing = chance.choice(numbers) if away else None
    players = [number for number in numbers if number != missing]
    dealt = numbers if away is Status.ABSENT else players
    button = chance.choice(players)
    size = dict(zip(numbers, stacks(chance, len(numbers), terms), strict=True))
    seats = tuple(Seat(n, size[n], status=away if away and n == missing else Status.LIVE) for n in numbers)
    table = Situation(seats=seats, button=button, game=terms, actions=posts(dealt, button, terms))
    return _extra_post(chance, book, table) if chance.chance(EXTRA_POST[level]) else table


def _away(book: Rulebook, terms: Game) -> Status | None:
    """How somebody who does not play counts in that game; None where a tournament's book leaves it open."""
    if not terms.tournament:
        return Status.SITTING_OUT
    always = book.provision(AbsentDealtIn, Circumstances(tournament=False)).value is AbsentDealtIn.ALWAYS
    return Status.ABSENT if always else None


def _extra_post(chance: Chance, book: Rulebook, table: Situation) -> Situation:
    """The table with a new player's live post in a cash game, with a big blind ante in a tournament that has antes."""
    blinds = [action.seat for action in table.actions]
    terms = table.game
    if terms.tournament:
        if terms.structure is Structure.FIXED_LIMIT:
            return table
        paid = Action(Street.PREFLOP, blinds[1], ActionKind.ANTE, terms.big_blind)
        return replace(
            table, game=replace(terms, ante=terms.big_blind or 0, ante_by="big-blind"), actions=(*table.actions, paid)
        )
    free = [n for n in table.numbers(Status.LIVE) if n not in (*blinds, table.button)]
    if not free:
        return table
    new = chance.choice(free)
    live = Action(Street.PREFLOP, new, ActionKind.POST_LIVE, terms.big_blind)
    seats = tuple(replace(seat, new=True) if seat.seat == new else seat for seat in table.seats)
    return replace(table, seats=seats, actions=(*table.actions, live))


# ---- a street in play ---------------------------------------------------------------------------


def street_table(chance: Chance, book: Rulebook, level: int, street: Street) -> Situation:
    """A hand that has come to `street`, on which nobody has acted: its board lies there, some players have folded."""
    if street is Street.PREFLOP:
        return deal_table(chance, book, level)
    terms = game(chance, book)
    count = player_count(chance, level)
    numbers = seat_numbers(chance, count)
    live = chance.sample(numbers, chance.between(2, max(2, count - 1)))
    seats = tuple(
        Seat(n, stack, status=Status.LIVE if n in live else Status.FOLDED)
        for n, stack in zip(numbers, stacks(chance, count, terms), strict=True)
    )
    pot = (terms.big_blind or 1) * len(live) * chance.between(1, 3 * (STREETS.index(street)))
    return Situation(
        seats=seats,
        button=chance.choice(numbers),
        board=tuple(pack(chance)[: BOARD_CARDS[street]]),
        game=terms,
        start=Start(street, (StartPot(pot),)),
    )


def fresh_cards(chance: Chance, situation: Situation, count: int) -> tuple[Card, ...]:
    """Cards that do not lie on the board yet."""
    return tuple(card for card in pack(chance) if card not in situation.board)[:count]


def with_incident(situation: Situation, incident: Incident, **changes: object) -> Situation:
    """The situation in which that went wrong."""
    return replace(situation, incident=incident, **changes)  # type: ignore[arg-type]
